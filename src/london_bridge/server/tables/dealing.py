"""Dealing a table's game: drawn by the system's generator, by a seed that all may know, or as a record has it."""

from typing import Any, Literal

import msgspec

from london_bridge.record import Record, RecordError
from london_bridge.record.setup import read_deal, read_scoring, write_scoring, write_setup
from london_bridge.rules import Game, IllegalMove, default_box
from london_bridge.server import fair
from london_bridge.server.wire.options import ChosenScoring, NewDeal

from . import entries as e
from .refusing import No
from .state import TableState

Origin = Literal["drawn", "seed", "record", "position"]


def source_of(deal: NewDeal, record: dict[str, Any], players: int) -> dict[str, Any]:
    """What a table keeps of a record that it will be dealt from. The record is checked as far as it is used."""
    try:
        read = Record.from_document(record)
    except RecordError as error:
        raise No("bad_record", str(error)) from error
    if read.box != default_box().label:
        raise No("bad_record", f"This server has the box {default_box().label} only, not {read.box}.")
    found = len(record["players"])
    if found != players:
        raise No("bad_record", f"The record is of a game of {found}, and the table has {players} seats.")
    if deal.move > len(record["moves"]):
        raise No("bad_record", f"The record has {len(record['moves'])} moves, so none with the number {deal.move}.")
    # Without the keys that other programs may have added.
    kept = {"box": read.box, "scoring": write_scoring(read.deal), "setup": write_setup(read.deal)}
    return kept | {"moves": record["moves"][: deal.move], "move": deal.move}


def deal_game(state: TableState, person: str | None, request: str | None) -> e.Started:
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
        raise No("bad_record", f"The record's moves cannot be followed: {error}") from error
    if game.over:
        raise No("bad_record", "At that move the game is over; choose an earlier one.")
