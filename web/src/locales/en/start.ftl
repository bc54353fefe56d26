# The first page.
start-play = Play now
start-against = against three bots
start-name = Your name
start-level = Level
start-daily = Today’s bridge
    .text = The same deal for everyone
    .playing = Go on with it
    .done = Played: the next one tomorrow
start-puzzle = A puzzle
    .text = One move is the best
start-new = Set up a table
    .text = With friends, bots, or both
start-tables = Open tables
    .text = Join in, or watch
start-games = My games
    .text = Whose turn it is, and how it ended
start-learn = Learn
    .text = A first game in ten minutes
start-rules = Rules
    .text = Every rule, every tile
start-replay = Replay a record
    .text = Step by step, from any seat

# Play now, for the first time.
first = Is this your first time?
first-time = Yes, show me
    .text = Three little tasks, then a first game with a coach.
first-known = I know the game
    .text = Straight to the table.
