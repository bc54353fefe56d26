# The table as text.

text-title = Stół w słowach
text-lead = Wszystko, co pokazuje plansza, do czytania i słuchania; każdy ruch słowem lub przyciskiem.
text-picture = Do planszy
text-loading = Szukam stołu…
text-now = Teraz
text-your-turn = Twoja kolej.
text-ask-place = Postaw figurkę: powiedz, który budynek bierzesz, na przykład: postaw przy kaplicy.
text-command = Twoje polecenie
text-do = Wykonaj
text-example = np. karta 3, postaw przy kaplicy
text-moves = Co możesz zrobić
text-nothing-to-do = Na razie nic.
text-me = Twoja gra
text-watching = Oglądasz.
text-board = Plansza
text-others = Pozostali
text-log = Co się stało
text-help = Polecenia
text-help-text = Wpisz polecenie i naciśnij Enter. Angielskie słowa działają zawsze.
text-help-card = karta 3 · zagrywa kartę o wartości 3
text-help-place = postaw przy kaplicy · stawia figurkę przy kaplicach i bierze ich wierzchnią płytkę
text-help-centre = postaw na środku park · płaci £2 na środku za wierzchni park
text-help-build = buduj na miejscu 4 · buduje na miejscu 4
text-help-draw = dobierz 2 1 · bierze karty z zasobów
text-help-bonus = premia 1 · bierze płytkę premiową z pierwszego stosu
text-help-use = użyj Krok pielgrzyma · używa płytki premiowej
text-help-boost = podnieś 2 · podnosi twoją kartę wartą 2
text-help-done = gotowe · kończy dobieranie albo twój ruch
text-help-pass = pas · nic nie buduje albo nie podnosi
text-help-undo = cofnij · cofa twoje ostatnie ruchy
text-help-back = wróć · cofa wybraną kartę albo używa płytki „Wierny towarzysz”
text-help-status = stan · mówi, co trzeba teraz zrobić
text-help-moves = ruchy · odczytuje, co możesz zrobić
text-help-hint = podpowiedź · pyta bota
text-help-review = omówienie · mówi, gdzie rozstrzygnęła się zakończona partia
text-help-say = powiedz cześć · mówi do stołu
text-help-agree = zgoda · zgadzasz się, gdy ktoś proponuje koniec partii
text-help-decline = odmowa · grasz dalej
text-round = Runda { $round } z { $rounds }
text-rondel = { $top }, { $left ->
    [one] ostatnia płytka
    [few] { $left } płytki
    [many] { $left } płytek
   *[other] { $left } płytki
}; { $pays }
text-rondel-empty = { $kind }: pusto; { $pays }
text-tile = { $tile } ({ $crests })
text-one-crest = tarcza { $crest }
text-all-crests = wszystkie tarcze
text-pays = daje { $money }
text-x = X, zamknięte
text-taken = { $who ->
    [me] zajęte przez ciebie
    [us] zajęte: ty i { $others }
    [other] zajęte: { $names }
   *[others] zajęte: { $names }
}
text-centre = Środek: kosztuje £2
text-supply = Zasoby: { $cards }
text-count-of = { $what } ×{ $count }
text-bonus = Płytki premiowe: { $tiles }
text-order = Kolejność: { $names }
text-chapel-track = Tor kaplicy: { $places }
text-gate-track = Tor bramy: { $places }
text-place-on = { $name } { $space }
text-money = Pieniądze: { $money }
text-hand = Ręka: { $cards }
text-hand-size = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
text-tiles = Płytki premiowe: { $tiles }
text-tiles-fresh = { $tile } (od następnej rundy)
text-crests = Tarcze: { $crests }
text-crest = { $crest } { $count }
text-bridge = Most
text-next = Następne puste miejsce: { $site }
text-full = Most jest pełny.
text-nothing = brak
text-scoring = { $scoring }: { $standings }
text-refused = Niemożliwe: { $why }
text-rule = Zasada { $rule }.
text-done = Zrobione: { $move }
text-sent = Wysłano.
text-no-offer = Nikt nie proponuje końca partii.
text-agreed = Zgadzasz się na zakończenie partii.
text-declined = Grasz dalej.
text-undone = Cofnięto.
text-unknown-empty = Wpisz polecenie. „pomoc” je wymienia.
text-unknown-words = Nie znam tego słowa. „pomoc” wymienia polecenia.
text-unknown-number = Podaj też liczbę.
text-unknown-kind = Podaj rodzaj budynku: kaplica, brama, karczma, sklep, gildia lub park.
text-unknown-tile = Podaj płytkę premiową.
text-unknown-what = Powiedz coś.
text-not-mine = To nie twoja kolej. { $wait }
text-no-hint = Podpowiedzi nie ma.
text-room = Partia jeszcze się nie zaczęła.
text-room-seat = Miejsce { $number }: { $name }
text-room-sit = Usiądź na miejscu { $number }
text-offline = Połączenie przerwane; wróci samo.
text-online = Połączenie wróciło.
text-words-card = karta, karty, kartę, zagraj
text-words-place = postaw, figurka, figurkę, idź
text-words-build = buduj, zbuduj, miejsce, miejscu
text-words-draw = dobierz, weź
text-words-bonus = premia, premię
text-words-boost = podnieś, podwyższ
text-words-use = użyj
text-words-done = gotowe, koniec, zakończ
text-words-pass = pas, nic
text-words-undo = cofnij
text-words-back = wróć, zabierz
text-words-help = pomoc
text-words-status = stan, sytuacja
text-words-moves = ruchy, możliwe
text-words-hint = podpowiedź, rada
text-words-review = omówienie
text-words-say = powiedz, napisz
text-words-agree = zgoda, zgadzam się, tak
text-words-decline = odmowa, odmawiam, gramy dalej, nie
text-words-centre = środek, centrum, środku
text-words-free = za darmo, darmo
text-words-noise = na, do, z, ze, w, przy, i, oraz, moja, moją, mój, proszę
text-words-gate = bramę, bramy, bramie
text-words-guild = gildię, gildii
text-words-chapel = kaplicę, kaplicy
text-words-hostelry = karczmę, karczmie
text-words-park = parku
text-words-haberdasher = sklepie
