# The review of a finished game: curve, deciding moments, marks, luck and skill.

review-title = Omówienie
review-lead = Gdzie rozstrzygnęła się partia i co o tym zdecydowało.
review-round-of = Runda { $round }
review-round = Runda

# While it is worked out.
review-waiting = { $ahead ->
    [0] Jest następne w kolejce.
    [one] Przed nim jest jedno inne omówienie.
    [few] Przed nim są { $ahead } inne omówienia.
    [many] Przed nim jest { $ahead } innych omówień.
   *[other] Przed nim jest { $ahead } innego omówienia.
}
review-stage-curve = Trwa rysowanie wykresu.
review-stage-ledger = Trwa ocena każdej chwili.
review-stage-decisions = Trwa ocena decyzji, najpierw najkosztowniejszych.
review-stage-close = Niepewne przypadki są sprawdzane jeszcze raz.
review-stay = Możesz wyjść i wrócić później: praca trwa, a to, co gotowe, zostaje.
review-failed = Nie udało się przygotować tego omówienia.
review-ready = Omówienie jest gotowe.
review-again = Spróbuj ponownie

# The curve.
review-curve = Szanse na wygraną
review-curve-text = Linia ciągła pokazuje to, co wszyscy przy stole mogli wiedzieć.
review-curve-label = Szanse wszystkich na wygraną, od rundy 1 do końca. Tabela poniżej mówi to samo.
review-truth = Linia przerywana: jak było naprawdę, po odkryciu wszystkiego
review-moment = Chwila partii
review-start = Początek
review-table = Wykres jako tabela
review-now = { $where }: { $shares }

# What a moment was.
review-played = Zagrano: { $move }.
review-better = Lepiej: { $move }.
review-cost = { $points ->
    [one] Kosztowało to około { $points } punktu szans.
    [few] Kosztowało to około { $points } punktów szans.
    [many] Kosztowało to około { $points } punktów szans.
   *[other] Kosztowało to około { $points } punktu szans.
}
review-cost-between = { $points ->
    [one] Kosztowało to od { $low } do { $high } punktu szans.
    [few] Kosztowało to od { $low } do { $high } punktów szans.
    [many] Kosztowało to od { $low } do { $high } punktów szans.
   *[other] Kosztowało to od { $low } do { $high } punktu szans.
}
review-only = Innego ruchu nie było.
review-best = Niczego lepszego nie znaleziono.
review-unsure = „{ $move }” jest może lepsze, ale to nie jest pewne: zysk wynosi od { $low } do { $high } punktów.
review-pending = Ta decyzja nie została jeszcze sprawdzona.
review-drawn = Odkryto: { $tile }.
review-drawn-bonus = Odkryto: „{ $tile }”.
review-turned = Żeton rundy obraca rondel o { $steps }.
review-revealed = Karty zostają odkryte: { $cards }.
review-outguessed = Dać się przejrzeć to ani pech, ani błąd.
review-draw = Odkrycie
review-reveal = Karty
review-luck = Los: nikt o tym nie zdecydował.
review-changed = Szanse: { $list }.
review-unchanged = Niczyje szanse nie zmieniły się o cały punkt.
review-grade-inaccuracy = Niedokładność
review-grade-mistake = Błąd
review-grade-blunder = Gruby błąd
review-grades = { $grade ->
    [inaccuracy] Niedokładności
    [mistake] Błędy
   *[blunder] Grube błędy
}
review-badge-played = zagrano
review-badge-better = lepiej
review-badge-here = tutaj
review-why-best = Za lepszym ruchem przemawia:
review-why-played = Za zagranym przemawia:
review-board = Plansza przed tą decyzją. { $text }
review-board-event = Plansza w tej chwili. { $text }

# The moments that decided the game.
review-deciding = { $count ->
    [one] Chwila, która rozstrzygnęła partię
    [few] { $count } chwile, które rozstrzygnęły partię
    [many] { $count } chwil, które rozstrzygnęły partię
   *[other] { $count } chwili, które rozstrzygnęły partię
}

# One mark after the other.
review-marks = Ruchy z uwagą
review-marks-text = Uwagę ma tylko to, co pewne: najmniejszy koszt przekracza 2 punkty (niedokładność), 5 (błąd) lub 10 (gruby błąd).
review-nth = { $nth } z { $count }
review-next = Następna uwaga
review-previous = Poprzednia uwaga
review-keys = Klawisze: N prowadzi do następnej uwagi, P do poprzedniej.
review-none = Żaden ruch nie ma uwagi.
review-none-here = Żaden ruch z uwagą nie pasuje do tego wyboru.
review-none-yet = Żaden ruch nie ma jeszcze uwagi; trwa ocena decyzji.
review-whose = Czyje
review-everybody = Wszyscy
review-size = Jak poważne
review-size-inaccuracy = Wszystkie
review-size-mistake = Błędy i grube błędy
review-size-blunder = Grube błędy
review-kind = Co
review-kind-all = Wszystko
review-kind-card = Karty
review-kind-space = Pola rondla
review-kind-site = Miejsca na moście
review-kind-hostelry = Karczmy
review-kind-bonus_tile = Płytki premiowe

# Find it yourself.
review-hide = Poszukaj bez pomocy
review-hide-text = Lepsze ruchy są ukryte, dopóki ich nie poszukasz.
review-find = Poszukaj
review-answer = Pokaż lepszy ruch
review-question = Co jest lepsze? Wybierz na planszy albo tutaj.
review-verdict-best = Właśnie tak! Niczego lepszego nie znaleziono.
review-verdict-close = Tak samo dobre jak najlepsze.
review-verdict-better = { $points ->
    [one] Lepsze niż to, co zagrano, ale około { $points } punktu za najlepszym.
    [few] Lepsze niż to, co zagrano, ale około { $points } punktów za najlepszym.
    [many] Lepsze niż to, co zagrano, ale około { $points } punktów za najlepszym.
   *[other] Lepsze niż to, co zagrano, ale około { $points } punktu za najlepszym.
}
review-verdict-same = Właśnie to zagrano.
review-verdict-worse = { $points ->
    [one] Nie: około { $points } punktu za najlepszym.
    [few] Nie: około { $points } punktów za najlepszym.
    [many] Nie: około { $points } punktów za najlepszym.
   *[other] Nie: około { $points } punktu za najlepszym.
}
review-tried = Twój wybór: { $move }.

# Luck and skill.
review-sums = Los i umiejętności
review-sums-text = Od początku do wyniku: części dokładnie się sumują.
review-sums-note = Decyzje mierzy się tym, co od tej chwili zrobiliby czeladnicy. Błąd, który popełniliby i oni, był do przewidzenia i tutaj nic nie kosztuje; ile kosztował wobec najlepszego ruchu, mówi jego uwaga.
review-unit = Liczone w
review-unit-wins = Punkty szans
review-unit-money = Funty
review-part-own = Własne decyzje
review-part-others = Decyzje innych
review-part-draws = Odkrycia
review-part-reveals = Wybór kart
review-part-own-text = umiejętności
review-part-others-text = co inni dali lub zabrali
review-part-draws-text = los
review-part-reveals-text = zgadywanie: ani los, ani błąd
review-at-start = Na początku
review-result = Wynik
review-without-luck = Bez szczęścia przy odkrywaniu: { $amount }

# Who gave whom what.
review-matrix = Komu służyły czyje decyzje
review-matrix-text = Wiersz mówi, co czyjeś decyzje dały wszystkim.
review-matrix-which = Które decyzje
review-matrix-marked = Z uwagą
review-matrix-all = Wszystkie
review-matrix-corner = Czyje decyzje

# Accuracy.
review-accuracy = Dokładność
review-accuracy-text = 100: nigdzie nie znaleziono niczego lepszego. Trudne decyzje liczą się bardziej, wymuszone wcale.
review-accuracy-of = { $accuracy } na 100
review-accuracy-none = Nie było o czym decydować
review-like = { $who ->
    [me] { $level ->
        [random] Grasz w tej partii jak błazen, na chybił trafił.
        [apprentice] Grasz w tej partii jak uczeń.
        [journeyman] Grasz w tej partii jak czeladnik.
        [master] Grasz w tej partii jak mistrz.
       *[architect] Grasz w tej partii jak architekt.
    }
   *[other] { $level ->
        [random] { $name } gra w tej partii jak błazen, na chybił trafił.
        [apprentice] { $name } gra w tej partii jak uczeń.
        [journeyman] { $name } gra w tej partii jak czeladnik.
        [master] { $name } gra w tej partii jak mistrz.
       *[architect] { $name } gra w tej partii jak architekt.
    }
}

# The picture to share.
review-card = Obrazek do udostępnienia
review-card-text = { $players }: szanse na wygraną podczas partii i dokładność wszystkich.
review-card-accuracy = Dokładność { $accuracy }
review-honest = Sędzią jest nasze własne przeszukiwanie; na każdą decyzję przypada { $playouts } rozegranych partii. Gdzie ono nie widzi, nie widzi i omówienie; przedziały mówią tylko o przypadku.

# In the text mode.
review-text-working = Omówienie powstaje: gotowe jest { $percent }. Zapytaj za chwilę.
review-text-running = Omówienie powstaje po zakończeniu partii.
review-text-accuracy = dokładność { $accuracy } na 100.
review-text-sum = Od { $start } do { $end }: { $parts }.
review-text-page = Całość znajdziesz na stronie omówienia: { $address }
