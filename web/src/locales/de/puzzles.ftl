# Rätsel: Stellungen mit einer richtigen Antwort.

puzzle = Rätsel
puzzle-title = Rätsel
puzzle-lead = Stellungen aus echten Partien, jede mit einer richtigen Antwort. Je besser du löst, desto schwerer werden sie.
puzzle-menu = Menü
puzzle-of-day = Rätsel des Tages
puzzle-by-theme = Rätsel: { $theme }
puzzle-where = Runde { $round }, zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
}
puzzle-my-rating = Deine Wertzahl: { $rating }
puzzle-all = Alle Rätsel
puzzle-start = Rätsel lösen
puzzle-keys = Tasten: Auf dem Spielplan spielst du wie am Tisch. Die Eingabetaste gibt die Antwort und geht dann weiter zum nächsten Rätsel.

# Die Frage.
puzzle-ask-card = Welche Karte spielst du?
puzzle-ask-card-two = Welche ist die höhere der beiden Karten, die du spielst?
puzzle-ask-space = Wohin stellst du deine Figur?
puzzle-ask-cards = Welche Karte nimmst du?
puzzle-ask-bonus-tiles = Welches Bonus-Plättchen nimmst du?
puzzle-ask-bonus-boosts = Soll eine deiner Karten 1 mehr zählen?
puzzle-ask-bonus-end = Setzt du ein Bonus-Plättchen ein, oder beendest du deinen Zug?
puzzle-ask-guess = Welche Karte wird { $player } spielen?
puzzle-ask-guess-two = Welche ist die höhere Karte, die { $player } spielen wird?
puzzle-cards-of = Karten, die { $player } auf der Hand hat
puzzle-choose = Wähle auf dem Spielplan

# Die Antwort.
puzzle-said-right = Das ist es!
puzzle-said-partly = Nicht ganz.
puzzle-said-wrong = Nein.
puzzle-loss = { $points ->
    [one] „{ $move }“ gewinnt { $points } Partie von 100 weniger als das Beste.
   *[other] „{ $move }“ gewinnt { $points } Partien von 100 weniger als das Beste.
}
puzzle-loss-guess = { $points ->
    [one] „{ $move }“ ist um { $points } Prozentpunkt weniger wahrscheinlich.
   *[other] „{ $move }“ ist um { $points } Prozentpunkte weniger wahrscheinlich.
}
puzzle-weight = zählt { $percent } einer Partie
puzzle-again-text = Dieses Rätsel hattest du schon beantwortet: Deine Wertzahl bleibt.
puzzle-taught-text = Was eine Lektion fragt, zählt für keine Wertzahl.
puzzle-why = Warum
puzzle-thinks = { $player } denkt vielleicht: „{ $text }“
puzzle-table = Alle Züge, der beste zuerst
puzzle-col-move = Zug
puzzle-col-wins = Gewinnt
puzzle-col-money = Geld
puzzle-col-loss = Verliert
puzzle-col-likely = Wahrscheinlich
puzzle-tag-best = am besten
puzzle-tag-mine = deiner
puzzle-tag-usual = der des Gesellen
puzzle-about = Worum es geht:
puzzle-level = Schwierigkeit dieses Rätsels: { $rating }.
puzzle-tried = Von { $tried }, die es hier versucht haben, fanden es { $percent }.

# Was man tun kann.
puzzle-help = Worum geht es?
puzzle-skip = Ein anderes
puzzle-next = Nächstes Rätsel
puzzle-try = Noch einmal versuchen
puzzle-show = Antwort zeigen
puzzle-share = Link zu diesem Rätsel

# In Worten.
puzzle-in-words = In Worten
puzzle-words-lead = Das Rätsel und sein Tisch in Sätzen. Antworte mit einem Wort oder einer Schaltfläche: Deine erste Antwort zählt sofort.
puzzle-words-answers = Was du antworten kannst
puzzle-no-answer = Das ist hier keine Antwort. „züge“ zählt die möglichen auf.
puzzle-words-about = thema, worum geht es
puzzle-words-show = zeigen, zeige, zeige die antwort, aufgeben
puzzle-words-again = noch einmal, nochmal
puzzle-words-next = weiter, nächstes, nächstes rätsel, ein anderes
puzzle-words-help-about = thema · sagt, worum es geht; deine Antwort zählt dann weniger
puzzle-words-help-show = zeigen · zeigt nach einem Fehler die Antwort
puzzle-words-help-again = noch einmal · lässt dich es noch einmal versuchen
puzzle-words-help-next = weiter · geht zu einem anderen Rätsel

# Gegen die Uhr.
puzzle-streak = Gegen die Uhr
puzzle-streak-lead = Löse so viele, wie du kannst; jedes ist schwerer als das vorige. Nach drei Fehlern ist Schluss. Deine Wertzahl bleibt, wie sie ist.
puzzle-streak-begin = { $minutes } Minuten
puzzle-streak-best = Dein Bestes: { $count }
puzzle-streak-solved = { $count } gelöst
puzzle-streak-missed = { $count } von 3 verfehlt
puzzle-streak-wrong = Verfehlt.
puzzle-streak-by-misses = Nach drei Fehlern war Schluss.
puzzle-streak-by-time = Die { $minutes } Minuten sind um.
puzzle-streak-record = Das ist dein Bestes.
puzzle-streak-steps = Noch einmal ansehen
puzzle-step-right = Rätsel { $number }: gelöst
puzzle-step-wrong = Rätsel { $number }: verfehlt

# Alle Rätsel.
puzzle-mine = Deine Rätsel
puzzle-rating-sure = ± { $deviation }
puzzle-rating-unsure = ± { $deviation }, noch eine Schätzung
puzzle-curve = Deine Wertzahl über die letzten { $count } Rätsel: von { $from } bis { $to }
puzzle-figures = { $count ->
    [one] { $count } Rätsel beantwortet, { $solved } davon sofort gelöst
   *[other] { $count } Rätsel beantwortet, { $solved } davon sofort gelöst
}
puzzle-kind-score = { $percent } von { $count }
puzzle-none-yet = Du hast noch keines beantwortet. Deine ersten Antworten finden heraus, wie schwer deine Rätsel sein sollen.
puzzle-by-themes = Nach Thema
puzzle-by-kinds = Nach Frage
puzzle-by-players = Nach Zahl der Spieler
puzzle-players = Zu { $count ->
    [2] zweit
    [3] dritt
   *[other] viert
}
puzzle-done-of = { $done } von { $count }
puzzle-theme-note = Wer das Thema kennt, kennt die halbe Antwort: Ein solches Rätsel zählt weniger.
puzzle-last = Deine letzten Antworten

puzzle-kind-card = Karte wählen
puzzle-kind-space = Figur stellen
puzzle-kind-site = Platz wählen
puzzle-kind-cards = Karten nehmen
puzzle-kind-bonus = Bonus-Plättchen
puzzle-kind-guess = Karte erraten

puzzle-theme-money = Sofort Geld
puzzle-theme-centre = Die Mitte
puzzle-theme-crests = Viele gleiche Wappen
puzzle-theme-guild = Gildenhäuser
puzzle-theme-chapel = Der Kapellen-Parcours
puzzle-theme-gate = Der Brückentor-Parcours
puzzle-theme-scoring = Eine Wertung
puzzle-theme-line = Die fallenden Zahlen
puzzle-theme-park = Parks
puzzle-theme-replace = Ersetzen
puzzle-theme-tiles = Bonus-Plättchen
puzzle-theme-hand = Die Handkarten
puzzle-theme-first = Zuerst am Zug
puzzle-theme-save = Eine Karte sparen
puzzle-theme-end = Die letzte Runde
