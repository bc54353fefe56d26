"""A page that stands alone: HTML with its style and its plots (SVG) inside, for reports of the lab.

Plots are matplotlib's, drawn without a display. Imports nothing of the package.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from html import escape
from math import isfinite
from typing import Any

#: How long a name may be beside a plot.
LABEL = 32
INK, ACCENT, MUTED = "#1f2a36", "#8a3b12", "#7a8794"

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;color:#1f2a36;background:#fbf8f2;max-width:62rem;margin:2rem auto;
padding:0 1rem}
ol li{margin:.4rem 0;max-width:46rem}nav ul{columns:2;padding-left:1.2rem}nav ul ul{columns:1}nav a{color:#8a3b12}
h3{font:600 1.05rem Georgia,serif;margin:1.6rem 0 .4rem}
h1{font:600 2rem/1.2 Georgia,serif;margin:0 0 .3rem}h2{font:600 1.25rem Georgia,serif;margin:2.2rem 0 .6rem}
p.note{color:#5b6772;max-width:46rem}table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.6rem 0}
th,td{padding:.3rem .7rem;text-align:right;border-bottom:1px solid #e2dccf}th{font-weight:600;color:#5b6772}
th:first-child,td:first-child{text-align:left}td small{color:#7a8794}.wide{overflow-x:auto}
svg{max-width:100%;height:auto}code{background:#f0eadd;padding:.1rem .3rem;border-radius:.2rem}
@media (prefers-color-scheme:dark){body{background:#fbf8f2}}
"""


def page(title: str, parts: Sequence[str]) -> str:
    """The whole page."""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def anchor(text: str) -> str:
    """Where a heading can be found on its page."""
    return "-".join(word for word in "".join(c if c.isalnum() else " " for c in text.lower()).split())


def heading(text: str, level: int = 2) -> str:
    """A heading of a part."""
    return f'<h{level} id="{anchor(text)}">{escape(text)}</h{level}>'


def contents(parts: Sequence[tuple[str, Sequence[str]]]) -> str:
    """A list of contents: headings of parts, and those within them."""

    def link(text: str) -> str:
        return f'<a href="#{anchor(text)}">{escape(text)}</a>'

    def within(texts: Sequence[str]) -> str:
        return f"<ul>{''.join(f'<li>{link(text)}</li>' for text in texts)}</ul>" if texts else ""

    listed = "".join(f"<li>{link(text)}{within(texts)}</li>" for text, texts in parts)
    return f'<nav aria-label="Contents"><ul>{listed}</ul></nav>'


def numbered(texts: Sequence[str]) -> str:
    """Sentences that are counted."""
    return f"<ol>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</ol>"


def note(text: str) -> str:
    """A paragraph that explains."""
    return f'<p class="note">{escape(text)}</p>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; every cell is text."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def shortened(names: Sequence[str]) -> list[str]:
    """Names short enough for a plot: the middle of a long one is left out, and those that look alike are numbered."""
    found: list[str] = []
    for name in names:
        short = name if len(name) <= LABEL else f"{name[: LABEL // 2]}…{name[len(name) - LABEL // 2 + 1 :]}"
        times = sum(other == short or other.startswith(f"{short} (") for other in found)
        found.append(f"{short} ({times + 1})" if times and name != short else short)
    return found


def axes(width: float, height: float, columns: int = 1, rows: int = 1) -> tuple[Any, Any]:
    """A figure and its axes (a list of them if they are several), in the page's colours."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    pyplot.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "london-bridge", "font.size": 10})
    figure, grid = pyplot.subplots(rows, columns, figsize=(width, height), layout="constrained", squeeze=False)
    every = list(grid.flat)
    for one in every:
        one.spines[["top", "right"]].set_visible(False)
        for side in ("left", "bottom"):
            one.spines[side].set_color(MUTED)
        one.tick_params(colors=INK)
    figure.patch.set_alpha(0)
    return figure, every[0] if len(every) == 1 else every


def drawing(figure: Any, title: str) -> str:
    """A figure as SVG for the page, with a title for those who cannot see it."""
    from matplotlib import pyplot

    out = io.StringIO()
    figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    pyplot.close(figure)
    text = out.getvalue()
    svg = text[text.index("<svg") :]
    start = svg.index(">") + 1
    return f'<figure>{svg[: start - 1]} role="img" aria-label="{escape(title)}">{svg[start:]}</figure>'


def whiskers(
    names: Sequence[str],
    values: Sequence[tuple[float, float, float]],
    label: str,
    zero: float | None = None,
    span: tuple[float, float] | None = None,
) -> str:
    """Points with intervals (value, low, high), one line each, the first on top; plots of one span can be compared."""
    figure, ax = axes(8, 0.6 + 0.38 * len(names))
    places = list(range(len(names)))[::-1]
    for at, (value, low, high) in zip(places, values, strict=True):
        if isfinite(high - low):  # otherwise nothing is known of it
            ax.plot([low, high], [at, at], color=ACCENT, lw=2, solid_capstyle="butt")
        ax.plot(value, at, "o", color=INK, ms=5)
    ax.set_yticks(places, shortened(names), parse_math=False)  # a bot's name may have dollars in it
    ax.set_ylim(-0.7, len(names) - 0.3)
    ax.set_xlabel(label)
    if span is not None:
        ax.set_xlim(*span)
    if zero is not None:
        ax.axvline(zero, color=MUTED, lw=1, ls=":")
    ax.grid(axis="x", color="#e2dccf", lw=0.7)
    return drawing(figure, label)


def span_of(values: Sequence[tuple[float, float, float]]) -> tuple[float, float] | None:
    """One axis for many points with intervals; the few that are far wider than the others may run out of it."""
    known = [one for one in values if isfinite(one[2] - one[1])]
    if not known:
        return None
    usual = sorted(high - low for _, low, high in known)[len(known) // 2]
    fit = [one for one in known if one[2] - one[1] <= 4 * usual]
    low = min(min(one[1] for one in fit), min(one[0] for one in values))
    high = max(max(one[2] for one in fit), max(one[0] for one in values))
    room = 0.03 * (high - low) or 1.0
    return low - room, high + room


def panels(
    names: Sequence[str], titles: Sequence[str], values: Sequence[Sequence[tuple[float, float, float]]], label: str
) -> str:
    """Small plots side by side, one for each title: for every name a point with its interval, upright."""
    columns = min(3, len(titles))
    rows = -(-len(titles) // columns)
    figure, every = axes(3.1 * columns, 2.6 * rows, columns, rows)
    every = every if isinstance(every, list) else [every]
    for ax, title, points in zip(every, titles, values, strict=False):
        for at, (value, low, high) in enumerate(points):
            if isfinite(high - low):
                ax.plot([at, at], [low, high], color=ACCENT, lw=2, solid_capstyle="butt")
            ax.plot(at, value, "o", color=INK, ms=5)
        ax.set_xticks(range(len(names)), names)
        ax.set_xlim(-0.5, len(names) - 0.5)
        ax.set_title(title, fontsize=10)
        ax.grid(axis="y", color="#e2dccf", lw=0.7)
    for ax in every[len(titles) :]:
        ax.set_visible(False)
    return drawing(figure, label)
