"""The picture at the top of the report, which says it at a glance: start, scorings, skill.

And the map of what buildings are worth under each scoring. Imports this folder and the pages.
"""

from __future__ import annotations

from typing import Any

from london_bridge.lab import report_pages
from london_bridge.rules.words import KINDS

from .all_answers import Answers
from .deciding import TILE
from .luck_and_skill import PARTS

#: A colour for each number of players, and for each part of a result; they also differ in lightness.
COLOURS = {2: "#b8860b", 3: "#8a3b12", 4: "#1f2a36"}
SHARES = ("#1f2a36", "#b86b3f", "#ddd3c0")
#: Pounds at which the map's colours end.
DEEPEST = 4.0


def glance(found: list[Answers]) -> str:
    """Three plots side by side."""
    skilled = any(one.skill for one in found)
    scorings = [row.name for row in max(found, key=lambda one: len(one.turns)).turns]
    figure, axes = report_pages.axes(12.5, max(3.4, 0.9 + 0.24 * len(scorings)), 3 if skilled else 2)
    starts(axes[0], found)
    deciders(axes[1], found, scorings)
    if skilled:
        parts(axes[2], [one for one in found if one.skill])
    return report_pages.drawing(figure, "where one begins, which scorings decide, skill and luck")


def starts(ax: Any, found: list[Answers]) -> None:
    """How much more than a fair share is won from each step."""
    at = 0.0
    places: list[float] = []
    names: list[str] = []
    for one in found:
        for row in one.step_wins:
            low, value, high = (
                100 * (end - 1 / one.players) for end in (row.estimate.low, row.estimate.value, row.estimate.high)
            )
            ax.plot([low, high], [at, at], color=COLOURS[one.players], lw=2, solid_capstyle="butt")
            ax.plot(value, at, "o", color=COLOURS[one.players], ms=5)
            places.append(at)
            names.append(f"{one.players} players, {row.name}")
            at -= 1
        at -= 0.6
    ax.axvline(0, color=report_pages.MUTED, lw=1, ls=":")
    ax.set_yticks(places, names)
    ax.set_xlabel("points above a fair share of wins")
    ax.set_title("Does the start decide?", loc="left", fontsize=11)


def deciders(ax: Any, found: list[Answers], scorings: list[str]) -> None:
    """In how many games another would have won without a scoring; the most decisive on top."""
    by_name = [{row.name: row for row in one.turns} for one in found]

    def most(name: str) -> float:
        known = [rows[name].estimate.value for rows in by_name if name in rows]
        return sum(known) / len(known)

    order = sorted(scorings, key=most)
    for number, (one, rows) in enumerate(zip(found, by_name, strict=True)):
        shift = 0.22 * (number - (len(found) - 1) / 2)
        for at, name in enumerate(order):
            if name in rows:
                end = rows[name].estimate
                y = at - shift
                ax.plot([100 * end.low, 100 * end.high], [y, y], color=COLOURS[one.players], lw=1.2, alpha=0.6)
                label = f"{one.players} players" if at == 0 else None
                ax.plot(100 * end.value, y, "o", color=COLOURS[one.players], ms=3.5, label=label)
    ax.set_yticks(range(len(order)), order)
    ax.set_xlim(left=0)
    ax.set_xlabel("games that another would have won without it, %")
    ax.set_title("Which scorings decide?", loc="left", fontsize=11)
    ax.legend(frameon=False, fontsize=8, loc="lower right")


def parts(ax: Any, found: list[Answers]) -> None:
    """Skill, deal and rest, stacked."""
    for at, one in enumerate(found):
        left = 0.0
        for row, colour in zip(one.skill, SHARES, strict=True):
            width = 100 * row.estimate.value
            ax.barh(at, width, left=left, color=colour, height=0.55, label=row.name if at == 0 else None)
            if width > 7:
                ink = "white" if colour != SHARES[-1] else report_pages.INK
                ax.text(left + width / 2, at, f"{width:.0f} %", ha="center", va="center", color=ink, fontsize=9)
            left += width
    ax.set_yticks(range(len(found)), [f"{one.players} players" for one in found])
    ax.set_ylim(len(found) - 0.4, -0.6)
    ax.set_xlim(0, 100)
    ax.set_xlabel("of how far players end apart, %")
    ax.set_title("Skill or luck?", loc="left", fontsize=11)
    ax.legend(frameon=False, fontsize=8, loc="upper center", bbox_to_anchor=(0.5, -0.12), ncols=len(PARTS))


def worth_map(one: Answers) -> str:
    """What a building of each kind is worth under each scoring: colours and pounds; bold where the sign is sure."""
    known = {row.name: row for row in one.worth_by_scoring}
    scorings = list(dict.fromkeys(name.partition(" with ")[2] for name in known))
    columns = [*KINDS, TILE]
    if not scorings:
        return report_pages.note("Too few games for this.")
    nothing = float("nan")
    cells = [
        [known[key].estimate.value if (key := f"{kind} with {scoring}") in known else nothing for kind in columns]
        for scoring in scorings
    ]
    figure, ax = report_pages.axes(8, 0.9 + 0.3 * len(scorings))
    ax.imshow(cells, cmap="BrBG", vmin=-DEEPEST, vmax=DEEPEST, aspect="auto")
    ax.set_xticks(range(len(columns)), columns)
    ax.set_yticks(range(len(scorings)), scorings)
    for y, scoring in enumerate(scorings):
        for x, kind in enumerate(columns):
            row = known.get(f"{kind} with {scoring}")
            if row is not None:
                value = row.estimate.value
                certain = row.estimate.low > 0 or row.estimate.high < 0
                ax.text(
                    x,
                    y,
                    f"{value:+.1f}",
                    ha="center",
                    va="center",
                    fontsize=8,
                    fontweight="bold" if certain else "normal",
                    color="white" if abs(value) > 0.6 * DEEPEST else report_pages.INK,
                )
    return report_pages.drawing(figure, "what buildings are worth under each scoring, £")
