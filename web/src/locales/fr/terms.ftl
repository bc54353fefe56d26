# The names of things, as docs/glossary.md has them.

kind-chapel = chapelle
kind-gate = porte du pont
kind-hostelry = hôtel
kind-haberdasher = mercerie
kind-guild = maison des guildes
kind-park = parc
kind-bridge = pont

crest-blue = bleu
crest-orange = orange
crest-gray = gris
crest-green = vert

card-0 = Peter de Colechurch
card-1 = marchand
card-2 = noble dame
card-3 = clerc
card-4 = noble

term-card = carte Personnage
term-bonus-tile = tuile Bonus
term-scoring = tuile Score
term-crest = blason
term-strength = force de l’action
term-house-number = numéro
term-line = série de bâtiments
term-rondel = disque
term-outer-space = case extérieure
term-centre = case centrale
term-stack = pile
term-supply = réserve
term-round = tour
term-round-marker = marqueur de tours
term-chapel-track = piste de chapelle
term-gate-track = piste de la porte du pont
term-stairs = escalier
term-pawn = pion
term-marker = marqueur Joueur
term-empty-site = case vide
term-expansion = Architectes confirmés

# The eight bonus tiles: name and what it does.
bonus-share = Côte à côte
    .text = Rejoignez une case où se tient un seul pion adverse ; le revenu ou le prix ne change pas.
bonus-free_centre = Exempt de péage
    .text = Entrez gratuitement au centre du disque.
bonus-x_space = Terrain interdit
    .text = Occupez le X et prenez le premier bâtiment de la pile voisine ; le X ne rapporte rien.
bonus-take_back = Fidèle compagnie
    .text = À la fin de votre tour de jeu, récupérez dans la réserve la carte que vous aviez jouée (sauf un 0).
bonus-chapel_two = Pas du pèlerin
    .text = Progressez de deux cases sur la piste de chapelle, avant de poser votre pion ou à la fin de votre tour de jeu.
bonus-gate_two = Signe du gardien
    .text = Progressez de deux cases sur la piste de la porte du pont, avant de poser votre pion ou à la fin de votre tour de jeu.
bonus-plus_one = Rang supérieur
    .text = Une fois les cartes dévoilées, l’une des vôtres vaut 1 de plus pour l’ordre de jeu.
bonus-noblewoman = Visite de la dame
    .text = Avant de choisir votre carte, prenez une noble dame (2) dans la réserve, s’il en reste.

# What a ranking pays, by the number of players; where there is no table, all of it.
scoring-prizes = { $players ->
    [2] 5 £
    [3] 5 £ et 3 £
    [4] 5 £, 3 £ et 1 £
   *[any] 5 £, 3 £ et 1 £ (à trois : 5 £ et 3 £, à deux : 5 £)
}

# The twenty scorings: name and what it pays.
scoring-chapel-base = Course des pèlerins
    .text = { scoring-prizes } pour la place la plus avancée sur la piste de chapelle, une fois l’escalier quitté.
scoring-chapel-most = Grande dévotion
    .text = { scoring-prizes } pour le plus grand nombre de chapelles sur un pont.
scoring-chapel-leader = Denier du pèlerin
    .text = À la fin de chaque tour, 1 £ pour qui mène sur la piste de chapelle.
scoring-chapel-distance = Loin devant
    .text = À la fin, 1 £ par case d’écart avec la lanterne rouge de la piste de chapelle.
scoring-chapel-again = Seconde bénédiction
    .text = À la fin, tout l’argent ramassé sur la piste de chapelle vous est versé une seconde fois.
scoring-gate-base = Course des gardiens
    .text = { scoring-prizes } pour la place la plus avancée sur la piste de la porte du pont, une fois le départ quitté.
scoring-gate-most = Bonne garde
    .text = { scoring-prizes } pour le plus grand nombre de portes sur un pont.
scoring-gate-leader = Péage du gardien
    .text = À la fin de chaque tour, 1 £ pour qui mène sur la piste de la porte du pont.
scoring-gate-steps = Longue ronde
    .text = À la fin, votre place sur la piste de la porte du pont rapporte 3 £ dès la case 4, 5 £ dès la 7, 9 £ dès la 10 et 12 £ dès la 13.
scoring-gate-tiles = Faveurs en réserve
    .text = À la fin, les tuiles Bonus gardées valent ensemble 1 £, 4 £, 9 £ ou, à partir de quatre, 16 £, et non 1 £ chacune.
scoring-hostelry-base = Belle compagnie
    .text = { scoring-prizes } pour la plus forte valeur totale des cartes en main, à partir de 1.
scoring-hostelry-most = Grande hospitalité
    .text = { scoring-prizes } pour le plus grand nombre d’hôtels sur un pont.
scoring-hostelry-highest = Invité d’honneur
    .text = À chaque tour, la plus haute carte rapporte 2 £ dès que tout est dévoilé ; « { bonus-plus_one } » ne compte pas.
scoring-hostelry-cards = Salle comble
    .text = À la fin, vos cartes en main, 0 compris, rapportent 4 £ dès trois, 7 £ dès cinq et 10 £ dès huit.
scoring-hostelry-sets = Compagnie mêlée
    .text = À la fin, les suites de votre main rapportent 5 £ pour 1-2, 10 £ pour 1-2-3 et 15 £ pour 1-2-3-4, sans réutiliser une carte.
scoring-bridge-base = Pont bien rempli
    .text = { scoring-prizes } pour le plus grand nombre de bâtiments sur un pont, parcs compris.
scoring-bridge-longest = Longue enfilade
    .text = { scoring-prizes } pour la plus longue série de bâtiments numérotés qu’aucun parc n’interrompt.
scoring-bridge-lowest = Adresse modeste
    .text = À la fin de chaque tour, 2 £ pour qui y a construit le plus petit numéro.
scoring-bridge-low = Petits numéros
    .text = À la fin, 2 £ pour chacun de vos bâtiments jusqu’au numéro 30.
scoring-bridge-sets = Quartier complet
    .text = À la fin, 10 £ par collection entière des six types de bâtiment sur votre pont.
