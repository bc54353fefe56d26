# The show at the table: who is winning, what scorings are about, what the others do, the end.

## Who is winning
standings = Klasyfikacja
standings-money = Pieniądze teraz
standings-if = Gdyby partia skończyła się po tej rundzie
standings-more = Co dałby koniec partii
standings-line = { $name }: { $money } teraz, { $more } na koniec, razem { $total }
standings-line-hidden = { $name }: pieniądze ukryte, { $more } na koniec
standings-now = Gdyby to był koniec
forecast-now = { $money } od razu
forecast-prizes = { $money } na koniec
menu-standings = Klasyfikacja i nagrody

## Scorings in five words
in-short-chapel-base = Najdalej na torze kaplicy
in-short-chapel-most = Najwięcej kaplic na moście
in-short-chapel-leader = Prowadzenie na torze kaplicy
in-short-chapel-distance = Pola przewagi nad ostatnim
in-short-chapel-again = Pieniądze z toru kaplicy ponownie
in-short-gate-base = Najdalej na torze bramy
in-short-gate-most = Najwięcej bram na moście
in-short-gate-leader = Prowadzenie na torze bramy
in-short-gate-steps = Pola na torze bramy
in-short-gate-tiles = Zachowane płytki premiowe
in-short-hostelry-base = Największa wartość kart na ręce
in-short-hostelry-most = Najwięcej karczm na moście
in-short-hostelry-highest = Najwyższa karta rundy
in-short-hostelry-cards = Liczba kart na ręce
in-short-hostelry-sets = Zestawy 1-2-3-4 na ręce
in-short-bridge-base = Najwięcej budynków na moście
in-short-bridge-longest = Najdłuższa seria bez parku
in-short-bridge-lowest = Najniższy numer rundy
in-short-bridge-low = Budynki do numeru 30
in-short-bridge-sets = Wszystkie sześć rodzajów budynków
prize-round = co rundę
prize-each = po { $money }
prize-again = jeszcze raz

## The show
round-last = Ostatnia runda
do-next = Dalej
menu-pace-step = Krok po kroku
sound-offer = Zagrać z dźwiękiem?
sound-offer-yes = Z dźwiękiem
sound-offer-no = Bez dźwięku
verdict-by = { $who ->
    [me] Masz o { $money } więcej niż { $rival }.
    [beaten] { $name } ma o { $money } więcej niż ty.
   *[other] { $name } ma o { $money } więcej niż { $rival }.
}
verdict-close = Tak blisko: tylko { $money } mniej niż { $name }!
verdict-tie = { $who ->
    [me] Tyle samo pieniędzy co { $rival }, ale jesteś dalej na torze kaplicy.
   *[other] Tyle samo pieniędzy co { $rival }, ale { $name } jest dalej na torze kaplicy.
}
verdict-tie-lost = Tyle samo pieniędzy co ty! { $name } jest dalej na torze kaplicy, i to rozstrzyga.
verdict-tie-place = { $who ->
    [first] Tyle samo pieniędzy co { $rival }, ale jesteś dalej na torze kaplicy i dlatego jesteś wyżej.
    [second] Tyle samo pieniędzy co ty: { $name } jest dalej na torze kaplicy i dlatego jest wyżej od ciebie.
   *[others] { $name } i { $rival } mają tyle samo: { $name } jest dalej na torze kaplicy i dlatego jest wyżej.
}
wish-fits = Pasowałoby teraz
wish-strength = { $tile } (siła { $strength })
