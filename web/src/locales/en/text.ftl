# The table as text.

text-title = The table in words
text-lead = Everything that the board shows, to read and to hear; every move as a word or a button.
text-picture = To the board
text-loading = Looking for the table…
text-now = Now
text-your-turn = It is your turn.
text-ask-place = Place your pawn: say which building you take, for example: place chapel.
text-command = Your command
text-do = Do it
text-example = e.g. card 3 or place chapel
text-moves = What you can do
text-nothing-to-do = Nothing just now.
text-me = Your side
text-watching = You are watching.
text-board = The board
text-others = The others
text-log = What happened
text-help = Commands
text-help-text = Type a command and press Enter. English words always work.
text-help-card = card 3 · plays a card of value 3
text-help-place = place chapel · puts your pawn beside the chapels and takes their top tile
text-help-centre = place centre park · pays £2 in the centre for the top park
text-help-build = build site 4 · builds on site 4
text-help-draw = draw 2 1 · takes cards from the supply
text-help-bonus = bonus 1 · takes the bonus tile of the first stack
text-help-use = use Pilgrim’s Stride · uses a bonus tile
text-help-boost = boost 2 · raises your card worth 2
text-help-done = done · ends drawing, or your turn
text-help-pass = pass · builds nothing, or raises nothing
text-help-undo = undo · takes your last moves back
text-help-back = take back · takes your chosen card back, or uses “Loyal Companion”
text-help-status = status · says what is asked
text-help-moves = moves · reads out what you can do
text-help-hint = hint · asks a bot
text-help-review = review · tells where a finished game was decided
text-help-say = say hello · talks to the table
text-help-agree = agree · agrees when somebody offers to end the game
text-help-decline = decline · plays on instead
text-round = Round { $round } of { $rounds }
text-rondel = { $top }, { $left ->
    [one] last tile
   *[other] { $left } tiles
}; { $pays }
text-rondel-empty = { $kind }: empty; { $pays }
text-tile = { $tile } ({ $crests })
text-one-crest = { $crest }
text-all-crests = every crest
text-pays = pays { $money }
text-x = X, closed
text-taken = { $who ->
    [me] taken by you
    [us] taken by you and { $others }
    [other] taken by { $names }
   *[others] taken by { $names }
}
text-centre = Centre: costs £2
text-supply = Supply: { $cards }
text-count-of = { $what } ×{ $count }
text-bonus = Bonus tiles: { $tiles }
text-order = Order: { $names }
text-chapel-track = Chapel track: { $places }
text-gate-track = Bridge gate track: { $places }
text-place-on = { $name } { $space }
text-money = Money: { $money }
text-hand = Hand: { $cards }
text-hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
text-tiles = Bonus tiles: { $tiles }
text-tiles-fresh = { $tile } (from next round)
text-crests = Crests: { $crests }
text-crest = { $count } { $crest }
text-bridge = Bridge
text-next = Next empty site: { $site }
text-full = The bridge is full.
text-nothing = none
text-scoring = { $scoring }: { $standings }
text-refused = Not possible: { $why }
text-rule = Rule { $rule }.
text-done = Done: { $move }
text-sent = Said.
text-no-offer = Nobody offers to end the game.
text-agreed = You agree to end the game.
text-declined = You play on.
text-undone = Taken back.
text-unknown-empty = Type a command. “help” lists them.
text-unknown-words = I do not know that word. “help” lists the commands.
text-unknown-number = Say a number as well.
text-unknown-kind = Say which kind of building: chapel, gate, hostelry, haberdasher, guild house or park.
text-unknown-tile = Say which bonus tile.
text-unknown-what = Say something.
text-not-mine = It is not your turn. { $wait }
text-no-hint = There is no hint to be had now.
text-room = The game has not begun.
text-room-seat = Seat { $number }: { $name }
text-room-sit = Take seat { $number }
text-offline = The connection is gone; it comes back by itself.
text-online = Connected again.
text-words-card = card, cards, play
text-words-place = place, put, pawn, go
text-words-build = build, site
text-words-draw = draw, take
text-words-bonus = bonus
text-words-boost = boost, raise
text-words-use = use
text-words-done = done, end, finish
text-words-pass = pass, nothing
text-words-undo = undo
text-words-back = take back, back
text-words-help = help
text-words-status = status, where
text-words-moves = moves, legal
text-words-hint = hint
text-words-review = review
text-words-say = say, chat
text-words-agree = agree, yes
text-words-decline = decline, no, play on
text-words-centre = centre, center, middle
text-words-free = free
text-words-noise = the, a, an, on, to, in, my, and, from, with, please
text-words-gate = gate, gates
text-words-guild = guild, guilds
text-words-chapel = chapel, chapels
text-words-hostelry = hostelry, inn
text-words-park = park, parks
text-words-haberdasher = haberdasher, shop
