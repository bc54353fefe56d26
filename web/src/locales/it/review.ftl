# The review of a finished game: curve, deciding moments, marks, luck and skill.

review-title = Il bilancio
review-lead = Dove si è decisa la partita, e da che cosa.
review-round-of = Round { $round }
review-round = Round

# While it is worked out.
review-waiting = { $ahead ->
    [0] È il prossimo.
    [one] Un altro bilancio viene prima.
   *[other] { $ahead } altri bilanci vengono prima.
}
review-stage-curve = Si sta tracciando la curva.
review-stage-ledger = Si sta valutando ogni momento.
review-stage-decisions = Si stanno giudicando le decisioni, prima le più costose.
review-stage-close = I casi incerti vengono riesaminati.
review-stay = Puoi andare e tornare: il lavoro continua, e ciò che è fatto resta.
review-failed = Questo bilancio non è riuscito.
review-ready = Il bilancio è pronto.
review-again = Riprova

# The curve.
review-curve = Probabilità di vittoria
review-curve-text = La linea piena mostra ciò che tutti al tavolo potevano sapere.
review-curve-label = Le probabilità di vittoria di tutti, dal round 1 alla fine. La tabella qui sotto dice lo stesso.
review-truth = Tratteggiata: come stavano davvero le cose, con tutto scoperto
review-moment = Momento della partita
review-start = Inizio
review-table = La curva come tabella
review-now = { $where }: { $shares }

# What a moment was.
review-played = Giocato: { $move }.
review-better = Meglio: { $move }.
review-cost = { $points ->
    [one] È costato circa { $points } punto di probabilità.
   *[other] È costato circa { $points } punti di probabilità.
}
review-cost-between = { $points ->
    [one] È costato tra { $low } e { $high } punto di probabilità.
   *[other] È costato tra { $low } e { $high } punti di probabilità.
}
review-only = Non c’era altra mossa.
review-best = Non si è trovato niente di meglio.
review-unsure = «{ $move }» forse è meglio, ma non è certo: il guadagno è tra { $low } e { $high } punti.
review-pending = Questa decisione non è ancora stata esaminata.
review-drawn = Scoperto: { $tile }.
review-drawn-bonus = Scoperto: «{ $tile }».
review-turned = Il segnaturno fa girare la rotella di { $steps }.
review-revealed = Si scoprono le carte: { $cards }.
review-outguessed = Farsi indovinare la carta non è né sfortuna né errore.
review-draw = Pesca
review-reveal = Carte scoperte
review-luck = Fortuna: non l’ha deciso nessuno.
review-changed = Probabilità: { $list }.
review-unchanged = Per nessuno le probabilità sono cambiate di un punto intero.
review-grade-inaccuracy = Imprecisione
review-grade-mistake = Errore
review-grade-blunder = Errore grave
review-grades = { $grade ->
    [inaccuracy] Imprecisioni
    [mistake] Errori
   *[blunder] Errori gravi
}
review-badge-played = giocato
review-badge-better = meglio
review-badge-here = qui
review-why-best = Per la mossa migliore:
review-why-played = Per la mossa giocata:
review-board = Il tavoliere prima di questa decisione. { $text }
review-board-event = Il tavoliere in questo momento. { $text }

# The moments that decided the game.
review-deciding = { $count ->
    [one] Il momento che ha deciso la partita
   *[other] I { $count } momenti che hanno deciso la partita
}

# One mark after the other.
review-marks = Mosse segnate
review-marks-text = È segnato solo ciò che è certo: il costo minimo supera 2 punti per un’imprecisione, 5 per un errore, 10 per un errore grave.
review-nth = { $nth } di { $count }
review-next = Mossa segnata successiva
review-previous = Mossa segnata precedente
review-keys = Tasti: N porta alla mossa segnata successiva, P alla precedente.
review-none = Nessuna mossa è segnata.
review-none-here = Nessuna mossa segnata corrisponde a questa scelta.
review-none-yet = Nessuna mossa è ancora segnata; si stanno giudicando le decisioni.
review-whose = Di chi
review-everybody = Tutti
review-size = Gravità
review-size-inaccuracy = Tutte
review-size-mistake = Errori, anche gravi
review-size-blunder = Errori gravi
review-kind = Che cosa
review-kind-all = Tutto
review-kind-card = Carte
review-kind-space = Spazi della rotella
review-kind-site = Spazi del ponte
review-kind-hostelry = Locande
review-kind-bonus_tile = Tessere bonus

# Find it yourself.
review-hide = Trovala da te
review-hide-text = Le mosse migliori restano nascoste finché non le hai cercate.
review-find = Trovala da te
review-answer = Mostra la mossa migliore
review-question = Che cosa è meglio? Scegli sul tavoliere o qui.
review-verdict-best = Esatto! Non si è trovato niente di meglio.
review-verdict-close = Buona quanto la migliore.
review-verdict-better = { $points ->
    [one] Meglio di quella giocata, ma circa { $points } punto sotto la migliore.
   *[other] Meglio di quella giocata, ma circa { $points } punti sotto la migliore.
}
review-verdict-same = È la mossa giocata.
review-verdict-worse = { $points ->
    [one] No: circa { $points } punto sotto la migliore.
   *[other] No: circa { $points } punti sotto la migliore.
}
review-tried = La tua scelta: { $move }.

# Luck and skill.
review-sums = Fortuna e bravura
review-sums-text = Dall’inizio al risultato: le parti si sommano esattamente.
review-sums-note = Le decisioni si misurano su ciò che farebbero da lì in poi degli artigiani. Un errore che farebbero anche loro era da aspettarsi e qui non costa nulla; quanto è costato rispetto alla mossa migliore è detto con la mossa segnata.
review-unit = Contato in
review-unit-wins = Punti di probabilità
review-unit-money = Sterline
review-part-own = Decisioni proprie
review-part-others = Decisioni altrui
review-part-draws = Pescate
review-part-reveals = Carte scoperte
review-part-own-text = bravura
review-part-others-text = ciò che gli altri hanno dato o tolto
review-part-draws-text = fortuna
review-part-reveals-text = indovinare: né fortuna né errore
review-at-start = All’inizio
review-result = Risultato
review-without-luck = Senza la fortuna delle pescate: { $amount }

# Who gave whom what.
review-matrix = A chi hanno giovato le decisioni
review-matrix-text = Una riga dice che cosa le decisioni di qualcuno hanno dato a tutti.
review-matrix-which = Quali decisioni
review-matrix-marked = Segnate
review-matrix-all = Tutte
review-matrix-corner = Decisioni di

# Accuracy.
review-accuracy = Precisione
review-accuracy-text = 100: non si è trovato niente di meglio da nessuna parte. Le decisioni difficili contano di più, quelle obbligate niente.
review-accuracy-of = { $accuracy } su 100
review-accuracy-none = Niente da decidere
review-like = { $who ->
    [me] { $level ->
        [random] Hai giocato questa partita come un giullare, a caso.
        [apprentice] Hai giocato questa partita come un apprendista.
        [journeyman] Hai giocato questa partita come un artigiano.
        [master] Hai giocato questa partita come un maestro.
       *[architect] Hai giocato questa partita come un architetto.
    }
   *[other] { $level ->
        [random] { $name } ha giocato questa partita come un giullare, a caso.
        [apprentice] { $name } ha giocato questa partita come un apprendista.
        [journeyman] { $name } ha giocato questa partita come un artigiano.
        [master] { $name } ha giocato questa partita come un maestro.
       *[architect] { $name } ha giocato questa partita come un architetto.
    }
}

# The picture to share.
review-card = Un’immagine da condividere
review-card-text = { $players }: le probabilità di vittoria lungo la partita e la precisione di tutti.
review-card-accuracy = Precisione { $accuracy }
review-honest = Il giudice è la nostra ricerca, con { $playouts } partite provate per ogni decisione. Dove è cieca lei, lo è anche il bilancio; gli intervalli dicono solo del caso.

# In the text mode.
review-text-working = Il bilancio è in corso, pronto al { $percent }. Chiedi di nuovo tra poco.
review-text-running = Il bilancio si fa a partita finita.
review-text-accuracy = precisione { $accuracy } su 100.
review-text-sum = Da { $start } a { $end }: { $parts }.
review-text-page = Tutto è sulla pagina del bilancio: { $address }
