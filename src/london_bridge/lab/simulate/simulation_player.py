"""Plays a stretch of games in one process and gives what came of them. Imports bots, record and rules."""

import time
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from london_bridge.bots import Bot, BotChooser, BotError, chooser, make
from london_bridge.bots.bot import FAULTS, where
from london_bridge.bots.choose import Chooser
from london_bridge.bots.playout import ROW_SIZE, choice_rngs, fill_row, play_games, play_out, play_recorded
from london_bridge.bots.thinking import KEY as THOUGHTS
from london_bridge.bots.thinking import thought_of
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.state import State

from .lines import record_line
from .simulation_plan import SimulationPlan

Rows = npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Stretch:
    """Games that were played: the number of the first, a row for each, their records if those are wanted, and the
    seconds that they took.
    """

    first: int
    rows: Rows
    lines: bytes
    seconds: float


class Noting(BotChooser):
    """A bot in the core that also notes what it thought of every decision: a line of `thoughts` for each."""

    def __init__(self, bot: Bot, names: tuple[str, ...] = ()) -> None:
        super().__init__(bot, names)
        self.noted: list[list[list[float]] | None] = []

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        """The bot's move, and a note."""
        code = super().choose(s, seat, rng)
        self.noted.append(thought_of(self.bot))
        return code


class SimulationPlayer:
    """Plays the games of a plan. One is made in every process.

    `lines`: their records are wanted; `thoughts`: with what bots that search thought of their moves.
    """

    def __init__(self, plan: SimulationPlan, lines: bool, thoughts: bool = False) -> None:
        self.plan = plan
        self.lines = lines
        self.thoughts = lines and thoughts
        self.deal = plan.deal()
        self.own: list[tuple[int, Bot]] = []  # seats whose bots do not run in the core
        cores: dict[str, Chooser] = {}
        self.choosers: list[Chooser] = []
        for seat, name in enumerate(plan.bots):
            core = cores.get(name) or chooser(name)
            if core is None:
                bot = make(name)
                self.own.append((seat, bot))
                self.choosers.append((Noting if self.thoughts else BotChooser)(bot, plan.bots))
            else:
                cores[name] = core
                self.choosers.append(core)

    def do(self, task: tuple[int, int], /) -> Stretch:
        """The games of a task: the number of the first, and how many."""
        first, count = task
        begun = time.perf_counter()
        rows, lines = self.play(first, count)
        return Stretch(first, rows, lines, time.perf_counter() - begun)

    def end(self) -> None:
        """Nothing is held."""

    def play(self, first: int, count: int) -> tuple[Rows, bytes]:
        """Games by number: a row for each, and their records as JSON Lines if those are wanted."""
        rows: Rows = np.zeros((count, ROW_SIZE), np.int16)
        if not self.own and not self.lines:
            play_games(self.deal, self.plan.mix, self.choosers, self.plan.seed, first, rows)
            return rows, b""
        text = [self.play_one(first + at, rows, at) for at in range(count)]
        return rows, "".join(text).encode()

    def begin_anew(self, bot: Bot, seed: int, game: int) -> None:
        """Tell a bot of somebody's own that a game begins; what goes wrong is its fault."""
        try:
            bot.reseed(seed)
        except FAULTS as error:
            told = f"The bot {bot.name} failed: {type(error).__name__}: {error}{where(error)}."
            raise BotError(f"Game {game} of seed {self.plan.seed}: {told}") from error

    def play_one(self, game: int, rows: Rows, at: int) -> str:
        """One game with its record, or with bots that start anew for it."""
        plan = self.plan
        seed = stream_seed(plan.seed, game)
        for seat, bot in self.own:
            self.begin_anew(bot, stream_seed(seed, 1 + seat), game)
        state = deal_game(self.deal, plan.mix, seed)
        rngs = choice_rngs(seed)
        try:
            if not self.lines:
                fill_row(state, play_out(state, self.choosers, rngs), rows, at)
                return ""
            moves = play_recorded(state, self.choosers, rngs)
        except BotError as error:
            raise BotError(f"Game {game} of seed {plan.seed}: {error}") from error
        fill_row(state, len(moves), rows, at)
        simulation = {**plan.identity(), "game": game}
        del simulation["first"], simulation["box"], simulation["players"]
        extra = {THOUGHTS: self.noted(moves)} if self.thoughts else None
        return record_line(state, list(plan.bots), moves, simulation, extra=extra) + "\n"

    def noted(self, moves: list[int]) -> list[list[list[float]] | None]:
        """What was thought of every move of the game, by seat in the order in which each decided."""
        notes = [iter(one.noted) if isinstance(one, Noting) else None for one in self.choosers]
        found = [None if (own := notes[move >> 6]) is None else next(own) for move in moves]
        for one in self.choosers:
            if isinstance(one, Noting):
                one.noted = []
        return found
