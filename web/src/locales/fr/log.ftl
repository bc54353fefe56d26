# The log of a game. A line stands behind a name, so it begins in the middle.

log = Journal
log-nothing = La partie commence.
log-round = Tour { $round } : le disque tourne de { $marker }
log-reveal = Les cartes : { $cards }
log-order = L’ordre : { $names }
log-boost = { $card } compte maintenant { $value }
log-use = utilise « { $tile } »
log-gain-card = prend un { $value }
log-centre = depuis le centre
log-replace = { $tile } sur la case { $site } à la place de { $old }
log-strength = force { $strength } ({ $crest })
log-bonus = prend « { $tile } »
log-cards = { $count ->
    [one] prend un { $cards }
   *[other] prend { $cards }
}
log-pass = ne bâtit rien
log-scoring = { $money } : { $scoring }
log-money = { $money } : { $source }
log-end = { $reason ->
    [stacks] Trois piles sont vides : la partie est finie.
   *[rounds] Le dernier tour est joué : la partie est finie.
}
log-ranking = Le résultat : { $names }
log-undo = reprend ses derniers coups
log-untake = reprend la carte choisie
log-away = { $why ->
    [clock] n’a plus de temps ; un bot continue
   *[left] est parti ; un bot continue
}
log-back = est de retour
log-fault = le bot a failli et fut remplacé
log-concede = abandonne ; un bot continue
log-offer = { $yes ->
    [yes] finirait la partie maintenant
   *[no] veut continuer
}
log-ended = { $reason ->
    [agreed] La partie fut arrêtée d’un commun accord.
    [conceded] Tous sauf un ont abandonné.
   *[closed] La table fut fermée.
}
log-rematch = Il y a une revanche.
source-chapel-track = piste de chapelle
source-gate-track = piste de la porte du pont
source-empty-sites = cases vides
source-unused-tiles = tuiles Bonus inutilisées
