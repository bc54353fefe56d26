"""The HTML report on balance, with plots. Imports this folder and `pages`."""

from __future__ import annotations

from dataclasses import replace

from london_bridge.lab import report_pages
from london_bridge.rules.words import KINDS

from .all_answers import Answers
from .findings import findings
from .glance import glance, worth_map
from .questions import About, Row

#: What stands where an interval would be, if nothing is known of it.
FEW = "too few games"
#: What stands behind the name of a figure in a plot.
LETTER = {"£": ", £", "share": ", %", "number": ""}
TITLE = "London Bridge: balance"
FIVE, DIFFER = "Five findings", "How games with 2, 3 and 4 players differ"
#: So many pairs of scorings are listed that go most to one player, and so many that go least.
LISTED = 5
PARTS = (
    "where one begins",
    "buildings",
    "cards, rondel, bonus tiles",
    "how the lead changes",
    "skill and luck",
    "which scorings decide",
    "values by scoring",
    "scorings together",
    "all figures",
)


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


def title_of(one: Answers, part: str) -> str:
    """The heading of a part of a chapter."""
    return f"{one.players} players: {part}"


def report(about: About, found: list[Answers]) -> str:
    """The page."""
    five = findings(found)
    chapters = [(f"{one.players} players", [title_of(one, part) for part in PARTS]) for one in found]
    parts = [
        report_pages.heading(FIVE),
        report_pages.numbered(five.sentences),
        report_pages.note(five.note),
        glance(found),
        report_pages.note(
            f"Games of {about.text} All other intervals, those of the picture too, are 95 %, each by itself."
            " What things were worth comes from regressions within tables: they tell what went along with money among"
            " players of one strength."
        ),
        report_pages.heading("Contents"),
        report_pages.contents([(FIVE, ()), (DIFFER, ()), *chapters]),
        report_pages.heading(DIFFER),
        side_by_side(found),
        compare(found),
    ]
    for one in found:
        parts += chapter(one)
    return report_pages.page(TITLE, parts)


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
    where, buildings, course, lead, skill, deciding, worth, pairs, everything = (
        report_pages.heading(title_of(one, part), 3) for part in PARTS
    )
    return [
        report_pages.heading(f"{one.players} players"),
        report_pages.note(f"{one.games:,} games."),
        where,
        plot(one.seat_wins, "games won, %", fair),
        plot(one.seat_money, "£ above the table's mean", 0),
        plot(one.step_wins, "games won, %", fair),
        plot(one.step_money, "£ above the table's mean", 0),
        buildings,
        report_pages.note("A building of a kind, in whatever round: £ more than an average building brings."),
        plot(one.buildings, "£", 0),
        report_pages.note(
            "The same by round: £ more than an average building of that round brings. All six have the same axis; very"
            " wide intervals run out of it."
        ),
        *(plot(rounds(one, kind), f"£, {kind}", 0, span) for kind in KINDS),
        report_pages.note("One more crest when building:"),
        plot(one.crests, "£", 0),
        course,
        report_pages.note("A card against an average card, and a space of the rondel against an average space, in £:"),
        plot(one.cards, "£, cards", 0),
        plot(one.spaces, "£, rondel", 0),
        report_pages.note("How often a player does that in a game:"),
        figures(one.use),
        report_pages.note("A bonus tile more:"),
        plot(one.tiles, "£", 0),
        lead,
        figures(one.lead),
        skill,
        *skills(one),
        deciding,
        report_pages.note(
            "In how many games another would have won without a scoring's payments; by how many pounds it parts the"
            " seats of a table (their standard deviation); and how much of it goes to the winner, whose fair share"
            f" would be {fair:.0f} %."
        ),
        plot(one.turns, "games that it turns, %"),
        plot(one.spread, "£ between the seats", 0),
        plot(one.to_winner, "goes to the winner, %", fair),
        report_pages.note("What each scoring pays a player on average, and what players end with where it is in play:"),
        plot(one.scorings, "£ paid"),
        plot(one.scoring_money, "£ at the end"),
        worth,
        report_pages.note(
            "What a building goes along with, against an average building, and a bonus tile against none, in games with"
            " a scoring. Bold: the 95 % interval does not hold 0. Of so many figures some look sure by chance: one in"
            " twenty."
        ),
        worth_map(one),
        pairs,
        *combined(one),
        everything,
        figures(
            one.buildings
            + one.buildings_by_round
            + one.crests
            + one.cards
            + one.spaces
            + one.tiles
            + one.scorings
            + one.turns
            + one.spread
            + one.to_winner
            + one.worth_by_scoring
        ),
    ]


def skills(one: Answers) -> list[str]:
    """Skill, deal and rest."""
    if not one.skill:
        return [report_pages.note("No games between bots of different strength were played.")]
    return [
        report_pages.note(
            f"Between {', '.join(one.company)}, every deal from all seats: what belongs to a bot wherever it sits, what"
            " to a seat of a deal whoever sits there, and what arises between them. Cases are deals."
        ),
        figures(one.skill),
    ]


def combined(one: Answers) -> list[str]:
    """The pairs of scorings that pay one player most, and least."""
    if not one.pairs:
        return [report_pages.note("Too few games of any two scorings together.")]
    order = sorted(one.pairs, key=lambda row: -row.estimate.value)
    shown = order if len(order) <= 2 * LISTED else order[:LISTED] + order[-LISTED:]
    return [
        report_pages.note(
            f"Of {len(order)} pairs of scorings those that go most, and least, to the same player: 1 would be one"
            " contest twice, below 0 who has the one lacks the other. Of so many, the ends look further apart than they"
            " are."
        ),
        figures(shown),
    ]
