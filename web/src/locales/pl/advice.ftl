# Rady przy stole: co przemawia przeciw ruchowi podpowiedzi, klawisze i przeciąganie.

against = Ale:
against-late = { $count ->
    [one] Ktoś inny może zagrać kartę, która idzie przed nią.
    [few] { $count } inne osoby mogą zagrać kartę, która idzie przed nią.
    [many] { $count } innych osób może zagrać kartę, która idzie przed nią.
   *[other] { $count } innych osób może zagrać kartę, która idzie przed nią.
}
against-top = Bez niej najwyższa karta na twojej ręce to { $value }.
against-kept = To, co zużywasz, zachowane do końca dałoby przy obecnym stanie { $amount }.
against-centre = Środek kosztuje { $amount }.
against-poorer = Inne dostępne dla ciebie pole płaci o { $amount } więcej.
against-weak = Akcja jest słaba: siła 1.
against-idle = Nie ma własnej akcji.
against-falls = Po nim pasują tylko numery poniżej { $number }, aż do parku.
against-closes = Po 1 nie pasuje żaden numer, aż do parku.
against-replaces = Jakiś budynek musi ustąpić, a most się nie wydłuża.
against-loses = Budynek { $number } znika z twojego mostu.
against-prize_less = Przy obecnym stanie „{ $scoring }” płaci ci o { $amount } mniej.
against-short = Zostaje ci { $amount }: za mało na środek.
against-nothing = W tym ruchu nic nie budujesz.
against-left_over = Zostaje siła { $strength }, a są jeszcze karty, które można za nią wziąć.
against-too_late = To ostatnia runda: płytki nie da się już użyć.
against-less = Na 100 partii wygrywa o { $points } mniej niż najlepszy ruch.
hint-more = Pokaż znów podpowiedzi

keys = Klawisze
menu-keys = Wszystkie klawisze
keys-lead = Podczas gry przy tym stole:
keys-card = zagraj albo dobierz kartę z tą liczbą; klawisze od 1 do 3 biorą też płytkę premiową
keys-stack = weź płytkę ze stosu, zgodnie z ruchem wskazówek zegara, od bram; G to środek
keys-site = zbuduj na miejscu od 1 do 12
keys-tile = użyj jednej ze swoich płytek premiowych
keys-confirm = zatwierdź
keys-undo = cofnij
keys-hint = poproś o podpowiedź
keys-list = ta lista
keys-enter = Enter
keys-space = Spacja
keys-on = Skróty z jednym klawiszem
keys-to = do
