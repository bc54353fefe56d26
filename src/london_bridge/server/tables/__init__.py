"""The authority over tables. A table is its log: entries, folded into a state; nothing else is kept.

`entries`         what can happen at a table
`table_state`     what the entries make of a table; `seats` and `table_game` are parts of it
`loading`         a state from its log
`requests`        what a request adds to the log, or why not (`seat_requests` before the start, `game_requests` in play)
`creation`        the first entries of a table
`views`           what somebody sees; `drafts`: what moves would do that are not made yet
`snapshots`       what everybody is told after a change
`table`           one live table; `table_registry` has all of this process, `sweep` and `index` look after the others
`bot_driver`      lets bots move
"""
