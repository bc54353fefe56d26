"""One player's part of the table: name, money, hand, tiles, crests, and the bridge with its twelve sites."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from london_bridge.rules.words import BONUS_TILES, CRESTS, tile_code
from london_bridge.view import View

from .canvas import SEAT_COLOURS, Canvas, Part, fit, group
from .pieces import bonus, bridge_parts, card, marker

WIDTH = 628
HEIGHT = 196


def panel(canvas: Canvas, view: View, told: dict[str, Any], seat: int, lit: Sequence[int]) -> list[Part]:
    """A player's panel, WIDTH × HEIGHT."""
    block = told["seats"][seat]
    acting = seat in told["acting"]
    parts = canvas.box(0, 0, WIDTH, HEIGHT, "sky", "gold-deep" if acting else "parchment-edge")
    parts += f'<rect width="7" height="{HEIGHT}" rx="3.5" fill="{canvas.colour("seat-" + SEAT_COLOURS[seat])}"/>'
    parts += marker(canvas, seat, 30, 26, 30)
    parts += canvas.text(52, 26, fit(block["name"], 18, 158), 18, anchor="start")
    parts += canvas.use("coin-pound", 214, 13, 26, 26)
    found = [
        Part(canvas.text(245, 26, block["money"], 18, anchor="start"), (240, 10, 48, 32)),
        *_cards(canvas, told, block, seat),
        *_hand(canvas, block),
        *_held(canvas, block),
        Part(_crests(canvas, block), (6, 56, 356, 30)),
    ]
    tiles = [tile_code(tile) for tile in block["bridge"]]
    parts += f'<path d="M8 {HEIGHT - 6}h{WIDTH - 14}" stroke="{canvas.colour("river")}" stroke-width="8"/>'
    stands = bridge_parts(canvas, view.sketch.deal.box, tiles, lit)
    ground = Part(parts, (-4, -4, WIDTH + 8, HEIGHT + 8))
    return [ground, *found, *(part.moved(38, 95, 0.4667) for part in stands)]


def _cards(canvas: Canvas, told: dict[str, Any], block: dict[str, Any], seat: int) -> list[Part]:
    """The cards of this round: face down, or as they were revealed; those whose turn is over are faded."""
    over = {(turn["seat"], turn["slot"]) for turn in told["turns"][: told["turn"]]}
    parts = []
    for slot in range(block["chosen"]):
        if block["cards"] is None:
            piece = canvas.use("card-back", 0, 0, 100, 140)
        else:
            piece = card(canvas, block["cards"][slot][0])
        faded = ".4" if (seat, slot) in over else "1"
        parts.append(Part(piece, (-10, -10, 120, 160)).moved(288 + 38 * slot, 4, 0.33, opacity=faded))
    return parts


def _hand(canvas: Canvas, block: dict[str, Any]) -> list[Part]:
    """The cards in hand, one for each value, with how many there are."""
    parts = []
    x = 366.0
    for value in range(4, -1, -1):
        if block["hand"][value]:
            held = group(card(canvas, value), x, 8, 0.28)
            if block["hand"][value] > 1:
                held += canvas.text(x + 31, 27, f"×{block['hand'][value]}", 13, anchor="start")
            parts.append(Part(held, (x - 4, 4, 64, 48)))
            x += 38 if block["hand"][value] == 1 else 54
    return parts


def _held(canvas: Canvas, block: dict[str, Any]) -> list[Part]:
    """The bonus tiles; those taken this round, which cannot be used yet, are faded."""
    parts = []
    x = 366.0
    for shelf, opacity in (("tiles", "1"), ("fresh", ".45")):
        for name in BONUS_TILES:
            for _ in range(block[shelf].get(name, 0)):
                tile = Part(bonus(canvas, name), (-10, -10, 100, 100))
                parts.append(tile.moved(x, 53, 0.42, opacity=opacity))
                x += 37
    return parts


def _crests(canvas: Canvas, block: dict[str, Any]) -> str:
    """How strong each crest is, and which houses still fit."""
    parts = ""
    for i, crest in enumerate(CRESTS):
        x = 24 + 44 * i
        parts += canvas.use(f"crest-{crest}", x - 9, 60, 17.5, 20)
        parts += canvas.text(x + 12, 70, block["crests"][crest], 15, anchor="start")
    last = block["bridge"][-1] if block["bridge"] else None
    if len(block["bridge"]) == 12:
        words = "the bridge is full"
    elif last == 1:
        words = "takes parks only"
    elif isinstance(last, int):
        words = f"takes houses below {last}"
    else:
        words = "takes any house"
    return parts + canvas.text(206, 70, words, 13, anchor="start", colour="text-soft", weight=500)
