"""The board drawn for a terminal: what a seat, or a spectator, may know. Imports rules, view and the words of the game.

`rondel` draws stacks and supply, `track_panel` the two tracks, `seat_panel` every player's bridge, hand and tiles,
`scoring_panel` the standings; here they are put side by side where there is room, and below each other where
there is not.
"""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from london_bridge.cli.paper import seat_text
from london_bridge.cli.wording.names import ALL_SIGN, CREST_NAMES, CREST_SIGNS, display_name, letters_of
from london_bridge.rules import codes, engine
from london_bridge.view import View

from .rondel import bonus_stacks, rondel, supply
from .scoring_panel import scorings
from .seat_panel import seats
from .track_panel import tracks

#: From this width on the players stand beside the rondel.
WIDE = 114


class Board:
    """A board that fits itself to the width it is printed in."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.letters = letters_of(view.names)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield head(self.view)
        yield turns(self.view, self.letters)
        width = options.max_width
        if width >= WIDE:
            yield from self._wide(width)
        else:
            yield from self._narrow(width)
        yield Rule(legend(), style="quiet", align="left")

    def _wide(self, width: int) -> RenderResult:
        stock = Table.grid(padding=(0, 3, 0, 0))
        stock.add_row(bonus_stacks(self.view), supply(self.view))
        standing = scorings(self.view, self.letters, short=True)
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(
            Group(rondel(self.view, self.letters), Text(), stock, Text(), standing),
            seats(self.view, self.letters, cell=4),
        )
        yield grid
        yield Text()
        yield tracks(self.view, self.letters, width)

    def _narrow(self, width: int) -> RenderResult:
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(rondel(self.view, self.letters), Group(bonus_stacks(self.view), Text(), supply(self.view)))
        yield grid
        yield Text()
        yield tracks(self.view, self.letters, width)
        yield Text()
        yield scorings(self.view, self.letters)
        yield Text()
        yield seats(self.view, self.letters)


def head(view: View) -> RenderableType:
    """The round, and the round markers that have been revealed."""
    s = view.sketch
    shown = [str(s.deal.markers[at]) for at in range(min(s.round, s.deal.last_round)) if s.deal.markers[at]]
    hidden = s.deal.last_round - len(shown)
    markers = f"markers {' '.join(shown)}{' ·' * hidden}"
    title = "The game is over" if s.phase == codes.OVER else f"Round {s.round} of {s.deal.last_round}"
    return Rule(Text(f"{title} · {markers}", style="head"), style="quiet")


def turns(view: View, letters: list[str]) -> RenderableType:
    """Whose turn comes when; before that, who has put cards down."""
    s = view.sketch
    line = Text()
    if s.phase == codes.OVER:
        return line
    if s.phase == codes.CARDS:
        waiting = engine.seats_of(engine.acting(s))
        line.append("Cards are being chosen by ")
        for seat in waiting:
            line.append_text(seat_text(seat, f"{letters[seat]} {display_name(view.names[seat])}"))
            line.append(", " if seat != waiting[-1] else "")
        return Padding(line, (0, 0, 1, 0), expand=False)
    line.append("Turns: ")
    for turn in range(s.turns):
        slot = s.order[turn]
        value, card = s.value[slot], s.card[slot]
        boost = f"+{value - card}" if value > card else ""
        name = f"{letters[slot >> 1]} {display_name(view.names[slot >> 1])} {card}{boost}"
        now = turn == s.turn and s.phase != codes.BOOSTS
        line.append_text(seat_text(slot >> 1, f"▸{name}" if now else name))
        line.append(" (done)" if turn < s.turn else "", style="quiet")
        line.append(", " if turn < s.turns - 1 else "")
    return Padding(line, (0, 0, 1, 0), expand=False)


def legend() -> Text:
    """What the signs mean."""
    signs = "  ".join(f"{CREST_SIGNS[crest]} {CREST_NAMES[crest]}" for crest in ("blue", "orange", "gray", "green"))
    return Text(f"crests: {signs}  {ALL_SIGN} all four", style="quiet")


__all__ = ["Board"]
