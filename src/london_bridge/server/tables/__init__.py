"""The authority over tables. A table is its log: entries, folded into a state; nothing else is kept.

`entries` what can happen, `state` the fold, `play` the game inside it, `seats`, `clocks`, `dealing`; `deciding` says
what a request
may do (`acts_game`, `acts_seats`, `acts_talk`); `sight` what each seat sees, `telling` what each is told, `preview`
what a
draft would do; `table` is one live table, `house` all of them.
"""
