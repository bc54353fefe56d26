"""The parts of which portraits are put together: grounds, shoulders, heads, features, hair and beards.

Every part is text of an SVG on the 100 grid of `src/london_bridge/art/README.md`; the head's middle is at 50, 50.
"""

from __future__ import annotations

import json
from pathlib import Path

ART = Path(__file__).parents[2] / "src/london_bridge/art"
DAY = {name: one["day"] for name, one in json.loads((ART / "palette.json").read_text())["properties"].items()}


def paint(name: str) -> str:
    """A colour of the palette."""
    return name if name == "none" else f"var(--{name},{DAY[name]})"


def shape(fill: str, d: str, width: float | None = None, stroke: str | None = None) -> str:
    """A path with a fill, in the ink's usual line or another one."""
    line = f' stroke-width="{width:g}"' if width is not None else ""
    colour = f' stroke="{paint(stroke)}"' if stroke else ""
    return f'<path fill="{paint(fill)}"{colour}{line} d="{d}"/>'


def line(d: str, width: float = 1.8, stroke: str | None = None) -> str:
    """Lines without a fill."""
    return shape("none", d, width, stroke)


def flat(fill: str, d: str, opacity: str = "") -> str:
    """A patch without a line."""
    faint = f' fill-opacity="{opacity}"' if opacity else ""
    return f'<path fill="{paint(fill)}"{faint} stroke="none" d="{d}"/>'


def shade(d: str) -> str:
    """The side away from the light."""
    return flat("ink", d, ".16")


def dot(x: float, y: float, r: float, fill: str, width: float = 1.6) -> str:
    """A small round thing."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{paint(fill)}" stroke-width="{width:g}"/>'


def medal(ground: str) -> str:
    """The round frame, in the colour of whoever's seat it is, and what is behind the head."""
    return (
        f'<circle cx="50" cy="50" r="47.5" fill="{paint("seat")}"/>'
        f'<circle cx="50" cy="50" r="42.5" fill="{paint(ground)}" stroke-width="1.6"/>'
    )


SHADE_OF = {"skin": "skin-dark", "skin-warm": "skin-warm-dark", "skin-deep": "skin-deep-dark"}


def shoulders(fill: str) -> str:
    """A garment."""
    return shape(fill, "M15 82q5-13 21-16h28q16 3 21 16-14 12-35 12T15 82z") + shade(
        "M64 66q16 3 21 16-7 6-14 9 0-14-7-25z"
    )


def oval(skin: str = "skin") -> str:
    """A narrow face."""
    return shape(skin, "M32 48q-1-19 18-19t18 19q0 26-18 28-18-2-18-28z") + flat(
        SHADE_OF[skin], "M64 37q7 26-14 38.600 17-2 17-27.600 0-6-3-11z"
    )


def broad(skin: str = "skin") -> str:
    """A broad face."""
    return shape(skin, "M29 48q-1-19 21-19t21 19q0 27-21 28-21-1-21-28z") + flat(
        SHADE_OF[skin], "M66 36q9 26-16 38.800 20-1 20-26.800 0-7-4-12z"
    )


def framed(skin: str = "skin") -> str:
    """A face of which cloth leaves free only the middle."""
    return shape(skin, "M34 49q0-17 16-17t16 17q0 22-16 23-16-1-16-23z", 2) + flat(
        SHADE_OF[skin], "M63 39q6 21-13 32 15-1 15-22 0-6-2-10z"
    )


def eyes(y: float = 50, apart: float = 8.5) -> str:
    """Two eyes."""
    return line(f"M{50 - apart:g} {y:g}v1.400M{50 + apart:g} {y:g}v1.4", 4.2)


def asleep(y: float = 50) -> str:
    """Eyes that smile."""
    return line(f"M37.500 {y + 1:g}q4-4 8 0M54.500 {y + 1:g}q4-4 8 0", 2.2)


def brows(y: float = 44, mood: str = "calm") -> str:
    """Eyebrows: calm, stern or lifted."""
    bent = {"calm": ("q4.500-3 9-.5", "q4.500-2.500 9 .5"), "stern": ("q5-1 9.500 2.500", "q4.500-3.500 9.500-2.500")}
    left, right = bent.get(mood, ("q4-4.500 9-2", "q5-2.500 9 2"))
    start = y + 2 if mood == "stern" else y
    return line(f"M37 {y:g}{left}M54 {start:g}{right}", 2)


def nose(y: float = 52, size: float = 1) -> str:
    """A nose, seen a little from the side."""
    return line(f"M50.500 {y:g}q{3 * size:g} {4 * size:g} 1 {6 * size:g}-1.500.5-3 0")


def mouth(y: float = 65, mood: str = "smile") -> str:
    """A mouth: a smile, a laugh, a straight or a small one."""
    if mood == "laugh":
        return shape("cloth", f"M41 {y - 2:g}q9 3 18 0-2 8-9 8t-9-8z", 1.6)
    if mood == "straight":
        return line(f"M44 {y:g}q6-1 12 0", 2)
    if mood == "small":
        return shape("cloth", f"M45 {y:g}q2.500-2 5-.7 2.500-1.300 5 .7-5 4-10 0z", 1.3)
    return line(f"M42.500 {y - 1:g}q7.500 5 15 0", 2)


def cheeks(y: float = 60) -> str:
    """Rosy cheeks."""
    return flat("cloth", f"M38 {y:g}a4 4 0 1 1 .1 0zM62 {y:g}a4 4 0 1 1 .1 0z", ".28")


def freckles() -> str:
    """Dots about the nose."""
    return line("M38 57v.1M42 59v.1M40 61v.1M60 57v.1M57 59v.1M61 61v.1", 1.7)


def wrinkles() -> str:
    """Lines of a long life."""
    return line("M33 55l-3 2M67 55l3 2M43 61q-2 2-2 5M57 61q2 2 2 5M42 37q8-2 16 0", 1.3)


def glasses(y: float = 50) -> str:
    """Round glasses, riveted over the nose."""
    return (
        f'<circle cx="40.5" cy="{y:g}" r="8" fill="{paint("foam")}" fill-opacity=".5" stroke-width="2"/>'
        f'<circle cx="59.5" cy="{y:g}" r="8" fill="{paint("foam")}" fill-opacity=".5" stroke-width="2"/>'
    ) + line(f"M48 {y - 1:g}q2-2 4 0")


def beard(fill: str) -> str:
    """A full beard with its moustache."""
    return shape(fill, "M29 53q4 7 13 7 4-3 8-3t8 3q9 0 13-7 3 20-8 28-6 6-13 8-7-2-13-8-11-8-8-28z") + line(
        "M43.500 65q6.500 3 13 0M38 69q1 7 5 11M62 69q-1 7-5 11", 1.5
    )


def short_beard(fill: str) -> str:
    """A beard along the jaw."""
    return shape(fill, "M31 52q2 8 7 11 5-4 12-4t12 4q5-3 7-11 1 18-7 23-6 4-12 4t-12-4q-8-5-7-23z", 2) + line(
        "M44 66.500q6 2.500 12 0", 2
    )


def moustache(fill: str) -> str:
    """A moustache with its ends turned up."""
    return shape(fill, "M50 60q-6-3-10 1-3 3-8 1 3 7 10 6 5 0 8-4 3 4 8 4 7 1 10-6-5 2-8-1-4-4-10-1z", 1.8)


def goatee(fill: str) -> str:
    """A moustache and a pointed beard."""
    return shape(fill, "M50 60q-8-2-11 4 6 0 11-1 5 1 11 1-3-6-11-4z", 1.6) + shape(
        fill, "M45 69q5-2 10 0 0 9-5 12-5-3-5-12z", 1.8
    )
