# The review of a finished game: curve, deciding moments, marks, luck and skill.

review-title = Le bilan
review-lead = Où la partie s’est décidée, et par quoi.
review-round-of = Tour { $round }
review-round = Tour

# While it is worked out.
review-waiting = { $ahead ->
    [0] C’est le prochain.
    [one] Un autre bilan passe avant.
   *[other] { $ahead } autres bilans passent avant.
}
review-stage-curve = La courbe est en cours de tracé.
review-stage-ledger = Chaque moment est en cours d’évaluation.
review-stage-decisions = Les décisions sont jugées, les plus coûteuses d’abord.
review-stage-close = Les cas serrés sont revus une seconde fois.
review-stay = Vous pouvez partir et revenir : le travail continue, et ce qui est fait est gardé.
review-failed = Ce bilan n’a pas pu être fait.
review-ready = Le bilan est prêt.
review-again = Réessayer

# The curve.
review-curve = Chances de gagner
review-curve-text = Le trait plein montre ce que tous pouvaient savoir à la table.
review-curve-label = Les chances de gagner de chacun, du tour 1 à la fin. Le tableau au-dessous dit la même chose.
review-truth = En pointillé : ce qui était vrai, tout étant dévoilé
review-moment = Moment de la partie
review-start = Début
review-table = La courbe sous forme de tableau
review-now = { $where } : { $shares }

# What a moment was.
review-played = Joué : { $move }.
review-better = Mieux : { $move }.
review-cost = { $points ->
    [one] Cela a coûté environ { $points } point de chances de gagner.
   *[other] Cela a coûté environ { $points } points de chances de gagner.
}
review-cost-between = { $points ->
    [one] Cela a coûté entre { $low } et { $high } point de chances de gagner.
   *[other] Cela a coûté entre { $low } et { $high } points de chances de gagner.
}
review-only = Il n’y avait pas d’autre coup.
review-best = Rien de mieux n’a été trouvé.
review-unsure = « { $move } » est peut-être mieux, mais ce n’est pas certain : le gain est entre { $low } et { $high } points.
review-pending = Cette décision n’a pas encore été examinée.
review-drawn = Retourné : { $tile }.
review-drawn-bonus = Retourné : « { $tile } ».
review-turned = Le marqueur de tours fait tourner le disque de { $steps }.
review-revealed = Les cartes sont dévoilées : { $cards }.
review-outguessed = Se laisser deviner n’est ni malchance ni erreur.
review-draw = Pioche
review-reveal = Cartes dévoilées
review-luck = Hasard : personne n’a décidé cela.
review-changed = Chances : { $list }.
review-unchanged = Les chances n’ont changé d’un point entier pour personne.
review-grade-inaccuracy = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Gaffe
review-grades = { $grade ->
    [inaccuracy] Imprécisions
    [mistake] Erreurs
   *[blunder] Gaffes
}
review-badge-played = joué
review-badge-better = mieux
review-badge-here = ici
review-why-best = Pour le meilleur coup :
review-why-played = Pour le coup joué :
review-board = Le plateau avant cette décision. { $text }
review-board-event = Le plateau à ce moment. { $text }

# The moments that decided the game.
review-deciding = { $count ->
    [one] Le moment qui a décidé la partie
   *[other] Les { $count } moments qui ont décidé la partie
}

# One mark after the other.
review-marks = Coups annotés
review-marks-text = N’est annoté que ce qui est certain : le coût minimal dépasse 2 points pour une imprécision, 5 pour une erreur, 10 pour une gaffe.
review-nth = { $nth } sur { $count }
review-next = Coup annoté suivant
review-previous = Coup annoté précédent
review-keys = Touches : N mène au coup annoté suivant, P au précédent.
review-none = Aucun coup n’est annoté.
review-none-here = Aucun coup annoté ne correspond à ce choix.
review-none-yet = Aucun coup n’est encore annoté ; les décisions sont en train d’être jugées.
review-whose = De qui
review-everybody = Tous
review-size = Gravité
review-size-inaccuracy = Tout
review-size-mistake = Erreurs et gaffes
review-size-blunder = Gaffes
review-kind = Quoi
review-kind-all = Tout
review-kind-card = Cartes
review-kind-space = Cases du disque
review-kind-site = Cases du pont
review-kind-hostelry = Hôtels
review-kind-bonus_tile = Tuiles Bonus

# Find it yourself.
review-hide = Trouvez par vous-même
review-hide-text = Les meilleurs coups restent cachés jusqu’à ce que vous les ayez cherchés.
review-find = Chercher soi-même
review-answer = Montrer le meilleur coup
review-question = Quel coup est meilleur ? Choisissez sur le plateau ou ici.
review-verdict-best = C’est cela ! Rien de mieux n’a été trouvé.
review-verdict-close = Aussi bon que le meilleur.
review-verdict-better = { $points ->
    [one] Mieux que le coup joué, mais à environ { $points } point du meilleur.
   *[other] Mieux que le coup joué, mais à environ { $points } points du meilleur.
}
review-verdict-same = C’est le coup joué.
review-verdict-worse = { $points ->
    [one] Non : à environ { $points } point du meilleur.
   *[other] Non : à environ { $points } points du meilleur.
}
review-tried = Votre choix : { $move }.

# Luck and skill.
review-sums = Hasard et talent
review-sums-text = Du début au résultat : les parts s’additionnent exactement.
review-sums-note = Les décisions sont mesurées à ce que des compagnons feraient ensuite. Une erreur qu’ils feraient aussi était prévue et ne coûte rien ici ; ce qu’elle a coûté face au meilleur coup est dit avec son annotation.
review-unit = Compté en
review-unit-wins = Points de chances
review-unit-money = Livres
review-part-own = Décisions propres
review-part-others = Décisions des autres
review-part-draws = Pioches
review-part-reveals = Cartes dévoilées
review-part-own-text = talent
review-part-others-text = ce que les autres ont donné ou pris
review-part-draws-text = hasard
review-part-reveals-text = deviner : ni hasard ni erreur
review-at-start = Au début
review-result = Résultat
review-without-luck = Sans le hasard des pioches : { $amount }

# Who gave whom what.
review-matrix = À qui ont profité les décisions
review-matrix-text = Une ligne dit ce que les décisions de quelqu’un ont donné à chacun.
review-matrix-which = Quelles décisions
review-matrix-marked = Annotées
review-matrix-all = Toutes
review-matrix-corner = Qui a décidé

# Accuracy.
review-accuracy = Précision
review-accuracy-text = 100 : rien de mieux n’a été trouvé nulle part. Les décisions difficiles comptent plus, les coups forcés pas du tout.
review-accuracy-of = { $accuracy } sur 100
review-accuracy-none = Rien à décider
review-like = { $who ->
    [me] { $level ->
        [random] Vous avez joué cette partie comme un bouffon, au hasard.
        [apprentice] Vous avez joué cette partie comme un apprenti.
        [journeyman] Vous avez joué cette partie comme un compagnon.
        [master] Vous avez joué cette partie comme un maître.
       *[architect] Vous avez joué cette partie comme un architecte.
    }
   *[other] { $level ->
        [random] { $name } a joué cette partie comme un bouffon, au hasard.
        [apprentice] { $name } a joué cette partie comme un apprenti.
        [journeyman] { $name } a joué cette partie comme un compagnon.
        [master] { $name } a joué cette partie comme un maître.
       *[architect] { $name } a joué cette partie comme un architecte.
    }
}

# The picture to share.
review-card = Une image à partager
review-card-text = { $players } : les chances de gagner au fil de la partie et la précision de chacun.
review-card-accuracy = Précision { $accuracy }
review-honest = Le juge est notre propre recherche, avec { $playouts } parties essayées par décision. Là où elle est aveugle, le bilan l’est aussi ; les fourchettes ne parlent que du hasard.

# In the text mode.
review-text-working = Le bilan est en cours, prêt à { $percent }. Redemandez dans un instant.
review-text-running = Le bilan se fait quand la partie est finie.
review-text-accuracy = précision { $accuracy } sur 100.
review-text-sum = De { $start } à { $end } : { $parts }.
review-text-page = Tout est sur la page du bilan : { $address }
