"""`london-bridge play`: a game at the terminal, one person against bots. The table itself is in `playing`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def play(
    players: Annotated[
        int | None, typer.Option("--players", metavar="2-4", help="How many players, you included.", show_default="4")
    ] = None,
    scoring: Annotated[
        str | None,
        typer.Option(
            "--scoring",
            help="base, expansion, random, or a choice such as chapel=most,gate=steps.",
            show_default="base",
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="BOT,…",
            help="One bot for all other seats, or one for each.",
            show_default="journeyman; master with --think",
        ),
    ] = None,
    think: Annotated[
        str | None,
        typer.Option("--think", metavar="BUDGET", help="How long bots that search may think: 0.2s, 50ms, 400p."),
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Deal by this number: the same game again.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Your seat, counted from 0.", show_default="0")] = None,
    name: Annotated[str | None, typer.Option("--name", help="Your name.", show_default="You")] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the game saved in this file while you play.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.", exists=True)
    ] = None,
    box: Annotated[
        Path | None, typer.Option("--box", metavar="FILE", help="Play with a box of your own (see docs/rules.md, 1.4).")
    ] = None,
    board: Annotated[
        bool, typer.Option("--board/--no-board", help="Draw the board before your choices; or only when you ask.")
    ] = True,
    forced: Annotated[bool, typer.Option("--forced", help="Ask also where only one move is legal.")] = False,
) -> int:
    """Play against bots in the terminal.

    Every prompt lists your legal moves; ? explains them, undo takes moves back
    until something was revealed. You can save, leave and resume at any time.
    """
    from .terminal_game.opening import Wishes, open_table

    wishes = Wishes(players, scoring, bots, think, seed, seat, name, save, resume, box, board, forced)
    return open_table(wishes).run()
