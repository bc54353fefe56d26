# The log of a game. A line stands behind a name, so it begins in the middle.

log = Verlauf
log-nothing = Die Partie beginnt.
log-round = Runde { $round }: Die Drehscheibe dreht sich um { $marker }
log-reveal = Die Karten: { $cards }
log-order = Die Reihenfolge: { $names }
log-boost = { $card } zählt jetzt { $value }
log-use = { $who ->
    [me] setzt „{ $tile }“ ein
   *[other] setzt „{ $tile }“ ein
}
log-gain-card = { $who ->
    [me] nimmst eine { $value }
   *[other] nimmt eine { $value }
}
log-centre = aus der Mitte
log-replace = { $tile } auf Platz { $site } anstelle von { $old }
log-strength = Wappenstärke { $strength } ({ $crest })
log-bonus = { $who ->
    [me] nimmst „{ $tile }“
   *[other] nimmt „{ $tile }“
}
log-cards = { $who ->
    [me] { $count ->
        [one] nimmst eine { $cards }
       *[other] nimmst { $cards }
    }
   *[other] { $count ->
        [one] nimmt eine { $cards }
       *[other] nimmt { $cards }
    }
}
log-pass = { $who ->
    [me] baust nichts
   *[other] baut nichts
}
log-scoring = { $money }: { $scoring }
log-money = { $money }: { $source }
log-end = { $reason ->
    [stacks] Drei Stapel sind leer: Die Partie ist zu Ende.
   *[rounds] Die letzte Runde ist gespielt: Die Partie ist zu Ende.
}
log-ranking = Das Ergebnis: { $names }
log-undo = { $who ->
    [me] nimmst die letzten Züge zurück
   *[other] nimmt die letzten Züge zurück
}
log-untake = { $who ->
    [me] nimmst die gewählte Karte zurück
   *[other] nimmt die gewählte Karte zurück
}
log-away = { $who ->
    [me] { $why ->
        [clock] hast keine Zeit mehr; ein Bot spielt weiter
       *[left] bist gegangen; ein Bot spielt weiter
    }
   *[other] { $why ->
        [clock] hat keine Zeit mehr; ein Bot spielt weiter
       *[left] ist gegangen; ein Bot spielt weiter
    }
}
log-back = { $who ->
    [me] bist wieder da
   *[other] ist wieder da
}
log-fault = der Bot ist ausgefallen und wurde ersetzt
log-concede = { $who ->
    [me] gibst auf; ein Bot spielt weiter
   *[other] gibt auf; ein Bot spielt weiter
}
log-offer = { $who ->
    [me] { $yes ->
        [yes] würdest die Partie jetzt beenden
       *[no] möchtest weiterspielen
    }
   *[other] { $yes ->
        [yes] würde die Partie jetzt beenden
       *[no] möchte weiterspielen
    }
}
log-ended = { $reason ->
    [agreed] Die Partie wurde einvernehmlich beendet.
    [conceded] Alle bis auf eine Person haben aufgegeben.
   *[closed] Der Tisch wurde geschlossen.
}
log-rematch = Es gibt eine Revanche.
source-chapel-track = Kapellen-Parcours
source-gate-track = Brückentor-Parcours
source-empty-sites = leere Plätze
source-unused-tiles = ungenutzte Bonus-Plättchen
