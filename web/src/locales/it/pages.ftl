# Words of the pages around the table.

# Setting up a table.
setup-title = Apri un tavolo
setup-lead = Scegli chi siede dove. Tutto il resto va bene così.
setup-who = Chi gioca
setup-players = Giocatori
setup-players-count = { $count }
setup-seat = Posto { $number }
setup-seat-me = Io
    .text = Sei tu.
setup-seat-local = Su questo dispositivo
    .text = Si alterna con te a questo schermo.
setup-seat-open = Libero
    .text = Per la persona a cui manderai il link.
setup-seat-bot = Bot
setup-seat-name = Nome
setup-scoring = Che cosa rende alla fine
setup-scoring-lead = Quattro categorie, un punteggio ciascuna. Ogni combinazione va bene.
setup-scoring-base = Come sul tavoliere
    .text = I quattro punteggi stampati: perfetti per la prima partita.
setup-scoring-expansion = Costruttori esperti
    .text = In ogni categoria una delle quattro tessere, estratta a sorte.
setup-scoring-random = Tutto può capitare
    .text = Il punteggio stampato e le quattro tessere entrano nel sorteggio.
setup-scoring-chosen = Scelgo io
    .text = Uno per categoria.
setup-category-chapel = Cappella
setup-category-gate = Porta
setup-category-hostelry = Locanda
setup-category-bridge = Ponte
setup-how = Come si gioca
setup-clock = Tempo per pensare
setup-clock-none = Quanto ne serve
    .text = Nessuno ti mette fretta.
setup-clock-live = Con l’orologio
    .text = Ogni decisione ha i suoi secondi; il resto si prende dalla scorta di tempo. Finita la scorta, muove un bot.
setup-clock-days = Per corrispondenza
    .text = Giorni per ogni decisione; ti avvisiamo quando tocca a te.
setup-bank = Scorta di tempo in minuti
setup-decision = Secondi per decisione
setup-days = Giorni per decisione
setup-pace = Velocità dei bot
setup-pace-0 = Immediata
setup-pace-400 = Vivace
setup-pace-900 = Regolare
setup-pace-1800 = Tranquilla
setup-hands = Mani scoperte
    .text = Tutti vedono le carte in mano; niente di segreto vi entra mai.
setup-money = Borse aperte
    .text = Tutti vedono il denaro di tutti.
setup-undo = Annulla
    .text = Riprendi la tua mossa finché non si è visto nulla di nuovo.
setup-hints = Consigli
    .text = Chiedi a un bot che cosa farebbe.
setup-public = Tavolo pubblico
    .text = Compare tra i tavoli aperti.
setup-watch = Spettatori
    .text = Chi ha il link può guardare.
setup-chat = Chat
    .text = Scrivetevi al tavolo.
setup-special = Impostazioni particolari
setup-seed = Seme della disposizione
    .text = Lo stesso numero dà la stessa partita. Lascia vuoto per una disposizione equa.
setup-substitute = Sostituto
    .text = Il bot che gioca per chi se ne va o finisce il tempo.
setup-less = meno
setup-greater = più
setup-fault-names = Dai un nome a tutti su questo dispositivo.
setup-fault-long = Un nome è troppo lungo.
setup-fault-seed = Il seme è un numero intero da 0 a 9007199254740991.
setup-fault-nobody = Solo bot, e nessuno può guardare: fai entrare qualcuno.
setup-fault-number = Da { $least } a { $most }.
setup-fault-time = Controlla il tempo per pensare.
setup-full = Ci sono tutti.
setup-open = Gli altri arrivano con il link che riceverai.
setup-start = Comincia la partita
setup-invite = Apri il tavolo

# Lists of tables.
tables-title = Tavoli aperti
tables-lead = Prendi posto, o sbircia da sopra la spalla di chi gioca.
tables-open = Aspettano giocatori
tables-playing = Partite in corso
tables-none-open = Nessun tavolo aspetta. Aprine uno e rendilo pubblico.
tables-none-playing = Per ora nessuno gioca in pubblico.
tables-join = Prendi posto
tables-watch = Guarda
tables-television = Schermo grande
tables-round = Round { $round } di { $rounds }
tables-watchers =
    { $count ->
        [one] { $count } guarda
       *[other] { $count } guardano
    }
tables-clock-live = { $minutes } min + { $seconds } s
tables-clock-days =
    { $days ->
        [one] { $days } giorno per decisione
       *[other] { $days } giorni per decisione
    }
tables-hands-hidden = Mani coperte
tables-money-hidden = Denaro nascosto
games-title = Le mie partite
games-lead = Tutto ciò che giochi su questo dispositivo o con il tuo account.
games-waiting = Aspettano te
games-running = Aspettano gli altri
games-open = Non ancora cominciate
games-over = Finite
games-turn = Tocca a te
games-away = Un bot gioca per te
games-rests = Aspetta il tuo ritorno
games-place = { $place }º posto
games-unscored = Senza punteggio
games-play = Gioca
games-enter = Al tavolo
games-text = Come testo
games-result = Risultato
games-none = Non hai ancora giocato qui.
games-chronicle = La mia cronaca
games-first = Gioca la prima partita

# Me and my settings.
me-title = Io
me-lead = Per giocare non serve niente di tutto questo: basta un nome.
me-about = Su di me
me-guest = Sei ospite: questo browser si ricorda di te.
me-saved = Salvato
me-account = Account
me-account-why = Serve solo a ritrovare le tue partite se questo browser ti dimentica. Non occorre un indirizzo e-mail.
me-signed-in = Il tuo account: { $login }.
me-sign-up = Registrati
me-sign-in = Accedi
me-sign-recover = Password dimenticata?
me-sign-out = Esci
me-login = Nome utente
    .text = Da 3 a 40 lettere, cifre o . @ + - _
me-password = Password
    .text = Almeno 8 caratteri. Una frase va benissimo.
me-password-old = Vecchia password
me-password-new = Nuova password
me-password-change = Cambia password
me-password-changed = La password è cambiata. Gli altri dispositivi dovranno accedere di nuovo e le chiavi dei bot non valgono più.
me-recovery = Codice di recupero
    .text = L’unico rimedio se dimentichi la password. Si vede solo ora: conservalo in un posto sicuro.
me-download = Salva in un file
me-kept = L’ho conservato
me-told = Tocca a te!
    .text = Come vieni a sapere che una partita ti aspetta.
me-told-page = Sulla pagina
    .text = Il numero di partite in attesa sta nel titolo.
me-told-push = Con una notifica
    .text = Questo dispositivo ti avvisa anche a pagina chiusa.
me-told-push-forbidden = Le notifiche di questa pagina sono bloccate nel tuo browser.
me-told-push-impossible = Qui questo browser non può ricevere notifiche.
me-told-mail = Per e-mail
    .text = Solo per le partite per corrispondenza e per quelle che hai lasciato in corso.
me-told-mail-asked = Un’e-mail è in viaggio verso { $address }: apri il link che contiene.
me-told-mail-on = Scrivetemi
me-told-mail-account = Le e-mail sono riservate agli account: creane uno qui sopra e poi inserisci qui il tuo indirizzo.
me-device = Un altro dispositivo
    .text = Con un link privato ti riconosce anche un altro telefono o computer. Vale una volta, per un quarto d’ora.
me-device-make = Crea il link
me-device-qr = Il link come codice QR per la fotocamera dell’altro dispositivo
me-device-left =
    { $minutes ->
        [one] Vale ancora { $minutes } minuto. Non mostrarlo a nessuno.
       *[other] Vale ancora { $minutes } minuti. Non mostrarlo a nessuno.
    }
me-tokens = I tuoi bot
    .text = Con una chiave di accesso un programma può giocare a tuo nome.
me-token-label = Nome della chiave
me-token-make = Crea una chiave
me-token-new = La nuova chiave
me-token-once = Si vede solo ora. Chi la possiede può giocare come te.
me-token-used = ultimo uso: { $when }
me-token-unused = mai usata
me-token-drop = Elimina la chiave { $label }
me-api = Come i programmi parlano con il tavolo
me-gone = Elimina i miei dati
    .text = Account, nome, chiavi: sparisce tutto. I bot prendono i tuoi posti.
me-gone-do = Elimina tutto
me-gone-sure = Non si può annullare. I bot continuano le partite in corso e quelle finite non mostrano più il tuo nome.
movein-title = Nuovo dispositivo
movein-text = Con questo link privato ti riconoscerà anche questo dispositivo.
movein-instead = Su questo dispositivo sei { $name }. Con questo link, qui sarai qualcun altro.
movein-do = Sono io
movein-done = Ti diamo il benvenuto, { $name }. Tutte le tue partite sono qui.
movein-empty = Questo link è vuoto. Creane uno nuovo sull’altro dispositivo.
problem-sealed = Altri hanno ancora questa giornata davanti: le sue partite si potranno rivedere quando sarà finita.
problem-bad_login = Un nome utente ha da 3 a 40 lettere o cifre, oppure . @ + - _ e nessuno spazio.
problem-login_taken = Questo nome utente è già in uso. Scegline un altro.
problem-wrong_login = Nome utente e password, o codice, non corrispondono.
problem-weak_password = Questa password è troppo facile da indovinare. Usa almeno 8 caratteri; una frase va benissimo.
problem-bad_link = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo.
problem-bad_email = Non sembra un indirizzo e-mail.
problem-bad_push = Qui il servizio di notifiche di questo browser non si può usare.
problem-unknown = Prima di’ chi sei: scegli un nome o accedi.

# Replays.
replay-title = Rivedi
replay-lead = Ogni partita finita, mossa per mossa, con gli occhi di chi vuoi.
replay-drop = Trascina qui la registrazione di una partita
replay-let-go = Rilascia!
replay-choose = Scegli un file
replay-paste = Oppure incollala
replay-show = Mostra
replay-several =
    { $count ->
        [one] { $count } partita in questo file
       *[other] { $count } partite in questo file
    }
replay-mine = Le mie partite finite
replay-no-empty = Non c’è niente dentro.
replay-no-json = Non è una registrazione: non si legge come JSON.
replay-no-none = Dentro non c’è una partita: una registrazione ha giocatori e mosse.
replay-controls = Rivedi
replay-back = Una mossa indietro
replay-step = Una mossa avanti
replay-play = Riproduci
replay-pause = Pausa
replay-move = Momento della partita
replay-at = Mossa { $move } di { $moves }, round { $round }
replay-round = Vai a un round
replay-round-of = Round { $round }
replay-speed = Velocità
replay-eyes = Visto da
replay-eyes-open = Tutto visibile
replay-eyes-watch = Chi guarda
replay-menu = Menu
replay-money = £{ $money }
replay-fair = La disposizione è quella sigillata prima della partita.
replay-unfair = La disposizione non corrisponde a quella sigillata prima della partita.
replay-link = Link a questo momento
replay-position = Link a questa posizione
replay-download = Scarica la registrazione
replay-other = Un’altra partita
replay-keys = Le frecce vanno avanti e indietro, la barra spaziatrice riproduce, Home e Fine portano all’inizio e alla fine.
replay-play-on = Gioca da qui
replay-what-if = E se…?
replay-play-on-text = Un nuovo tavolo comincia al round { $round }, proprio in questo momento. Tu prendi un posto, i bot gli altri.
replay-my-seat = Il mio posto
replay-others = Gli altri
replay-same = Gli stessi bot
problem-bad_record = Questa registrazione contiene un errore.
problem-bad_position = Questa posizione contiene un errore.
problem-being_played = Questa posizione è quella di un tavolo in gioco. Si potrà analizzare quando la partita sarà finita.
problem-unsolved = È, o quasi, la posizione di un problema a cui non hai ancora risposto. Rispondi prima al problema.
problem-to-puzzle = Al problema

# A position by its link: one line of text, and the board it means.
position-title = Posizione
position-lead = A che punto è una partita, in una riga di testo.
position-text = La posizione come testo
position-show = Mostra
position-other = Un’altra posizione

# Watching on a big screen.
watch-title = Guarda
watch-standing = Classifica
watch-more-text = Quanto aggiungerebbe il punteggio finale se la partita finisse ora
watch-fullscreen = Schermo intero
watch-leave = Al tavolo
watch-not-yet = La partita non è ancora cominciata. Unisciti con il telefono:
watch-qr = L’indirizzo del tavolo come codice QR
