# Words of the pages around the table.

# The first page.
start-play = Play now
start-against = against three bots
start-name = Your name
start-name-guest = Guest
start-level = Level
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
