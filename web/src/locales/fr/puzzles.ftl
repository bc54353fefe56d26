# Les problèmes : des positions qui ont une seule bonne réponse.

puzzle = Problème
puzzle-title = Problèmes
puzzle-lead = Des positions tirées de vraies parties, chacune avec une seule bonne réponse. Mieux vous les résolvez, plus elles deviennent difficiles.
puzzle-menu = Menu
puzzle-of-day = Problème du jour
puzzle-by-theme = Problème : { $theme }
puzzle-where = Tour { $round }, { $players } joueurs
puzzle-my-rating = Votre cote : { $rating }
puzzle-all = Tous les problèmes
puzzle-start = Résoudre des problèmes
puzzle-keys = Touches : le plateau se joue comme à la table ; Entrée donne la réponse, puis passe au problème suivant.

# La question.
puzzle-ask-card = Quelle carte jouez-vous ?
puzzle-ask-card-two = Quelle est la plus haute des deux cartes que vous jouez ?
puzzle-ask-space = Où posez-vous votre pion ?
puzzle-ask-cards = Quelle carte prenez-vous ?
puzzle-ask-bonus-tiles = Quelle tuile Bonus prenez-vous ?
puzzle-ask-bonus-boosts = Rehaussez-vous l’une de vos cartes de 1 ?
puzzle-ask-bonus-end = Utilisez-vous une tuile Bonus, ou terminez-vous votre tour de jeu ?
puzzle-ask-guess = Quelle carte va jouer { $player } ?
puzzle-ask-guess-two = Quelle sera la plus haute carte que jouera { $player } ?
puzzle-cards-of = Cartes en main : { $player }
puzzle-choose = Choisissez sur le plateau

# La réponse.
puzzle-said-right = C’est cela !
puzzle-said-partly = Pas tout à fait.
puzzle-said-wrong = Non.
puzzle-loss = { $points ->
    [one] « { $move } » gagne { $points } partie sur 100 de moins que le meilleur coup.
   *[other] « { $move } » gagne { $points } parties sur 100 de moins que le meilleur coup.
}
puzzle-loss-guess = { $points ->
    [one] « { $move } » est moins probable de { $points } point sur 100.
   *[other] « { $move } » est moins probable de { $points } points sur 100.
}
puzzle-weight = compte pour { $percent } d’une partie
puzzle-again-text = Vous aviez déjà répondu à celui-ci : votre cote ne change pas.
puzzle-taught-text = Ce que demande une leçon ne compte dans aucune cote.
puzzle-why = Pourquoi
puzzle-thinks = { $player } pense peut-être : « { $text } »
puzzle-table = Tous les coups, le meilleur d’abord
puzzle-col-move = Coup
puzzle-col-wins = Gagne
puzzle-col-money = Argent
puzzle-col-loss = Perd
puzzle-col-likely = Probable
puzzle-tag-best = le meilleur
puzzle-tag-mine = le vôtre
puzzle-tag-usual = celui du compagnon
puzzle-about = De quoi il s’agit :
puzzle-level = Difficulté de ce problème : { $rating }.
puzzle-tried = Sur { $tried } qui l’ont essayé ici, { $percent } l’ont trouvé.

# Ce que l’on peut faire.
puzzle-help = De quoi s’agit-il ?
puzzle-skip = Un autre
puzzle-next = Problème suivant
puzzle-try = Réessayer
puzzle-show = Montrer la réponse
puzzle-share = Lien vers ce problème

# En mots.
puzzle-in-words = En mots
puzzle-words-lead = Le problème et sa table en phrases. Répondez par un mot ou un bouton : votre première réponse compte tout de suite.
puzzle-words-answers = Ce que vous pouvez répondre
puzzle-no-answer = Ce n’est pas une réponse possible ici. « coups » les énumère.
puzzle-words-about = thème, de quoi s’agit il
puzzle-words-show = montrer, montre, montrer la réponse, abandonner
puzzle-words-again = réessayer, encore
puzzle-words-next = suivant, problème suivant, un autre
puzzle-words-help-about = thème · dit de quoi il s’agit ; votre réponse compte alors pour moins
puzzle-words-help-show = montrer · montre la réponse après une erreur
puzzle-words-help-again = réessayer · vous laisse essayer encore une fois
puzzle-words-help-next = suivant · passe à un autre problème

# Contre la montre.
puzzle-streak = Contre la montre
puzzle-streak-lead = Résolvez-en le plus possible, chacun plus difficile que le précédent. Trois erreurs y mettent fin. Votre cote ne change pas.
puzzle-streak-begin = { $minutes } minutes
puzzle-streak-best = Votre record : { $count }
puzzle-streak-solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
puzzle-streak-missed = { $count ->
    [one] { $count } erreur sur 3
   *[other] { $count } erreurs sur 3
}
puzzle-streak-wrong = Manqué.
puzzle-streak-by-misses = Trois erreurs y ont mis fin.
puzzle-streak-by-time = Les { $minutes } minutes sont écoulées.
puzzle-streak-record = C’est votre record.
puzzle-streak-steps = Les revoir
puzzle-step-right = Problème { $number } : résolu
puzzle-step-wrong = Problème { $number } : manqué

# Tous les problèmes.
puzzle-mine = Vos problèmes
puzzle-rating-sure = ± { $deviation }
puzzle-rating-unsure = ± { $deviation }, encore une estimation
puzzle-curve = Votre cote sur les { $count } derniers problèmes : de { $from } à { $to }
puzzle-figures = { $count ->
    [one] { $count } réponse donnée, { $solved } juste du premier coup
   *[other] { $count } réponses données, { $solved } justes du premier coup
}
puzzle-kind-score = { $percent } sur { $count }
puzzle-none-yet = Vous n’avez encore répondu à aucun. Vos premières réponses diront quelle difficulté vous convient.
puzzle-by-themes = Par thème
puzzle-by-kinds = Par type de question
puzzle-by-players = Par nombre de joueurs
puzzle-players = { $count } joueurs
puzzle-done-of = { $done } sur { $count }
puzzle-theme-note = Qui connaît le thème connaît la moitié de la réponse : un tel problème compte moins.
puzzle-last = Vos dernières réponses

puzzle-kind-card = Choisir une carte
puzzle-kind-space = Poser le pion
puzzle-kind-site = Choisir une case
puzzle-kind-cards = Prendre des cartes
puzzle-kind-bonus = Tuiles Bonus
puzzle-kind-guess = Deviner une carte

puzzle-theme-money = De l’argent tout de suite
puzzle-theme-centre = Le centre
puzzle-theme-crests = Beaucoup de blasons identiques
puzzle-theme-guild = Maisons des guildes
puzzle-theme-chapel = La piste de chapelle
puzzle-theme-gate = La piste de la porte du pont
puzzle-theme-scoring = Un décompte
puzzle-theme-line = Les numéros décroissants
puzzle-theme-park = Parcs
puzzle-theme-replace = Remplacer
puzzle-theme-tiles = Tuiles Bonus
puzzle-theme-hand = Les cartes en main
puzzle-theme-first = Passer en premier
puzzle-theme-save = Garder une carte
puzzle-theme-end = Le dernier tour
