"""Many games stepped in one call: `VectorGames` moves each of them by one decision and writes what came of it into the
caller's arrays (`buffers`). A game that ends is followed at once by the next of its row.

Compiled where it can be (`vector.pxd`). Imports the rules, the bots, and this room's `observe`, `buffers`, `outcome`.
"""

import operator
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.bots.choose import Chooser
from london_bridge.bots.playout import choice_rngs
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import codes
from london_bridge.rules.box import Box, default_box
from london_bridge.rules.checks import check_players, check_scoring, check_seed
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.engine import actor, legal, move_on
from london_bridge.rules.moves import WORDS
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.scoring import final_place
from london_bridge.rules.state import Deal, State

from .buffers import Buffers
from .observe import observe_row
from .opponents import Table
from .outcome import check_reward, worth
from .remembering import Lookups, Memory

CODES = codes.CODES

#: How the scoring of each new game is found (2.8).

#: Streams of a game's seed besides those of the deal (0) and of the seats' choosers (1 to 4).
SAMPLES, NEXT_GAME = 63, 64


class VectorGames:
    # The signature, in C's way: of a compiled class, `inspect` finds no other.
    """VectorGames(count, players=4, scoring='base', *, seed=None, reward='win', per_pound=0.0, learner=None,
    opponents=None, box=None, buffers=None, observations=True)\n--\n\n`count` games in a row of arrays.

    Every row has a seed of its own: row i begins with `stream_seed(seed, i)`, each next game of the row with
    `stream_seed(the last one, NEXT_GAME)`, and `Game.deal(players, scoring, seeds[i])` is the very game in play. Cards
    that are chosen at the same time are asked for one after the other, and stay unseen until all are chosen (4.2).

    With `learner`, the caller decides for one seat of each game: that seat, or, with "rotate", seat i of row i, moving
    on by one with each game. `opponents` decide for the others ("random" unless told otherwise): the name of a bot for
    all of them, or a name for each, beginning with the seat after the learner's.
    Rewards: what `reward` says when the game ends, and `per_pound` for every pound that comes in (or goes).
    """

    def __init__(
        self,
        count: int,
        players: int = 4,
        scoring: str | Mapping[str, str] = "base",
        *,
        seed: int | None = None,
        reward: str = "win",
        per_pound: float = 0.0,
        learner: int | str | None = None,
        opponents: str | Sequence[str] | None = None,
        box: Box | None = None,
        buffers: Buffers | None = None,
        observations: bool = True,
    ) -> None:
        self.count = count = check_count(count)
        self.players = check_players(players)
        self.reward = check_reward(reward)
        self.by_place = {"win": 0, "rank": 1}.get(self.reward, -1)
        self.per_pound = per_pound
        self.box = box or default_box()
        self.known = Lookups(self.box.tables)
        self.scoring_mode, self.scoring = check_scoring(scoring)
        self.first_learner = check_learner(learner, self.players)
        self.rotate = learner == "rotate"
        if opponents is not None and self.first_learner < 0:
            raise LondonBridgeError(
                f"The opponents {opponents!r} would never play: without a learner the caller decides for all seats."
                ' Say learner=0, or learner="rotate".'
            )
        self.table = Table(opponents or "random", self.players, count) if self.first_learner >= 0 else None
        self.buffers = buffers or Buffers.make(count, self.players, observations=observations)
        self.buffers.check(count, self.players)
        self.seeds = np.zeros(count, dtype=np.uint64)
        self.legal_bits = np.zeros(count, dtype=np.uint64)
        self.learners = np.full(count, -1, dtype=np.int8)
        self.sampled = np.zeros(count, dtype=np.int64)
        # Memory views, because their items are plain integers where this runs interpreted. The caller's arrays are only
        # written: whoever puts something else into one of them spoils what was told, and no game.
        self.seats = self.buffers.seats.data
        self.observations = _view(self.buffers.observations)
        self.masks = _view(self.buffers.masks)
        self.rewards = _view(self.buffers.rewards)
        self.dones = _view(self.buffers.dones.view(np.uint8))
        self.money = _view(self.buffers.money)
        self.places = _view(self.buffers.places)
        self.seed_now = self.seeds.data
        self.legal_now = self.legal_bits.data
        self.learner_now = self.learners.data
        for array in (self.seeds, self.legal_bits, self.learners):
            array.flags.writeable = False  # for those who look at them; the views above were made before
        self.deciding = np.zeros(count, dtype=np.int8).data  # the seat that is to decide, by row
        self.ended = np.zeros(count, dtype=np.uint8).data  # rows whose game ended in this step
        self.states: list[State] = [State(Deal(self.box, self.players)) for _ in range(count)]
        self.samples: list[Rng] = [Rng(0) for _ in range(count)]
        self.choosers: list[list[Chooser]] = [[] for _ in range(count)]
        self.choices: list[list[Rng]] = [[] for _ in range(count)]
        self.memories: list[Memory] = [Memory() for _ in range(count)]
        self.reset(seed)

    def reset(self, seed: int | None = None, seeds: Any = None) -> None:
        """Deal all games anew: from one seed (None asks the system for one), or from a seed for each row."""
        if seeds is not None:
            firsts = [check_seed(each) for each in seeds]
            if len(firsts) != self.count:
                raise LondonBridgeError(f"{self.count} games need {self.count} seeds, not {len(firsts)}.")
        else:
            base = check_seed(seed)
            firsts = [stream_seed(base, row) for row in range(self.count)]
        for row in range(self.count):
            self.seed_now[row] = firsts[row]
            if self.first_learner >= 0:
                self.learner_now[row] = (self.first_learner + row) % self.players if self.rotate else self.first_learner
            self._deal(row)
            self._clear(row)
            self._go_on(row)
            self._show(row, self.states[row])

    def step(self, actions: Any) -> None:
        """Make one decision in every game: an action for each row's seat that is to decide, as an array of integers.

        Nothing is done if any of them is illegal; the error says which. (An int64 array is taken as it is.)
        """
        array = np.ascontiguousarray(actions)
        if array.shape != (self.count,) or array.dtype.kind not in "iu":
            raise LondonBridgeError(
                f"{self.count} games need an array of {self.count} whole numbers, not {array.dtype} {array.shape}."
            )
        moves = array.astype(np.int64, copy=False).data
        wrong = self._first_illegal(moves)
        if wrong >= 0:
            self._refuse(wrong, moves[wrong])
        self._step_all(moves)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every row, from each game's own generator. (The array is filled anew each time.)"""
        self._sample_all(self.sampled.data)
        return self.sampled

    def _first_illegal(self, actions: Any) -> int:
        """The first row whose action is not legal, or -1."""
        for row in range(self.count):
            code = actions[row]
            if code < 0 or code >= CODES or not self.legal_now[row] >> code & 1:
                return row
        return -1

    def _refuse(self, row: int, action: int) -> None:
        """Say what was wrong."""
        bits = int(self.legal_bits[row])
        can = ", ".join(WORDS[code] for code in range(CODES) if bits >> code & 1)
        word = f"{WORDS[action]} ({action})" if 0 <= action < CODES else f"{action}, which is no action,"
        raise LondonBridgeError(
            f"Game {row}, seat {actor(self.states[row])}: {word} is not legal now; legal are {can}."
        )

    def _step_all(self, actions: Any) -> None:
        for row in range(self.count):
            s = self.states[row]
            self._clear(row)
            if self.per_pound:
                self._count_pounds(row, s, -1)
            move_on(s, self.deciding[row], actions[row])
            if self.per_pound:
                self._count_pounds(row, s, 1)
            seat = actor(s)
            if seat < 0 or self.first_learner >= 0:
                self._go_on(row)
            else:
                self.deciding[row] = seat
            self._show(row, s)

    def _sample_all(self, actions: Any) -> None:
        for row in range(self.count):
            rng = self.samples[row]
            actions[row] = rng.pick(self.legal_now[row])

    def _clear(self, row: int) -> None:
        """Forget the last step's rewards and end, and what the caller may have made of them."""
        self.ended[row] = 0
        if self.rewards is not None:
            for seat in range(self.players):
                self.rewards[row, seat] = 0.0
        if self.places is not None:
            for seat in range(self.players):
                self.places[row, seat] = 0
        if self.dones is not None:
            self.dones[row] = 0

    def _count_pounds(self, row: int, s: State, sign: int) -> None:
        """Take the money before a move off the rewards, and add the money after it."""
        if self.rewards is not None:
            for seat in range(self.players):
                self.rewards[row, seat] += sign * self.per_pound * s.money[seat]

    def _go_on(self, row: int) -> None:
        """Play for the seats that are not the caller's, and begin a new game where one has ended."""
        s = self.states[row]
        while True:
            seat = actor(s)
            if seat < 0:
                self._end(row, s)
            elif self.first_learner < 0 or seat == self.learner_now[row]:
                self.deciding[row] = seat
                return
            else:
                if self.per_pound:
                    self._count_pounds(row, s, -1)
                move_on(s, seat, self._answer(row, s, seat))
                if self.per_pound:
                    self._count_pounds(row, s, 1)

    def _answer(self, row: int, s: State, seat: int) -> int:
        """The move of a seat that is not the caller's."""
        choosers = self.choosers[row]
        choices = self.choices[row]
        chooser = choosers[seat]
        return chooser.choose(s, seat, choices[seat])

    def _end(self, row: int, s: State) -> None:
        """A game is over: tell what it was worth, and deal the next."""
        self.ended[row] = 1
        if self.rewards is not None:
            self._reward(row, s)
        if self.money is not None:
            for seat in range(self.players):
                self.money[row, seat] = s.money[seat]
        if self.places is not None:
            for seat in range(self.players):
                self.places[row, seat] = final_place(s, seat)
        if self.dones is not None:
            self.dones[row] = 1
        self.seed_now[row] = stream_seed(self.seed_now[row], NEXT_GAME)
        if self.rotate:
            self.learner_now[row] = (self.learner_now[row] + 1) % self.players
        self._deal(row)

    def _reward(self, row: int, s: State) -> None:
        """What the game is worth to each seat; the two that are asked for most without a detour."""
        if self.by_place >= 0:
            for seat in range(self.players):
                place = final_place(s, seat)
                if place == 1:
                    self.rewards[row, seat] += 1.0
                elif self.by_place:
                    self.rewards[row, seat] += (self.players - place) / (self.players - 1.0)
        else:
            gains = worth(s, self.reward)
            for seat in range(self.players):
                self.rewards[row, seat] += gains[seat]

    def _deal(self, row: int) -> None:
        """Deal the game of a row's seed, as `Game.deal` does."""
        seed = self.seed_now[row]
        s = self.states[row]
        deal = s.deal
        memory = self.memories[row]
        memory.deal = None
        for category in range(4):
            deal.scoring[category] = self.scoring[category]
        s.become(deal_game(deal, self.scoring_mode, seed))  # where the last game was: rows stay side by side in memory
        luck = self.samples[row]
        luck.state = stream_seed(seed, SAMPLES)
        if self.table is not None:
            self.choosers[row] = self.table.seated(row, int(self.learner_now[row]), seed)
            self.choices[row] = choice_rngs(seed)

    def _show(self, row: int, s: State) -> None:
        """Write what the seat that is to decide sees, and may do."""
        seat = self.deciding[row]
        self.seats[row] = seat
        bits = legal(s, seat)
        self.legal_now[row] = bits
        if self.masks is not None:
            write_mask(bits, self.masks, row)
        if self.money is not None and not self.ended[row]:
            for i in range(self.players):
                self.money[row, i] = s.money[i]
        if self.observations is not None:
            observe_row(s, seat, self.known, self.memories[row], self.observations, row)


def spread_bytes() -> list[int]:
    """For every byte a word of eight bytes, one for each of its bits."""
    return [sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)]


SPREAD = spread_bytes()


def write_mask(bits: int, masks: Any, row: int) -> None:
    """Spread the bits of a legal set over a row of flags: six whole bytes, and seven bits of the last.

    (Written so that a compiler puts each word down at once.)
    """
    for part in range(6):
        word = SPREAD[bits >> part * 8 & 255]
        for bit in range(8):
            masks[row, part * 8 + bit] = word >> 8 * bit & 255
    word = SPREAD[bits >> 48 & 255]
    for bit in range(7):
        masks[row, 48 + bit] = word >> 8 * bit & 255


def _view(array: npt.NDArray[Any]) -> Any:
    """A view to write through; None for an array without rows, which is not written."""
    return array.data if len(array) else None


def check_count(count: int) -> int:
    """How many games there are: one at least."""
    try:
        whole = 0 if isinstance(count, bool) else operator.index(count)
    except TypeError:
        whole = 0
    if whole < 1:
        raise LondonBridgeError(f"At least one game is needed, and a whole number of them, not {count!r}.")
    return whole


def check_learner(learner: int | str | None, players: int) -> int:
    """The caller's seat in the first row; -1 if the caller decides for all."""
    if learner is None:
        return -1
    if learner == "rotate":
        return 0
    if isinstance(learner, bool) or not isinstance(learner, int | np.integer) or not 0 <= learner < players:
        raise LondonBridgeError(
            f'The learner {learner!r} is not a seat: say 0 to {players - 1}, "rotate", or None for all seats.'
        )
    return int(learner)
