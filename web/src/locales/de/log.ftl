# The log of a game. A line stands behind a name, so it begins in the middle.

log = Verlauf
log-nothing = Die Partie beginnt.
log-round = Runde { $round }: die Scheibe dreht sich um { $marker }
log-reveal = Die Karten: { $cards }
log-order = Die Reihenfolge: { $names }
log-boost = { $card } zählt jetzt { $value }
log-use = setzt „{ $tile }“ ein
log-gain-card = nimmt eine { $value }
log-centre = aus der Mitte
log-replace = { $tile } auf Platz { $site } anstelle von { $old }
log-strength = Stärke { $strength } ({ $crest })
log-bonus = nimmt „{ $tile }“
log-cards = { $count ->
    [one] nimmt eine { $cards }
   *[other] nimmt { $cards }
}
log-pass = baut nichts
log-scoring = { $money }: { $scoring }
log-money = { $money }: { $source }
log-end = { $reason ->
    [stacks] Drei Stapel sind leer: Die Partie ist zu Ende.
   *[rounds] Die letzte Runde ist gespielt: Die Partie ist zu Ende.
}
log-ranking = Das Ergebnis: { $names }
log-undo = nimmt die letzten Züge zurück
log-untake = nimmt die gewählte Karte zurück
log-away = { $why ->
    [clock] hat keine Zeit mehr; ein Bot spielt weiter
   *[left] ist gegangen; ein Bot spielt weiter
}
log-back = ist wieder da
log-fault = der Bot versagte und wurde ersetzt
log-concede = gibt auf; ein Bot spielt weiter
log-offer = { $yes ->
    [yes] würde die Partie jetzt beenden
   *[no] möchte weiterspielen
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
