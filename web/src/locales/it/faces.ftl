# I volti al tavolo.

look-portrait = Ritratto
look-colour = Colore
look-taken = preso
look-change = Scegli ritratto e colore
setup-character = Chi gioca qui
menu-remarks = Commenti dei bot

character-beatrix = Beatrix
    .text = priora
    .likes = Ama le cappelle
character-hugh = Hugh
    .text = sergente
    .likes = Corre verso la porta
character-maud = Maud
    .text = locandiera
    .likes = Ama le locande
character-walter = Walter
    .text = mercante di stoffe
    .likes = Ama gli empori
character-agnes = Agnes
    .text = tessitrice
    .likes = Ama le gilde
character-perkin = Perkin
    .text = giardiniere
    .likes = Ama i giardini
character-joan = Joan
    .text = nonna
    .likes = Si tiene strette le carte
character-geoffrey = Geoffrey
    .text = nobiluomo
    .likes = Vuole essere il primo
character-cecily = Cecily
    .text = cambiavalute
    .likes = Prende ciò che paga la rotella
character-ralph = Ralph
    .text = ambulante
    .likes = Accumula tessere bonus
character-eleanor = Eleanor
    .text = araldo
    .likes = Colleziona stemmi di un colore
character-thomas = Thomas
    .text = scalpellino
    .likes = Salta pochi numeri civici

portrait-page = Paggio
portrait-lass = Ragazza con ghirlanda
portrait-scholar = Studiosa
portrait-minstrel = Menestrello
portrait-cook = Cuoca
portrait-sailor = Marinaio
portrait-queen = Regina
portrait-friar = Frate
portrait-lady = Dama
portrait-knight = Cavaliere
portrait-elder = Vecchio
portrait-jester = Giullare

colour-red = Rosso
colour-blue = Blu
colour-green = Verde
colour-gold = Oro

refused-colour_taken = Qualcuno qui ha già scelto quel colore.
refused-character_taken = Quel personaggio è già al tavolo.
