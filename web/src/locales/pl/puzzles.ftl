# Zadania: pozycje z jedną dobrą odpowiedzią.

puzzle = Zadanie
puzzle-title = Zadania
puzzle-lead = Pozycje z prawdziwych partii, każda z jedną dobrą odpowiedzią. Im lepiej rozwiązujesz, tym są trudniejsze.
puzzle-menu = Menu
puzzle-of-day = Zadanie dnia
puzzle-by-theme = Zadanie: { $theme }
puzzle-where = Runda { $round }, graczy: { $players }
puzzle-my-rating = Twój ranking: { $rating }
puzzle-all = Wszystkie zadania
puzzle-start = Rozwiązuj zadania
puzzle-keys = Klawisze: na planszy gra się jak przy stole; Enter daje odpowiedź, a potem przechodzi do następnego zadania.

# Pytanie.
puzzle-ask-card = Którą kartę zagrasz?
puzzle-ask-card-two = Jaka będzie wyższa z dwóch kart, które zagrasz?
puzzle-ask-space = Gdzie postawisz figurkę?
puzzle-ask-cards = Którą kartę weźmiesz?
puzzle-ask-bonus-tiles = Którą płytkę premiową weźmiesz?
puzzle-ask-bonus-boosts = Czy podniesiesz jedną ze swoich kart o 1?
puzzle-ask-bonus-end = Użyjesz płytki premiowej czy zakończysz ruch?
puzzle-ask-guess = Jaką kartę zagra { $player }?
puzzle-ask-guess-two = Jaka będzie wyższa karta, którą zagra { $player }?
puzzle-cards-of = Karty na ręce: { $player }
puzzle-choose = Wybierz na planszy

# Odpowiedź.
puzzle-said-right = To jest to!
puzzle-said-partly = Nie całkiem.
puzzle-said-wrong = Nie.
puzzle-loss = { $points ->
    [one] „{ $move }” wygrywa o { $points } partię na 100 mniej niż najlepszy ruch.
    [few] „{ $move }” wygrywa o { $points } partie na 100 mniej niż najlepszy ruch.
    [many] „{ $move }” wygrywa o { $points } partii na 100 mniej niż najlepszy ruch.
   *[other] „{ $move }” wygrywa o { $points } partii na 100 mniej niż najlepszy ruch.
}
puzzle-loss-guess = { $points ->
    [one] „{ $move }” jest o { $points } punkt na 100 mniej prawdopodobne.
    [few] „{ $move }” jest o { $points } punkty na 100 mniej prawdopodobne.
    [many] „{ $move }” jest o { $points } punktów na 100 mniej prawdopodobne.
   *[other] „{ $move }” jest o { $points } punktu na 100 mniej prawdopodobne.
}
puzzle-weight = liczy się jako { $percent } partii
puzzle-again-text = Na to zadanie była już twoja odpowiedź: ranking się nie zmienia.
puzzle-taught-text = To, o co pyta lekcja, nie liczy się do rankingu.
puzzle-why = Dlaczego
puzzle-thinks = { $player } być może myśli: „{ $text }”
puzzle-table = Wszystkie ruchy, od najlepszego
puzzle-col-move = Ruch
puzzle-col-wins = Wygrywa
puzzle-col-money = Pieniądze
puzzle-col-loss = Traci
puzzle-col-likely = Szansa
puzzle-tag-best = najlepszy
puzzle-tag-mine = twój
puzzle-tag-usual = czeladnika
puzzle-about = O co chodzi:
puzzle-level = Trudność tego zadania: { $rating }.
puzzle-tried = Próbowało tu osób: { $tried }, znalazło { $percent }.

# Co można zrobić.
puzzle-help = O co tu chodzi?
puzzle-skip = Inne zadanie
puzzle-next = Następne zadanie
puzzle-try = Spróbuj jeszcze raz
puzzle-show = Pokaż odpowiedź
puzzle-share = Odnośnik do tego zadania

# W słowach.
puzzle-in-words = W słowach
puzzle-words-lead = Zadanie i jego stół w zdaniach. Odpowiedz słowem lub przyciskiem: pierwsza odpowiedź liczy się od razu.
puzzle-words-answers = Co możesz odpowiedzieć
puzzle-no-answer = To nie jest tu możliwa odpowiedź. „ruchy” odczytuje wszystkie.
puzzle-words-about = temat, o co chodzi
puzzle-words-show = pokaż, pokaż odpowiedź, poddaję się
puzzle-words-again = jeszcze raz, spróbuj jeszcze raz
puzzle-words-next = dalej, następne, następne zadanie, inne zadanie
puzzle-words-help-about = temat · mówi, o co chodzi; odpowiedź liczy się wtedy mniej
puzzle-words-help-show = pokaż · pokazuje odpowiedź po błędzie
puzzle-words-help-again = jeszcze raz · pozwala spróbować jeszcze raz
puzzle-words-help-next = dalej · przechodzi do innego zadania

# Na czas.
puzzle-streak = Na czas
puzzle-streak-lead = Rozwiąż jak najwięcej zadań, każde trudniejsze od poprzedniego. Trzy błędy to koniec. Twój ranking się nie zmienia.
puzzle-streak-begin = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
puzzle-streak-best = Twój rekord: { $count }
puzzle-streak-solved = Rozwiązane: { $count }
puzzle-streak-missed = Błędy: { $count } z 3
puzzle-streak-wrong = Źle.
puzzle-streak-by-misses = Trzy błędy: koniec.
puzzle-streak-by-time = { $minutes ->
    [one] Minęła { $minutes } minuta.
    [few] Minęły { $minutes } minuty.
    [many] Minęło { $minutes } minut.
   *[other] Minęło { $minutes } minuty.
}
puzzle-streak-record = To twój rekord.
puzzle-streak-steps = Obejrzyj je jeszcze raz
puzzle-step-right = Zadanie { $number }: rozwiązane
puzzle-step-wrong = Zadanie { $number }: błąd

# Wszystkie zadania.
puzzle-mine = Twoje zadania
puzzle-rating-sure = ± { $deviation }
puzzle-rating-unsure = ± { $deviation }, na razie szacunek
puzzle-curve = Twój ranking z ostatnich zadań ({ $count }): od { $from } do { $to }
puzzle-figures = Odpowiedzi: { $count }, od razu dobrych: { $solved }
puzzle-kind-score = { $percent } z { $count }
puzzle-none-yet = Nie masz jeszcze żadnej odpowiedzi. Pierwsze odpowiedzi pokażą, jak trudne mają być twoje zadania.
puzzle-by-themes = Według tematu
puzzle-by-kinds = Według pytania
puzzle-by-players = Według liczby graczy
puzzle-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
puzzle-done-of = { $done } z { $count }
puzzle-theme-note = Kto zna temat, zna pół odpowiedzi: takie zadanie liczy się mniej.
puzzle-last = Twoje ostatnie odpowiedzi

puzzle-kind-card = Wybór karty
puzzle-kind-space = Postawienie figurki
puzzle-kind-site = Wybór miejsca
puzzle-kind-cards = Branie kart
puzzle-kind-bonus = Płytki premiowe
puzzle-kind-guess = Odgadnięcie karty

puzzle-theme-money = Pieniądze od razu
puzzle-theme-centre = Środek
puzzle-theme-crests = Wiele takich samych tarcz
puzzle-theme-guild = Gildie
puzzle-theme-chapel = Tor kaplicy
puzzle-theme-gate = Tor bramy
puzzle-theme-scoring = Punktacja
puzzle-theme-line = Malejące numery
puzzle-theme-park = Parki
puzzle-theme-replace = Zastępowanie
puzzle-theme-tiles = Płytki premiowe
puzzle-theme-hand = Karty na ręce
puzzle-theme-first = Być pierwszym
puzzle-theme-save = Oszczędzanie karty
puzzle-theme-end = Ostatnia runda
