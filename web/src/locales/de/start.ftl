# The first page.
start-play = Jetzt spielen
start-against = gegen drei Bots
start-name = Dein Name
start-level = Stufe
start-daily = Die Brücke des Tages
    .text = Für alle dieselbe Partie
    .playing = Weiterspielen
    .done = Gespielt: morgen die nächste
start-puzzle = Ein Rätsel
    .text = Ein Zug ist der beste
start-new = Tisch eröffnen
    .text = Mit Freunden, mit Bots oder mit beiden
start-tables = Offene Tische
    .text = Mitspielen oder zuschauen
start-games = Meine Partien
    .text = Wer am Zug ist und wie es ausging
start-learn = Lernen
    .text = Die erste Partie in zehn Minuten
start-rules = Regeln
    .text = Jede Regel, jedes Plättchen
start-replay = Partie nachspielen
    .text = Schritt für Schritt, von jedem Platz aus

# Play now, for the first time.
first = Spielst du zum ersten Mal?
first-time = Ja, zeig es mir
    .text = Drei kleine Aufgaben, dann eine erste Partie mit Lehrmeister.
first-known = Ich kenne das Spiel
    .text = Gleich an den Tisch.
