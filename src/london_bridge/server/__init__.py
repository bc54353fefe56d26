"""The table: people and bots play live games here, over HTTP and WebSocket. Imports review, bots, record, view and
rules.

From the top down, each imports only what stands below it (`make check` holds that):

`running`, `app`, `services`  the process, the assembled application, and the parts that its routes can use
`http/`      the routes, one file a resource
`live/`      the live channel: connections, frames, presence, limits
`notify/`    being told that it is one's turn: push and mail
`reviews/`   reviews of finished games, made by a worker process that lets everybody else go first
`people/`    identity, accounts, tokens, what is kept and for how long
`tables/`    the authority: a table is its log of entries, folded; what a request may do; views, previews, clocks
`bots/`      bots think in worker processes, in turns
`storage/`   the database: schema, migrations, group commit, queries, notifications between processes
`wire/`      the shapes of all messages, as msgspec structs; the client's types are made from them
`texts/`     the sentences of mails, pushes and shared links, a file a language
`refusals`, `requester`, `rate_limits`, `display_names`  what all of them share: refusing, who asks, how often, names
`clock`, `concurrency`, `fair`, `settings`, `metrics`  the time, locks, the published digest of a deal, what can be set
and what is counted

The way of a move: `live.channel` or `http.tables` hears it, `tables.table.Table` asks `tables.requests` whether it may
be (the rules say so), `storage.writer` saves it, and only then `tables.snapshots` builds every seat's view and `live`
sends it.
"""

from london_bridge.extras import require

require("server")
