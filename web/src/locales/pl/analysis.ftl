# Co by było, gdyby: plansza analizy dla każdej chwili każdej partii i dla pozycji ułożonych ręcznie.

analysis-title = Co by było, gdyby…?
analysis-lead = Wypróbuj wszystko w dowolnej chwili partii: graj za wszystkich, cofaj się, twórz warianty.
analysis-menu = Menu
analysis-controls = Warianty
analysis-back = Krok wstecz
analysis-forward = Krok naprzód
analysis-best = Najlepsze ruchy
analysis-lines = Warianty
analysis-start = Pozycja wyjściowa
analysis-no-lines = Nie ma jeszcze wariantu: wykonaj ruch na planszy albo wybierz jeden z najlepszych.
analysis-remove = Usuń odtąd
analysis-restore = Przywróć
analysis-chances = Jeśli wszyscy grają dalej jak czeladnicy
analysis-best-of = Decyduje { $player }
analysis-played = Tak zagrano w partii
analysis-thinking = Trwa namysł…
analysis-deepening = Partie rozegrane naprzód: { $playouts }, szukamy głębiej…
analysis-depth = Partie rozegrane naprzód: { $playouts }
analysis-busy = Stoły mają pierwszeństwo: analiza ruszy dalej, gdy będzie czas.
analysis-over = Tutaj partia jest skończona.
analysis-drawn = Odkryto: { $what }
analysis-marker = żeton rundy { $number }
analysis-due-stack = Płytka leży zakryta: { $kind }
analysis-due-bonus = Stos premii { $stack }: płytka leży zakryta
analysis-due-marker = Następny żeton rundy leży zakryty
analysis-as-dealt = Odkryj
analysis-at-random = Wylosuj
analysis-choose = Wybierz…
analysis-chooser = Czyja karta jest wybierana
analysis-card-of = Karta: { $player }
analysis-hidden = To, co zakryte
analysis-face-down = Zakryte pozostaje zakryte
analysis-turned-up = Wszystko odkryte
analysis-link = Odnośnik do tej pozycji
analysis-copy = Skopiuj pozycję
analysis-edit = Zmień tę pozycję
analysis-save = Dodaj warianty do zapisu partii
analysis-other = Inna analiza
analysis-keys = Strzałki w lewo i w prawo prowadzą wzdłuż wariantu, w górę i w dół do innych gałęzi, Delete usuwa gałąź, Home wraca na początek.
analysis-kept-here = Warianty są przechowywane w tej przeglądarce.
analysis-kept-record = Warianty są przechowywane w tej przeglądarce i można je dodać do zapisu partii.
analysis-line = Pozycja jako tekst
analysis-open = Analizuj
analysis-change = Zmień
analysis-by-hand = Ułóż ręcznie
analysis-from-record = Z zapisu partii
analysis-kept = Przechowane w tej przeglądarce
analysis-kept-of = { $date } · { $lines ->
    [one] jeden wariant
    [few] { $lines } warianty
    [many] { $lines } wariantów
   *[other] { $lines } wariantu
}
analysis-position-of = Pozycja { $number }
analysis-forget = Zapomnij
analysis-player = Gracz { $number }
analysis-players = Gracze
analysis-round = Runda
analysis-x = X leży obok
analysis-markers = Odkryte żetony rund
analysis-marker-of = Żeton rundy { $round }
analysis-scoring = Punktacje
analysis-tops = Na wierzchu stosów
analysis-bonus-stack = Stos premii { $stack }
analysis-unknown = nieznane
analysis-money = Pieniądze
analysis-step = Stopień schodów
analysis-bridge = Most:
analysis-nothing-built = jeszcze nic
analysis-build = Zbuduj na następnym miejscu
analysis-unbuild = Zdejmij ostatni
analysis-tiles = Płytki premiowe
