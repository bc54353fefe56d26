# Die Gesichter am Tisch: zwölf Bots, Porträts und Farben für Menschen.

look-portrait = Porträt
look-colour = Farbe
look-taken = vergeben
look-change = Porträt und Farbe wählen
setup-character = Wer hier spielt
menu-remarks = Bemerkungen der Bots

character-beatrix = Beatrix
    .text = Priorin
    .likes = Mag Kapellen
character-hugh = Hugh
    .text = Wachtmeister
    .likes = Eilt zum Brückentor
character-maud = Maud
    .text = Wirtin
    .likes = Mag Herbergen
character-walter = Walter
    .text = Tuchhändler
    .likes = Mag Krämerläden
character-agnes = Agnes
    .text = Weberin
    .likes = Mag Gildenhäuser
character-perkin = Perkin
    .text = Gärtner
    .likes = Mag Parks
character-joan = Joan
    .text = Großmutter
    .likes = Hält ihre Karten beisammen
character-geoffrey = Geoffrey
    .text = Lord
    .likes = Will der Erste sein
character-cecily = Cecily
    .text = Geldwechslerin
    .likes = Nimmt, was die Drehscheibe zahlt
character-ralph = Ralph
    .text = Hausierer
    .likes = Hortet Bonus-Plättchen
character-eleanor = Eleanor
    .text = Heroldin
    .likes = Sammelt Wappen einer Farbe
character-thomas = Thomas
    .text = Steinmetz
    .likes = Überspringt wenige Hausnummern

portrait-page = Page
portrait-lass = Mädchen mit Kranz
portrait-scholar = Gelehrte
portrait-minstrel = Spielmann
portrait-cook = Köchin
portrait-sailor = Seemann
portrait-queen = Königin
portrait-friar = Mönch
portrait-lady = Dame
portrait-knight = Ritter
portrait-elder = Alter Mann
portrait-jester = Närrin

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-gold = Gold

refused-colour_taken = Diese Farbe hat hier schon jemand gewählt.
refused-character_taken = Diese Figur sitzt hier schon.
