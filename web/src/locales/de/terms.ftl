# The names of things, as docs/glossary.md has them.

kind-chapel = Kapelle
kind-gate = Brückentor
kind-hostelry = Herberge
kind-haberdasher = Krämerladen
kind-guild = Gildenhaus
kind-park = Park
kind-bridge = Brücke

crest-blue = blau
crest-orange = orange
crest-gray = grau
crest-green = grün

card-0 = Peter de Colechurch
card-1 = Kaufmann
card-2 = Edelfrau
card-3 = Geistlicher
card-4 = Adliger

term-card = Charakterkarte
term-bonus-tile = Bonus-Plättchen
term-scoring = Wertungsplättchen
term-crest = Wappen
term-strength = Wappenstärke
term-house-number = Hausnummer
term-line = Hausnummernfolge
term-rondel = Drehscheibe
term-outer-space = Randfeld
term-centre = Mitte
term-stack = Stapel
term-supply = Vorrat
term-round = Runde
term-round-marker = Runden-Plättchen
term-chapel-track = Kapellen-Parcours
term-gate-track = Brückentor-Parcours
term-stairs = Treppe
term-pawn = Spielfigur
term-marker = Spielstein
term-empty-site = nicht bebauter Brückenplatz
term-expansion = Erfahrene Baumeister

# The eight bonus tiles: name and what it does.
bonus-share = Seite an Seite
    .text = Stelle dich zu einer fremden Figur auf ihr Feld, wenn sie dort allein steht; Einkommen und Preis wie sonst auch.
bonus-free_centre = Zollfrei
    .text = Betritt die Mitte der Drehscheibe, ohne etwas zu bezahlen.
bonus-x_space = Verbotenes Terrain
    .text = Betritt das X und nimm das oberste Gebäude des Stapels daneben; Einkommen gibt es keines.
bonus-take_back = Treue Begleitung
    .text = Hole am Ende deines Zuges die gespielte Karte aus dem Vorrat auf die Hand zurück (keine 0).
bonus-chapel_two = Pilgerschritt
    .text = Rücke auf dem Kapellen-Parcours zwei Felder vor: bevor du deine Figur stellst oder am Ende deines Zuges.
bonus-gate_two = Wink des Torwächters
    .text = Rücke auf dem Brückentor-Parcours zwei Felder vor: bevor du deine Figur stellst oder am Ende deines Zuges.
bonus-plus_one = Höherer Rang
    .text = Wenn die Karten offen liegen, ist eine von deinen für die Reihenfolge 1 mehr wert.
bonus-noblewoman = Besuch der Edelfrau
    .text = Bevor du deine Karte wählst, nimm eine Edelfrau (2) aus dem Vorrat, falls eine da ist.

# What a ranking pays, by the number of players; where there is no table, all of it.
scoring-prizes = { $players ->
    [2] £5
    [3] £5 und £3
    [4] £5, £3 und £1
   *[any] £5, £3 und £1 (zu dritt £5 und £3, zu zweit £5)
}

# The twenty scorings: name and what it pays.
scoring-chapel-base = Wettlauf der Pilger
    .text = Wer auf dem Kapellen-Parcours vorn liegt, bekommt { scoring-prizes }; auf der Treppe gibt es nichts.
scoring-chapel-most = Besonders fromm
    .text = { scoring-prizes } für die meisten Kapellen auf der eigenen Brücke.
scoring-chapel-leader = Pilgergroschen
    .text = Am Ende jeder Runde bekommt £1, wer auf dem Kapellen-Parcours vorn liegt.
scoring-chapel-distance = Weit voraus
    .text = Am Spielende £1 für jedes Feld Vorsprung vor dem letzten Spielstein auf dem Kapellen-Parcours.
scoring-chapel-again = Zweiter Segen
    .text = Am Spielende wird dir alles Geld von den Feldern des Kapellen-Parcours ein zweites Mal ausgezahlt.
scoring-gate-base = Wettlauf der Torwächter
    .text = Wer auf dem Brückentor-Parcours vorn liegt, bekommt { scoring-prizes }; am Start gibt es nichts.
scoring-gate-most = Gut bewacht
    .text = { scoring-prizes } für die meisten Brückentore auf der eigenen Brücke.
scoring-gate-leader = Torgeld
    .text = Am Ende jeder Runde bekommt £1, wer auf dem Brückentor-Parcours vorn liegt.
scoring-gate-steps = Langer Wachgang
    .text = Am Spielende bringt dein Feld auf dem Brückentor-Parcours £3 (ab Feld 4), £5 (ab 7), £9 (ab 10) oder £12 (ab 13).
scoring-gate-tiles = Gehortete Gunst
    .text = Am Spielende bringen ungenutzte Bonus-Plättchen zusammen £1, £4, £9 oder (ab vier) £16 statt je £1.
scoring-hostelry-base = Feine Gesellschaft
    .text = { scoring-prizes } für die wertvollsten Handkarten: Es zählt ihre Summe, mindestens 1.
scoring-hostelry-most = Besonders gastlich
    .text = { scoring-prizes } für die meisten Herbergen auf der eigenen Brücke.
scoring-hostelry-highest = Ehrengast
    .text = In jeder Runde bringt die höchste Karte gleich beim Aufdecken £2; „{ bonus-plus_one }“ zählt dabei nicht.
scoring-hostelry-cards = Volles Haus
    .text = Am Spielende bringen deine Handkarten, auch Nullen, £4 (ab drei Karten), £7 (ab fünf) oder £10 (ab acht).
scoring-hostelry-sets = Bunte Gesellschaft
    .text = Am Spielende bringt jeder Kartensatz auf deiner Hand £5 (1-2), £10 (1-2-3) oder £15 (1-2-3-4); jede Karte zählt nur einmal.
scoring-bridge-base = Vollste Brücke
    .text = { scoring-prizes } für die meisten Gebäude auf der eigenen Brücke, Parks eingeschlossen.
scoring-bridge-longest = Lange Häuserzeile
    .text = { scoring-prizes } für die längste Reihe von Häusern, zwischen denen kein Park liegt.
scoring-bridge-lowest = Bescheidene Adresse
    .text = Am Ende jeder Runde £2 für die niedrigste Hausnummer, die in dieser Runde gebaut wurde.
scoring-bridge-low = Niedrige Nummern
    .text = Am Spielende £2 für jedes deiner Gebäude mit einer Hausnummer bis 30.
scoring-bridge-sets = Vollständiges Viertel
    .text = Am Spielende £10 für jeden vollständigen Satz der sechs Gebäudearten auf deiner Brücke.
