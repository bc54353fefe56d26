# A record of one's own: what finished games say together, and the charters.

chronicle-title = My chronicle
chronicle-title-of = The chronicle of { $owner }
chronicle-lead = What your finished games say together.
chronicle-none = Nothing is written here yet. Play a first game to its end, and your chronicle begins.
chronicle-none-of = Nothing is written here yet.
chronicle-gone = Nobody shows a chronicle at this address.
chronicle-as-table = As a table
chronicle-all = All

# Figures.
chronicle-games = Games
chronicle-games-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
chronicle-won = Won
chronicle-fair = by chance { $fair }
chronicle-mean = Money on average
chronicle-most = Most money
chronicle-mode = Scorings
chronicle-mode-base = As printed
chronicle-mode-expansion = Experienced builders
chronicle-mode-mixed = Mixed
chronicle-no-such = There is no such game yet.
chronicle-places = Places
chronicle-places-text = How often first, second, third and last.
chronicle-of = { $players } players
chronicle-won-of = { $won } of { $games } won
chronicle-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
chronicle-form = Money, game by game
chronicle-form-text = { $games ->
    [one] The newest game.
   *[other] The newest { $games } games; golden dots are wins, the line is the mean of ten.
}
chronicle-form-label = { $games ->
    [one] The money of the newest game. The table below tells the same.
   *[other] The money of the newest { $games } games, the oldest on the left. The table below tells the same.
}

# Bridges and buildings.
chronicle-bridges = Bridges
chronicle-best = The richest bridge
chronicle-longest = The longest line
chronicle-line = { $line } buildings without a park
chronicle-buildings = Favourite buildings
chronicle-buildings-text = How many of each kind stood on the bridge in the end, on average.

# Whom one has met, and what paid.
chronicle-opponents = Opponents
chronicle-opponent = Opponent
chronicle-ahead = Ahead of them
chronicle-others = Others
chronicle-scorings = What the scorings paid
chronicle-scorings-text = On average, with everything they paid along the way.

# What the reviews say.
chronicle-course = Accuracy and luck
chronicle-course-text = From the games with a review.
chronicle-course-none = None of these games has a review yet. After a game, choose Review, and it counts here, too.
chronicle-accuracy-label = { $games ->
    [one] The accuracy of one game, from 0 to 100. The table below tells the same.
   *[other] The accuracy of { $games } games, from 0 to 100, the oldest on the left. The table below tells the same.
}
chronicle-luck = Luck in pounds
chronicle-luck-label = { $games ->
    [one] What luck gave in one game, in pounds. The table below tells the same.
   *[other] What luck gave in { $games } games, in pounds, the oldest on the left. The table below tells the same.
}

# The daily bridge.
chronicle-days = The daily bridge
chronicle-days-none = No day that is over has been played yet.
chronicle-days-text = The number is the place at the table. Today’s game is here tomorrow.
chronicle-days-label = { $days ->
    [one] A calendar with one day that was played. A list follows.
   *[other] A calendar with { $days } days that were played. A list follows.
}
chronicle-streak = { $days ->
    [one] One day played; { $now } in a row now, { $best } at best.
   *[other] { $days } days played; { $now } in a row now, { $best } at best.
}

# Puzzles.
chronicle-puzzles = Puzzles
chronicle-puzzles-text = Rating { $rating } ± { $deviation }; { $solved } of { $count } solved.
chronicle-puzzles-label = How the rating of the puzzles went, the oldest on the left; it is { $rating } now. The table below tells the same.
chronicle-puzzles-nth = Puzzle { $nth }

# Who may read it.
chronicle-show = Who may read this
chronicle-show-all = Everybody who has the address
chronicle-show-text = Otherwise nobody but you. Each time you switch it on, the address is a new one.
chronicle-export = Download everything as JSON

# The charters.
chronicle-charters = Charters
chronicle-charters-count = { $earned } of { $all } earned. Each teaches something of the game.
charter-grade-1 = Apprentice’s pieces
charter-grade-2 = Journeyman’s pieces
charter-grade-3 = Masterpieces
charter-earned = Earned on { $when }
charter-open = Not earned yet
charter-rule = Rule { $rule }
charter-new = { $count ->
    [one] You have earned a charter
   *[other] You have earned { $count } charters
}
charter-all = To your chronicle
charter-fresh_start = A Fresh Start
    .what = Behind a park, build a house with a higher number than the one before the park.
charter-first_of_equals = First among Equals
    .what = Take your turn before somebody whose card is worth as much as yours.
charter-rebuilt = Rebuilt in Stone
    .what = Replace a building by one whose action has a strength of 4.
charter-six_crests = Strength of Six
    .what = Build a building whose action has a strength of 6.
charter-full_house = A Full House
    .what = Draw three cards at one hostelry.
charter-six_kinds = The Whole Town
    .what = Have all six kinds of building on your bridge in the end.
charter-two_at_once = Two Favours at Once
    .what = Use two bonus tiles in one turn.
charter-both_ends = From End to End
    .what = Reach the last space of the chapel track and of the bridge gate track.
charter-full_bridge = Bank to Bank
    .what = Build on all twelve spaces of your bridge.
charter-no_toll = Never Paid the Toll
    .what = Win without ever paying for the centre of the rondel.
charter-long_line = Seven in a Row
    .what = Have a line of seven buildings without a park in the end.
charter-architect = The Architect Outbuilt
    .what = Win a game in which an architect plays against you.
charter-all_four = First in All Four
    .what = Get more money from each of the four scorings than anybody else.
charter-no_guild = Without the Guilds
    .what = Win without a guild house on your bridge.
charter-four_of_six = Four Crests of Six
    .what = Have each of the four crests six times on your bridge; a guild house counts for all four.
