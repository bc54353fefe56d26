"""The HTML report on balance, with plots. Imports this folder and `pages`."""

from __future__ import annotations

from dataclasses import replace

from london_bridge.lab import report_pages
from london_bridge.rules.words import KINDS

from .questions import About, Answers, Row

#: What stands where an interval would be, if nothing is known of it.
FEW = "too few games"
#: What stands behind the name of a figure in a plot.
LETTER = {"£": ", £", "share": ", %", "number": ""}


def triple(row: Row) -> tuple[float, float, float]:
    """A figure for a plot."""
    return (row.scale * row.estimate.value, row.scale * row.estimate.low, row.scale * row.estimate.high)


def plot(rows: list[Row], label: str, zero: float | None = None, span: tuple[float, float] | None = None) -> str:
    """Figures with their intervals."""
    if not rows:
        return report_pages.note("Too few games for this.")
    return report_pages.whiskers([row.name for row in rows], [triple(row) for row in rows], label, zero, span)


def figures(rows: list[Row]) -> str:
    """The same as a table."""
    cells = []
    for row in rows:
        value = f"{row.scale * row.estimate.value:.2f}{row.sign}"
        cells.append([row.name, value, row.estimate.ends(2, row.scale) or FEW, f"{row.cases:,}"])
    return report_pages.table(["", "", "95 % interval", "cases"], cells)


def report(about: About, found: list[Answers]) -> str:
    """The page."""
    parts = [
        report_pages.note(
            f"Games of {about.text} All intervals are 95 %."
            " What things were worth comes from regressions within tables: they tell what went along with money among"
            " players of one strength."
        ),
        report_pages.heading("How games with 2, 3 and 4 players differ"),
        side_by_side(found),
        compare(found),
    ]
    for one in found:
        parts += chapter(one)
    return report_pages.page("London Bridge: balance", parts)


def side_by_side(found: list[Answers]) -> str:
    """The overview as plots: a point for every number of players."""
    titles = [row.name.partition(" (")[0] + LETTER[row.unit] for row in found[0].overview]
    values = [[triple(one.overview[at]) for one in found] for at in range(len(titles))]
    return report_pages.panels(
        [f"{one.players} players" for one in found], titles, values, "numbers of players compared"
    )


def compare(found: list[Answers]) -> str:
    """One column for every number of players."""
    head = ["", *(f"{one.players} players ({one.games:,} games)" for one in found)]
    rows = []
    for at, row in enumerate(found[0].overview):
        cells = [one.overview[at].estimate for one in found]
        rows.append([row.name, *(e.shown(2, row.sign, row.scale) for e in cells)])
    return report_pages.table(head, rows)


def rounds(one: Answers, kind: str) -> list[Row]:
    """What a kind of building brings, round by round."""
    found = [(row.name.partition(", "), row) for row in one.buildings_by_round]
    return [replace(row, name=when) for (name, _, when), row in found if name == kind]


def chapter(one: Answers) -> list[str]:
    """All plots for one number of players."""
    fair = 100 / one.players
    span = report_pages.span_of([triple(row) for row in one.buildings_by_round])
    return [
        report_pages.heading(f"{one.players} players"),
        report_pages.note(f"{one.games:,} games. Where a seat sits, and on which step it begins:"),
        plot(one.seat_wins, "games won, %", fair),
        plot(one.seat_money, "£ above the table's mean", 0),
        plot(one.step_wins, "games won, %", fair),
        plot(one.step_money, "£ above the table's mean", 0),
        report_pages.note("A building of a kind, in whatever round: £ more than an average building brings."),
        plot(one.buildings, "£", 0),
        report_pages.note(
            "The same by round: £ more than an average building of that round brings. All six have the same axis; very"
            " wide intervals run out of it."
        ),
        *(plot(rounds(one, kind), f"£, {kind}", 0, span) for kind in KINDS),
        report_pages.note("One more crest when building:"),
        plot(one.crests, "£", 0),
        report_pages.note("A bonus tile more:"),
        plot(one.tiles, "£", 0),
        report_pages.note("What each scoring pays a player on average, and what players end with where it is in play:"),
        plot(one.scorings, "£ paid"),
        plot(one.scoring_money, "£ at the end"),
        figures(one.buildings + one.buildings_by_round + one.crests + one.tiles + one.scorings),
    ]
