"""The reliability diagram of docs/review.md: `python -m bench.reliability` draws its table again.

`python -m bench.review calibration` makes the table; whoever puts a new one into the document draws it anew. Imports
the standard library.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
PICTURE = DOCS / "pictures/reliability.svg"
#: A row of the table: what was judged, how many moments, their mean, how many were won.
ROW = re.compile(r"^\| (\d+ to \d+ %) \| ([\d,]+) \| ([\d.]+) % \| ([\d.]+) % \|$", re.MULTILINE)
SIZE, LEFT, TOP = 320, 52, 14
INK, PAPER, RULE, QUIET = "#1f5b8f", "#fbf8f2", "#e2dccf", "#5b6772"


@dataclass(frozen=True, slots=True)
class ReliabilityRow:
    """Moments that were judged alike: what they were promised, and what became of them, in hundredths."""

    judged: str
    moments: int
    mean: float
    won: float


def rows_of(text: str) -> list[ReliabilityRow]:
    """The rows of the table in a document."""
    return [
        ReliabilityRow(judged, int(moments.replace(",", "")), float(mean), float(won))
        for judged, moments, mean, won in ROW.findall(text)
    ]


def reliability_svg(rows: Sequence[ReliabilityRow]) -> str:
    """The diagram: promised across, won upwards; whoever keeps every promise is on the line. A circle's area is how
    many moments it stands for.
    """

    def x(share: float) -> float:
        return LEFT + SIZE * share / 100

    def y(share: float) -> float:
        return TOP + SIZE * (1 - share / 100)

    width, height = LEFT + SIZE + 16, TOP + SIZE + 44
    most = max(row.moments for row in rows)
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
            ' role="img" font-family="Georgia, serif" font-size="12">'
        ),
        "<title>Reliability: of moments judged near a share of winning, how many were won.</title>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    for share in range(0, 101, 20):
        parts += [
            f'<path d="M{LEFT} {y(share):.1f}H{LEFT + SIZE}M{x(share):.1f} {TOP}V{TOP + SIZE}" stroke="{RULE}"/>',
            f'<text x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end" fill="{QUIET}">{share} %</text>',
            f'<text x="{x(share):.1f}" y="{TOP + SIZE + 16}" text-anchor="middle" fill="{QUIET}">{share} %</text>',
        ]
    parts += [
        f'<path d="M{x(0):.1f} {y(0):.1f}L{x(100):.1f} {y(100):.1f}" stroke="{QUIET}" stroke-dasharray="4 4"/>',
        f'<text x="{LEFT + SIZE / 2:.0f}" y="{TOP + SIZE + 36}" text-anchor="middle" fill="{QUIET}">judged</text>',
        (
            f'<text x="14" y="{TOP + SIZE / 2:.0f}" text-anchor="middle" fill="{QUIET}"'
            f' transform="rotate(-90 14 {TOP + SIZE / 2:.0f})">won</text>'
        ),
    ]
    for row in rows:
        told = f"{row.judged}: {row.moments:,} moments, judged {row.mean:.1f} %, won {row.won:.1f} %"
        parts.append(
            f'<circle cx="{x(row.mean):.1f}" cy="{y(row.won):.1f}" r="{3 + 9 * sqrt(row.moments / most):.1f}"'
            f' fill="{INK}" fill-opacity=".55" stroke="{INK}"><title>{told}</title></circle>'
        )
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(reliability_svg(rows_of((DOCS / "review.md").read_text(encoding="utf-8"))), encoding="utf-8")
