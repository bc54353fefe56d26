# The names of things, as docs/glossary.md has them.

kind-chapel = cappella
kind-gate = porta
kind-hostelry = locanda
kind-haberdasher = emporio
kind-guild = gilda
kind-park = giardino
kind-bridge = ponte

crest-blue = blu
crest-orange = arancione
crest-gray = grigio
crest-green = verde

card-0 = Peter de Colechurch
card-1 = mercante
card-2 = lady
card-3 = chierico
card-4 = lord

term-card = carta personaggio
term-bonus-tile = tessera bonus
term-scoring = tessera punteggio
term-crest = stemma
term-strength = potenza dell’effetto
term-house-number = numero civico
term-line = sequenza
term-rondel = rotella
term-outer-space = spazio esterno
term-centre = spazio centrale
term-stack = pila
term-supply = riserva comune
term-round = round
term-round-marker = segnaturno
term-chapel-track = tracciato cappella
term-gate-track = tracciato delle porte
term-stairs = scale
term-pawn = pedina
term-marker = segnalino
term-empty-site = spazio vuoto
term-expansion = Costruttori esperti

# The eight bonus tiles: name and what it does.
bonus-share = Fianco a fianco
    .text = Raggiungi uno spazio in cui c’è una sola pedina avversaria; guadagno o prezzo restano gli stessi.
bonus-free_centre = Senza pedaggio
    .text = Entra gratis al centro della rotella.
bonus-x_space = Terreno proibito
    .text = Occupa la X e prendi il primo edificio della pila accanto; la X non rende nulla.
bonus-take_back = Fedele compagno
    .text = Alla fine del tuo turno recupera dalla riserva la carta che avevi giocato (non uno 0).
bonus-chapel_two = Passo del pellegrino
    .text = Fai due passi sul tracciato cappella, prima di piazzare la pedina o alla fine del tuo turno.
bonus-gate_two = Cenno del guardiano
    .text = Fai due passi sul tracciato delle porte, prima di piazzare la pedina o alla fine del tuo turno.
bonus-plus_one = Rango superiore
    .text = Quando le carte sono scoperte, una delle tue vale 1 in più per l’ordine di turno.
bonus-noblewoman = Visita della lady
    .text = Prima di scegliere la carta, prendi una lady (2) dalla riserva, se ce n’è una.

# What a ranking pays, by the number of players; where there is no table, all of it.
scoring-prizes = { $players ->
    [2] £5
    [3] £5 e £3
    [4] £5, £3 e £1
   *[any] £5, £3 e £1 (in tre: £5 e £3; in due: £5)
}

# The twenty scorings: name and what it pays.
scoring-chapel-base = Corsa dei pellegrini
    .text = { scoring-prizes } per la posizione più avanzata sul tracciato cappella, una volta lasciate le scale.
scoring-chapel-most = Grande devozione
    .text = { scoring-prizes } per il maggior numero di cappelle su un ponte.
scoring-chapel-leader = Obolo del pellegrino
    .text = Alla fine di ogni round, £1 per chi è in testa sul tracciato cappella.
scoring-chapel-distance = Largo vantaggio
    .text = Alla fine, £1 per ogni spazio che ti separa dal fanalino di coda sul tracciato cappella.
scoring-chapel-again = Seconda benedizione
    .text = Alla fine, tutto il denaro raccolto sul tracciato cappella ti viene pagato una seconda volta.
scoring-gate-base = Corsa dei guardiani
    .text = { scoring-prizes } per la posizione più avanzata sul tracciato delle porte, una volta lasciata la partenza.
scoring-gate-most = Buona guardia
    .text = { scoring-prizes } per il maggior numero di porte su un ponte.
scoring-gate-leader = Pedaggio del guardiano
    .text = Alla fine di ogni round, £1 per chi è in testa sul tracciato delle porte.
scoring-gate-steps = Lunga ronda
    .text = Alla fine, la tua posizione sul tracciato delle porte rende £3 dallo spazio 4, £5 dal 7, £9 dal 10 e £12 dal 13.
scoring-gate-tiles = Favori in serbo
    .text = Alla fine, le tessere bonus conservate rendono in tutto £1, £4, £9 o, da quattro in su, £16, e non £1 l’una.
scoring-hostelry-base = Ottima compagnia
    .text = { scoring-prizes } per il maggior valore complessivo delle carte in mano, da 1 in su.
scoring-hostelry-most = Grande ospitalità
    .text = { scoring-prizes } per il maggior numero di locande su un ponte.
scoring-hostelry-highest = Ospite d’onore
    .text = In ogni round la carta più alta rende £2 appena le carte sono scoperte; «{ bonus-plus_one }» non conta.
scoring-hostelry-cards = Tutto esaurito
    .text = Alla fine, le carte nella tua mano, 0 compresi, rendono £4 da tre, £7 da cinque e £10 da otto in su.
scoring-hostelry-sets = Compagnia mista
    .text = Alla fine, le combinazioni nella tua mano rendono £5 per 1-2, £10 per 1-2-3 e £15 per 1-2-3-4, senza riusare una carta.
scoring-bridge-base = Ponte affollato
    .text = { scoring-prizes } per il maggior numero di edifici su un ponte, giardini compresi.
scoring-bridge-longest = Lunga fila
    .text = { scoring-prizes } per la fila più lunga di edifici numerati non interrotta da giardini.
scoring-bridge-lowest = Indirizzo modesto
    .text = Alla fine di ogni round, £2 per chi vi ha costruito il numero civico più basso.
scoring-bridge-low = Numeri bassi
    .text = Alla fine, £2 per ognuno dei tuoi edifici fino al numero 30.
scoring-bridge-sets = Quartiere completo
    .text = Alla fine, £10 per ogni combinazione completa dei sei tipi di edificio sul tuo ponte.
