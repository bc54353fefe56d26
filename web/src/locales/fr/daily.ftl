# Le pont du jour : une donne par jour, la même pour tous.

daily-title = Le pont du jour
daily-title-past = Un pont des jours passés
daily-lead = La même donne pour tous, contre les mêmes bots.
daily-at-the-table = À la table
daily-pays = Ce qui rapporte à la fin
daily-play = Jouer le pont du jour
daily-go-on = Continuer
daily-again = Rejouer
daily-practise = S’exercer sur ce jour
daily-practise-text = La même donne contre les mêmes bots ; cela ne compte pas.
daily-rules = Un seul essai compte. Il n’y a pas de conseils, et aucun coup ne s’annule dès que quelque chose de nouveau a été dévoilé. Vous pouvez partir quand vous voulez et continuer tant que la journée dure.
daily-two = Le dimanche, il se joue à deux.
daily-name = Dans les classements, vous vous appelez { $name }.
daily-rename = Choisir un nom
daily-next-hours = Le prochain commence dans { $hours } h { $minutes } min.
daily-next-minutes =
    { $minutes ->
        [one] Le prochain commence dans { $minutes } minute.
       *[other] Le prochain commence dans { $minutes } minutes.
    }
daily-new = Une nouvelle journée a commencé.
daily-to-new = Vers le pont du jour
daily-others =
    { $count ->
        [0] Personne ne l’a encore joué.
        [one] { $count } personne l’a joué.
       *[other] { $count } personnes l’ont joué.
    }

# Ce que j’en ai fait.
daily-result = Votre résultat
daily-money = Argent
daily-par = Face au par
daily-par-text = Le par est de { $par } : ce que l’architecte obtient en moyenne à votre place.
daily-par-later = Le par est en cours de calcul.
daily-place = Place
daily-place-of = { $place } sur { $count }
daily-points = Points de tournoi
daily-points-text = combien d’autres vous devancez, sur cent
daily-points-alone = Personne d’autre ne l’a encore joué.
daily-luck = Sans la chance
daily-luck-later = connu à la fin de la journée
daily-luck-soon = en cours de calcul
daily-luck-text = d’après le bilan de votre partie
daily-luck-none = inconnu
daily-tiles = Votre place, selon l’argent, après chaque tour
daily-tiles-said = Après les tours : { $places }
daily-share = Partager
daily-copy = Copier
daily-share-par = { $above } face au par
daily-not-second = Quelqu’un a déjà joué ce pont du jour dans ce navigateur : votre partie ne compte pas.
daily-not-late = La partie s’est terminée après la journée : elle ne compte pas.
daily-not-fault = Un bot est tombé en panne à votre table : la partie ne compte pas.
daily-gave-up = Vous avez abandonné : la journée est jouée, sans résultat.
daily-missed = Vous n’avez pas joué ce jour-là.
daily-unfinished = Vous aviez commencé, mais la journée s’est terminée avant votre partie.
daily-to-table = Vers la table
daily-row =
    { $days ->
        [0] Pas encore de jours de suite
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
daily-row-best = La plus longue série : { $days }.
daily-row-text = Un jour manqué par semaine est pardonné.

# Les classements.
daily-boards = Qui a fait quoi
daily-among = Les résultats de qui
daily-all = Tous
daily-friends = Amis
daily-friends-text = Vos amis sont les personnes avec qui vous avez déjà partagé une table.
daily-board = La journée
daily-week = La semaine
daily-week-text = La somme des points de tournoi ; un jour que personne d’autre n’a joué compte 50.
daily-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
daily-player = Nom
daily-closed = Le classement s’ouvre une fois que vous avez joué.
daily-empty = Personne encore.
daily-empty-friends = Aucun d’eux encore.
daily-me = vous
daily-near = Quelqu’un avait déjà joué ce pont du jour depuis la même adresse.

# La journée finie : toutes les parties côte à côte.
daily-lines = Toutes les parties côte à côte
daily-lines-text = La même donne, les mêmes bots : toutes les parties sont identiques jusqu’à ce que quelqu’un décide autrement. On voit ce que chacun a pris sur le disque, et son argent après chaque tour.
daily-lines-more = D’autres parties
daily-round = Tour { $round }
daily-parts-here = Ici, elle se sépare de la vôtre.
daily-compare = Comparer avec
daily-where = Où se sont-elles séparées ?
daily-same-game = { $name } a joué exactement comme vous.
daily-parting = Les deux parties sont identiques jusqu’à une décision du tour { $round }. { $name } a choisi : { $theirs }. Vous avez choisi : { $mine }.
daily-parting-ends = À la fin, { $name } avait { $theirs }, et vous { $mine }.
daily-parting-board = Le plateau tel que vous le voyiez tous deux. { $text }
daily-badge-mine = Vous
daily-badge-theirs = L’autre
daily-replay-theirs = Revoir l’autre partie
daily-replay-mine = Revoir la mienne

# Le calendrier.
daily-calendar = Jours passés
daily-calendar-text = Tout jour passé peut servir d’exercice ; ses résultats et ses parties sont ouverts.
daily-earlier = Le mois précédent
daily-later = Le mois suivant
daily-mark-done = joué
daily-mark-apart = joué, ne compte pas
daily-mark-given = abandonné
daily-mark-playing = commencé
daily-mark-none = pas joué
daily-sealed = Comment vérifier que personne n’a choisi la donne
daily-sealed-text = Cette empreinte de la donne a été publiée au début de la journée. À la fin, la donne est publiée à son tour, avec le sel, et redonne cette empreinte.
daily-digest = Empreinte
daily-salt = Sel

# À la table.
daily-told = Le pont du jour : un seul essai, qui compte, sans conseils. Vous pouvez partir et continuer tant que la journée dure.
daily-told-practice = Exercice : la donne du { $day }. Cela ne compte pas.
daily-told-over = Cette journée est finie : vous pouvez terminer la partie, mais elle ne compte pas.
daily-to-result = Résultat du jour
