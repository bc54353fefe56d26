# The log of a game. A line stands behind a name, so it begins in the middle.

log = Journal
log-nothing = La partie commence.
log-round = Tour { $round } : le disque tourne de { $marker }
log-reveal = Les cartes : { $cards }
log-order = L’ordre : { $names }
log-boost = { $card } compte maintenant { $value }
log-use = { $who ->
    [me] utilisez « { $tile } »
   *[other] utilise « { $tile } »
}
log-gain-card = { $who ->
    [me] prenez un { $value }
   *[other] prend un { $value }
}
log-centre = depuis le centre
log-replace = { $tile } sur la case { $site } (remplace : { $old })
log-strength = force { $strength } ({ $crest })
log-bonus = { $who ->
    [me] prenez « { $tile } »
   *[other] prend « { $tile } »
}
log-cards = { $who ->
    [me] { $count ->
        [one] prenez un { $cards }
       *[other] prenez { $cards }
    }
   *[other] { $count ->
        [one] prend un { $cards }
       *[other] prend { $cards }
    }
}
log-pass = { $who ->
    [me] ne construisez rien
   *[other] ne construit rien
}
log-scoring = { $money } : { $scoring }
log-money = { $money } : { $source }
log-end = { $reason ->
    [stacks] Trois piles sont vides : la partie est finie.
   *[rounds] Le dernier tour est joué : la partie est finie.
}
log-ranking = Le résultat : { $names }
log-undo = { $who ->
    [me] reprenez vos derniers coups
   *[other] reprend ses derniers coups
}
log-untake = { $who ->
    [me] reprenez la carte choisie
   *[other] reprend la carte choisie
}
log-away = { $who ->
    [me] { $why ->
        [clock] n’avez plus de temps ; un bot continue
       *[left] avez quitté la table ; un bot continue
    }
   *[other] { $why ->
        [clock] n’a plus de temps ; un bot continue
       *[left] a quitté la table ; un bot continue
    }
}
log-back = { $who ->
    [me] êtes de retour
   *[other] est de retour
}
log-fault = le bot a eu une panne ; un autre le remplace
log-concede = { $who ->
    [me] abandonnez ; un bot continue
   *[other] abandonne ; un bot continue
}
log-offer = { $who ->
    [me] { $yes ->
        [yes] proposez d’arrêter la partie
       *[no] voulez continuer
    }
   *[other] { $yes ->
        [yes] propose d’arrêter la partie
       *[no] veut continuer
    }
}
log-ended = { $reason ->
    [agreed] La partie a été arrêtée d’un commun accord.
    [conceded] Tout le monde a abandonné, sauf une personne.
   *[closed] La table a été fermée.
}
log-rematch = Il y a une revanche.
source-chapel-track = piste de chapelle
source-gate-track = piste de la porte du pont
source-empty-sites = cases vides
source-unused-tiles = tuiles Bonus inutilisées
