# The table: what is seen, asked and answered there.

table-title = Stół
your-turn = Twoja kolej
you = Ty
none = brak
rule = Zasada { $rule }
money = Pieniądze
sending = Wysyłanie…
no-seat = To nie jest twoje miejsce.
left-to-memory = przy tym stole z pamięci

## Money and tiles
pounds = £{ $amount }
pounds-more = +£{ $amount }
pounds-less = −£{ $amount }
tile-house = { $kind } { $number }
tile-park = { $kind } (tarcza { $crest })
tile-on-site = { $tile } na miejscu { $site }
face-down = zakryta

## The scene
scene = Rondel na Tamizie, a wokół niego stosy
stack-of = { $top }, { $count ->
    [one] ostatnia płytka stosu
    [few] na wierzchu { $count } płytek
    [many] na wierzchu { $count } płytek
   *[other] na wierzchu { $count } płytek
}
stack-empty = { $kind }: stos jest pusty
pays-now = Rondel daje tu teraz { $money }.
closed-by-x = Tu leży X: bez płytki premiowej pole jest zamknięte.
by-centre = Przez środek rondla.
space-centre = Środek rondla: zapłać £2 i weź z dowolnego stosu
space-pays = Pole przy stosie „{ $kind }”: daje { $money }
space-x = X przy stosie „{ $kind }”: zamknięte
centre-text = Kosztuje £2; potem weź wierzchnią płytkę z dowolnego stosu.
centre-free = Z płytką „{ $tile }” nic nie kosztuje.
pawn-of = { $who ->
    [me] Twoja figurka
   *[other] Figurka: { $name }
}
pawns-there = { $who ->
    [me] Zajęte przez ciebie
    [us] Zajęte: ty i { $others }
    [other] Zajęte: { $names }
   *[others] Zajęte: { $names }
}
supply-pile = { $value } { $name }: { $count ->
    [0] nie ma już żadnej
    [one] jedna w zasobach
    [few] { $count } w zasobach
    [many] { $count } w zasobach
   *[other] { $count } w zasobach
}
supply-text = Karczma pozwala wziąć stąd karty o łącznej wartości do jej siły.
supply-and-bonus = Zasoby i płytki premiowe
bonus-stack = { $tile }, { $count ->
    [one] ostatnia w stosie
    [few] na wierzchu { $count } płytek
    [many] na wierzchu { $count } płytek
   *[other] na wierzchu { $count } płytek
}
bonus-stack-empty = Ten stos płytek premiowych jest pusty
marker-at = { $name }: pole { $space }
marker-waits = { $name }: jeszcze na starcie
track-chapel-text = Pola z monetą płacą, także po drodze. Kto prowadzi, wygrywa każdy remis.
track-gate-text = Co trzecie pole daje płytkę premiową; ostatnie płaci £10.
tracks = Tory
action-chapel = Kaplica: przejdź na torze kaplicy tyle pól, ile wynosi jej siła.
action-gate = Brama: przejdź na torze bramy tyle pól, ile wynosi jej siła.
action-hostelry = Karczma: weź karty o łącznej wartości do jej siły.
action-haberdasher = Sklep: weź £1 za każdy punkt siły.
action-guild = Gildia: brak akcji, ale liczy się jako każda tarcza.
action-park = Park: brak akcji; po nim pasuje każdy numer.

## Bridges
bridge-of = { $who ->
    [me] Twój most
   *[other] Most ({ $name })
}: { $count ->
    [0] jeszcze pusty
    [one] jeden budynek
    [few] { $count } budynki
    [many] { $count } budynków
   *[other] { $count } budynku
}
bridge-holds = { $who ->
    [me] Twój most: { $tiles }
   *[other] Most ({ $name }): { $tiles }
}
bridge-empty = { $who ->
    [me] Twój most: jeszcze pusty
   *[other] Most ({ $name }): jeszcze pusty
}
bridge-full = most ukończony
site-empty = Miejsce { $site }, puste
site-with = Miejsce { $site }: { $tile }
carries = Tarcza: { $crests }
fits-any = następny: każdy numer
fits-up-to = następny: { $number } lub mniej
fits-none = następny: tylko park
fits-title = Co przyjmie następne miejsce
fits-text = Numery maleją wzdłuż mostu; po parku pasuje każdy.
fits-text-last = Numery maleją wzdłuż mostu. Ostatni budynek ma tu numer { $last }: następne miejsce przyjmie numer do { $number } albo park. Wyższy numer musiałby zastąpić jakiś budynek.
crests-are = Tarcze: niebieskie { $blue }, pomarańczowe { $orange }, szare { $gray }, zielone { $green }
crests-title = Tarcze na moście
crests-text = Siła akcji to liczba tarcz jej koloru na tym moście, razem z tarczą nowego budynku. Gildia liczy się do każdego koloru.

## Players
players = Pozostali
seat-conceded = { $who ->
    [me] poddajesz się
   *[other] poddaje się
}
seat-away = gra bot
seat-absent = poza stołem
cards-in-hand = Karty na ręce
bonus-tiles = Płytki premiowe
money-of = { $who ->
    [me] Twoje pieniądze
   *[other] Pieniądze: { $name }
}
hand-of = { $who ->
    [me] Twoja ręka
   *[other] Ręka: { $name }
}
tiles-of = { $who ->
    [me] Twoje płytki premiowe
   *[other] Płytki premiowe: { $name }
}
my-hand = Moja ręka
my-tiles = Moje płytki premiowe: { $count ->
    [0] brak
    [one] jedna
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}
hand-worth = { $cards }: razem { $value }
hand-empty = brak kart
cards-hidden = { $count ->
    [one] jedna zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}
card-named = { $value } { $name }
card-text = Wysokie karty mają pierwszeństwo. Zagrana karta trafia do zasobów; 0 wraca na rękę.
tile-held = { $tile }: { $text }
tile-usable = Użyj teraz płytki „{ $tile }”: { $text }
tile-fresh = { $tile }, od następnej rundy: { $text }
tile-too-new = Można jej użyć od następnej rundy.

## Order, rounds, scorings
order = Kolejność
order-choosing = { $who ->
    [me] Wybierasz
   *[other] { $name } wybiera
}
order-chosen = { $who ->
    [me] Karta wybrana
   *[other] { $name }: karta wybrana
}
order-with-card = { $value } { $name }, { $state }
order-state-choosing = { $who ->
    [me] wybierasz
   *[other] wybiera
}
order-state-chosen = { $who ->
    [me] karta wybrana
   *[other] karta wybrana
}
order-state-waiting = { $who ->
    [me] jeszcze czekasz
   *[other] jeszcze czeka
}
order-state-now = { $who ->
    [me] teraz grasz
   *[other] teraz gra
}
order-state-done = { $who ->
    [me] po ruchu
   *[other] po ruchu
}
order-text = Wyższe karty mają pierwszeństwo.
tie-short = remis rozstrzygnięty na torze kaplicy
tie-ahead = { $who ->
    [first] Remis: najpierw ty, potem { $other }; decyduje tor kaplicy.
    [second] Remis: najpierw { $name }, potem ty; decyduje tor kaplicy.
   *[others] Remis: najpierw { $name }, potem { $other }; decyduje tor kaplicy.
}
round = Runda { $round }
round-of = Runda { $round } z { $rounds }
rounds-text = Każdy żeton obraca rondel o tyle, ile wskazuje. Partia kończy się też, gdy trzy stosy są puste.
scorings = Punktacje
standing = { $name }: { $measure }
standing-paid = { $who ->
    [me] Ty: { $measure }, teraz warte { $money }
   *[other] { $name }: { $measure }, teraz warte { $money }
}
clock-days = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}

## What is asked
ask-over = Partia się skończyła.
ask-card = Wybierz kartę: wysokie mają pierwszeństwo.
ask-cards = { $left ->
    [one] Wybierz jeszcze jedną kartę.
    [few] Wybierz { $left } karty: każda to jeden ruch.
    [many] Wybierz { $left } kart: każda to jeden ruch.
   *[other] Wybierz { $left } karty: każda to jeden ruch.
}
ask-boost = Karty są odkryte. Podnieść jedną z twoich o 1?
ask-place = Postaw figurkę na podświetlonym polu albo weź podświetloną płytkę.
ask-place-or-pass = Użyj płytki, aby postawić figurkę, albo nic nie buduj.
ask-no-space = Żadne pole nie jest dla ciebie otwarte: nic nie budujesz.
ask-centre = Środek: która płytka?
ask-site = Wybierz miejsce.
ask-site-next = Gdzie stanie { $tile }?
ask-site-for = Gdzie stanie { $tile }? Zastąpi inny budynek.
ask-draw = Weź karty o łącznej wartości do { $total }: na razie { $drawn }.
ask-bonus = { $count ->
    [one] Weź płytkę premiową.
    [few] Weź płytkę premiową; należą ci się { $count }.
    [many] Weź płytkę premiową; należy ci się { $count }.
   *[other] Weź płytkę premiową; należy ci się { $count }.
}
ask-reveal = Odkryj następną płytkę premiową.
ask-reveal-undo = Odkryć następną płytkę premiową? Tego, co było wcześniej, nie da się już potem cofnąć.
ask-end = Użyj płytki albo zakończ ruch.
ready-cards = Zagrywasz: { $cards }.
ready-pass = Nic nie budujesz.
ready-no-boost = Twoje karty pozostają bez zmian.
ready-takes = Bierzesz: { $what }
ready-end = Twój ruch się kończy.
in-all = razem { $money }
wait = Chwileczkę…
wait-cards = { $who ->
    [me] { $count ->
        [one] Wybierasz kartę.
        [few] Wybierasz karty.
        [many] Wybierasz karty.
       *[other] Wybierasz karty.
    }
    [us] Ty i { $others } wybieracie karty.
    [other] { $count ->
        [one] { $names } wybiera kartę.
        [few] { $names } wybiera karty.
        [many] { $names } wybiera karty.
       *[other] { $names } wybiera karty.
    }
   *[others] { $names } wybierają karty.
}
wait-chosen = Wybrano. Czekamy na innych: { $names }.
wait-boosts = { $who ->
    [me] Możesz podnieść kartę.
   *[other] { $name } może podnieść kartę.
}
wait-start = { $who ->
    [me] Stawiasz figurkę.
   *[other] { $name } stawia figurkę.
}
wait-site = { $who ->
    [me] Wybierasz miejsce.
   *[other] { $name } wybiera miejsce.
}
wait-tiles = { $who ->
    [me] Bierzesz płytkę premiową.
   *[other] { $name } bierze płytkę premiową.
}
wait-drawing = { $who ->
    [me] Bierzesz karty.
   *[other] { $name } bierze karty.
}
wait-end = { $who ->
    [me] Kończysz ruch.
   *[other] { $name } kończy ruch.
}
wait-marker = Zaczyna się następna runda.

## What a choice gives
gives-steps = { $track } +{ $steps } (do pola { $to })
gives-passing = { $money } po drodze
gives-bonus = { $count ->
    [one] płytka premiowa
    [few] { $count } płytki premiowe
    [many] { $count } płytek premiowych
   *[other] { $count } płytki premiowej
}
gives-cards = karty o łącznej wartości do { $value }
gives-nothing = brak akcji
stands = Miejsce { $site }
stands-with-strength = Miejsce { $site }: siła { $strength } (tarcza { $crest })
replaces = Zastępuje: { $tile } (wypada z gry).
crests-won = zyskane tarcze: { $crests }
crests-lost = utracone tarcze: { $crests }
uses-tile = Zużywa płytkę „{ $tile }”
ways = Jak ją wziąć
way-space = pole
way-centre = środek
way-free = środek za darmo

## What can be done
do-play = Zagraj { $cards }
do-play-none = { $count ->
    [one] Zagraj kartę
    [few] Zagraj karty
    [many] Zagraj karty
   *[other] Zagraj karty
}
do-confirm = Zatwierdź
do-reveal = Odkryj
do-draw = { $count ->
    [0] Nie bierz żadnej
    [one] Weź jedną kartę
    [few] Weź { $count } karty
    [many] Weź { $count } kart
   *[other] Weź { $count } karty
}
do-draw-no-more = Nie bierz więcej
do-undraw = Odłóż kartę { $value }
worth = wartość { $value }
do-end = Zakończ ruch
do-pass = Nic nie buduj
do-boost = { $from } → { $to }
do-no-boost = Zostaw
do-skip = Pomiń
do-wait = Czekaj
drawn = Wzięte karty
back-draft = Krok wstecz
back-card = { $count ->
    [one] Cofnij kartę
    [few] Cofnij karty
    [many] Cofnij karty
   *[other] Cofnij karty
}
back-turn = Cofnij
back-none = Nie ma czego cofnąć
move-card = Zagraj: { $value } { $name }
move-place-space = { $tile }, z pola obok
move-place-centre = { $tile }, ze środka za £2
move-place-free = { $tile }, ze środka za darmo
move-build = Buduj na miejscu { $site }
move-draw = Weź kartę { $value }
move-use = Użyj płytki „{ $tile }”
move-bonus = Weź płytkę „{ $tile }”

## Why not
why-game_over = Partia się skończyła.
why-marker_first = Najpierw żeton rundy.
why-not_your_decision = Ktoś inny decyduje o płytce „Wyższa ranga”.
why-not_your_turn = Teraz gra ktoś inny.
why-no_such_card = Nie masz zagranej karty o wartości { $value }.
why-bonus_stack_empty = Ten stos jest pusty.
why-not_now = Teraz to niemożliwe.
why-tile_too_new = Ta płytka jest z tej rundy; można jej użyć od następnej.
why-no_tile = Nie masz takiej płytki.
why-already_chosen = Wybór już zapadł; poczekaj na innych.
why-before_first_card = Tej płytki używa się przed wyborem pierwszej karty.
why-supply_empty = W zasobach już takiej nie ma.
why-higher_second = Druga karta nie może być wyższa od pierwszej.
why-not_in_hand = Nie masz na ręce karty { $value }.
why-must_build = Możesz nic nie budować tylko wtedy, gdy bez płytki żadne pole nie jest dla ciebie otwarte.
why-stack_empty = Ten stos jest pusty.
why-own_pawn = Twoja figurka musi przejść na inne pole.
why-two_pawns = Stoją tu już dwie figurki; „Ramię w ramię” dołącza tylko do jednej.
why-space_taken = Stoi tu figurka, a nie masz płytki „Ramię w ramię”.
why-x_space = Bez płytki „Zakazany teren” pole X jest zamknięte.
why-no_money = Środek kosztuje £2, a tyle nie masz.
why-track_end = Twój znacznik jest już na ostatnim polu.
why-park_next = Park trafia zawsze na następne puste miejsce.
why-fits_next = Numer pasuje na następne puste miejsce, więc musi tam trafić.
why-too_high = Numer jest wyższy niż numer ostatniego budynku: trzeba jakiś zastąpić.
why-never_a_park = Parku nigdy się nie zastępuje.
why-line_broken = Tutaj numery serii przestałyby maleć.
why-too_weak = To więcej, niż wolno ci jeszcze wziąć.
why-draw_falling = Karty bierze się od najwyższej do najniższej.
why-once_a_turn = W jednym ruchu można odzyskać najwyżej jedną kartę.
why-zero_returns = Karta 0 sama wraca na rękę.
why-face_down = To jest jeszcze zakryte: najpierw zatwierdź swój plan.
why-part_complete = Twój ruch jest gotowy: zatwierdź go albo zmień.
refused-stale = Przy stole coś się zmieniło; spójrz jeszcze raz.
refused-not_your_seat = To nie jest twoje miejsce.
refused-not_started = Partia jeszcze się nie zaczęła.
refused-over = Partia się skończyła.
refused-not_host = Może to zrobić tylko gospodarz stołu.
refused-seat_taken = Ktoś był szybszy: miejsce jest zajęte.
refused-no_seat = Nie ma takiego miejsca.
refused-not_allowed = Przy tym stole nie wolno.
refused-nothing_to_undo = Nie ma czego cofnąć.
refused-too_late = Za późno: karty są odkryte.
refused-too_fast = Nie tak szybko: poczekaj chwilę.
refused-too_long = To za długie.
refused-conflict = Ktoś był pierwszy; spójrz jeszcze raz.
refused-busy = Serwer jest zajęty; spróbuj ponownie.
refused-set_aside = Tego stołu nie da się teraz otworzyć. Administrator serwera już o tym wie; spróbuj później.
refused-chat_full = Przy tym stole powiedziano już tak dużo, że więcej się nie zmieści.
refused-log_full = Przy tym stole zmieniano już tak wiele, że może toczyć się tylko sama partia.
refused-closed = Stół jest zamknięty.
refused-offline = Nie można połączyć się z serwerem.

## Tools
hint = Poproś o podpowiedź
hint-says = { $level } zagrałby:
hint-expects = szansa na wygraną: { $percent } · około { $money } na koniec
hint-why = Dlaczego: { $move }
chat = Czat
chat-unread = { $count ->
    [one] Czat, jedna nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
chat-nothing = Nikt jeszcze nic nie powiedział.
earlier-lines = Wcześniejsze wpisy
chat-say = Powiedz coś
chat-send = Wyślij
chat-off = Przy tym stole gra się bez czatu.
chat-mute = wycisz
chat-unmute = Pokaż znów wszystkich
react-good = Dobra robota
react-laugh = Zabawne
react-wow = Co za niespodzianka
react-wait = Spokojnie, bez pośpiechu
reactions = Szybkie reakcje
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
light-night = Zapal lampy (noc)
light-day = Niech wzejdzie słońce (dzień)
menu = Menu
sheets = Więcej o stole
reel = Od mojego ostatniego ruchu
reel-nothing = Od tego czasu nic się nie wydarzyło.
offline = Połączenie zerwane. Wróci samo; nic nie przepada.
away = { $why ->
    [clock] Twój czas minął i gra za ciebie bot.
   *[left] Gra za ciebie bot.
}
away-back = Już jestem

## Menu
menu-language = Język
menu-pace = Ruchy innych
menu-pace-calm = Spokojne
menu-pace-brisk = Żwawe
menu-pace-off = Od razu
menu-sound = Dźwięk
menu-text = Stół w słowach
menu-rules = Zasady
menu-ways-out = Odejście i koniec
share = Udostępnij
share-link = Odnośnik do tego stołu
share-copy = Kopiuj odnośnik
share-copied = Skopiowano
share-send = Wyślij…
share-code = Kod QR
share-code-text = Adres stołu jako kod QR
big-screen = Duży ekran
deal-fixed = To rozdanie ustalono z góry: ktoś może wiedzieć, co jest zakryte.
deal-fair = Czy rozdanie jest uczciwe?
deal-fair-text = Ten skrót całego rozdania powstał przed pierwszym ruchem. Zapis skończonej partii dowodzi, że niczego nie zmieniono.
offer = Zaproponuj koniec partii
offer-sure = Najpierw zapytamy pozostałych. Jeśli wszyscy się zgodzą, partia kończy się od razu, bez punktacji: nikt nie wygrywa.
offer-do = Zaproponuj
offer-back = Wycofaj propozycję
offer-end = Zakończ partię
offer-ends = To kończy partię dla wszystkich, bez punktacji. Nie da się tego cofnąć.
offer-made = { $count ->
    [one] { $names } proponuje zakończenie partii. Punktacji wtedy nie będzie.
    [few] { $names } proponują zakończenie partii. Punktacji wtedy nie będzie.
    [many] { $names } proponują zakończenie partii. Punktacji wtedy nie będzie.
   *[other] { $names } proponują zakończenie partii. Punktacji wtedy nie będzie.
}
offer-declined = { $name } chce grać dalej: propozycja zakończenia partii już nie obowiązuje.
offer-kept = Gramy dalej: propozycja przepadła i wszyscy o tym wiedzą.
offer-withdrawn = { $name } wycofuje propozycję zakończenia partii.
offer-agree = Zgoda
offer-decline = Gramy dalej
leave = Odejdź od stołu
leave-sure = Do twojego powrotu gra za ciebie bot. Partię znajdziesz w „Moich partiach”.
leave-rests = Partia poczeka na twój powrót. Znajdziesz ją w „Moich partiach”.
concede = Poddaj się
concede-sure = Bot rozegra twoją partię do końca. Nie da się tego cofnąć.
concede-ends = Jeśli się poddasz, partia się kończy, bez punktacji. Nie da się tego cofnąć.

## The waiting room
room-title = Stół czeka
room-host = Zaproś innych albo dodaj boty, a potem zaczynaj.
room-host-full = Wszystkie miejsca zajęte. Można zaczynać.
room-guest = Siedzisz przy stole. Partię rozpocznie gospodarz.
room-join = Zajmij miejsce, aby zagrać.
room-join-full = Wszystkie miejsca zajęte. Gdy partia się zacznie, możesz patrzeć.
room-join-closed = Wszystkie miejsca zajęte, a przy tym stole gra się bez widzów.
room-seats = Miejsca
room-name = Twoje imię
room-fill = { $count ->
    [one] Wolne miejsce zajmie
    [few] { $count } wolne miejsca zajmie
    [many] { $count } wolnych miejsc zajmie
   *[other] { $count } wolnego miejsca zajmie
}
room-start = Rozpocznij partię
room-start-filled = Uzupełnij i rozpocznij
room-waiting-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
room-waiting-host = Wszystkie miejsca zajęte. Czekamy na gospodarza.
room-invite = Zaproś
room-invite-text = Kto ma ten odnośnik, może usiąść albo patrzeć.
room-watch-text = Kto ma ten odnośnik, może patrzeć.
room-sit-text = Kto ma ten odnośnik, może usiąść.
room-agreed = Co ustalono
seat-open = Wolne miejsce
seat-sit = Usiądź tutaj
seat-local = Ktoś jeszcze na tym urządzeniu
seat-local-name = Imię
seat-bot = Dodaj bota
seat-free = Zwolnij miejsce: { $name }
seat-leave = Wstań
agreed-scoring-base = jak na planszy
agreed-scoring-expansion = losowane z rozszerzenia
agreed-scoring-random = losowane ze wszystkich
agreed-clock = Zegar
agreed-clock-none = brak
agreed-clock-days = { $days ->
    [one] jeden dzień na decyzję
    [few] { $days } dni na decyzję
    [many] { $days } dni na decyzję
   *[other] { $days } dnia na decyzję
}
agreed-clock-live = { $seconds } s na decyzję plus { $minutes } min zapasu
agreed-hands = Karty na ręce
agreed-money = Pieniądze
agreed-shown = jawne
agreed-hidden = z pamięci
agreed-undo = Cofanie
agreed-undo-own = dopóki nic nie odkryto
agreed-hints = Podpowiedzi
agreed-watch = Widzowie
agreed-chat = Czat
agreed-public = Na liście otwartych stołów
agreed-yes = tak
agreed-no = nie

## The end
do-result = Wynik
end-title = Koniec partii
end-won = { $who ->
    [me] Wygrywasz!
   *[other] Wygrywa { $name }
}
end-gave-up = { $who ->
    [me] Poddajesz się.
    [us] Ty i { $others } poddajecie się.
    [other] { $names } poddaje się.
   *[others] { $names } poddają się.
}
end-unscored = Bez punktacji: nikt nie wygrał. Tak wyglądała sytuacja na koniec.
end-table = Punktacja końcowa
end-before = Pieniądze przed punktacją
end-tiles = Niewykorzystane płytki premiowe
end-empty = Puste miejsca
end-total = Razem
end-counted = liczba: { $measure }
end-paid = wypłacono w trakcie partii
end-place = { $place }.
end-chart = Pieniądze w kolejnych rundach
postcard-title = Mój most na pocztówce
postcard = Udostępnij obrazek
postcard-text = Gotowy most i wynik końcowy
postcard-trouble = Nie udało się utworzyć obrazka. Spróbuj jeszcze raz.
end-replay = Obejrzyj partię
end-record = Pobierz zapis
end-look = Obejrzyj planszę
end-rematch = Rewanż
end-to-rematch = Do rewanżu
chart-of = { $name }: na koniec { $money }
chart-piece = { $source }: { $money } po rundzie { $round }
chart-end = koniec
chart-start = początek
chart-rondel = rondel
chart-haberdasher = sklepy
chart-chapel-track = tor kaplicy
chart-gate-track = tor bramy
chart-chapel = punktacja kaplic
chart-gate = punktacja bram
chart-hostelry = punktacja karczm
chart-bridge = punktacja mostu
chart-unused-tiles = niewykorzystane płytki
chart-empty-sites = puste miejsca

## Several people on one device
cover-title = { $name }, twoja kolej
cover-text = Podaj urządzenie. Niech nikt inny teraz nie patrzy.
cover-look = To ja, { $name }

## Why a hint
reason-only = To jedyny dozwolony ruch.
reason-pair = Do karty { $value } jako wyższej z twoich dwóch nie pasuje żadna inna.
reason-income = Daje od razu { $amount }.
reason-cost = Kosztuje { $amount }, ale daje więcej.
reason-costs = Kosztuje { $amount }.
reason-strength = Budujesz z siłą { $strength } (tarcza { $crest }).
reason-crests = Gildia ma wszystkie cztery tarcze: twoje późniejsze akcje są o 1 silniejsze.
reason-chapel = Twój znacznik idzie po torze kaplicy: +{ $steps }.
reason-gate = Twój znacznik idzie po torze bramy: +{ $steps }.
reason-prize = Na razie „{ $scoring }” daje ci o { $amount } więcej.
reason-tie_break = Wyprzedzasz kogoś na torze kaplicy, który rozstrzyga remisy.
reason-line = Numer { $number } jest tylko o { $step } niższy od ostatniego: zostaje miejsce na następne.
reason-park = Po parku znów pasuje każdy numer.
reason-replace = Zajmuje miejsce innego budynku, bo jego numer nie pasuje na następne miejsce.
reason-site = Zapełnia kolejne miejsce; puste kosztują na koniec.
reason-tile = „{ $tile }”: { $which ->
    [share] zajęte pole nie jest już dla ciebie zamknięte.
    [free_centre] oszczędzasz £2, gdy twoje pole jest zajęte.
    [x_space] możesz wziąć ze stosu przy X, a inni nie.
    [take_back] mocną kartę można zagrać dwa razy.
    [chapel_two] dwa kroki bliżej pieniędzy i pierwszeństwa w remisach.
    [gate_two] dwa kroki bliżej następnej płytki premiowej.
    [plus_one] dopiero po odkryciu kart decydujesz, czy grasz wcześniej.
   *[noblewoman] jedna karta więcej, kiedy jej potrzebujesz.
}
reason-tile_end = Bierzesz płytkę premiową, która na koniec daje { $amount }.
reason-use = Płytka premiowa daje teraz więcej niż później.
reason-use_end = Płytka premiowa daje teraz więcej niż zachowana do końca.
reason-uses = Zużywa płytkę premiową.
reason-keep_tile = Twoje płytki premiowe będą później warte więcej.
reason-keep_end = Zachowane płytki premiowe dają na koniec { $amount }.
reason-keeps = Zachowujesz swoje płytki premiowe.
reason-draw = { $count ->
    [0] Bierzesz na rękę kartę { $value }.
    [one] Z kartą { $value } możesz w jednej z następnych rund zagrać przed jedną osobą.
    [few] Z kartą { $value } możesz w jednej z następnych rund zagrać przed { $count } osobami.
    [many] Z kartą { $value } możesz w jednej z następnych rund zagrać przed { $count } osobami.
   *[other] Z kartą { $value } możesz w jednej z następnych rund zagrać przed { $count } osobami.
}
reason-draw_more = Bierzesz na rękę kartę { $value }.
reason-enough = Więcej kart nic by ci nie dało.
reason-stops = Nie bierzesz więcej kart.
reason-first = Nikt inny nie może zagrać karty, która pójdzie przed nią.
reason-early = Tylko jedna inna osoba może zagrać kartę, która pójdzie przed nią.
reason-highest = To twoja najwyższa karta: z nią grasz tak wcześnie, jak tylko możesz.
reason-aim = Kto gra wcześnie, ma jeszcze wybór: { $house } będzie dla ciebie w sam raz.
reason-save = Twoja najniższa karta: wyższe zostają na ręce na dalsze rundy.
reason-middle = Wyższa karta zostaje na ręce na dalsze rundy.
reason-hand = Karty, które zostają na ręce, liczą się na koniec.
reason-spend = To ostatnia runda: nie ma po co jej zachowywać.
reason-take_back = Twoja karta wraca na rękę.
reason-pass = Żaden możliwy ruch nie daje więcej niż bezczynność.
reason-ahead = Po przemyśleniu dalszej gry nic nie wyglądało lepiej.
reason-close = Po przemyśleniu dalszej gry wyglądało to prawie tak samo dobrze.
reason-behind = Po przemyśleniu dalszej gry wyglądało to słabiej.
