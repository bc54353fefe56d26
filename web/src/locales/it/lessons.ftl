# Cinque brevi lezioni dopo la prima partita. Un’idea ha due frasi.

lessons-title = Lezioni
lessons-lead = Cinque brevi lezioni con posizioni prese da partite vere. Ognuna dura pochi minuti.
lessons-after = Da qui continuano cinque brevi lezioni.
lessons-all = Tutte le lezioni
lessons-progress = { $done } su { $all } risolte
lessons-position = { $number } di { $all }
lessons-idea = L’idea
lessons-begin = Comincia
lessons-go-on = Continua
lessons-again = Ancora una volta
lessons-done = Lezione finita
lessons-done-text = { $done ->
    [0] Hai visto tutte le posizioni di questa lezione. Puoi tornarci quando vuoi.
    [one] Hai risolto { $done } posizione su { $all }.
   *[other] Hai risolto { $done } posizioni su { $all }.
}
lessons-next-lesson = Prossima lezione: { $title }
lessons-puzzles = Risolvi problemi

lesson-rondel = Leggere la rotella
lesson-idea-rondel = A ogni round la rotella gira: ogni spazio paga un’altra somma, e accanto alla X una pila è chiusa. Valuta sempre insieme il denaro di uno spazio e la tessera accanto, mai uno solo dei due.
lesson-replace = Quando rimpiazzare
lesson-idea-replace = Una tessera che ne rimpiazza un’altra non riempie uno spazio nuovo, ma il suo effetto vale per intero. Rimpiazza quando l’effetto rende più di uno spazio nuovo, e rinuncia all’edificio il cui stemma ti serve meno.
lesson-crests = Stemmi e gilde
lesson-idea-crests = Un effetto è tanto più potente quanto più il suo stemma è frequente sul tuo ponte, e una gilda conta per tutti e quattro gli stemmi. Quando la costruisci non fa nulla, ma ogni effetto futuro ha 1 di potenza in più.
lesson-first = Il prezzo di andare per primi
lesson-idea-first = Chi va per primo ha tutta la scelta, ma non ha più la carta alta. Chiediti che cosa perderesti andando per ultimo: se ti vanno bene più tessere, risparmia la carta; se ce n’è una sola, giocala.
lesson-end = La fine
lesson-idea-end = Nell’ultimo round non si può più risparmiare nulla: conta solo il denaro alla fine. Prima di muovere calcola i premi, le carte in mano e gli spazi vuoti.
