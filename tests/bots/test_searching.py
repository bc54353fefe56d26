"""Searching bots: the same seed and playouts give the same move, budgets are kept, hidden things do not count."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import pytest

import london_bridge
from london_bridge import _pure
from london_bridge.bots import BotError, Budget, SearchBot, levels, make, root_search, search_config
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.root_search import model_opponents, search_moves
from london_bridge.bots.search import Search
from london_bridge.bots.search_config import (
    ARCHITECT,
    ARCHITECT_OF_TWO,
    DEFAULT,
    OPPONENT,
    SearchConfig,
    strongest_config,
)
from london_bridge.bots.value import network
from london_bridge.lab.arena import ArenaPlan, run, standings
from london_bridge.rules import Game, Rng, codes, default_box, engine
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal, State
from london_bridge.view import View
from london_bridge.view.sight import sketch_of

FEW = Budget(playouts=24)
#: With much time the others have trees too; nodes that try their moves at once, so that few playouts use them.
LEISURELY = replace(ARCHITECT, horizon=12, card_horizon=8, opponent_trees=True, expand_after=1)
compiled_only = pytest.mark.skipif(_pure.wanted(), reason="thousands of playouts, which take minutes interpreted")


def decisions(players: int, seed: int, every: int, least: int = 2):
    """Decisions with a choice, from a game of journeymen: every so many of them."""
    state = deal_game(Deal(default_box(), players), RANDOM, seed)
    journeyman, rng, count = Journeyman(), Rng(seed), 0
    while (seat := int(engine.actor(state))) >= 0:
        if bin(engine.legal(state, seat)).count("1") >= least:
            count += 1
            if count % every == 0:
                yield state, seat
        engine.step(state, seat, journeyman.choose(state, seat, rng))


@pytest.fixture(params=["one step", "two steps", "leisure"])
def steps(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The architect with few playouts: one level of the model of the others' cards, two levels, and with leisure."""
    marks = (
        (search_config, "FAR", "one step"),
        (root_search, "LEVEL_TWO", "two steps"),
        (search_config, "LONG", "leisure"),
    )
    for module, mark, since in marks:
        monkeypatch.setattr(module, mark, (0.0, 1))
        if request.param == since:
            break
    if request.param == "leisure":
        fit = SearchConfig.fit
        monkeypatch.setattr(SearchConfig, "fit", lambda config, budget: replace(fit(config, budget), expand_after=1))


@pytest.mark.usefixtures("steps")
@pytest.mark.parametrize("config", [DEFAULT, ARCHITECT, LEISURELY])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_and_playouts_give_the_same_move(players: int, config: SearchConfig):
    """Whatever the search has thought about in between."""
    found = [(sketch_of(state, seat), seat) for state, seat in decisions(players, 3, 9)]
    first = [search_moves(sketch, seat, FEW, 5, config) for sketch, seat in found]
    again = [search_moves(sketch, seat, FEW, 5, config) for sketch, seat in reversed(found)]
    assert first == again[::-1]
    assert any(
        search_moves(sketch, seat, FEW, 6, config) != one for (sketch, seat), one in zip(found, first, strict=True)
    )


@pytest.mark.usefixtures("steps")
@pytest.mark.parametrize("level", ["master@24p", "architect@24p"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_search_cannot_see_what_its_seat_cannot(players: int, level: str):
    """All choose from a view: what lies face down, and the others' chosen cards, change nothing."""
    bot = make(level, 1)
    checked = 0
    game = Game.deal(players, "random", 11)
    journeyman = make("journeyman", 2)
    while not game.over:
        seat = game.deciders[-1]
        view = View.of(game, seat)
        if len(view.legal()) > 1 and len(game.moves) % 7 == 0:
            other = View.of(view.possible_game(99 + checked), seat)
            bot.reseed(4)
            choice = bot.choose(view)
            bot.reseed(4)
            assert bot.choose(other) == choice
            checked += 1
        game.apply(seat, journeyman.choose(view))
    assert checked > 5


def card_choices(players: int):
    """What seats know when they choose their first card."""
    for state, seat in decisions(players, 13, 3):
        if state.phase == codes.CARDS and state.chosen[seat] == 0:
            yield sketch_of(state, seat), seat


@pytest.mark.usefixtures("steps")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_others_may_choose_is_a_mixture_of_their_cards(players: int):
    """Simultaneous choices: every card that another seat holds may come, also if it has put one down already."""
    checked = 0
    for sketch, seat in card_choices(players):
        beliefs = model_opponents(sketch, seat, FEW, 3, Search(network()))
        for other in range(players):
            chances = {code: weight for who, code, weight in beliefs if who == other}
            held = [value for value in range(5) if sketch.hand[other * 5 + value]]
            if not chances:  # who has one card left has nothing to choose
                assert other == seat or len(held) == 1
                continue
            assert other != seat
            assert [code for code in sorted(chances) if code < 5] == held
            assert sum(chances.values()) == pytest.approx(1)
            assert all(weight > 0.01 for weight in chances.values())
            checked += len(chances) > 1
    assert checked > 1


def test_a_search_answers_what_it_expects_of_the_others():
    """Others who spend their best cards, rather than their lowest, leave the seat better off in the end."""
    gains = []
    search = Search(network())
    for sketch, seat in card_choices(4):
        highest = max((value for value in range(5) if sketch.hand[seat * 5 + value]), default=0)
        shares = []
        for wanted in (max, min):
            search.start(sketch, seat, 1)
            ARCHITECT.apply_to(search)
            for other in range(4):
                if other != seat:
                    search.believe(other, wanted(v for v in range(5) if sketch.hand[other * 5 + v]), 1.0)
            shares.append(sum(search.playout(highest, world) for world in range(30)) / 30)
        gains.append(shares[0] - shares[1])
    assert len(gains) > 5
    assert sum(gains) / len(gains) > 0.02


@pytest.mark.parametrize("players", [2, 4])
def test_who_has_little_time_does_not_look_far(players: int):
    """Strength grows with thought from the start: how far the architect looks depends on how many playouts it has."""
    view = View.of(Game.deal(players, "random", 5), 0)
    far = ARCHITECT_OF_TWO if players == 2 else ARCHITECT
    for playouts, config in (
        (60, OPPONENT),
        (450, far),
        (2500, replace(far, horizon=12, card_horizon=8, opponent_trees=True)),
    ):
        budget = Budget(playouts=playouts)
        assert strongest_config(players, budget) == config
        expected = search_moves(view.sketch, 0, budget, Rng(1).below(2**30), config)
        bot = make(f"architect@{budget}", 1)
        assert isinstance(bot, SearchBot)
        assert bot.estimates(view) == expected


def test_a_search_may_plan_its_cards_of_later_rounds():
    """A tree that grows beyond the turn has more of it; the first card's worth is still a share."""
    sizes = []
    search = Search(network())
    for planning in (False, True):
        sizes.append(0)
        for sketch, seat in card_choices(4):
            search.start(sketch, seat, 1)
            replace(ARCHITECT, planning=planning).apply_to(search)
            code = min(value for value in range(5) if sketch.hand[seat * 5 + value])
            shares = [search.playout(code, world) for world in range(40)]
            assert all(0 <= share <= 1 for share in shares)
            sizes[-1] += search.size
    assert sizes[1] > 2 * sizes[0]


@compiled_only
def test_with_leisure_the_others_find_replies_that_the_policy_overlooks():
    """In the last turn but one of a game of two: where the policy gives a won game away, who tries its places does not.

    Who plays for itself costs the seat something there, and elsewhere no more than a little trying around.
    """
    changes = []
    search = Search(network())
    for seed in range(20, 40):
        state = deal_game(Deal(default_box(), 2), RANDOM, seed)
        journeyman, rng = Journeyman(), Rng(seed)
        while (seat := int(engine.actor(state))) >= 0:
            last = state.round == state.deal.last_round and state.turn == state.turns - 2
            if last and state.phase == codes.START:
                worth = []
                for opponent_trees in (False, True):
                    search.start(sketch_of(state, seat), seat, 1)
                    replace(ARCHITECT, opponent_trees=opponent_trees).apply_to(search)
                    code = journeyman.choose(state, seat, Rng(0))
                    worth.append(sum(search.playout(code, world) for world in range(400)) / 400)
                changes.append(worth[1] - worth[0])
            engine.step(state, seat, journeyman.choose(state, seat, rng))
    assert len(changes) > 15
    assert min(changes) < -0.5
    assert max(changes) < 0.1


def test_estimates_are_about_all_legal_moves():
    """Best first, with shares between 0 and 1; more playouts go to better moves."""
    for state, seat in decisions(4, 8, 10):
        estimates = search_moves(sketch_of(state, seat), seat, Budget(playouts=60), 1)
        mask = int(engine.legal(state, seat))
        assert sorted(one.move.code for one in estimates) == [code for code in range(64) if mask >> code & 1]
        assert all(0 <= one.share <= 1 for one in estimates)
        assert estimates[0].playouts >= estimates[-1].playouts > 0


def test_a_forced_move_costs_nothing():
    """The budget is spent where it matters."""
    bot = make("architect@60s", 1)
    game = Game.deal(4, "base", 2)
    journeyman = make("journeyman", 1)
    forced = 0
    begun = perf_counter()
    while not game.over and forced < 5:
        seat = game.deciders[0]
        view = View.of(game, seat)
        if len(view.legal()) == 1:
            assert bot.choose(view) == view.legal()[0]
            forced += 1
        game.apply(seat, journeyman.choose(view))
    assert forced == 5
    assert perf_counter() - begun < 30


@compiled_only
@pytest.mark.alone
@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0.01, 0.05, 0.2])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", ["master", "architect"])
def test_the_budget_is_kept_within_a_fifth(level: str, players: int, seconds: float):
    """Every decision, of cards and of turns, never less than four fifths; more only where the machine is busy."""
    bot = make(f"{level}@{seconds}s", 1)
    for state, seat in decisions(players, 5, 17, least=3):
        view = View(seat, tuple("abcd"[:players]), sketch_of(state, seat))
        took: list[float] = []
        while len(took) < 40 and not (took and took[-1] < 1.2 * seconds):
            begun = perf_counter()
            bot.choose(view)
            took.append(perf_counter() - begun)
        assert 0.8 * seconds < min(took) < 1.2 * seconds, f"round {state.round}, phase {state.phase}: {took}"


@pytest.mark.slow
@compiled_only
@pytest.mark.alone
def test_the_first_decision_keeps_the_budget_too():
    """What is read and worked out once is read when the bot is made, not at the cost of its first move."""
    program = (
        "from time import perf_counter\n"
        "from london_bridge.bots import make\n"
        "from london_bridge.rules import Game\n"
        "from london_bridge.view import View\n"
        "bot, view = make('architect@50ms', 1), View.of(Game.deal(4, seed=1), 0)\n"
        "begun = perf_counter()\n"
        "bot.choose(view)\n"
        "print(perf_counter() - begun)\n"
    )
    took = [
        float(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout)
        for _ in range(5)
    ]
    assert 0.04 < min(took) < 0.06, took


def last_turn(players: int, seed: int):
    """The decisions of a game's last round: from there every playout ends with the game."""
    for state, seat in decisions(players, seed, 1, least=2):
        if state.round == state.deal.last_round:
            yield state, seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_share_of_wins_is_that_and_nothing_else(players: int):
    """What a move is worth counts the margin a little; the share that people read is of games won."""
    seen = set()
    for state, seat in last_turn(players, 3):
        for one in search_moves(sketch_of(state, seat), seat, Budget(playouts=60), 1):
            wins = one.share * one.playouts
            assert wins == pytest.approx(round(wins))
            assert abs(one.value - 0.9 * one.share) <= 0.1
            seen.add(one.share)
    assert len(seen) > 1


def test_levels_are_named_weakest_first():
    """The table offers these."""
    assert levels() == ["random", "apprentice", "journeyman", "master", "architect"]


@pytest.mark.parametrize(
    ("text", "seconds", "playouts"), [("0.2s", 0.2, None), ("50ms", 0.05, None), ("400p", None, 400)]
)
def test_a_budget_is_time_or_playouts(text: str, seconds: float | None, playouts: int | None):
    assert Budget.parse(text) == Budget(seconds=seconds, playouts=playouts)


@pytest.mark.parametrize("text", ["", "5", "fast", "0p", "-1s", "1e9s", "1.5p", "nans"])
def test_a_wrong_budget_is_refused_in_words(text: str):
    with pytest.raises(BotError, match="thinking budget"):
        Budget.parse(text)


def share(bots: list[str], games: int, players: int = 4) -> float:
    plan = ArenaPlan.make(bots, games, players=players, seed=5)
    table = standings(plan, run(plan, jobs=1).games, rated=False)
    return next(line.share.value for line in table.lines if line.bot == bots[0])


@pytest.mark.slow
@compiled_only
def test_every_level_beats_the_one_below():
    """A small ladder with fixed playouts, so that it always gives the same: docs/ladder.md has the real one."""
    assert share(["apprentice", "random", "random", "random"], 40) > 0.6
    assert share(["journeyman", "apprentice", "apprentice", "apprentice"], 80) > 0.4
    assert share(["master@300p", "journeyman", "journeyman", "journeyman"], 32) > 0.5
    assert share(["master@300p", "journeyman"], 32, players=2) > 0.6


def test_the_network_is_small_data_with_its_log():
    """Well under a megabyte, with the log of its training beside it."""
    data = Path(london_bridge.__file__).parent / "bots/data"
    assert (data / "value.json").stat().st_size < 300_000
    log = json.loads((data / "value.log.json").read_text())
    assert log["positions"]
    assert log["epochs_log"][-1]["surprise"] < 1.0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_of_all_seats_make_one(players: int):
    for state, _ in decisions(players, 4, 15):
        shares = [network().share(state, seat) for seat in range(players)]
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0
        assert [network().share_of(seat) for seat in range(players)] == shares


def test_the_network_judges_what_a_seat_knows():
    """It reads the same from the sketch and from the game, once no card lies face down."""
    for state, seat in decisions(4, 6, 12):
        if state.phase == codes.CARDS and any(state.chosen):
            continue
        for other in range(4):
            assert network().money(sketch_of(state, seat), other) == network().money(state, other)


def estimates_digest() -> str:
    """What the search thinks of a few positions, to the last bit."""
    told = []
    for players in (2, 3, 4):
        configs = (DEFAULT, ARCHITECT_OF_TWO if players == 2 else ARCHITECT, LEISURELY)
        for number, (state, seat) in enumerate(decisions(players, 21, 25)):
            sketch, seed = sketch_of(state, seat), int(stream_seed(1, seat))
            for one in search_moves(sketch, seat, Budget(playouts=16), seed, configs[number % 3]):
                told.append(f"{one.move} {one.value!r} {one.share!r} {one.money!r} {one.playouts}")
    return "\n".join(told)


@pytest.mark.slow
@compiled_only
def test_it_thinks_the_same_interpreted():
    """One source: compiled and interpreted searches agree to the last bit."""
    code = "from tests.bots.test_searching import estimates_digest; print(estimates_digest())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, _pure.VARIABLE: "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
        timeout=200,
    )
    assert done.stdout.strip() == estimates_digest().strip()


def test_the_state_is_left_alone():
    """Thinking changes nothing about what the seat sees."""
    for state, seat in decisions(4, 9, 20):
        sketch: State = sketch_of(state, seat)
        before = sketch.copy()
        search_moves(sketch, seat, FEW, 1, ARCHITECT)
        assert list(sketch.money) == list(before.money)
        assert list(sketch.deal.stacks) == list(before.deal.stacks)
        assert list(sketch.chosen) == list(before.chosen)
        assert list(sketch.hand) == list(before.hand)
