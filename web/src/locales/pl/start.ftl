# The first page.
start-play = Zagraj teraz
start-against = przeciw trzem botom
start-name = Twoje imię
start-level = Poziom
start-daily = Most dnia
    .text = To samo rozdanie dla wszystkich
    .playing = Graj dalej
    .done = Rozegrane: jutro następny
start-puzzle = Zadanie
    .text = Jeden ruch jest najlepszy
start-new = Przygotuj stół
    .text = Z przyjaciółmi, botami albo jednymi i drugimi
start-tables = Otwarte stoły
    .text = Dołącz albo popatrz
start-games = Moje partie
    .text = Czyj jest ruch i jak się skończyło
start-learn = Nauka gry
    .text = Pierwsza partia w dziesięć minut
start-rules = Zasady
    .text = Każda zasada, każda płytka
start-replay = Odtwórz partię
    .text = Krok po kroku, z każdego miejsca

# Play now, for the first time.
first = Grasz pierwszy raz?
first-time = Tak, pokaż mi
    .text = Trzy małe ćwiczenia, potem pierwsza partia z przewodnikiem.
first-known = Znam tę grę
    .text = Od razu do stołu.
