"""The first entries of a table."""

from collections.abc import Collection

from london_bridge.server.wire import requests as r
from london_bridge.server.wire.options import BotSeat, LocalSeat, MySeat, NewTable, OpenSeat

from . import entries as e
from .acts_seats import known, start
from .deciding import Who
from .names import bot_name, clean_name, distinct
from .refusing import No
from .state import TableState


def found(who: Who, new: NewTable, levels: Collection[str], source: dict[str, object] | None) -> list[e.AnyEntry]:
    """The entries that set a table up, with its seats, and start it if that is wanted."""
    options = new.options
    if len(new.seats) != options.players:
        raise No("bad_request", f"A table for {options.players} needs {options.players} seats, not {len(new.seats)}.")
    known(options.substitute, levels)
    mine = sum(isinstance(seat, MySeat) for seat in new.seats)
    if mine > 1:
        raise No("bad_request", "One seat is yours; for others on this device say local, with their names.")
    if any(isinstance(seat, OpenSeat) for seat in new.seats) and any(
        isinstance(seat, BotSeat) and seat.script for seat in new.seats
    ):
        raise No("not_allowed", "Bots follow a script only where all other seats are your own; leave none open.")
    entries: list[e.AnyEntry] = [e.Created(person=who.id, host=who.id, options=options, source=source)]
    names: list[str | None] = []
    for seat, wanted in enumerate(new.seats):
        if isinstance(wanted, MySeat):
            names.append(distinct(who.name, names))
            entries.append(e.Sat(person=who.id, seat=seat, name=names[-1] or ""))
        elif isinstance(wanted, LocalSeat):
            names.append(distinct(clean_name(wanted.name), names))
            entries.append(e.Sat(person=who.id, seat=seat, name=names[-1] or "", local=True))
        elif isinstance(wanted, BotSeat):
            names.append(bot_name(names))
            level = known(wanted.level, levels)
            entries.append(e.BotSat(seat=seat, level=level, name=names[-1] or "", script=wanted.script))
        else:
            names.append(None)
    if new.start:
        trial = TableState("trial")
        for entry in entries:
            trial.fold(entry, trial.number + 1, 1)
        entries += start(trial, who.id, r.Start(id="start"), levels)
    return entries
