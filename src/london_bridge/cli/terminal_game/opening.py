"""Sets a table up from the options of the command: a new deal, or a saved game. Imports bots, record and rules."""

import secrets
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from london_bridge.cli.common_options import read_scoring
from london_bridge.cli.paper import crests, paper
from london_bridge.cli.wording.names import SCORING_NAMES, display_name, either
from london_bridge.cli.wording.terms import SCORING_TERMS, meaning_of
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Box, Game
from london_bridge.rules.checks import check_players, check_seed

from .saved_games import SavedSeating, load
from .seating import (
    DEFAULT_BOT,
    DEFAULT_THINKER,
    bot_kinds,
    check_seat,
    give_time,
    seat_bots,
    seat_names,
    without_time,
)
from .sitting import Sitting
from .terminal_table import TerminalTable


@dataclass(frozen=True, slots=True)
class Wishes:
    """The options of `london-bridge play`."""

    players: int | None
    scoring: str | None
    bots: str | None
    think: str | None
    seed: int | None
    seat: int | None
    name: str | None
    save: Path | None
    resume: Path | None
    box: Path | None
    board: bool
    forced: bool


def open_table(wishes: Wishes) -> Sitting:
    """The table that was wished for, ready to play."""
    box = Box.load(wishes.box) if wishes.box else None
    file = wishes.save
    if wishes.resume is not None:
        game, seating = _resumed(wishes, box)
        file = file or wishes.resume
    else:
        game, seating = _dealt(wishes, box)
    seed = seating.seed if seating.seed is not None else secrets.randbits(64)
    bots = seat_bots(seating.bots, seed, len(game.moves))
    console = paper()
    _welcome(console, game, seating, resumed=wishes.resume is not None)
    return Sitting(
        console, TerminalTable(game, seating.you, bots), seating, file, board=wishes.board, forced=wishes.forced
    )


def _dealt(wishes: Wishes, box: Box | None) -> tuple[Game, SavedSeating]:
    seed = check_seed(wishes.seed)
    players = check_players(4 if wishes.players is None else wishes.players)
    you = check_seat(wishes.seat or 0, players)
    name = display_name("You" if wishes.name is None else wishes.name)
    if name == "?":
        raise LondonBridgeError("--name: a name needs at least one letter.")
    names = seat_names(players, you, name)
    game = Game.deal(players, read_scoring(wishes.scoring or "base"), seed, names=names, box=box)
    return game, SavedSeating(you, _others(wishes, players, you), seed)


def _others(wishes: Wishes, players: int, you: int) -> dict[int, str]:
    """Who sits at the other seats: as wished for, or the default ones."""
    default = DEFAULT_BOT if wishes.think is None else DEFAULT_THINKER
    return give_time(bot_kinds(wishes.bots or default, players, you), wishes.think)


def _resumed(wishes: Wishes, box: Box | None) -> tuple[Game, SavedSeating]:
    """A saved game; the options change who plays the other seats, and which seat is yours."""
    assert wishes.resume is not None
    for option in ("players", "scoring", "name"):
        if getattr(wishes, option) is not None:
            raise LondonBridgeError(f"--{option} cannot be changed in a saved game; leave it out with --resume.")
    game, known = load(wishes.resume, [box] if box else [])
    you = check_seat(wishes.seat if wishes.seat is not None else known.you if known else 0, game.players)
    if known is not None and wishes.bots is None and you == known.you:
        if wishes.think is None:
            return game, known
        return game, replace(known, bots=give_time(without_time(known.bots), wishes.think))
    seed = known.seed if known and wishes.seed is None else check_seed(wishes.seed)
    return game, SavedSeating(you, _others(wishes, game.players, you), seed)


def _welcome(console: Console, game: Game, seating: SavedSeating, *, resumed: bool) -> None:
    console.print(Text("London Bridge", style="head"))
    others = [f"{display_name(game.names[seat])} ({kind})" for seat, kind in sorted(seating.bots.items())]
    console.print(crests(f"{'You go on building' if resumed else 'You build'} against {either(others, 'and')}."))
    console.print(_IN_SHORT)
    console.print()
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for category, scoring in game.scoring.items():
        name = f"{category}/{scoring}"
        grid.add_row(crests(f"{name}, {SCORING_NAMES[name]}"), crests(meaning_of(SCORING_TERMS[name], game.players)))
    console.print(grid)


_IN_SHORT = (
    "Play a card for the turn order, put your pawn on the rondel, take a tile, and build your bridge from left to right"
    " with falling house numbers; equal crests make actions strong. The most money wins. ? explains everything."
)
