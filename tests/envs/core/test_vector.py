"""Vectorised games: the same games as `Game` plays, written into the caller's arrays, each with a seed of its own."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from london_bridge import _pure
from london_bridge.envs import Buffers, VectorGames, layout, mask, observation, words_of
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game
from london_bridge.rules.rng import stream_seed

PLAYERS = (2, 3, 4)


class Shadow:
    """Plays every row of vectorised games once more, with `Game`."""

    def __init__(self, games: VectorGames, scoring):
        self.games, self.scoring = games, scoring
        self.rows = [self.deal(row) for row in range(games.count)]
        self.ended = 0

    def deal(self, row: int) -> Game:
        return Game.deal(self.games.players, self.scoring, int(self.games.seeds[row]))

    def compare(self) -> None:
        b = self.games.buffers
        for row, game in enumerate(self.rows):
            seat = int(b.seats[row])
            assert seat in game.deciders
            assert b.observations[row].tolist() == observation(game, seat).tolist()
            assert b.masks[row].tolist() == mask(game, seat).tolist()
            assert int(self.games.legal_bits[row]) == game.legal_mask(seat)

    def step(self, actions) -> None:
        seats = self.games.buffers.seats.copy()
        self.games.step(actions)
        b = self.games.buffers
        for row, game in enumerate(self.rows):
            game.apply(int(seats[row]), words_of(actions[row]))
            assert bool(b.dones[row]) == game.over
            assert b.money[row].tolist() == list(game.state.money)[: game.players]
            if game.over:
                self.ended += 1
                self.check_end(row, game)
                self.rows[row] = self.deal(row)
            else:
                assert not b.places[row].any()
                assert self.games.per_pound or not b.rewards[row].any()

    def check_end(self, row: int, game: Game) -> None:
        assert game.result is not None
        winner = game.result.ranking[0]
        order = [game.result.ranking.index(seat) + 1 for seat in range(game.players)]
        assert self.games.buffers.places[row].tolist() == order
        wanted = [float(seat == winner) for seat in range(game.players)]
        if not self.games.per_pound:
            assert self.games.buffers.rewards[row].tolist() == wanted


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scoring", ["base", "expansion", "random", {"chapel": "again", "bridge": "sets"}])
def test_rows_are_the_games_of_their_seeds(players: int, scoring):
    """Every row is `Game.deal(players, scoring, its seed)`, move by move, and the next game follows by itself."""
    games = VectorGames(3, players, scoring, seed=17)
    assert games.seeds.tolist() == [stream_seed(17, row) for row in range(3)]
    shadow = Shadow(games, scoring)
    for _ in range(260):
        shadow.compare()
        shadow.step(games.sample().copy())
    assert shadow.ended >= 3


def test_the_same_seed_gives_the_same_run_and_another_does_not():
    def run(seed: int) -> list[bytes]:
        games = VectorGames(4, 3, "random", seed=seed)
        seen = []
        for _ in range(120):
            games.step(games.sample())
            seen.append(games.buffers.observations.tobytes())
        return seen

    assert run(5) == run(5)
    assert run(5) != run(6)


def test_reset_deals_anew_with_one_seed_or_with_one_for_each_row():
    games = VectorGames(2, 2, seed=1)
    first = games.buffers.observations.copy()
    for _ in range(30):
        games.step(games.sample())
    games.reset(1)
    assert (games.buffers.observations == first).all()
    assert not games.buffers.dones.any()
    games.reset(seeds=[7, 7])
    assert games.seeds.tolist() == [7, 7]
    assert (games.buffers.observations[0] == games.buffers.observations[1]).all()
    games.reset(seeds=np.array([8, 9]))
    assert games.seeds.tolist() == [8, 9]
    with pytest.raises(LondonBridgeError, match="2 seeds"):
        games.reset(seeds=[1])
    for wrong in (1.5, "a", -1):
        with pytest.raises(LondonBridgeError, match="A seed is a whole number"):
            games.reset(seeds=[1, wrong])


def test_an_illegal_action_is_refused_and_nothing_moves():
    games = VectorGames(3, 4, seed=2)
    before = games.buffers.observations.copy()
    actions = games.sample().copy()
    actions[2] = 30
    with pytest.raises(
        LondonBridgeError, match=r"Game 2, seat 0: place:free:chapel \(30\) is not legal now; legal are"
    ):
        games.step(actions)
    for wrong in (-1, 55, 2**40):
        actions[2] = wrong
        with pytest.raises(LondonBridgeError, match="which is no action"):
            games.step(actions)
    assert (games.buffers.observations == before).all()
    with pytest.raises(LondonBridgeError, match="3 whole numbers"):
        games.step([0, 0])
    with pytest.raises(LondonBridgeError, match="3 whole numbers, not float64"):
        games.step([0.0, 0.0, 0.0])


def test_what_the_caller_does_with_its_arrays_changes_no_game():
    """They are written, never read: who decides, what is paid and what has ended is right whatever was put there."""
    games, untouched = (VectorGames(4, 3, seed=8, reward="rank", per_pound=0.5) for _ in range(2))
    rng = np.random.default_rng(4)
    ended = 0
    for _ in range(200):
        actions = untouched.sample().copy()
        for array in vars(games.buffers).values():
            array[...] = rng.integers(-100, 100, array.shape).astype(array.dtype)
        games.step(actions)
        untouched.step(actions)
        for name, array in vars(games.buffers).items():
            assert array.tolist() == getattr(untouched.buffers, name).tolist(), name
        ended += int(games.buffers.dones.sum())
    assert ended >= 4
    for own in (games.seeds, games.learners, games.legal_bits):
        with pytest.raises(ValueError, match="read-only"):
            own[:] = 0


def test_money_is_that_of_the_game_that_ended_even_where_ends_are_not_asked_for():
    buffers = Buffers.make(1, 2)
    buffers.dones = np.zeros(0, np.bool_)
    games = VectorGames(1, 2, seed=3, buffers=buffers)
    while not buffers.places.any():
        games.step(games.sample())
    assert buffers.rewards[0, buffers.money[0].argmax()] == 1.0
    assert buffers.money[0].max() > 5


def test_actions_may_be_any_integers():
    games = VectorGames(2, 4, seed=2)
    for dtype in (np.int8, np.uint8, np.int32, np.int64):
        games.step(games.sample().astype(dtype))
    games.step([int(action) for action in games.sample()])
    games.step(np.repeat(games.sample(), 2)[::2])


def test_the_arrays_are_the_callers():
    """Slices of a larger array are written in place; an array left out is not written."""
    big = np.full((2, 5, layout.size(4)), 99, dtype=np.int8)
    buffers = Buffers.make(5, 4)
    buffers.observations, buffers.masks = big[1], np.zeros((0, 55), np.int8)
    games = VectorGames(5, 4, seed=3, buffers=buffers)
    games.step(games.sample())
    assert (big[0] == 99).all()
    assert not (big[1] == 99).any()
    assert games.buffers.masks.size == 0
    for row in range(5):
        assert big[1, row].tolist() == observation(games.states[row], int(buffers.seats[row])).tolist()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            {"observations": np.zeros((5, 100), np.int8)},
            r"`observations` must be an array of int8 with shape \(5, 660\)",
        ),
        ({"masks": np.zeros((5, 55), np.int16)}, "`masks` must be an array of int8"),
        ({"rewards": np.zeros((4, 5), np.float32).T}, "`rewards` must be writeable and C-contiguous"),
        ({"seats": None}, "`seats` must be an array of int8"),
        ({"masks": np.array(0, np.int8)}, r"`masks` must be an array of int8 with shape \(5, 55\), not int8 \(\)"),
    ],
)
def test_an_array_that_does_not_fit_is_refused(change, sentence):
    """The compiled core does not check bounds, so the buffers are checked before."""
    buffers = Buffers.make(5, 4)
    for name, array in change.items():
        setattr(buffers, name, array)
    with pytest.raises(LondonBridgeError, match=sentence):
        VectorGames(5, 4, seed=3, buffers=buffers)


def play_to_the_end(games: VectorGames):
    """Step until the game of the only row ends; the sum of its rewards, and the final money."""
    total = np.zeros(games.players)
    while True:
        games.step(games.sample())
        total += games.buffers.rewards[0]
        if games.buffers.dones[0]:
            return total, games.buffers.money[0].astype(int)


@pytest.mark.parametrize("players", PLAYERS)
def test_rewards(players: int):
    """win, rank and margin at the end; and every pound on the way, which add up to what was earned."""
    runs = {kind: play_to_the_end(VectorGames(1, players, seed=9, reward=kind)) for kind in ("win", "rank", "margin")}
    money = runs["win"][1]
    assert all((run[1] == money).all() for run in runs.values())
    assert sorted(runs["win"][0]) == [0.0] * (players - 1) + [1.0]
    assert runs["win"][0].argmax() == runs["rank"][0].argmax()
    assert sorted(runs["rank"][0]) == pytest.approx([i / (players - 1) for i in range(players)])
    others = [max(money[other] for other in range(players) if other != seat) for seat in range(players)]
    assert runs["margin"][0].tolist() == [float(money[seat] - others[seat]) for seat in range(players)]
    pounds, _ = play_to_the_end(VectorGames(1, players, seed=9, reward="none", per_pound=0.5))
    assert pounds.tolist() == [0.5 * (int(amount) - 5) for amount in money]


def test_rewards_of_a_learner_count_what_happens_between_its_decisions():
    """With opponents of its own a learner's step spans their moves; all pounds are still counted."""
    for opponents in ("random", "journeyman", ["random", "journeyman", "random"]):
        games = VectorGames(1, 4, seed=4, reward="none", per_pound=1.0, learner=2, opponents=opponents)
        assert games.buffers.seats[0] == 2
        pounds, money = play_to_the_end(games)
        assert pounds.tolist() == [float(amount - 5) for amount in money]


def test_a_learner_decides_for_its_seat_alone_and_may_rotate():
    fixed = VectorGames(4, 4, seed=4, learner=1)
    turning = VectorGames(4, 4, seed=4, learner="rotate")
    assert turning.buffers.seats.tolist() == [0, 1, 2, 3]
    ends = np.zeros(4, dtype=int)
    for _ in range(150):
        fixed.step(fixed.sample())
        assert (fixed.buffers.seats == 1).all()
        turning.step(turning.sample())
        ends += turning.buffers.dones
        assert turning.buffers.seats.tolist() == [(row + int(ends[row])) % 4 for row in range(4)]
    assert ends.min() >= 1


def test_journeymen_beat_a_random_learner():
    """The opponents really are the bots that were named: a random learner wins less often against journeymen."""
    wins = {}
    for opponents in ("random", "journeyman"):
        games = VectorGames(8, 3, seed=6, learner="rotate", opponents=opponents)
        won = done = 0
        while done < 24:
            learners = games.learners.copy()
            games.step(games.sample())
            for row in np.flatnonzero(games.buffers.dones):
                done += 1
                won += games.buffers.rewards[row, learners[row]]
        wins[opponents] = won / done
    assert wins["journeyman"] < wins["random"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 5}, "2, 3 or 4 players"),
        ({"scoring": "basic"}, "say base, expansion, random"),
        ({"reward": "glory"}, "say win, rank, margin, none"),
        ({"learner": 4}, "0 to 3"),
        ({"learner": 0, "opponents": "nobody"}, "no bot 'nobody'"),
        ({"learner": 0, "opponents": ["random"]}, "3 opponents, not 1"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"count": 0}, "At least one game"),
        ({"count": 2.5}, "a whole number of them, not 2.5"),
        ({"learner": 1.0}, "0 to 3"),
    ],
)
def test_options_that_cannot_be_are_refused_in_words(options, sentence):
    with pytest.raises(LondonBridgeError, match=sentence):
        VectorGames(**{"count": 2, "players": 4, "seed": 1, **options})


def test_opponents_without_a_learner_are_refused():
    """They would never play: whoever names them forgot to say which seat learns."""
    with pytest.raises(LondonBridgeError, match=r"'journeyman' would never play.*learner=0"):
        VectorGames(4, opponents="journeyman")
    assert VectorGames(4, learner=0).table is not None


@contextmanager
def beside(what: Callable[[], object]) -> Iterator[threading.Event]:
    """Run something in another thread, which gets Python's lock only where this one lets it go of its own accord."""
    gate, told = threading.Lock(), threading.Event()
    gate.acquire()

    def wait() -> None:
        with gate:
            what()
            told.set()

    other = threading.Thread(target=wait)
    other.start()
    before = sys.getswitchinterval()
    sys.setswitchinterval(3600)
    try:
        gate.release()
        yield told
    finally:
        sys.setswitchinterval(before)
        other.join()


@pytest.mark.skipif(_pure.wanted(), reason="interpreted, there is nothing that could do without the lock")
def test_another_thread_runs_while_games_are_shown():
    """Two processors can be used in one process; who steps the same games from two threads is told."""
    games = VectorGames(1024, seed=1)
    refused = []

    def meddle() -> None:
        for change in (games.sample, games.follow, games.save, lambda: games.step(np.zeros(1024, np.int64))):
            try:
                change()
            except LondonBridgeError as error:
                refused.append(str(error))

    with beside(meddle) as told:
        for _ in range(5000):
            if told.is_set():
                break
            games.step(games.sample())
        assert told.is_set()
    assert len(refused) == 4
    assert all("Another thread" in sentence for sentence in refused)


def test_games_in_threads_are_the_games_of_their_seeds():
    """What threads play side by side is what each of them would have played alone."""

    def play(games: VectorGames, seen: list[bytes]) -> None:
        for _ in range(25):
            games.step(games.sample())
        seen.append(b"".join(array.tobytes() for array in games.buffers.arrays()))

    together: list[list[bytes]] = [[], []]
    threads = [
        threading.Thread(target=play, args=(VectorGames(130, scoring="random", seed=seed), together[seed]))
        for seed in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for seed in range(2):
        alone: list[bytes] = []
        play(VectorGames(130, scoring="random", seed=seed), alone)
        assert together[seed] == alone
