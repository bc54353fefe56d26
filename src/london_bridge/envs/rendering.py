"""Showing a game: as text, or as the picture of the board in pixels.

The picture is that of `art.board`, made into pixels by resvg (`painting`), with the fonts that matplotlib brings, so
that it looks the same on every machine. Needs the `[research]` extra for pictures; text needs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.art.board import board_svg
from london_bridge.errors import LondonBridgeError
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, KINDS
from london_bridge.view import View
from london_bridge.view.view_document import view_words

from .painting import Painter, raster

#: How wide a picture is unless somebody asks for another size, in pixels.
WIDTH = 640
#: What is said of the order of turns before there is one.
ORDERS = {"cards": "cards are being chosen", "marker": "the round marker is to be drawn", "over": "the game is over"}


def check_mode(mode: str | None, modes: Sequence[str]) -> str | None:
    """One of the render modes, or None."""
    if mode is not None and mode not in modes:
        raise LondonBridgeError(f"The render mode {mode!r} is not known: say {', '.join(modes)}, or None.")
    return mode


class Picture:
    """Shows a view in a render mode."""

    def render(self, view: View, mode: str | None) -> Any:
        """Pixels for "rgb_array", text for "ansi"; "human" prints the text; None says how to ask for one of them."""
        if mode == "rgb_array":
            return pixels(view)
        if mode == "ansi":
            return text(view)
        if mode == "human":
            print(text(view))
            return None
        raise LondonBridgeError("Nothing can be shown without a render mode: say human, ansi or rgb_array.")


@lru_cache(maxsize=4)
def painter(width: int, theme: str) -> Painter:
    """One for each size and light, so that the next frame is painted with what the last one had."""
    return Painter(width, theme)


def png(view: View, *, theme: str = "day", width: int = WIDTH) -> bytes:
    """The board as a PNG file, painted at once."""
    return raster(board_svg(view, theme=theme), width)


def pixels(view: View, *, theme: str = "day", width: int = WIDTH) -> npt.NDArray[np.uint8]:
    """The board as an array: height × width × red, green, blue."""
    return painter(width, theme).paint(view)


def text(view: View) -> str:
    """The board in words and numbers, a line for everything."""
    if view.sketch.round == 0:  # chance is drawn late, and nothing is laid out yet
        due = "the rondel is" if view.sketch.deal.steps[0] >= 0 else "the steps of the stairs are"
        return f"Before the set-up: {due} to be drawn.\n"
    told = view_words(view)
    lines = [
        f"Round {told['round']} of {told['rounds']}, {told['phase']}; "
        + "; ".join(f"{name}: {told['scoring'][name]}" for name in CATEGORIES),
        "Rondel:  " + "  ".join(_space(told, i) for i in range(6)) + f"  centre{_pawns(told, 6)}",
        "Supply:  " + "  ".join(f"{told['supply'][value]}×{value}" for value in (4, 3, 2, 1)),
        "Bonus:   " + "  ".join(f"{stack['top'] or _none(stack, 'none')} ({stack['left']})" for stack in told["bonus"]),
        "Order:   " + ("  ".join(_turn(told, turn) for turn in told["turns"]) or ORDERS.get(told["phase"], "none")),
    ]
    if told["now"]["tile"] is not None:
        lines.append(f"To build: {_tile(view, told['now']['tile'])}")
    for seat in range(len(told["seats"])):
        lines += _seat(view, told, seat)
    return "\n".join(lines) + "\n"


def _none(stack: dict[str, Any], empty: str) -> str:
    """What to say where no tile is on top: the stack is empty, or chance has not drawn the tile yet."""
    return "not drawn yet" if stack["left"] else empty


def _pawns(told: dict[str, Any], space: int) -> str:
    names = [seat["name"] for seat in told["seats"] if seat["pawn"] == space]
    return f" [{', '.join(names)}]" if names else ""


def _space(told: dict[str, Any], index: int) -> str:
    kind = KINDS[index]
    stack = told["stacks"][kind]
    pays = told["rondel"]["pays"][index]
    top = stack["top"] if stack["top"] is not None else _none(stack, "empty")
    return f"{kind} {top} ({stack['left']} left, {'X' if pays == 0 else f'£{pays}'}){_pawns(told, index)}"


def _turn(told: dict[str, Any], turn: dict[str, int]) -> str:
    boosted = f"→{turn['value']}" if turn["value"] != turn["card"] else ""
    return f"{told['seats'][turn['seat']]['name']} {turn['card']}{boosted}"


def _tile(view: View, word: int | str) -> str:
    if isinstance(word, str):
        return f"park ({word})"
    return f"{KINDS[view.sketch.deal.tables.kind[word]]} {word}"


def _seat(view: View, told: dict[str, Any], seat: int) -> list[str]:
    block = told["seats"][seat]
    mark = "*" if seat in told["acting"] else " "
    hand = " ".join(str(value) * count for value, count in enumerate(block["hand"]) if count) or "none"
    held = [f"{name}{'+' if name in block['fresh'] else ''}" for name in BONUS_TILES if _holds(block, name)]
    cards = (
        ", ".join(str(card) for card, _ in block["cards"]) if block["cards"] else ("down" if block["chosen"] else "–")
    )
    crests = " ".join(f"{name} {count}" for name, count in block["crests"].items())
    bridge = " ".join(str(tile) for tile in block["bridge"]) or "nothing yet"
    tracks = f"chapel {block['chapel']}, gate {block['gate']}"
    tiles = ", ".join(held) or "none"
    return [
        f"{mark}{block['name']}: £{block['money']}, {tracks}, played {cards}, hand {hand}, tiles {tiles}",
        f"   bridge {bridge}  ({crests})",
    ]


def _holds(block: dict[str, Any], name: str) -> bool:
    return bool(block["tiles"].get(name) or block["fresh"].get(name))
