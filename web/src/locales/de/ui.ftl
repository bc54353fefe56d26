# Words that every page shares.
ui-skip = Zum Inhalt springen
ui-close = Schließen
ui-cancel = Abbrechen
ui-reload = Neu laden
ui-to-start = Zur Startseite
ui-broken-title = Etwas ist schiefgegangen
ui-broken-text = Die Seite hat einen Fehler gemacht. Deine Partie ist auf dem Server sicher: Lade die Seite neu und spiel weiter.
ui-not-found = Diese Seite gibt es nicht
ui-loading = Wird geladen …
