"""Many games stepped in one call: `VectorGames` moves each of them by one decision and writes what came of it into the
caller's arrays (`buffers`). A game that ends is followed by the next of its row, at once unless told otherwise.

Compiled where it can be (`vector.pxd`). Imports the rules, the bots, and this room's `observe`, `buffers`, `outcome`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.bots.choose import Chooser
from london_bridge.bots.playout import choice_rngs
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import codes, sizes
from london_bridge.rules.box import Box, default_box
from london_bridge.rules.checks import check_players, check_scoring, check_seed
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.engine import actor, move_on
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.scoring import final_place
from london_bridge.rules.state import Deal, State, own_copy
from london_bridge.view.observe import observe_row, write_mask
from london_bridge.view.remembering import Lookups, Memory

from . import row_access
from .buffers import Buffers
from .opponents import OpponentTable
from .outcome import check_reward, worth
from .vector_options import check_autoreset, check_count, check_illegal, check_learner, check_rows, not_legal

CODES = codes.CODES

#: Streams of a game's seed besides those of the deal (0) and of the seats' choosers (1 to 4).
LEARNER, SAMPLES, NEXT_GAME = 62, 63, 64

#: From so many games on, a step lets other threads run while it writes observations: of fewer, waiting takes longer.
MANY = 128


class VectorGames:
    # The signature, in C's way: of a compiled class, `inspect` finds no other.
    """VectorGames(count, players=4, scoring='base', *, seed=None, reward='win', per_pound=0.0, learner=None,
    opponents=None, box=None, buffers=None, observations=True, autoreset='same_step', illegal='raise',
    penalty=1.0)\n--\n\n`count` games in a row of arrays.

    Every row has a seed of its own: row i begins with `stream_seed(seed, i)`, each next game of the row with
    `stream_seed(the last one, NEXT_GAME)`, and `Game.deal(players, scoring, seeds[i])` is the very game in play. Cards
    that are chosen at the same time are asked for one after the other, and stay unseen until all are chosen (4.2).

    With `learner`, the caller decides for one seat of each game: that seat, or, with "rotate", seat i of row i, moving
    on by one with each game, or, with "random", one that follows from the game's seed. `opponents` decide for the
    others ("random" unless told otherwise): the name of a bot for all of them, or a name for each, beginning with the
    seat after the learner's.
    Rewards: what `reward` says when the game ends, and `per_pound` for every pound that comes in (or goes).
    `autoreset`: the next game of a row is dealt in the step that ends one ("same_step"), by the next step, which takes
    no action there ("next_step"), or when `follow` or `reset` is called ("disabled"). `illegal`: an action that is not
    legal is refused for all rows ("raise"), costs `penalty` and moves nothing ("penalty"), or is replaced by a random
    legal one ("resample"); `illegals` tells where.
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
        autoreset: str = "same_step",
        illegal: str = "raise",
        penalty: float = 1.0,
    ) -> None:
        self.count = count = check_count(count)
        self.looking = False
        self.players = check_players(players)
        self.reward = check_reward(reward)
        self.by_place = {"win": 0, "rank": 1}.get(self.reward, -1)
        self.per_pound = per_pound
        self.box = box or default_box()
        self.known = Lookups(self.box.tables)
        self.scoring_mode, self.scoring = check_scoring(scoring)
        self.first_learner = check_learner(learner, self.players)
        self.moving = {"rotate": 1, "random": 2}.get(str(learner), 0)
        self.autoreset = check_autoreset(autoreset)
        self.illegal = check_illegal(illegal)
        self.penalty = penalty
        if opponents is not None and self.first_learner < 0:
            raise LondonBridgeError(
                f"The opponents {opponents!r} would never play: without a learner the caller decides for all seats."
                ' Say learner=0, or learner="rotate".'
            )
        self.table = OpponentTable(opponents or "random", self.players, count) if self.first_learner >= 0 else None
        self.write_into(buffers or Buffers.make(count, self.players, observations=observations))
        self.seeds = np.zeros(count, dtype=np.uint64)
        self.legal_bits = np.zeros(count, dtype=np.uint64)
        self.learners = np.full(count, -1, dtype=np.int8)
        self.sampled = np.zeros(count, dtype=np.int64)
        self.illegals = np.zeros(count, dtype=np.bool_)
        self.over = np.zeros(count, dtype=np.bool_)
        self.seed_now = self.seeds.data
        self.legal_now = self.legal_bits.data
        self.learner_now = self.learners.data
        self.illegal_now = self.illegals.view(np.uint8).data
        self.over_now = self.over.view(np.uint8).data
        for array in (self.seeds, self.legal_bits, self.learners, self.illegals, self.over):
            array.flags.writeable = False  # for those who look at them; the views above were made before
        self.deciding = np.zeros(count, dtype=np.int8).data  # the seat that is to decide, by row
        self.ended = np.zeros(count, dtype=np.uint8).data  # rows whose game ended in this step
        self.states: list[State] = [State(Deal(self.box, self.players)) for _ in range(count)]
        self.samples: list[Rng] = [Rng(0) for _ in range(count)]
        self.choosers: list[list[Chooser]] = [[] for _ in range(count)]
        self.choices: list[list[Rng]] = [[] for _ in range(count)]
        self.memories: list[Memory] = [Memory() for _ in range(count)]
        self.reset(seed)

    def write_into(self, buffers: Buffers, *, check: bool = True) -> None:
        """From the next step on, write into these arrays: a slice of a rollout for every step, say.

        Without `check`, arrays of another shape lead to writing anywhere in memory.
        """
        self._own()
        if check:
            buffers.check(self.count, self.players)
        self.buffers = buffers
        # Memory views, because their items are plain integers where this runs interpreted. The caller's arrays are only
        # written: whoever puts something else into one of them spoils what was told, and no game.
        self.seats = buffers.seats.data
        self.observations = _view(buffers.observations)
        self.masks = _view(buffers.masks)
        self.rewards = _view(buffers.rewards)
        self.dones = _view(buffers.dones.view(np.uint8))
        self.money = _view(buffers.money)
        self.places = _view(buffers.places)
        self.finals = _view(buffers.finals)

    def reset(self, seed: int | None = None, seeds: Any = None, rows: Any = None) -> None:
        """Deal games anew: from one seed (None asks the system for one), or from a seed for each row.

        `rows`, a flag for every row, says which; the others go on where they are.
        """
        if seeds is not None:
            firsts = [check_seed(each) for each in seeds]
            if len(firsts) != self.count:
                raise LondonBridgeError(f"{self.count} games need {self.count} seeds, not {len(firsts)}.")
        else:
            base = check_seed(seed)
            firsts = [stream_seed(base, row) for row in range(self.count)]
        self._own()
        for row in check_rows(rows, self.count):
            self.seed_now[row] = firsts[row]
            if self.first_learner >= 0:
                self.learner_now[row] = (self.first_learner + row) % self.players if self.moving else self.first_learner
            self._begin(row)
            self._show(row)

    def follow(self, rows: Any = None) -> None:
        """Deal the next game of every row, or of those that `rows` flags, whether their last one is over or not."""
        self._own()
        for row in check_rows(rows, self.count):
            self._pass_on(row)
            self._begin(row)
            self._show(row)

    def _begin(self, row: int) -> None:
        """Deal the game of a row's seed."""
        self.illegal_now[row] = 0
        self._clear(row)
        self._deal(row)
        self._go_on(row)

    def _own(self) -> None:
        """Refuse to change what another thread is just looking at."""
        if self.looking:
            raise LondonBridgeError(
                "Another thread is stepping these games: every thread needs VectorGames of its own."
            )

    def step(self, actions: Any) -> None:
        """Make one decision in every game: an action for each row's seat that is to decide, as an array of integers.

        Nothing is done if any of them is refused; the error says which. (An int64 array is taken as it is.)
        """
        array = np.ascontiguousarray(actions)
        if array.shape != (self.count,) or array.dtype.kind not in "iu":
            raise LondonBridgeError(
                f"{self.count} games need an array of {self.count} whole numbers, not {array.dtype} {array.shape}."
            )
        self._own()
        moves = array.astype(np.int64, copy=False).data
        wrong = self._first_refused(moves)
        if wrong >= 0:
            self._refuse(wrong, moves[wrong])
        self._step_all(moves)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every row, from each game's own generator. (The array is filled anew each time.)"""
        self._own()
        self._sample_all(self.sampled.data)
        return self.sampled

    def save(self) -> dict[str, Any]:
        """Where all games stand, the opponents and the last step's arrays included; it can be pickled."""
        self._own()
        return {
            "games": (self.count, self.players, self.autoreset, self.first_learner),
            "rows": [np.array(each) for each in (self.seeds, self.learners, self.deciding, self.over, self.illegals)],
            "states": [own_copy(state) for state in self.states],
            "chance": [[rng.state for rng in (self.samples[row], *self.choices[row])] for row in range(self.count)],
            "opponents": self.table.save() if self.table is not None else None,
            "told": [array.copy() for array in self.buffers.arrays()],
        }

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go on from what `save` gave, here or in other games that were made with the same options."""
        self._own()
        if saved["games"] != (self.count, self.players, self.autoreset, self.first_learner):
            raise LondonBridgeError("What was saved is of games with other options; make these with the same ones.")
        seeds, learners, deciding, over, illegals = saved["rows"]
        if self.table is not None:
            self.table.restore(saved["opponents"])
        for row in range(self.count):
            self.seed_now[row] = seeds[row]
            self.learner_now[row] = learners[row]
            self.deciding[row] = deciding[row]
            self.over_now[row] = over[row]
            self.illegal_now[row] = illegals[row]
            self.states[row].become(own_copy(saved["states"][row]))
            self.memories[row] = Memory()
            luck, *choices = saved["chance"][row]
            self.samples[row] = Rng(luck)
            if self.table is not None:
                self.choices[row] = [Rng(each) for each in choices]
                self.choosers[row] = self.table.choosers(row, int(learners[row]))
            self._show(row)
        for array, told in zip(self.buffers.arrays(), saved["told"], strict=True):
            if array.shape == told.shape:
                array[...] = told

    def _first_refused(self, actions: Any) -> int:
        """The first row whose action is not to be taken, or -1."""
        for row in range(self.count):
            code = actions[row]
            if self.over_now[row]:
                if self.autoreset == 2:
                    return row
            elif code < 0 or code >= CODES or not (self.illegal or self.legal_now[row] >> code & 1):
                return row
        return -1

    def _refuse(self, row: int, action: int) -> None:
        """Say what was wrong."""
        if self.over[row]:
            raise LondonBridgeError(f"The game of row {row} is over; deal the next with follow or reset.")
        raise not_legal(row, actor(self.states[row]), int(self.legal_bits[row]), action)

    def _step_all(self, actions: Any) -> None:
        """Make a move in every row, and show it: row by row, or all after all moves, without Python's lock."""
        apart = self.count >= MANY and self.observations is not None
        for row in range(self.count):
            s = self.states[row]
            if self.over_now[row]:
                self._pass_on(row)
                self._begin(row)
            else:
                self._clear(row)
                code = actions[row]
                if self.illegal:
                    code = self._allowed(row, code)
                if code >= 0:
                    self._make(row, s, code)
            if not apart:
                self._show(row)
        if apart:
            self.looking = True
            self._show_all_unlocked()
            self.looking = False

    def _allowed(self, row: int, code: int) -> int:
        """The action that is taken for one that may not be legal; -1 if none is."""
        self.illegal_now[row] = 0
        if self.legal_now[row] >> code & 1:
            return code
        self.illegal_now[row] = 1
        if self.illegal == 2:
            rng = self.samples[row]
            return rng.pick(self.legal_now[row])
        if self.rewards is not None:
            self.rewards[row, self.deciding[row]] -= self.penalty
        return -1

    def _make(self, row: int, s: State, code: int) -> None:
        """Make a legal move, and those of the opponents after it."""
        if self.per_pound:
            self._count_pounds(row, s, -1)
        move_on(s, self.deciding[row], code)
        if self.per_pound:
            self._count_pounds(row, s, 1)
        seat = actor(s)
        if seat < 0 or self.first_learner >= 0:
            self._go_on(row)
        else:
            self.deciding[row] = seat

    def _sample_all(self, actions: Any) -> None:
        for row in range(self.count):
            rng = self.samples[row]
            actions[row] = 0 if self.over_now[row] else rng.pick(self.legal_now[row])

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
                if self.autoreset:
                    return
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
        """A game is over: tell what it was worth and, unless it is to be looked at first, deal the next."""
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
        if self.autoreset:
            self.over_now[row] = 1
            return
        if self.finals is not None:
            observe_row(s, self.deciding[row], self.known, self.memories[row], self.finals, row)
        self._pass_on(row)
        self._deal(row)

    def _pass_on(self, row: int) -> None:
        """The seed, and the learner's seat, of a row's next game."""
        self.seed_now[row] = stream_seed(self.seed_now[row], NEXT_GAME)
        if self.moving == 1:
            self.learner_now[row] = (self.learner_now[row] + 1) % self.players

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
        self.over_now[row] = 0
        if self.moving == 2:
            self.learner_now[row] = stream_seed(seed, LEARNER) % self.players
        s = self.states[row]
        deal = s.deal
        memory = self.memories[row]
        memory.deal = deal
        memory.round = sizes.ROUNDS + 1  # whatever comes is before that: what was seen of the last game is forgotten
        for category in range(sizes.CATEGORIES):
            deal.scoring[category] = self.scoring[category]
        s.become(deal_game(deal, self.scoring_mode, seed))  # where the last game was: rows stay side by side in memory
        luck = self.samples[row]
        luck.state = stream_seed(seed, SAMPLES)
        if self.table is not None:
            self.choosers[row] = self.table.seated(row, int(self.learner_now[row]), seed)
            self.choices[row] = choice_rngs(seed)

    def _show_all_unlocked(self) -> None:
        """Show all rows, and let other threads run Python meanwhile."""
        lock = row_access.let_go()
        self._show_all()
        row_access.hold_again(lock)

    def _show_all(self) -> None:
        """Show all rows. This is most of the work of a step."""
        for row in range(self.count):
            self._show(row)

    def _show(self, row: int) -> None:
        """Write what the seat that is to decide sees, and may do; after the end, what the one that did so last sees."""
        seat = self.deciding[row]
        self.seats[row] = seat
        bits = 0 if self.over_now[row] else row_access.legal_at(self.states, row, seat)
        self.legal_now[row] = bits
        if self.masks is not None:
            write_mask(bits, self.masks, row)
        if self.money is not None and not self.ended[row]:
            for i in range(self.players):
                self.money[row, i] = row_access.money_at(self.states, row, i)
        if self.observations is not None:
            row_access.observe_at(self.states, self.memories, row, seat, self.known, self.observations)


def _view(array: npt.NDArray[Any]) -> Any:
    """A view to write through; None for an array without rows, which is not written."""
    return array.data if len(array) else None
