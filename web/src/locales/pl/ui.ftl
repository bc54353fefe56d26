# Words that every page shares.
ui-skip = Przejdź do treści
ui-close = Zamknij
ui-cancel = Anuluj
ui-reload = Załaduj ponownie
ui-to-start = Na stronę główną
ui-sign-in = Zaloguj się
ui-broken-title = Coś poszło nie tak
ui-broken-text = Na stronie wystąpił błąd. Twoja partia jest bezpieczna na serwerze: załaduj stronę ponownie i graj dalej.
ui-not-loaded = Nie udało się załadować tej części strony. Sprawdź połączenie, a potem załaduj stronę ponownie.
ui-not-found = Nie ma takiej strony
ui-loading = Ładowanie…
ui-guest = Gość
ui-name-long = Za długie: imię ma najwyżej { $most } znaki, a to ma { $count }.

# The frame of every page.
ui-language = Język
ui-to-night = Noc
ui-to-day = Dzień
ui-light = Światło
ui-light-system = Jak w systemie
ui-light-day = Dzień
ui-light-night = Noc
ui-save = Zapisz
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-more = Więcej
nav-main = Strony
nav-tables = Otwarte stoły
nav-games = Moje partie
nav-learn = Nauka gry
nav-rules = Zasady
nav-glossary = Słowniczek
nav-replay = Powtórka
review = Omówienie
nav-new = Przygotuj stół
nav-me = Ja i moje ustawienia
nav-waiting =
    { $count ->
        [one] { $count } partia czeka na ciebie
        [few] { $count } partie czekają na ciebie
        [many] { $count } partii czeka na ciebie
       *[other] { $count } partii czeka na ciebie
    }

# Bots by level: what they are called, and how they play.
level-random = Błazen
    .text = Robi cokolwiek, byle było dozwolone.
level-apprentice = Uczeń
    .text = Wyrozumiały. Dobry na pierwszą partię.
level-journeyman = Czeladnik
    .text = Zna się na rzeczy. Godny przeciwnik.
level-master = Mistrz
    .text = Myśli naprzód i liczy twoje tarcze.
level-architect = Architekt
    .text = Najsilniejszy. Chwilę się zastanawia.

# What went wrong with a request, and what helps.
problem-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
problem-too_fast = To było bardzo szybko. Poczekaj chwilę i spróbuj ponownie.
problem-busy = Serwer ma teraz dużo pracy. Spróbuj za chwilę.
problem-not_over = Ta partia jeszcze trwa: omówienie powstaje po jej zakończeniu.
problem-no_result = Ta partia skończyła się przed czasem, bez wyniku: nie ma czego omawiać.
problem-many_reviews = Powstaje właśnie wiele omówień. Spróbuj ponownie za chwilę.
problem-set_aside = Tego stołu nie da się teraz otworzyć. Administrator serwera już o tym wie; spróbuj później.
problem-fault = Na serwerze coś poszło nie tak. Zanotowano to; spróbuj ponownie.
problem-not_found = Tego nie ma albo już nie ma.
problem-no_table = Nie ma takiego stołu. Może odnośnik jest niepełny.
problem-not_allowed = Tutaj to niedozwolone.
problem-too_large = To jest za duże.
problem-signed_out = Nastąpiło wylogowanie na tym urządzeniu. Zaloguj się ponownie, aby grać dalej.
problem-locked = Z tym loginem próbowano zbyt wielu błędnych haseł. Użyj urządzenia, na którym logowano się wcześniej, albo kodu odzyskiwania, albo poczekaj godzinę.
problem-mailed = Wiadomość została już wysłana. Poszukaj jej także w spamie albo spróbuj ponownie jutro.
problem-need_account = Wiadomości są tylko dla kont. Najpierw załóż konto.
problem-other = Nie udało się: { $message }
