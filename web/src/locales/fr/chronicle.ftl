# A record of one's own: what finished games say together, and the charters.

chronicle-title = Ma chronique
chronicle-title-of = Chronique ({ $owner })
chronicle-lead = Ce que vos parties terminées racontent ensemble.
chronicle-none = Rien n’est encore écrit ici. Jouez une première partie jusqu’au bout, et votre chronique commence.
chronicle-none-of = Rien n’est encore écrit ici.
chronicle-gone = Personne ne montre de chronique à cette adresse.
chronicle-as-table = En tableau
chronicle-all = Tout

# Figures.
chronicle-games = Parties
chronicle-games-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
chronicle-won = Gagnées
chronicle-fair = au hasard { $fair }
chronicle-mean = Argent en moyenne
chronicle-most = Record d’argent
chronicle-mode = Décomptes
chronicle-mode-base = Comme sur le plateau
chronicle-mode-expansion = Architectes confirmés
chronicle-mode-mixed = Mélangés
chronicle-no-such = Il n’y a pas encore de partie de ce genre.
chronicle-places = Places
chronicle-places-text = Combien de fois premier, deuxième, troisième et dernier.
chronicle-of = À { $players ->
    [2] deux
    [3] trois
   *[other] quatre
}
chronicle-won-of = { $won } sur { $games } gagnées
chronicle-place-of = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players }
chronicle-form = L’argent, partie après partie
chronicle-form-text = { $games ->
    [one] La dernière partie.
   *[other] Les { $games } dernières parties ; les points dorés sont des victoires, la ligne est la moyenne de dix.
}
chronicle-form-label = { $games ->
    [one] L’argent de la dernière partie. Le tableau ci-dessous dit la même chose.
   *[other] L’argent des { $games } dernières parties, la plus ancienne à gauche. Le tableau ci-dessous dit la même chose.
}

# Bridges and buildings.
chronicle-bridges = Ponts
chronicle-best = Le pont le plus riche
chronicle-longest = La plus longue série
chronicle-line = { $line } bâtiments sans parc
chronicle-buildings = Bâtiments préférés
chronicle-buildings-text = Combien de chaque type se trouvaient à la fin sur le pont, en moyenne.

# Whom one has met, and what paid.
chronicle-opponents = Adversaires
chronicle-opponent = Adversaire
chronicle-ahead = Fini devant
chronicle-others = Autres
chronicle-scorings = Ce que les décomptes ont rapporté
chronicle-scorings-text = En moyenne, avec tout ce qu’ils ont versé en chemin.

# What the reviews say.
chronicle-course = Précision et chance
chronicle-course-text = D’après les parties qui ont un bilan.
chronicle-course-none = Aucune de ces parties n’a encore de bilan. Après une partie, choisissez « Bilan », et elle comptera ici aussi.
chronicle-accuracy-label = { $games ->
    [one] La précision d’une partie, de 0 à 100. Le tableau ci-dessous dit la même chose.
   *[other] La précision de { $games } parties, de 0 à 100, la plus ancienne à gauche. Le tableau ci-dessous dit la même chose.
}
chronicle-luck = La chance en livres
chronicle-luck-label = { $games ->
    [one] Ce que la chance a donné dans une partie, en livres. Le tableau ci-dessous dit la même chose.
   *[other] Ce que la chance a donné dans { $games } parties, en livres, la plus ancienne à gauche. Le tableau ci-dessous dit la même chose.
}

# The daily bridge.
chronicle-days = Le pont du jour
chronicle-days-none = Aucun jour terminé n’a encore été joué.
chronicle-days-text = Le chiffre est la place à la table. La partie d’aujourd’hui sera ici demain.
chronicle-days-label = { $days ->
    [one] Un calendrier avec un jour joué. Une liste suit.
   *[other] Un calendrier avec { $days } jours joués. Une liste suit.
}
chronicle-streak = { $days ->
    [one] Un jour joué ; { $now } de suite à présent, { $best } au mieux.
   *[other] { $days } jours joués ; { $now } de suite à présent, { $best } au mieux.
}

# Puzzles.
chronicle-puzzles = Problèmes
chronicle-puzzles-text = Cote { $rating } ± { $deviation } ; { $solved } sur { $count } résolus.
chronicle-puzzles-label = L’évolution de la cote, la plus ancienne à gauche ; elle est maintenant de { $rating }. Le tableau ci-dessous dit la même chose.
chronicle-puzzles-nth = Problème { $nth }

# Who may read it.
chronicle-show = Qui peut lire cette page
chronicle-show-all = Tous ceux qui ont l’adresse
chronicle-show-text = Sinon, personne d’autre que vous. Chaque fois que vous l’activez, l’adresse est nouvelle.
chronicle-export = Tout télécharger en JSON

# The charters.
chronicle-charters = Chartes
chronicle-charters-count = { $earned } sur { $all } obtenues. Chacune enseigne quelque chose du jeu.
charter-grade-1 = Pièces d’apprenti
charter-grade-2 = Pièces de compagnon
charter-grade-3 = Chefs-d’œuvre
charter-earned = Obtenue le { $when }
charter-open = Pas encore obtenue
charter-rule = Règle { $rule }
charter-new = { $count ->
    [one] Vous avez obtenu une charte
   *[other] Vous avez obtenu { $count } chartes
}
charter-all = Voir votre chronique
charter-fresh_start = Un nouveau départ
    .what = Après un parc, construisez un bâtiment au numéro plus élevé que celui d’avant le parc.
charter-first_of_equals = Premier entre égaux
    .what = Jouez avant quelqu’un dont la carte vaut autant que la vôtre.
charter-rebuilt = Reconstruit en pierre
    .what = Remplacez un bâtiment par un autre dont l’action a une force de 4.
charter-six_crests = La force de six
    .what = Construisez un bâtiment dont l’action a une force de 6.
charter-full_house = Hôtel complet
    .what = Prenez trois cartes dans un seul hôtel.
charter-six_kinds = Toute la ville
    .what = Terminez avec les six types de bâtiment sur votre pont.
charter-two_at_once = Deux faveurs à la fois
    .what = Utilisez deux tuiles Bonus dans un même tour de jeu.
charter-both_ends = D’un bout à l’autre
    .what = Atteignez la dernière case de la piste de chapelle et celle de la piste de la porte du pont.
charter-full_bridge = De rive en rive
    .what = Construisez sur les douze cases de votre pont.
charter-no_toll = Jamais payé le péage
    .what = Gagnez sans jamais payer pour la case centrale du disque.
charter-long_line = Sept à la file
    .what = Terminez avec une série de sept bâtiments sans parc.
charter-architect = Plus fort que l’architecte
    .what = Gagnez une partie où un architecte joue contre vous.
charter-all_four = Premier quatre fois
    .what = Recevez de chacun des quatre décomptes plus d’argent que tous les autres.
charter-no_guild = Sans les guildes
    .what = Gagnez sans maison des guildes sur votre pont.
charter-four_of_six = Quatre blasons de six
    .what = Réunissez six fois chacun des quatre blasons sur votre pont ; une maison des guildes compte pour les quatre.
