"""Postcards, to be handed on: one bridge, large, and below it who stands where, or what somebody has done.

`postcard_svg` and `chronicle_svg` draw them from names, a bridge and amounts alone, so whoever calls them decides what
may be known, and in whose words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from london_bridge.rules.box import Box

from .canvas import SEAT_COLOURS, TITLE, Canvas, fit, group
from .pieces import bridge, marker

#: As those who show links want their pictures.
WIDTH, HEIGHT = 1200, 630


@dataclass(frozen=True, slots=True)
class Line:
    """One player: the seat, the name, and the money as it is written, if it may be known."""

    seat: int
    name: str
    money: str | None


def postcard_svg(
    box: Box,
    tiles: Sequence[int],
    owner: str,
    lines: Sequence[Line],
    note: str = "",
    colours: Sequence[str] = SEAT_COLOURS,
) -> str:
    """The postcard; `lines` from the first place to the last, `note` is a word of its own (a round, say)."""
    canvas = _card(box, tiles, " · ".join(filter(None, (owner, note))), colours)
    width = (WIDTH - 40) / max(1, len(lines))
    for i, line in enumerate(lines):
        x = 20 + i * width
        canvas.add(canvas.box(x + 6, 488, width - 12, 120, "plate", "gold-deep" if i == 0 else "parchment-edge", 16))
        canvas.add(marker(canvas, line.seat, x + 44, 526, 48))
        name = fit(line.name, 26, width - 110)
        canvas.add(canvas.text(x + 78, 526, name, 26, anchor="start", colour="plate-text"))
        if line.money is not None:
            canvas.add(canvas.text(x + width / 2, 578, f"{i + 1}.   {line.money}", 36, colour="plate-text"))
    return canvas.svg(f"London Bridge: {', '.join(line.name for line in lines)}")


def chronicle_svg(box: Box, tiles: Sequence[int], title: str, figures: Sequence[tuple[str, str]]) -> str:
    """A chronicle as a postcard: the best bridge of its owner, and figures, each with what it counts."""
    canvas = _card(box, tiles, title, SEAT_COLOURS)
    width = (WIDTH - 40) / max(1, len(figures))
    for i, (name, figure) in enumerate(figures):
        x = 20 + i * width
        canvas.add(canvas.box(x + 6, 488, width - 12, 120, "plate", "parchment-edge", 16))
        canvas.add(canvas.text(x + width / 2, 524, name, 25, colour="plate-text"))
        canvas.add(canvas.text(x + width / 2, 576, figure, 42, colour="plate-text"))
    return canvas.svg(f"London Bridge: {title}")


def _card(box: Box, tiles: Sequence[int], words: str, colours: Sequence[str]) -> Canvas:
    """A card with the river, a bridge over it, and words above."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.seat_colours = colours
    canvas.add(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{canvas.colour("parchment")}"/>')
    canvas.add(group(canvas.use("skyline", 0, 0, 1320, 198), -60, 190, opacity=".25"))
    canvas.add(f'<rect y="404" width="{WIDTH}" height="60" fill="{canvas.colour("river")}"/>')
    for edge, turn in ((0, 1), (WIDTH, -1)):
        canvas.add(f'<g transform="translate({edge} 0) scale({turn} 1)">{canvas.use("corner", 10, 10, 90, 90)}</g>')
    canvas.add(canvas.text(WIDTH / 2, 64, "London Bridge", 66, family=TITLE))
    canvas.add(canvas.text(WIDTH / 2, 136, fit(words, 34, 1000), 34))
    canvas.add(group(bridge(canvas, box, tiles), 60, 246, 0.9))
    return canvas
