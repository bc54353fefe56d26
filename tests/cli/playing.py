"""What the tests of the terminal share: random games, and the command with lines typed into it."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from london_bridge.rules import Game, Move, Rng


def random_game(players: int, seed: int, scoring: str = "random") -> Iterator[Game]:
    """A game by uniform choice, given after every move, the set-up first."""
    game = Game.deal(players, scoring, seed)
    rng = Rng(seed * 7 + players)
    yield game
    while not game.over:
        seats = game.deciders
        seat = seats[rng.below(len(seats))]
        game.apply(seat, Move(rng.pick(game.legal_mask(seat))))
        yield game


def run_cli(
    words: str, *, typed: str = "", width: int = 100, home: Path | None = None, folder: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """The installed command in a process of its own, with lines typed into it; `words` as a shell would take them."""
    environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    environment |= {"COLUMNS": str(width), "PYTHONIOENCODING": "utf-8", **more}
    if home is not None:
        environment |= {"HOME": str(home), "XDG_DATA_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-m", "london_bridge", *shlex.split(words)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=folder,
        check=False,
    )
