"""Another game with the same seats."""

from typing import TYPE_CHECKING

from london_bridge.server.wire import requests as r

from . import entries as e
from .acts_seats import start
from .deciding import Who
from .refusing import No
from .state import TableState

if TYPE_CHECKING:
    from .house import House
    from .table import Table


async def rematch(house: "House", table: "Table", who: Who, request: str) -> int:
    """Set the next table up, and say so at this one; if somebody has done so, that one stands. The entry's number.

    Everybody has the seat they had. If all of them are one person's or bots, the game starts at once.
    """
    old = table.state
    if old.status != "over":
        raise No("not_allowed", "A rematch is for when the game is over.")
    if not old.seats_of(who.id):
        raise No("not_your_seat", "A rematch is for those who played.")
    async with table.following:  # of many who ask at once, one sets a table up
        if table.state.rematch is None:
            await follow(house, table, who, request)
    return table.state.number


async def follow(house: "House", table: "Table", who: Who, request: str) -> None:
    """Set the next table up."""
    old = table.state
    async with house.room_for(who.id):
        entries = seats_again(old, who)
        if all(place.person in (None, who.id) for place in old.seats):
            trial = TableState("trial")
            for entry in entries:
                trial.fold(entry, trial.number + 1, 1)
            entries += start(trial, who.id, r.Start(id="start"), house.levels)
        following = await house.found(entries)

        def once(state: TableState) -> list[e.AnyEntry]:
            if state.rematch is not None:
                return []
            return [e.Rematched(id=request, person=who.id, table=following.id)]

        await table.add(once, request, who)
        if table.state.rematch != following.id:  # another process was first
            await following.add(lambda _: [e.Ended(reason="closed")])


def seats_again(old: TableState, who: Who) -> list[e.AnyEntry]:
    """The first entries of a table with the same seats; a fixed deal is not played twice."""
    options = type(old.options)(**{name: getattr(old.options, name) for name in old.options.__struct_fields__})
    options.seed = None
    entries: list[e.AnyEntry] = [e.Created(person=who.id, host=who.id, options=options)]
    for seat, place in enumerate(old.seats):
        if place.person is not None:
            entries.append(e.Sat(person=place.person, seat=seat, name=place.name or "", local=place.local))
        elif place.level is not None:
            entries.append(e.BotSat(seat=seat, level=place.fault or place.level, name=place.name or ""))
    return entries
