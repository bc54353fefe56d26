# The names of things, as docs/glossary.md has them.

kind-chapel = chapel
kind-gate = bridge gate
kind-hostelry = hostelry
kind-haberdasher = haberdasher
kind-guild = guild house
kind-park = park
kind-bridge = bridge

crest-blue = blue
crest-orange = orange
crest-gray = grey
crest-green = green

card-0 = Peter de Colechurch
card-1 = merchant
card-2 = noblewoman
card-3 = cleric
card-4 = nobleman

term-card = character card
term-bonus-tile = bonus tile
term-scoring = scoring tile
term-crest = crest
term-strength = strength of the action
term-house-number = house number
term-line = line of buildings
term-rondel = rondel
term-outer-space = outer space
term-centre = centre space
term-stack = stack
term-supply = common supply
term-round = game round
term-round-marker = game round marker
term-chapel-track = chapel track
term-gate-track = bridge gate track
term-stairs = stairs
term-pawn = pawn
term-marker = player marker
term-empty-site = empty site
term-expansion = Experienced builders

# The eight bonus tiles: name and what it does.
bonus-share = Side by Side
    .text = Join another player’s pawn on its space, if it stands there alone; you earn or pay as usual.
bonus-free_centre = Toll Waived
    .text = Enter the centre of the rondel for nothing.
bonus-x_space = Forbidden Ground
    .text = Stand on the X and take the top tile of the stack beside it; the X pays nothing.
bonus-take_back = Loyal Companion
    .text = At the end of your turn, fetch the card you played from the supply back into your hand (not a 0).
bonus-chapel_two = Pilgrim’s Stride
    .text = Move your marker two spaces along the chapel track, before you place your pawn or at the end of your turn.
bonus-gate_two = Gatekeeper’s Nod
    .text = Move your marker two spaces along the gate track, before you place your pawn or at the end of your turn.
bonus-plus_one = Higher Rank
    .text = When the cards are face up, make one of yours worth 1 more for the turn order.
bonus-noblewoman = Lady’s Visit
    .text = Before you choose your card, take a noblewoman (2) from the supply, if there is one.

# What a ranking pays, by the number of players; where there is no table, all of it.
scoring-prizes = { $players ->
    [2] £5
    [3] £5 and £3
    [4] £5, £3 and £1
   *[any] £5, £3 and £1 (three players: £5 and £3; two: £5)
}

# The twenty scorings: name and what it pays.
scoring-chapel-base = Pilgrims’ Race
    .text = { scoring-prizes } for being furthest along the chapel track, once off the stairs.
scoring-chapel-most = Most Devout
    .text = { scoring-prizes } for the most chapels on a bridge.
scoring-chapel-leader = Pilgrim’s Penny
    .text = At the end of each round, £1 for the leader on the chapel track.
scoring-chapel-distance = Far Ahead
    .text = At the end, £1 for every space that you are ahead of the last player on the chapel track.
scoring-chapel-again = Second Blessing
    .text = At the end, all money you collected on the chapel track’s spaces is paid a second time.
scoring-gate-base = Gatekeepers’ Race
    .text = { scoring-prizes } for being furthest along the gate track, once off the start.
scoring-gate-most = Well Guarded
    .text = { scoring-prizes } for the most gates on a bridge.
scoring-gate-leader = Gatekeeper’s Toll
    .text = At the end of each round, £1 for the leader on the gate track.
scoring-gate-steps = Long Patrol
    .text = At the end, your space on the gate track pays £3 from 4, £5 from 7, £9 from 10 and £12 from 13.
scoring-gate-tiles = Hoarded Favours
    .text = At the end, bonus tiles you have kept pay £1, £4, £9 or, for four and more, £16 together, instead of £1 each.
scoring-hostelry-base = Fine Company
    .text = { scoring-prizes } for the highest total value of cards in hand, from 1 up.
scoring-hostelry-most = Most Hospitable
    .text = { scoring-prizes } for the most hostelries on a bridge.
scoring-hostelry-highest = Guest of Honour
    .text = Each round, the highest card earns £2 as soon as the cards are shown; “{ bonus-plus_one }” does not count.
scoring-hostelry-cards = Full House
    .text = At the end, the number of cards in your hand, 0s too, pays £4 from three, £7 from five and £10 from eight.
scoring-hostelry-sets = Mixed Company
    .text = At the end, sets in your hand pay £5 for 1-2, £10 for 1-2-3 and £15 for 1-2-3-4; no card is used twice.
scoring-bridge-base = Fullest Bridge
    .text = { scoring-prizes } for the most buildings on a bridge, parks included.
scoring-bridge-longest = Long Row
    .text = { scoring-prizes } for the longest row of numbered buildings without a park in it.
scoring-bridge-lowest = Humble Address
    .text = At the end of each round, £2 for whoever built its lowest house number.
scoring-bridge-low = Low Numbers
    .text = At the end, £2 for each of your buildings with a house number of 30 or lower.
scoring-bridge-sets = Complete Quarter
    .text = At the end, £10 for each full set of the six kinds of building on your bridge.
