"""Solving puzzles: who is given which, what an answer is worth, and the ratings of people and puzzles."""
