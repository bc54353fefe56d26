# Consigli al tavolo: che cosa parla contro la mossa di un consiglio, tasti e trascinamento.

against = Ma:
against-late = { $count ->
    [one] Un’altra persona può giocare una carta che viene prima.
   *[other] Altre { $count } persone possono giocare una carta che viene prima.
}
against-top = Senza questa, la carta più alta che ti resta in mano vale { $value }.
against-kept = Ciò che usi, tenuto fino alla fine, renderebbe { $amount } allo stato attuale.
against-centre = Il centro costa { $amount }.
against-poorer = Un altro spazio aperto per te paga { $amount } in più.
against-weak = Il suo effetto è debole: potenza 1.
against-idle = Non ha un effetto proprio.
against-falls = Dopo ci stanno solo numeri inferiori a { $number }, fino a un giardino.
against-closes = Dopo un 1 non ci sta nessun numero, fino a un giardino.
against-replaces = Un edificio deve lasciare il posto, e non si riempie nessuno spazio nuovo.
against-loses = L’edificio { $number } lascia il tuo ponte.
against-prize_less = Allo stato attuale, «{ $scoring }» ti paga { $amount } in meno.
against-short = Resti con { $amount }: troppo poco per il centro.
against-nothing = In questo turno non costruisci nulla.
against-left_over = Avanza una potenza di { $strength }, e ci sono ancora carte da prendere.
against-too_late = È l’ultimo round: la tessera non si potrà più usare.
against-less = Su 100 partite ne vince { $points } in meno della migliore.
hint-more = Mostra di nuovo i consigli

keys = Tasti
menu-keys = Tutti i tasti
keys-lead = Mentre giochi a questo tavolo:
keys-card = giocare o prendere la carta con questo numero; 1-3 prendono anche una tessera bonus
keys-stack = prendere la tessera di una pila, in senso orario dalle porte; G è il centro
keys-site = costruire sullo spazio da 1 a 12
keys-tile = usare una delle tue tessere bonus
keys-confirm = confermare
keys-undo = annullare
keys-hint = chiedere un consiglio
keys-list = questo elenco
keys-enter = Invio
keys-space = Spazio
keys-on = Scorciatoie con un tasto solo
keys-to = –
