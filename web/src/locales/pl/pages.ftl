# Words of the pages around the table.

# Setting up a table.
setup-title = Przygotuj stół
setup-lead = Wybierz, kto gdzie siedzi. Cała reszta może zostać, jak jest.
setup-who = Kto gra
setup-players = Gracze
setup-players-count = { $count }
setup-seat = Miejsce { $number }
setup-seat-me = Ja
    .text = To ty.
setup-seat-local = Na tym urządzeniu
    .text = Gra na zmianę z tobą przy tym ekranie.
setup-seat-open = Wolne
    .text = Dla każdego, komu wyślesz odnośnik.
setup-seat-bot = Bot
setup-seat-name = Imię
setup-scoring = Za co płaci się na koniec
setup-scoring-lead = Cztery kategorie, po jednej punktacji. Można je dowolnie mieszać.
setup-scoring-base = Jak na planszy
    .text = Cztery punktacje z planszy: najlepsze na pierwszą partię.
setup-scoring-expansion = Dla doświadczonych budowniczych
    .text = W każdej kategorii losowana jest jedna z czterech płytek.
setup-scoring-random = Wszystko możliwe
    .text = W losowaniu biorą udział punktacja z planszy i cztery płytki.
setup-scoring-chosen = Ja wybieram
    .text = Po jednej w każdej kategorii.
setup-category-chapel = Kaplica
setup-category-gate = Brama
setup-category-hostelry = Karczma
setup-category-bridge = Most
setup-how = Jak się gra
setup-clock = Czas do namysłu
setup-clock-none = Ile trzeba
    .text = Nikt nikogo nie pogania.
setup-clock-live = Z zegarem
    .text = Każda decyzja ma swoje sekundy; dłuższy namysł zużywa zapas. Gdy zapas się skończy, ruch wykona bot.
setup-clock-days = Korespondencyjnie
    .text = Dni na każdą decyzję; dowiesz się, kiedy twoja kolej.
setup-bank = Zapas w minutach
setup-decision = Sekundy na decyzję
setup-days = Dni na decyzję
setup-pace = Tempo botów
setup-pace-0 = Od razu
setup-pace-400 = Żwawo
setup-pace-900 = Miarowo
setup-pace-1800 = Spokojnie
setup-hands = Jawne karty na ręce
    .text = Wszyscy widzą karty na ręce; nic tajnego i tak tam nie trafia.
setup-money = Jawne sakiewki
    .text = Wszyscy widzą pieniądze wszystkich.
setup-undo = Cofanie
    .text = Cofnij swój ruch, póki nie odkryto niczego nowego.
setup-hints = Podpowiedzi
    .text = Zapytaj bota, co by zrobił.
setup-public = Stół publiczny
    .text = Widać go wśród otwartych stołów.
setup-watch = Widzowie
    .text = Kto ma odnośnik, może patrzeć.
setup-chat = Czat
    .text = Piszcie do siebie przy stole.
setup-special = Ustawienia specjalne
setup-seed = Ziarno rozdania
    .text = Ta sama liczba daje tę samą partię. Zostaw puste, by rozdanie było uczciwe.
setup-substitute = Zastępca
    .text = Bot, który gra za tych, którzy odeszli lub którym skończył się czas.
setup-less = mniej
setup-greater = więcej
setup-fault-names = Nadaj imię każdemu na tym urządzeniu.
setup-fault-long = Jedno z imion jest za długie.
setup-fault-seed = Ziarno to liczba całkowita od 0 do 9007199254740991.
setup-fault-nobody = Same boty i nikt nie może patrzeć: wpuść kogoś.
setup-fault-number = Od { $least } do { $most }.
setup-fault-time = Sprawdź czas do namysłu.
setup-full = Wszyscy są.
setup-open = Pozostali przyjdą przez odnośnik, który otrzymasz.
setup-start = Rozpocznij partię
setup-invite = Otwórz stół

# Lists of tables.
tables-title = Otwarte stoły
tables-lead = Zajmij miejsce albo zajrzyj komuś przez ramię.
tables-open = Czekają na graczy
tables-playing = Trwające partie
tables-none-open = Żaden stół teraz nie czeka. Otwórz własny i uczyń go publicznym.
tables-none-playing = Nikt teraz nie gra publicznie.
tables-join = Zajmij miejsce
tables-watch = Oglądaj
tables-television = Duży ekran
tables-round = Runda { $round } z { $rounds }
tables-watchers =
    { $count ->
        [one] { $count } osoba patrzy
        [few] { $count } osoby patrzą
        [many] { $count } osób patrzy
       *[other] { $count } osoby patrzy
    }
tables-clock-live = { $minutes } min + { $seconds } s
tables-clock-days =
    { $days ->
        [one] { $days } dzień na decyzję
        [few] { $days } dni na decyzję
        [many] { $days } dni na decyzję
       *[other] { $days } dnia na decyzję
    }
tables-hands-hidden = Karty na ręce zakryte
tables-money-hidden = Pieniądze zakryte
games-title = Moje partie
games-lead = Wszystko, w co grasz na tym urządzeniu lub na swoim koncie.
games-waiting = Czekają na ciebie
games-running = Czekają na innych
games-open = Jeszcze nierozpoczęte
games-over = Zakończone
games-turn = Twoja kolej
games-away = Gra za ciebie bot
games-rests = Czeka na twój powrót
games-place = { $place }. miejsce
games-unscored = Bez punktacji
games-play = Graj
games-enter = Do stołu
games-text = Jako tekst
games-result = Wynik
games-none = Nie masz tu jeszcze żadnej partii.
games-chronicle = Moja kronika
games-first = Zagraj pierwszą partię

# Me and my settings.
me-title = Ja
me-lead = Do gry nic z tego nie jest potrzebne: wystarczy imię.
me-about = O mnie
me-guest = Jesteś gościem: ta przeglądarka cię pamięta.
me-saved = Zapisano
me-account = Konto
me-account-why = Potrzebne tylko po to, by odnaleźć swoje partie, gdy ta przeglądarka cię zapomni. Adres e-mail nie jest wymagany.
me-signed-in = Zalogowano jako { $login }.
me-sign-up = Załóż konto
me-sign-in = Zaloguj się
me-sign-recover = Nie pamiętam hasła
me-sign-out = Wyloguj się
me-login = Login
    .text = Od 3 do 40 liter, cyfr lub . @ + - _
me-password = Hasło
    .text = Co najmniej 8 znaków. Dobre jest całe zdanie.
me-password-old = Stare hasło
me-password-new = Nowe hasło
me-password-change = Zmień hasło
me-password-changed = Hasło zmienione. Inne urządzenia muszą zalogować się ponownie, a klucze botów przestały działać.
me-recovery = Kod odzyskiwania
    .text = Jedyny ratunek, gdy zapomnisz hasła. Widać go tylko teraz: przechowaj go w bezpiecznym miejscu.
me-download = Zapisz jako plik
me-kept = Mam go
me-told = Twoja kolej!
    .text = Skąd się dowiesz, że partia czeka na ciebie.
me-told-page = Na stronie
    .text = Liczba czekających partii widnieje w tytule.
me-told-push = Powiadomieniem
    .text = To urządzenie da znać, nawet gdy strona jest zamknięta.
me-told-push-forbidden = Powiadomienia tej strony są zablokowane w ustawieniach przeglądarki.
me-told-push-impossible = Ta przeglądarka nie może tu odbierać powiadomień.
me-told-mail = Pocztą e-mail
    .text = Tylko przy partiach korespondencyjnych i pozostawionych w toku.
me-told-mail-asked = Wiadomość na { $address } jest w drodze: otwórz odnośnik, który zawiera.
me-told-mail-on = Piszcie do mnie
me-told-mail-account = Wiadomości są tylko dla kont: załóż konto powyżej, a potem wpisz tu swój adres.
me-device = Inne urządzenie
    .text = Dzięki prywatnemu odnośnikowi rozpozna cię także inny telefon lub komputer. Działa raz, przez kwadrans.
me-device-make = Utwórz odnośnik
me-device-qr = Odnośnik jako kod QR dla aparatu drugiego urządzenia
me-device-left =
    { $minutes ->
        [one] Działa jeszcze { $minutes } minutę. Nie pokazuj go nikomu.
        [few] Działa jeszcze { $minutes } minuty. Nie pokazuj go nikomu.
        [many] Działa jeszcze { $minutes } minut. Nie pokazuj go nikomu.
       *[other] Działa jeszcze { $minutes } minuty. Nie pokazuj go nikomu.
    }
me-tokens = Własne boty
    .text = Z kluczem dostępu program może grać w twoim imieniu.
me-token-label = Nazwa klucza
me-token-make = Utwórz klucz
me-token-new = Nowy klucz
me-token-once = Widać go tylko teraz. Kto go ma, może grać jako ty.
me-token-used = ostatnie użycie: { $when }
me-token-unused = nigdy nieużyty
me-token-drop = Usuń klucz { $label }
me-api = Jak programy rozmawiają ze stołem
me-gone = Usuń moje dane
    .text = Konto, imię, klucze: wszystko znika. Boty zajmą twoje miejsca.
me-gone-do = Usuń wszystko
me-gone-sure = Tego nie da się cofnąć. W trwających partiach zagrają boty, a zakończone nie pokażą już twojego imienia.
movein-title = Nowe urządzenie
movein-text = Dzięki temu prywatnemu odnośnikowi rozpozna cię także to urządzenie.
movein-instead = Na tym urządzeniu grasz jako { $name }. Z tym odnośnikiem będziesz tu kimś innym.
movein-do = To ja
movein-done = Witaj, { $name }. Wszystkie twoje partie są tutaj.
movein-empty = W tym odnośniku nic nie ma. Utwórz nowy na drugim urządzeniu.
problem-sealed = Inni mają ten dzień jeszcze przed sobą: jego partie będzie można obejrzeć, gdy się skończy.
problem-bad_login = Login ma od 3 do 40 liter lub cyfr albo . @ + - _ i nie zawiera odstępów.
problem-login_taken = Ten login jest zajęty. Wybierz inny.
problem-wrong_login = Login i hasło lub kod nie pasują do siebie.
problem-weak_password = To hasło zbyt łatwo odgadnąć. Użyj co najmniej 8 znaków; dobre jest całe zdanie.
problem-bad_link = Ten odnośnik został już użyty albo jest za stary. Utwórz nowy.
problem-bad_email = To nie wygląda na adres e-mail.
problem-bad_push = Usługi powiadomień tej przeglądarki nie da się tu użyć.
problem-unknown = Najpierw powiedz, kim jesteś: wybierz imię albo zaloguj się.

# Replays.
replay-title = Powtórka
replay-lead = Każda zakończona partia, ruch po ruchu, widziana czyimikolwiek oczami.
replay-drop = Upuść tu zapis partii
replay-let-go = Puść!
replay-choose = Wybierz plik
replay-paste = Albo wklej
replay-show = Pokaż
replay-several =
    { $count ->
        [one] { $count } partia w tym pliku
        [few] { $count } partie w tym pliku
        [many] { $count } partii w tym pliku
       *[other] { $count } partii w tym pliku
    }
replay-mine = Moje zakończone partie
replay-no-empty = Nic tu nie ma.
replay-no-json = To nie jest zapis partii: nie da się go odczytać jako JSON.
replay-no-none = Nie ma tu partii: zapis zawiera graczy i ruchy.
replay-controls = Powtórka
replay-back = Ruch wstecz
replay-step = Ruch naprzód
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-move = Chwila partii
replay-at = Ruch { $move } z { $moves }, runda { $round }
replay-round = Przejdź do rundy
replay-round-of = Runda { $round }
replay-speed = Tempo
replay-eyes = Widok
replay-eyes-open = Wszystko
replay-eyes-watch = Widz
replay-menu = Menu
replay-money = £{ $money }
replay-fair = Rozdanie jest tym, które zapieczętowano przed partią.
replay-unfair = Rozdanie nie zgadza się z tym, które zapieczętowano przed partią.
replay-link = Odnośnik do tej chwili
replay-position = Odnośnik do tej pozycji
replay-download = Pobierz zapis
replay-other = Inna partia
replay-keys = Strzałki prowadzą ruch po ruchu, spacja odtwarza, Home i End przechodzą na początek i koniec.
replay-play-on = Graj dalej stąd
replay-what-if = Co by było, gdyby…?
replay-play-on-text = Nowy stół zaczyna się w rundzie { $round }, dokładnie w tej chwili. Ty zajmujesz jedno miejsce, boty pozostałe.
replay-my-seat = Moje miejsce
replay-others = Pozostali
replay-same = Te same boty
problem-bad_record = Ten zapis zawiera błąd.
problem-bad_position = Ta pozycja zawiera błąd.
problem-being_played = Taka pozycja jest właśnie przy stole, przy którym trwa gra. Będzie można ją analizować po zakończeniu partii.
problem-unsolved = To pozycja z zadania (albo niemal taka sama), którego nie masz jeszcze za sobą. Najpierw rozwiąż zadanie.
problem-to-puzzle = Do zadania

# A position by its link: one line of text, and the board it means.
position-title = Pozycja
position-lead = Stan partii w jednym wierszu tekstu.
position-text = Pozycja jako tekst
position-show = Pokaż
position-other = Inna pozycja

# Watching on a big screen.
watch-title = Oglądanie
watch-standing = Klasyfikacja
watch-more-text = Ile dodałaby punktacja końcowa, gdyby partia skończyła się teraz
watch-fullscreen = Cały ekran
watch-leave = Do stołu
watch-not-yet = Partia jeszcze się nie zaczęła. Dołącz telefonem:
watch-qr = Adres stołu jako kod QR
