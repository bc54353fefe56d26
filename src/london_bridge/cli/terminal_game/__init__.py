"""A game at the terminal: one person, and bots on the other seats. Imports every room below.

`terminal_table` holds the game and makes moves, `trail` knows how far they can be undone, `dialogue` asks and answers,
`saved_games` saves and resumes, `ending` shows the final scoring, `telling` prints what happened.
"""
