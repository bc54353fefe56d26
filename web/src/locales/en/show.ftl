# The show at the table: who is winning, what scorings are about, what the others do, the end.

## Who is winning
standings = Standings
standings-money = Money now
standings-more = What the end would add
standings-line = { $name }: { $money } now, { $more } at the end, { $total } together
standings-line-hidden = { $name }: money left to memory, { $more } at the end
standings-if = If the game ended after this round
standings-now = If it ended now
forecast-now = { $money } now
forecast-prizes = { $money } at the end
menu-standings = Standings and prizes

## Scorings in five words
in-short-chapel-base = Furthest on the chapel track
in-short-chapel-most = Most chapels on a bridge
in-short-chapel-leader = Leader on the chapel track
in-short-chapel-distance = Spaces ahead of the last
in-short-chapel-again = Chapel track money once more
in-short-gate-base = Furthest on the gate track
in-short-gate-most = Most gates on a bridge
in-short-gate-leader = Leader on the gate track
in-short-gate-steps = Spaces on the gate track
in-short-gate-tiles = Bonus tiles you have kept
in-short-hostelry-base = Highest card value in hand
in-short-hostelry-most = Most hostelries on a bridge
in-short-hostelry-highest = Highest card of the round
in-short-hostelry-cards = Cards left in your hand
in-short-hostelry-sets = Card sets 1-2-3-4 in hand
in-short-bridge-base = Most buildings on a bridge
in-short-bridge-longest = Longest row without a park
in-short-bridge-lowest = Lowest number of the round
in-short-bridge-low = Houses numbered 30 or lower
in-short-bridge-sets = All six kinds of building
prize-round = each round
prize-each = { $money } each
prize-again = once more

## The show
round-last = Last round
do-next = Next
menu-pace-step = Step by step
sound-offer = Play with sound?
sound-offer-yes = With sound
sound-offer-no = Silently
verdict-by = { $who ->
    [me] You are { $money } ahead of { $rival }.
    [beaten] { $name } is { $money } ahead of you.
   *[other] { $name } is { $money } ahead of { $rival }.
}
verdict-close = So close: only { $money } behind { $name }!
verdict-tie = { $who ->
    [me] As much money as { $rival }, but you are ahead on the chapel track.
   *[other] As much money as { $rival }, but { $name } is ahead on the chapel track.
}
verdict-tie-lost = As much money as you! { $name } is ahead on the chapel track, and that breaks the tie.
verdict-tie-place = { $who ->
    [first] As much money as { $rival }, but you are ahead on the chapel track and so place higher.
    [second] As much money as you: { $name } is ahead on the chapel track, and so places higher.
   *[others] { $name } and { $rival } have the same amount: { $name } is ahead on the chapel track, and so places higher.
}
wish-fits = Would fit now
wish-strength = { $tile } (strength { $strength })
