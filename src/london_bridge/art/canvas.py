"""A sheet to draw on: symbols by name, colours by theme, text. Gives one SVG that stands by itself.

A renderer without CSS must understand it too, so every `var(--name,#day)` of a symbol is replaced by the colour that
the palette has for the theme. Imports nothing of the package but the errors.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape

from london_bridge.errors import LondonBridgeError

ART = files(__package__)

#: The seats' colours and emblems, in the order of the seats.
SEAT_COLOURS = ("red", "blue", "green", "gold")
SEAT_EMBLEMS = ("crown", "ship", "rose", "key")

#: Letters: those of the browser client where they are installed, else what is near.
SANS = "'Alegreya Sans','DejaVu Sans',sans-serif"
TITLE = "'Grenze Gotisch','DejaVu Serif',serif"

VARIABLE = re.compile(r"var\(--([a-z0-9-]+),[^)]*\)")


@cache
def palette(theme: str) -> dict[str, str]:
    """The colours of a light: day or night."""
    colours: dict[str, dict[str, str]] = json.loads(ART.joinpath("palette.json").read_text("utf-8"))["properties"]
    if any(theme not in colour for colour in colours.values()):
        raise LondonBridgeError(f"There is no theme {theme!r}: say day or night.")
    return {name: colour[theme] for name, colour in colours.items()}


@cache
def drawing(name: str) -> tuple[str, str]:
    """A symbol's view box, and what is drawn in it."""
    try:
        text = ART.joinpath("symbols", f"{name}.svg").read_text("utf-8")
    except FileNotFoundError:
        raise LondonBridgeError(f"There is no drawing {name!r} in the art's symbols.") from None
    found = re.fullmatch(r'\s*<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>\s*', text, re.DOTALL)
    if found is None:
        raise LondonBridgeError(f"The drawing {name!r} is not one <svg> with a viewBox.")
    return found[1], found[2].strip()


#: Where on a canvas something is drawn, all of it: left, top, width, height.
Place = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is drawn by itself, and where; without a place it may be anywhere."""

    markup: str
    place: Place | None = None

    def moved(self, x: float, y: float, scale: float = 1, **attributes: str) -> Part:
        """The same elsewhere."""
        place = self.place
        if place is not None:
            place = (x + place[0] * scale, y + place[1] * scale, place[2] * scale, place[3] * scale)
        return Part(group(self.markup, x, y, scale, **attributes), place)


class Canvas:
    """One picture in the making.

    It is a list of parts, each drawn over those before it, so that who paints many pictures of a game (`envs.painting`)
    paints again what has changed, and nothing else.
    """

    def __init__(self, width: float, height: float, theme: str = "day") -> None:
        self.width, self.height = width, height
        self.colours = palette(theme)
        self.theme = theme
        #: The colour of every seat; people may choose another than their seat has.
        self.seat_colours: Sequence[str] = SEAT_COLOURS
        self.symbols: dict[str, str] = {}
        self.parts: list[Part] = []

    def colour(self, name: str) -> str:
        """A colour of the palette by its name."""
        return self.colours[name]

    def add(self, drawn: str | Part, place: Place | None = None) -> None:
        """Draw something on top of what is there; `place` has all of it, edges included."""
        self.parts.append(drawn if isinstance(drawn, Part) else Part(drawn, place))

    def symbol(self, name: str, **changed: str) -> str:
        """The id of a symbol in this picture; `changed` are properties that its user sets (`seat`, `site`)."""
        # With the theme, so that pictures of both lights can stand on one page.
        key = "-".join(["lb", self.theme, name, *(value.lstrip("#") for value in changed.values())])
        if key not in self.symbols:
            box, body = drawing(name)
            colours = {**self.colours, **{prop.replace("_", "-"): value for prop, value in changed.items()}}
            painted = VARIABLE.sub(lambda found: colours[found[1]], body)
            self.symbols[key] = f'<symbol id="{key}" viewBox="{box}">{painted}</symbol>'
        return key

    def use(self, name: str, x: float, y: float, width: float, height: float, **changed: str) -> str:
        """A symbol at a place."""
        key = self.symbol(name, **changed)
        return f'<use href="#{key}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'

    def seat(self, seat: int) -> dict[str, str]:
        """The properties by which a pawn or a marker becomes a seat's own."""
        name = self.seat_colours[seat]
        return {"seat": self.colour(f"seat-{name}"), "seat_text": self.colour(f"seat-{name}-text")}

    def emblem(self, seat: int) -> str:
        """The emblem that goes with a seat's colour."""
        return SEAT_EMBLEMS[SEAT_COLOURS.index(self.seat_colours[seat])]

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float,
        *,
        anchor: str = "middle",
        colour: str = "text",
        weight: int = 700,
        family: str = SANS,
    ) -> str:
        """Words, centred in height on y."""
        return (
            f'<text x="{x:g}" y="{y + size * 0.355:g}" text-anchor="{anchor}" font-family="{family}"'
            f' font-size="{size:g}" font-weight="{weight}" fill="{self.colour(colour)}">{escape(str(words))}</text>'
        )

    def box(self, x: float, y: float, width: float, height: float, fill: str, edge: str, round_by: float = 10) -> str:
        """A panel."""
        return (
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by:g}"'
            f' fill="{self.colour(fill)}" stroke="{self.colour(edge)}" stroke-width="1.6"/>'
        )

    def badge(self, x: float, y: float, words: object, fill: str = "plate") -> str:
        """A number in a small round field."""
        return (
            f'<circle cx="{x:g}" cy="{y:g}" r="11" fill="{self.colour(fill)}" stroke="{self.colour("ink")}"'
            f' stroke-width="1.6"/>{self.text(x, y, words, 13, colour="plate-text")}'
        )

    def svg(self, title: str) -> str:
        """The whole picture."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}"'
            f' width="{self.width:g}" height="{self.height:g}" role="img"><title>{escape(title)}</title>'
            f"<defs>{''.join(self.symbols.values())}</defs>{''.join(part.markup for part in self.parts)}</svg>\n"
        )


def fit(words: str, size: float, width: float) -> str:
    """Words cut to about a width, as wide letters would need it."""
    most = max(1, int(width / (size * 0.66)))
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def group(markup: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: str) -> str:
    """Things moved and scaled together."""
    more = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})"{more}>{markup}</g>'
