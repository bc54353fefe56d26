# The review of a finished game: curve, deciding moments, marks, luck and skill.

review-title = Der Rückblick
review-lead = Wo die Partie entschieden wurde, und wodurch.
review-round-of = Runde { $round }
review-round = Runde

# While it is worked out.
review-waiting = { $ahead ->
    [0] Dieser Rückblick kommt als Nächstes.
    [one] Ein anderer Rückblick kommt vorher.
   *[other] { $ahead } andere Rückblicke kommen vorher.
}
review-stage-curve = Die Kurve wird gezeichnet.
review-stage-ledger = Jeder Moment wird bewertet.
review-stage-decisions = Die Entscheidungen werden beurteilt, die teuersten zuerst.
review-stage-close = Was knapp ist, wird noch einmal angesehen.
review-stay = Du kannst gehen und wiederkommen: Die Arbeit geht weiter, und was fertig ist, bleibt.
review-failed = Dieser Rückblick ist nicht gelungen.
review-ready = Der Rückblick ist fertig.
review-again = Noch einmal versuchen

# The curve.
review-curve = Gewinnaussichten
review-curve-text = Die durchgezogene Linie zeigt, was alle am Tisch wissen konnten.
review-curve-label = Die Gewinnaussichten aller, von Runde 1 bis zum Ende. Die Tabelle darunter sagt dasselbe.
review-truth = Gestrichelt: wie es wirklich stand, alles aufgedeckt
review-moment = Moment der Partie
review-start = Beginn
review-table = Die Kurve als Tabelle
review-now = { $where }: { $shares }

# What a moment was.
review-played = Gespielt: { $move }.
review-better = Besser: { $move }.
review-cost = { $points ->
    [one] Das kostete etwa { $points } Punkt Gewinnaussicht.
   *[other] Das kostete etwa { $points } Punkte Gewinnaussicht.
}
review-cost-between = { $points ->
    [one] Das kostete zwischen { $low } und { $high } Punkt Gewinnaussicht.
   *[other] Das kostete zwischen { $low } und { $high } Punkte Gewinnaussicht.
}
review-only = Es gab keinen anderen Zug.
review-best = Etwas Besseres wurde nicht gefunden.
review-unsure = „{ $move }“ ist vielleicht besser, aber das ist nicht sicher: Es bringt zwischen { $low } und { $high } Punkte.
review-pending = Diese Entscheidung wurde noch nicht angesehen.
review-drawn = Aufgedeckt: { $tile }.
review-drawn-bonus = Aufgedeckt: „{ $tile }“.
review-turned = Das Runden-Plättchen dreht die Drehscheibe um { $steps }.
review-revealed = Die Karten werden aufgedeckt: { $cards }.
review-outguessed = Durchschaut zu werden ist weder Pech noch Fehler.
review-draw = Aufgedeckt
review-reveal = Karten
review-luck = Glück: Das hat niemand entschieden.
review-changed = Aussichten: { $list }.
review-unchanged = Bei niemandem änderten sich die Aussichten um einen ganzen Punkt.
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-grades = { $grade ->
    [inaccuracy] Ungenauigkeiten
    [mistake] Fehler
   *[blunder] Grobe Fehler
}
review-badge-played = gespielt
review-badge-better = besser
review-badge-here = hier
review-why-best = Für den besseren Zug:
review-why-played = Für den gespielten:
review-board = Der Spielplan vor dieser Entscheidung. { $text }
review-board-event = Der Spielplan in diesem Moment. { $text }

# The moments that decided the game.
review-deciding = { $count ->
    [one] Der Moment, der die Partie entschied
   *[other] Die { $count } Momente, die die Partie entschieden
}

# One mark after the other.
review-marks = Züge mit Vermerk
review-marks-text = Vermerkt ist nur, was sicher ist: Was ein Zug mindestens kostete, liegt über 2 Punkten (Ungenauigkeit), 5 (Fehler) oder 10 (grober Fehler).
review-nth = { $nth } von { $count }
review-next = Nächster Vermerk
review-previous = Voriger Vermerk
review-keys = Tasten: N führt zum nächsten Vermerk, P zum vorigen.
review-none = Kein Zug hat einen Vermerk.
review-none-here = Kein Zug mit Vermerk passt dazu.
review-none-yet = Noch hat kein Zug einen Vermerk; die Entscheidungen werden gerade beurteilt.
review-whose = Wessen
review-everybody = Alle
review-size = Wie schwer
review-size-inaccuracy = Alle
review-size-mistake = Fehler und grobe Fehler
review-size-blunder = Grobe Fehler
review-kind = Was
review-kind-all = Alles
review-kind-card = Karten
review-kind-space = Felder
review-kind-site = Plätze
review-kind-hostelry = Herbergen
review-kind-bonus_tile = Bonus-Plättchen

# Find it yourself.
review-hide = Finde es selbst
review-hide-text = Bessere Züge bleiben verborgen, bis du sie gesucht hast.
review-find = Selbst finden
review-answer = Besseren Zug zeigen
review-question = Was ist besser? Wähle auf dem Spielplan oder hier.
review-verdict-best = Genau! Etwas Besseres wurde nicht gefunden.
review-verdict-close = So gut wie der beste.
review-verdict-better = { $points ->
    [one] Besser als der gespielte, aber etwa { $points } Punkt hinter dem besten.
   *[other] Besser als der gespielte, aber etwa { $points } Punkte hinter dem besten.
}
review-verdict-same = Das wurde gespielt.
review-verdict-worse = { $points ->
    [one] Nein: etwa { $points } Punkt hinter dem besten.
   *[other] Nein: etwa { $points } Punkte hinter dem besten.
}
review-tried = Deine Wahl: { $move }.

# Luck and skill.
review-sums = Glück und Können
review-sums-text = Vom Beginn zum Ergebnis: Die Teile ergeben genau die Summe.
review-sums-note = Entscheidungen werden daran gemessen, was Gesellen von da an tun würden. Ein Fehler, den auch sie machen würden, war zu erwarten und kostet hier nichts; was er gegen den besten Zug kostete, steht bei seinem Vermerk.
review-unit = Gezählt in
review-unit-wins = Gewinnpunkte
review-unit-money = Pfund
review-part-own = Eigene Entscheidungen
review-part-others = Entscheidungen der anderen
review-part-draws = Aufgedecktes
review-part-reveals = Kartenwahl
review-part-own-text = Können
review-part-others-text = was die anderen gaben oder nahmen
review-part-draws-text = Glück
review-part-reveals-text = Raten: weder Glück noch Fehler
review-at-start = Zu Beginn
review-result = Ergebnis
review-without-luck = Ohne das Glück des Aufgedeckten: { $amount }

# Who gave whom what.
review-matrix = Wem nützten wessen Entscheidungen?
review-matrix-text = Eine Zeile sagt, was jemandes Entscheidungen allen brachten.
review-matrix-which = Welche Entscheidungen
review-matrix-marked = Mit Vermerk
review-matrix-all = Alle
review-matrix-corner = Entscheidungen von

# Accuracy.
review-accuracy = Genauigkeit
review-accuracy-text = 100: Nirgends wurde etwas Besseres gefunden. Schwierige Entscheidungen zählen mehr, erzwungene gar nicht.
review-accuracy-of = { $accuracy } von 100
review-accuracy-none = Nichts zu entscheiden
review-like = { $who ->
    [me] { $level ->
        [random] Du hast diese Partie wie ein Narr gespielt, aufs Geratewohl.
        [apprentice] Du hast diese Partie wie ein Lehrling gespielt.
        [journeyman] Du hast diese Partie wie ein Geselle gespielt.
        [master] Du hast diese Partie wie ein Meister gespielt.
       *[architect] Du hast diese Partie wie ein Architekt gespielt.
    }
   *[other] { $level ->
        [random] { $name } hat diese Partie wie ein Narr gespielt, aufs Geratewohl.
        [apprentice] { $name } hat diese Partie wie ein Lehrling gespielt.
        [journeyman] { $name } hat diese Partie wie ein Geselle gespielt.
        [master] { $name } hat diese Partie wie ein Meister gespielt.
       *[architect] { $name } hat diese Partie wie ein Architekt gespielt.
    }
}

# The picture to share.
review-card = Ein Bild zum Teilen
review-card-text = { $players }: die Gewinnaussichten über die Partie und die Genauigkeit aller.
review-card-accuracy = Genauigkeit { $accuracy }
review-honest = Geurteilt hat unsere eigene Suche, mit { $playouts } durchgespielten Partien je Entscheidung. Wo sie blind ist, ist es auch der Rückblick; die Spannen erfassen nur den Zufall.

# In the text mode.
review-text-working = Am Rückblick wird gearbeitet: { $percent } sind fertig. Frag gleich noch einmal.
review-text-running = Einen Rückblick gibt es, wenn die Partie vorbei ist.
review-text-accuracy = Genauigkeit { $accuracy } von 100.
review-text-sum = Von { $start } auf { $end }: { $parts }.
review-text-page = Alles steht auf der Seite des Rückblicks: { $address }
