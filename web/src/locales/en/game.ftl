# The table: what is seen, asked and answered there.

table-title = A table
your-turn = Your turn
you = You
none = none
rule = Rule { $rule }
money = Money
sending = Sending…
no-seat = This seat is not yours.
left-to-memory = left to memory at this table

## Money and tiles
pounds = £{ $amount }
pounds-more = +£{ $amount }
pounds-less = −£{ $amount }
tile-house = { $kind } { $number }
tile-park = { $kind } ({ $crest })
tile-on-site = { $tile } on site { $site }
face-down = face down

## The scene
scene = The rondel on the Thames, with the stacks around it
stack-of = { $top }, { $count ->
    [one] the last of its stack
   *[other] top of { $count } tiles
}
stack-empty = { $kind }: the stack is empty
pays-now = The rondel pays { $money } here now.
closed-by-x = The X lies here: closed without a bonus tile.
by-centre = From the centre of the rondel.
space-centre = Centre of the rondel: pay £2, take from any stack
space-pays = Space beside { $kind }: pays { $money }
space-x = The X, beside { $kind }: closed
centre-text = Costs £2; then take the top tile of any stack.
centre-free = With “{ $tile }” it costs nothing.
pawn-of = { $who ->
    [me] Your pawn
   *[other] Pawn: { $name }
}
pawns-there = { $who ->
    [me] Taken by you
    [us] Taken by you and { $others }
    [other] Taken by { $names }
   *[others] Taken by { $names }
}
supply-pile = { $value } { $name }: { $count ->
    [0] none left
    [one] one in the supply
   *[other] { $count } in the supply
}
supply-text = A hostelry lets you take cards from here, worth up to its strength in all.
supply-and-bonus = Supply and bonus tiles
bonus-stack = { $tile }, { $count ->
    [one] the last of its stack
   *[other] top of { $count }
}
bonus-stack-empty = This stack of bonus tiles is empty
marker-at = { $name }: space { $space }
marker-waits = { $name }: not on the track yet
track-chapel-text = Spaces with coins pay, even if you only pass them. Whoever is ahead wins every tie.
track-gate-text = Every third space gives a bonus tile; the last one pays £10.
tracks = Tracks
action-chapel = Chapel: move as many spaces along the chapel track as its strength.
action-gate = Gate: move as many spaces along the gate track as its strength.
action-hostelry = Hostelry: take cards worth up to its strength.
action-haberdasher = Haberdasher: take as many pounds as its strength.
action-guild = Guild house: no action, but it counts for every crest.
action-park = Park: no action; after it any number fits again.

## Bridges
bridge-of = { $who ->
    [me] Your bridge
   *[other] Bridge of { $name }
}: { $count ->
    [0] still empty
    [one] one building
   *[other] { $count } buildings
}
bridge-holds = { $who ->
    [me] Your bridge: { $tiles }
   *[other] Bridge of { $name }: { $tiles }
}
bridge-empty = { $who ->
    [me] Your bridge: still empty
   *[other] Bridge of { $name }: still empty
}
bridge-full = bridge complete
site-empty = Site { $site }, empty
site-with = Site { $site }: { $tile }
carries = Crest: { $crests }
fits-any = next house: any number
fits-up-to = next house: { $number } or lower
fits-none = next: only a park
fits-title = What the next site takes
fits-text = Numbers fall along the bridge; after a park any number fits.
fits-text-last = Numbers fall along a bridge. The last building here is { $last }: the next site takes a house number from { $number } down, or a park. A higher number would have to replace a building.
crests-are = Crests: { $blue } blue, { $orange } orange, { $gray } grey, { $green } green
crests-title = Crests on the bridge
crests-text = The strength of an action is the number of crests of its colour here, the new building’s included. A guild house counts for every colour.

## Players
players = The others
seat-conceded = { $who ->
    [me] you gave up
   *[other] gave up
}
seat-away = a bot plays on
seat-absent = not here
cards-in-hand = Cards in hand
bonus-tiles = Bonus tiles
money-of = { $who ->
    [me] Your money
   *[other] Money: { $name }
}
hand-of = { $who ->
    [me] Your hand
   *[other] Hand: { $name }
}
tiles-of = { $who ->
    [me] Your bonus tiles
   *[other] Bonus tiles: { $name }
}
my-hand = My hand
my-tiles = My bonus tiles: { $count ->
    [0] none
    [one] one
   *[other] { $count }
}
hand-worth = { $cards }: worth { $value } together
hand-empty = no cards
cards-hidden = { $count ->
    [one] one card, face down
   *[other] { $count } cards, face down
}
card-named = { $value } { $name }
card-text = High cards go first. A played card goes to the supply; a 0 comes back to the hand.
tile-held = { $tile }: { $text }
tile-usable = Use “{ $tile }” now: { $text }
tile-fresh = { $tile }, from next round on: { $text }
tile-too-new = Can be used from the next round on.

## Order, rounds, scorings
order = Order of turns
order-choosing = { $who ->
    [me] You are choosing
   *[other] { $name } is choosing
}
order-chosen = { $who ->
    [me] You have chosen
   *[other] { $name } has chosen
}
order-with-card = { $value } { $name }, { $state }
order-state-choosing = { $who ->
    [me] choosing
   *[other] choosing
}
order-state-chosen = { $who ->
    [me] chosen
   *[other] chosen
}
order-state-waiting = { $who ->
    [me] still to come
   *[other] still to come
}
order-state-now = { $who ->
    [me] to move
   *[other] to move
}
order-state-done = { $who ->
    [me] done
   *[other] done
}
order-text = Higher cards go first.
tie-short = tie, decided on the chapel track
tie-ahead = { $who ->
    [first] Tie: you go before { $other }, being ahead on the chapel track.
    [second] Tie: { $name } goes before you, being ahead on the chapel track.
   *[others] Tie: { $name } goes before { $other }, being ahead on the chapel track.
}
round = Round { $round }
round-of = Round { $round } of { $rounds }
rounds-text = Each marker turns the rondel by its number. The game also ends when three stacks are empty.
scorings = Scorings
standing = { $name }: { $measure }
standing-paid = { $who ->
    [me] You: { $measure }, would earn { $money }
   *[other] { $name }: { $measure }, would earn { $money }
}
clock-days = { $days ->
    [one] one day
   *[other] { $days } days
}

## What is asked
ask-over = The game is over.
ask-card = Choose a card: high cards go first.
ask-cards = { $left ->
    [one] Choose one more card.
   *[other] Choose { $left } cards: each is one turn.
}
ask-boost = The cards are shown. Make one of yours worth 1 more?
ask-place = Put your pawn on a lit space, or take a lit tile.
ask-place-or-pass = Use a tile to place your pawn, or build nothing.
ask-no-space = No space is open to you: you build nothing this turn.
ask-centre = The centre: which tile?
ask-site = Choose a site.
ask-site-next = Where should { $tile } stand?
ask-site-for = Where should { $tile } stand? It replaces a building.
ask-draw = Take cards worth up to { $total }: { $drawn } so far.
ask-bonus = { $count ->
    [one] Take a bonus tile.
   *[other] Take a bonus tile; you get { $count }.
}
ask-reveal = Turn over the next bonus tile.
ask-reveal-undo = Turn over the next bonus tile? What you did before it can then no longer be undone.
ask-end = Use a tile, or end your turn.
ready-cards = You play: { $cards }.
ready-pass = You build nothing.
ready-no-boost = Your cards stay as they are.
ready-takes = You take: { $what }
ready-end = Your turn ends.
in-all = { $money } in all
wait = One moment…
wait-cards = { $who ->
    [me] { $count ->
        [one] You are choosing a card.
       *[other] You are choosing your cards.
    }
    [us] You and { $others } are choosing cards.
    [other] { $count ->
        [one] { $names } is choosing a card.
       *[other] { $names } is choosing cards.
    }
   *[others] { $names } are choosing cards.
}
wait-chosen = Chosen. Waiting for { $names }.
wait-boosts = { $who ->
    [me] You may raise a card.
   *[other] { $name } may raise a card.
}
wait-start = { $who ->
    [me] You are placing your pawn.
   *[other] { $name } is placing a pawn.
}
wait-site = { $who ->
    [me] You are choosing a site.
   *[other] { $name } is choosing a site.
}
wait-tiles = { $who ->
    [me] You are taking a bonus tile.
   *[other] { $name } is taking a bonus tile.
}
wait-drawing = { $who ->
    [me] You are taking cards.
   *[other] { $name } is taking cards.
}
wait-end = { $who ->
    [me] You are ending your turn.
   *[other] { $name } is ending the turn.
}
wait-marker = The next round begins.

## What a choice gives
gives-steps = { $track } +{ $steps } (to space { $to })
gives-passing = { $money } on the way
gives-bonus = { $count ->
    [one] a bonus tile
   *[other] { $count } bonus tiles
}
gives-cards = cards worth up to { $value }
gives-nothing = no action
stands = Site { $site }
stands-with-strength = Site { $site }: strength { $strength } ({ $crest })
replaces = Replaces { $tile }, which leaves the game.
crests-won = crests gained: { $crests }
crests-lost = crests lost: { $crests }
uses-tile = Uses “{ $tile }”
ways = How to take it
way-space = outer space
way-centre = centre
way-free = centre, free

## What can be done
do-play = Play { $cards }
do-play-none = { $count ->
    [one] Play a card
   *[other] Play cards
}
do-confirm = Confirm
do-reveal = Turn it over
do-draw = { $count ->
    [0] Take none
    [one] Take one card
   *[other] Take { $count } cards
}
do-draw-no-more = Take no more
do-undraw = Put { $value } back
worth = worth { $value }
do-end = End turn
do-pass = Build nothing
do-boost = { $from } → { $to }
do-no-boost = Leave them
do-skip = Skip
do-wait = Wait
drawn = Cards taken
back-draft = One step back
back-card = { $count ->
    [one] Take the card back
   *[other] Take the cards back
}
back-turn = Undo
back-none = Nothing to undo
move-card = Play { $value } { $name }
move-place-space = { $tile }, from its space
move-place-centre = { $tile }, from the centre for £2
move-place-free = { $tile }, from the centre for free
move-build = Build on site { $site }
move-draw = Take a { $value }
move-use = Use “{ $tile }”
move-bonus = Take “{ $tile }”

## Why not
why-game_over = The game is over.
why-marker_first = The round marker comes first.
why-not_your_decision = Another player is deciding about “Higher Rank”.
why-not_your_turn = It is another player’s turn.
why-no_such_card = You have no played card worth { $value }.
why-bonus_stack_empty = That stack is empty.
why-not_now = That is not possible now.
why-tile_too_new = You took this tile this round; it can be used from the next one on.
why-no_tile = You have no such tile.
why-already_chosen = You have chosen already; wait for the others.
why-before_first_card = This tile is used before the first card is chosen.
why-supply_empty = There is none left in the supply.
why-higher_second = The second card must not be higher than the first.
why-not_in_hand = You have no { $value } in your hand.
why-must_build = You may build nothing only when no space is open to you without a tile.
why-stack_empty = This stack is empty.
why-own_pawn = Your pawn must move to another space.
why-two_pawns = Two pawns are here already; “Side by Side” joins only one.
why-space_taken = A pawn stands here, and you have no “Side by Side”.
why-x_space = The X is closed without “Forbidden Ground”.
why-no_money = The centre costs £2, which you do not have.
why-track_end = Your marker is on the last space already.
why-park_next = A park always goes onto the next empty site.
why-fits_next = The number fits the next empty site, so it must go there.
why-too_high = The number is higher than that of the last building: it must replace one.
why-never_a_park = A park is never replaced.
why-line_broken = Here the numbers of the line would no longer fall.
why-too_weak = That is worth more than you may still take.
why-draw_falling = Cards are taken from high to low.
why-once_a_turn = A card can be taken back only once per turn.
why-zero_returns = A 0 comes back to your hand by itself.
why-face_down = This is still face down: first confirm what you have planned.
why-part_complete = Your turn is complete: confirm it, or change it.
refused-stale = The table has moved on; look again.
refused-not_your_seat = This seat is not yours.
refused-not_started = The game has not begun.
refused-over = The game is over.
refused-not_host = Only the host can do this.
refused-seat_taken = Somebody else was faster: the seat is taken.
refused-no_seat = There is no such seat.
refused-not_allowed = This table does not allow it.
refused-nothing_to_undo = There is nothing to undo.
refused-too_late = Too late: the cards are face up.
refused-too_fast = Not so fast: wait a moment.
refused-too_long = That is too long.
refused-conflict = Somebody else was first; look again.
refused-busy = The server is busy; try again.
refused-set_aside = This table cannot be opened just now. Whoever runs this server has been told; try again later.
refused-chat_full = So much was said at this table that no more lines fit.
refused-log_full = So much was changed at this table that only the game itself can go on.
refused-closed = The table is closed.
refused-offline = The server cannot be reached.

## Tools
hint = Ask for a hint
hint-says = { $level } would play:
hint-expects = wins { $percent } · about { $money } at the end
hint-why = Why: { $move }
chat = Chat
chat-unread = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
}
chat-nothing = Nobody has said anything yet.
earlier-lines = Earlier lines
chat-say = Say something
chat-send = Send
chat-off = This table plays without chat.
chat-mute = mute
chat-unmute = Hear everybody again
react-good = Well done
react-laugh = That is funny
react-wow = What a surprise
react-wait = Take your time
reactions = Quick reactions
sound-on = Switch sound on
sound-off = Switch sound off
light-night = Light the lamps (night)
light-day = Let the sun rise (day)
menu = Menu
sheets = More about the table
reel = Since my last turn
reel-nothing = Nothing has happened since.
offline = The connection is gone. It comes back by itself; nothing is lost.
away = { $why ->
    [clock] Your time ran out, and a bot plays for you.
   *[left] A bot plays for you.
}
away-back = I am back

## Menu
menu-language = Language
menu-pace = Others’ moves
menu-pace-calm = Calm
menu-pace-brisk = Brisk
menu-pace-off = At once
menu-sound = Sound
menu-text = The table in words
menu-rules = Rules
menu-ways-out = Leaving
share = Share
share-link = Link to this table
share-copy = Copy the link
share-copied = Copied
share-send = Send…
share-code = QR code
share-code-text = The address of the table as a QR code
big-screen = Big screen
deal-fixed = This deal was fixed beforehand: somebody may know what lies face down.
deal-fair = Is the deal fair?
deal-fair-text = This fingerprint of the whole deal was taken before the first move. The record of the finished game proves that nothing was changed.
offer = Offer to end the game
offer-sure = The others are asked first. If all agree, the game ends at once and is not scored: nobody wins.
offer-do = Make the offer
offer-back = Withdraw the offer
offer-end = End the game
offer-ends = This ends the game now, for everybody: it is not scored. This cannot be undone.
offer-made = { $count ->
    [one] { $names } would like to end the game now. It would not be scored.
   *[other] { $names } would like to end the game now. It would not be scored.
}
offer-declined = { $name } wants to play on: the offer to end the game is off.
offer-kept = The game goes on: the offer is off, and everybody has been told.
offer-withdrawn = { $name } has withdrawn the offer to end the game.
offer-agree = Agree
offer-decline = Play on
leave = Leave
leave-sure = A bot plays on for you until you come back. You will find the game under “My games”.
leave-rests = The game rests until you come back. You will find it under “My games”.
concede = Give up
concede-sure = A bot plays your game to its end. This cannot be undone.
concede-ends = If you give up, the game ends now: it is not scored. This cannot be undone.

## The waiting room
room-title = The table is ready
room-host = Invite others or add bots, then start.
room-host-full = All seats are taken. Start when you are ready.
room-guest = You are seated. The host starts the game.
room-join = Take a seat to play along.
room-join-full = All seats are taken. You can watch once the game begins.
room-join-closed = All seats are taken, and this table plays without spectators.
room-seats = Seats
room-name = Your name
room-fill = { $count ->
    [one] Fill the open seat with
   *[other] Fill { $count } open seats with
}
room-start = Start the game
room-start-filled = Fill up and start
room-waiting-seats = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
room-waiting-host = All seats are taken. Waiting for the host to start.
room-invite = Invite
room-invite-text = Whoever has this link can sit down, or watch.
room-watch-text = Whoever has this link can watch.
room-sit-text = Whoever has this link can sit down.
room-agreed = What has been agreed
seat-open = Open seat
seat-sit = Sit here
seat-local = Someone else on this device
seat-local-name = Their name
seat-bot = Add a bot
seat-free = Free the seat of { $name }
seat-leave = Get up
agreed-scoring-base = as printed on the board
agreed-scoring-expansion = drawn from the expansion
agreed-scoring-random = drawn from all
agreed-clock = Clock
agreed-clock-none = none
agreed-clock-days = { $days ->
    [one] one day per decision
   *[other] { $days } days per decision
}
agreed-clock-live = { $seconds } s per decision, plus { $minutes } min in reserve
agreed-hands = Hands
agreed-money = Money
agreed-shown = open
agreed-hidden = left to memory
agreed-undo = Undo
agreed-undo-own = until something is revealed
agreed-hints = Hints
agreed-watch = Watching
agreed-chat = Chat
agreed-public = Listed among the open tables
agreed-yes = yes
agreed-no = no

## The end
do-result = Result
end-title = The game is over
end-won = { $who ->
    [me] You have won!
   *[other] { $name } has won
}
end-gave-up = { $who ->
    [me] You gave up.
    [us] You and { $others } gave up.
    [other] { $names } gave up.
   *[others] { $names } gave up.
}
end-unscored = It was not scored: nobody has won. This is where everybody stood.
end-table = The final scoring
end-before = Money before the scoring
end-tiles = Unused bonus tiles
end-empty = Empty sites
end-total = Total
end-counted = counted { $measure }
end-paid = paid during the game
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-chart = Money over the rounds
postcard-title = My bridge as a picture
postcard = Share the picture
postcard-text = A finished bridge, and how everybody ended
postcard-trouble = The picture could not be made. Try again.
end-replay = Watch the replay
end-record = Download the record
end-look = Look at the board
end-rematch = Rematch
end-to-rematch = To the rematch
chart-of = { $name }: { $money } at the end
chart-piece = { $source }: { $money } after round { $round }
chart-end = end
chart-start = start
chart-rondel = rondel
chart-haberdasher = haberdashers
chart-chapel-track = chapel track
chart-gate-track = gate track
chart-chapel = chapel scoring
chart-gate = gate scoring
chart-hostelry = hostelry scoring
chart-bridge = bridge scoring
chart-unused-tiles = unused tiles
chart-empty-sites = empty sites

## Several people on one device
cover-title = { $name }, it is your turn
cover-text = Hand over the device. Nobody else should look now.
cover-look = I am { $name }

## Why a hint
reason-only = It is the only legal move.
reason-pair = No other card can go with a { $value } that is the higher of your two.
reason-income = It brings { $amount } at once.
reason-cost = It costs { $amount }, but what it gives is worth more.
reason-costs = It costs { $amount }.
reason-strength = You build with strength { $strength } ({ $crest }).
reason-crests = A guild house bears all four crests: your actions to come are stronger by 1.
reason-chapel = Your marker walks the chapel track: +{ $steps }.
reason-gate = Your marker walks the gate track: +{ $steps }.
reason-prize = As things stand, “{ $scoring }” pays you { $amount } more.
reason-tie_break = You pass another player on the chapel track, which decides ties.
reason-line = Number { $number } is only { $step } lower than the last: there is room for more below it.
reason-park = After a park any number fits again.
reason-replace = It takes the place of another building, because its number does not fit the next site.
reason-site = It fills one more site; empty ones cost money at the end.
reason-tile = “{ $tile }”: { $which ->
    [share] a space that is taken is no longer closed to you.
    [free_centre] it saves you £2 when the space you want is taken.
    [x_space] you can have the stack beside the X, which the others cannot.
    [take_back] a strong card can be played twice.
    [chapel_two] two steps towards money, and ahead in every tie.
    [gate_two] two steps towards the next bonus tile.
    [plus_one] you decide when all cards lie open whether to go earlier.
   *[noblewoman] a card more, whenever you need it.
}
reason-tile_end = You take a bonus tile, which pays { $amount } at the end.
reason-use = A bonus tile brings more now than later.
reason-use_end = A bonus tile brings more now than kept to the end.
reason-uses = It uses a bonus tile.
reason-keep_tile = Your bonus tiles are worth more later.
reason-keep_end = The bonus tiles you keep pay { $amount } at the end.
reason-keeps = You keep your bonus tiles.
reason-draw = { $count ->
    [0] You add a { $value } to your hand.
    [one] With a { $value } you can go before one of the others in a later round.
   *[other] With a { $value } you can go before { $count } of the others in a later round.
}
reason-draw_more = You add a { $value } to your hand.
reason-enough = More cards would bring you nothing.
reason-stops = You take no more cards.
reason-first = No other player can play a card that goes before it.
reason-early = Only one other player can play a card that goes before it.
reason-highest = It is your highest card: with it you go as early as you can.
reason-aim = Whoever goes early still has the choice: { $house } would suit you.
reason-save = Your lowest card: the higher ones stay in your hand for later rounds.
reason-middle = A higher card stays in your hand for later rounds.
reason-hand = The cards that stay in your hand count at the end.
reason-spend = It is the last round: there is nothing to save it for.
reason-take_back = Your card comes back to your hand.
reason-pass = Nothing that is possible brings more than doing nothing.
reason-ahead = Thinking ahead from here, nothing looked better.
reason-close = Thinking ahead from here, it looked almost as good.
reason-behind = Thinking ahead from here, it looked weaker.
