# The log of a game. A line stands behind a name, so it begins in the middle.

log = Verlauf
log-nothing = Die Partie beginnt.
log-sentence = { $who ->
    [me] Du { $text }.
   *[other] { $name } { $text }.
}
log-round = Runde { $round }: Die Drehscheibe dreht sich um { $marker }
log-reveal = Die Karten: { $cards }
log-order = Die Reihenfolge: { $names }
log-boost = { $card } zählt jetzt { $value }
log-raise = { $who ->
    [me] machst aus einer { $card } eine { $value }
   *[other] macht aus einer { $card } eine { $value }
}
log-use = { $who ->
    [me] setzt „{ $tile }“ ein
   *[other] setzt „{ $tile }“ ein
}
log-gain-card = { $who ->
    [me] nimmst eine { $value }
   *[other] nimmt eine { $value }
}
log-centre = { $who ->
    [me] gehst in die Mitte
   *[other] geht in die Mitte
}
log-build = { $who ->
    [me] baust { $tile } auf Platz { $site }
   *[other] baut { $tile } auf Platz { $site }
}
log-build-over = { $who ->
    [me] baust { $tile } auf Platz { $site } anstelle von { $old }
   *[other] baut { $tile } auf Platz { $site } anstelle von { $old }
}
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
log-money = { $money }: { $source }
log-gets = { $who ->
    [me] bekommst { $money }
   *[other] bekommt { $money }
}
log-pays = { $who ->
    [me] zahlst { $money }
   *[other] zahlt { $money }
}
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
    [me] nimmst die Wahl zurück
   *[other] nimmt die Wahl zurück
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
log-fault = { $who ->
    [me] hast jetzt einen anderen Bot: Der erste ist ausgefallen
   *[other] hat jetzt einen anderen Bot: Der erste ist ausgefallen
}
log-concede = { $who ->
    [me] { $ends ->
        [yes] gibst auf
       *[no] gibst auf; ein Bot spielt weiter
    }
   *[other] { $ends ->
        [yes] gibt auf
       *[no] gibt auf; ein Bot spielt weiter
    }
}
log-offer = { $who ->
    [me] { $yes ->
        [yes] bietest an, die Partie zu beenden
        [agreed] stimmst dem Ende der Partie zu
        [ends] beendest die Partie
        [withdrawn] ziehst das Angebot zurück, die Partie zu beenden
       *[no] möchtest weiterspielen
    }
   *[other] { $yes ->
        [yes] bietet an, die Partie zu beenden
        [agreed] stimmt dem Ende der Partie zu
        [ends] beendet die Partie
        [withdrawn] zieht das Angebot zurück, die Partie zu beenden
       *[no] möchte weiterspielen
    }
}
log-ended = { $reason ->
    [agreed] Die Partie wurde einvernehmlich beendet.
    [alone] Die Partie wurde vorzeitig beendet.
    [conceded] Die Partie wurde aufgegeben.
   *[closed] Der Tisch wurde geschlossen.
}
log-rematch = Es gibt eine Revanche.
source-chapel-track = Kapellen-Parcours
source-gate-track = Brückentor-Parcours
source-empty-sites = leere Plätze
source-unused-tiles = ungenutzte Bonus-Plättchen
