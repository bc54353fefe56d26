# The table: what is seen, asked and answered there.

table-title = Une table
your-turn = À vous
you = Vous
none = aucune
rule = Règle { $rule }
money = Argent
sending = Envoi…
no-seat = Cette place n’est pas la vôtre.
left-to-memory = de mémoire à cette table

## Money and tiles
pounds = { $amount } £
pounds-more = +{ $amount } £
pounds-less = −{ $amount } £
tile-house = { $kind } { $number }
tile-park = { $kind } ({ $crest })
tile-on-site = { $tile } sur la case { $site }
face-down = face cachée

## The scene
scene = Le disque sur la Tamise, entouré des piles
stack-of = { $top }, { $count ->
    [one] la dernière tuile de la pile
   *[other] au sommet de { $count } tuiles
}
stack-empty = { $kind } : la pile est vide
pays-now = Le disque rapporte { $money } ici.
closed-by-x = Le X est ici : case fermée, sauf avec une tuile Bonus.
by-centre = Par le centre du disque.
space-centre = Centre du disque : payez 2 £, prenez dans n’importe quelle pile
space-pays = Case près de la pile « { $kind } » : rapporte { $money }
space-x = Le X, près de la pile « { $kind } » : fermé
centre-text = Coûte 2 £ ; prenez ensuite la première tuile d’une pile au choix.
centre-free = Avec « { $tile } », il ne coûte rien.
pawn-of = { $who ->
    [me] Votre pion
   *[other] Pion : { $name }
}
pawns-there = { $who ->
    [me] Case occupée par vous
    [us] Case occupée par vous et { $others }
    [other] Case occupée par { $names }
   *[others] Case occupée par { $names }
}
supply-pile = { $value } { $name } : { $count ->
    [0] plus aucune
    [one] une dans la réserve
   *[other] { $count } dans la réserve
}
supply-text = Un hôtel permet de prendre des cartes ici ; leur valeur totale ne dépasse pas sa force.
supply-and-bonus = Réserve et tuiles Bonus
bonus-stack = { $tile }, { $count ->
    [one] la dernière de sa pile
   *[other] au sommet d’une pile de { $count }
}
bonus-stack-empty = Cette pile de tuiles Bonus est vide
marker-at = { $name } : case { $space }
marker-waits = { $name } : pas encore en route
track-chapel-text = Les cases à pièce paient, même au passage. Qui mène gagne toutes les égalités.
track-gate-text = Une case sur trois donne une tuile Bonus ; la dernière paie 10 £.
tracks = Pistes
action-chapel = Chapelle : avancez sur la piste de chapelle d’autant de cases que sa force.
action-gate = Porte du pont : avancez sur sa piste d’autant de cases que sa force.
action-hostelry = Hôtel : prenez des cartes dont la valeur totale ne dépasse pas sa force.
action-haberdasher = Mercerie : gagnez 1 £ par point de force.
action-guild = Maison des guildes : pas d’action, mais elle compte pour chaque blason.
action-park = Parc : pas d’action ; après lui, tout numéro convient.

## Bridges
bridge-of = { $who ->
    [me] Votre pont
   *[other] Pont ({ $name })
} : { $count ->
    [0] encore vide
    [one] un bâtiment
   *[other] { $count } bâtiments
}
bridge-holds = { $who ->
    [me] Votre pont : { $tiles }
   *[other] Pont ({ $name }) : { $tiles }
}
bridge-empty = { $who ->
    [me] Votre pont : encore vide
   *[other] Pont ({ $name }) : encore vide
}
bridge-full = pont achevé
site-empty = Case { $site }, vide
site-with = Case { $site } : { $tile }
carries = Blason : { $crests }
fits-any = ensuite : tout numéro
fits-up-to = ensuite : { $number } ou moins
fits-none = ensuite : un parc seulement
fits-title = Ce que la prochaine case accepte
fits-text = Les numéros décroissent le long du pont ; après un parc, tout numéro convient.
fits-text-last = Les numéros décroissent le long d’un pont. Le dernier bâtiment est ici le { $last } : la case suivante accepte un numéro jusqu’à { $number }, ou un parc. Un numéro plus élevé devrait remplacer un bâtiment.
crests-are = Blasons : bleu { $blue }, orange { $orange }, gris { $gray }, vert { $green }
crests-title = Blasons sur le pont
crests-text = La force d’une action est le nombre de blasons de sa couleur ici, nouveau bâtiment compris. Une maison des guildes compte pour chaque couleur.

## Players
players = Les autres
seat-conceded = { $who ->
    [me] vous avez abandonné
   *[other] a abandonné
}
seat-away = un bot continue
seat-absent = pas là
cards-in-hand = Cartes en main
bonus-tiles = Tuiles Bonus
money-of = { $who ->
    [me] Votre argent
   *[other] Argent : { $name }
}
hand-of = { $who ->
    [me] Votre main
   *[other] Main : { $name }
}
tiles-of = { $who ->
    [me] Vos tuiles Bonus
   *[other] Tuiles Bonus : { $name }
}
my-hand = Ma main
my-tiles = Mes tuiles Bonus : { $count ->
    [0] aucune
    [one] une
   *[other] { $count }
}
hand-worth = { $cards } : { $value } au total
hand-empty = aucune carte
cards-hidden = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
card-named = { $value } { $name }
card-text = Les cartes hautes passent en premier. Une carte jouée va à la réserve ; un 0 revient en main.
tile-held = { $tile } : { $text }
tile-usable = Utiliser « { $tile } » maintenant : { $text }
tile-fresh = { $tile }, dès le prochain tour : { $text }
tile-too-new = Utilisable dès le prochain tour.

## Order, rounds, scorings
order = Ordre de jeu
order-choosing = { $who ->
    [me] Vous choisissez
   *[other] { $name } choisit
}
order-chosen = { $who ->
    [me] Vous avez choisi
   *[other] { $name } a choisi
}
order-with-card = { $value } { $name }, { $state }
order-state-choosing = { $who ->
    [me] choisissez
   *[other] choisit
}
order-state-chosen = { $who ->
    [me] avez choisi
   *[other] a choisi
}
order-state-waiting = { $who ->
    [me] à venir
   *[other] à venir
}
order-state-now = { $who ->
    [me] jouez
   *[other] joue
}
order-state-done = { $who ->
    [me] avez joué
   *[other] a joué
}
order-text = Les cartes hautes passent en premier.
tie-short = égalité, départagée sur la piste de chapelle
tie-ahead = { $who ->
    [first] Égalité : vous passez avant { $other }, grâce à la piste de chapelle.
    [second] Égalité : { $name } passe avant vous, grâce à la piste de chapelle.
   *[others] Égalité : { $name } passe avant { $other }, grâce à la piste de chapelle.
}
round = Tour { $round }
round-of = Tour { $round } sur { $rounds }
rounds-text = Chaque marqueur fait tourner le disque d’autant de crans qu’il l’indique. La partie finit aussi quand trois piles sont vides.
scorings = Décomptes
standing = { $name } : { $measure }
standing-paid = { $who ->
    [me] Vous : { $measure }, toucheriez { $money }
   *[other] { $name } : { $measure }, toucherait { $money }
}
clock-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}

## What is asked
ask-over = La partie est finie.
ask-card = Choisissez une carte : les hautes passent en premier.
ask-cards = { $left ->
    [one] Choisissez encore une carte.
   *[other] Choisissez { $left } cartes : chacune est un tour de jeu.
}
ask-boost = Les cartes sont dévoilées. Rehausser l’une des vôtres de 1 ?
ask-place = Posez votre pion sur une case éclairée, ou prenez une tuile éclairée.
ask-place-or-pass = Utilisez une tuile pour poser votre pion, ou ne construisez rien.
ask-no-space = Aucune case ne vous est ouverte : vous ne construisez rien.
ask-centre = Le centre : quelle tuile ?
ask-site = Choisissez une case.
ask-site-next = Où placer la tuile « { $tile } » ?
ask-site-for = Où placer la tuile « { $tile } » ? Elle remplace un bâtiment.
ask-draw = Prenez des cartes d’une valeur totale de { $total } au plus : { $drawn } pour l’instant.
ask-bonus = { $count ->
    [one] Prenez une tuile Bonus.
   *[other] Prenez une tuile Bonus ; { $count } vous reviennent.
}
ask-reveal = Dévoilez la prochaine tuile Bonus.
ask-reveal-undo = Dévoiler la prochaine tuile Bonus ? Ce qui précède ne pourra plus être annulé.
ask-end = Utilisez une tuile, ou terminez votre tour de jeu.
ready-cards = Vous jouez : { $cards }.
ready-pass = Vous ne construisez rien.
ready-no-boost = Vos cartes restent telles quelles.
ready-takes = Vous prenez : { $what }
ready-end = Votre tour de jeu se termine.
in-all = { $money } en tout
wait = Un instant…
wait-cards = { $who ->
    [me] { $count ->
        [one] Vous choisissez une carte.
       *[other] Vous choisissez vos cartes.
    }
    [us] Vous et { $others } choisissez vos cartes.
    [other] { $count ->
        [one] { $names } choisit une carte.
       *[other] { $names } choisit ses cartes.
    }
   *[others] { $names } choisissent leurs cartes.
}
wait-chosen = C’est choisi. On attend { $names }.
wait-boosts = { $who ->
    [me] Vous pouvez rehausser une carte.
   *[other] { $name } peut rehausser une carte.
}
wait-start = { $who ->
    [me] Vous posez votre pion.
   *[other] { $name } pose son pion.
}
wait-site = { $who ->
    [me] Vous choisissez une case.
   *[other] { $name } choisit une case.
}
wait-tiles = { $who ->
    [me] Vous prenez une tuile Bonus.
   *[other] { $name } prend une tuile Bonus.
}
wait-drawing = { $who ->
    [me] Vous prenez des cartes.
   *[other] { $name } prend des cartes.
}
wait-end = { $who ->
    [me] Vous terminez votre tour de jeu.
   *[other] { $name } termine son tour de jeu.
}
wait-marker = Le tour suivant commence.

## What a choice gives
gives-steps = { $track } +{ $steps } (case { $to })
gives-passing = { $money } au passage
gives-bonus = { $count ->
    [one] une tuile Bonus
   *[other] { $count } tuiles Bonus
}
gives-cards = des cartes pour { $value } au plus
gives-nothing = pas d’action
stands = Case { $site }
stands-with-strength = Case { $site } : force { $strength } ({ $crest })
replaces = Remplace : { $tile } (quitte le jeu).
crests-won = blasons gagnés : { $crests }
crests-lost = blasons perdus : { $crests }
uses-tile = Utilise « { $tile } »
ways = Comment la prendre
way-space = case
way-centre = centre
way-free = centre, gratuit

## What can be done
do-play = Jouer { $cards }
do-play-none = { $count ->
    [one] Jouer une carte
   *[other] Jouer des cartes
}
do-confirm = Confirmer
do-reveal = Dévoiler
do-draw = { $count ->
    [0] N’en prendre aucune
    [one] Prendre une carte
   *[other] Prendre { $count } cartes
}
do-draw-no-more = Ne plus en prendre
do-undraw = Reposer { $value }
worth = valeur { $value }
do-end = Terminer
do-pass = Ne rien construire
do-boost = { $from } → { $to }
do-no-boost = Laisser
do-skip = Passer
do-wait = Attendre
drawn = Cartes prises
back-draft = Un pas en arrière
back-card = { $count ->
    [one] Reprendre la carte
   *[other] Reprendre les cartes
}
back-turn = Annuler
back-none = Rien à annuler
move-card = Jouer { $value } { $name }
move-place-space = { $tile }, depuis sa case
move-place-centre = { $tile }, depuis le centre pour 2 £
move-place-free = { $tile }, depuis le centre, gratuit
move-build = Construire sur la case { $site }
move-draw = Prendre un { $value }
move-use = Utiliser « { $tile } »
move-bonus = Prendre « { $tile } »

## Why not
why-game_over = La partie est finie.
why-marker_first = Le marqueur de tours vient d’abord.
why-not_your_decision = Quelqu’un d’autre décide pour « Rang supérieur ».
why-not_your_turn = C’est à quelqu’un d’autre de jouer.
why-no_such_card = Vous n’avez pas joué de carte valant { $value }.
why-bonus_stack_empty = Cette pile est vide.
why-not_now = Ce n’est pas possible maintenant.
why-tile_too_new = Vous avez pris cette tuile ce tour-ci ; elle servira dès le prochain.
why-no_tile = Vous n’avez pas cette tuile.
why-already_chosen = Vous avez déjà choisi ; attendez les autres.
why-before_first_card = Cette tuile s’utilise avant de choisir la première carte.
why-supply_empty = Il n’en reste plus dans la réserve.
why-higher_second = La seconde carte ne peut dépasser la première.
why-not_in_hand = Vous n’avez pas de { $value } en main.
why-must_build = Ne rien construire n’est permis que si aucune case ne vous est ouverte sans tuile.
why-stack_empty = Cette pile est vide.
why-own_pawn = Votre pion doit changer de case.
why-two_pawns = Deux pions sont déjà là ; « Côte à côte » n’en rejoint qu’un.
why-space_taken = Un pion est là, et vous n’avez pas « Côte à côte ».
why-x_space = Le X est fermé sans « Terrain interdit ».
why-no_money = Le centre coûte 2 £, que vous n’avez pas.
why-track_end = Votre marqueur est déjà sur la dernière case.
why-park_next = Un parc va toujours sur la prochaine case vide.
why-fits_next = Le numéro convient à la prochaine case vide : il doit y aller.
why-too_high = Le numéro dépasse celui du dernier bâtiment : il faut en remplacer un.
why-never_a_park = Un parc n’est jamais remplacé.
why-line_broken = Ici, les numéros de la série ne décroîtraient plus.
why-too_weak = C’est plus que ce que vous pouvez encore prendre.
why-draw_falling = Les cartes se prennent de la plus haute à la plus basse.
why-once_a_turn = On ne récupère qu’une carte par tour de jeu.
why-zero_returns = Un 0 revient de lui-même en main.
why-face_down = C’est encore caché : confirmez d’abord ce que vous avez préparé.
why-part_complete = Votre tour de jeu est complet : confirmez-le ou modifiez-le.
refused-stale = La table a avancé ; regardez de nouveau.
refused-not_your_seat = Cette place n’est pas la vôtre.
refused-not_started = La partie n’a pas commencé.
refused-over = La partie est finie.
refused-not_host = Seul l’hôte peut faire cela.
refused-seat_taken = Quelqu’un a été plus rapide : la place est prise.
refused-no_seat = Cette place n’existe pas.
refused-not_allowed = Cette table ne le permet pas.
refused-nothing_to_undo = Il n’y a rien à annuler.
refused-too_late = Trop tard : les cartes sont dévoilées.
refused-too_fast = Pas si vite : attendez un instant.
refused-too_long = C’est trop long.
refused-conflict = Quelqu’un a été plus rapide ; regardez de nouveau.
refused-busy = Le serveur est occupé ; réessayez.
refused-set_aside = Cette table ne peut pas être ouverte pour le moment. L’administrateur du serveur est prévenu ; réessayez plus tard.
refused-chat_full = Il s’est dit tant de choses à cette table qu’il n’y a plus de place pour une ligne.
refused-log_full = Il y a eu tant de changements à cette table que seule la partie elle-même peut continuer.
refused-closed = La table est fermée.
refused-offline = Le serveur est injoignable.

## Tools
hint = Demander un conseil
hint-says = { $level } jouerait :
hint-expects = victoire : { $percent } · environ { $money } à la fin
hint-why = Pourquoi : { $move }
chat = Discussion
chat-unread = { $count ->
    [one] Discussion, une nouvelle ligne
   *[other] Discussion, { $count } nouvelles lignes
}
chat-nothing = Personne n’a encore rien dit.
earlier-lines = Lignes précédentes
chat-say = Dites quelque chose
chat-send = Envoyer
chat-off = À cette table, on joue sans discussion.
chat-mute = masquer
chat-unmute = Réafficher tout le monde
react-good = Bien joué
react-laugh = C’est drôle
react-wow = Quelle surprise
react-wait = Prenez votre temps
reactions = Réactions rapides
sound-on = Activer le son
sound-off = Couper le son
light-night = Allumer les lampes (nuit)
light-day = Faire lever le soleil (jour)
menu = Menu
sheets = Plus d’informations sur la table
reel = Depuis mon dernier tour de jeu
reel-nothing = Il ne s’est rien passé depuis.
offline = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
away = { $why ->
    [clock] Votre temps est écoulé, un bot joue pour vous.
   *[left] Un bot joue pour vous.
}
away-back = Je suis de retour

## Menu
menu-language = Langue
menu-pace = Coups des autres
menu-pace-calm = Calmes
menu-pace-brisk = Vifs
menu-pace-off = Immédiats
menu-sound = Son
menu-text = La table en mots
menu-rules = Règles
menu-ways-out = Quitter ou arrêter
share = Partager
share-link = Lien vers cette table
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer…
share-code = Code QR
share-code-text = L’adresse de la table en code QR
big-screen = Grand écran
deal-fixed = Cette donne était fixée d’avance : quelqu’un sait peut-être ce qui est caché.
deal-fair = La donne est-elle équitable ?
deal-fair-text = Cette empreinte de toute la donne a été calculée avant le premier coup. L’enregistrement de la partie finie prouve que rien n’a été changé.
offer = Proposer d’arrêter la partie
offer-sure = On demande d’abord aux autres. Si tout le monde accepte, la partie s’arrête aussitôt, sans décompte : personne ne gagne.
offer-do = Proposer
offer-back = Retirer la proposition
offer-end = Arrêter la partie
offer-ends = La partie s’arrête alors pour tout le monde, sans décompte. C’est irréversible.
offer-made = { $count ->
    [one] { $names } propose d’arrêter la partie. Il n’y aurait pas de décompte.
   *[other] { $names } proposent d’arrêter la partie. Il n’y aurait pas de décompte.
}
offer-declined = { $name } veut continuer : la proposition d’arrêter la partie ne tient plus.
offer-kept = La partie continue : la proposition ne tient plus, et tout le monde est prévenu.
offer-withdrawn = { $name } a retiré la proposition d’arrêter la partie.
offer-agree = Accepter
offer-decline = Continuer
leave = Quitter
leave-sure = Un bot joue pour vous jusqu’à votre retour. Vous retrouverez la partie sous « Mes parties ».
leave-rests = La partie vous attend. Vous la retrouverez sous « Mes parties ».
concede = Abandonner
concede-sure = Un bot joue votre partie jusqu’au bout. C’est définitif.
concede-ends = Si vous abandonnez, la partie s’arrête, sans décompte. C’est irréversible.

## The waiting room
room-title = La table est prête
room-host = Invitez du monde ou ajoutez des bots, puis commencez.
room-host-full = Toutes les places sont prises. Commencez quand vous voulez.
room-guest = Vous avez pris place. L’hôte lance la partie.
room-join = Prenez place pour jouer.
room-join-full = Toutes les places sont prises. Vous pourrez regarder dès que la partie commence.
room-join-closed = Toutes les places sont prises, et cette table se joue sans spectateurs.
room-seats = Places
room-name = Votre nom
room-fill = { $count ->
    [one] Attribuer la place libre à
   *[other] Attribuer les { $count } places libres à
}
room-start = Commencer la partie
room-start-filled = Compléter et commencer
room-waiting-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
room-waiting-host = Toutes les places sont prises. On attend l’hôte.
room-invite = Inviter
room-invite-text = Qui a ce lien peut s’asseoir, ou regarder.
room-watch-text = Avec ce lien, on peut regarder.
room-sit-text = Avec ce lien, on peut s’asseoir à la table.
room-agreed = Ce qui est convenu
seat-open = Place libre
seat-sit = S’asseoir ici
seat-local = Quelqu’un d’autre sur cet appareil
seat-local-name = Son nom
seat-bot = Ajouter un bot
seat-free = Libérer la place ({ $name })
seat-leave = Se lever
agreed-scoring-base = comme imprimés sur le plateau
agreed-scoring-expansion = tirés de l’extension
agreed-scoring-random = tirés parmi tous
agreed-clock = Pendule
agreed-clock-none = aucune
agreed-clock-days = { $days ->
    [one] un jour par décision
   *[other] { $days } jours par décision
}
agreed-clock-live = { $seconds } s par décision, plus { $minutes } min de crédit
agreed-hands = Mains
agreed-money = Argent
agreed-shown = à la vue de tous
agreed-hidden = de mémoire
agreed-undo = Annulation
agreed-undo-own = tant que rien n’est dévoilé
agreed-hints = Conseils
agreed-watch = Spectateurs
agreed-chat = Discussion
agreed-public = Dans la liste des tables ouvertes
agreed-yes = oui
agreed-no = non

## The end
do-result = Résultat
end-title = La partie est finie
end-won = { $who ->
    [me] Vous avez gagné !
   *[other] { $name } a gagné
}
end-gave-up = { $who ->
    [me] Vous avez abandonné.
    [us] Vous et { $others } avez abandonné.
    [other] { $names } a abandonné.
   *[others] { $names } ont abandonné.
}
end-unscored = Il n’y a pas eu de décompte : personne n’a gagné. Voici où en était chacun.
end-table = Le décompte final
end-before = Argent avant le décompte
end-tiles = Tuiles Bonus inutilisées
end-empty = Cases vides
end-total = En tout
end-counted = compté : { $measure }
end-paid = payé pendant la partie
end-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
end-chart = L’argent au fil des tours
postcard-title = Mon pont en image
postcard = Partager l’image
postcard-text = Un pont achevé et le résultat final
postcard-trouble = L’image n’a pas pu être créée. Réessayez.
end-replay = Revoir la partie
end-record = Télécharger l’enregistrement
end-look = Voir le plateau
end-rematch = Revanche
end-to-rematch = Vers la revanche
chart-of = { $name } : { $money } à la fin
chart-piece = { $source } : { $money } après le tour { $round }
chart-end = fin
chart-start = départ
chart-rondel = disque
chart-haberdasher = merceries
chart-chapel-track = piste de chapelle
chart-gate-track = piste de la porte
chart-chapel = décompte des chapelles
chart-gate = décompte des portes
chart-hostelry = décompte des hôtels
chart-bridge = décompte du pont
chart-unused-tiles = tuiles inutilisées
chart-empty-sites = cases vides

## Several people on one device
cover-title = { $name }, à vous de jouer
cover-text = Passez l’appareil. Que personne d’autre ne regarde.
cover-look = Je suis { $name }

## Why a hint
reason-only = C’est le seul coup permis.
reason-pair = Avec un { $value } comme plus haute de vos deux cartes, aucune autre ne convient.
reason-income = Rapporte aussitôt { $amount }.
reason-cost = Coûte { $amount }, mais rapporte davantage.
reason-costs = Coûte { $amount }.
reason-strength = Vous construisez avec une force de { $strength } ({ $crest }).
reason-crests = Une maison des guildes porte les quatre blasons : vos actions suivantes gagnent 1 en force.
reason-chapel = Votre marqueur avance sur la piste de chapelle : +{ $steps }.
reason-gate = Votre marqueur avance sur la piste de la porte : +{ $steps }.
reason-prize = En l’état, « { $scoring } » vous rapporte { $amount } de plus.
reason-tie_break = Vous dépassez quelqu’un sur la piste de chapelle, qui départage les égalités.
reason-line = Le numéro { $number } n’est inférieur au dernier que de { $step } : il reste de la place en dessous.
reason-park = Après un parc, tout numéro convient de nouveau.
reason-replace = Prend la place d’un autre bâtiment, car son numéro ne convient pas à la case suivante.
reason-site = Remplit une case de plus ; les vides coûtent à la fin.
reason-tile = « { $tile } » : { $which ->
    [share] une case occupée ne vous est plus fermée.
    [free_centre] vous épargne 2 £ quand la case voulue est prise.
    [x_space] vous accédez à la pile près du X, les autres non.
    [take_back] une carte forte peut servir deux fois.
    [chapel_two] deux pas vers l’argent, et devant à chaque égalité.
    [gate_two] deux pas vers la prochaine tuile Bonus.
    [plus_one] vous décidez, cartes dévoilées, de passer plus tôt ou non.
   *[noblewoman] une carte de plus, au moment voulu.
}
reason-tile_end = Vous prenez une tuile Bonus, qui rapporte { $amount } à la fin.
reason-use = Une tuile Bonus rapporte plus maintenant que plus tard.
reason-use_end = Une tuile Bonus rapporte plus maintenant que gardée jusqu’à la fin.
reason-uses = Utilise une tuile Bonus.
reason-keep_tile = Vos tuiles Bonus vaudront davantage plus tard.
reason-keep_end = Les tuiles Bonus que vous gardez rapportent { $amount } à la fin.
reason-keeps = Vous gardez vos tuiles Bonus.
reason-draw = { $count ->
    [0] Vous ajoutez un { $value } à votre main.
    [one] Avec un { $value }, vous pourrez passer avant une autre personne lors d’un prochain tour.
   *[other] Avec un { $value }, vous pourrez passer avant { $count } autres lors d’un prochain tour.
}
reason-draw_more = Vous ajoutez un { $value } à votre main.
reason-enough = D’autres cartes ne vous apporteraient rien.
reason-stops = Vous ne prenez plus de carte.
reason-first = Personne d’autre ne peut jouer une carte qui passe avant.
reason-early = Une seule autre personne peut jouer une carte qui passe avant.
reason-highest = C’est votre plus haute carte : avec elle, vous passez le plus tôt possible.
reason-aim = Qui passe tôt a encore le choix : { $house } vous conviendrait bien.
reason-save = Votre plus basse carte : les plus hautes restent en main pour les tours suivants.
reason-middle = Une carte plus haute reste en main pour les tours suivants.
reason-hand = Les cartes qui restent dans votre main comptent à la fin.
reason-spend = C’est le dernier tour : inutile de la garder.
reason-take_back = Votre carte revient en main.
reason-pass = Aucun coup possible ne rapporte plus que de ne rien faire.
reason-ahead = En réfléchissant à la suite, rien n’a semblé meilleur.
reason-close = En réfléchissant à la suite, ce coup a semblé presque aussi bon.
reason-behind = En réfléchissant à la suite, ce coup a semblé moins bon.
