# Rat am Tisch: was gegen den Zug eines Tipps spricht, Tasten und Ziehen.

against = Aber:
against-late = { $count ->
    [one] Jemand anders kann eine Karte spielen, mit der man früher am Zug ist.
   *[other] { $count } andere können eine Karte spielen, mit der man früher am Zug ist.
}
against-top = Ohne sie ist die höchste Karte auf deiner Hand eine { $value }.
against-kept = Was du dafür einsetzt, brächte am Ende nach jetzigem Stand { $amount }, wenn du es behältst.
against-centre = Die Mitte kostet { $amount }.
against-poorer = Ein anderes Feld, das dir offensteht, zahlt { $amount } mehr.
against-weak = Die Aktion ist schwach: Wappenstärke 1.
against-idle = Es hat keine eigene Aktion.
against-falls = Danach passen nur Nummern unter { $number }, bis ein Park kommt.
against-closes = Nach einer 1 passt keine Nummer mehr, bis ein Park kommt.
against-replaces = Ein Gebäude muss weichen, und kein neuer Platz wird gefüllt.
against-loses = Haus { $number } verlässt deine Brücke.
against-prize_less = Nach jetzigem Stand zahlt dir „{ $scoring }“ { $amount } weniger.
against-short = Du behältst nur { $amount }: zu wenig für die Mitte.
against-nothing = Du baust in diesem Zug nichts.
against-left_over = Wappenstärke { $strength } bleibt übrig, und es gibt Karten dafür.
against-too_late = Es ist die letzte Runde: Das Plättchen lässt sich nicht mehr einsetzen.
against-less = Von 100 Partien gewinnt er { $points } weniger als der beste Zug.
hint-more = Tipps wieder zeigen

keys = Tasten
menu-keys = Alle Tasten
keys-lead = Während du an diesem Tisch spielst:
keys-card = die Karte mit dieser Zahl spielen oder nehmen; 1 bis 3 nehmen auch ein Bonus-Plättchen
keys-stack = das Plättchen eines Stapels nehmen, im Uhrzeigersinn ab den Brückentoren; G ist die Mitte
keys-site = auf Platz 1 bis 12 bauen
keys-tile = eines deiner Bonus-Plättchen einsetzen
keys-confirm = bestätigen
keys-undo = zurücknehmen
keys-hint = um einen Tipp bitten
keys-list = diese Liste
keys-enter = Eingabe
keys-space = Leertaste
keys-on = Kurzbefehle mit einer einzelnen Taste
keys-to = bis
