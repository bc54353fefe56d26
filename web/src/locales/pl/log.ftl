# The log of a game. A line stands behind a name, so it begins in the middle.

log = Dziennik
log-nothing = Partia się zaczyna.
log-sentence = { $who ->
    [me] { $text }.
   *[other] { $name } { $text }.
}
log-round = Runda { $round }: rondel obraca się o { $marker }
log-reveal = Karty: { $cards }
log-order = Kolejność: { $names }
log-boost = { $card } liczy się teraz jako { $value }
log-raise = { $who ->
    [me] podnosisz kartę { $card } do { $value }
   *[other] podnosi kartę { $card } do { $value }
}
log-use = { $who ->
    [me] używasz płytki „{ $tile }”
   *[other] używa płytki „{ $tile }”
}
log-gain-card = { $who ->
    [me] bierzesz kartę { $value }
   *[other] bierze kartę { $value }
}
log-centre = { $who ->
    [me] idziesz na środek
   *[other] idzie na środek
}
log-build = { $who ->
    [me] stawiasz płytkę „{ $tile }” na miejscu { $site }
   *[other] stawia płytkę „{ $tile }” na miejscu { $site }
}
log-build-over = { $who ->
    [me] stawiasz płytkę „{ $tile }” na miejscu { $site } (zastępuje: { $old })
   *[other] stawia płytkę „{ $tile }” na miejscu { $site } (zastępuje: { $old })
}
log-replace = { $tile } na miejscu { $site } (zastępuje: { $old })
log-strength = siła { $strength } (tarcza { $crest })
log-bonus = { $who ->
    [me] bierzesz płytkę „{ $tile }”
   *[other] bierze płytkę „{ $tile }”
}
log-cards = { $who ->
    [me] { $count ->
        [one] bierzesz kartę { $cards }
        [few] bierzesz karty { $cards }
        [many] bierzesz karty { $cards }
       *[other] bierzesz karty { $cards }
    }
   *[other] { $count ->
        [one] bierze kartę { $cards }
        [few] bierze karty { $cards }
        [many] bierze karty { $cards }
       *[other] bierze karty { $cards }
    }
}
log-pass = { $who ->
    [me] nic nie budujesz
   *[other] nic nie buduje
}
log-money = { $money }: { $source }
log-gets = { $who ->
    [me] dostajesz { $money }
   *[other] dostaje { $money }
}
log-pays = { $who ->
    [me] płacisz { $money }
   *[other] płaci { $money }
}
log-end = { $reason ->
    [stacks] Trzy stosy są puste: koniec partii.
   *[rounds] Ostatnia runda za nami: koniec partii.
}
log-ranking = Wynik: { $names }
log-undo = { $who ->
    [me] cofasz ostatnie ruchy
   *[other] cofa ostatnie ruchy
}
log-untake = { $who ->
    [me] cofasz swój wybór
   *[other] cofa swój wybór
}
log-away = { $who ->
    [me] { $why ->
        [clock] nie masz już czasu; gra bot
       *[left] odchodzisz od stołu; gra bot
    }
   *[other] { $why ->
        [clock] nie ma już czasu; gra bot
       *[left] odchodzi od stołu; gra bot
    }
}
log-back = { $who ->
    [me] wracasz do gry
   *[other] wraca do gry
}
log-fault = { $who ->
    [me] masz teraz innego bota: poprzedni uległ awarii
   *[other] ma teraz innego bota: poprzedni uległ awarii
}
log-concede = { $who ->
    [me] { $ends ->
        [yes] poddajesz się
       *[no] poddajesz się; gra bot
    }
   *[other] { $ends ->
        [yes] poddaje się
       *[no] poddaje się; gra bot
    }
}
log-offer = { $who ->
    [me] { $yes ->
        [yes] proponujesz zakończenie partii
        [agreed] zgadzasz się na zakończenie partii
        [ends] kończysz partię
        [withdrawn] wycofujesz propozycję zakończenia partii
       *[no] chcesz grać dalej
    }
   *[other] { $yes ->
        [yes] proponuje zakończenie partii
        [agreed] zgadza się na zakończenie partii
        [ends] kończy partię
        [withdrawn] wycofuje propozycję zakończenia partii
       *[no] chce grać dalej
    }
}
log-ended = { $reason ->
    [agreed] Partię zakończono za zgodą wszystkich.
    [alone] Partię zakończono przed czasem.
    [conceded] Partię poddano.
   *[closed] Stół został zamknięty.
}
log-rematch = Jest rewanż.
source-chapel-track = tor kaplicy
source-gate-track = tor bramy
source-empty-sites = puste miejsca
source-unused-tiles = niewykorzystane płytki premiowe
