"""A game as a film: the boards worth seeing, one after the other, and all of them as one SVG that moves by itself.

In the SVG every part that is drawn stands once, with the times at which it is to be seen, so that a whole game is not
much larger than some boards. What cannot move shows the last one. Imports record and view.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from london_bridge.record import Record
from london_bridge.rules import Game, codes
from london_bridge.view import View

from .board import board_canvas
from .canvas import Canvas, Part

#: How long a board is seen, in seconds, and the last one.
SECONDS = 0.8
LAST_SECONDS = 4.0


def scenes(record: Record, seat: int | None = None) -> Iterator[View]:
    """The boards worth seeing, as a seat or a spectator saw them: each round's beginning, its cards, every turn."""
    before: object = None
    last: View | None = None
    game = record.replay(0)
    for number in range(len(record.moves) + 1):
        if number:
            by, word = record.moves[number - 1]
            game.apply(by, word)
        now = _moment(game)
        if now != before and last is not None:
            yield last
        before, last = now, View.of(game, seat)
    if last is not None:
        yield last


def _moment(game: Game) -> object:
    """What must change for another board to be worth seeing; the last board of each is the one that is shown."""
    state = game.state
    if state.phase == codes.CARDS:
        return state.round, "cards", any(state.chosen)
    return state.round, "boosts" if state.phase == codes.BOOSTS else state.turn, state.phase == codes.OVER


def film_svg(views: Sequence[View], seconds: float = SECONDS, theme: str = "day", width: int | None = None) -> str:
    """Boards as one SVG that shows them in turn, over and over."""
    canvases = [board_canvas(view, theme) for view in views]
    symbols: dict[str, str] = {}
    reel: list[tuple[Part, set[int]]] = []
    for number, canvas in enumerate(canvases):
        symbols.update(canvas.symbols)
        _wind(reel, canvas, number)
    first = canvases[0]
    whole = seconds * (len(canvases) - 1) + LAST_SECONDS
    drawn = "".join(_shown(part, seen, len(canvases), seconds, whole) for part, seen in reel)
    wide = width or first.width
    names = escape(", ".join(views[0].names))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {first.width:g} {first.height:g}" width="{wide:g}"'
        f' height="{wide * first.height / first.width:g}" role="img"><title>London Bridge: {names}</title>'
        f"<defs>{''.join(symbols.values())}</defs>{drawn}</svg>\n"
    )


def _wind(reel: list[tuple[Part, set[int]]], canvas: Canvas, number: int) -> None:
    """Add a board to what is drawn: each part after the one that it lies over, where it is if it can be."""
    at = 0
    places: dict[str, list[int]] = {}
    for i, (part, _) in enumerate(reel):
        places.setdefault(part.markup, []).append(i)
    added = 0
    for part in canvas.parts:
        found = next((i + added for i in places.get(part.markup, ()) if i + added >= at), None)
        if found is None:
            reel.insert(at, (part, {number}))
            at, added = at + 1, added + 1
        else:
            reel[found][1].add(number)
            at = found + 1


def _shown(part: Part, seen: set[int], count: int, seconds: float, whole: float) -> str:
    """A part with the times at which it is to be seen."""
    if len(seen) == count:
        return part.markup
    changes = [i for i in range(count) if i == 0 or (i in seen) != (i - 1 in seen)]
    values = ";".join("visible" if i in seen else "hidden" for i in changes)
    times = ";".join(f"{i * seconds / whole:.6g}" for i in changes)
    still = "visible" if count - 1 in seen else "hidden"
    return (
        f'<g visibility="{still}"><animate attributeName="visibility" calcMode="discrete" dur="{whole:g}s"'
        f' repeatCount="indefinite" values="{values}" keyTimes="{times}"/>{part.markup}</g>'
    )
