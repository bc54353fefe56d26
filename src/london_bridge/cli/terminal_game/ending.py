"""The final scoring: every player's money by where it came from, with the sums, and who has won. Imports rules."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from london_bridge.cli.paper import crests, seat_text
from london_bridge.cli.wording import Teller
from london_bridge.cli.wording.names import SCORING_NAMES, pounds
from london_bridge.rules import Game, Payment

#: Where money comes from while the game is played, in the order of the rules; the scorings follow.
_SOURCES = {
    "start": "start",
    "rondel": "rondel",
    "centre": "paid for the centre",
    "haberdasher": "haberdashers",
    "chapel track": "chapel track",
    "gate track": "gate track",
}


def print_result(console: Console, game: Game, teller: Teller) -> None:
    """The table of all money, and the ranking in a sentence."""
    result = game.result
    assert result is not None
    console.print(money_table(result.breakdown, result.ranking, teller))
    console.print()
    console.print(Text(verdict(game, teller), style="head"))


def money_table(payments: Sequence[Payment], ranking: Sequence[int], teller: Teller) -> Table:
    """Rows by source, a column for every player from the winner on."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column("rule", style="quiet", no_wrap=True)
    table.add_column("money", no_wrap=True)
    for place, seat in enumerate(ranking, 1):
        name = "You" if seat == teller.you else teller.names[seat]
        table.add_column(seat_text(seat, f"{place}. {name}"), justify="right", no_wrap=True)
    early = [payment for payment in payments if not payment.final]
    late = [payment for payment in payments if payment.final]
    for source in sorted({payment.source for payment in early}, key=_early_order):
        _add_row(table, _SOURCES.get(source) or _scoring(source), early, source, ranking)
    _add_sum(table, "before the final scoring", early, ranking)
    table.add_section()
    for source in dict.fromkeys(payment.source for payment in late):
        _add_row(table, _scoring(source), late, source, ranking)
    _add_sum(table, "final money", payments, ranking)
    return table


def _early_order(source: str) -> tuple[int, str]:
    known = list(_SOURCES)
    return (known.index(source) if source in known else len(known), source)


def _scoring(source: str) -> str:
    return f"{source}, {SCORING_NAMES[source]}" if source in SCORING_NAMES else source


def _add_row(table: Table, label: str, payments: Sequence[Payment], source: str, ranking: Sequence[int]) -> None:
    here = [payment for payment in payments if payment.source == source]
    sums = [sum(payment.amount for payment in here if payment.seat == seat) for seat in ranking]
    table.add_row(
        here[0].rule, label, *(crests(pounds(money)) if money else Text("–", style="quiet") for money in sums)
    )


def _add_sum(table: Table, label: str, payments: Sequence[Payment], ranking: Sequence[int]) -> None:
    sums = [sum(payment.amount for payment in payments if payment.seat == seat) for seat in ranking]
    table.add_row("", Text(label, style="head"), *(crests(pounds(money), style="bold") for money in sums))


def verdict(game: Game, teller: Teller) -> str:
    """Who has won, and by how much."""
    result = game.result
    assert result is not None
    first, second = result.ranking[0], result.ranking[1]
    lead = result.money[first] - result.money[second]
    by = (
        f"{pounds(lead)} ahead of {teller.who(second)}"
        if lead
        else f"level with {teller.who(second)}, but ahead on the chapel track (rule 8.8)"
    )
    return f"{teller.say(first, 'win|wins')} with {pounds(result.money[first])}, {by}."
