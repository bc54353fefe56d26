# Puzzles: positions with one right answer.

puzzle = Puzzle
puzzle-title = Puzzles
puzzle-lead = Positions from real games, each with one right answer. The better you solve, the harder they get.
puzzle-menu = Menu
puzzle-of-day = Puzzle of the day
puzzle-by-theme = Puzzle: { $theme }
puzzle-where = Round { $round }, { $players } players
puzzle-my-rating = Your rating: { $rating }
puzzle-all = All puzzles
puzzle-start = Solve puzzles
puzzle-keys = Keys: the board is played as at a table; Enter gives the answer, and then goes on to the next puzzle.

# The question.
puzzle-ask-card = Which card do you play?
puzzle-ask-card-two = Which is the higher of the two cards that you play?
puzzle-ask-space = Where do you place your pawn?
puzzle-ask-cards = Which card do you draw?
puzzle-ask-bonus-tiles = Which bonus tile do you take?
puzzle-ask-bonus-boosts = Do you make one of your cards worth 1 more?
puzzle-ask-bonus-end = Do you use a bonus tile, or end your turn?
puzzle-ask-guess = Which card will { $player } play?
puzzle-ask-guess-two = Which is the higher card that { $player } will play?
puzzle-cards-of = Cards that { $player } holds
puzzle-choose = Choose on the board

# The answer.
puzzle-said-right = That is it!
puzzle-said-partly = Not quite.
puzzle-said-wrong = No.
puzzle-loss = { $points ->
    [one] “{ $move }” wins { $points } game in 100 less than the best.
   *[other] “{ $move }” wins { $points } games in 100 less than the best.
}
puzzle-loss-guess = { $points ->
    [one] “{ $move }” is { $points } point in 100 less likely.
   *[other] “{ $move }” is { $points } points in 100 less likely.
}
puzzle-weight = counts { $percent } of a game
puzzle-again-text = You had answered this one before, so your rating stays.
puzzle-taught-text = What a lesson asks counts in no rating.
puzzle-why = Why
puzzle-thinks = { $player } may think: “{ $text }”
puzzle-table = All moves, the best first
puzzle-col-move = Move
puzzle-col-wins = Wins
puzzle-col-money = Money
puzzle-col-loss = Loses
puzzle-col-likely = Likely
puzzle-tag-best = best
puzzle-tag-mine = yours
puzzle-tag-usual = the journeyman’s
puzzle-about = What it is about:
puzzle-level = Level of this puzzle: { $rating }.
puzzle-tried = { $percent } of { $tried } who tried it here found it.

# What one can do.
puzzle-help = What is it about?
puzzle-skip = Another one
puzzle-next = Next puzzle
puzzle-try = Try again
puzzle-show = Show the answer
puzzle-share = Link to this puzzle

# In words.
puzzle-in-words = In words
puzzle-words-lead = The puzzle and its table in sentences. Answer with a word or a button: your first answer counts at once.
puzzle-words-answers = What you can answer
puzzle-no-answer = That is no answer here. “moves” lists them.
puzzle-words-about = about, theme
puzzle-words-show = show, show the answer, give up
puzzle-words-again = again, try again
puzzle-words-next = next, next puzzle, another one, skip
puzzle-words-help-about = about · tells what the puzzle is about; your answer then counts for less
puzzle-words-help-show = show · shows the answer after a miss
puzzle-words-help-again = again · lets you try again
puzzle-words-help-next = next · goes on to another puzzle

# Against the clock.
puzzle-streak = Against the clock
puzzle-streak-lead = Solve as many as you can, each harder than the one before. Three misses end it. Your rating stays as it is.
puzzle-streak-begin = { $minutes } minutes
puzzle-streak-best = Your best: { $count }
puzzle-streak-solved = { $count } solved
puzzle-streak-missed = { $count } of 3 missed
puzzle-streak-wrong = Missed.
puzzle-streak-by-misses = Three misses ended it.
puzzle-streak-by-time = The { $minutes } minutes are over.
puzzle-streak-record = It is your best.
puzzle-streak-steps = Look at them again
puzzle-step-right = Puzzle { $number }: solved
puzzle-step-wrong = Puzzle { $number }: missed

# All puzzles.
puzzle-mine = Your puzzles
puzzle-rating-sure = ± { $deviation }
puzzle-rating-unsure = ± { $deviation }, still a guess
puzzle-curve = Your rating over the last { $count } puzzles: from { $from } to { $to }
puzzle-figures = { $count ->
    [one] { $count } puzzle answered, { $solved } solved at once
   *[other] { $count } puzzles answered, { $solved } solved at once
}
puzzle-kind-score = { $percent } of { $count }
puzzle-none-yet = You have not answered any yet. Your first answers find out how hard your puzzles should be.
puzzle-by-themes = By theme
puzzle-by-kinds = By question
puzzle-by-players = By number of players
puzzle-players = { $count } players
puzzle-done-of = { $done } of { $count }
puzzle-theme-note = Who knows the theme knows half the answer: such a puzzle counts for less.
puzzle-last = Your last answers

puzzle-kind-card = Choose a card
puzzle-kind-space = Place the pawn
puzzle-kind-site = Choose a site
puzzle-kind-cards = Draw cards
puzzle-kind-bonus = Bonus tiles
puzzle-kind-guess = Guess a card

puzzle-theme-money = Money at once
puzzle-theme-centre = The centre
puzzle-theme-crests = Many crests of a kind
puzzle-theme-guild = Guild houses
puzzle-theme-chapel = The chapel track
puzzle-theme-gate = The gate track
puzzle-theme-scoring = A scoring
puzzle-theme-line = The falling numbers
puzzle-theme-park = Parks
puzzle-theme-replace = Replacing
puzzle-theme-tiles = Bonus tiles
puzzle-theme-hand = The hand of cards
puzzle-theme-first = Going first
puzzle-theme-save = Saving a card
puzzle-theme-end = The last round
