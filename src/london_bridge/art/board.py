"""The whole table as one SVG: what a seat, or a spectator, sees of a game.

`board_svg(view)` is used for the pictures of a record and for the pixels of the research environments.
"""

from __future__ import annotations

from typing import Any

from london_bridge.rules import sizes
from london_bridge.rules.box import Box
from london_bridge.rules.building import legal_sites
from london_bridge.rules.codes import BUILD, SITE
from london_bridge.rules.words import CATEGORIES, KINDS, tile_code
from london_bridge.view import View
from london_bridge.view.view_document import view_words

from .canvas import TITLE, Canvas, fit, group
from .pieces import bonus, card, direction, marker, rondel, tile_face, track
from .seat_drawings import HEIGHT as PANEL
from .seat_drawings import panel

WIDTH = 1280
TABLE = 580  # how far down the table reaches; the players' bridges are below

#: Short words for the scorings, beside their drawings.
SCORING_WORDS = {
    "chapel": {
        "base": "furthest on the chapel track",
        "most": "most chapels",
        "leader": "chapel leader, each round",
        "distance": "ahead of the last",
        "again": "chapel money again",
    },
    "gate": {
        "base": "furthest on the gate track",
        "most": "most gates",
        "leader": "gate leader, each round",
        "steps": "steps on the gate track",
        "tiles": "unused bonus tiles",
    },
    "hostelry": {
        "base": "value of the hand",
        "most": "most hostelries",
        "highest": "highest card, each round",
        "cards": "number of cards",
        "sets": "sets of cards",
    },
    "bridge": {
        "base": "most buildings",
        "longest": "longest line",
        "lowest": "lowest number, each round",
        "low": "numbers up to 30",
        "sets": "sets of all six kinds",
    },
}


def board_svg(view: View, theme: str = "day") -> str:
    """A picture of the table, `theme` day or night; an SVG document that needs nothing else."""
    told = view_words(view)
    return _board(view, told, theme).svg(_title(told))


def board_canvas(view: View, theme: str = "day") -> Canvas:
    """The same, still in its parts: the first ones, which have no place, are the ground that never changes."""
    return _board(view, view_words(view), theme)


def board_height(players: int) -> int:
    """How high the picture is, WIDTH being its width."""
    return TABLE + (players + 1) // 2 * (PANEL + 8) + 8


def _board(view: View, told: dict[str, Any], theme: str) -> Canvas:
    players = len(told["seats"])
    canvas = Canvas(WIDTH, board_height(players), theme)
    canvas.add(f'<rect width="{WIDTH}" height="{canvas.height:g}" fill="{canvas.colour("parchment")}"/>')
    _river(canvas)
    canvas.add(f'<path d="M0 52H{WIDTH}" stroke="{canvas.colour("parchment-edge")}" stroke-width="2"/>')
    if players == 3:
        _corner(canvas, 644, TABLE + 4 + PANEL + 8)
    _header(canvas, told)
    box = view.sketch.deal.box
    for name, y in (("chapel", 58), ("gate", 506)):
        for part in track(canvas, box, name, told, 990):
            canvas.add(part.moved(6, y))
    _rondel(canvas, view, told)
    _supply(canvas, box, told)
    _scorings(canvas, told)
    lit = _lit(view)
    for seat in range(players):
        x, y = 8 + 636 * (seat % 2), TABLE + 4 + (PANEL + 8) * (seat // 2)
        for part in panel(canvas, view, told, seat, lit if seat in told["acting"] else []):
            canvas.add(part.moved(x, y))
    return canvas


def _title(told: dict[str, Any]) -> str:
    names = ", ".join(seat["name"] for seat in told["seats"])
    return f"London Bridge: {names}; round {told['round']} of {told['rounds']}"


def _lit(view: View) -> list[int]:
    """The sites on which the tile that was taken may stand."""
    s = view.sketch
    if s.phase != SITE:
        return []
    bits = int(legal_sites(s, s.seat, s.pending)) >> BUILD
    return [site for site in range(sizes.SITES) if bits >> site & 1]


def _river(canvas: Canvas) -> None:
    """The water between two banks, with what swims on it."""
    canvas.symbol("river")
    wave = canvas.use("river", 0, 0, 120, 60)
    name = f"lb-{canvas.theme}-waves"
    canvas.add(f'<pattern id="{name}" width="120" height="60" patternUnits="userSpaceOnUse">{wave}</pattern>')
    bank = "M0 142Q320 122 640 134T1280 128V498Q960 510 640 500T0 506z"
    for paint in (f'fill="{canvas.colour("river")}"', f'fill="url(#{name})"'):
        canvas.add(f'<path d="{bank}" {paint}/>')
    canvas.add(f'<path d="{bank}" fill="none" stroke="{canvas.colour("line")}" stroke-width="2"/>')
    canvas.add(canvas.use("boat", 44, 160, 66, 66) + canvas.use("swan", 690, 448, 38, 32))
    canvas.add(canvas.use("compass", 34, 400, 74, 74))


def _header(canvas: Canvas, told: dict[str, Any]) -> None:
    """The round, its markers, and the order of turns."""
    over = told["phase"] == "over"
    words = "The end" if over else f"Round {told['round']}"
    canvas.add(canvas.text(18, 26, words, 23, anchor="start", family=TITLE), (10, 2, 148, 48))
    for i in range(told["rounds"]):
        x = 178 + 29 * i
        if i < len(told["markers"]):
            size = 36 if i == told["round"] - 1 and not over else 28
            face = canvas.use("round-face", x - size / 2, 26 - size / 2, size, size)
            face += canvas.text(x, 26, told["markers"][i], size * 0.46, colour="plate-text")
        else:
            face = canvas.use("round-back", x - 14, 12, 28, 28)
        canvas.add(face, (x - 22, 4, 44, 44))
    for i, turn in enumerate(told["turns"]):
        now = i == told["turn"] and told["phase"] not in ("cards", "boosts", "marker", "over")
        chip = _chip(canvas, told, turn, 556 + 178 * i, now, done=i < told["turn"])
        canvas.add(chip, (552 + 178 * i, 5, 178, 42))


def _chip(canvas: Canvas, told: dict[str, Any], turn: dict[str, int], x: float, now: bool, done: bool) -> str:
    name = fit(told["seats"][turn["seat"]]["name"], 14, 94)
    boosted = turn["value"] > turn["card"]
    value = f"{turn['card']}+{turn['value'] - turn['card']}" if boosted else turn["card"]
    parts = canvas.box(
        x, 9, 170, 34, "plate" if now else "parchment-deep", "gold-deep" if now else "parchment-edge", 17
    )
    parts += canvas.text(x + 22, 26, value, 15, colour="plate-text" if now else "text")
    parts += marker(canvas, turn["seat"], x + 54, 26, 24)
    parts += canvas.text(x + 72, 26, name, 14, anchor="start", colour="plate-text" if now else "text")
    return group(parts, opacity=".5" if done else "1")


def _rondel(canvas: Canvas, view: View, told: dict[str, Any]) -> None:
    """The rondel and the six stacks around it, each with what its space pays."""
    box = view.sketch.deal.box
    middle_x, middle_y = 400.0, 315.0
    pawns = [seat["pawn"] for seat in told["seats"]]
    for part in rondel(canvas, box, told["rondel"]["x"], pawns):
        canvas.add(part.moved(middle_x - 140, middle_y - 140, 280 / 480))
    for index in range(6):
        kind = KINDS[box.tables.kind_at[index]]
        dx, dy = direction(index, 1)
        x, y = middle_x + dx * 214, middle_y + dy * 152
        _stack(canvas, view, told["stacks"][kind], x, y)
        pays = told["rondel"]["pays"][index]
        canvas.add(_pay(canvas, pays, x - 40, y - 52), (x - 66, y - 70, 52, 36))


def _stack(canvas: Canvas, view: View, stack: dict[str, Any], x: float, y: float) -> None:
    left, top = x - 38, y - 53
    parts = ""
    for i in range(min(3, stack["left"]) - 1, 0, -1):
        parts += canvas.use("tile-back", left + 2.5 * i, top + 2.5 * i, 76, 106)
    if stack["top"] is not None:
        parts += group(tile_face(canvas, view.sketch.deal.box, tile_code(stack["top"])), left, top, 0.76)
        parts += canvas.badge(x + 36, y - 50, stack["left"])
    else:
        parts += canvas.box(left, top, 76, 106, "parchment-deep", "parchment-edge", 6)
        parts += canvas.text(x, y, "–", 24, colour="text-soft")
    canvas.add(parts, (left - 8, top - 12, 104, 130))


def _pay(canvas: Canvas, pays: int, x: float, y: float) -> str:
    if pays == 0:
        cross = f'<path d="M{x - 5} {y - 5}l10 10m-10 0 10 -10" stroke="{canvas.colour("plate")}" stroke-width="3.4"/>'
        return canvas.box(x - 13, y - 13, 26, 26, "cloth", "ink", 13) + cross
    parts = canvas.box(x - 20, y - 13, 40, 26, "gold", "ink", 13)
    parts += canvas.use("coin-pound", x - 19, y - 11, 22, 22)
    return parts + canvas.text(x + 11, y, pays, 16, colour="plate-text")


def _supply(canvas: Canvas, box: Box, told: dict[str, Any]) -> None:
    """The cards of the supply, the face-up bonus tiles, and a tile that waits to be built."""
    for i, value in enumerate((4, 3, 2, 1)):
        x, y = 744 + 84 * (i % 2), 150 + 108 * (i // 2)
        count = told["supply"][value]
        canvas.add(group(card(canvas, value), x, y, 0.7, opacity="1" if count else ".35"), (x - 6, y - 6, 84, 112))
        canvas.add(canvas.badge(x + 66, y + 92, count), (x + 52, y + 78, 28, 28))
    if told["now"]["tile"] is not None:
        waits = canvas.box(36, 256, 86, 116, "gold", "gold-deep", 12)
        waits += group(tile_face(canvas, box, tile_code(told["now"]["tile"])), 41, 261, 0.76)
        canvas.add(waits, (30, 250, 98, 128))
    for i, stack in enumerate(told["bonus"]):
        x, y = 726 + 76 * i, 384
        if stack["top"] is None:
            parts = canvas.box(x, y, 62, 62, "parchment-deep", "parchment-edge", 8)
        else:
            parts = ""
            for j in range(min(3, stack["left"]) - 1, 0, -1):
                parts += canvas.use("bonus-back", x + 2 * j, y + 2 * j, 62, 62)
            parts += group(bonus(canvas, stack["top"]), x, y, 62 / 80) + canvas.badge(x + 60, y + 58, stack["left"])
        canvas.add(parts, (x - 6, y - 6, 82, 82))


def _scorings(canvas: Canvas, told: dict[str, Any]) -> None:
    """What counts at the end, and who stands where in it."""
    for i, name in enumerate(CATEGORIES):
        scoring = told["scoring"][name]
        y = 64 + 126 * i
        parts = canvas.box(1012, y, 260, 118, "parchment-deep", "parchment-edge")
        parts += canvas.use(f"scoring-{name}-{scoring}", 1022, y + 10, 56, 56)
        words = SCORING_WORDS[name][scoring].split(" ")
        half = 0 if len(" ".join(words)) <= 17 else (len(words) + 1) // 2
        lines = [" ".join(words)] if not half else [" ".join(words[:half]), " ".join(words[half:])]
        for j, line in enumerate(lines):
            at = y + 38 + 20 * (j - (len(lines) - 1) / 2)
            parts += canvas.text(1088, at, line, 14, anchor="start", weight=500)
        canvas.add(parts, (1008, y - 4, 268, 126))
        standing = told["standings"][name]
        order = sorted(range(len(told["seats"])), key=lambda seat: (-standing["measure"][seat], seat))
        for j, seat in enumerate(order):
            x = 1036 + 62 * j
            stands = marker(canvas, seat, x, y + 93, 24)
            stands += canvas.text(x + 16, y + 93, standing["measure"][seat], 15, anchor="start")
            canvas.add(stands, (x - 16, y + 77, 66, 32))


def _corner(canvas: Canvas, x: float, y: float) -> None:
    """The place of a fourth player, where there are three: the town, and the sun or the moon over it."""
    canvas.add(canvas.use("skyline", x, y + PANEL - 96, 628, 94))
    canvas.add(canvas.use("sun" if canvas.theme == "day" else "moon", x + 520, y + 10, 74, 74))
