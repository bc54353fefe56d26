# Words of the pages around the table.

# The first page.
start-play = Jetzt spielen
start-against = gegen drei Bots
start-name = Dein Name
start-name-guest = Gast
start-level = Stufe
start-new = Tisch eröffnen
    .text = Mit Freunden, Bots oder beiden
start-tables = Offene Tische
    .text = Mitspielen oder zuschauen
start-games = Meine Partien
    .text = Wer dran ist und wie es ausging
start-learn = Lernen
    .text = Die erste Partie in zehn Minuten
start-rules = Regeln
    .text = Jede Regel, jedes Plättchen
start-replay = Partie nachspielen
    .text = Schritt für Schritt, von jedem Platz
