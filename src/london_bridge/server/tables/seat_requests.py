"""What may be asked before the start: sitting down, bots, options, and the start itself.

The game is then dealt by the system's generator, by a seed that all may know, or as a record has it.
"""

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from london_bridge.bots.registry import current
from london_bridge.record import Record, RecordError
from london_bridge.record.setup import read_deal, read_scoring, write_scoring, write_setup
from london_bridge.rules import Game, IllegalMove, default_box
from london_bridge.server import fair
from london_bridge.server.display_names import clean_name, distinct
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.requester import Requester
from london_bridge.server.wire import requests as r
from london_bridge.server.wire.options import ChosenScoring, NewDeal

from . import entries as e
from .game_requests import my_seat
from .looks import character_for, character_name, free_colour
from .seats import TableSeat
from .table_state import TableState


def before_start(state: TableState) -> None:
    """Only an open table can be changed."""
    if state.status != "open":
        raise RequestRefused("not_allowed", "The game has started; seats and options stay as they are.")


def by_host(state: TableState, person: str | None) -> None:
    """Only the host may."""
    before_start(state)
    if person != state.host:
        raise RequestRefused("not_host", "Only the host of the table can do that.")


def at_table(state: TableState, seat: int) -> None:
    """A seat that the table has."""
    if seat >= state.players:
        raise RequestRefused("no_seat", f"This table has the seats 0 to {state.players - 1}.")


def known(level: str, levels: Collection[str]) -> str:
    """A level that the bots have."""
    level = current(level)
    if level not in levels:
        raise RequestRefused("unknown_level", f"There is no bot of the level {level!r}; there are {', '.join(levels)}.")
    return level


def names_but(state: TableState, seat: int) -> list[str | None]:
    """The names of the other seats."""
    return [place.name for i, place in enumerate(state.seats) if i != seat]


def sit(state: TableState, who: Requester, ask: r.Sit) -> list[e.AnyEntry]:
    """Take an open seat; somebody who sits already moves there, unless it is one more seat on their device."""
    before_start(state)
    at_table(state, ask.seat)
    person = who.id
    mine = state.seats_of(person)
    if not state.seats[ask.seat].open:
        raise RequestRefused("seat_taken", "Somebody sits there already.")
    wanted = clean_name(ask.name) if ask.name is not None else who.name
    moves = state.seats[mine[0]] if mine and not ask.local else None  # who sits already moves as they are
    portrait = ask.portrait or (moves.portrait if moves else None if ask.local else who.portrait)
    colour = ask.colour or (moves.colour if moves else None if ask.local else who.colour)
    others = [TableSeat() if i in mine and moves is not None else place for i, place in enumerate(state.seats)]
    entry = e.SatDown(
        id=ask.id,
        person=person,
        seat=ask.seat,
        name=distinct(wanted, names_but(state, ask.seat)),
        local=ask.local,
        portrait=portrait,
        colour=free_colour(others, ask.seat, colour),
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
    level = known(ask.level, levels)
    if state.seats[ask.seat].person is not None:
        raise RequestRefused("seat_taken", "Somebody sits there; open the seat first.")
    character = ask.character or state.seats[ask.seat].character
    character = character_for([place.character for i, place in enumerate(state.seats) if i != ask.seat], character)
    name = character_name(character, names_but(state, ask.seat))
    return [e.BotSat(id=ask.id, person=person, seat=ask.seat, level=level, name=name, character=character)]


def open_up(state: TableState, person: str, ask: r.OpenUp) -> list[e.AnyEntry]:
    """The host opens a seat, and removes who sits there."""
    by_host(state, person)
    at_table(state, ask.seat)
    seat = state.seats[ask.seat]
    if seat.open:
        raise RequestRefused("not_allowed", "That seat is open already.")
    why: Literal["opened", "left", "removed"] = (
        "opened" if seat.person is None else "left" if seat.person == person else "removed"
    )
    return [e.Opened(id=ask.id, person=person, seat=ask.seat, why=why)]


def options(state: TableState, person: str, ask: r.SetOptions, levels: Collection[str]) -> list[e.AnyEntry]:
    """The host changes the options. Seats that would be cut off must be empty."""
    by_host(state, person)
    known(ask.options.substitute, levels)
    if state.source is not None and ask.options.players != state.players:
        raise RequestRefused("not_allowed", "The deal of this table is fixed, and so is the number of its seats.")
    if any(place.person is not None for place in state.seats[ask.options.players :]):
        raise RequestRefused("seat_taken", "Somebody sits on a seat that would go; they must leave it first.")
    return [e.OptionsChanged(id=ask.id, person=person, options=ask.options)]


def rename(state: TableState, person: str, ask: r.Rename) -> list[e.AnyEntry]:
    """A seat's name, before the start."""
    before_start(state)
    seat = my_seat(state, person, ask.seat)
    name = distinct(clean_name(ask.name), names_but(state, seat))
    return [e.Named(id=ask.id, person=person, seat=seat, name=name)]


def dress(state: TableState, person: str, ask: r.Dress) -> list[e.AnyEntry]:
    """A seat's portrait and colour, before the start. Of two who want one colour, the first come has it."""
    before_start(state)
    seat = my_seat(state, person, ask.seat)
    if ask.colour is not None and free_colour(state.seats, seat, ask.colour) is None:
        raise RequestRefused("colour_taken", f"Somebody at this table has chosen {ask.colour} before.")
    return [e.Dressed(id=ask.id, person=person, seat=seat, portrait=ask.portrait, colour=ask.colour)]


def start(state: TableState, person: str, ask: r.Start, levels: Collection[str]) -> list[e.AnyEntry]:
    """The host starts; seats that are still open get bots, if a level is given."""
    by_host(state, person)
    made: list[e.AnyEntry] = []
    names = [place.name for place in state.seats]
    cast = [place.character for place in state.seats]
    for seat, place in enumerate(state.seats):
        if place.open:
            if ask.fill is None:
                raise RequestRefused("no_seat", "There are open seats; wait for players, or fill them with bots.")
            cast[seat] = character = character_for(cast, None)
            names[seat] = name = character_name(character, names)
            made.append(
                e.BotSat(person=person, seat=seat, level=known(ask.fill, levels), name=name, character=character)
            )
    return [*made, started_entry(state, person, ask.id)]


Origin = Literal["drawn", "seed", "record", "position"]


def source_of(deal: NewDeal, record: dict[str, Any], players: int) -> dict[str, Any]:
    """What a table keeps of a record that it will be dealt from. The record is checked as far as it is used."""
    try:
        read = Record.from_document(record)
    except RecordError as error:
        raise RequestRefused("bad_record", str(error)) from error
    if read.box != default_box().label:
        raise RequestRefused("bad_record", f"This server has the box {default_box().label} only, not {read.box}.")
    found = len(record["players"])
    if found != players:
        raise RequestRefused("bad_record", f"The record is of a game of {found}, and the table has {players} seats.")
    if deal.move > len(record["moves"]):
        raise RequestRefused(
            "bad_record", f"The record has {len(record['moves'])} moves, so none with the number {deal.move}."
        )
    # Without the keys that other programs may have added.
    kept = {"box": read.box, "scoring": write_scoring(read.deal), "setup": write_setup(read.deal)}
    return kept | {"moves": record["moves"][: deal.move], "move": deal.move}


def started_entry(state: TableState, person: str | None, request: str | None) -> e.Started:
    """The entry with which a game starts."""
    options = state.options
    if state.source is not None:
        box, scoring, setup = (state.source[key] for key in ("box", "scoring", "setup"))
        moves = [(seat, word) for seat, word in state.source["moves"]]
        check_position(state, scoring, setup, moves)
        origin: Origin = "position" if moves else "record"
    else:
        chosen = options.scoring
        wanted = msgspec.structs.asdict(chosen) if isinstance(chosen, ChosenScoring) else chosen
        game = Game.deal(options.players, wanted, options.seed)
        deal = game.state.deal
        box, scoring, setup, moves = deal.box.label, write_scoring(deal), write_setup(deal), []
        origin = "drawn" if options.seed is None else "seed"
    salt = fair.new_salt()
    return e.Started(
        id=request,
        person=person,
        box=box,
        scoring=scoring,
        setup=setup,
        salt=salt,
        commitment=fair.commitment(box, scoring, setup, salt),
        origin=origin,
        moves=moves,
    )


def check_position(
    state: TableState, scoring: dict[str, str], setup: dict[str, Any], moves: list[tuple[int, str]]
) -> None:
    """A position that can be played on from."""
    game = Game.of_deal(read_deal(setup, read_scoring(scoring), default_box(), state.players))
    try:
        for seat, word in moves:
            game.apply(seat, word)
    except IllegalMove as error:
        raise RequestRefused("bad_record", f"The record's moves cannot be followed: {error}") from error
    if game.over:
        raise RequestRefused("bad_record", "At that move the game is over; choose an earlier one.")
