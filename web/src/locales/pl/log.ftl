# The log of a game. A line stands behind a name, so it begins in the middle.

log = Dziennik
log-nothing = Partia się zaczyna.
log-round = Runda { $round }: rondel obraca się o { $marker }
log-reveal = Karty: { $cards }
log-order = Kolejność: { $names }
log-boost = { $card } liczy się teraz jako { $value }
log-use = używa: { $tile }
log-gain-card = bierze { $value }
log-centre = z pola centralnego
log-replace = { $tile } na miejscu { $site } zamiast: { $old }
log-strength = siła { $strength } ({ $crest })
log-bonus = bierze: { $tile }
log-cards = { $count ->
    [one] bierze { $cards }
    [few] bierze { $cards }
    [many] bierze { $cards }
   *[other] bierze { $cards }
}
log-pass = nic nie buduje
log-scoring = { $money }: { $scoring }
log-money = { $money }: { $source }
log-end = { $reason ->
    [stacks] Trzy stosy są puste: koniec partii.
   *[rounds] Ostatnia runda za nami: koniec partii.
}
log-ranking = Wynik: { $names }
log-undo = cofa ostatnie ruchy
log-untake = cofa wybraną kartę
log-away = { $why ->
    [clock] nie ma już czasu; gra bot
   *[left] odchodzi; gra bot
}
log-back = wraca do gry
log-fault = bot zawiódł i został zastąpiony
log-concede = poddaje się; gra bot
log-offer = { $yes ->
    [yes] proponuje zakończyć partię
   *[no] chce grać dalej
}
log-ended = { $reason ->
    [agreed] Partię zakończono za zgodą wszystkich.
    [conceded] Wszyscy oprócz jednej osoby się poddali.
   *[closed] Stół został zamknięty.
}
log-rematch = Jest rewanż.
source-chapel-track = tor kaplicy
source-gate-track = tor bramy
source-empty-sites = puste miejsca
source-unused-tiles = niewykorzystane płytki premiowe
