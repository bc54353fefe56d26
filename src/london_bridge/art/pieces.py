"""The pieces of the game, drawn on a canvas: buildings, tiles, bridges, cards, tracks, the rondel."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from london_bridge.rules import sizes
from london_bridge.rules.box import Box
from london_bridge.rules.words import CRESTS, FIRST_PARK, KINDS

from .canvas import Canvas, Part, group


def building(canvas: Canvas, box: Box, tile: int) -> str:
    """A building with its crest and its number, on the 100 × 140 grid."""
    kind = KINDS[box.tables.kind[tile]]
    parts = canvas.use(kind, 0, 0, 100, 140)
    crest = box.tables.crest[tile]
    if crest < len(CRESTS):
        parts += canvas.use(f"crest-{CRESTS[crest]}", 34, 71, 32, 36.6)
    else:
        for i, name in enumerate(CRESTS):
            parts += canvas.use(f"crest-{name}", 5.5 + 22.67 * i, 82, 21, 24)
    if tile < FIRST_PARK:
        parts += canvas.use("plate", 24, 110, 52, 28) + canvas.text(50, 124, tile, 23, colour="plate-text")
    return parts


def tile_face(canvas: Canvas, box: Box, tile: int) -> str:
    """A building tile, face up, on the 100 × 140 grid."""
    return canvas.use("tile", 0, 0, 100, 140) + group(building(canvas, box, tile), 9, 17, 0.82)


def bridge(canvas: Canvas, box: Box, tiles: Sequence[int], lit: Sequence[int] = ()) -> str:
    """Twelve arches with what stands on them, 1200 × 200, the ends beside; sites that are lit can be built on."""
    return "".join(part.markup for part in bridge_parts(canvas, box, tiles, lit))


def bridge_parts(canvas: Canvas, box: Box, tiles: Sequence[int], lit: Sequence[int] = ()) -> list[Part]:
    """The same in parts: the bridge, and every site."""
    parts = f'<path d="M0 142h1200v45H0z" fill="{canvas.colour("stone")}"/>'
    for site in range(sizes.SITES):
        parts += canvas.use("arch", site * 100, 140, 100, 60)
    parts += canvas.use("bridge-end", -60, 140, 60, 60)
    parts += f'<g transform="translate(1260 140) scale(-1 1)">{canvas.use("bridge-end", 0, 0, 60, 60)}</g>'
    found = [Part(parts, (-70, 130, 1340, 80))]
    for site in range(sizes.SITES):
        glow = f'<path d="M6 138V66h88v72z" fill="{canvas.colour("gold")}" fill-opacity=".45"/>' if site in lit else ""
        if site < len(tiles):
            piece = glow + building(canvas, box, tiles[site])
        else:
            edge = canvas.colour("gold-deep" if site in lit else "site")
            piece = glow + group(canvas.use("site", 0, 0, 100, 140, site=edge), opacity="1" if site in lit else ".45")
            piece += canvas.text(50, 120, site + 1, 24, colour="text-soft")
        found.append(Part(group(piece, site * 100), (site * 100 - 10, -10, 120, 160)))
    return found


def card(canvas: Canvas, value: int) -> str:
    """A character card on the 100 × 140 grid."""
    return canvas.use(f"card-{value}", 0, 0, 100, 140) + canvas.text(19.5, 20, value, 24, colour="plate-text")


def bonus(canvas: Canvas, name: str) -> str:
    """A bonus tile on the 80 × 80 grid."""
    return canvas.use("bonus-frame", 0, 0, 80, 80) + canvas.use(f"bonus-{name}", 0, 0, 80, 80)


def marker(canvas: Canvas, seat: int, x: float, y: float, size: float) -> str:
    """A seat's marker, its middle at a place."""
    name = f"marker-{canvas.emblem(seat)}"
    return canvas.use(name, x - size / 2, y - size / 2, size, size, **canvas.seat(seat))


def pawn(canvas: Canvas, seat: int, x: float, y: float) -> str:
    """A seat's pawn, its middle at a place of the rondel's mount."""
    colours = canvas.seat(seat)
    figure = canvas.use("pawn", x - 30, y - 40, 60, 80, **colours)
    return figure + canvas.use(f"emblem-{canvas.emblem(seat)}", x - 11.25, y + 10, 22.5, 22.5, **colours)


def direction(index: int, radius: float) -> tuple[float, float]:
    """Where the stack with this index lies from the rondel's middle: -30° from the top, then every 60° clockwise."""
    angle = math.radians(-120 + 60 * index)
    return radius * math.cos(angle), radius * math.sin(angle)


def rondel(canvas: Canvas, box: Box, x: int, pawns: Sequence[int | None]) -> list[Part]:
    """The rondel and its pawns, on the mount's 480 × 480 grid; `x` is the stack beside which the X lies."""
    spaces = ""
    for k in range(6):
        pays = box.tables.pays[k]
        name = "rondel-space-x" if k == 0 else f"rondel-space-{min(pays, 3)}"
        spaces += f'<g transform="rotate({60 * k} 240 240)">{canvas.use(name, 180, 58, 120, 120)}</g>'
    disc = canvas.use("rondel", 40, 40, 400, 400) + spaces
    parts = canvas.use("rondel-mount", 0, 0, 480, 480)
    parts += f'<g transform="rotate({-30 + 60 * x} 240 240)">{disc}</g>' + canvas.use(
        "rondel-centre", 180, 180, 120, 120
    )
    found = [Part(parts, (-10, -10, 500, 500))]
    for space in range(sizes.SPACES):
        here = [seat for seat, place in enumerate(pawns) if place == space]
        dx, dy = (0.0, 16.0) if space == 6 else direction(space, 112)
        for i, seat in enumerate(here):  # two pawns share a space side by side (6.1)
            at = 240 + dx + 34 * (i - (len(here) - 1) / 2)
            found.append(Part(pawn(canvas, seat, at, 240 + dy), (at - 40, 190 + dy, 80, 100)))
    return found


def track(canvas: Canvas, box: Box, name: str, told: dict[str, Any], width: float) -> list[Part]:
    """A track from left to right and its markers, 70 high."""
    tables = box.tables
    chapel = name == "chapel"
    last = tables.chapel_last if chapel else tables.gate_last
    money = tables.chapel_money if chapel else tables.gate_money
    lead = 3.5 if chapel else 1.3
    step = (width - 34) / (last + lead)
    size = min(step * 0.93, 62)
    places = [22 + step * (lead + space - 0.5) for space in range(last + 1)]
    parts = canvas.use(name, 12, 2, 47, 66)
    stairs = [70 + 29 * i for i in range(4)]  # D, C, B, A: A in front
    if chapel:
        for i, word in enumerate("DCBA"):
            parts += canvas.use("stair", stairs[i] - 15, 16 + i * 7, 30, 30)
            parts += canvas.text(stairs[i], 37 + i * 7, word, 12, colour="ink")
    for space in range(1, last + 1):
        kind = "money" if money[space] else "bonus" if not chapel and tables.gate_bonus[space] else "plain"
        kind = "last" if space == last else kind
        wide = size * (1.14 if kind == "last" else 1)
        parts += canvas.use(f"track-{kind}", places[space] - wide / 2, 35 - wide / 2, wide, wide)
        if money[space]:
            parts += canvas.text(places[space], 35, money[space], size / 3.2, colour="plate-text")
        elif kind == "plain":
            parts += canvas.text(places[space] + size * 0.3, 35 + size * 0.33, space, 10, colour="text")
    found = [Part(parts, (0, -6, width + 10, 84))]
    for seat, x, y in _on_track(told, name, places, stairs):
        found.append(Part(marker(canvas, seat, x, y, min(30, size * 0.62)), (x - 20, y - 20, 40, 40)))
    return found


def _on_track(
    told: dict[str, Any], name: str, places: Sequence[float], stairs: Sequence[float]
) -> list[tuple[int, float, float]]:
    """Where every marker lies, those underneath first (5.13)."""
    found: list[tuple[int, float, float]] = []
    height: dict[int, int] = {}
    for seat in reversed(told[f"{name}_order"]):
        space = told["seats"][seat][name]
        if space == 0 and name == "chapel":
            step = told["seats"][seat]["step"] or "A"
            i = "DCBA".index(step)
            found.append((seat, stairs[i], 22 + i * 7))
            continue
        level = height.get(space, 0)
        height[space] = level + 1
        x = places[space] if space else 36 + 12 * level
        found.append((seat, x, 35 - 8 * level + (6 if space else 0)))
    return found
