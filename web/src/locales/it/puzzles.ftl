# I problemi: posizioni con una sola risposta giusta.

puzzle = Problema
puzzle-title = Problemi
puzzle-lead = Posizioni di partite vere, ognuna con una sola risposta giusta. Meglio li risolvi, più diventano difficili.
puzzle-menu = Menu
puzzle-of-day = Problema del giorno
puzzle-by-theme = Problema: { $theme }
puzzle-where = Round { $round }, { $players } giocatori
puzzle-my-rating = Il tuo punteggio: { $rating }
puzzle-all = Tutti i problemi
puzzle-start = Risolvi problemi
puzzle-keys = Tasti: sul tavoliere si gioca come al tavolo; Invio dà la risposta, poi passa al problema successivo.

# La domanda.
puzzle-ask-card = Quale carta giochi?
puzzle-ask-card-two = Qual è la più alta delle due carte che giochi?
puzzle-ask-space = Dove piazzi la pedina?
puzzle-ask-cards = Quale carta prendi?
puzzle-ask-bonus-tiles = Quale tessera bonus prendi?
puzzle-ask-bonus-boosts = Aumenti di 1 una delle tue carte?
puzzle-ask-bonus-end = Usi una tessera bonus o termini il turno?
puzzle-ask-guess = Quale carta giocherà { $player }?
puzzle-ask-guess-two = Quale sarà la carta più alta che giocherà { $player }?
puzzle-cards-of = Carte in mano a { $player }
puzzle-choose = Scegli sul tavoliere

# La risposta.
puzzle-said-right = Esatto!
puzzle-said-partly = Non proprio.
puzzle-said-wrong = No.
puzzle-loss = { $points ->
    [one] «{ $move }» vince { $points } partita su 100 in meno della mossa migliore.
   *[other] «{ $move }» vince { $points } partite su 100 in meno della mossa migliore.
}
puzzle-loss-guess = { $points ->
    [one] «{ $move }» è meno probabile di { $points } punto su 100.
   *[other] «{ $move }» è meno probabile di { $points } punti su 100.
}
puzzle-weight = vale il { $percent } di una partita
puzzle-again-text = A questo avevi già risposto: il tuo punteggio non cambia.
puzzle-taught-text = Quello che chiede una lezione non conta per il punteggio.
puzzle-why = Perché
puzzle-thinks = { $player } potrebbe pensare: «{ $text }»
puzzle-table = Tutte le mosse, la migliore per prima
puzzle-col-move = Mossa
puzzle-col-wins = Vince
puzzle-col-money = Denaro
puzzle-col-loss = Perde
puzzle-col-likely = Probabile
puzzle-tag-best = la migliore
puzzle-tag-mine = la tua
puzzle-tag-usual = quella dell’artigiano
puzzle-about = Di che si tratta:
puzzle-level = Difficoltà di questo problema: { $rating }.
puzzle-tried = Qui ci hanno provato in { $tried }: l’ha trovata il { $percent }.

# Che cosa si può fare.
puzzle-help = Di che si tratta?
puzzle-skip = Un altro
puzzle-next = Prossimo problema
puzzle-try = Riprova
puzzle-show = Mostra la risposta
puzzle-share = Link a questo problema

# In parole.
puzzle-in-words = In parole
puzzle-words-lead = Il problema e il suo tavolo in frasi. Rispondi con una parola o un pulsante: la prima risposta vale subito.
puzzle-words-answers = Che cosa puoi rispondere
puzzle-no-answer = Qui non è una risposta possibile. «mosse» le elenca.
puzzle-words-about = tema, di che si tratta
puzzle-words-show = mostra, mostra la risposta, rinuncia
puzzle-words-again = riprova, ancora
puzzle-words-next = prossimo, prossimo problema, un altro
puzzle-words-help-about = tema · dice di che si tratta; poi la risposta vale meno
puzzle-words-help-show = mostra · mostra la risposta dopo un errore
puzzle-words-help-again = riprova · ti lascia riprovare
puzzle-words-help-next = prossimo · passa a un altro problema

# Contro il tempo.
puzzle-streak = Contro il tempo
puzzle-streak-lead = Risolvine più che puoi, uno più difficile dell’altro. Tre errori e finisce. Il tuo punteggio non cambia.
puzzle-streak-begin = { $minutes } minuti
puzzle-streak-best = Il tuo record: { $count }
puzzle-streak-solved = { $count ->
    [one] { $count } risolto
   *[other] { $count } risolti
}
puzzle-streak-missed = { $count ->
    [one] { $count } errore su 3
   *[other] { $count } errori su 3
}
puzzle-streak-wrong = Sbagliato.
puzzle-streak-by-misses = Tre errori: è finita.
puzzle-streak-by-time = I { $minutes } minuti sono finiti.
puzzle-streak-record = È il tuo record.
puzzle-streak-steps = Riguardali
puzzle-step-right = Problema { $number }: risolto
puzzle-step-wrong = Problema { $number }: sbagliato

# Tutti i problemi.
puzzle-mine = I tuoi problemi
puzzle-rating-sure = ± { $deviation }
puzzle-rating-unsure = ± { $deviation }, ancora una stima
puzzle-curve = Il tuo punteggio negli ultimi { $count } problemi: da { $from } a { $to }
puzzle-figures = { $count ->
    [one] { $count } risposta data, { $solved } giusta al primo colpo
   *[other] { $count } risposte date, { $solved } giuste al primo colpo
}
puzzle-kind-score = { $percent } su { $count }
puzzle-none-yet = Non hai ancora risposto a nessuno. Le tue prime risposte diranno quanto devono essere difficili.
puzzle-by-themes = Per tema
puzzle-by-kinds = Per domanda
puzzle-by-players = Per numero di giocatori
puzzle-players = { $count } giocatori
puzzle-done-of = { $done } su { $count }
puzzle-theme-note = Chi conosce il tema conosce metà della risposta: un problema così conta meno.
puzzle-last = Le tue ultime risposte

puzzle-kind-card = Scegliere una carta
puzzle-kind-space = Piazzare la pedina
puzzle-kind-site = Scegliere dove costruire
puzzle-kind-cards = Prendere carte
puzzle-kind-bonus = Tessere bonus
puzzle-kind-guess = Indovinare una carta

puzzle-theme-money = Denaro subito
puzzle-theme-centre = Il centro
puzzle-theme-crests = Tanti stemmi uguali
puzzle-theme-guild = Gilde
puzzle-theme-chapel = Il tracciato cappella
puzzle-theme-gate = Il tracciato delle porte
puzzle-theme-scoring = Un punteggio finale
puzzle-theme-line = I numeri decrescenti
puzzle-theme-park = Giardini
puzzle-theme-replace = Rimpiazzare
puzzle-theme-tiles = Tessere bonus
puzzle-theme-hand = Le carte in mano
puzzle-theme-first = Andare per primi
puzzle-theme-save = Risparmiare una carta
puzzle-theme-end = L’ultimo round
