# A record of one's own: what finished games say together, and the charters.

chronicle-title = Moja kronika
chronicle-title-of = Kronika ({ $owner })
chronicle-lead = Co twoje zakończone partie mówią razem.
chronicle-none = Nic tu jeszcze nie zapisano. Rozegraj pierwszą partię do końca, a zacznie się twoja kronika.
chronicle-none-of = Nic tu jeszcze nie zapisano.
chronicle-gone = Pod tym adresem nikt nie pokazuje kroniki.
chronicle-as-table = Jako tabela
chronicle-all = Wszystkie

# Figures.
chronicle-games = Partie
chronicle-games-count = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
chronicle-won = Wygrane
chronicle-fair = losowo { $fair }
chronicle-mean = Pieniądze średnio
chronicle-most = Najwięcej pieniędzy
chronicle-mode = Punktacje
chronicle-mode-base = Jak na planszy
chronicle-mode-expansion = Dla doświadczonych budowniczych
chronicle-mode-mixed = Mieszane
chronicle-no-such = Takiej partii jeszcze tu nie ma.
chronicle-places = Miejsca
chronicle-places-text = Ile razy miejsce pierwsze, drugie, trzecie i ostatnie.
chronicle-of = { $players ->
    [2] Dwoje graczy
    [3] Troje graczy
   *[other] Czworo graczy
}
chronicle-won-of = { $won } z { $games } wygrane
chronicle-place-of = { $place }. z { $players }
chronicle-form = Pieniądze, partia po partii
chronicle-form-text = { $games ->
    [one] Najnowsza partia.
    [few] Najnowsze { $games } partie; złote punkty to wygrane, linia to średnia z dziesięciu.
    [many] Najnowszych { $games } partii; złote punkty to wygrane, linia to średnia z dziesięciu.
   *[other] Najnowsze { $games } partii; złote punkty to wygrane, linia to średnia z dziesięciu.
}
chronicle-form-label = { $games ->
    [one] Pieniądze z najnowszej partii. Tabela poniżej mówi to samo.
    [few] Pieniądze z { $games } najnowszych partii, po lewej najstarsza. Tabela poniżej mówi to samo.
    [many] Pieniądze z { $games } najnowszych partii, po lewej najstarsza. Tabela poniżej mówi to samo.
   *[other] Pieniądze z { $games } najnowszej partii, po lewej najstarsza. Tabela poniżej mówi to samo.
}

# Bridges and buildings.
chronicle-bridges = Mosty
chronicle-best = Most z największą sumą
chronicle-longest = Najdłuższa seria
chronicle-line = { $line ->
    [one] { $line } budynek bez parku
    [few] { $line } budynki bez parku
    [many] { $line } budynków bez parku
   *[other] { $line } budynku bez parku
}
chronicle-buildings = Ulubione budynki
chronicle-buildings-text = Ile budynków każdego rodzaju stało na końcu na moście, średnio.

# Whom one has met, and what paid.
chronicle-opponents = Przeciwnicy
chronicle-opponent = Przeciwnik
chronicle-ahead = Przed nimi
chronicle-others = Inni
chronicle-scorings = Ile dały punktacje
chronicle-scorings-text = Średnio, ze wszystkim, co wypłaciły po drodze.

# What the reviews say.
chronicle-course = Dokładność i szczęście
chronicle-course-text = Z partii, które mają omówienie.
chronicle-course-none = Żadna z tych partii nie ma jeszcze omówienia. Po partii wybierz „Omówienie”, a będzie się liczyć także tutaj.
chronicle-accuracy-label = { $games ->
    [one] Dokładność jednej partii, od 0 do 100. Tabela poniżej mówi to samo.
    [few] Dokładność { $games } partii, od 0 do 100, po lewej najstarsza. Tabela poniżej mówi to samo.
    [many] Dokładność { $games } partii, od 0 do 100, po lewej najstarsza. Tabela poniżej mówi to samo.
   *[other] Dokładność { $games } partii, od 0 do 100, po lewej najstarsza. Tabela poniżej mówi to samo.
}
chronicle-luck = Szczęście w funtach
chronicle-luck-label = { $games ->
    [one] Co dało szczęście w jednej partii, w funtach. Tabela poniżej mówi to samo.
    [few] Co dało szczęście w { $games } partiach, w funtach, po lewej najstarsza. Tabela poniżej mówi to samo.
    [many] Co dało szczęście w { $games } partiach, w funtach, po lewej najstarsza. Tabela poniżej mówi to samo.
   *[other] Co dało szczęście w { $games } partii, w funtach, po lewej najstarsza. Tabela poniżej mówi to samo.
}

# The daily bridge.
chronicle-days = Most dnia
chronicle-days-none = Nie rozegrano jeszcze żadnego dnia, który minął.
chronicle-days-text = Liczba to miejsce przy stole. Dzisiejsza partia będzie tu jutro.
chronicle-days-label = { $days ->
    [one] Kalendarz z jednym rozegranym dniem. Poniżej lista.
    [few] Kalendarz z { $days } rozegranymi dniami. Poniżej lista.
    [many] Kalendarz z { $days } rozegranymi dniami. Poniżej lista.
   *[other] Kalendarz z { $days } rozegranego dnia. Poniżej lista.
}
chronicle-streak = { $days ->
    [one] Jeden rozegrany dzień; teraz z rzędu: { $now }, najwięcej: { $best }.
    [few] { $days } rozegrane dni; teraz z rzędu: { $now }, najwięcej: { $best }.
    [many] { $days } rozegranych dni; teraz z rzędu: { $now }, najwięcej: { $best }.
   *[other] { $days } rozegranego dnia; teraz z rzędu: { $now }, najwięcej: { $best }.
}

# Puzzles.
chronicle-puzzles = Zadania
chronicle-puzzles-text = Ranking { $rating } ± { $deviation }; rozwiązane: { $solved } z { $count }.
chronicle-puzzles-label = Przebieg rankingu, po lewej najstarszy; teraz wynosi { $rating }. Tabela poniżej mówi to samo.
chronicle-puzzles-nth = Zadanie { $nth }

# Who may read it.
chronicle-show = Kto może to czytać
chronicle-show-all = Wszyscy, którzy mają adres
chronicle-show-text = W przeciwnym razie nikt oprócz ciebie. Po każdym włączeniu adres jest nowy.
chronicle-export = Pobierz wszystko jako JSON

# The charters.
chronicle-charters = Przywileje
chronicle-charters-count = Zdobyte: { $earned } z { $all }. Każdy uczy czegoś o grze.
charter-grade-1 = Próby ucznia
charter-grade-2 = Próby czeladnika
charter-grade-3 = Majstersztyki
charter-earned = Zdobyty: { $when }
charter-open = Jeszcze niezdobyty
charter-rule = Zasada { $rule }
charter-new = { $count ->
    [one] Masz nowy przywilej
    [few] Masz { $count } nowe przywileje
    [many] Masz { $count } nowych przywilejów
   *[other] Masz { $count } nowego przywileju
}
charter-all = Do twojej kroniki
charter-fresh_start = Nowy początek
    .what = Za parkiem zbuduj budynek o numerze wyższym niż ten przed parkiem.
charter-first_of_equals = Pierwszy wśród równych
    .what = Wykonaj ruch przed kimś, czyja karta jest warta tyle samo co twoja.
charter-rebuilt = Odbudowany w kamieniu
    .what = Zastąp budynek takim, którego akcja ma siłę 4.
charter-six_crests = Siła sześciu
    .what = Zbuduj budynek, którego akcja ma siłę 6.
charter-full_house = Pełna izba
    .what = Weź trzy karty w jednej karczmie.
charter-six_kinds = Całe miasto
    .what = Zakończ partię ze wszystkimi sześcioma rodzajami budynków na moście.
charter-two_at_once = Dwie łaski naraz
    .what = Użyj dwóch płytek premiowych w jednym ruchu.
charter-both_ends = Od końca do końca
    .what = Dotrzyj do ostatniego pola toru kaplicy i toru bramy.
charter-full_bridge = Od brzegu do brzegu
    .what = Zabuduj wszystkie dwanaście miejsc swojego mostu.
charter-no_toll = Ani pensa myta
    .what = Wygraj, ani razu nie płacąc za pole centralne rondla.
charter-long_line = Siedem w rzędzie
    .what = Zakończ partię z serią siedmiu budynków bez parku.
charter-architect = Architekt pokonany
    .what = Wygraj partię, w której gra przeciw tobie architekt.
charter-all_four = Pierwszy po czterykroć
    .what = Zdobądź z każdej z czterech punktacji więcej pieniędzy niż ktokolwiek inny.
charter-no_guild = Bez gildii
    .what = Wygraj bez gildii na swoim moście.
charter-four_of_six = Cztery tarcze po sześć
    .what = Zbierz na swoim moście każdą z czterech tarcz sześć razy; gildia liczy się za wszystkie cztery.
