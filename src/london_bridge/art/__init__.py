"""The drawings: `symbols` and `palette.json` are the art itself (README.md); `board` draws a whole table as SVG.

Imports rules and view; nothing outside the standard library.
"""
