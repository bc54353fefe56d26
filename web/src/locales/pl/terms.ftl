# The names of things, as docs/glossary.md has them.

kind-chapel = kaplica
kind-gate = brama
kind-hostelry = karczma
kind-haberdasher = sklep
kind-guild = gildia
kind-park = park
kind-bridge = most

crest-blue = niebieska
crest-orange = pomarańczowa
crest-gray = szara
crest-green = zielona

card-0 = Peter de Colechurch
card-1 = kupiec
card-2 = szlachcianka
card-3 = duchowny
card-4 = szlachcic

term-card = karta postaci
term-bonus-tile = płytka premiowa
term-scoring = płytka punktacji
term-crest = tarcza
term-strength = siła akcji
term-house-number = numer
term-line = seria budynków
term-rondel = rondel
term-outer-space = pole zewnętrzne
term-centre = pole centralne
term-stack = stos
term-supply = zasoby
term-round = runda
term-round-marker = żeton rundy
term-chapel-track = tor kaplicy
term-gate-track = tor bramy
term-stairs = schody
term-pawn = figurka
term-marker = znacznik
term-empty-site = puste miejsce
term-expansion = dla doświadczonych budowniczych

# The eight bonus tiles: name and what it does.
bonus-share = Ramię w ramię
    .text = Wejdź na pole, na którym stoi dokładnie jedna cudza figurka; dochód lub opłata pozostają bez zmian.
bonus-free_centre = Bez myta
    .text = Wejdź na środek rondla za darmo.
bonus-x_space = Zakazany teren
    .text = Zajmij pole X i weź wierzchni budynek z sąsiedniego stosu; to pole nie daje dochodu.
bonus-take_back = Wierny towarzysz
    .text = Na koniec swojego ruchu odzyskaj z zasobów zagraną kartę (nie dotyczy 0).
bonus-chapel_two = Krok pielgrzyma
    .text = Przejdź dwa pola na torze kaplicy, zanim postawisz figurkę albo na koniec swojego ruchu.
bonus-gate_two = Skinienie strażnika
    .text = Przejdź dwa pola na torze bramy, zanim postawisz figurkę albo na koniec swojego ruchu.
bonus-plus_one = Wyższa ranga
    .text = Gdy karty są już odkryte, jedna z twoich liczy się o 1 wyżej przy ustalaniu kolejności.
bonus-noblewoman = Wizyta szlachcianki
    .text = Zanim wybierzesz kartę, weź z zasobów szlachciankę (2), jeśli jakaś została.

# What a ranking pays, by the number of players; where there is no table, all of it.
scoring-prizes = { $players ->
    [2] £5
    [3] £5 i £3
    [4] £5, £3 i £1
   *[any] £5, £3 i £1 (przy trzech graczach £5 i £3, przy dwóch £5)
}

# The twenty scorings: name and what it pays.
scoring-chapel-base = Wyścig pielgrzymów
    .text = { scoring-prizes } za najdalszą pozycję na torze kaplicy, po zejściu ze schodów.
scoring-chapel-most = Wielka pobożność
    .text = { scoring-prizes } za największą liczbę kaplic na moście.
scoring-chapel-leader = Grosz pielgrzyma
    .text = Każda runda kończy się wypłatą £1 dla lidera toru kaplicy.
scoring-chapel-distance = Daleko z przodu
    .text = Na koniec £1 za każde pole dzielące cię od ostatniego znacznika na torze kaplicy.
scoring-chapel-again = Drugie błogosławieństwo
    .text = Na koniec wszystkie pieniądze zebrane na torze kaplicy wypłacane są po raz drugi.
scoring-gate-base = Wyścig strażników
    .text = { scoring-prizes } za najdalszą pozycję na torze bramy, po ruszeniu ze startu.
scoring-gate-most = Dobra straż
    .text = { scoring-prizes } za największą liczbę bram na moście.
scoring-gate-leader = Myto strażnika
    .text = Każda runda kończy się wypłatą £1 dla lidera toru bramy.
scoring-gate-steps = Długi obchód
    .text = Na koniec twoje miejsce na torze bramy daje £3 od pola 4, £5 od 7, £9 od 10 i £12 od 13.
scoring-gate-tiles = Zachowane względy
    .text = Na koniec zachowane płytki premiowe dają łącznie £1, £4, £9 lub, od czterech, £16, a nie po £1.
scoring-hostelry-base = Doborowe towarzystwo
    .text = { scoring-prizes } za największą łączną wartość kart na ręce, od 1 wzwyż.
scoring-hostelry-most = Wielka gościnność
    .text = { scoring-prizes } za największą liczbę karczm na moście.
scoring-hostelry-highest = Gość honorowy
    .text = W każdej rundzie najwyższa karta daje £2 zaraz po odkryciu; „{ bonus-plus_one }” się nie liczy.
scoring-hostelry-cards = Pełna izba
    .text = Na koniec liczba kart na ręce, razem z zerami, daje £4 od trzech, £7 od pięciu i £10 od ośmiu.
scoring-hostelry-sets = Mieszane towarzystwo
    .text = Na koniec zestawy z ręki dają £5 za 1-2, £10 za 1-2-3 i £15 za 1-2-3-4; żadna karta nie liczy się dwa razy.
scoring-bridge-base = Najpełniejszy most
    .text = { scoring-prizes } za największą liczbę budynków na moście, łącznie z parkami.
scoring-bridge-longest = Długi rząd
    .text = { scoring-prizes } za najdłuższą serię ponumerowanych budynków, bez parku w środku.
scoring-bridge-lowest = Skromny adres
    .text = Każda runda kończy się wypłatą £2 dla tego, kto zbudował w niej najniższy numer.
scoring-bridge-low = Niskie numery
    .text = Na koniec £2 za każdy twój budynek do numeru 30 włącznie.
scoring-bridge-sets = Pełna dzielnica
    .text = Na koniec £10 za każdy pełny zestaw sześciu rodzajów budynków na twoim moście.
