# A record of one's own: what finished games say together, and the charters.

chronicle-title = Meine Chronik
chronicle-title-of = Die Chronik von { $owner }
chronicle-lead = Was deine beendeten Partien zusammen erzählen.
chronicle-none = Hier steht noch nichts. Spiel eine erste Partie zu Ende, und deine Chronik beginnt.
chronicle-none-of = Hier steht noch nichts.
chronicle-gone = Unter dieser Adresse zeigt niemand eine Chronik.
chronicle-as-table = Als Tabelle
chronicle-all = Alle

# Figures.
chronicle-games = Partien
chronicle-games-count = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
chronicle-won = Gewonnen
chronicle-fair = reiner Zufall wäre { $fair }
chronicle-mean = Geld im Schnitt
chronicle-most = Meistes Geld
chronicle-mode = Wertungen
chronicle-mode-base = Wie aufgedruckt
chronicle-mode-expansion = Erfahrene Baumeister
chronicle-mode-mixed = Gemischt
chronicle-no-such = So eine Partie gibt es hier noch nicht.
chronicle-places = Plätze
chronicle-places-text = Wie oft Erster, Zweiter, Dritter und Letzter.
chronicle-of = Zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
}
chronicle-won-of = { $won } von { $games } gewonnen
chronicle-place-of = { $place }. von { $players }
chronicle-form = Geld, Partie für Partie
chronicle-form-text = { $games ->
    [one] Die neueste Partie.
   *[other] Die neuesten { $games } Partien; goldene Punkte sind Siege, die Linie ist der Schnitt aus zehn.
}
chronicle-form-label = { $games ->
    [one] Das Geld der neuesten Partie. Die Tabelle darunter sagt dasselbe.
   *[other] Das Geld der neuesten { $games } Partien, links die älteste. Die Tabelle darunter sagt dasselbe.
}

# Bridges and buildings.
chronicle-bridges = Brücken
chronicle-best = Die reichste Brücke
chronicle-longest = Die längste Hausnummernfolge
chronicle-line = { $line } Gebäude ohne Park
chronicle-buildings = Lieblingsgebäude
chronicle-buildings-text = Wie viele von jeder Art am Ende im Schnitt auf der Brücke standen.

# Whom one has met, and what paid.
chronicle-opponents = Mitspieler
chronicle-opponent = Mitspieler
chronicle-ahead = Vor ihnen
chronicle-others = Andere
chronicle-scorings = Was die Wertungen brachten
chronicle-scorings-text = Im Schnitt, mit allem, was sie unterwegs gezahlt haben.

# What the reviews say.
chronicle-course = Genauigkeit und Glück
chronicle-course-text = Aus den Partien mit einem Rückblick.
chronicle-course-none = Noch keine dieser Partien hat einen Rückblick. Wähl nach einer Partie „Rückblick“, dann zählt sie auch hier.
chronicle-accuracy-label = { $games ->
    [one] Die Genauigkeit einer Partie, von 0 bis 100. Die Tabelle darunter sagt dasselbe.
   *[other] Die Genauigkeit von { $games } Partien, von 0 bis 100, links die älteste. Die Tabelle darunter sagt dasselbe.
}
chronicle-luck = Glück in Pfund
chronicle-luck-label = { $games ->
    [one] Was das Glück in einer Partie gab, in Pfund. Die Tabelle darunter sagt dasselbe.
   *[other] Was das Glück in { $games } Partien gab, in Pfund, links die älteste. Die Tabelle darunter sagt dasselbe.
}

# The daily bridge.
chronicle-days = Die Brücke des Tages
chronicle-days-none = Noch wurde kein Tag gespielt, der vorbei ist.
chronicle-days-text = Die Zahl ist der Platz am Tisch. Die Partie von heute steht morgen hier.
chronicle-days-label = { $days ->
    [one] Ein Kalender mit einem gespielten Tag. Eine Liste folgt.
   *[other] Ein Kalender mit { $days } gespielten Tagen. Eine Liste folgt.
}
chronicle-streak = { $days ->
    [one] Ein Tag gespielt; jetzt { $now } in Folge, höchstens { $best }.
   *[other] { $days } Tage gespielt; jetzt { $now } in Folge, höchstens { $best }.
}

# Puzzles.
chronicle-puzzles = Rätsel
chronicle-puzzles-text = Wertzahl { $rating } ± { $deviation }; { $solved } von { $count } gelöst.
chronicle-puzzles-label = Der Verlauf der Wertzahl, links die älteste; jetzt ist sie { $rating }. Die Tabelle darunter sagt dasselbe.
chronicle-puzzles-nth = Rätsel { $nth }

# Who may read it.
chronicle-show = Wer das lesen darf
chronicle-show-all = Alle, die die Adresse haben
chronicle-show-text = Sonst niemand außer dir. Bei jedem Einschalten ist die Adresse eine neue.
chronicle-export = Alles als JSON herunterladen

# The charters.
chronicle-charters = Urkunden
chronicle-charters-count = { $earned } von { $all } erworben. Jede lehrt etwas vom Spiel.
charter-grade-1 = Lehrlingsstücke
charter-grade-2 = Gesellenstücke
charter-grade-3 = Meisterstücke
charter-earned = Erworben am { $when }
charter-open = Noch nicht erworben
charter-rule = Regel { $rule }
charter-new = { $count ->
    [one] Du hast eine Urkunde erworben
   *[other] Du hast { $count } Urkunden erworben
}
charter-all = Zu deiner Chronik
charter-fresh_start = Neuer Anfang
    .what = Baue hinter einem Park ein Haus mit einer höheren Nummer als das vor dem Park.
charter-first_of_equals = Erster unter Gleichen
    .what = Sei vor jemandem am Zug, dessen Karte genauso viel wert ist wie deine.
charter-rebuilt = Neu in Stein
    .what = Ersetze ein Gebäude durch eines, dessen Aktion die Wappenstärke 4 hat.
charter-six_crests = Sechsfache Wappen
    .what = Baue ein Gebäude, dessen Aktion die Wappenstärke 6 hat.
charter-full_house = Volles Haus
    .what = Nimm in einer einzigen Herberge drei Karten.
charter-six_kinds = Die ganze Stadt
    .what = Habe am Ende alle sechs Arten von Gebäuden auf deiner Brücke.
charter-two_at_once = Zwei Gunstbeweise zugleich
    .what = Setze in einem Zug zwei Bonus-Plättchen ein.
charter-both_ends = Von Ende zu Ende
    .what = Erreiche das letzte Feld des Kapellen-Parcours und das des Brückentor-Parcours.
charter-full_bridge = Von Ufer zu Ufer
    .what = Bebaue alle zwölf Plätze deiner Brücke.
charter-no_toll = Keinen Zoll gezahlt
    .what = Gewinne, ohne je für die Mitte der Drehscheibe zu zahlen.
charter-long_line = Sieben in einer Reihe
    .what = Habe am Ende eine Hausnummernfolge von sieben Gebäuden ohne Park.
charter-architect = Den Architekten überbaut
    .what = Gewinne eine Partie, in der ein Architekt gegen dich spielt.
charter-all_four = Viermal vorn
    .what = Erhalte aus jeder der vier Wertungen mehr Geld als alle anderen.
charter-no_guild = Ohne die Gilden
    .what = Gewinne ohne ein Gildenhaus auf deiner Brücke.
charter-four_of_six = Vier Wappen zu sechst
    .what = Habe jedes der vier Wappen sechsmal auf deiner Brücke; ein Gildenhaus zählt für alle vier.
