# Les visages de la table.

look-portrait = Portrait
look-colour = Couleur
look-taken = prise
look-change = Choisir un portrait et une couleur
setup-character = Qui joue ici
menu-remarks = Remarques des bots

character-beatrix = Beatrix
    .text = prieure
    .likes = Aime les chapelles
character-hugh = Hugh
    .text = sergent
    .likes = Court vers la porte du pont
character-maud = Maud
    .text = aubergiste
    .likes = Aime les hôtels
character-walter = Walter
    .text = drapier
    .likes = Aime les merceries
character-agnes = Agnes
    .text = tisserande
    .likes = Aime les maisons des guildes
character-perkin = Perkin
    .text = jardinier
    .likes = Aime les parcs
character-joan = Joan
    .text = grand-mère
    .likes = Garde ses cartes
character-geoffrey = Geoffrey
    .text = seigneur
    .likes = Veut passer en premier
character-cecily = Cecily
    .text = changeuse
    .likes = Prend ce que paie le disque
character-ralph = Ralph
    .text = colporteur
    .likes = Amasse les tuiles Bonus
character-eleanor = Eleanor
    .text = héraut
    .likes = Collectionne les blasons d’une couleur
character-thomas = Thomas
    .text = maçon
    .likes = Saute peu de numéros

portrait-page = Page
portrait-lass = Fille à la couronne de fleurs
portrait-scholar = Savante
portrait-minstrel = Ménestrel
portrait-cook = Cuisinière
portrait-sailor = Marin
portrait-queen = Reine
portrait-friar = Moine
portrait-lady = Dame
portrait-knight = Chevalier
portrait-elder = Vieil homme
portrait-jester = Bouffonne

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-gold = Or

refused-colour_taken = Quelqu’un ici a déjà choisi cette couleur.
refused-character_taken = Ce personnage est déjà à la table.
