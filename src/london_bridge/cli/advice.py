"""A hint in words, at the table and for a record: the moves, what to expect after each, and why. Imports bots."""

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table as Grid

from london_bridge.bots.hints import Hint
from london_bridge.rules import Move
from london_bridge.view import View

from .paper import crests
from .wording import words_of


def print_hints(console: Console, view: View, hints: Sequence[Hint], number: Callable[[Move], int]) -> None:
    """Tell hints, each with the number by which the move is known here."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="key", width=4)
    grid.add_column()
    for one in hints:
        grid.add_row(str(number(one.move)), crests(words_of(view, one.move)))
        if one.share is not None and one.money is not None:
            grid.add_row("", f"wins {100 * one.share:.0f} % of games, about £{one.money:.0f} at the end")
        grid.add_row("", crests(one.why))
        if one.against:
            grid.add_row("", crests("But: " + " ".join(caution.sentence for caution in one.against)))
    console.print(grid)
