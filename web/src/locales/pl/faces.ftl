# Twarze przy stole.

look-portrait = Portret
look-colour = Kolor
look-taken = zajęty
look-change = Wybierz portret i kolor
setup-character = Kto tu gra
menu-remarks = Uwagi botów

character-beatrix = Beatrix
    .text = przeorysza
    .likes = Lubi kaplice
character-hugh = Hugh
    .text = sierżant
    .likes = Pędzi do bramy
character-maud = Maud
    .text = karczmarka
    .likes = Lubi karczmy
character-walter = Walter
    .text = sukiennik
    .likes = Lubi sklepy
character-agnes = Agnes
    .text = tkaczka
    .likes = Lubi gildie
character-perkin = Perkin
    .text = ogrodnik
    .likes = Lubi parki
character-joan = Joan
    .text = babcia
    .likes = Trzyma karty przy sobie
character-geoffrey = Geoffrey
    .text = szlachcic
    .likes = Chce być pierwszy
character-cecily = Cecily
    .text = wekslarka
    .likes = Bierze, co płaci rondel
character-ralph = Ralph
    .text = domokrążca
    .likes = Gromadzi płytki premiowe
character-eleanor = Eleanor
    .text = heroldka
    .likes = Zbiera tarcze jednego koloru
character-thomas = Thomas
    .text = kamieniarz
    .likes = Pomija mało numerów

portrait-page = Paź
portrait-lass = Dziewczyna w wianku
portrait-scholar = Uczona
portrait-minstrel = Minstrel
portrait-cook = Kucharka
portrait-sailor = Marynarz
portrait-queen = Królowa
portrait-friar = Mnich
portrait-lady = Dama
portrait-knight = Rycerz
portrait-elder = Starzec
portrait-jester = Błaźnica

colour-red = Czerwony
colour-blue = Niebieski
colour-green = Zielony
colour-gold = Złoty

refused-colour_taken = Ktoś tutaj ma już ten kolor.
refused-character_taken = Ta postać już siedzi przy stole.
