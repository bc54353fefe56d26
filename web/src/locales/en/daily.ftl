# The daily bridge: one deal a day, the same for everyone.

daily-title = Today’s bridge
daily-title-past = A bridge of the past
daily-lead = The same deal for everyone, against the same bots.
daily-at-the-table = At the table
daily-pays = What pays at the end
daily-play = Play today’s bridge
daily-go-on = Go on
daily-again = Play it again
daily-practise = Practise this day
daily-practise-text = It is the same deal against the same bots; it does not count.
daily-rules = One attempt counts. There are no hints, and nothing can be taken back once something new was seen. You may leave whenever you like and go on until the day is over.
daily-two = On Sundays it is for two.
daily-name = On the boards you are { $name }.
daily-rename = Choose a name
daily-next-hours = The next one begins in { $hours } h { $minutes } min.
daily-next-minutes =
    { $minutes ->
        [one] The next one begins in { $minutes } minute.
       *[other] The next one begins in { $minutes } minutes.
    }
daily-new = A new day has begun.
daily-to-new = To today’s bridge
daily-others =
    { $count ->
        [0] Nobody has played it yet.
        [one] { $count } person has played it.
       *[other] { $count } people have played it.
    }

# What I made of it.
daily-result = Your result
daily-money = Money
daily-par = Against par
daily-par-text = Par is { $par }: what the architect makes of your seat, on average.
daily-par-later = Par is being worked out.
daily-place = Place
daily-place-of = { $place } of { $count }
daily-points = Matchpoints
daily-points-text = how many in a hundred of the others you beat
daily-points-alone = Nobody else has played it yet.
daily-luck = Without luck
daily-luck-later = known when the day is over
daily-luck-soon = being worked out
daily-luck-text = as the review of your game says
daily-luck-none = not known
daily-tiles = Where you stood in money after every round
daily-tiles-said = After every round: { $places }
daily-share = Share
daily-copy = Copy
daily-share-par = { $above } to par
daily-not-second = Somebody has played this day in this browser before: your game does not count.
daily-not-late = The game ended after the day: it does not count.
daily-not-fault = A bot failed at your table: the game does not count.
daily-gave-up = You gave up: the day is played, without a result.
daily-missed = You did not play this day.
daily-unfinished = You began this day, and it ended before your game did.
daily-to-table = To the table
daily-row =
    { $days ->
        [0] No days in a row yet
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-row-best = The longest row: { $days }.
daily-row-text = One missed day in a week is forgiven.

# The boards.
daily-boards = Who played how
daily-among = Whose results
daily-all = Everyone
daily-friends = Friends
daily-friends-text = Friends are the people you have sat at a table with.
daily-board = The day
daily-week = The week
daily-week-text = Matchpoints added up; a day that nobody else played counts 50.
daily-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
daily-player = Player
daily-closed = The board opens when you have played.
daily-empty = Nobody yet.
daily-empty-friends = None of them yet.
daily-me = you
daily-near = Somebody had played this day from the same address before.

# When the day is over: all games side by side.
daily-lines = All games side by side
daily-lines-text = The same deal and the same bots: every game is the same until somebody decides otherwise. It shows what each took from the rondel, and the money after every round.
daily-lines-more = More games
daily-round = Round { $round }
daily-parts-here = Here it parts from yours.
daily-compare = Compared with
daily-where = Where did it part?
daily-same-game = { $name } has played exactly as you did.
daily-parting = Both games are the same until a decision in round { $round }. { $name } chose: { $theirs }. You chose: { $mine }.
daily-parting-ends = In the end { $name } had { $theirs }, and you { $mine }.
daily-parting-board = The board as both of you saw it. { $text }
daily-badge-mine = You
daily-badge-theirs = They
daily-replay-theirs = Their replay
daily-replay-mine = My replay

# The calendar.
daily-calendar = Days past
daily-calendar-text = Any day that is over can be practised; its results and games are open.
daily-earlier = The month before
daily-later = The month after
daily-mark-done = played
daily-mark-apart = played, does not count
daily-mark-given = given up
daily-mark-playing = begun
daily-mark-none = not played
daily-sealed = How you can tell that nobody chose the deal
daily-sealed-text = This digest of the deal was published when the day began. When the day is over the deal is published too, with the salt, and gives this digest.
daily-digest = Digest
daily-salt = Salt

# At the table.
daily-told = Today’s bridge: one attempt that counts, without hints. You may leave and go on until the day is over.
daily-told-practice = Practice: the deal of { $day }. It does not count.
daily-told-over = This day is over: the game can be played on, but it does not count.
daily-to-result = Result of the day
