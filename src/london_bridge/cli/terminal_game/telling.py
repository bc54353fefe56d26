"""Prints what happened, a paragraph to a turn. Imports the words of the game."""

import re
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from london_bridge.cli.paper import SEAT_STYLES, crests
from london_bridge.cli.wording import Teller
from london_bridge.rules import Event

#: Each of these begins a paragraph.
_OPENINGS = ("round", "reveal", "order", "turn", "round_end", "end")
#: Told by what follows: that somebody has chosen is seen on the board, and the reveal tells what.
_UNTOLD = ("chosen",)


def paragraphs(events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events of a stretch of play, split where something new begins. The final scoring is a table, not a story."""
    part: list[Event] = []
    over = False
    for event in events:
        if event.kind in _UNTOLD or over:
            continue
        over = event.kind == "end"
        if event.kind in _OPENINGS and part:
            yield part
            part = []
        part.append(event)
    if part:
        yield part


def told(text: str, teller: Teller) -> Text:
    """A text with crests, money and the players' names in colour."""
    shown = crests(text)
    for seat, name in enumerate(teller.names):
        called = r"[Yy]our?" if seat == teller.you else re.escape(name)
        shown.highlight_regex(rf"\b{called}\b", style=SEAT_STYLES[seat])
    return shown


def tell(console: Console, teller: Teller, events: Sequence[Event]) -> None:
    """Print events as paragraphs."""
    for part in paragraphs(events):
        console.print(_hanging(told(" ".join(teller.story(part)), teller)))


def _hanging(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2), expand=False)


def print_log(console: Console, teller: Teller, events: Sequence[Event]) -> None:
    """Print events one to a line, with their rules."""
    for event in events:
        if event.kind == "round":
            console.print()
        line = told(teller.sentence(event), teller)
        line.append(f"  {event.rule}", style="quiet")
        console.print(_hanging(line))
