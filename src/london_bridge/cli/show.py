"""`london-bridge record show`: the board of a record at any move, or of a position, in the terminal or as a picture.

Imports record, view, the board and the art.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from london_bridge.errors import LondonBridgeError
from london_bridge.record import Record, read_records
from london_bridge.rules import Box, Game, codes
from london_bridge.view import View
from london_bridge.view.view_document import view_words

from .position import looks_like_position, refuse, view_at
from .record import Boxes, FileOrPosition, load_boxes, opened

if TYPE_CHECKING:  # a drawing library that most runs do not need
    from rich.console import Console


def show(
    file: FileOrPosition,
    move: Annotated[
        int | None,
        typer.Option(
            "--move", metavar="N", help="After that many moves, 0 being the set-up.", show_default="all of them"
        ),
    ] = None,
    number: Annotated[
        int, typer.Option("--record", metavar="R", min=0, help="Which record of the file, counted from 0.")
    ] = 0,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", help="As this seat sees it, counted from 0.", show_default="a spectator"),
    ] = None,
    box: Boxes = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the view as JSON (docs/view.md) instead of drawing it.")
    ] = False,
    as_position: Annotated[
        bool, typer.Option("--position", help="Print where the game stands as one line (docs/position.md) instead.")
    ] = False,
    as_svg: Annotated[bool, typer.Option("--svg", help="Draw the table as a picture (SVG) instead.")] = False,
    night: Annotated[bool, typer.Option("--night", help="With --svg: by night.")] = False,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="OUT", help="With --svg: the file to write.", show_default="print it"),
    ] = None,
) -> None:
    """Show the board of a recorded game, or of a position, what led to it, and what could be done.

    A finished game is shown with its final scoring. Nothing is shown that the
    seat, or a spectator, could not know at that moment.
    """
    if as_svg + as_json + as_position > 1:
        raise LondonBridgeError(
            "--svg, --json and --position: a view is shown in one of these ways; leave the others out."
        )
    if not as_svg and (night or output is not None):
        raise LondonBridgeError(f"{'--night' if night else '--output'} belongs to the picture: say --svg too.")
    boxes = load_boxes(box)
    if looks_like_position(file):
        refuse(move=move is not None, record=number)
        record, moves, view = None, 0, view_at(file, boxes, seat)
    else:
        record, moves, view = recorded(file, number, move, seat, boxes)
    if as_position:
        print(view.position())
        return
    if as_json:
        print(json.dumps(view_words(view), ensure_ascii=False))
        return
    if as_svg:
        draw(view, "night" if night else "day", output)
        return
    from .paper import paper

    if record is None:
        print_view(paper(), view)
    else:
        print_position(paper(), record, moves, seat)


def recorded(file: str, number: int, move: int | None, seat: int | None, boxes: list[Box]) -> tuple[Record, int, View]:
    """A record, how many of its moves are meant, and what the seat knows then."""
    record = nth_record(file, number, boxes)
    last = len(record.moves)
    if move is not None and not 0 <= move <= last:
        raise LondonBridgeError(f"--move {move}: this record has {last} moves; say a number from 0 to {last}.")
    if seat is not None and not 0 <= seat < len(record.players):
        raise LondonBridgeError(f"--seat {seat}: seats of this record go from 0 to {len(record.players) - 1}.")
    moves = last if move is None else move
    return record, moves, View.of(record.replay(moves), seat)


def print_view(console: Console, view: View) -> None:
    """The board of a position, and what its seat may do."""
    from .terminal_board import Board

    console.print(Board(view))
    if view.legal_mask():
        console.print("You may:")
        _print_moves(console, view)


def draw(view: View, theme: str, output: Path | None) -> None:
    """The table as one picture, printed or written to a file."""
    from london_bridge.art.board import board_svg

    picture = board_svg(view, theme)
    if output is None:
        print(picture)
        return
    try:
        output.write_text(picture + "\n", encoding="utf-8")
    except OSError as error:
        raise LondonBridgeError(f"--output {output}: cannot be written: {error.strerror or error}.") from None


def nth_record(file: str, number: int, boxes: list[Box]) -> Record:
    """One record of a file."""
    count = 0
    for record in read_records(opened(file), boxes):
        if count == number:
            return record
        count += 1
    raise LondonBridgeError(f"--record {number}: the file has {count} records, counted from 0.")


def print_position(console: Console, record: Record, moves: int, seat: int | None) -> None:
    """The board after some moves, the move that led there, and who may do what."""
    from .terminal_board import Board
    from .terminal_game.ending import print_result
    from .terminal_game.telling import tell
    from .wording import Teller, display_name

    game = record.replay(moves)
    teller = Teller([display_name(name) for name in game.names], game.state.deal.tables, seat)
    console.print(f"Move {moves} of {len(record.moves)}.")
    told = game.history()[-1]
    if moves:
        by, word = record.moves[moves - 1]
        hidden = game.state.phase == codes.CARDS and word.startswith("card:") and by != seat
        console.print(f"{teller.names[by]}: {'a card, face down' if hidden else word}")
    tell(console, teller, told)
    console.print(Board(View.of(game, seat)))
    if game.over:
        console.print()
        print_result(console, game, teller)
    else:
        _print_choices(console, game, seat)


def _print_choices(console: Console, game: Game, seat: int | None) -> None:
    """Whose move it is; of the seat that looks, or whose choice everybody can see, what it could do."""
    from .wording import display_name

    for decider in game.deciders:
        name = "You" if decider == seat else display_name(game.names[decider])
        console.print(f"{name} may:")
        if game.state.phase == codes.CARDS and decider != seat:
            console.print("  choose a card")
            continue
        _print_moves(console, View.of(game, decider))


def _print_moves(console: Console, view: View) -> None:
    """What a seat could do, in words."""
    from .paper import crests
    from .wording import words_of

    for choice in sorted(view.legal(), key=lambda choice: choice.code):
        console.print(crests(f"  {words_of(view, choice)}"))
