"""`london-bridge puzzles`: positions with one right answer, to be solved in the terminal. Imports puzzles.

Nothing is kept, and nobody is rated: that is the page's part.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Annotated, Final

import typer

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Move

if TYPE_CHECKING:  # drawing and puzzles, which most runs do not need
    from rich.console import Console

    from london_bridge.cli.terminal_game.line_reader import Reader
    from london_bridge.puzzles import Puzzle
    from london_bridge.view import View

HELP: Final = "Type the number of an answer; board draws the board again, skip goes on to another puzzle, quit ends."


def puzzles(
    name: Annotated[str | None, typer.Argument(metavar="ID", help="This puzzle; without it some by chance.")] = None,
    kind: Annotated[
        str | None, typer.Option("--kind", "-k", metavar="KIND", help="card, space, site, cards, bonus or guess.")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="K", min=2, max=4, help="For so many players.")
    ] = None,
    level: Annotated[
        int | None, typer.Option("--level", "-l", metavar="R", help="About as hard as this rating, for instance 1500.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", metavar="S", help="The same seed gives the same puzzles.")
    ] = None,
) -> None:
    """Solve puzzles: positions of games with one right answer.

    You see what the seat sees, and answer by a number; then you are told what
    every answer is worth, and why. quit ends.
    """
    from london_bridge.cli.paper import paper
    from london_bridge.cli.terminal_game.line_reader import Reader

    chosen = chosen_puzzles(name, kind, players, level, seed)
    console = paper()
    reader = Reader(console)
    tried = solved = 0
    try:
        for puzzle in chosen:
            right = ask(console, reader, puzzle)
            if right is not None:
                tried, solved = tried + 1, solved + right
    except EOFError:
        pass
    if tried > 1:
        console.print(f"{solved} of {tried} solved.")


def chosen_puzzles(
    name: str | None, kind: str | None, players: int | None, level: int | None, seed: int | None
) -> list[Puzzle]:
    """What is asked, one after the other."""
    from london_bridge.puzzles import KINDS, puzzle
    from london_bridge.puzzles import puzzles as book

    if name is not None:
        if (kind, players, level) != (None, None, None):
            raise LondonBridgeError("--kind, --players and --level are for puzzles by chance; an id names one.")
        return [puzzle(name)]
    if kind is not None and kind not in KINDS:
        raise LondonBridgeError(f"--kind {kind!r:.40}: there are {', '.join(KINDS)}.")
    found = [one for one in book().values() if kind in (None, one.kind) and players in (None, one.players)]
    if not found:
        raise LondonBridgeError("There is no puzzle of that kind for so many players; leave one of the two out.")
    random.Random(seed).shuffle(found)
    if level is not None:
        found.sort(key=lambda one: abs(one.rating - level))
    return found


def ask(console: Console, reader: Reader, puzzle: Puzzle) -> bool | None:
    """Put one puzzle; whether the answer was right, None if there was none. EOFError when it is enough."""
    from london_bridge.cli.paper import crests
    from london_bridge.cli.terminal_board import Board
    from london_bridge.rules.moves import CODE_OF

    view = puzzle.view()
    # In the order of the moves, which says nothing.
    words = sorted((one.move for one in puzzle.answers), key=CODE_OF.__getitem__)
    console.print(Board(view))
    console.print(crests(f"Puzzle {puzzle.id}: {question_of(puzzle, view)}", style="ask"))
    options(console, [name_of(puzzle, view, word) for word in words])
    while True:
        text = reader.line("your answer > ").lower()
        if text.isdecimal() and 1 <= int(text) <= len(words):
            break
        if text in ("quit", "q", "exit"):
            raise EOFError
        if text in ("skip", "s", "next", "n"):
            return None
        if text in ("board", "b"):
            console.print(Board(view))
        else:
            console.print(HELP)
    move = words[int(text) - 1]
    tell(console, puzzle, view, move)
    return puzzle.solves(move)


def question_of(puzzle: Puzzle, view: View) -> str:
    """What is asked."""
    from london_bridge.cli.wording import display_name
    from london_bridge.cli.wording.move_sentences import question

    two = puzzle.players == 2
    if puzzle.guess is not None:
        who = display_name(view.names[puzzle.guess.seat])
        return f"Which is the higher card that {who} will play?" if two else f"Which card will {who} play?"
    if puzzle.kind == "card" and two:
        return "Which is the higher of the two cards that you play?"
    return question(view)


def name_of(puzzle: Puzzle, view: View, word: str) -> str:
    """An answer in words."""
    from london_bridge.cli.wording import words_of
    from london_bridge.cli.wording.names import card_name

    return card_name(int(word[-1])) if puzzle.guess is not None else words_of(view, Move(word))


def options(console: Console, lines: list[str]) -> None:
    """Answers with their numbers."""
    from rich.table import Table

    from london_bridge.cli.paper import crests

    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="key", width=4)
    grid.add_column()
    for number, line in enumerate(lines, 1):
        grid.add_row(str(number), crests(line))
    console.print(grid)


def tell(console: Console, puzzle: Puzzle, view: View, move: str) -> None:
    """How good an answer is, what was best and why, and what all answers are worth."""
    from rich.table import Table

    from london_bridge.bots.reasons import reasons_for
    from london_bridge.cli.paper import crests
    from london_bridge.view import View as Seen

    mine, best = puzzle.answer(move), puzzle.best[0]
    if puzzle.solves(move):
        console.print(crests("That is it!", style="ask"))
    elif puzzle.guess is not None:
        console.print(crests(f"No: it is {mine.loss:.0f} points in 100 less likely than the likeliest.", style="ask"))
    else:
        console.print(crests(f"No: it wins {mine.loss:.0f} games in 100 less than the best.", style="ask"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="key", width=6)
    for _ in range(2):
        grid.add_column(justify="right")
    grid.add_column()
    for one in puzzle.answers:
        money = "" if puzzle.guess is not None else f"£{one.pounds:.0f}"
        mark = " (yours)" if one.move == move else ""
        name = name_of(puzzle, view, one.move).partition(":")[0].partition(";")[0]
        grid.add_row("best" if one.move in puzzle.best else "", f"{100 * one.share:.0f} %", money, crests(name + mark))
    console.print(grid)
    decider = Seen.of(puzzle.game(), puzzle.decider)
    why = " ".join(reason.sentence for reason in reasons_for(decider, Move(best), True))
    if why:
        console.print(crests(f"Why: {why}"))
    console.print(f"About: {', '.join(puzzle.themes)}. Rating: {puzzle.rating}.", style="quiet")
    console.print()
