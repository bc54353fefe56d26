# Words that every page shares.
ui-skip = Zum Inhalt springen
ui-close = Schließen
ui-cancel = Abbrechen
ui-reload = Neu laden
ui-to-start = Zur Startseite
ui-sign-in = Anmelden
ui-broken-title = Etwas ist schiefgegangen
ui-broken-text = Auf dieser Seite ist ein Fehler aufgetreten. Deine Partie ist auf dem Server sicher: Lade die Seite neu und spiel weiter.
ui-not-loaded = Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite dann neu.
ui-not-found = Diese Seite gibt es nicht
ui-loading = Wird geladen …
ui-guest = Gast
ui-name-long = Zu lang: Ein Name hat höchstens { $most } Zeichen, dieser hat { $count }.

# The frame of every page.
ui-language = Sprache
ui-to-night = Nacht
ui-to-day = Tag
ui-light = Licht
ui-light-system = Wie das System
ui-light-day = Tag
ui-light-night = Nacht
ui-save = Speichern
ui-copy = Kopieren
ui-copied = Kopiert
ui-more = Mehr
nav-main = Seiten
nav-tables = Offene Tische
nav-games = Meine Partien
nav-learn = Lernen
nav-rules = Regeln
nav-glossary = Glossar
nav-replay = Nachspielen
review = Rückblick
nav-new = Tisch eröffnen
nav-me = Ich und meine Einstellungen
nav-waiting =
    { $count ->
        [one] { $count } Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }

# Bots by level: what they are called, and how they play.
level-random = Narr
    .text = Tut irgendetwas, was erlaubt ist.
level-apprentice = Lehrling
    .text = Verzeiht Fehler. Gut für die erste Partie.
level-journeyman = Geselle
    .text = Versteht das Handwerk. Ein guter Gegner.
level-master = Meister
    .text = Denkt voraus und zählt deine Wappen mit.
level-architect = Architekt
    .text = Der Stärkste. Überlegt eine Weile.

# What went wrong with a request, and what helps.
problem-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
problem-too_fast = Das ging sehr schnell. Warte kurz und versuche es noch einmal.
problem-busy = Der Server hat gerade viel zu tun. Versuche es gleich noch einmal.
problem-not_over = Diese Partie läuft noch: Einen Rückblick gibt es, wenn sie vorbei ist.
problem-no_result = Diese Partie endete vorzeitig, ohne Ergebnis: Da gibt es keinen Rückblick.
problem-many_reviews = Gerade entstehen viele Rückblicke. Versuche es gleich noch einmal.
problem-set_aside = Dieser Tisch lässt sich gerade nicht öffnen. Wer den Server betreibt, weiß Bescheid; versuche es später noch einmal.
problem-fault = Auf dem Server ist etwas schiefgegangen. Es wurde notiert; bitte versuche es noch einmal.
problem-not_found = Das gibt es nicht, oder nicht mehr.
problem-no_table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
problem-not_allowed = Das ist hier nicht erlaubt.
problem-too_large = Das ist zu groß.
problem-signed_out = Du wurdest auf diesem Gerät abgemeldet. Melde dich wieder an, um weiterzuspielen.
problem-locked = Mit diesem Anmeldenamen wurden zu viele falsche Passwörter versucht. Nimm ein Gerät, auf dem du schon angemeldet warst, oder deinen Wiederherstellungscode, oder warte eine Stunde.
problem-mailed = Eine Mail ist schon unterwegs. Sieh auch im Spam nach, oder versuche es morgen noch einmal.
problem-need_account = Mails gibt es nur mit Konto. Lege zuerst eines an.
problem-other = Das hat nicht geklappt: { $message }
