# The table as text.

text-title = La table en mots
text-lead = Tout ce que montre le plateau, à lire et à entendre ; chaque coup par un mot ou un bouton.
text-picture = Voir le plateau
text-loading = Recherche de la table…
text-now = Maintenant
text-your-turn = C’est à vous de jouer.
text-ask-place = Posez votre pion : dites quel bâtiment vous prenez, par exemple : place chapelle.
text-command = Votre commande
text-do = Faire
text-example = p. ex. carte 3, place chapelle
text-moves = Ce que vous pouvez faire
text-nothing-to-do = Rien pour l’instant.
text-me = Votre jeu
text-watching = Vous regardez.
text-board = Le plateau
text-others = Les autres
text-log = Ce qui s’est passé
text-help = Commandes
text-help-text = Tapez une commande, puis Entrée. Les mots anglais marchent toujours.
text-help-card = carte 3 · joue une carte de valeur 3
text-help-place = place chapelle · pose votre pion près des chapelles et prend leur première tuile
text-help-centre = place centre parc · paie 2 £ au centre pour le premier parc
text-help-build = construire case 4 · construit sur la case 4
text-help-draw = prendre 2 1 · prend des cartes dans la réserve
text-help-bonus = bonus 1 · prend la tuile Bonus de la première pile
text-help-use = utiliser Pas du pèlerin · utilise une tuile Bonus
text-help-boost = rehausser 2 · rehausse votre carte qui vaut 2
text-help-done = fini · termine la prise de cartes, ou votre tour de jeu
text-help-pass = passer · ne construit rien, ou ne rehausse rien
text-help-undo = annuler · reprend vos derniers coups
text-help-back = reprendre · reprend la carte choisie, ou utilise « Fidèle compagnie »
text-help-status = situation · dit ce qui est demandé
text-help-moves = coups · lit ce que vous pouvez faire
text-help-hint = conseil · demande à un bot
text-help-review = bilan · dit où une partie finie s’est décidée
text-help-say = dire bonjour · parle à la table
text-help-agree = accepter · accepte quand quelqu’un propose d’arrêter la partie
text-help-decline = refuser · continue la partie
text-round = Tour { $round } sur { $rounds }
text-rondel = { $top }, { $left ->
    [one] dernière tuile
   *[other] { $left } tuiles
} ; { $pays }
text-rondel-empty = { $kind } : vide ; { $pays }
text-tile = { $tile } ({ $crests })
text-one-crest = blason { $crest }
text-all-crests = tous les blasons
text-pays = rapporte { $money }
text-x = X, fermé
text-taken = { $who ->
    [me] case occupée par vous
    [us] case occupée par vous et { $others }
    [other] case occupée par { $names }
   *[others] case occupée par { $names }
}
text-centre = Centre : coûte 2 £
text-supply = Réserve : { $cards }
text-count-of = { $what } ×{ $count }
text-bonus = Tuiles Bonus : { $tiles }
text-order = Ordre : { $names }
text-chapel-track = Piste de chapelle : { $places }
text-gate-track = Piste de la porte du pont : { $places }
text-place-on = { $name } { $space }
text-money = Argent : { $money }
text-hand = Main : { $cards }
text-hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
text-tiles = Tuiles Bonus : { $tiles }
text-tiles-fresh = { $tile } (dès le tour suivant)
text-crests = Blasons : { $crests }
text-crest = { $crest } { $count }
text-bridge = Pont
text-next = Prochaine case vide : { $site }
text-full = Le pont est plein.
text-nothing = aucune
text-scoring = { $scoring } : { $standings }
text-refused = Impossible : { $why }
text-rule = Règle { $rule }.
text-done = Fait : { $move }
text-sent = Envoyé.
text-no-offer = Personne ne propose d’arrêter la partie.
text-agreed = Vous acceptez d’arrêter la partie.
text-declined = Vous continuez.
text-undone = Annulé.
text-unknown-empty = Tapez une commande. « aide » les énumère.
text-unknown-words = Je ne connais pas ce mot. « aide » énumère les commandes.
text-unknown-number = Dites aussi un nombre.
text-unknown-kind = Dites quel type de bâtiment : chapelle, porte, hôtel, mercerie, maison des guildes ou parc.
text-unknown-tile = Dites quelle tuile Bonus.
text-unknown-what = Dites quelque chose.
text-not-mine = Ce n’est pas à vous de jouer. { $wait }
text-no-hint = Aucun conseil disponible.
text-room = La partie n’a pas commencé.
text-room-seat = Place { $number } : { $name }
text-room-sit = S’asseoir à la place { $number }
text-offline = La connexion est perdue ; elle revient d’elle-même.
text-online = Connexion rétablie.
text-words-card = carte, cartes, jouer, joue
text-words-place = place, placer, poser, pose, pion, aller
text-words-build = construire, construis, bâtir, bâtis, case
text-words-draw = prendre, prends, piocher
text-words-bonus = bonus
text-words-boost = rehausser, rehausse
text-words-use = utiliser, utilise
text-words-done = fini, fin, terminer
text-words-pass = passer, rien
text-words-undo = annuler, annule
text-words-back = reprendre, reprends
text-words-help = aide
text-words-status = situation, état
text-words-moves = coups, possible
text-words-hint = conseil
text-words-review = bilan
text-words-say = dire, dis
text-words-agree = accepter, accepte, d’accord, oui
text-words-decline = refuser, refuse, continuer, non
text-words-centre = centre, milieu
text-words-free = gratuit, gratuitement
text-words-noise = le, la, les, l, un, une, sur, à, au, aux, dans, de, des, du, mon, ma, et, avec, svp
text-words-gate = porte, portes
text-words-guild = guilde, guildes
text-words-chapel = chapelles
text-words-hostelry = hôtels, auberge
text-words-park = parcs
text-words-haberdasher = merceries
