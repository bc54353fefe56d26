# Words of the pages around the table.

# The first page.
start-play = Zagraj teraz
start-against = przeciw trzem botom
start-name = Twoje imię
start-name-guest = Gość
start-level = Poziom
start-new = Przygotuj stół
    .text = Z przyjaciółmi, botami albo jednymi i drugimi
start-tables = Otwarte stoły
    .text = Dołącz albo popatrz
start-games = Moje partie
    .text = Czyj jest ruch i jak się skończyło
start-learn = Nauka gry
    .text = Pierwsza partia w dziesięć minut
start-rules = Zasady
    .text = Każda reguła, każda płytka
start-replay = Odtwórz partię
    .text = Krok po kroku, z każdego miejsca
