"""The HTML report of an arena: standings, ratings, the cross table, with plots. Imports this folder and `pages`."""

from __future__ import annotations

from typing import Any

from london_bridge.lab import report_pages
from london_bridge.lab.intervals import Estimate

from .arena_run import ArenaOutcome
from .standings import Standings, StandingsLine


def percent(estimate: Estimate) -> str:
    """A share with its interval."""
    return estimate.shown(1, " %", 100)


def number(estimate: Estimate | None, digits: int = 1) -> str:
    """A number with its interval."""
    return "" if estimate is None else estimate.shown(digits)


def duration(seconds: float) -> str:
    """A time that can be read."""
    return (
        f"{seconds:.2f} s"
        if seconds >= 1
        else f"{1000 * seconds:.1f} ms"
        if seconds >= 1e-3
        else f"{1e6 * seconds:.0f} µs"
    )


def report(outcome: ArenaOutcome, table: Standings) -> str:
    """The page."""
    plan = outcome.plan
    lines = table.lines
    names = [line.bot for line in lines]
    scoring = plan.scoring if isinstance(plan.scoring, str) else ", ".join(f"{k} {v}" for k, v in plan.scoring.items())
    about = (
        f"{table.games:,} games of {plan.players} players, seed {plan.seed}, scoring {scoring}."
        f" {extent(outcome)} All intervals are 95 %."
    )
    parts = [report_pages.note(about), report_pages.heading("Standings"), report_pages.table(*standing_rows(lines))]
    rated = [line for line in lines if line.rating]
    if rated:
        parts += [
            report_pages.heading("Ratings"),
            report_pages.note(
                "Plackett–Luce model of the rankings; 400 points more are ten times the strength, the field's mean is"
                " 1500. Intervals by weighing the deals anew, with half a deal won and half a deal lost besides: they"
                " stay wide where one side won everything."
            ),
            report_pages.whiskers(
                [line.bot for line in rated],
                [(e.value, e.low, e.high) for line in rated if (e := line.rating)],
                "rating",
                1500,
            ),
        ]
    shares = [tuple(100 * part for part in (e.value, e.low, e.high)) for e in [line.share for line in lines]]
    parts += [
        report_pages.heading("Games won"),
        report_pages.note(
            "Where a bot sits more than once at a table, its share counts all its seats: see the fair share."
        ),
        report_pages.whiskers(names, [(a, b, c) for a, b, c in shares], "games won, %"),
        report_pages.heading("Money ahead of the others' mean"),
        report_pages.whiskers(names, [(e.value, e.low, e.high) for e in [line.margin for line in lines]], "£", 0),
        report_pages.heading("Who comes before whom"),
        cross_plot(table, names),
        report_pages.table(*cross_rows(table, names)),
    ]
    parts += [report_pages.note(text) for text in remarks(table)]
    if table.faults:
        parts += [report_pages.heading("Faults"), *(report_pages.note(fault) for fault in table.faults)]
    return report_pages.page("London Bridge: the arena", parts)


def extent(outcome: ArenaOutcome) -> str:
    """Whether all was played that was asked for."""
    if outcome.finished:
        return "Every deal was played in all its rotations of the seats."
    return (
        f"The arena is unfinished: it was interrupted after {len(outcome.games):,} of {outcome.plan.games:,} games, so"
        " that not every deal was played in all its rotations of the seats."
    )


def standing_rows(lines: list[StandingsLine]) -> tuple[list[str], list[list[str]]]:
    """The standings as a table."""
    adjusted = any(line.adjusted_margin for line in lines)
    without = ["won without luck", "ahead without luck"] if adjusted else []
    head = [
        "bot",
        "rating",
        "games",
        "won",
        "fair",
        "money",
        "ahead by",
        *without,
        "place",
        "a move",
        "slowest",
        "faults",
    ]
    rows = [
        [
            line.bot,
            "always failed" if line.chance else number(line.rating, 0),
            str(line.games),
            percent(line.share),
            f"{100 * line.fair:.0f} %",
            number(line.money),
            number(line.margin),
            *(
                [percent(line.adjusted_share), number(line.adjusted_margin)]
                if line.adjusted_share
                else without and ["", ""]
            ),
            f"{line.place:.2f}",
            duration(line.move_seconds),
            duration(line.slowest),
            str(line.faults),
        ]
        for line in lines
    ]
    return head, rows


def remarks(table: Standings) -> list[str]:
    """What must be said beside the figures."""
    return [
        f"{line.bot} failed in every game, and chance played on for it: its figures say nothing of it."
        for line in table.lines
        if line.chance
    ]


def cross_rows(table: Standings, names: list[str]) -> tuple[list[str], list[list[str]]]:
    """The cross table: how often the bot of the row came before that of the column, and by how much money."""
    bots = table.plan.bots
    found = {(bots[pair.first], bots[pair.second]): pair for pair in table.pairs}
    rows = []
    for first in names:
        row = [first]
        for second in names:
            pair = found.get((first, second))
            row.append(f"{100 * pair.ahead:.1f} % ({pair.margin:+.1f} £)" if pair else "–")
        rows.append(row)
    return ["", *names], rows


def cross_plot(table: Standings, names: list[str]) -> str:
    """The same in colours."""
    bots = table.plan.bots
    cells: list[list[float]] = [[float("nan")] * len(names) for _ in names]
    for pair in table.pairs:
        cells[names.index(bots[pair.first])][names.index(bots[pair.second])] = 100 * pair.ahead
    size = 1.6 + 0.75 * len(names)
    labels = report_pages.shortened(names)
    figure, ax = report_pages.axes(size + 1.2 + 0.08 * max(map(len, labels)), size + 0.04 * max(map(len, labels)))
    image: Any = ax.imshow(cells, cmap="BrBG", vmin=0, vmax=100)
    ax.set_xticks(range(len(names)), labels, rotation=30, ha="right", parse_math=False)
    ax.set_yticks(range(len(names)), labels, parse_math=False)
    for y, row in enumerate(cells):
        for x, cell in enumerate(row):
            if cell == cell:
                ax.text(
                    x,
                    y,
                    f"{cell:.0f}",
                    ha="center",
                    va="center",
                    color="white" if abs(cell - 50) > 30 else report_pages.INK,
                )
    figure.colorbar(image, ax=ax, label="the row comes before the column, %", shrink=0.8)
    return report_pages.drawing(figure, "how often a bot comes before another")
