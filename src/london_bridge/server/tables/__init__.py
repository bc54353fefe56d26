"""The authority over tables. A table is its log: entries, folded into a state; nothing else is kept.

`entries` says what can happen, `state` what it makes of a table, `play` is the game inside it. `deciding`
decides what a request may do (`acts_game`, `acts_seats`), `sight` what each seat sees, `telling` what each is told,
`preview` what a draft would do. `table` is one live table, `house` all of them; `driver` lets bots move.
"""
