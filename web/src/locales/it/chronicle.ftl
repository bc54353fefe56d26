# A record of one's own: what finished games say together, and the charters.

chronicle-title = La mia cronaca
chronicle-title-of = Cronaca ({ $owner })
chronicle-lead = Che cosa raccontano insieme le tue partite finite.
chronicle-none = Qui non c’è ancora scritto nulla. Gioca una prima partita fino alla fine, e la tua cronaca comincia.
chronicle-none-of = Qui non c’è ancora scritto nulla.
chronicle-gone = A questo indirizzo nessuno mostra una cronaca.
chronicle-as-table = Come tabella
chronicle-all = Tutte

# Figures.
chronicle-games = Partite
chronicle-games-count = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
chronicle-won = Vinte
chronicle-fair = per puro caso { $fair }
chronicle-mean = Denaro in media
chronicle-most = Denaro massimo
chronicle-mode = Punteggi
chronicle-mode-base = Come sul tavoliere
chronicle-mode-expansion = Costruttori esperti
chronicle-mode-mixed = Misti
chronicle-no-such = Non c’è ancora nessuna partita così.
chronicle-places = Posti
chronicle-places-text = Quante volte primo, secondo, terzo e ultimo.
chronicle-of = In { $players ->
    [2] due
    [3] tre
   *[other] quattro
}
chronicle-won-of = { $won } vinte su { $games }
chronicle-place-of = { $place }º su { $players }
chronicle-form = Il denaro, partita per partita
chronicle-form-text = { $games ->
    [one] L’ultima partita.
   *[other] Le ultime { $games } partite; i punti dorati sono vittorie, la linea è la media di dieci.
}
chronicle-form-label = { $games ->
    [one] Il denaro dell’ultima partita. La tabella qui sotto dice lo stesso.
   *[other] Il denaro delle ultime { $games } partite, la più vecchia a sinistra. La tabella qui sotto dice lo stesso.
}

# Bridges and buildings.
chronicle-bridges = Ponti
chronicle-best = Il ponte più ricco
chronicle-longest = La sequenza più lunga
chronicle-line = { $line } edifici senza giardino
chronicle-buildings = Edifici preferiti
chronicle-buildings-text = Quanti di ogni tipo c’erano alla fine sul ponte, in media.

# Whom one has met, and what paid.
chronicle-opponents = Avversari
chronicle-opponent = Avversario
chronicle-ahead = Davanti a loro
chronicle-others = Altri
chronicle-scorings = Che cosa hanno fruttato i punteggi
chronicle-scorings-text = In media, con tutto ciò che hanno pagato strada facendo.

# What the reviews say.
chronicle-course = Precisione e fortuna
chronicle-course-text = Dalle partite che hanno un bilancio.
chronicle-course-none = Nessuna di queste partite ha ancora un bilancio. Dopo una partita scegli «Bilancio», e conterà anche qui.
chronicle-accuracy-label = { $games ->
    [one] La precisione di una partita, da 0 a 100. La tabella qui sotto dice lo stesso.
   *[other] La precisione di { $games } partite, da 0 a 100, la più vecchia a sinistra. La tabella qui sotto dice lo stesso.
}
chronicle-luck = La fortuna in sterline
chronicle-luck-label = { $games ->
    [one] Che cosa ha dato la fortuna in una partita, in sterline. La tabella qui sotto dice lo stesso.
   *[other] Che cosa ha dato la fortuna in { $games } partite, in sterline, la più vecchia a sinistra. La tabella qui sotto dice lo stesso.
}

# The daily bridge.
chronicle-days = Il ponte del giorno
chronicle-days-none = Non è ancora stato giocato nessun giorno già concluso.
chronicle-days-text = Il numero è il posto al tavolo. La partita di oggi sarà qui domani.
chronicle-days-label = { $days ->
    [one] Un calendario con un giorno giocato. Segue un elenco.
   *[other] Un calendario con { $days } giorni giocati. Segue un elenco.
}
chronicle-streak = { $days ->
    [one] Un giorno giocato; ora { $now } di fila, al massimo { $best }.
   *[other] { $days } giorni giocati; ora { $now } di fila, al massimo { $best }.
}

# Puzzles.
chronicle-puzzles = Problemi
chronicle-puzzles-text = Punteggio { $rating } ± { $deviation }; { $solved } risolti su { $count }.
chronicle-puzzles-label = L’andamento del punteggio, il più vecchio a sinistra; ora è { $rating }. La tabella qui sotto dice lo stesso.
chronicle-puzzles-nth = Problema { $nth }

# Who may read it.
chronicle-show = Chi può leggere questa pagina
chronicle-show-all = Tutti quelli che hanno l’indirizzo
chronicle-show-text = Altrimenti nessuno tranne te. Ogni volta che la mostri, l’indirizzo è nuovo.
chronicle-export = Scarica tutto come JSON

# The charters.
chronicle-charters = Privilegi
chronicle-charters-count = { $earned } ottenuti su { $all }. Ognuno insegna qualcosa del gioco.
charter-grade-1 = Prove da apprendista
charter-grade-2 = Prove da artigiano
charter-grade-3 = Capolavori
charter-earned = Ottenuto il { $when }
charter-open = Non ancora ottenuto
charter-rule = Regola { $rule }
charter-new = { $count ->
    [one] Hai ottenuto un privilegio
   *[other] Hai ottenuto { $count } privilegi
}
charter-all = Vai alla tua cronaca
charter-fresh_start = Un nuovo inizio
    .what = Dopo un giardino costruisci un edificio con un numero più alto di quello prima del giardino.
charter-first_of_equals = Primo tra pari
    .what = Gioca prima di qualcuno la cui carta vale quanto la tua.
charter-rebuilt = Rifatto in pietra
    .what = Rimpiazza un edificio con uno il cui effetto ha una potenza di 4.
charter-six_crests = La potenza di sei
    .what = Costruisci un edificio il cui effetto ha una potenza di 6.
charter-full_house = Locanda piena
    .what = Prendi tre carte in una sola locanda.
charter-six_kinds = Tutta la città
    .what = Finisci con tutti e sei i tipi di edificio sul tuo ponte.
charter-two_at_once = Due favori in una volta
    .what = Usa due tessere bonus nello stesso turno.
charter-both_ends = Da un capo all’altro
    .what = Raggiungi l’ultimo spazio del tracciato cappella e quello del tracciato delle porte.
charter-full_bridge = Da riva a riva
    .what = Costruisci su tutti e dodici gli spazi del tuo ponte.
charter-no_toll = Mai pagato il pedaggio
    .what = Vinci senza mai pagare per lo spazio centrale della rotella.
charter-long_line = Sette in fila
    .what = Finisci con una sequenza di sette edifici senza giardino.
charter-architect = L’architetto superato
    .what = Vinci una partita in cui un architetto gioca contro di te.
charter-all_four = Primo in tutti e quattro
    .what = Ricevi da ognuno dei quattro punteggi più denaro di tutti gli altri.
charter-no_guild = Senza le gilde
    .what = Vinci senza una gilda sul tuo ponte.
charter-four_of_six = Quattro stemmi da sei
    .what = Raccogli ognuno dei quattro stemmi sei volte sul tuo ponte; una gilda vale per tutti e quattro.
