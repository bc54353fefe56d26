# The table as text.

text-title = Der Tisch in Worten
text-lead = Alles, was der Spielplan zeigt, zum Lesen und Hören; jeder Zug als Wort oder Schaltfläche.
text-picture = Zum Spielplan
text-loading = Der Tisch wird gesucht …
text-now = Jetzt
text-your-turn = Du bist am Zug.
text-ask-place = Stelle deine Figur: Sag, welches Gebäude du nimmst, zum Beispiel: setze Kapelle.
text-command = Dein Befehl
text-do = Ausführen
text-example = z. B. karte 3, setze kapelle
text-moves = Was du tun kannst
text-nothing-to-do = Gerade nichts.
text-me = Deine Seite
text-watching = Du schaust zu.
text-board = Der Spielplan
text-others = Die anderen
text-log = Was geschah
text-help = Befehle
text-help-text = Gib einen Befehl ein und drücke die Eingabetaste. Englische Wörter gelten immer.
text-help-card = karte 3 · spielt eine Karte mit Wert 3
text-help-place = setze kapelle · stellt deine Figur zu den Kapellen und nimmt deren oberstes Plättchen
text-help-centre = setze mitte park · zahlt £2 in der Mitte für den obersten Park
text-help-build = baue platz 4 · baut auf Platz 4
text-help-draw = ziehe 2 1 · nimmt Karten aus dem Vorrat
text-help-bonus = bonus 1 · nimmt das Bonus-Plättchen des ersten Stapels
text-help-use = nutze Pilgerschritt · setzt ein Bonus-Plättchen ein
text-help-boost = erhöhe 2 · erhöht deine Karte vom Wert 2
text-help-done = fertig · beendet das Nehmen oder deinen Zug
text-help-pass = passe · baut nichts oder erhöht nichts
text-help-undo = rückgängig · nimmt deine letzten Züge zurück
text-help-back = zurück · nimmt die gewählte Karte zurück oder setzt „Treue Begleitung“ ein
text-help-status = stand · sagt, was gefragt ist
text-help-moves = züge · liest vor, was du tun kannst
text-help-hint = tipp · fragt einen Bot
text-help-review = rückblick · sagt, wo eine beendete Partie entschieden wurde
text-help-say = sage hallo · schreibt in den Chat
text-help-agree = zustimmen · stimmt zu, wenn jemand anbietet, die Partie zu beenden
text-help-decline = ablehnen · spielt stattdessen weiter
text-round = Runde { $round } von { $rounds }
text-rondel = { $top }, { $left ->
    [one] letztes Plättchen
   *[other] { $left } Plättchen
}; { $pays }
text-rondel-empty = { $kind }: leer; { $pays }
text-tile = { $tile } ({ $crests })
text-one-crest = { $crest }
text-all-crests = jedes Wappen
text-pays = bringt { $money }
text-x = X, gesperrt
text-taken = { $who ->
    [me] besetzt von dir
    [us] besetzt von dir und { $others }
    [other] besetzt von { $names }
   *[others] besetzt von { $names }
}
text-centre = Mitte: kostet £2
text-supply = Vorrat: { $cards }
text-count-of = { $what } ×{ $count }
text-bonus = Bonus-Plättchen: { $tiles }
text-order = Reihenfolge: { $names }
text-chapel-track = Kapellen-Parcours: { $places }
text-gate-track = Brückentor-Parcours: { $places }
text-place-on = { $name } { $space }
text-money = Geld: { $money }
text-hand = Hand: { $cards }
text-hand-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
text-tiles = Bonus-Plättchen: { $tiles }
text-tiles-fresh = { $tile } (ab nächster Runde)
text-crests = Wappen: { $crests }
text-crest = { $count } { $crest }
text-bridge = Brücke
text-next = Nächster leerer Platz: { $site }
text-full = Die Brücke ist voll.
text-nothing = keine
text-scoring = { $scoring }: { $standings }
text-refused = Nicht möglich: { $why }
text-rule = Regel { $rule }.
text-done = Erledigt: { $move }
text-sent = Gesagt.
text-no-offer = Niemand bietet an, die Partie zu beenden.
text-agreed = Du stimmst dem Ende der Partie zu.
text-declined = Du spielst weiter.
text-undone = Zurückgenommen.
text-unknown-empty = Gib einen Befehl ein. „hilfe“ zählt sie auf.
text-unknown-words = Dieses Wort kenne ich nicht. „hilfe“ zählt die Befehle auf.
text-unknown-number = Nenne auch eine Zahl.
text-unknown-kind = Nenne eine Gebäudeart: Kapelle, Brückentor, Herberge, Krämerladen, Gildenhaus oder Park.
text-unknown-tile = Nenne ein Bonus-Plättchen.
text-unknown-what = Sag etwas.
text-not-mine = Du bist nicht am Zug. { $wait }
text-no-hint = Gerade ist kein Tipp zu haben.
text-room = Die Partie hat noch nicht begonnen.
text-room-seat = Platz { $number }: { $name }
text-room-sit = Auf Platz { $number } setzen
text-offline = Die Verbindung ist weg; sie kommt von selbst wieder.
text-online = Wieder verbunden.
text-words-card = karte, karten, spiele, spiel
text-words-place = setze, setz, stelle, stell, figur, gehe, geh
text-words-build = baue, bau, platz
text-words-draw = ziehe, zieh, nimm
text-words-bonus = bonus
text-words-boost = erhöhe, steigere
text-words-use = nutze, benutze, setze ein
text-words-done = fertig, ende, beende
text-words-pass = passe, nichts
text-words-undo = rückgängig
text-words-back = zurück, nimm zurück
text-words-help = hilfe
text-words-status = stand, lage
text-words-moves = züge, möglich
text-words-hint = tipp, rat
text-words-review = rückblick
text-words-say = sage, sag
text-words-agree = zustimmen, stimme zu, einverstanden, ja
text-words-decline = ablehnen, lehne ab, weiterspielen, nein
text-words-centre = mitte
text-words-free = frei, zollfrei
text-words-noise = die, der, das, den, dem, ein, eine, auf, an, in, zu, zur, zum, meine, mein, und, aus, mit, bitte
text-words-gate = tor, tore, brückentore
text-words-guild = gilde, gildenhäuser
text-words-chapel = kapellen
text-words-hostelry = herbergen
text-words-park = parks
text-words-haberdasher = krämer, laden
