"""The scorings in play, with every player's standing, and what the game would be worth if it ended now."""

from rich.table import Table
from rich.text import Text

from london_bridge.cli.paper import crests, seat_text
from london_bridge.cli.wording.names import MEASURES, SCORING_NAMES, pounds
from london_bridge.rules import codes
from london_bridge.rules.events import Event
from london_bridge.rules.logged import logged
from london_bridge.rules.scoring import pay_end, round_leader
from london_bridge.rules.state import State
from london_bridge.rules.words import CATEGORIES, SCORINGS
from london_bridge.view import View
from london_bridge.view.view_document import standings


def scorings(view: View, letters: list[str], *, short: bool = False) -> Table:
    """What counts in every category, what it would pay now, and the sums."""
    s = view.sketch
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    title = "scoring" if short else "scoring: what counts, and what it would pay"
    table.add_column(Text(title, style="quiet"), no_wrap=True)
    for seat in range(view.players):
        table.add_column(seat_text(seat, letters[seat]), justify="right", no_wrap=True)
    standing = standings(s)
    for at, category in enumerate(CATEGORIES):
        name = f"{category}/{SCORINGS[category][s.deal.scoring[at]]}"
        label = Text(name)
        if not short:
            label.append(f"  {SCORING_NAMES[name]}", style="quiet")
        told = standing[category]
        if name in MEASURES:
            cells = [
                _cell(told["measure"][seat], told["gain"][seat], name == "chapel/again" or name == "hostelry/sets")
                for seat in range(view.players)
            ]
        else:
            cells = [Text("leads" if seat == _leader(s, name) else "–") for seat in range(view.players)]
            if not short:
                label.append(f" {EACH_ROUND[name]}", style="quiet")
        table.add_row(label, *cells)
    if s.phase == codes.OVER:
        return table
    final = if_it_ended_now(s)
    for source in ("empty sites", "unused tiles"):
        if any(event.data["source"] == source for event in final):
            cells = [crests(pounds(_sum(final, seat, source))) for seat in range(view.players)]
            table.add_row(Text(source, style="quiet"), *cells)
    totals = [s.money[seat] + _sum(final, seat) for seat in range(view.players)]
    table.add_row("if it ended now", *(crests(pounds(total), style="bold") for total in totals))
    return table


#: What the scorings of every round pay.
EACH_ROUND = {
    "chapel/leader": "£1 a round",
    "gate/leader": "£1 a round",
    "hostelry/highest": "£2 a round",
    "bridge/lowest": "£2 a round",
}


def _cell(measure: int, gain: int, money: bool) -> Text:
    if money:
        return crests(pounds(gain))
    return crests(f"{measure} {pounds(gain)}") if gain else Text(str(measure))


def _leader(s: State, name: str) -> int | None:
    """Who would be paid by a scoring of every round as things stand; nobody knows for the highest card."""
    seat = int(round_leader(s, CATEGORIES.index(name.partition("/")[0])))
    return seat if seat >= 0 else None


def if_it_ended_now(s: State) -> list[Event]:
    """The payments of the final scoring, as things stand."""
    trial = s.copy()
    with logged(trial) as events:
        pay_end(trial)
    return [event for event in events if event.kind == "money"]


def _sum(events: list[Event], seat: int, source: str | None = None) -> int:
    return sum(
        event.data["amount"] for event in events if event.seat == seat and source in (None, event.data["source"])
    )
