"""The speed gate: a compiled module that fell back to Python objects is as right as before, and too slow.

Every figure is a ratio to the calibration loop of the same run (`london_bridge.lab.speed`), so that it means the same
on a slow machine. What falls back loses half of its speed or more, often nine tenths. Every hot module has a figure
that goes through it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest
from bench import envs

from london_bridge import _pure
from london_bridge.bots import Budget, make
from london_bridge.bots.apprentice import Apprentice
from london_bridge.bots.choose import Chooser
from london_bridge.bots.network_bot import network_chooser
from london_bridge.bots.playout import ROW_SIZE, play_games
from london_bridge.bots.search_config import strongest_config
from london_bridge.lab import speed
from london_bridge.lab.speed import Figure, measure
from london_bridge.record import Record
from london_bridge.record.replaying import play
from london_bridge.review.worths import Worths
from london_bridge.rules import Game, Move, Rng, default_box, engine
from london_bridge.rules.chance import undrawn_deal, undrawn_state
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.draws import due, outcomes, put
from london_bridge.rules.scoring import assess
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal
from london_bridge.rules.words import CATEGORIES
from london_bridge.view import View
from london_bridge.view.encoding import body_text, seat_text
from london_bridge.view.sight import sketch_of
from london_bridge.view.view_writer import view_words

pytestmark = pytest.mark.slow

#: A figure may come down to this share of what is usual. With eight times too much to do, the machine cost an eighth.
LEAST = 0.6
#: So often it is measured before it is taken for slow.
TRIES = 4


@dataclass(frozen=True)
class Gate:
    """Something that goes through some hot modules, and how fast it usually is on the machine that figures are for."""

    name: str
    measure: Callable[[], Figure]
    usual: float
    modules: tuple[str, ...]


def middle() -> Game:
    """A game of four in its middle."""
    game, rng = Game.deal(4, "random", 3), Rng(3)
    for _ in range(90):
        seat = engine.actor(game.state)
        engine.step(game.state, seat, rng.pick(engine.legal(game.state, seat)))
    return game


def sketches() -> Figure:
    """What a seat may know, worked out anew."""
    state = middle().state

    def work(piece: int) -> int:
        for _ in range(3000):
            sketch_of(state, 1)
        return 3000

    return measure("sketches", work, "sketches/s")


def texts() -> Figure:
    """A view as the table sends it."""
    view = View.of(middle(), 1)

    def work(piece: int) -> int:
        for _ in range(500):
            body_text(view, 90, False, False)
            for seat in range(4):
                seat_text(view, seat, False, False)
        return 500

    return measure("views as text", work, "views/s")


def words() -> Figure:
    """A view as plain values."""
    view = View.of(middle(), 1)

    def work(piece: int) -> int:
        for _ in range(300):
            view_words(view)
        return 300

    return measure("views as values", work, "views/s")


def replays() -> Figure:
    """Records checked from first to last move."""
    game, bots = Game.deal(4, "random", 5), make("random", 5)
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, bots.choose(View.of(game, seat)))
    document = Record.of(game).document()

    def work(piece: int) -> int:
        for _ in range(40):
            Record.from_document(document)
        return 40

    return measure("records checked", work, "records/s")


def moves_read() -> Figure:
    """The moves of a record, made as they stand there."""
    game, rng = Game.deal(4, "random", 5), Rng(5)
    first, written = game.state.copy(), []
    while not game.over:
        seat = game.deciders[0]
        move = Move(rng.pick(game.legal_mask(seat)))
        written.append([seat, str(move)])
        game.apply(seat, move)

    def work(piece: int) -> int:
        for _ in range(40):
            assert play(first.copy(), written) == len(written)
        return 40 * len(written)

    return measure("moves read", work, "moves/s")


def scorings() -> Figure:
    """What every category pays, at one moment."""
    state = middle().state

    def work(piece: int) -> int:
        for _ in range(2000):
            trial = state.copy()
            for category in range(len(CATEGORIES)):
                assess(trial, category)
        return 2000

    return measure("scorings", work, "scorings/s")


def draws_late() -> Figure:
    """A set-up whose chance is drawn piece by piece: what may come, and the first of it."""
    whole = Game.deal(4, "base", 5).state.deal
    deal = undrawn_deal(whole.box, 4, list(whole.scoring))

    def work(piece: int) -> int:
        done = 0
        for _ in range(60):
            state = undrawn_state(deal)
            while (draw := due(state)) >= 0:
                put(state, draw, outcomes(state, draw)[0][0])
                done += 1
        return done

    return measure("late draws", work, "draws/s")


def copies() -> Figure:
    """Copies of a state, as a rate like the others."""
    state = middle().state

    def work(piece: int) -> int:
        for _ in range(20_000):
            state.copy()
        return 20_000

    return measure("copies", work, "copies/s")


def deals() -> Figure:
    """Games laid out."""
    deal = Deal(default_box(), 4)

    def work(piece: int) -> int:
        for i in range(1000):
            deal_game(deal, RANDOM, piece * 1000 + i)
        return 1000

    return measure("deals", work, "deals/s")


def apprentices() -> Figure:
    """Games of those who play as people do at first."""
    deal = Deal(default_box(), 4)
    team: list[Chooser] = [Apprentice()] * 4
    rows = np.zeros((40, ROW_SIZE), np.int16)

    def work(piece: int) -> int:
        play_games(deal, RANDOM, team, 1, piece * 40, rows)
        return 40

    return measure("apprentices", work)


def networks() -> Figure:
    """Games of a trained network."""
    deal = Deal(default_box(), 4)
    team: list[Chooser] = [network_chooser()] * 4
    rows = np.zeros((5, ROW_SIZE), np.int16)

    def work(piece: int) -> int:
        play_games(deal, RANDOM, team, 1, piece * 5, rows)
        return 5

    return measure("networks", work)


def playouts() -> Figure:
    """The architect's search, with its network."""
    return speed.playout_figure("architect", strongest_config(4, Budget(seconds=1)), 300, None)


def positions() -> Figure:
    """Playouts of the review, from what all see of a game of four in its middle."""
    state = sketch_of(middle().state, -1)
    worths = Worths(1000, 3)

    def work(piece: int) -> int:
        worths.judged(state)
        return 1000

    return measure("review", work, "playouts/s")


#: By processor time, so that what else the machine does counts little; in games, decisions or whatever it is a second.
GATES = [
    Gate(
        "random games",
        lambda: speed.random_figure(4, RANDOM, 500, None),
        100_000,
        ("rules.engine", "rules.turn_order", "rules.building", "rules.tracks", "rules.scoring", "bots.playout"),
    ),
    Gate("deals", deals, 1_060_000, ("rules.dealing", "rules.rng", "rules.box_tables")),
    Gate("copies", copies, 10_500_000, ("rules.state",)),
    Gate("stepping", lambda: speed.stepping_figure(100), 4_200_000, ("rules.engine",)),
    Gate(
        "journeymen",
        lambda: speed.journeyman_figure(4, 100, None),
        9_300,
        ("bots.journeyman", "bots.bidder", "bots.choose"),
    ),
    Gate("apprentices", apprentices, 11_900, ("bots.apprentice",)),
    Gate("networks", networks, 270, ("bots.network_chooser",)),
    Gate("playouts", playouts, 15_300, ("bots.search", "bots.judge", "bots.situation", "bots.value")),
    Gate("review", positions, 69_000, ("review.evaluator",)),
    Gate("records", replays, 16_500, ("record.replaying",)),
    Gate("moves read", moves_read, 16_900_000, ("record.replaying",)),
    Gate("scorings", scorings, 2_900_000, ("rules.scoring",)),
    Gate("late draws", draws_late, 1_500_000, ("rules.draws",)),
    Gate("sketches", sketches, 4_000_000, ("view.sketching",)),
    Gate("views as text", texts, 133_000, ("view.encoding", "view.ink")),
    Gate("views as values", words, 127_000, ("view.view_writer",)),
    Gate("observations", lambda: envs.vector_figure(True, 4, 1), 1_750_000, ("view.observe", "view.remembering")),
    Gate("vectors", lambda: envs.vector_figure(False, 20, 1), 7_400_000, ("envs.vector",)),
    Gate("decisions kept", lambda: envs.data_figure(4), 60_000, ("envs.unroll",)),
]


def test_every_hot_module_has_a_figure():
    """Whoever compiles another module adds what is slow without it."""
    measured = {f"london_bridge.{module}" for gate in GATES for module in gate.modules}
    assert measured == set(_pure.hot_modules())


@pytest.mark.alone
@pytest.mark.skipif(not all(map(_pure.is_compiled, _pure.hot_modules())), reason="not everything is compiled here")
@pytest.mark.parametrize("gate", GATES, ids=lambda gate: gate.name)
def test_nothing_fell_back_to_objects(gate: Gate):
    """More than half of the usual speed, in one of some tries."""
    found: list[float] = []
    while len(found) < TRIES and (not found or found[-1] < LEAST * gate.usual):
        found.append(gate.measure().scaled)
    told = ", ".join(f"{one:,.0f}" for one in found)
    assert found[-1] >= LEAST * gate.usual, (
        f"{gate.name}: {told} a second where {gate.usual:,.0f} are usual. Has one of {', '.join(gate.modules)} fallen "
        "back to Python objects? `cython -a` shows where."
    )
