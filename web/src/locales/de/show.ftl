# The show at the table: who is winning, what scorings are about, what the others do, the end.

## Who is winning
standings = Spielstand
standings-money = Geld jetzt
standings-more = Was das Ende brächte
standings-line = { $name }: { $money } jetzt, { $more } am Ende, { $total } zusammen
standings-line-hidden = { $name }: Geld nicht zu sehen, { $more } am Ende
standings-if = Wenn nach dieser Runde Schluss wäre
standings-now = Wäre jetzt Schluss
forecast-now = { $money } sofort
forecast-prizes = { $money } am Ende
menu-standings = Spielstand und Prämien

## Scorings in five words
in-short-chapel-base = Vorn auf dem Kapellen-Parcours
in-short-chapel-most = Meiste Kapellen auf der Brücke
in-short-chapel-leader = Führung auf dem Kapellen-Parcours
in-short-chapel-distance = Felder Vorsprung vor dem Letzten
in-short-chapel-again = Geld vom Kapellen-Parcours nochmals
in-short-gate-base = Vorn auf dem Brückentor-Parcours
in-short-gate-most = Meiste Tore auf der Brücke
in-short-gate-leader = Führung auf dem Brückentor-Parcours
in-short-gate-steps = Felder auf dem Brückentor-Parcours
in-short-gate-tiles = Deine aufgehobenen Bonus-Plättchen
in-short-hostelry-base = Höchster Kartenwert auf der Hand
in-short-hostelry-most = Meiste Herbergen auf der Brücke
in-short-hostelry-highest = Höchste Karte der Runde
in-short-hostelry-cards = Zahl deiner Handkarten
in-short-hostelry-sets = Kartensätze 1-2-3-4 auf der Hand
in-short-bridge-base = Meiste Gebäude auf der Brücke
in-short-bridge-longest = Längste Reihe ohne Park
in-short-bridge-lowest = Niedrigste Hausnummer der Runde
in-short-bridge-low = Gebäude bis Hausnummer 30
in-short-bridge-sets = Alle sechs Arten von Gebäuden
prize-round = jede Runde
prize-each = je { $money }
prize-again = noch einmal

## The show
round-last = Letzte Runde
do-next = Weiter
menu-pace-step = Schritt für Schritt
sound-offer = Mit Ton spielen?
sound-offer-yes = Mit Ton
sound-offer-no = Ohne Ton
verdict-by = { $who ->
    [me] Du liegst { $money } vor { $rival }.
    [beaten] { $name } liegt { $money } vor dir.
   *[other] { $name } liegt { $money } vor { $rival }.
}
verdict-close = So knapp: nur { $money } hinter { $name }!
verdict-tie = { $who ->
    [me] Gleich viel Geld wie { $rival }, aber du bist auf dem Kapellen-Parcours weiter vorn.
   *[other] Gleich viel Geld wie { $rival }, aber { $name } ist auf dem Kapellen-Parcours weiter vorn.
}
verdict-tie-lost = Gleich viel Geld wie du! { $name } ist auf dem Kapellen-Parcours weiter vorn, und das entscheidet.
verdict-tie-place = { $who ->
    [first] Gleich viel Geld wie { $rival }, aber du bist auf dem Kapellen-Parcours weiter vorn und darum davor.
    [second] Gleich viel Geld wie du: { $name } ist auf dem Kapellen-Parcours weiter vorn und darum vor dir.
   *[others] { $name } und { $rival } haben gleich viel: { $name } ist auf dem Kapellen-Parcours weiter vorn und darum davor.
}
wish-fits = Würde jetzt passen
wish-strength = { $tile } (Wappenstärke { $strength })
