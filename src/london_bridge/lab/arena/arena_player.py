"""Plays one game of an arena, with the time that every bot took. Imports bots, record and rules.

A bot that fails (an error, `sys.exit()`, a move that is not legal, no answer in time) is replaced by chance for the
rest of that game, and its fault is counted: one bad bot does not end an arena. A bot of somebody's own runs in another
process (`hosting`), which may hang, print or end as it likes.
"""

from __future__ import annotations

import contextlib
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

from london_bridge.bots import Bot, BotChooser, BotError, chooser, make
from london_bridge.bots.apprentice import Apprentice
from london_bridge.bots.bot import FAULTS
from london_bridge.bots.choose import Chooser
from london_bridge.bots.hosting import HostedBot
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.playout import choice_rngs
from london_bridge.bots.registry import is_own
from london_bridge.bots.thinking import KEY as THOUGHTS
from london_bridge.bots.thinking import thought_of
from london_bridge.lab.simulate.lines import record_line
from london_bridge.review.luck import OTHERS_PART, game_luck, luck_judge
from london_bridge.rules import engine
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.scoring import final_ranking
from london_bridge.rules.state import Deal

from .arena_plan import ArenaPlan


@dataclass(slots=True)
class Played:
    """What came of a game, by seat. Decisions are those with a choice; seconds are what they took.

    The first decision of a bot that was just made is not among them: it reads and works out what is kept afterwards.
    """

    game: int
    bots: list[int]
    money: list[int]
    ranking: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    faults: list[str | None]
    luck: list[float] = field(default_factory=list)  # pounds that luck gave, if it is worked out
    luck_wins: list[float] = field(default_factory=list)
    line: str = field(default="", repr=False)  # the record, if it is wanted

    def to_dict(self) -> dict[str, Any]:
        """As plain values, without the record."""
        told = asdict(self)
        del told["line"]
        return told


class ArenaPlayer:
    """Plays games of a plan; one is made in every process."""

    def __init__(self, plan: ArenaPlan, lines: bool, thoughts: bool = False) -> None:
        self.plan = plan
        self.lines = lines
        self.thoughts = lines and thoughts
        self.deal = plan.deal()
        self.bots: dict[tuple[int, int], tuple[Chooser, Bot | None]] = {}
        self.games_of: dict[tuple[int, int], int] = {}  # seat and bot: the games that the bot there has begun

    def bot(self, seat: int, number: int) -> tuple[Chooser, Bot | None]:
        """A bot for a seat: one plays one seat, so that none can know what another saw."""
        if (seat, number) not in self.bots:
            spec = self.plan.bots[number]
            core = chooser(spec)
            if core is not None:
                self.bots[seat, number] = core, None
            else:
                own = HostedBot(spec) if is_own(spec) else make(spec)
                self.bots[seat, number] = BotChooser(own), own
        return self.bots[seat, number]

    def do(self, game: int, /) -> Played:
        """A game by its number."""
        plan = self.plan
        seats = plan.seats(game)
        seed = plan.deal_seed(game)
        state = deal_game(self.deal, plan.mix, seed)
        luck = int(stream_seed(seed, 100 + game % plan.players))
        rngs = choice_rngs(luck)
        count = plan.players
        played = Played(game, seats, [], [], [0] * count, [0.0] * count, [0.0] * count, [None] * count)
        choosers: list[Chooser] = []
        for seat, number in enumerate(seats):
            try:
                core, own = self.bot(seat, number)
                if own is not None:
                    own.reseed(int(stream_seed(luck, 1 + seat)))
            except FAULTS as error:
                core = self.replace(played, seat, error)
            choosers.append(core)
        fresh = [self.games_of.get((seat, number), 0) == 0 for seat, number in enumerate(seats)]
        moves: list[int] = []
        noted: list[list[list[float]] | None] = []
        while (seat := int(engine.actor(state))) >= 0:
            mask = int(engine.legal(state, seat))
            if not mask & (mask - 1):
                code = mask.bit_length() - 1
            else:
                begun = perf_counter()
                try:
                    code = choosers[seat].choose(state, seat, rngs[seat])
                except FAULTS as error:
                    choosers[seat] = self.replace(played, seat, error)
                    code = choosers[seat].choose(state, seat, rngs[seat])
                took = perf_counter() - begun
                if fresh[seat]:
                    fresh[seat] = False
                else:
                    played.decisions[seat] += 1
                    played.seconds[seat] += took
                    played.slowest[seat] = max(played.slowest[seat], took)
            if self.thoughts:
                choice = choosers[seat] if mask & (mask - 1) else None
                noted.append(thought_of(choice.bot) if isinstance(choice, BotChooser) else None)
            moves.append(seat * 64 + code)
            engine.step(state, seat, code)
        for seat, number in enumerate(seats):
            if (seat, number) in self.bots:
                self.games_of[seat, number] = self.games_of.get((seat, number), 0) + 1
        played.money = list(state.money)[:count]
        played.ranking = list(final_ranking(state))
        played.seconds = [round(seconds, 6) for seconds in played.seconds]
        played.slowest = [round(seconds, 6) for seconds in played.slowest]
        if plan.adjust_luck:
            self.add_luck(played, state.deal, moves, choosers, luck)
        if self.lines:
            told = {"arena": plan.identity(), "games": plan.games, "played": played.to_dict()}
            names = [plan.bots[number] for number in seats]
            extra = {THOUGHTS: noted} if self.thoughts else None
            played.line = record_line(state, names, moves, told, key="arena", extra=extra)
        return played

    def add_luck(self, played: Played, deal: Deal, moves: list[int], choosers: list[Chooser], seed: int) -> None:
        """Work out the luck of a game: of its draws, and of the choices of those that choose at random in the core."""
        policies = [one if isinstance(one, Apprentice) or type(one) is Chooser else None for one in choosers]
        policies = [None if fault else one for one, fault in zip(policies, played.faults, strict=True)]
        pairs = [(move // 64, move % 64) for move in moves]
        journeymen = all(isinstance(one, Journeyman) for one in choosers)
        found = game_luck(deal, pairs, luck_judge(int(stream_seed(seed, 88)), journeymen), policies, seed)
        found = found if journeymen else found.times(OTHERS_PART)
        played.luck = [round(one, 6) for one in found.money]
        played.luck_wins = [round(one, 8) for one in found.wins]

    def replace(self, played: Played, seat: int, error: BaseException) -> Chooser:
        """Chance plays on for a bot that failed; the bot is made anew for the next game."""
        told = str(error) if isinstance(error, BotError) else f"{type(error).__name__}: {error}"
        played.faults[seat] = f"{self.plan.bots[played.bots[seat]]}: {told}"[:400]
        _, own = self.bots.pop((seat, played.bots[seat]), (None, None))
        self.games_of.pop((seat, played.bots[seat]), None)
        close(own)
        return Chooser()

    def end(self) -> None:
        """Let outside programs go."""
        for _, own in self.bots.values():
            close(own)
        self.bots.clear()


def close(bot: object) -> None:
    """End a bot that has something to end."""
    ending = getattr(bot, "close", None)
    if callable(ending):
        with contextlib.suppress(*FAULTS):
            ending()
