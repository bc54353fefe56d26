"""What may be done before the start: sitting down, bots, options, the start itself."""

from collections.abc import Collection
from typing import Literal

from london_bridge.server.wire import requests as r

from . import entries as e
from .acts_game import my_seat
from .dealing import deal_game
from .names import bot_name, clean_name, distinct
from .refusing import No
from .state import TableState


def before_start(state: TableState) -> None:
    """Only an open table can be changed."""
    if state.status != "open":
        raise No("not_allowed", "The game has started; seats and options stay as they are.")


def by_host(state: TableState, person: str | None) -> None:
    """Only the host may."""
    before_start(state)
    if person != state.host:
        raise No("not_host", "Only the host of the table can do that.")


def at_table(state: TableState, seat: int) -> None:
    """A seat that the table has."""
    if seat >= state.players:
        raise No("no_seat", f"This table has the seats 0 to {state.players - 1}.")


def known(level: str, levels: Collection[str]) -> str:
    """A level that the bots have."""
    if level not in levels:
        raise No("unknown_level", f"There is no bot of the level {level!r}; there are {', '.join(levels)}.")
    return level


def names_but(state: TableState, seat: int) -> list[str | None]:
    """The names of the other seats."""
    return [place.name for i, place in enumerate(state.seats) if i != seat]


def sit(state: TableState, person: str, name: str, ask: r.Sit) -> list[e.AnyEntry]:
    """Take an open seat; somebody who sits already moves there, unless it is one more seat on their device."""
    before_start(state)
    at_table(state, ask.seat)
    mine = state.seats_of(person)
    if not state.seats[ask.seat].open:
        raise No("seat_taken", "Somebody sits there already.")
    wanted = clean_name(ask.name) if ask.name is not None else name
    entry = e.Sat(
        id=ask.id, person=person, seat=ask.seat, name=distinct(wanted, names_but(state, ask.seat)), local=ask.local
    )
    if ask.local or not mine:
        return [entry]
    left: list[e.AnyEntry] = [e.Opened(person=person, seat=seat, why="left") for seat in mine]
    entry.name = wanted if wanted == state.seats[mine[0]].name else entry.name
    return [*left, entry]


def bot(state: TableState, person: str, ask: r.SeatBot, levels: Collection[str]) -> list[e.AnyEntry]:
    """The host puts a bot onto a seat that is open or has one."""
    by_host(state, person)
    at_table(state, ask.seat)
    known(ask.level, levels)
    if state.seats[ask.seat].person is not None:
        raise No("seat_taken", "Somebody sits there; open the seat first.")
    name = state.seats[ask.seat].name or bot_name(names_but(state, ask.seat))
    return [e.BotSat(id=ask.id, person=person, seat=ask.seat, level=ask.level, name=name)]


def open_up(state: TableState, person: str, ask: r.OpenUp) -> list[e.AnyEntry]:
    """The host opens a seat, and removes who sits there."""
    by_host(state, person)
    at_table(state, ask.seat)
    seat = state.seats[ask.seat]
    if seat.open:
        raise No("not_allowed", "That seat is open already.")
    why: Literal["opened", "left", "removed"] = (
        "opened" if seat.person is None else "left" if seat.person == person else "removed"
    )
    return [e.Opened(id=ask.id, person=person, seat=ask.seat, why=why)]


def options(state: TableState, person: str, ask: r.SetOptions, levels: Collection[str]) -> list[e.AnyEntry]:
    """The host changes the options. Seats that would be cut off must be empty."""
    by_host(state, person)
    known(ask.options.substitute, levels)
    if state.source is not None and ask.options.players != state.players:
        raise No("not_allowed", "The deal of this table is fixed, and so is the number of its seats.")
    if any(place.person is not None for place in state.seats[ask.options.players :]):
        raise No("seat_taken", "Somebody sits on a seat that would go; they must leave it first.")
    return [e.OptionsChanged(id=ask.id, person=person, options=ask.options)]


def rename(state: TableState, person: str, ask: r.Rename) -> list[e.AnyEntry]:
    """A seat's name, before the start."""
    before_start(state)
    seat = my_seat(state, person, ask.seat)
    name = distinct(clean_name(ask.name), names_but(state, seat))
    return [e.Named(id=ask.id, person=person, seat=seat, name=name)]


def start(state: TableState, person: str, ask: r.Start, levels: Collection[str]) -> list[e.AnyEntry]:
    """The host starts; seats that are still open get bots, if a level is given."""
    by_host(state, person)
    made: list[e.AnyEntry] = []
    names = [place.name for place in state.seats]
    for seat, place in enumerate(state.seats):
        if place.open:
            if ask.fill is None:
                raise No("no_seat", "There are open seats; wait for players, or fill them with bots.")
            names[seat] = bot_name(names)
            made.append(e.BotSat(person=person, seat=seat, level=known(ask.fill, levels), name=names[seat] or ""))
    return [*made, deal_game(state, person, ask.id)]
