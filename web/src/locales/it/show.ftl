# The show at the table: who is winning, what scorings are about, what the others do, the end.

## Who is winning
standings = Classifica
standings-money = Denaro adesso
standings-more = Quanto darebbe la fine
standings-line = { $name }: { $money } adesso, { $more } alla fine, { $total } in tutto
standings-line-hidden = { $name }: denaro nascosto, { $more } alla fine
standings-if = Se la partita finisse dopo questo round
standings-now = Se finisse ora
forecast-now = { $money } subito
forecast-prizes = { $money } alla fine
menu-standings = Classifica e premi

## Scorings in five words
in-short-chapel-base = Più avanti sul tracciato cappella
in-short-chapel-most = Più cappelle sul ponte
in-short-chapel-leader = In testa sul tracciato cappella
in-short-chapel-distance = Spazi di vantaggio sull’ultimo
in-short-chapel-again = Denaro della cappella, di nuovo
in-short-gate-base = Primi sul tracciato delle porte
in-short-gate-most = Più porte sul ponte
in-short-gate-leader = Guida sul tracciato delle porte
in-short-gate-steps = Spazi sul tracciato delle porte
in-short-gate-tiles = Tessere bonus conservate
in-short-hostelry-base = Mano di valore più alto
in-short-hostelry-most = Più locande sul ponte
in-short-hostelry-highest = Carta più alta del round
in-short-hostelry-cards = Carte rimaste in mano
in-short-hostelry-sets = Combinazioni 1-2-3-4 in mano
in-short-bridge-base = Più edifici sul ponte
in-short-bridge-longest = Fila più lunga senza giardino
in-short-bridge-lowest = Numero più basso del round
in-short-bridge-low = Edifici fino al numero 30
in-short-bridge-sets = I sei tipi di edificio
prize-round = ogni round
prize-each = { $money } al pezzo
prize-again = un’altra volta

## The show
round-last = Ultimo round
do-next = Avanti
menu-pace-step = Passo per passo
sound-offer = Giocare con i suoni?
sound-offer-yes = Con i suoni
sound-offer-no = In silenzio
verdict-by = { $who ->
    [me] Hai { $money } più di { $rival }.
    [beaten] { $name } ha { $money } più di te.
   *[other] { $name } ha { $money } più di { $rival }.
}
verdict-close = Per un soffio: solo { $money } dietro { $name }!
verdict-tie = { $who ->
    [me] Lo stesso denaro di { $rival }, ma tu sei più avanti sul tracciato cappella.
   *[other] Lo stesso denaro di { $rival }, ma { $name } è più avanti sul tracciato cappella.
}
verdict-tie-lost = Il tuo stesso denaro! { $name } è più avanti sul tracciato cappella, e questo decide.
verdict-tie-place = { $who ->
    [first] Lo stesso denaro di { $rival }, ma tu sei più avanti sul tracciato cappella e quindi vieni prima.
    [second] Il tuo stesso denaro: { $name } è più avanti sul tracciato cappella e quindi viene prima di te.
   *[others] { $name } e { $rival } hanno lo stesso denaro: { $name } è più avanti sul tracciato cappella e quindi viene prima.
}
wish-fits = Ora andrebbe bene
wish-strength = { $tile } (potenza { $strength })
