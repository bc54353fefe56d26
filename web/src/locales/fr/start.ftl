# The first page.
start-play = Jouer
start-against = contre trois bots
start-name = Votre nom
start-level = Niveau
start-daily = Le pont du jour
    .text = La même donne pour tous
    .playing = Continuer
    .done = Joué : le prochain est demain
start-puzzle = Un problème
    .text = Un seul coup est le meilleur
start-new = Ouvrir une table
    .text = Avec des amis, des bots, ou les deux
start-tables = Tables ouvertes
    .text = Jouer ou regarder
start-games = Mes parties
    .text = Celles qui vous attendent, et les résultats
start-learn = Apprendre
    .text = Une première partie en dix minutes
start-rules = Règles
    .text = Chaque règle, chaque tuile
start-replay = Revoir une partie
    .text = Pas à pas, depuis n’importe quelle place

# Play now, for the first time.
first = Jouez-vous pour la première fois ?
first-time = Oui, montrez-moi
    .text = Trois petits exercices, puis une première partie avec un guide.
first-known = Je connais le jeu
    .text = Directement à la table.
