# Words that every page shares.
ui-skip = Skip to the content
ui-close = Close
ui-cancel = Cancel
ui-reload = Reload
ui-to-start = To the start page
ui-sign-in = Sign in
ui-broken-title = Something went wrong
ui-broken-text = This page ran into an error. Your game is safe on the server: reload the page and play on.
ui-not-loaded = This part of the page could not be loaded. Check your connection, then reload the page.
ui-not-found = There is no such page
ui-loading = Loading…
ui-guest = Guest
ui-name-long = Too long: a name has at most { $most } characters, this one has { $count }.

# The frame of every page.
ui-language = Language
ui-to-night = Night
ui-to-day = Day
ui-light = Light
ui-light-system = Same as system
ui-light-day = Day
ui-light-night = Night
ui-save = Save
ui-copy = Copy
ui-copied = Copied
ui-more = More
nav-main = Pages
nav-tables = Open tables
nav-games = My games
nav-learn = Learn
nav-rules = Rules
nav-glossary = Glossary
nav-replay = Replay
review = Review
nav-new = Set up a table
nav-me = Me and my settings
nav-waiting =
    { $count ->
        [one] { $count } game waits for you
       *[other] { $count } games wait for you
    }

# Bots by level: what they are called, and how they play.
level-random = Jester
    .text = Does anything that is allowed.
level-apprentice = Apprentice
    .text = Forgiving. Good for a first game.
level-journeyman = Journeyman
    .text = Knows the trade. A fair match.
level-master = Master
    .text = Thinks ahead and counts your crests.
level-architect = Architect
    .text = The strongest. Takes some time to think.

# What went wrong with a request, and what helps.
problem-offline = The server cannot be reached. Check your connection and try again.
problem-too_fast = That was very fast. Wait a moment and try again.
problem-busy = The server has a lot to do just now. Try again in a moment.
problem-not_over = This game is not over yet: a game can be reviewed when it has ended.
problem-no_result = This game ended early, without a result: there is nothing to review.
problem-many_reviews = Many reviews are being made. Try again in a moment.
problem-set_aside = This table cannot be opened just now. Whoever runs this server has been told; try again later.
problem-fault = Something went wrong on the server. It has been recorded; please try again.
problem-not_found = That is not there, or not any more.
problem-no_table = There is no such table. Perhaps the link is incomplete.
problem-not_allowed = That is not allowed here.
problem-too_large = That is too large.
problem-signed_out = You have been signed out on this device. Sign in again to go on.
problem-locked = Too many wrong passwords were tried with this login. Use a device that was signed in before, or your recovery code, or wait an hour.
problem-mailed = An email has already been sent. Look for it, also among spam, or try again tomorrow.
problem-need_account = Emails are only for accounts. Create one first.
problem-other = That did not work: { $message }
