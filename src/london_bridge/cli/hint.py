"""`london-bridge hint`: what a strong bot would do at a move of a record or in a position, and why.

Imports bots and record.
"""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Box, Game, codes
from london_bridge.rules.checks import check_seed
from london_bridge.view import View

from .position import looks_like_position, refuse, view_to_act
from .record import Boxes, FileOrPosition, load_boxes
from .show import nth_record


def hint(
    file: FileOrPosition,
    move: Annotated[
        int | None,
        typer.Option("--move", metavar="N", help="After that many moves, 0 being the set-up.", show_default="all"),
    ] = None,
    number: Annotated[
        int, typer.Option("--record", metavar="R", min=0, help="Which record of the file, counted from 0.")
    ] = 0,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", help="For this seat.", show_default="the one that has to act"),
    ] = None,
    think: Annotated[
        str, typer.Option("--think", metavar="BUDGET", help="How long: 0.5s, 50ms, or 400p (playouts).")
    ] = "0.5s",
    count: Annotated[int, typer.Option("--count", metavar="K", min=1, help="How many moves to tell.")] = 3,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Chance of the thinking.")] = 0,
    box: Boxes = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the hints as JSON.")] = False,
) -> None:
    """Say what to do in a recorded game, or in a position, and why.

    The best few moves with the share of wins and the money to expect, from
    what the seat itself could know at that moment.
    """
    from london_bridge.bots import Budget
    from london_bridge.bots.hints import hints

    budget, seed = Budget.parse(think), check_seed(seed)
    boxes = load_boxes(box)
    told: dict[str, Any] = {}
    if looks_like_position(file):
        refuse(move=move is not None, record=number)
        view = view_to_act(file, boxes, seat)
    else:
        told, view = recorded(file, move, number, seat, boxes)
    asked = view.seat
    assert asked is not None
    found = hints(view, budget, seed, count)
    if as_json:
        told |= {"seat": asked, "name": view.names[asked], "hints": [one.to_dict() for one in found]}
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return
    from .advice import print_hints
    from .paper import paper
    from .wording import display_name

    console = paper()
    console.print(f"{display_name(view.names[asked])} (seat {asked}), round {view.sketch.round}:")
    places = {one.move: place for place, one in enumerate(found, 1)}
    print_hints(console, view, found, places.__getitem__)


def recorded(
    file: str, move: int | None, number: int, seat: int | None, boxes: list[Box]
) -> tuple[dict[str, Any], View]:
    """Which move of a record is meant, and the view of the seat that has to act there."""
    record = nth_record(file, number, boxes)
    last = len(record.moves)
    if move is not None and not 0 <= move <= last:
        raise LondonBridgeError(f"--move {move}: this record has {last} moves; say a number from 0 to {last}.")
    at = last if move is None else move
    game = record.replay(at)
    return {"move": at}, View.of(game, seat_to_act(game, seat))


def seat_to_act(game: Game, seat: int | None) -> int:
    """The seat for which a hint is wanted; it must have something to decide."""
    if game.over:
        raise LondonBridgeError("The game is over there: there is nothing to decide; --move N goes back.")
    deciders = list(game.deciders)
    if seat is None:
        return deciders[0]
    if seat not in deciders:
        acting = ", ".join(map(str, deciders))
        phase = codes.PHASES[game.state.phase]
        raise LondonBridgeError(f"--seat {seat} has nothing to decide there ({phase}); seat {acting} has.")
    return seat
