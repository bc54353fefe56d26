"""The levels that one can play against."""

LEVELS = ("random", "builder")
