# The first page.
start-play = Gioca subito
start-against = contro tre bot
start-name = Il tuo nome
start-level = Livello
start-daily = Il ponte del giorno
    .text = La stessa partita per tutti
    .playing = Riprendi
    .done = Giocato: domani il prossimo
start-puzzle = Un problema
    .text = Una mossa è la migliore
start-new = Apri un tavolo
    .text = Con amici, bot o entrambi
start-tables = Tavoli aperti
    .text = Partecipa o guarda
start-games = Le mie partite
    .text = A chi tocca e com’è finita
start-learn = Impara
    .text = La prima partita in dieci minuti
start-rules = Regole
    .text = Ogni regola, ogni tessera
start-replay = Rivedi una partita
    .text = Passo per passo, da ogni posto

# Play now, for the first time.
first = Giochi per la prima volta?
first-time = Sì, fammi vedere
    .text = Tre piccole prove, poi una prima partita con una guida.
first-known = Conosco il gioco
    .text = Subito al tavolo.
