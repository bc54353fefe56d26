"""Choosers of the core: legal, seeded, blind to what a seat may not know, the same compiled and interpreted."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys

import pytest

from london_bridge import _pure
from london_bridge.bots import chooser
from london_bridge.bots.choose import Chooser
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.playout import choice_rngs, play_recorded
from london_bridge.rules import Box, Rng, codes, default_box, engine
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal, State
from london_bridge.view import View
from london_bridge.view.sight import sketch_of

CORE = ("random", "journeyman")
GAMES = 3 if _pure.wanted() else 15


def core(name: str) -> Chooser:
    found = chooser(name)
    assert found is not None
    return found


def positions(players: int, number: int, seed: int = 5):
    """Every decision of games between a journeyman and random players: state, seat, generator."""
    team = [core("journeyman" if seat % 2 == 0 else "random") for seat in range(4)]
    for i in range(number):
        own = stream_seed(seed + players, i)
        state = deal_game(Deal(default_box(), players), RANDOM, own)
        rngs = choice_rngs(own)
        while (seat := engine.actor(state)) >= 0:
            yield state, seat, rngs[seat]
            code = team[seat].choose(state, seat, rngs[seat])
            engine.step(state, seat, code)


def shuffled(state: State, seat: int, rng: Rng) -> State:
    """The same table for all the seat can know, with everything hidden from it drawn anew."""
    names = tuple(f"seat {i}" for i in range(state.deal.players))
    return View(seat, names, sketch_of(state, seat)).possible_game(rng).state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", CORE)
def test_a_chooser_chooses_the_same_from_the_state_the_sketch_and_any_possible_game(name: str, players: int):
    """10.1, 10.2: never below the tops, no marker to come, no card that lies face down."""
    asked = core(name)
    dice = Rng(11)
    hidden = 0
    for state, seat, rng in positions(players, GAMES):
        chosen = asked.choose(state, seat, rng.copy())
        assert asked.choose(sketch_of(state, seat), seat, rng.copy()) == chosen
        other = shuffled(state, seat, dice)
        assert asked.choose(other, seat, rng.copy()) == chosen
        hidden += other.parts()[1] != state.parts()[1]
    assert hidden > 0, "some of the positions had cards face down"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", CORE)
def test_choices_are_legal_and_leave_the_state_as_it_was(name: str, players: int):
    """The core trusts its choosers: what they give is always legal, and they only look."""
    asked = core(name)
    for state, seat, rng in positions(players, GAMES):
        before = state.parts()[1:]
        code = asked.choose(state, seat, rng.copy())
        assert engine.legal(state, seat) >> code & 1
        assert state.parts()[1:] == before


def test_random_plays_every_legal_move_about_equally_often():
    """`random`: each legal move is as likely as any other."""
    state = deal_game(Deal(default_box(), 4), RANDOM, 3)
    asked, rng = core("random"), Rng(1)
    counts = [0] * codes.CODES
    for _ in range(5000):
        counts[asked.choose(state, 0, rng)] += 1
    legal = [code for code in range(codes.CODES) if engine.legal(state, 0) >> code & 1]
    assert sum(counts[code] for code in legal) == 5000
    assert all(abs(counts[code] - 5000 / len(legal)) < 150 for code in legal)


def digest(games: int) -> str:
    """The moves of some games of both choosers, all player counts, mixed scorings, as one hash."""
    told = hashlib.sha256()
    for players in (2, 3, 4):
        team = [core("journeyman"), core("journeyman"), core("random"), core("journeyman")]
        for i in range(games):
            own = stream_seed(players, i)
            state = deal_game(Deal(default_box(), players), RANDOM, own)
            told.update(bytes(play_recorded(state, team, choice_rngs(own))))
            told.update(repr(state.parts()[1:]).encode())
    return told.hexdigest()


def test_the_same_games_compiled_and_interpreted():
    """Both forms must give the same games, to the last bit of the journeyman's judgement."""
    environment = {name: value for name, value in os.environ.items() if name != _pure.VARIABLE}
    if not _pure.wanted():
        environment[_pure.VARIABLE] = "1"
    code = "from tests.bots.test_choosers import digest; print(digest(6))"
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == digest(6)


def test_a_chooser_can_be_sent_to_another_process():
    """Compiled classes do not pickle by themselves; choosers do, weights included."""
    again = pickle.loads(pickle.dumps(Journeyman({"crest": 0.5})))
    assert isinstance(again, Journeyman)
    assert again.seen.weights["crest"] == 0.5
    assert type(pickle.loads(pickle.dumps(Chooser()))) is Chooser


def test_another_box_is_judged_by_its_own_tracks():
    """A journeyman that has played with one box and then sees another works its tables out anew."""
    data = {**default_box().data, "name": "long"}
    data["chapel_track"] = {"spaces": 20, "money": {"2": 1, "20": 40}}
    journeyman = Journeyman()
    for box in (default_box(), Box(data), default_box()):
        fresh = Journeyman()
        state = deal_game(Deal(box, 4), RANDOM, 8)
        rngs = choice_rngs(8)
        while (seat := engine.actor(state)) >= 0:
            code = journeyman.choose(state, seat, rngs[seat].copy())
            assert code == fresh.choose(state, seat, rngs[seat])
            engine.step(state, seat, code)
