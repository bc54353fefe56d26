"""The table of rows: what people look at. Imports this folder."""

from __future__ import annotations

from collections.abc import Sequence

from london_bridge.lab.arena.arena_report import duration
from london_bridge.lab.intervals import Estimate

from .evaluation import FAIR, GAMES, LUCK_GAMES, PROTOCOL, TABLES, Evaluation
from .fingerprints import BY_CLOCK, EXACTLY
from .row import LeaderboardRow


def percent(one: Estimate) -> str:
    """A share with its interval."""
    return one.shown(1, " %", 100)


def table_rows(rows: Sequence[LeaderboardRow]) -> tuple[list[str], list[list[str]]]:
    """Head and lines, the best bot first, whole rows before shorter ones."""
    head = [
        "bot",
        "won",
        "won without luck",
        "£ ahead",
        "£ ahead without luck",
        *(f"{table.players}: {table.opponent}" for table in TABLES),
        "games",
        "a move",
        "faults",
        "repeatable",
    ]
    order = sorted(rows, key=lambda row: (not row.evaluation.whole, -row.whole.won_without_luck.value))
    return head, [line(row) for row in order]


def line(row: LeaderboardRow) -> list[str]:
    """A row for people."""
    whole = row.whole
    return [
        row.evaluation.bot,
        percent(whole.won),
        percent(whole.won_without_luck),
        whole.ahead.shown(1),
        whole.ahead_without_luck.shown(1),
        *(f"{100 * one.won.value:.0f} %" for one in row.tables),
        extent(row.evaluation),
        duration(row.told["move_seconds"]),
        str(row.faults),
        {EXACTLY: "yes", BY_CLOCK: "on average"}.get(row.repeatable, "perhaps"),
    ]


def extent(asked: Evaluation) -> str:
    """How many games, and what is not as the protocol has it."""
    found = f"{asked.total:,}"
    if asked.games < GAMES:
        found += " (short)"
    elif not asked.whole:
        found += " (other deals)" if asked.luck_games >= LUCK_GAMES else " (less luck taken off)"
    return found


def notes(rows: Sequence[LeaderboardRow]) -> list[str]:
    """What must be said beside the figures."""
    found = [
        f"Protocol {PROTOCOL}: the mean of six tables; among equals {100 * FAIR:.1f} % are won. Intervals are 95 %.",
        "A column '4: journeyman' is the share of games won at a table with three journeymen.",
    ]
    if len({row.engine["sha256"] for row in rows}) > 1:
        found.append("The rows were played by different engines: differences may come from that.")
    return found


def markdown_lines(head: Sequence[str], lines: Sequence[Sequence[str]]) -> list[str]:
    """The same as a table of Markdown."""
    return [
        "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
        for row in (head, ["---"] * len(head), *lines)
    ]
