# Words of the pages around the table.

# Setting up a table.
setup-title = Set up a table
setup-lead = Choose who sits where. Everything else is fine as it is.
setup-who = Who plays
setup-players = Players
setup-players-count = { $count }
setup-seat = Seat { $number }
setup-seat-me = Me
    .text = This is you.
setup-seat-local = On this device
    .text = Takes turns with you on this screen.
setup-seat-open = Open
    .text = For whoever gets your link.
setup-seat-bot = Bot
setup-seat-name = Name
setup-scoring = What pays at the end
setup-scoring-lead = Four categories, one scoring each. Any mixture works.
setup-scoring-base = As printed
    .text = The four scorings on the board: best for a first game.
setup-scoring-expansion = Experienced builders
    .text = One of the four tiles of each category, drawn by lot.
setup-scoring-random = Anything goes
    .text = The printed one and the four tiles all go into the lot.
setup-scoring-chosen = I choose
    .text = One for each category.
setup-category-chapel = Chapel
setup-category-gate = Bridge gate
setup-category-hostelry = Hostelry
setup-category-bridge = Bridge
setup-how = How it is played
setup-clock = Time to think
setup-clock-none = As long as it takes
    .text = Nobody is hurried.
setup-clock-live = With a clock
    .text = Each decision gets a few seconds of its own; anything longer comes out of your reserve. Once that is used up, a bot moves.
setup-clock-days = By post
    .text = Days for each decision; you are told when it is your turn.
setup-bank = Reserve in minutes
setup-decision = Seconds per decision
setup-days = Days per decision
setup-pace = Speed of the bots
setup-pace-0 = At once
setup-pace-400 = Brisk
setup-pace-900 = Steady
setup-pace-1800 = Leisurely
setup-hands = Open hands
    .text = Cards in hand can be seen by all; nothing secret ever gets into them.
setup-money = Open purses
    .text = Everybody’s money can be seen.
setup-undo = Undo
    .text = Take back your own move as long as nothing new has been seen.
setup-hints = Hints
    .text = Ask a bot what it would do.
setup-public = Public
    .text = The table is listed among the open tables.
setup-watch = Spectators
    .text = Whoever has the link may watch.
setup-chat = Chat
    .text = Write to each other at the table.
setup-special = Special wishes
setup-seed = Seed of the deal
    .text = The same number deals the same game. Leave it empty for a fair one.
setup-substitute = Stand-in
    .text = The bot that plays for anyone who leaves or runs out of time.
setup-less = less
setup-greater = more
setup-fault-names = Give everyone on this device a name.
setup-fault-long = A name is too long.
setup-fault-seed = The seed is a whole number from 0 to 9007199254740991.
setup-fault-nobody = Only bots, and nobody may watch: let somebody in.
setup-fault-number = From { $least } to { $most }.
setup-fault-time = Check the time to think.
setup-full = Everyone is here.
setup-open = The others join through the link that you will get.
setup-start = Start the game
setup-invite = Open the table

# Lists of tables.
tables-title = Open tables
tables-lead = Take a seat, or look over somebody’s shoulder.
tables-open = Waiting for players
tables-playing = Being played
tables-none-open = No table is waiting just now. Open one, and make it public.
tables-none-playing = Nobody is playing in public just now.
tables-join = Take a seat
tables-watch = Watch
tables-television = Big screen
tables-round = Round { $round } of { $rounds }
tables-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
tables-clock-live = { $minutes } min + { $seconds } s
tables-clock-days =
    { $days ->
        [one] { $days } day per decision
       *[other] { $days } days per decision
    }
tables-hands-hidden = Hands hidden
tables-money-hidden = Money hidden
games-title = My games
games-lead = Everything you play on this device, or with your account.
games-waiting = Waiting for you
games-running = Waiting for others
games-open = Not started yet
games-over = Finished
games-turn = Your turn
games-away = A bot plays for you
games-rests = Rests until you are back
games-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
games-unscored = Not scored
games-play = Play
games-enter = To the table
games-text = As text
games-result = Result
games-none = You have not played here yet.
games-chronicle = My chronicle
games-first = Play a first game

# Me and my settings.
me-title = Me
me-lead = You can play without any of this: a name is enough.
me-about = About me
me-guest = You are a guest: this browser remembers you.
me-saved = Saved
me-account = Account
me-account-why = Only needed to find your games again when this browser forgets you. No email address required.
me-signed-in = Signed in as { $login }.
me-sign-up = Sign up
me-sign-in = Sign in
me-sign-recover = Forgot your password?
me-sign-out = Sign out
me-login = Login
    .text = 3 to 40 letters, digits or . @ + - _
me-password = Password
    .text = At least 8 characters. A whole sentence works well.
me-password-old = Old password
me-password-new = New password
me-password-change = Change password
me-password-changed = Your password has been changed. Other devices have to sign in again, and tokens of bots no longer work.
me-recovery = Recovery code
    .text = The only way back if you forget your password. It is shown this once: keep it somewhere safe.
me-download = Save as a file
me-kept = I have saved it
me-told = Your turn!
    .text = How you learn that a game is waiting for you.
me-told-page = On the page
    .text = The page title shows how many games are waiting.
me-told-push = By notification
    .text = This device tells you, even when the page is closed.
me-told-push-forbidden = Notifications are blocked for this page in your browser’s settings.
me-told-push-impossible = This browser cannot receive notifications here.
me-told-mail = By email
    .text = Only for games played by post, and for games that you left open.
me-told-mail-asked = An email is on its way to { $address }: follow the link in it.
me-told-mail-on = Send me emails
me-told-mail-account = Emails are only for accounts: create one above, then enter your address here.
me-device = Another device
    .text = A private link makes another phone or computer yours too. It works once, for a quarter of an hour.
me-device-make = Make the link
me-device-qr = The link as a QR code for the camera of your other device
me-device-left =
    { $minutes ->
        [one] Works for { $minutes } more minute. Show it to nobody.
       *[other] Works for { $minutes } more minutes. Show it to nobody.
    }
me-tokens = Bots of your own
    .text = With an access token, a program may play in your name.
me-token-label = Name of the token
me-token-make = Make a token
me-token-new = The new token
me-token-once = It is shown this once. Whoever has it can play as you.
me-token-used = last used { $when }
me-token-unused = never used
me-token-drop = Delete the token { $label }
me-api = How programs talk to the table
me-gone = Delete me
    .text = Account, name, tokens: everything goes. Bots take over your seats.
me-gone-do = Delete everything
me-gone-sure = This cannot be undone. Bots play on in your running games, and finished games no longer show your name.
movein-title = Add this device
movein-text = This private link makes this device yours too.
movein-instead = On this device you are { $name }. The link will hand it over to somebody else.
movein-do = That is me
movein-done = Welcome, { $name }. All your games are here.
movein-empty = There is nothing in this link. Make a new one on your other device.
problem-sealed = The others still have this day before them: its games can be looked at when it is over.
problem-bad_login = A login has 3 to 40 characters: letters, digits or . @ + - _ and no spaces.
problem-login_taken = This login is taken. Choose another one.
problem-wrong_login = Login and password, or code, do not match.
problem-weak_password = This password is too easy to guess. Take at least 8 characters; a whole sentence works well.
problem-bad_link = This link has been used, or is too old. Make a new one.
problem-bad_email = This does not look like an email address.
problem-bad_push = This browser’s push service cannot be used here.
problem-unknown = Say who you are first: choose a name, or sign in.

# Replays.
replay-title = Replay
replay-lead = Any finished game, move by move, through anyone’s eyes.
replay-drop = Drop a record here
replay-let-go = Let go!
replay-choose = Choose a file
replay-paste = Or paste it
replay-show = Show
replay-several =
    { $count ->
        [one] { $count } game in this file
       *[other] { $count } games in this file
    }
replay-mine = My finished games
replay-no-empty = There is nothing in it.
replay-no-json = This is not a record: it cannot be read as JSON.
replay-no-none = There is no game in it: a record has players and moves.
replay-controls = Replay
replay-back = One move back
replay-step = One move forward
replay-play = Play
replay-pause = Pause
replay-move = Moment of the game
replay-at = Move { $move } of { $moves }, round { $round }
replay-round = Jump to a round
replay-round-of = Round { $round }
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-open = All open
replay-eyes-watch = Spectator
replay-menu = Menu
replay-money = £{ $money }
replay-fair = The deal is the one that was sealed before the game.
replay-unfair = The deal does not match what was sealed before the game.
replay-link = Link to this moment
replay-position = Link to this position
replay-download = Download the record
replay-other = Another game
replay-keys = Arrow keys step, the space bar plays, Home and End go to the beginning and the end.
replay-play-on = Play on from here
replay-what-if = What if?
replay-play-on-text = A new table starts in round { $round }, at this very moment. You take one seat, bots the others.
replay-my-seat = My seat
replay-others = The others
replay-same = The same bots
problem-bad_record = This record cannot be right.
problem-bad_position = This position cannot be right.
problem-being_played = This position stands at a table that is being played. It can be analysed when that game is over.
problem-unsolved = This is the position of a puzzle that you have not answered yet, or nearly. Answer the puzzle first.
problem-to-puzzle = To the puzzle

# A position by its link: one line of text, and the board it means.
position-title = Position
position-lead = Where a game stands, in one line of text.
position-text = The position as text
position-show = Show
position-other = Another position

# Watching on a big screen.
watch-title = Watching
watch-standing = Standing
watch-more-text = What the final scoring would add if the game ended now
watch-fullscreen = Full screen
watch-leave = To the table
watch-not-yet = The game has not begun yet. Join it with your phone:
watch-qr = The address of the table as a QR code
