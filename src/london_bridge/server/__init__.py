"""The table: people and bots play live games here, over HTTP and WebSocket. Imports bots, record, view and rules.

`settings`, `app`, `running`, `services`  what can be set, the assembled application, its process, what its parts share
`wire/`      the shapes of all messages, as msgspec structs; the client's types are made from them
`storage/`   the database: schema, migrations, group commit, reading, notifications between processes
`tables/`    the authority: a table is its log of entries, folded; what a request may do; views, previews, clocks
`live/`      the live channel: connections, frames, presence, limits
`bots/`      bots think in worker processes, in turns
`people/`    identity, accounts, tokens, what is kept and for how long
`notify/`    being told that it is one's turn: push and mail
`http/`      the routes, one file a resource
`fair`       the published digest of a deal, and its check
`clock`, `logs`, `metrics`  the time, what is logged, what is counted

The way of a move: `live.channel` or `http.tables` hears it, `tables.table.Table` asks `tables.deciding` whether it may
be (the rules say so), `storage.writer` saves it, and only then `tables.telling` builds every seat's view and `live`
sends it.
"""

from london_bridge.extras import require

require("server")
