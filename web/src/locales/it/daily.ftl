# Il ponte del giorno: una disposizione al giorno, la stessa per tutti.

daily-title = Il ponte del giorno
daily-title-past = Un ponte dei giorni passati
daily-lead = La stessa disposizione per tutti, contro gli stessi bot.
daily-at-the-table = Al tavolo
daily-pays = Che cosa rende alla fine
daily-play = Gioca il ponte di oggi
daily-go-on = Riprendi
daily-again = Gioca di nuovo
daily-practise = Esercitati su questo giorno
daily-practise-text = La stessa disposizione contro gli stessi bot; non conta.
daily-rules = Conta un solo tentativo. Non ci sono consigli, e niente si annulla dopo che si è visto qualcosa di nuovo. Puoi andare via quando vuoi e riprendere finché dura la giornata.
daily-two = La domenica si gioca in due.
daily-name = Nelle classifiche ti chiami { $name }.
daily-rename = Scegli un nome
daily-next-hours = Il prossimo comincia tra { $hours } h { $minutes } min.
daily-next-minutes =
    { $minutes ->
        [one] Il prossimo comincia tra { $minutes } minuto.
       *[other] Il prossimo comincia tra { $minutes } minuti.
    }
daily-new = È cominciata una nuova giornata.
daily-to-new = Al ponte di oggi
daily-others =
    { $count ->
        [0] Nessuno l’ha ancora giocato.
        [one] L’ha giocato { $count } persona.
       *[other] L’hanno giocato { $count } persone.
    }

# Com’è andata.
daily-result = Il tuo risultato
daily-money = Denaro
daily-par = Rispetto al par
daily-par-text = Il par è { $par }: quanto ottiene in media l’architetto al tuo posto.
daily-par-later = Il par è in corso di calcolo.
daily-place = Posto
daily-place-of = { $place } su { $count }
daily-points = Punti torneo
daily-points-text = quanti ne batti, su cento
daily-points-alone = Nessun altro l’ha ancora giocato.
daily-luck = Senza fortuna
daily-luck-later = si saprà a giornata finita
daily-luck-soon = in corso di calcolo
daily-luck-text = come dice il bilancio della tua partita
daily-luck-none = non noto
daily-tiles = Il tuo posto, per denaro, dopo ogni round
daily-tiles-said = Dopo i round: { $places }
daily-share = Condividi
daily-copy = Copia
daily-share-par = { $above } rispetto al par
daily-not-second = In questo browser qualcuno aveva già giocato questo ponte: la tua partita non conta.
daily-not-late = La partita è finita dopo la giornata: non conta.
daily-not-fault = Al tuo tavolo si è guastato un bot: la partita non conta.
daily-gave-up = Hai rinunciato: la giornata vale come giocata, ma senza risultato.
daily-missed = Quel giorno non hai giocato.
daily-unfinished = Avevi cominciato, ma la giornata è finita prima della tua partita.
daily-to-table = Al tavolo
daily-row =
    { $days ->
        [0] Ancora nessun giorno di fila
        [one] { $days } giorno di fila
       *[other] { $days } giorni di fila
    }
daily-row-best = Al massimo di fila: { $days }.
daily-row-text = Un giorno saltato alla settimana è perdonato.

# Le classifiche.
daily-boards = Com’è andata agli altri
daily-among = I risultati di chi
daily-all = Tutti
daily-friends = Amici
daily-friends-text = Gli amici sono le persone con cui hai già giocato allo stesso tavolo.
daily-board = La giornata
daily-week = La settimana
daily-week-text = La somma dei punti torneo; un giorno che nessun altro ha giocato vale 50.
daily-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
daily-player = Nome
daily-closed = La classifica si apre dopo che hai giocato.
daily-empty = Ancora nessuno.
daily-empty-friends = Ancora nessuno di loro.
daily-me = tu
daily-near = Dallo stesso indirizzo qualcuno aveva già giocato questo ponte.

# A giornata finita: tutte le partite fianco a fianco.
daily-lines = Tutte le partite fianco a fianco
daily-lines-text = La stessa disposizione, gli stessi bot: tutte le partite sono uguali finché qualcuno non decide altrimenti. Si vede che cosa ha preso ciascuno dalla rotella, e il denaro dopo ogni round.
daily-lines-more = Altre partite
daily-round = Round { $round }
daily-parts-here = Qui si separa dalla tua.
daily-compare = A confronto con
daily-where = Dove si sono separate?
daily-same-game = { $name } ha giocato proprio come te.
daily-parting = Le due partite sono uguali fino a una decisione del round { $round }. { $name } ha scelto: { $theirs }. Tu hai scelto: { $mine }.
daily-parting-ends = Alla fine { $name } aveva { $theirs } e tu { $mine }.
daily-parting-board = Il tavoliere come lo vedevate entrambi. { $text }
daily-badge-mine = Tu
daily-badge-theirs = L’altra
daily-replay-theirs = Rivedi l’altra
daily-replay-mine = Rivedi la mia

# Il calendario.
daily-calendar = Giorni passati
daily-calendar-text = Ogni giorno passato può servire da esercizio; risultati e partite sono aperti.
daily-earlier = Il mese prima
daily-later = Il mese dopo
daily-mark-done = giocato
daily-mark-apart = giocato, non conta
daily-mark-given = rinunciato
daily-mark-playing = cominciato
daily-mark-none = non giocato
daily-sealed = Come capire che nessuno ha scelto la disposizione
daily-sealed-text = Questa impronta della disposizione è stata pubblicata all’inizio della giornata. Alla fine si pubblica anche la disposizione, con il sale, e ne risulta questa impronta.
daily-digest = Impronta
daily-salt = Sale

# Al tavolo.
daily-told = Il ponte del giorno: un solo tentativo, che conta, senza consigli. Puoi andare via e riprendere finché dura la giornata.
daily-told-practice = Esercizio: la disposizione del { $day }. Non conta.
daily-told-over = Questa giornata è finita: puoi finire la partita, ma non conta.
daily-to-result = Risultato del giorno
