# The show at the table: who is winning, what scorings are about, what the others do, the end.

## Who is winning
standings = Classement
standings-money = Argent actuel
standings-more = Ce que la fin apporterait
standings-line = { $name } : { $money } actuellement, { $more } à la fin, { $total } en tout
standings-line-hidden = { $name } : argent caché, { $more } à la fin
standings-if = Si la partie s’arrêtait après ce tour
standings-now = Si c’était la fin
forecast-now = { $money } tout de suite
forecast-prizes = { $money } à la fin
menu-standings = Classement et primes

## Scorings in five words
in-short-chapel-base = Première place, piste de chapelle
in-short-chapel-most = Le plus de chapelles
in-short-chapel-leader = En tête, piste de chapelle
in-short-chapel-distance = Cases d’avance sur le dernier
in-short-chapel-again = Gains de la chapelle doublés
in-short-gate-base = Première place, piste de porte
in-short-gate-most = Le plus de portes
in-short-gate-leader = En tête, piste de porte
in-short-gate-steps = Cases, piste de la porte
in-short-gate-tiles = Tuiles Bonus gardées
in-short-hostelry-base = Plus haute valeur en main
in-short-hostelry-most = Le plus d’hôtels
in-short-hostelry-highest = La plus haute carte
in-short-hostelry-cards = Nombre de cartes en main
in-short-hostelry-sets = Suites 1-2-3-4 en main
in-short-bridge-base = Le plus de bâtiments
in-short-bridge-longest = Plus longue série sans parc
in-short-bridge-lowest = Plus petit numéro du tour
in-short-bridge-low = Bâtiments jusqu’au numéro 30
in-short-bridge-sets = Les six types de bâtiment
prize-round = à chaque tour
prize-each = { $money } pièce
prize-again = une seconde fois

## The show
round-last = Dernier tour
do-next = Continuer
menu-pace-step = Pas à pas
sound-offer = Jouer avec le son ?
sound-offer-yes = Avec le son
sound-offer-no = Sans le son
verdict-by = { $who ->
    [me] Vous devancez { $rival } de { $money }.
    [beaten] { $name } vous devance de { $money }.
   *[other] { $name } devance { $rival } de { $money }.
}
verdict-close = Si près : { $money } seulement derrière { $name } !
verdict-tie = { $who ->
    [me] Égalité d’argent avec { $rival }, mais vous êtes plus loin sur la piste de chapelle.
   *[other] Égalité d’argent avec { $rival }, mais { $name } est plus loin sur la piste de chapelle.
}
verdict-tie-lost = Autant d’argent que vous ! { $name } est plus loin sur la piste de chapelle, et cela départage.
verdict-tie-place = { $who ->
    [first] Égalité d’argent avec { $rival }, mais vous êtes plus loin sur la piste de chapelle et passez donc devant.
    [second] Autant d’argent que vous : { $name } est plus loin sur la piste de chapelle et passe donc devant vous.
   *[others] { $name } et { $rival } sont à égalité : { $name } est plus loin sur la piste de chapelle et passe donc devant.
}
wish-fits = Conviendrait maintenant
wish-strength = { $tile } (force { $strength })
