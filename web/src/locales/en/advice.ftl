# Advice at the table: what speaks against a move of a hint, keys, and drags.

against = But:
against-late = { $count ->
    [one] One of the others can play a card that goes before it.
   *[other] { $count } of the others can play a card that goes before it.
}
against-top = Without it, the highest card in your hand is a { $value }.
against-kept = Kept to the end, what it uses would pay { $amount } as things stand.
against-centre = The centre costs { $amount }.
against-poorer = Another space that is open to you pays { $amount } more.
against-weak = Its action is weak: strength 1.
against-idle = It has no action of its own.
against-falls = Only numbers below { $number } fit after it, until a park.
against-closes = No number fits after a 1, until a park.
against-replaces = A building has to go, and no new site is filled.
against-loses = House { $number } leaves your bridge.
against-prize_less = As things stand, “{ $scoring }” pays you { $amount } less.
against-short = You are left with { $amount }: too little for the centre.
against-nothing = You build nothing this turn.
against-left_over = Strength { $strength } is left over, and there are cards for it.
against-too_late = It is the last round: the tile can no longer be used.
against-less = It wins { $points } fewer games in 100 than the best.
hint-more = Show the hints again

keys = Keys
menu-keys = All keys
keys-lead = While you play at this table:
keys-card = play or draw the card with this number; 1 to 3 also take a bonus tile
keys-stack = take the tile of a stack, clockwise from the gates; G is the centre
keys-site = build on site 1 to 12
keys-tile = use one of your bonus tiles
keys-confirm = confirm
keys-undo = undo
keys-hint = ask for a hint
keys-list = this list
keys-enter = Enter
keys-space = Space
keys-on = Single-key shortcuts
keys-to = to
