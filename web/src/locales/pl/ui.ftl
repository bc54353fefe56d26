# Words that every page shares.
ui-skip = Przejdź do treści
ui-close = Zamknij
ui-cancel = Anuluj
ui-reload = Załaduj ponownie
ui-to-start = Na stronę główną
ui-broken-title = Coś poszło nie tak
ui-broken-text = Strona popełniła błąd. Twoja partia jest bezpieczna na serwerze: załaduj stronę ponownie i graj dalej.
ui-not-found = Nie ma takiej strony
ui-loading = Ładowanie…
