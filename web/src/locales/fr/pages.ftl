# Words of the pages around the table.

# The first page.
start-play = Jouer
start-against = contre trois robots
start-name = Votre nom
start-name-guest = Invité
start-level = Niveau
start-new = Ouvrir une table
    .text = Avec des amis, des robots, ou les deux
start-tables = Tables ouvertes
    .text = Jouer ou regarder
start-games = Mes parties
    .text = À qui de jouer, et comment c'est fini
start-learn = Apprendre
    .text = Une première partie en dix minutes
start-rules = Règles
    .text = Chaque règle, chaque tuile
start-replay = Revoir une partie
    .text = Pas à pas, de chaque place
