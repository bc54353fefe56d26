# Words of the pages around the table.

# Setting up a table.
setup-title = Tisch eröffnen
setup-lead = Wähle, wer wo sitzt. Alles andere kann bleiben, wie es ist.
setup-who = Wer spielt
setup-players = Personen
setup-players-count = { $count }
setup-seat = Platz { $number }
setup-seat-me = Ich
    .text = Das bist du.
setup-seat-local = An diesem Gerät
    .text = Spielt abwechselnd mit dir an diesem Bildschirm.
setup-seat-open = Frei
    .text = Für alle, denen du den Link schickst.
setup-seat-bot = Bot
setup-seat-name = Name
setup-scoring = Was am Ende zählt
setup-scoring-lead = Vier Bereiche, je eine Wertung. Jede Mischung geht.
setup-scoring-base = Wie aufgedruckt
    .text = Die vier Wertungen des Spielplans: am besten für die erste Partie.
setup-scoring-expansion = Erfahrene Baumeister
    .text = Aus jedem Bereich wird eines der vier Wertungsplättchen gelost.
setup-scoring-random = Alles möglich
    .text = Die aufgedruckte Wertung und die vier Plättchen kommen in den Lostopf.
setup-scoring-chosen = Ich wähle
    .text = Eine für jeden Bereich.
setup-category-chapel = Kapelle
setup-category-gate = Brückentor
setup-category-hostelry = Herberge
setup-category-bridge = Brücke
setup-how = Wie gespielt wird
setup-clock = Bedenkzeit
setup-clock-none = Solange es dauert
    .text = Niemand wird gedrängt.
setup-clock-live = Mit Uhr
    .text = Jede Entscheidung hat ein paar Sekunden für sich; was länger dauert, geht vom Zeitvorrat ab. Ist er leer, zieht ein Bot.
setup-clock-days = Fernpartie
    .text = Tage für jede Entscheidung; du erfährst, wenn du am Zug bist.
setup-bank = Zeitvorrat in Minuten
setup-decision = Sekunden je Entscheidung
setup-days = Tage je Entscheidung
setup-pace = Tempo der Bots
setup-pace-0 = Sofort
setup-pace-400 = Flott
setup-pace-900 = Stetig
setup-pace-1800 = Gemütlich
setup-hands = Offene Handkarten
    .text = Alle sehen alle Handkarten; etwas Geheimes ist ohnehin nie darunter.
setup-money = Offenes Geld
    .text = Alle sehen, wer wie viel Geld hat.
setup-undo = Zurücknehmen
    .text = Nimm deinen Zug zurück, solange nichts Neues zu sehen war.
setup-hints = Tipps
    .text = Frag einen Bot, was er tun würde.
setup-public = Öffentlich
    .text = Der Tisch erscheint in der Liste der offenen Tische.
setup-watch = Publikum
    .text = Wer den Link hat, darf zuschauen.
setup-chat = Chat
    .text = Schreibt einander am Tisch.
setup-special = Besondere Wünsche
setup-seed = Startzahl
    .text = Dieselbe Zahl ergibt dieselbe Startaufstellung. Für eine faire Partie leer lassen.
setup-substitute = Vertretung
    .text = Der Bot, der für alle spielt, die gehen oder deren Zeit abläuft.
setup-less = weniger
setup-greater = mehr
setup-fault-names = Gib allen an diesem Gerät einen Namen.
setup-fault-long = Ein Name ist zu lang.
setup-fault-seed = Die Startzahl ist eine ganze Zahl von 0 bis 9007199254740991.
setup-fault-nobody = Nur Bots, und niemand darf zuschauen: Lass jemanden herein.
setup-fault-number = Von { $least } bis { $most }.
setup-fault-time = Prüfe die Bedenkzeit.
setup-full = Alle sind da.
setup-open = Die anderen kommen über den Link, den du gleich bekommst.
setup-start = Partie beginnen
setup-invite = Tisch eröffnen

# Lists of tables.
tables-title = Offene Tische
tables-lead = Nimm Platz oder schau jemandem über die Schulter.
tables-open = Warten auf Mitspielende
tables-playing = Wird gerade gespielt
tables-none-open = Gerade wartet kein Tisch. Eröffne einen und mach ihn öffentlich.
tables-none-playing = Gerade spielt niemand öffentlich.
tables-join = Platz nehmen
tables-watch = Zuschauen
tables-television = Großer Bildschirm
tables-round = Runde { $round } von { $rounds }
tables-watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
tables-clock-live = { $minutes } min + { $seconds } s
tables-clock-days =
    { $days ->
        [one] { $days } Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
tables-hands-hidden = Handkarten verdeckt
tables-money-hidden = Geld verdeckt
games-title = Meine Partien
games-lead = Alles, was du an diesem Gerät oder mit deinem Konto spielst.
games-waiting = Warten auf dich
games-running = Warten auf andere
games-open = Noch nicht begonnen
games-over = Beendet
games-turn = Du bist am Zug
games-away = Ein Bot spielt für dich
games-rests = Ruht, bis du zurück bist
games-place = { $place }. Platz
games-unscored = Nicht gewertet
games-play = Spielen
games-enter = Zum Tisch
games-text = Als Text
games-result = Ergebnis
games-none = Du hast hier noch nicht gespielt.
games-chronicle = Meine Chronik
games-first = Erste Partie spielen

# Me and my settings.
me-title = Ich
me-lead = Zum Spielen brauchst du nichts davon: Ein Name genügt.
me-about = Über mich
me-guest = Du bist Gast: Dieser Browser erkennt dich wieder.
me-saved = Gespeichert
me-account = Konto
me-account-why = Nur nötig, um deine Partien wiederzufinden, wenn dieser Browser dich vergisst. Ohne Mailadresse.
me-signed-in = Angemeldet als { $login }.
me-sign-up = Registrieren
me-sign-in = Anmelden
me-sign-recover = Passwort vergessen?
me-sign-out = Abmelden
me-login = Anmeldename
    .text = 3 bis 40 Buchstaben, Ziffern oder . @ + - _
me-password = Passwort
    .text = Mindestens 8 Zeichen. Ein Satz eignet sich gut.
me-password-old = Altes Passwort
me-password-new = Neues Passwort
me-password-change = Passwort ändern
me-password-changed = Dein Passwort ist geändert. Andere Geräte müssen sich neu anmelden, und Schlüssel für Bots gelten nicht mehr.
me-recovery = Wiederherstellungscode
    .text = Der einzige Weg zurück, wenn du dein Passwort vergisst. Er wird nur jetzt gezeigt: Bewahre ihn sicher auf.
me-download = Als Datei speichern
me-kept = Ich habe ihn gesichert
me-told = Du bist am Zug!
    .text = Wie du erfährst, dass eine Partie auf dich wartet.
me-told-page = Auf der Seite
    .text = Im Titel steht, wie viele Partien warten.
me-told-push = Als Mitteilung
    .text = Dieses Gerät meldet sich, auch wenn die Seite geschlossen ist.
me-told-push-forbidden = Mitteilungen dieser Seite sind in den Einstellungen deines Browsers gesperrt.
me-told-push-impossible = Dieser Browser kann hier keine Mitteilungen empfangen.
me-told-mail = Per Mail
    .text = Nur bei Fernpartien und bei Partien, die du offen gelassen hast.
me-told-mail-asked = Eine Mail an { $address } ist unterwegs: Folge dem Link darin.
me-told-mail-on = Mails an mich senden
me-told-mail-account = Mails gibt es nur mit Konto: Lege oben eines an und trage dann hier deine Adresse ein.
me-device = Ein weiteres Gerät
    .text = Ein privater Link macht auch ein anderes Telefon oder einen anderen Rechner zu deinem. Er gilt einmal, eine Viertelstunde lang.
me-device-make = Link erzeugen
me-device-qr = Der Link als QR-Code für die Kamera deines anderen Geräts
me-device-left =
    { $minutes ->
        [one] Gilt noch { $minutes } Minute. Zeig ihn niemandem.
       *[other] Gilt noch { $minutes } Minuten. Zeig ihn niemandem.
    }
me-tokens = Eigene Bots
    .text = Mit einem Zugangsschlüssel darf ein Programm in deinem Namen spielen.
me-token-label = Name des Schlüssels
me-token-make = Schlüssel erzeugen
me-token-new = Der neue Schlüssel
me-token-once = Er wird nur jetzt gezeigt. Wer ihn hat, kann in deinem Namen spielen.
me-token-used = zuletzt benutzt { $when }
me-token-unused = nie benutzt
me-token-drop = Schlüssel { $label } löschen
me-api = Wie Programme mit dem Tisch sprechen
me-gone = Mich löschen
    .text = Konto, Name, Schlüssel: Alles verschwindet. Bots übernehmen deine Plätze.
me-gone-do = Alles löschen
me-gone-sure = Das lässt sich nicht rückgängig machen. In laufenden Partien spielen Bots weiter, beendete zeigen deinen Namen nicht mehr.
movein-title = Dieses Gerät hinzufügen
movein-text = Dieser private Link macht auch dieses Gerät zu deinem.
movein-instead = Auf diesem Gerät bist du { $name }. Mit dem Link gehört es dann jemand anderem.
movein-do = Das bin ich
movein-done = Willkommen, { $name }. Alle deine Partien sind hier.
movein-empty = In diesem Link steht nichts. Erzeuge auf deinem anderen Gerät einen neuen.
problem-sealed = Andere haben diesen Tag noch vor sich: Seine Partien lassen sich ansehen, wenn er vorbei ist.
problem-bad_login = Ein Anmeldename hat 3 bis 40 Zeichen: Buchstaben, Ziffern oder . @ + - _ und keine Leerzeichen.
problem-login_taken = Dieser Anmeldename ist vergeben. Wähle einen anderen.
problem-wrong_login = Anmeldename und Passwort oder Code passen nicht zusammen.
problem-weak_password = Dieses Passwort ist zu leicht zu erraten. Nimm mindestens 8 Zeichen; ein Satz eignet sich gut.
problem-bad_link = Dieser Link wurde schon benutzt oder ist zu alt. Erzeuge einen neuen.
problem-bad_email = Das sieht nicht wie eine Mailadresse aus.
problem-bad_push = Der Mitteilungsdienst dieses Browsers lässt sich hier nicht nutzen.
problem-unknown = Sag zuerst, wer du bist: Wähle einen Namen oder melde dich an.

# Replays.
replay-title = Nachspielen
replay-lead = Jede beendete Partie, Zug für Zug, aus jeder Sicht.
replay-drop = Leg hier eine Aufzeichnung ab
replay-let-go = Loslassen!
replay-choose = Datei wählen
replay-paste = Oder füge sie ein
replay-show = Zeigen
replay-several =
    { $count ->
        [one] { $count } Partie in dieser Datei
       *[other] { $count } Partien in dieser Datei
    }
replay-mine = Meine beendeten Partien
replay-no-empty = Da steht nichts drin.
replay-no-json = Das ist keine Aufzeichnung: Es lässt sich nicht als JSON lesen.
replay-no-none = Darin ist keine Partie: Zu einer Aufzeichnung gehören Spieler und Züge.
replay-controls = Nachspielen
replay-back = Einen Zug zurück
replay-step = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Moment der Partie
replay-at = Zug { $move } von { $moves }, Runde { $round }
replay-round = Zu einer Runde springen
replay-round-of = Runde { $round }
replay-speed = Tempo
replay-eyes = Gesehen von
replay-eyes-open = Alles offen
replay-eyes-watch = Publikum
replay-menu = Menü
replay-money = £{ $money }
replay-fair = Die Startaufstellung ist die, die vor der Partie versiegelt wurde.
replay-unfair = Die Startaufstellung passt nicht zu der, die vor der Partie versiegelt wurde.
replay-link = Link zu diesem Moment
replay-position = Link zu dieser Stellung
replay-download = Aufzeichnung herunterladen
replay-other = Eine andere Partie
replay-keys = Die Pfeiltasten gehen Zug um Zug, die Leertaste spielt ab, Pos1 und Ende führen an den Anfang und ans Ende.
replay-play-on = Von hier weiterspielen
replay-what-if = Was wäre, wenn?
replay-play-on-text = Ein neuer Tisch beginnt in Runde { $round }, genau in diesem Moment. Du nimmst einen Platz, Bots die übrigen.
replay-my-seat = Mein Platz
replay-others = Die anderen
replay-same = Dieselben Bots
problem-bad_record = Diese Aufzeichnung kann nicht stimmen.
problem-bad_position = Diese Stellung kann nicht stimmen.
problem-being_played = So steht es gerade an einem Tisch, an dem gespielt wird. Wenn die Partie zu Ende ist, lässt sich die Stellung analysieren.
problem-unsolved = Das ist, ganz oder fast, die Stellung eines Rätsels, das du noch nicht beantwortet hast. Beantworte zuerst das Rätsel.
problem-to-puzzle = Zum Rätsel

# A position by its link: one line of text, and the board it means.
position-title = Stellung
position-lead = Wo eine Partie steht, in einer Zeile Text.
position-text = Die Stellung als Text
position-show = Zeigen
position-other = Eine andere Stellung

# Watching on a big screen.
watch-title = Zuschauen
watch-standing = Stand
watch-more-text = Was die Schlusswertung brächte, wenn die Partie jetzt endete
watch-fullscreen = Vollbild
watch-leave = Zum Tisch
watch-not-yet = Die Partie hat noch nicht begonnen. Komm mit dem Telefon dazu:
watch-qr = Die Adresse des Tisches als QR-Code
