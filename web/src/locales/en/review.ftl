# The review of a finished game: curve, deciding moments, marks, luck and skill.

review-title = The review
review-lead = Where the game was decided, and by what.
review-round-of = Round { $round }
review-round = Round

# While it is worked out.
review-waiting = { $ahead ->
    [0] It is next.
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
}
review-stage-curve = The curve is being drawn.
review-stage-ledger = Every moment is being judged.
review-stage-decisions = The decisions are being graded, the costliest first.
review-stage-close = Close calls are looked at again.
review-stay = You can leave and come back: the work goes on, and what is done is kept.
review-failed = This review could not be made.
review-ready = The review is done.
review-again = Try again

# The curve.
review-curve = Chances of winning
review-curve-text = The solid line is what everybody at the table could know.
review-curve-label = Everybody’s chance of winning, from round 1 to the end. The table below tells the same.
review-truth = The dashed line: what was true, with everything face up
review-moment = Moment of the game
review-start = Start
review-table = The curve as a table
review-now = { $where }: { $shares }

# What a moment was.
review-played = Played: { $move }.
review-better = Better: { $move }.
review-cost = { $points ->
    [one] It cost about { $points } point of winning.
   *[other] It cost about { $points } points of winning.
}
review-cost-between = { $points ->
    [one] It cost between { $low } and { $high } point of winning.
   *[other] It cost between { $low } and { $high } points of winning.
}
review-only = There was no other move.
review-best = Nothing better was found.
review-unsure = “{ $move }” may be better, but that is not certain: it gains between { $low } and { $high } points.
review-pending = This decision has not been looked at yet.
review-drawn = Turned up: { $tile }.
review-drawn-bonus = Turned up: “{ $tile }”.
review-turned = The round marker turns the rondel by { $steps }.
review-revealed = The cards are revealed: { $cards }.
review-outguessed = To be outguessed is neither luck nor error.
review-draw = Draw
review-reveal = Reveal
review-luck = Luck: nobody decided this.
review-changed = Chances: { $list }.
review-unchanged = It changed nobody’s chances by a whole point.
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-grades = { $grade ->
    [inaccuracy] Inaccuracies
    [mistake] Mistakes
   *[blunder] Blunders
}
review-badge-played = played
review-badge-better = better
review-badge-here = here
review-why-best = For the better move:
review-why-played = For what was played:
review-board = The board before this decision. { $text }
review-board-event = The board at this moment. { $text }

# The moments that decided the game.
review-deciding = { $count ->
    [one] The moment that decided the game
   *[other] The { $count } moments that decided the game
}

# One mark after the other.
review-marks = Moves with a mark
review-marks-text = Marked is only what is certain: the lower end of what it cost is more than 2 points for an inaccuracy, 5 for a mistake, 10 for a blunder.
review-nth = { $nth } of { $count }
review-next = Next mark
review-previous = Previous mark
review-keys = Keys: N goes to the next mark, P to the previous one.
review-none = No move has a mark.
review-none-here = No marked move fits this choice.
review-none-yet = No move has a mark yet; the decisions are still being graded.
review-whose = Whose
review-everybody = Everybody
review-size = How serious
review-size-inaccuracy = All
review-size-mistake = Mistakes and blunders
review-size-blunder = Blunders
review-kind = What
review-kind-all = Everything
review-kind-card = Cards
review-kind-space = Spaces
review-kind-site = Sites
review-kind-hostelry = Hostelries
review-kind-bonus_tile = Bonus tiles

# Find it yourself.
review-hide = Find it yourself
review-hide-text = Better moves stay hidden until you have looked for them.
review-find = Find it yourself
review-answer = Show the better move
review-question = What is better? Choose on the board or here.
review-verdict-best = That is it! Nothing better was found.
review-verdict-close = As good as the best one.
review-verdict-better = { $points ->
    [one] Better than what was played, but about { $points } point behind the best.
   *[other] Better than what was played, but about { $points } points behind the best.
}
review-verdict-same = That is what was played.
review-verdict-worse = { $points ->
    [one] No: about { $points } point behind the best.
   *[other] No: about { $points } points behind the best.
}
review-tried = Your choice: { $move }.

# Luck and skill.
review-sums = Luck and skill
review-sums-text = From the start to the result: the parts add up exactly.
review-sums-note = Decisions are measured against what journeymen would do from there on. A mistake that they would make too was expected, and costs nothing here; what it cost against the best move is told with its mark.
review-unit = Counted in
review-unit-wins = Points of winning
review-unit-money = Pounds
review-part-own = Own decisions
review-part-others = Others’ decisions
review-part-draws = Draws
review-part-reveals = Reveals
review-part-own-text = skill
review-part-others-text = what the others gave or took
review-part-draws-text = luck
review-part-reveals-text = guessing: neither luck nor error
review-at-start = At the start
review-result = Result
review-without-luck = Without the luck of the draws: { $amount }

# Who gave whom what.
review-matrix = Who gained from whose decisions
review-matrix-text = A row says what somebody’s decisions gave everybody.
review-matrix-which = Which decisions
review-matrix-marked = With a mark
review-matrix-all = All
review-matrix-corner = Decisions of

# Accuracy.
review-accuracy = Accuracy
review-accuracy-text = 100: nothing better was found anywhere. Hard decisions count more, forced ones not at all.
review-accuracy-of = { $accuracy } of 100
review-accuracy-none = Nothing to decide
review-like = { $who ->
    [me] { $level ->
        [random] You played this game like a jester, by chance.
        [apprentice] You played this game like an apprentice.
        [journeyman] You played this game like a journeyman.
        [master] You played this game like a master.
       *[architect] You played this game like an architect.
    }
   *[other] { $level ->
        [random] { $name } played this game like a jester, by chance.
        [apprentice] { $name } played this game like an apprentice.
        [journeyman] { $name } played this game like a journeyman.
        [master] { $name } played this game like a master.
       *[architect] { $name } played this game like an architect.
    }
}

# The picture to share.
review-card = A picture to share
review-card-text = { $players }: the chances of winning over the game, and everybody’s accuracy.
review-card-accuracy = Accuracy { $accuracy }
review-honest = The judge is our own search, with { $playouts } games tried for every decision. Where it is blind, so is the review; the intervals tell of chance alone.

# In the text mode.
review-text-working = The review is being worked out: { $percent } are done. Ask again in a moment.
review-text-running = A game can be reviewed when it is over.
review-text-accuracy = accuracy { $accuracy } of 100.
review-text-sum = From { $start } to { $end }: { $parts }.
review-text-page = The whole review is on its own page: { $address }
