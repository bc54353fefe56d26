# The table: what is seen, asked and answered there.

table-title = Ein Tisch
your-turn = Du bist am Zug
you = Du
none = keine
rule = Regel { $rule }
money = Geld
sending = Wird gesendet …
no-seat = Dieser Platz gehört dir nicht.
left-to-memory = an diesem Tisch dem Gedächtnis überlassen

## Money and tiles
pounds = £{ $amount }
pounds-more = +£{ $amount }
pounds-less = −£{ $amount }
tile-house = { $kind } { $number }
tile-park = { $kind } ({ $crest })
tile-on-site = { $tile } auf Platz { $site }
face-down = verdeckt

## The scene
scene = Die Drehscheibe auf der Themse, umgeben von den Stapeln
stack-of = { $top }, { $count ->
    [one] das letzte Plättchen des Stapels
   *[other] oberstes von { $count } Plättchen
}
stack-empty = { $kind }: der Stapel ist leer
pays-now = Die Drehscheibe zahlt hier gerade { $money }.
closed-by-x = Hier liegt das X: ohne Bonus-Plättchen gesperrt.
by-centre = Über die Mitte der Drehscheibe.
space-centre = Mitte der Drehscheibe: £2 zahlen, von einem beliebigen Stapel nehmen
space-pays = Feld am Stapel „{ $kind }“: zahlt { $money }
space-x = Das X, am Stapel „{ $kind }“: gesperrt
centre-text = Kostet £2; dann nimmst du das oberste Plättchen eines beliebigen Stapels.
centre-free = Mit „{ $tile }“ kostet sie nichts.
pawn-of = { $who ->
    [me] Deine Spielfigur
   *[other] Spielfigur: { $name }
}
pawns-there = { $who ->
    [me] Besetzt von dir
    [us] Besetzt von dir und { $others }
    [other] Besetzt von { $names }
   *[others] Besetzt von { $names }
}
supply-pile = { $value } { $name }: { $count ->
    [0] keine mehr
    [one] eine im Vorrat
   *[other] { $count } im Vorrat
}
supply-text = Mit einer Herberge nimmst du von hier Karten, zusammen höchstens so viel wert wie die Wappenstärke.
supply-and-bonus = Vorrat und Bonus-Plättchen
bonus-stack = { $tile }, { $count ->
    [one] das letzte des Stapels
   *[other] oberstes von { $count }
}
bonus-stack-empty = Dieser Stapel Bonus-Plättchen ist leer
marker-at = { $name }: Feld { $space }
marker-waits = { $name }: noch am Start
track-chapel-text = Münzfelder zahlen, auch im Vorbeigehen. Wer vorn liegt, gewinnt jeden Gleichstand.
track-gate-text = Jedes dritte Feld bringt ein Bonus-Plättchen; das letzte zahlt £10.
tracks = Parcours
action-chapel = Kapelle: Rücke auf dem Kapellen-Parcours so viele Felder vor, wie es der Wappenstärke entspricht.
action-gate = Brückentor: Rücke auf dem Brückentor-Parcours so viele Felder vor, wie es der Wappenstärke entspricht.
action-hostelry = Herberge: Nimm Karten, zusammen höchstens so viel wert wie die Wappenstärke.
action-haberdasher = Krämerladen: Nimm so viele Pfund, wie es der Wappenstärke entspricht.
action-guild = Gildenhaus: keine Aktion, zählt aber für jedes Wappen.
action-park = Park: keine Aktion; danach passt wieder jede Nummer.

## Bridges
bridge-of = { $who ->
    [me] Deine Brücke
   *[other] Brücke von { $name }
}: { $count ->
    [0] noch leer
    [one] ein Gebäude
   *[other] { $count } Gebäude
}
bridge-holds = { $who ->
    [me] Deine Brücke: { $tiles }
   *[other] Brücke von { $name }: { $tiles }
}
bridge-empty = { $who ->
    [me] Deine Brücke: noch leer
   *[other] Brücke von { $name }: noch leer
}
bridge-full = Brücke vollendet
site-empty = Platz { $site }, leer
site-with = Platz { $site }: { $tile }
carries = Wappen: { $crests }
fits-any = nächstes Haus: beliebig
fits-up-to = nächstes Haus: bis { $number }
fits-none = als Nächstes nur ein Park
fits-title = Was auf den nächsten Platz passt
fits-text = Die Nummern fallen von links nach rechts; nach einem Park passt wieder jede.
fits-text-last = Auf einer Brücke fallen die Nummern. Das letzte Gebäude ist hier die { $last }: Auf den nächsten Platz passt eine Hausnummer bis { $number } oder ein Park. Eine höhere müsste ein Gebäude ersetzen.
crests-are = Wappen: { $blue } blau, { $orange } orange, { $gray } grau, { $green } grün
crests-title = Wappen auf der Brücke
crests-text = Die Wappenstärke einer Aktion ist die Zahl der Wappen ihrer Farbe hier, das neue Gebäude mitgezählt. Ein Gildenhaus zählt für jede Farbe.

## Players
players = Die anderen
seat-conceded = { $who ->
    [me] du hast aufgegeben
   *[other] hat aufgegeben
}
seat-away = ein Bot spielt weiter
seat-absent = nicht da
cards-in-hand = Karten auf der Hand
bonus-tiles = Bonus-Plättchen
money-of = { $who ->
    [me] Dein Geld
   *[other] Geld: { $name }
}
hand-of = { $who ->
    [me] Deine Hand
   *[other] Hand: { $name }
}
tiles-of = { $who ->
    [me] Deine Bonus-Plättchen
   *[other] Bonus-Plättchen: { $name }
}
my-hand = Meine Hand
my-tiles = Meine Bonus-Plättchen: { $count ->
    [0] keine
    [one] eins
   *[other] { $count }
}
hand-worth = { $cards }: zusammen { $value } wert
hand-empty = keine Karten
cards-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
card-named = { $value } { $name }
card-text = Wer hoch spielt, ist zuerst am Zug. Eine gespielte Karte geht in den Vorrat; eine 0 kommt auf die Hand zurück.
tile-held = { $tile }: { $text }
tile-usable = „{ $tile }“ jetzt einsetzen: { $text }
tile-fresh = { $tile }, ab der nächsten Runde: { $text }
tile-too-new = Ab der nächsten Runde einsetzbar.

## Order, rounds, scorings
order = Reihenfolge
order-choosing = { $who ->
    [me] Du wählst
   *[other] { $name } wählt
}
order-chosen = { $who ->
    [me] Du hast gewählt
   *[other] { $name } hat gewählt
}
order-with-card = { $value } { $name }, { $state }
order-state-choosing = { $who ->
    [me] wählst
   *[other] wählt
}
order-state-chosen = { $who ->
    [me] hast gewählt
   *[other] hat gewählt
}
order-state-waiting = { $who ->
    [me] kommst noch
   *[other] kommt noch
}
order-state-now = { $who ->
    [me] bist am Zug
   *[other] ist am Zug
}
order-state-done = { $who ->
    [me] fertig
   *[other] fertig
}
order-text = Wer höher spielt, ist zuerst am Zug.
tie-short = Gleichstand, auf dem Kapellen-Parcours entschieden
tie-ahead = { $who ->
    [first] Gleichstand: Du bist vor { $other } am Zug; der Kapellen-Parcours entscheidet.
    [second] Gleichstand: { $name } ist vor dir am Zug; der Kapellen-Parcours entscheidet.
   *[others] Gleichstand: { $name } ist vor { $other } am Zug; der Kapellen-Parcours entscheidet.
}
round = Runde { $round }
round-of = Runde { $round } von { $rounds }
rounds-text = Jedes Runden-Plättchen dreht die Drehscheibe um so viele Felder, wie es zeigt. Die Partie endet auch, wenn drei Stapel leer sind.
scorings = Wertungen
standing = { $name }: { $measure }
standing-paid = { $who ->
    [me] Du: { $measure }, bekämst { $money }
   *[other] { $name }: { $measure }, bekäme { $money }
}
clock-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}

## What is asked
ask-over = Die Partie ist zu Ende.
ask-card = Wähle eine Karte: Wer hoch spielt, ist zuerst am Zug.
ask-cards = { $left ->
    [one] Wähle noch eine Karte.
   *[other] Wähle { $left } Karten: Jede ist ein Zug.
}
ask-boost = Die Karten liegen offen. Soll eine von deinen 1 mehr zählen?
ask-place = Stelle deine Figur auf ein leuchtendes Feld oder nimm ein leuchtendes Plättchen.
ask-place-or-pass = Setze ein Plättchen ein, um deine Figur zu stellen, oder baue nichts.
ask-no-space = Kein Feld steht dir offen: Du baust in diesem Zug nichts.
ask-centre = Die Mitte: welches Plättchen?
ask-site = Wähle einen Platz.
ask-site-next = Wohin mit { $tile }?
ask-site-for = Wohin mit { $tile }? Ein Gebäude muss weichen.
ask-draw = Nimm Karten im Wert von bis zu { $total }: bisher { $drawn }.
ask-bonus = { $count ->
    [one] Nimm ein Bonus-Plättchen.
   *[other] Nimm ein Bonus-Plättchen; { $count } stehen dir zu.
}
ask-reveal = Decke das nächste Bonus-Plättchen auf.
ask-reveal-undo = Das nächste Bonus-Plättchen aufdecken? Was davor war, lässt sich dann nicht mehr zurücknehmen.
ask-end = Setze ein Plättchen ein oder beende deinen Zug.
ready-cards = Du spielst: { $cards }.
ready-pass = Du baust nichts.
ready-no-boost = Deine Karten bleiben, wie sie sind.
ready-takes = Du nimmst: { $what }
ready-end = Dein Zug endet.
in-all = zusammen { $money }
wait = Einen Moment …
wait-cards = { $who ->
    [me] { $count ->
        [one] Du wählst eine Karte.
       *[other] Du wählst deine Karten.
    }
    [us] Du und { $others } wählt Karten.
    [other] { $count ->
        [one] { $names } wählt eine Karte.
       *[other] { $names } wählt Karten.
    }
   *[others] { $names } wählen Karten.
}
wait-chosen = Gewählt. Es fehlt noch: { $names }.
wait-boosts = { $who ->
    [me] Du darfst eine Karte aufwerten.
   *[other] { $name } darf eine Karte aufwerten.
}
wait-start = { $who ->
    [me] Du stellst deine Figur.
   *[other] { $name } stellt die Figur.
}
wait-site = { $who ->
    [me] Du wählst einen Platz.
   *[other] { $name } wählt einen Platz.
}
wait-tiles = { $who ->
    [me] Du nimmst ein Bonus-Plättchen.
   *[other] { $name } nimmt ein Bonus-Plättchen.
}
wait-drawing = { $who ->
    [me] Du nimmst Karten.
   *[other] { $name } nimmt Karten.
}
wait-end = { $who ->
    [me] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
}
wait-marker = Die nächste Runde beginnt.

## What a choice gives
gives-steps = { $track } +{ $steps } (auf Feld { $to })
gives-passing = { $money } unterwegs
gives-bonus = { $count ->
    [one] ein Bonus-Plättchen
   *[other] { $count } Bonus-Plättchen
}
gives-cards = Karten im Wert von bis zu { $value }
gives-nothing = keine Aktion
stands = Platz { $site }
stands-with-strength = Platz { $site }: Wappenstärke { $strength } ({ $crest })
replaces = Ersetzt { $tile } (kommt aus dem Spiel).
crests-won = neue Wappen: { $crests }
crests-lost = verlorene Wappen: { $crests }
uses-tile = Verbraucht „{ $tile }“
ways = Wie du es nimmst
way-space = Randfeld
way-centre = Mitte
way-free = Mitte, gratis

## What can be done
do-play = { $cards } spielen
do-play-none = { $count ->
    [one] Karte spielen
   *[other] Karten spielen
}
do-confirm = Bestätigen
do-reveal = Aufdecken
do-draw = { $count ->
    [0] Keine nehmen
    [one] Eine Karte nehmen
   *[other] { $count } Karten nehmen
}
do-draw-no-more = Keine weiteren nehmen
do-undraw = { $value } zurücklegen
worth = Wert { $value }
do-end = Zug beenden
do-pass = Nichts bauen
do-boost = { $from } → { $to }
do-no-boost = So lassen
do-skip = Überspringen
do-wait = Warten
drawn = Genommene Karten
back-draft = Einen Schritt zurück
back-card = { $count ->
    [one] Karte zurücknehmen
   *[other] Karten zurücknehmen
}
back-turn = Zurücknehmen
back-none = Nichts zurückzunehmen
move-card = { $value } ({ $name }) spielen
move-place-space = { $tile }, vom Randfeld
move-place-centre = { $tile }, aus der Mitte für £2
move-place-free = { $tile }, gratis aus der Mitte
move-build = Auf Platz { $site } bauen
move-draw = Eine { $value } nehmen
move-use = „{ $tile }“ einsetzen
move-bonus = „{ $tile }“ nehmen

## Why not
why-game_over = Die Partie ist zu Ende.
why-marker_first = Erst kommt das Runden-Plättchen.
why-not_your_decision = Jemand anders entscheidet gerade über „Höherer Rang“.
why-not_your_turn = Jemand anders ist am Zug.
why-no_such_card = Du hast keine gespielte Karte mit dem Wert { $value }.
why-bonus_stack_empty = Dieser Stapel ist leer.
why-not_now = Das geht jetzt nicht.
why-tile_too_new = Du hast dieses Plättchen in dieser Runde genommen; ab der nächsten kannst du es einsetzen.
why-no_tile = Du hast kein solches Plättchen.
why-already_chosen = Du hast schon gewählt; warte auf die anderen.
why-before_first_card = Dieses Plättchen setzt man vor der ersten Karte ein.
why-supply_empty = Davon ist im Vorrat nichts mehr da.
why-higher_second = Die zweite Karte darf nicht höher sein als die erste.
why-not_in_hand = Du hast keine { $value } auf der Hand.
why-must_build = Nichts bauen darfst du nur, wenn dir ohne Plättchen kein Feld offensteht.
why-stack_empty = Dieser Stapel ist leer.
why-own_pawn = Deine Figur muss auf ein anderes Feld.
why-two_pawns = Hier stehen schon zwei Figuren; „Seite an Seite“ geht nur bei einer.
why-space_taken = Hier steht eine Figur, und du hast kein „Seite an Seite“.
why-x_space = Das X ist ohne „Verbotenes Terrain“ gesperrt.
why-no_money = Die Mitte kostet £2; die hast du nicht.
why-track_end = Dein Spielstein ist schon auf dem letzten Feld.
why-park_next = Ein Park kommt immer auf den nächsten leeren Platz.
why-fits_next = Die Nummer passt auf den nächsten leeren Platz, also muss sie dorthin.
why-too_high = Die Nummer ist höher als die des letzten Gebäudes: Das neue muss eines ersetzen.
why-never_a_park = Ein Park wird nie ersetzt.
why-line_broken = Hier würden die Nummern der Folge nicht mehr fallen.
why-too_weak = Das ist mehr, als du noch nehmen darfst.
why-draw_falling = Karten werden von hoch nach niedrig genommen.
why-once_a_turn = Nur einmal pro Zug kommt eine Karte auf die Hand zurück.
why-zero_returns = Eine 0 kommt von selbst auf die Hand zurück.
why-face_down = Das ist noch verdeckt: Bestätige zuerst, was du geplant hast.
why-part_complete = Dein Zug ist vollständig: Bestätige oder ändere ihn.
refused-stale = Am Tisch ging es schon weiter; sieh noch einmal hin.
refused-not_your_seat = Dieser Platz gehört dir nicht.
refused-not_started = Die Partie hat noch nicht begonnen.
refused-over = Die Partie ist zu Ende.
refused-not_host = Das kann nur, wer den Tisch eröffnet hat.
refused-seat_taken = Jemand war schneller: Der Platz ist besetzt.
refused-no_seat = Diesen Platz gibt es nicht.
refused-not_allowed = An diesem Tisch ist das nicht erlaubt.
refused-nothing_to_undo = Es gibt nichts zurückzunehmen.
refused-too_late = Zu spät: Die Karten liegen offen.
refused-too_fast = Nicht so schnell: Warte einen Moment.
refused-too_long = Das ist zu lang.
refused-conflict = Jemand war zuerst da; sieh noch einmal hin.
refused-busy = Der Server hat viel zu tun; versuch es noch einmal.
refused-set_aside = Dieser Tisch lässt sich gerade nicht öffnen. Wer den Server betreibt, weiß Bescheid; versuche es später noch einmal.
refused-chat_full = An diesem Tisch ist so viel gesagt worden, dass keine Zeile mehr Platz hat.
refused-log_full = An diesem Tisch ist so viel geändert worden, dass nur noch die Partie selbst weitergehen kann.
refused-closed = Der Tisch ist geschlossen.
refused-offline = Der Server ist nicht zu erreichen.

## Tools
hint = Um einen Tipp bitten
hint-says = { $level } würde spielen:
hint-expects = gewinnt zu { $percent } · etwa { $money } am Ende
hint-why = Warum: { $move }
chat = Chat
chat-unread = { $count ->
    [one] Chat, eine neue Zeile
   *[other] Chat, { $count } neue Zeilen
}
chat-nothing = Noch hat niemand etwas gesagt.
earlier-lines = Frühere Zeilen
chat-say = Sag etwas
chat-send = Senden
chat-off = An diesem Tisch wird ohne Chat gespielt.
chat-mute = stummschalten
chat-unmute = Wieder alle hören
react-good = Gut gemacht
react-laugh = Das ist lustig
react-wow = Was für eine Überraschung
react-wait = Lass dir Zeit
reactions = Schnelle Reaktionen
sound-on = Ton einschalten
sound-off = Ton ausschalten
light-night = Lampen anzünden (Nacht)
light-day = Sonne aufgehen lassen (Tag)
menu = Menü
sheets = Mehr über den Tisch
reel = Seit meinem letzten Zug
reel-nothing = Seither ist nichts geschehen.
offline = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
away = { $why ->
    [clock] Deine Zeit ist abgelaufen; ein Bot spielt für dich.
   *[left] Ein Bot spielt für dich.
}
away-back = Ich bin wieder da

## Menu
menu-language = Sprache
menu-pace = Züge der anderen
menu-pace-calm = Ruhig
menu-pace-brisk = Flott
menu-pace-off = Sofort
menu-sound = Ton
menu-text = Der Tisch in Worten
menu-rules = Regeln
menu-ways-out = Aufhören
share = Teilen
share-link = Link zu diesem Tisch
share-copy = Link kopieren
share-copied = Kopiert
share-send = Verschicken …
share-code = QR-Code
share-code-text = Die Adresse des Tisches als QR-Code
big-screen = Großer Bildschirm
deal-fixed = Diese Startaufstellung war vorher festgelegt: Jemand könnte wissen, was verdeckt liegt.
deal-fair = Ist die Startaufstellung fair?
deal-fair-text = Diese Prüfsumme der ganzen Startaufstellung stand vor dem ersten Zug fest. Die Aufzeichnung der beendeten Partie beweist, dass nichts verändert wurde.
offer = Ende der Partie anbieten
offer-sure = Die anderen werden erst gefragt. Stimmen alle zu, ist die Partie sofort zu Ende und wird nicht gewertet: Niemand gewinnt.
offer-do = Anbieten
offer-back = Angebot zurückziehen
offer-end = Partie beenden
offer-ends = Damit ist die Partie für alle zu Ende: Sie wird nicht gewertet. Das lässt sich nicht zurücknehmen.
offer-made = { $count ->
    [one] { $names } möchte die Partie jetzt beenden. Sie würde nicht gewertet.
   *[other] { $names } möchten die Partie jetzt beenden. Sie würde nicht gewertet.
}
offer-declined = { $name } möchte weiterspielen: Das Angebot, die Partie zu beenden, gilt nicht mehr.
offer-kept = Es geht weiter: Das Angebot ist vom Tisch, und alle wissen Bescheid.
offer-withdrawn = { $name } hat das Angebot zurückgezogen, die Partie zu beenden.
offer-agree = Zustimmen
offer-decline = Weiterspielen
leave = Verlassen
leave-sure = Ein Bot spielt für dich weiter, bis du zurückkommst. Du findest die Partie unter „Meine Partien“.
leave-rests = Die Partie ruht, bis du zurückkommst. Du findest sie unter „Meine Partien“.
concede = Aufgeben
concede-sure = Ein Bot spielt deine Partie zu Ende. Das lässt sich nicht zurücknehmen.
concede-ends = Wenn du aufgibst, ist die Partie zu Ende: Sie wird nicht gewertet. Das lässt sich nicht zurücknehmen.

## The waiting room
room-title = Der Tisch steht bereit
room-host = Lade andere ein oder setze Bots dazu, dann geht es los.
room-host-full = Alle Plätze sind besetzt. Es kann losgehen.
room-guest = Du sitzt am Tisch. Wer ihn eröffnet hat, startet die Partie.
room-join = Nimm Platz, um mitzuspielen.
room-join-full = Alle Plätze sind besetzt. Sobald es losgeht, kannst du zusehen.
room-join-closed = Alle Plätze sind besetzt, und an diesem Tisch darf niemand zusehen.
room-seats = Plätze
room-name = Dein Name
room-fill = { $count ->
    [one] Freien Platz füllen mit
   *[other] { $count } freie Plätze füllen mit
}
room-start = Partie beginnen
room-start-filled = Auffüllen und beginnen
room-waiting-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
room-waiting-host = Alle Plätze sind besetzt. Gleich geht es los.
room-invite = Einladen
room-invite-text = Wer diesen Link hat, kann sich setzen oder zusehen.
room-watch-text = Wer diesen Link hat, kann zusehen.
room-sit-text = Wer diesen Link hat, kann sich setzen.
room-agreed = Was vereinbart ist
seat-open = Freier Platz
seat-sit = Hier sitzen
seat-local = Noch jemand an diesem Gerät
seat-local-name = Name
seat-bot = Bot dazusetzen
seat-free = Platz von { $name } frei machen
seat-leave = Aufstehen
agreed-scoring-base = wie auf dem Spielplan
agreed-scoring-expansion = aus der Erweiterung gezogen
agreed-scoring-random = aus allen gezogen
agreed-clock = Uhr
agreed-clock-none = keine
agreed-clock-days = { $days ->
    [one] ein Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}
agreed-clock-live = { $seconds } s je Entscheidung, dazu { $minutes } min Zeitvorrat
agreed-hands = Handkarten
agreed-money = Geld
agreed-shown = offen
agreed-hidden = dem Gedächtnis überlassen
agreed-undo = Zurücknehmen
agreed-undo-own = bis etwas aufgedeckt wird
agreed-hints = Tipps
agreed-watch = Zuschauen
agreed-chat = Chat
agreed-public = In der Liste offener Tische
agreed-yes = ja
agreed-no = nein

## The end
do-result = Ergebnis
end-title = Die Partie ist zu Ende
end-won = { $who ->
    [me] Du hast gewonnen!
   *[other] { $name } hat gewonnen
}
end-gave-up = { $who ->
    [me] Du hast aufgegeben.
    [us] Du und { $others } habt aufgegeben.
    [other] { $names } hat aufgegeben.
   *[others] { $names } haben aufgegeben.
}
end-unscored = Sie wurde nicht gewertet: Niemand hat gewonnen. So stand es zuletzt.
end-table = Die Schlusswertung
end-before = Geld vor der Wertung
end-tiles = Ungenutzte Bonus-Plättchen
end-empty = Leere Plätze
end-total = Insgesamt
end-counted = gezählt: { $measure }
end-paid = schon während der Partie gezahlt
end-place = { $place }.
end-chart = Geld über die Runden
postcard-title = Meine Brücke als Bild
postcard = Bild teilen
postcard-text = Eine fertige Brücke und der Endstand
postcard-trouble = Das Bild ließ sich nicht erzeugen. Versuch es noch einmal.
end-replay = Partie nachspielen
end-record = Aufzeichnung herunterladen
end-look = Spielplan ansehen
end-rematch = Revanche
end-to-rematch = Zur Revanche
chart-of = { $name }: am Ende { $money }
chart-piece = { $source }: { $money } nach Runde { $round }
chart-end = Ende
chart-start = Start
chart-rondel = Drehscheibe
chart-haberdasher = Krämerläden
chart-chapel-track = Kapellen-Parcours
chart-gate-track = Brückentor-Parcours
chart-chapel = Kapellenwertung
chart-gate = Brückentorwertung
chart-hostelry = Herbergenwertung
chart-bridge = Brückenwertung
chart-unused-tiles = ungenutzte Plättchen
chart-empty-sites = leere Plätze

## Several people on one device
cover-title = { $name }, du bist am Zug
cover-text = Gib das Gerät weiter. Sonst sollte jetzt niemand hinsehen.
cover-look = Ich bin { $name }

## Why a hint
reason-only = Das ist der einzige erlaubte Zug.
reason-pair = Zu einer { $value } als höherer deiner beiden Karten passt keine andere.
reason-income = Bringt sofort { $amount }.
reason-cost = Kostet { $amount }, aber was es gibt, ist mehr wert.
reason-costs = Kostet { $amount }.
reason-strength = Du baust mit Wappenstärke { $strength } ({ $crest }).
reason-crests = Ein Gildenhaus trägt alle vier Wappen: Deine späteren Aktionen sind um 1 stärker.
reason-chapel = Dein Spielstein rückt auf dem Kapellen-Parcours vor: +{ $steps }.
reason-gate = Dein Spielstein rückt auf dem Brückentor-Parcours vor: +{ $steps }.
reason-prize = Nach jetzigem Stand bringt dir „{ $scoring }“ { $amount } mehr.
reason-tie_break = Du überholst jemanden auf dem Kapellen-Parcours, der Gleichstände entscheidet.
reason-line = Die { $number } ist nur { $step } niedriger als die letzte Nummer: Darunter bleibt Platz.
reason-park = Nach einem Park passt wieder jede Nummer.
reason-replace = Tritt an die Stelle eines anderen Gebäudes, weil die Hausnummer nicht auf den nächsten Platz passt.
reason-site = Füllt einen weiteren Platz; leere kosten am Ende Geld.
reason-tile = „{ $tile }“: { $which ->
    [share] Ein besetztes Feld ist für dich nicht mehr gesperrt.
    [free_centre] Das spart dir £2, wenn dein Wunschfeld besetzt ist.
    [x_space] Du kommst an den Stapel neben dem X, die anderen nicht.
    [take_back] Eine starke Karte lässt sich zweimal spielen.
    [chapel_two] Zwei Schritte näher am Geld und vorn bei jedem Gleichstand.
    [gate_two] Zwei Schritte näher am nächsten Bonus-Plättchen.
    [plus_one] Du entscheidest erst bei offenen Karten, ob du früher am Zug bist.
   *[noblewoman] Eine Karte mehr, wann immer du sie brauchst.
}
reason-tile_end = Du nimmst ein Bonus-Plättchen, das am Ende { $amount } bringt.
reason-use = Ein Bonus-Plättchen bringt jetzt mehr als später.
reason-use_end = Ein Bonus-Plättchen bringt jetzt mehr als am Ende.
reason-uses = Verbraucht ein Bonus-Plättchen.
reason-keep_tile = Deine Bonus-Plättchen sind später mehr wert.
reason-keep_end = Die Bonus-Plättchen, die du behältst, bringen am Ende { $amount }.
reason-keeps = Du behältst deine Bonus-Plättchen.
reason-draw = { $count ->
    [0] Du nimmst eine { $value } auf die Hand.
    [one] Mit einer { $value } kommst du in einer späteren Runde vor einer anderen Person an den Zug.
   *[other] Mit einer { $value } kommst du in einer späteren Runde vor { $count } anderen an den Zug.
}
reason-draw_more = Du nimmst eine { $value } auf die Hand.
reason-enough = Weitere Karten würden dir nichts bringen.
reason-stops = Du nimmst keine Karte mehr.
reason-first = Niemand sonst kann eine Karte spielen, mit der man früher am Zug ist.
reason-early = Nur eine andere Person kann eine Karte spielen, mit der man früher am Zug ist.
reason-highest = Das ist deine höchste Karte: Früher kannst du nicht am Zug sein.
reason-aim = Wer früh am Zug ist, hat noch die Wahl: { $house } würde gut zu dir passen.
reason-save = Deine niedrigste Karte: Die höheren bleiben für spätere Runden auf der Hand.
reason-middle = Eine höhere Karte bleibt für spätere Runden auf der Hand.
reason-hand = Die Karten, die auf deiner Hand bleiben, zählen am Ende.
reason-spend = Es ist die letzte Runde: Aufheben lohnt sich nicht mehr.
reason-take_back = Deine Karte kommt auf die Hand zurück.
reason-pass = Kein möglicher Zug bringt mehr, als nichts zu tun.
reason-ahead = Beim Vorausdenken sah von hier aus nichts besser aus.
reason-close = Beim Vorausdenken sah es von hier aus fast ebenso gut aus.
reason-behind = Beim Vorausdenken sah es von hier aus schwächer aus.
