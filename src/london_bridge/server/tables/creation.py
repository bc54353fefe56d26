"""Setting a table up: its first entries, and those of another game with the same seats."""

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from london_bridge.server.display_names import clean_name, distinct
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.requester import Requester
from london_bridge.server.wire import requests as r
from london_bridge.server.wire.options import BotSeat, LocalSeat, MySeat, NewTable, OpenSeat

from . import entries as e
from .looks import character_for, character_name
from .seat_requests import known, start
from .table_state import TableState

if TYPE_CHECKING:
    from .table import Table
    from .table_registry import TableRegistry


def found(who: Requester, new: NewTable, levels: Collection[str], source: dict[str, object] | None) -> list[e.AnyEntry]:
    """The entries that set a table up, with its seats, and start it if that is wanted."""
    options = new.options
    if len(new.seats) != options.players:
        raise RequestRefused(
            "bad_request", f"A table for {options.players} needs {options.players} seats, not {len(new.seats)}."
        )
    known(options.substitute, levels)
    mine = sum(isinstance(seat, MySeat) for seat in new.seats)
    if mine > 1:
        raise RequestRefused("bad_request", "One seat is yours; for others on this device say local, with their names.")
    if any(isinstance(seat, OpenSeat) for seat in new.seats) and any(
        isinstance(seat, BotSeat) and seat.script for seat in new.seats
    ):
        raise RequestRefused(
            "not_allowed", "Bots follow a script only where all other seats are your own; leave none open."
        )
    entries: list[e.AnyEntry] = [e.Created(person=who.id, host=who.id, options=options, source=source)]
    names: list[str | None] = []
    cast = cast_of(new)
    for seat, wanted in enumerate(new.seats):
        if isinstance(wanted, MySeat):
            names.append(distinct(who.name, names))
            entries.append(dressed(e.SatDown(person=who.id, seat=seat, name=names[-1] or ""), who, wanted, entries))
        elif isinstance(wanted, LocalSeat):
            names.append(distinct(clean_name(wanted.name), names))
            local = e.SatDown(person=who.id, seat=seat, name=names[-1] or "", local=True)
            entries.append(dressed(local, None, wanted, entries))
        elif isinstance(wanted, BotSeat):
            level = known(wanted.level, levels)
            character = cast[seat]
            names.append(character_name(character, names))
            entries.append(
                e.BotSat(seat=seat, level=level, name=names[-1] or "", character=character, script=wanted.script)
            )
        else:
            names.append(None)
    if new.start:
        trial = TableState("trial")
        for entry in entries:
            trial.fold(entry, trial.number + 1, 1)
        entries += start(trial, who.id, r.Start(id="start"), levels)
    return entries


def cast_of(new: NewTable) -> dict[int, str]:
    """Who sits down for the bots, by seat: first those who are named."""
    bots = {seat: wanted.character for seat, wanted in enumerate(new.seats) if isinstance(wanted, BotSeat)}
    found: dict[int, str] = {}
    for seat in sorted(bots, key=lambda seat: bots[seat] is None):
        found[seat] = character_for(list(found.values()), bots[seat])
    return found


def dressed(entry: e.SatDown, who: Requester | None, wanted: MySeat | LocalSeat, before: list[e.AnyEntry]) -> e.SatDown:
    """A person on a seat, as they wish to look there or look everywhere; of one colour the first come has it."""
    colour = wanted.colour or (who.colour if who is not None else None)
    taken = {other.colour for other in before if isinstance(other, e.SatDown)}
    entry.portrait = wanted.portrait or (who.portrait if who is not None else None)
    entry.colour = None if colour in taken else colour
    return entry


async def rematch(registry: "TableRegistry", table: "Table", who: Requester, request: str) -> int:
    """Set the next table up, and say so at this one; if somebody has done so, that one stands. The entry's number.

    Everybody has the seat they had. If all of them are one person's or bots, the game starts at once.
    """
    old = table.state
    if old.status != "over":
        raise RequestRefused("not_allowed", "A rematch is for when the game is over.")
    if old.daily is not None:
        raise RequestRefused("not_allowed", "The daily bridge has no rematch: there is another one tomorrow.")
    if not old.seats_of(who.id):
        raise RequestRefused("not_your_seat", "A rematch is for those who played.")
    async with table.following:  # of many who ask at once, one sets a table up
        if table.state.rematch is None:
            await follow(registry, table, who, request)
    return table.state.number


async def follow(registry: "TableRegistry", table: "Table", who: Requester, request: str) -> None:
    """Set the next table up."""
    old = table.state
    async with registry.room_for(who.id):
        entries = seats_again(old, who)
        if all(place.person in (None, who.id) for place in old.seats):
            trial = TableState("trial")
            for entry in entries:
                trial.fold(entry, trial.number + 1, 1)
            entries += start(trial, who.id, r.Start(id="start"), registry.levels)
        following = await registry.found(entries)

        def once(state: TableState) -> list[e.AnyEntry]:
            if state.rematch is not None:
                return []
            return [e.Rematched(id=request, person=who.id, table=following.id)]

        await table.add(once, request, who)
        if table.state.rematch != following.id:  # another process was first
            await following.add(lambda _: [e.EndedEarly(reason="closed")])


def seats_again(old: TableState, who: Requester) -> list[e.AnyEntry]:
    """The first entries of a table with the same seats; a fixed deal is not played twice."""
    options = msgspec.structs.replace(old.options, seed=None)
    entries: list[e.AnyEntry] = [e.Created(person=who.id, host=who.id, options=options)]
    for seat, place in enumerate(old.seats):
        if place.person is not None:
            entries.append(
                e.SatDown(
                    person=place.person,
                    seat=seat,
                    name=place.name or "",
                    local=place.local,
                    portrait=place.portrait,
                    colour=place.colour,
                )
            )
        elif place.level is not None:
            level = place.fault or place.level
            entries.append(e.BotSat(seat=seat, level=level, name=place.name or "", character=place.character))
    return entries
