# The table: what is seen, asked and answered there.

table-title = Un tavolo
your-turn = Tocca a te
you = Tu
none = nessuna
rule = Regola { $rule }
money = Denaro
sending = Invio…
no-seat = Questo posto non è tuo.
left-to-memory = a memoria, a questo tavolo

## Money and tiles
pounds = £{ $amount }
pounds-more = +£{ $amount }
pounds-less = −£{ $amount }
tile-house = { $kind } { $number }
tile-park = { $kind } ({ $crest })
tile-on-site = { $tile } sullo spazio { $site }
face-down = coperta

## The scene
scene = La rotella sul Tamigi, con le pile attorno
stack-of = { $top }, { $count ->
    [one] l’ultima tessera della pila
   *[other] in cima a { $count } tessere
}
stack-empty = { $kind }: la pila è vuota
pays-now = Qui la rotella rende { $money }.
closed-by-x = Qui c’è la X: spazio chiuso, salvo con una tessera bonus.
by-centre = Dal centro della rotella.
space-centre = Centro della rotella: paga £2, prendi da una pila qualsiasi
space-pays = Spazio accanto alla pila «{ $kind }»: rende { $money }
space-x = La X, accanto alla pila «{ $kind }»: chiusa
centre-text = Costa £2; poi prendi la prima tessera di una pila a scelta.
centre-free = Con «{ $tile }» non costa nulla.
pawn-of = { $who ->
    [me] La tua pedina
   *[other] Pedina: { $name }
}
pawns-there = { $who ->
    [me] Occupato da te
    [us] Occupato da te e { $others }
    [other] Occupato da { $names }
   *[others] Occupato da { $names }
}
supply-pile = { $value } { $name }: { $count ->
    [0] non ce n’è più
    [one] una nella riserva
   *[other] { $count } nella riserva
}
supply-text = Con una locanda prendi carte da qui, per un valore totale fino alla sua potenza.
supply-and-bonus = Riserva e tessere bonus
bonus-stack = { $tile }, { $count ->
    [one] l’ultima della pila
   *[other] in cima a una pila di { $count }
}
bonus-stack-empty = Questa pila di tessere bonus è vuota
marker-at = { $name }: spazio { $space }
marker-waits = { $name }: non ancora in cammino
track-chapel-text = Gli spazi con moneta pagano, anche al passaggio. Chi è davanti vince ogni parità.
track-gate-text = Uno spazio ogni tre dà una tessera bonus; l’ultimo paga £10.
tracks = Tracciati
action-chapel = Cappella: avanza sul tracciato cappella di tanti spazi quanta è la sua potenza.
action-gate = Porta: avanza sul tracciato delle porte di tanti spazi quanta è la sua potenza.
action-hostelry = Locanda: prendi carte per un valore totale fino alla sua potenza.
action-haberdasher = Emporio: guadagna £1 per ogni punto di potenza.
action-guild = Gilda: nessun effetto, ma vale come ogni stemma.
action-park = Giardino: nessun effetto; dopo di esso va bene ogni numero.

## Bridges
bridge-of = { $who ->
    [me] Il tuo ponte
   *[other] Ponte di { $name }
}: { $count ->
    [0] ancora vuoto
    [one] un edificio
   *[other] { $count } edifici
}
bridge-holds = { $who ->
    [me] Il tuo ponte: { $tiles }
   *[other] Ponte di { $name }: { $tiles }
}
bridge-empty = { $who ->
    [me] Il tuo ponte: ancora vuoto
   *[other] Ponte di { $name }: ancora vuoto
}
bridge-full = ponte completo
site-empty = Spazio { $site }, vuoto
site-with = Spazio { $site }: { $tile }
carries = Stemma: { $crests }
fits-any = poi: ogni numero
fits-up-to = poi: { $number } o meno
fits-none = poi: solo un giardino
fits-title = Che cosa accetta il prossimo spazio
fits-text = I numeri calano lungo il ponte; dopo un giardino va bene ogni numero.
fits-text-last = I numeri calano lungo un ponte. L’ultimo edificio qui ha il numero { $last }: lo spazio seguente accetta un numero civico fino a { $number }, o un giardino. Un numero più alto dovrebbe rimpiazzare un edificio.
crests-are = Stemmi: blu: { $blue }, arancione: { $orange }, grigio: { $gray }, verde: { $green }
crests-title = Stemmi sul ponte
crests-text = La potenza di un effetto è il numero di stemmi del suo colore qui, compreso quello del nuovo edificio. Una gilda conta per ogni colore.

## Players
players = Gli altri
seat-conceded = { $who ->
    [me] hai rinunciato
   *[other] ha rinunciato
}
seat-away = continua un bot
seat-absent = assente
cards-in-hand = Carte in mano
bonus-tiles = Tessere bonus
money-of = { $who ->
    [me] Il tuo denaro
   *[other] Denaro: { $name }
}
hand-of = { $who ->
    [me] La tua mano
   *[other] Mano: { $name }
}
tiles-of = { $who ->
    [me] Le tue tessere bonus
   *[other] Tessere bonus: { $name }
}
my-hand = La mia mano
my-tiles = Le mie tessere bonus: { $count ->
    [0] nessuna
    [one] una
   *[other] { $count }
}
hand-worth = { $cards }: in tutto { $value }
hand-empty = nessuna carta
cards-hidden = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
card-named = { $value } { $name }
card-text = Le carte alte vanno per prime. Una carta giocata va nella riserva; uno 0 torna in mano.
tile-held = { $tile }: { $text }
tile-usable = Usa «{ $tile }» adesso: { $text }
tile-fresh = { $tile }, dal prossimo round: { $text }
tile-too-new = Si può usare dal prossimo round.

## Order, rounds, scorings
order = Ordine di turno
order-choosing = { $who ->
    [me] Stai scegliendo
   *[other] { $name } sta scegliendo
}
order-chosen = { $who ->
    [me] Hai scelto
   *[other] { $name } ha scelto
}
order-with-card = { $value } { $name }, { $state }
order-state-choosing = { $who ->
    [me] stai scegliendo
   *[other] sta scegliendo
}
order-state-chosen = { $who ->
    [me] hai scelto
   *[other] ha scelto
}
order-state-waiting = { $who ->
    [me] devi ancora giocare
   *[other] deve ancora giocare
}
order-state-now = { $who ->
    [me] di turno
   *[other] di turno
}
order-state-done = { $who ->
    [me] hai giocato
   *[other] ha giocato
}
order-text = Le carte più alte vanno per prime.
tie-short = parità, decisa sul tracciato cappella
tie-ahead = { $who ->
    [first] Parità: precedi { $other }, grazie al tracciato cappella.
    [second] Parità: { $name } ti precede, grazie al tracciato cappella.
   *[others] Parità: { $name } precede { $other }, grazie al tracciato cappella.
}
round = Round { $round }
round-of = Round { $round } di { $rounds }
rounds-text = Ogni segnaturno fa girare la rotella di tanti scatti quanti ne indica. La partita finisce anche quando tre pile sono vuote.
scorings = Punteggi
standing = { $name }: { $measure }
standing-paid = { $who ->
    [me] Tu: { $measure }, prenderesti { $money }
   *[other] { $name }: { $measure }, prenderebbe { $money }
}
clock-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}

## What is asked
ask-over = La partita è finita.
ask-card = Scegli una carta: le alte vanno per prime.
ask-cards = { $left ->
    [one] Scegli ancora una carta.
   *[other] Scegli { $left } carte: ognuna è un turno.
}
ask-boost = Le carte sono scoperte. Vuoi aumentare di 1 una delle tue?
ask-place = Piazza la pedina su uno spazio illuminato, o prendi una tessera illuminata.
ask-place-or-pass = Usa una tessera per piazzare la pedina, o non costruire nulla.
ask-no-space = Nessuno spazio ti è aperto: in questo turno non costruisci.
ask-centre = Il centro: quale tessera?
ask-site = Scegli uno spazio.
ask-site-next = Dove va la tessera «{ $tile }»?
ask-site-for = Dove va la tessera «{ $tile }»? Rimpiazza un edificio.
ask-draw = Prendi carte per un valore totale fino a { $total }: finora { $drawn }.
ask-bonus = { $count ->
    [one] Prendi una tessera bonus.
   *[other] Prendi una tessera bonus; te ne spettano { $count }.
}
ask-reveal = Scopri la prossima tessera bonus.
ask-reveal-undo = Scoprire la prossima tessera bonus? Quello che hai fatto prima non si potrà più annullare.
ask-end = Usa una tessera, o termina il turno.
ready-cards = Giochi: { $cards }.
ready-pass = Non costruisci nulla.
ready-no-boost = Le tue carte restano come sono.
ready-takes = Prendi: { $what }
ready-end = Il tuo turno finisce.
in-all = { $money } in tutto
wait = Un momento…
wait-cards = { $who ->
    [me] { $count ->
        [one] Stai scegliendo una carta.
       *[other] Stai scegliendo le carte.
    }
    [us] Tu e { $others } state scegliendo le carte.
    [other] { $count ->
        [one] { $names } sta scegliendo una carta.
       *[other] { $names } sta scegliendo le carte.
    }
   *[others] { $names } stanno scegliendo le carte.
}
wait-chosen = Scelta fatta. Si aspetta: { $names }.
wait-boosts = { $who ->
    [me] Puoi aumentare una carta.
   *[other] { $name } può aumentare una carta.
}
wait-start = { $who ->
    [me] Piazzi la tua pedina.
   *[other] { $name } piazza la pedina.
}
wait-site = { $who ->
    [me] Scegli uno spazio.
   *[other] { $name } sceglie uno spazio.
}
wait-tiles = { $who ->
    [me] Prendi una tessera bonus.
   *[other] { $name } prende una tessera bonus.
}
wait-drawing = { $who ->
    [me] Prendi carte.
   *[other] { $name } prende carte.
}
wait-end = { $who ->
    [me] Termini il turno.
   *[other] { $name } termina il turno.
}
wait-marker = Comincia il prossimo round.

## What a choice gives
gives-steps = { $track } +{ $steps } (spazio { $to })
gives-passing = { $money } lungo il percorso
gives-bonus = { $count ->
    [one] una tessera bonus
   *[other] { $count } tessere bonus
}
gives-cards = carte per un valore fino a { $value }
gives-nothing = nessun effetto
stands = Spazio { $site }
stands-with-strength = Spazio { $site }: potenza { $strength } ({ $crest })
replaces = Rimpiazza: { $tile } (esce dal gioco).
crests-won = stemmi guadagnati: { $crests }
crests-lost = stemmi persi: { $crests }
uses-tile = Usa «{ $tile }»
ways = Come prenderla
way-space = spazio
way-centre = centro
way-free = centro, gratis

## What can be done
do-play = Gioca { $cards }
do-play-none = { $count ->
    [one] Gioca una carta
   *[other] Gioca le carte
}
do-confirm = Conferma
do-reveal = Scopri
do-draw = { $count ->
    [0] Non prendere nulla
    [one] Prendi una carta
   *[other] Prendi { $count } carte
}
do-draw-no-more = Non prendere altro
do-undraw = Rimetti { $value }
worth = valore { $value }
do-end = Fine turno
do-pass = Non costruire nulla
do-boost = { $from } → { $to }
do-no-boost = Lascia
do-skip = Salta
do-wait = Attendi
drawn = Carte prese
back-draft = Un passo indietro
back-card = { $count ->
    [one] Riprendi la carta
   *[other] Riprendi le carte
}
back-turn = Annulla
back-none = Nulla da annullare
move-card = Gioca { $value } { $name }
move-place-space = { $tile }, dal suo spazio
move-place-centre = { $tile }, dal centro per £2
move-place-free = { $tile }, gratis dal centro
move-build = Costruisci sullo spazio { $site }
move-draw = Prendi una carta da { $value }
move-use = Usa «{ $tile }»
move-bonus = Prendi «{ $tile }»

## Why not
why-game_over = La partita è finita.
why-marker_first = Prima viene il segnaturno.
why-not_your_decision = Qualcun altro sta decidendo su «Rango superiore».
why-not_your_turn = Tocca a qualcun altro.
why-no_such_card = Non hai giocato una carta che vale { $value }.
why-bonus_stack_empty = Questa pila è vuota.
why-not_now = Adesso non è possibile.
why-tile_too_new = Hai preso questa tessera in questo round; si usa dal prossimo.
why-no_tile = Non hai questa tessera.
why-already_chosen = Hai già scelto; aspetta gli altri.
why-before_first_card = Questa tessera si usa prima di scegliere la prima carta.
why-supply_empty = Nella riserva non ce ne sono più.
why-higher_second = La seconda carta non può superare la prima.
why-not_in_hand = Non hai in mano una carta da { $value }.
why-must_build = Puoi non costruire solo se nessuno spazio ti è aperto senza tessere.
why-stack_empty = Questa pila è vuota.
why-own_pawn = La tua pedina deve cambiare spazio.
why-two_pawns = Qui ci sono già due pedine; «Fianco a fianco» ne raggiunge una sola.
why-space_taken = Qui c’è una pedina, e non hai «Fianco a fianco».
why-x_space = La X è chiusa senza «Terreno proibito».
why-no_money = Il centro costa £2, che non hai.
why-track_end = Il tuo segnalino è già sull’ultimo spazio.
why-park_next = Un giardino va sempre sul prossimo spazio vuoto.
why-fits_next = Il numero va bene sul prossimo spazio vuoto: deve andare lì.
why-too_high = Il numero supera quello dell’ultimo edificio: deve rimpiazzarne uno.
why-never_a_park = Un giardino non si rimpiazza mai.
why-line_broken = Qui i numeri della sequenza non calerebbero più.
why-too_weak = È più di quanto puoi ancora prendere.
why-draw_falling = Le carte si prendono dalla più alta alla più bassa.
why-once_a_turn = Si recupera al massimo una carta per turno.
why-zero_returns = Uno 0 torna in mano da solo.
why-face_down = È ancora coperta: prima conferma ciò che hai preparato.
why-part_complete = Il turno è completo: confermalo o cambialo.
refused-stale = Il tavolo è andato avanti; guarda di nuovo.
refused-not_your_seat = Questo posto non è tuo.
refused-not_started = La partita non è cominciata.
refused-over = La partita è finita.
refused-not_host = Può farlo solo chi ha aperto il tavolo.
refused-seat_taken = Qualcuno è stato più veloce: il posto è occupato.
refused-no_seat = Questo posto non esiste.
refused-not_allowed = Questo tavolo non lo consente.
refused-nothing_to_undo = Non c’è nulla da annullare.
refused-too_late = Troppo tardi: le carte sono scoperte.
refused-too_fast = Non così in fretta: aspetta un momento.
refused-too_long = È troppo lungo.
refused-conflict = Qualcuno è arrivato prima; guarda di nuovo.
refused-busy = Il server è occupato; riprova.
refused-set_aside = Al momento questo tavolo non si può aprire. Chi gestisce il server è stato avvisato; riprova più tardi.
refused-chat_full = A questo tavolo si è detto così tanto che non c’è più posto per altre righe.
refused-log_full = A questo tavolo si è cambiato così tanto che può continuare solo la partita stessa.
refused-closed = Il tavolo è chiuso.
refused-offline = Il server non è raggiungibile.

## Tools
hint = Chiedi un consiglio
hint-says = { $level } giocherebbe:
hint-expects = vittoria: { $percent } · circa { $money } alla fine
hint-why = Perché: { $move }
chat = Chat
chat-unread = { $count ->
    [one] Chat, una nuova riga
   *[other] Chat, { $count } nuove righe
}
chat-nothing = Nessuno ha ancora detto nulla.
earlier-lines = Righe precedenti
chat-say = Di’ qualcosa
chat-send = Invia
chat-off = A questo tavolo si gioca senza chat.
chat-mute = silenzia
chat-unmute = Ascolta di nuovo tutti
react-good = Ben fatto
react-laugh = Che ridere
react-wow = Che sorpresa
react-wait = Fai con calma
reactions = Reazioni rapide
sound-on = Attiva il suono
sound-off = Disattiva il suono
light-night = Accendi le lampade (notte)
light-day = Fai sorgere il sole (giorno)
menu = Menu
sheets = Altro sul tavolo
reel = Dal mio ultimo turno
reel-nothing = Da allora non è successo nulla.
offline = La connessione è caduta. Torna da sola; nulla va perso.
away = { $why ->
    [clock] Il tuo tempo è scaduto e un bot gioca per te.
   *[left] Un bot gioca per te.
}
away-back = Rieccomi

## Menu
menu-language = Lingua
menu-pace = Mosse degli altri
menu-pace-calm = Calme
menu-pace-brisk = Rapide
menu-pace-off = Immediate
menu-sound = Suono
menu-text = Il tavolo in parole
menu-rules = Regole
menu-ways-out = Lasciare o chiudere
share = Condividi
share-link = Link a questo tavolo
share-copy = Copia il link
share-copied = Copiato
share-send = Invia…
share-code = Codice QR
share-code-text = L’indirizzo del tavolo come codice QR
big-screen = Schermo grande
deal-fixed = Questa disposizione era stata fissata prima: qualcuno potrebbe sapere che cosa è coperto.
deal-fair = La disposizione è equa?
deal-fair-text = Questa impronta di tutta la disposizione è stata calcolata prima della prima mossa. La registrazione della partita finita prova che nulla è stato cambiato.
offer = Proponi di chiudere la partita
offer-sure = Prima si chiede agli altri. Se tutti accettano, la partita finisce subito, senza punteggio: non vince nessuno.
offer-do = Proponi
offer-back = Ritira la proposta
offer-end = Chiudi la partita
offer-ends = La partita finisce così per tutti, senza punteggio. Non si può annullare.
offer-made = { $count ->
    [one] { $names } propone di chiudere la partita. Non ci sarebbe punteggio.
   *[other] { $names } propongono di chiudere la partita. Non ci sarebbe punteggio.
}
offer-declined = { $name } vuole continuare: la proposta di chiudere la partita non vale più.
offer-kept = Si continua: la proposta non vale più, e tutto il tavolo lo sa.
offer-withdrawn = { $name } ha ritirato la proposta di chiudere la partita.
offer-agree = Accetta
offer-decline = Continua
leave = Lascia il tavolo
leave-sure = Un bot gioca per te finché non torni. Ritrovi la partita in «Le mie partite».
leave-rests = La partita aspetta il tuo ritorno. La ritrovi in «Le mie partite».
concede = Rinuncia
concede-sure = Un bot gioca la tua partita fino alla fine. Non si può annullare.
concede-ends = Se rinunci, la partita finisce qui, senza punteggio. Non si può annullare.

## The waiting room
room-title = Il tavolo è pronto
room-host = Invita altri o aggiungi bot, poi comincia.
room-host-full = Tutti i posti sono occupati. Comincia quando vuoi.
room-guest = Hai preso posto. Chi ha aperto il tavolo fa cominciare la partita.
room-join = Siediti per giocare.
room-join-full = Tutti i posti sono occupati. Potrai guardare quando la partita comincia.
room-join-closed = Tutti i posti sono occupati, e a questo tavolo si gioca senza spettatori.
room-seats = Posti
room-name = Il tuo nome
room-fill = { $count ->
    [one] Assegna il posto libero a
   *[other] Assegna i { $count } posti liberi a
}
room-start = Comincia la partita
room-start-filled = Completa e comincia
room-waiting-seats = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
room-waiting-host = Tutti i posti sono occupati. Si aspetta chi ha aperto il tavolo.
room-invite = Invita
room-invite-text = Chi ha questo link può sedersi, o guardare.
room-watch-text = Chi ha questo link può guardare.
room-sit-text = Chi ha questo link può sedersi.
room-agreed = Che cosa è concordato
seat-open = Posto libero
seat-sit = Siediti qui
seat-local = Un’altra persona su questo dispositivo
seat-local-name = Il suo nome
seat-bot = Aggiungi un bot
seat-free = Libera il posto di { $name }
seat-leave = Alzati
agreed-scoring-base = quelli stampati sul tavoliere
agreed-scoring-expansion = estratti dall’espansione
agreed-scoring-random = estratti fra tutti
agreed-clock = Orologio
agreed-clock-none = nessuno
agreed-clock-days = { $days ->
    [one] un giorno per decisione
   *[other] { $days } giorni per decisione
}
agreed-clock-live = { $seconds } s per decisione, più { $minutes } min di scorta
agreed-hands = Mani
agreed-money = Denaro
agreed-shown = in vista
agreed-hidden = a memoria
agreed-undo = Annullamento
agreed-undo-own = finché nulla è scoperto
agreed-hints = Consigli
agreed-watch = Spettatori
agreed-chat = Chat
agreed-public = Nell’elenco dei tavoli aperti
agreed-yes = sì
agreed-no = no

## The end
do-result = Risultato
end-title = La partita è finita
end-won = { $who ->
    [me] Hai vinto!
   *[other] Ha vinto { $name }
}
end-gave-up = { $who ->
    [me] Hai rinunciato.
    [us] Tu e { $others } avete rinunciato.
    [other] { $names } ha rinunciato.
   *[others] { $names } hanno rinunciato.
}
end-unscored = Non c’è stato punteggio: nessuno ha vinto. Ecco com’era la situazione.
end-table = Il punteggio finale
end-before = Denaro prima dei punteggi
end-tiles = Tessere bonus non usate
end-empty = Spazi vuoti
end-total = In tutto
end-counted = contati: { $measure }
end-paid = pagati durante la partita
end-place = { $place }º
end-chart = Il denaro nei round
postcard-title = Il mio ponte in una cartolina
postcard = Condividi l’immagine
postcard-text = Un ponte finito e il punteggio finale
postcard-trouble = Impossibile creare l’immagine. Riprova.
end-replay = Rivedi la partita
end-record = Scarica la registrazione
end-look = Guarda il tavoliere
end-rematch = Rivincita
end-to-rematch = Alla rivincita
chart-of = { $name }: alla fine { $money }
chart-piece = { $source }: { $money } dopo il round { $round }
chart-end = fine
chart-start = inizio
chart-rondel = rotella
chart-haberdasher = empori
chart-chapel-track = tracciato cappella
chart-gate-track = tracciato delle porte
chart-chapel = punteggio cappella
chart-gate = punteggio porta
chart-hostelry = punteggio locanda
chart-bridge = punteggio ponte
chart-unused-tiles = tessere non usate
chart-empty-sites = spazi vuoti

## Several people on one device
cover-title = { $name }, tocca a te
cover-text = Passa il dispositivo. Nessun altro guardi, adesso.
cover-look = Sono { $name }

## Why a hint
reason-only = È l’unica mossa permessa.
reason-pair = Con una carta da { $value } come più alta delle tue due, nessun’altra va bene.
reason-income = Rende subito { $amount }.
reason-cost = Costa { $amount }, ma ciò che dà vale di più.
reason-costs = Costa { $amount }.
reason-strength = Costruisci con potenza { $strength } ({ $crest }).
reason-crests = Una gilda porta tutti e quattro gli stemmi: i tuoi effetti successivi hanno 1 di potenza in più.
reason-chapel = Il tuo segnalino avanza sul tracciato cappella: +{ $steps }.
reason-gate = Il tuo segnalino avanza sul tracciato delle porte: +{ $steps }.
reason-prize = Per ora «{ $scoring }» ti paga { $amount } in più.
reason-tie_break = Superi qualcuno sul tracciato cappella, che decide le parità.
reason-line = Il numero { $number } è più basso dell’ultimo solo di { $step }: sotto resta posto.
reason-park = Dopo un giardino va bene di nuovo ogni numero.
reason-replace = Prende il posto di un altro edificio, perché il suo numero non va bene per lo spazio successivo.
reason-site = Riempie un altro spazio; quelli vuoti costano alla fine.
reason-tile = «{ $tile }»: { $which ->
    [share] uno spazio occupato non ti è più precluso.
    [free_centre] ti fa risparmiare £2 quando lo spazio che vuoi è preso.
    [x_space] puoi prendere dalla pila accanto alla X, gli altri no.
    [take_back] una carta forte si può giocare due volte.
    [chapel_two] due passi verso il denaro, e davanti a ogni parità.
    [gate_two] due passi verso la prossima tessera bonus.
    [plus_one] decidi a carte scoperte se giocare prima.
   *[noblewoman] una carta in più, quando ti serve.
}
reason-tile_end = Prendi una tessera bonus, che alla fine rende { $amount }.
reason-use = Una tessera bonus rende più adesso che dopo.
reason-use_end = Una tessera bonus rende più adesso che tenuta fino alla fine.
reason-uses = Usa una tessera bonus.
reason-keep_tile = Le tue tessere bonus varranno di più dopo.
reason-keep_end = Le tessere bonus che tieni rendono { $amount } alla fine.
reason-keeps = Tieni le tue tessere bonus.
reason-draw = { $count ->
    [0] Aggiungi alla mano una carta da { $value }.
    [one] Con una carta da { $value } in un round successivo puoi precedere un’altra persona.
   *[other] Con una carta da { $value } in un round successivo puoi precedere altri { $count }.
}
reason-draw_more = Aggiungi alla mano una carta da { $value }.
reason-enough = Altre carte non ti porterebbero nulla.
reason-stops = Non prendi altre carte.
reason-first = Nessun altro può giocare una carta che venga prima.
reason-early = Una sola altra persona può giocare una carta che venga prima.
reason-highest = È la tua carta più alta: con questa giochi il prima possibile.
reason-aim = Chi gioca presto ha ancora la scelta: { $house } farebbe al caso tuo.
reason-save = La tua carta più bassa: le più alte restano in mano per i round seguenti.
reason-middle = Una carta più alta resta in mano per i round seguenti.
reason-hand = Le carte che restano nella tua mano contano alla fine.
reason-spend = È l’ultimo round: non serve più conservarla.
reason-take_back = La tua carta torna in mano.
reason-pass = Nessuna mossa possibile rende più del non fare nulla.
reason-ahead = Guardando avanti da qui, nulla è sembrato migliore.
reason-close = Guardando avanti da qui, è sembrata quasi altrettanto buona.
reason-behind = Guardando avanti da qui, è sembrata più debole.
