# Die Brücke des Tages: jeden Tag eine Startaufstellung, für alle dieselbe.

daily-title = Die Brücke des Tages
daily-title-past = Eine Brücke von früher
daily-lead = Für alle dieselbe Startaufstellung, gegen dieselben Bots.
daily-at-the-table = Am Tisch
daily-pays = Was am Ende zählt
daily-play = Heutige Brücke spielen
daily-go-on = Weiterspielen
daily-again = Noch einmal spielen
daily-practise = Diesen Tag üben
daily-practise-text = Dieselbe Startaufstellung gegen dieselben Bots; es zählt nicht.
daily-rules = Ein Versuch zählt. Es gibt keine Tipps, und nichts lässt sich zurücknehmen, sobald etwas Neues zu sehen war. Du kannst jederzeit gehen und weiterspielen, bis der Tag vorbei ist.
daily-two = Sonntags ist sie für zwei.
daily-name = In den Listen heißt du { $name }.
daily-rename = Namen wählen
daily-next-hours = Die nächste beginnt in { $hours } Std. { $minutes } Min.
daily-next-minutes =
    { $minutes ->
        [one] Die nächste beginnt in { $minutes } Minute.
       *[other] Die nächste beginnt in { $minutes } Minuten.
    }
daily-new = Ein neuer Tag hat begonnen.
daily-to-new = Zur heutigen Brücke
daily-others =
    { $count ->
        [0] Noch hat sie niemand gespielt.
        [one] { $count } Person hat sie gespielt.
       *[other] { $count } Leute haben sie gespielt.
    }

# Was daraus geworden ist.
daily-result = Dein Ergebnis
daily-money = Geld
daily-par = Gegen Par
daily-par-text = Par ist { $par }: was der Architekt auf deinem Platz im Mittel erreicht.
daily-par-later = Par wird noch berechnet.
daily-place = Platz
daily-place-of = { $place } von { $count }
daily-points = Turnierpunkte
daily-points-text = wie viele von hundert anderen du schlägst
daily-points-alone = Sonst hat sie noch niemand gespielt.
daily-luck = Ohne Glück
daily-luck-later = bekannt, wenn der Tag vorbei ist
daily-luck-soon = wird berechnet
daily-luck-text = wie der Rückblick auf deine Partie sagt
daily-luck-none = nicht bekannt
daily-tiles = Wo du nach jeder Runde mit deinem Geld standest
daily-tiles-said = Nach den Runden: { $places }
daily-share = Teilen
daily-copy = Kopieren
daily-share-par = { $above } gegen Par
daily-not-second = In diesem Browser hat heute schon jemand gespielt: Deine Partie zählt nicht.
daily-not-late = Die Partie endete erst nach dem Tag: Sie zählt nicht.
daily-not-fault = An deinem Tisch ist ein Bot ausgefallen: Die Partie zählt nicht.
daily-gave-up = Du hast aufgegeben: Der Tag ist gespielt, ohne Ergebnis.
daily-missed = An diesem Tag hast du nicht gespielt.
daily-unfinished = Du hast diesen Tag begonnen, und er war eher vorbei als deine Partie.
daily-to-table = Zum Tisch
daily-row =
    { $days ->
        [0] Noch keine Tage in Folge
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-row-best = Die längste Reihe: { $days }.
daily-row-text = Ein verpasster Tag in der Woche wird verziehen.

# Die Listen.
daily-boards = Wer wie gespielt hat
daily-among = Wessen Ergebnisse
daily-all = Alle
daily-friends = Freunde
daily-friends-text = Freunde sind alle, mit denen du schon an einem Tisch gesessen hast.
daily-board = Der Tag
daily-week = Die Woche
daily-week-text = Turnierpunkte zusammengezählt; ein Tag, den sonst niemand spielte, zählt 50.
daily-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
daily-player = Name
daily-closed = Die Liste öffnet sich, wenn du gespielt hast.
daily-empty = Noch niemand.
daily-empty-friends = Noch niemand von ihnen.
daily-me = du
daily-near = Von derselben Adresse hatte an diesem Tag schon jemand gespielt.

# Wenn der Tag vorbei ist: alle Partien nebeneinander.
daily-lines = Alle Partien nebeneinander
daily-lines-text = Dieselbe Startaufstellung, dieselben Bots: Jede Partie ist dieselbe, bis jemand anders entscheidet. Zu sehen ist, was alle von der Drehscheibe genommen haben, und das Geld nach jeder Runde.
daily-lines-more = Weitere Partien
daily-round = Runde { $round }
daily-parts-here = Hier trennt sie sich von deiner.
daily-compare = Verglichen mit
daily-where = Wo trennten sie sich?
daily-same-game = { $name } hat genau wie du gespielt.
daily-parting = Bis zu einer Entscheidung in Runde { $round } sind beide Partien gleich. { $name } wählte: { $theirs }. Du wähltest: { $mine }.
daily-parting-ends = Am Ende hatte { $name } { $theirs } und du { $mine }.
daily-parting-board = Der Spielplan, wie ihr beide ihn saht. { $text }
daily-badge-mine = Du
daily-badge-theirs = Dort
daily-replay-theirs = Partie dort ansehen
daily-replay-mine = Meine ansehen

# Der Kalender.
daily-calendar = Vergangene Tage
daily-calendar-text = Jeder Tag, der vorbei ist, lässt sich üben; seine Ergebnisse und Partien sind offen.
daily-earlier = Ein Monat zurück
daily-later = Ein Monat weiter
daily-mark-done = gespielt
daily-mark-apart = gespielt, zählt nicht
daily-mark-given = aufgegeben
daily-mark-playing = begonnen
daily-mark-none = nicht gespielt
daily-sealed = Woran du siehst, dass niemand die Startaufstellung ausgesucht hat
daily-sealed-text = Diese Prüfsumme der Startaufstellung stand fest, als der Tag begann. Ist er vorbei, wird auch die Startaufstellung mit dem Salz veröffentlicht, und daraus ergibt sich diese Prüfsumme.
daily-digest = Prüfsumme
daily-salt = Salz

# Am Tisch.
daily-told = Die Brücke des Tages: ein Versuch, der zählt, ohne Tipps. Du kannst gehen und weiterspielen, bis der Tag vorbei ist.
daily-told-practice = Übung: die Startaufstellung vom { $day }. Es zählt nicht.
daily-told-over = Dieser Tag ist vorbei: Du kannst zu Ende spielen, aber es zählt nicht.
daily-to-result = Ergebnis des Tages
