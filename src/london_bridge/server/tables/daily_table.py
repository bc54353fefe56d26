"""A table of the daily bridge: one person, the bots of the day, and its deal, sealed until the day is over."""

from london_bridge.bots.characters import CHARACTERS
from london_bridge.daily import DayDeal
from london_bridge.daily.day_bots import LEVEL
from london_bridge.server import fair
from london_bridge.server.display_names import distinct
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.requester import Requester
from london_bridge.server.wire.options import Options
from london_bridge.server.wire.tables import DailyInfo

from . import entries as e
from .table_state import TableState


def digest_of(day: DayDeal) -> str:
    """The digest of a day's deal, which is published when the day begins."""
    sealed = day.sealed()
    return fair.commitment(sealed["box"], sealed["scoring"], sealed["setup"], day.salt)


def daily_entries(day: DayDeal, who: Requester, ends: int, practice: bool, pace: int) -> list[e.AnyEntry]:
    """The entries that set such a table up and start it. Without hints, watchers and chat: nobody helps, and nobody who
    has the day before them looks on.
    """
    options = Options(
        players=day.players,  # type: ignore[arg-type]  # 2 or 4
        scoring="random",
        hints=False,
        watch=False,
        chat=False,
        pace=pace,
    )
    info = DailyInfo(day=day.day.name, ends=ends, practice=practice)
    entries: list[e.AnyEntry] = [
        e.Created(person=who.id, host=who.id, options=options, daily=info),
        e.SatDown(person=who.id, seat=0, name=who.name, portrait=who.portrait, colour=who.colour),
    ]
    names: list[str | None] = [who.name]
    for seat, character in enumerate(day.cast(), 1):
        names.append(distinct(CHARACTERS[character].name, names))
        entries.append(e.BotSat(seat=seat, level=LEVEL, name=names[-1] or "", character=character))
    sealed = day.sealed()
    entries.append(e.Started(**sealed, salt=day.salt, commitment=digest_of(day), origin="daily", person=who.id))
    return entries


def refuse_sealed(state: TableState, now: int) -> None:
    """Nothing that shows the whole deal of a day is told before the day is over, not even to those who have played."""
    if state.daily is not None and now < state.daily.ends:
        raise RequestRefused(
            "sealed", "Others still have this day before them: its game can be looked at when the day is over."
        )
