# Most dnia: co dzień jedno rozdanie, to samo dla wszystkich.

daily-title = Most dnia
daily-title-past = Most z minionych dni
daily-lead = To samo rozdanie dla wszystkich, przeciw tym samym botom.
daily-at-the-table = Przy stole
daily-pays = Co popłaca na końcu
daily-play = Zagraj dzisiejszy most
daily-go-on = Graj dalej
daily-again = Zagraj jeszcze raz
daily-practise = Poćwicz ten dzień
daily-practise-text = To samo rozdanie przeciw tym samym botom; wynik się nie liczy.
daily-rules = Liczy się jedna próba. Nie ma podpowiedzi i niczego nie da się cofnąć, gdy odsłoniło się coś nowego. Możesz wyjść, kiedy chcesz, i wrócić do gry, póki trwa dzień.
daily-two = W niedziele gra się we dwoje.
daily-name = W tabelach widać cię jako: { $name }.
daily-rename = Wybierz imię
daily-next-hours = Następny zaczyna się za { $hours } godz. { $minutes } min.
daily-next-minutes =
    { $minutes ->
        [one] Następny zaczyna się za { $minutes } minutę.
        [few] Następny zaczyna się za { $minutes } minuty.
        [many] Następny zaczyna się za { $minutes } minut.
       *[other] Następny zaczyna się za { $minutes } minuty.
    }
daily-new = Zaczął się nowy dzień.
daily-to-new = Do dzisiejszego mostu
daily-others =
    { $count ->
        [0] Nikt go jeszcze nie rozegrał.
        [one] Rozegrała go { $count } osoba.
        [few] Rozegrały go { $count } osoby.
        [many] Rozegrało go { $count } osób.
       *[other] Rozegrało go { $count } osoby.
    }

# Co z tego wyszło.
daily-result = Twój wynik
daily-money = Pieniądze
daily-par = Ponad par
daily-par-text = Par to { $par }: tyle średnio uzyskuje na twoim miejscu architekt.
daily-par-later = Par jest jeszcze obliczany.
daily-place = Miejsce
daily-place-of = { $place } z { $count }
daily-points = Punkty turniejowe
daily-points-text = ilu na stu innych pokonujesz
daily-points-alone = Nikt inny go jeszcze nie rozegrał.
daily-luck = Bez szczęścia
daily-luck-later = wiadomo po zakończeniu dnia
daily-luck-soon = w trakcie obliczeń
daily-luck-text = jak mówi omówienie twojej partii
daily-luck-none = nie wiadomo
daily-tiles = Twoje miejsce pod względem pieniędzy po każdej rundzie
daily-tiles-said = Po kolejnych rundach: { $places }
daily-share = Udostępnij
daily-copy = Kopiuj
daily-share-par = par { $above }
daily-not-second = W tej przeglądarce ktoś już rozegrał ten dzień: twoja partia się nie liczy.
daily-not-late = Partia skończyła się po zakończeniu dnia: nie liczy się.
daily-not-fault = Przy twoim stole zawiódł bot: partia się nie liczy.
daily-gave-up = Partia poddana: dzień jest rozegrany, bez wyniku.
daily-missed = Ten dzień nie został przez ciebie rozegrany.
daily-unfinished = Partia została zaczęta, ale dzień skończył się wcześniej niż ona.
daily-to-table = Do stołu
daily-row =
    { $days ->
        [0] Jeszcze żadnych dni z rzędu
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
        [many] { $days } dni z rzędu
       *[other] { $days } dnia z rzędu
    }
daily-row-best = Najdłuższa seria: { $days }.
daily-row-text = Jeden opuszczony dzień w tygodniu nie przerywa serii.

# Tabele.
daily-boards = Kto jak zagrał
daily-among = Czyje wyniki
daily-all = Wszyscy
daily-friends = Znajomi
daily-friends-text = Znajomi to osoby, z którymi siedziało się już przy jednym stole.
daily-board = Dzień
daily-week = Tydzień
daily-week-text = Suma punktów turniejowych; dzień, którego nikt inny nie rozegrał, liczy się za 50.
daily-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
daily-player = Imię
daily-closed = Tabela otworzy się, gdy rozegrasz ten dzień.
daily-empty = Jeszcze nikogo.
daily-empty-friends = Jeszcze nikogo z nich.
daily-me = ty
daily-near = Z tego samego adresu ktoś już wcześniej rozegrał ten dzień.

# Gdy dzień się skończy: wszystkie partie obok siebie.
daily-lines = Wszystkie partie obok siebie
daily-lines-text = To samo rozdanie i te same boty: każda partia jest taka sama, dopóki ktoś nie zdecyduje inaczej. Widać, co kto wziął z rondla, i pieniądze po każdej rundzie.
daily-lines-more = Więcej partii
daily-round = Runda { $round }
daily-parts-here = Tu odchodzi od twojej.
daily-compare = W porównaniu z
daily-where = Gdzie się rozeszły?
daily-same-game = { $name }: ta partia jest dokładnie taka jak twoja.
daily-parting = Obie partie są takie same aż do decyzji w rundzie { $round }. { $name }: { $theirs }. Ty: { $mine }.
daily-parting-ends = Na końcu { $name } ma { $theirs }, a ty { $mine }.
daily-parting-board = Plansza, jaką mieliście przed oczami oboje. { $text }
daily-badge-mine = Ty
daily-badge-theirs = Tamta
daily-replay-theirs = Powtórka tamtej
daily-replay-mine = Powtórka mojej

# Kalendarz.
daily-calendar = Minione dni
daily-calendar-text = Każdy zakończony dzień można poćwiczyć; jego wyniki i partie są otwarte.
daily-earlier = Poprzedni miesiąc
daily-later = Następny miesiąc
daily-mark-done = rozegrany
daily-mark-apart = rozegrany, nie liczy się
daily-mark-given = poddany
daily-mark-playing = zaczęty
daily-mark-none = nierozegrany
daily-sealed = Skąd wiadomo, że nikt nie wybrał rozdania
daily-sealed-text = Ten skrót rozdania ogłoszono na początku dnia. Gdy dzień się skończy, ogłasza się też rozdanie wraz z solą, i wychodzi z nich ten skrót.
daily-digest = Skrót
daily-salt = Sól

# Przy stole.
daily-told = Most dnia: jedna próba, która się liczy, bez podpowiedzi. Możesz wyjść i wrócić do gry, póki trwa dzień.
daily-told-practice = Ćwiczenie: rozdanie z dnia { $day }. Wynik się nie liczy.
daily-told-over = Ten dzień już się skończył: można dograć partię, ale się nie liczy.
daily-to-result = Wynik dnia
