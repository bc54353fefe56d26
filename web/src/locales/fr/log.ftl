# The log of a game. A line stands behind a name, so it begins in the middle.

log = Journal
log-nothing = La partie commence.
log-sentence = { $who ->
    [me] Vous { $text }.
   *[other] { $name } { $text }.
}
log-round = Tour { $round } : le disque tourne de { $marker }
log-reveal = Les cartes : { $cards }
log-order = L’ordre : { $names }
log-boost = { $card } compte maintenant { $value }
log-raise = { $who ->
    [me] rehaussez un { $card } à { $value }
   *[other] rehausse un { $card } à { $value }
}
log-use = { $who ->
    [me] utilisez « { $tile } »
   *[other] utilise « { $tile } »
}
log-gain-card = { $who ->
    [me] prenez un { $value }
   *[other] prend un { $value }
}
log-centre = { $who ->
    [me] allez au centre
   *[other] va au centre
}
log-build = { $who ->
    [me] construisez « { $tile } » sur la case { $site }
   *[other] construit « { $tile } » sur la case { $site }
}
log-build-over = { $who ->
    [me] construisez « { $tile } » sur la case { $site } (remplace : { $old })
   *[other] construit « { $tile } » sur la case { $site } (remplace : { $old })
}
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
log-money = { $money } : { $source }
log-gets = { $who ->
    [me] recevez { $money }
   *[other] reçoit { $money }
}
log-pays = { $who ->
    [me] payez { $money }
   *[other] paie { $money }
}
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
    [me] revenez sur votre choix
   *[other] revient sur son choix
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
log-fault = { $who ->
    [me] avez maintenant un autre bot : le premier est tombé en panne
   *[other] a maintenant un autre bot : le premier est tombé en panne
}
log-concede = { $who ->
    [me] { $ends ->
        [yes] abandonnez
       *[no] abandonnez ; un bot continue
    }
   *[other] { $ends ->
        [yes] abandonne
       *[no] abandonne ; un bot continue
    }
}
log-offer = { $who ->
    [me] { $yes ->
        [yes] proposez d’arrêter la partie
        [agreed] acceptez d’arrêter la partie
        [ends] arrêtez la partie
        [withdrawn] retirez la proposition d’arrêter la partie
       *[no] voulez continuer
    }
   *[other] { $yes ->
        [yes] propose d’arrêter la partie
        [agreed] accepte d’arrêter la partie
        [ends] arrête la partie
        [withdrawn] retire la proposition d’arrêter la partie
       *[no] veut continuer
    }
}
log-ended = { $reason ->
    [agreed] La partie a été arrêtée d’un commun accord.
    [alone] La partie a été arrêtée avant la fin.
    [conceded] La partie a été abandonnée.
   *[closed] La table a été fermée.
}
log-rematch = Il y a une revanche.
source-chapel-track = piste de chapelle
source-gate-track = piste de la porte du pont
source-empty-sites = cases vides
source-unused-tiles = tuiles Bonus inutilisées
