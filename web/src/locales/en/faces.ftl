# The faces at a table: twelve bots, portraits and colours for people.

look-portrait = Portrait
look-colour = Colour
look-taken = taken
look-change = Choose a portrait and a colour
setup-character = Who plays here
menu-remarks = Remarks of the bots

character-beatrix = Beatrix
    .text = prioress
    .likes = Likes chapels
character-hugh = Hugh
    .text = sergeant
    .likes = Races for the gate
character-maud = Maud
    .text = hostess
    .likes = Likes hostelries
character-walter = Walter
    .text = draper
    .likes = Likes haberdashers
character-agnes = Agnes
    .text = weaver
    .likes = Likes guild houses
character-perkin = Perkin
    .text = gardener
    .likes = Likes parks
character-joan = Joan
    .text = grandmother
    .likes = Keeps her cards together
character-geoffrey = Geoffrey
    .text = lord
    .likes = Wants to come first
character-cecily = Cecily
    .text = money changer
    .likes = Takes what the rondel pays
character-ralph = Ralph
    .text = pedlar
    .likes = Hoards bonus tiles
character-eleanor = Eleanor
    .text = herald
    .likes = Collects crests of one colour
character-thomas = Thomas
    .text = mason
    .likes = Skips few house numbers

portrait-page = Page
portrait-lass = Girl with a wreath
portrait-scholar = Scholar
portrait-minstrel = Minstrel
portrait-cook = Cook
portrait-sailor = Sailor
portrait-queen = Queen
portrait-friar = Friar
portrait-lady = Lady
portrait-knight = Knight
portrait-elder = Old man
portrait-jester = Jester

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-gold = Gold

refused-colour_taken = Somebody here already has that colour.
refused-character_taken = That character is already at this table.
