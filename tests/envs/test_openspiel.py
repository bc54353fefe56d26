"""OpenSpiel: both forms pass its simulations, its searcher plays, and nothing hidden leaks into what it thinks on."""

from __future__ import annotations

import json
from collections import Counter

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import london_bridge.envs.openspiel_game  # noqa: F401  (registers the game)
from london_bridge.envs import action_of, layout, observation
from london_bridge.envs.openspiel_game import LondonBridgeObserver, wanted_scoring
from london_bridge.envs.unfolding import MOST_DECISIONS, MOST_DRAWS, draw_words
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game
from london_bridge.rules.words import CATEGORIES, SCORINGS
from london_bridge.view import View
from london_bridge.view.view_document import view_words

PLAYERS = (2, 3, 4)
FORMS = [f"python_london_bridge(players={n},sequential={s})" for n in PLAYERS for s in (False, True)]


def load(players: int = 4, scoring: str = "base", sequential: bool = False, reward: str = "win"):
    return pyspiel.load_game(
        f"python_london_bridge(players={players},scoring={scoring},sequential={sequential},reward={reward})"
    )


def advance(state, rng: np.random.Generator) -> None:
    """One random step of any kind."""
    if state.is_chance_node():
        values, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(values, p=chances)))
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([int(rng.choice(actions)) if actions else 0 for actions in legal])
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def moments(game, seed: int):
    """A random game, moment by moment, the last one too."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        advance(state, rng)
    yield state


@pytest.mark.parametrize("form", FORMS)
def test_random_simulations(form: str):
    """OpenSpiel's own test that every game must pass: legality, strings, tensors, cloning, serialisation, returns."""
    pyspiel.random_sim_test(pyspiel.load_game(form), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("scoring", ["random", "expansion", "chapel:most+bridge:low"])
@pytest.mark.parametrize("reward", ["rank", "margin"])
def test_random_simulations_with_other_parameters(scoring: str, reward: str):
    for sequential in (False, True):
        pyspiel.random_sim_test(load(3, scoring, sequential, reward), num_sims=1, serialize=True, verbose=False)


def test_it_is_registered_with_its_parameters():
    assert "python_london_bridge" in pyspiel.registered_names()
    game = load(3, "expansion", sequential=True)
    assert game.num_players() == 3
    assert game.num_distinct_actions() == 55
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert load().get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    assert pyspiel.load_game("python_london_bridge").num_players() == 4


def test_cards_are_chosen_all_at_once_or_one_after_the_other():
    """4.2: a simultaneous node for all seats; in the sequential form, seats in turn."""
    for state in moments(load(4), 1):
        phase = state.play.state.phase
        together = phase == 0 and len(state.play.choosing()) > 1 and not state.is_chance_node()
        assert state.is_simultaneous_node() == together
    seen: list[int] = []
    for state in moments(load(4, sequential=True), 1):
        assert not state.is_simultaneous_node()
        if state.play.state.phase == 0 and state.current_player() >= 0:
            seen.append(state.current_player())
    assert seen[:8] == [0, 1, 2, 3, 0, 1, 2, 3]


def test_chance_is_explicit_and_uniform_over_what_is_left():
    """10.1: every outcome is possible, its chance how often it is left; the next top is drawn when one is taken."""
    left: dict[int, Counter[int]] = {}
    for state in moments(load(3), 4):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert state.legal_actions() == [value for value, _ in outcomes]
            word = state.action_to_string(pyspiel.PlayerId.CHANCE, outcomes[0][0])
            if word.startswith("stack"):
                kind = state.play.draw - 2
                deal = state.play.state.deal
                taken = state.play.state.taken[kind]
                known = Counter(list(deal.stacks)[kind * 12 : kind * 12 + taken])
                left[kind] = Counter(list(deal.tables.tiles)[kind * 12 : kind * 12 + 12]) - known
                total = left[kind].total()
                assert dict(outcomes) == {tile: pytest.approx(count / total) for tile, count in left[kind].items()}
    assert draw_words(12, 1) == "scoring:chapel:most"


def test_the_scoring_is_drawn_first_where_it_is_left_to_chance():
    """2.8: random draws one of five for every category, expansion one of four."""
    for scoring, most in (("random", 5), ("expansion", 4)):
        state = load(2, scoring).new_initial_state()
        chosen = {}
        for category in CATEGORIES:
            outcomes = state.chance_outcomes()
            assert len(outcomes) == most
            action = outcomes[-1][0]
            chosen[category] = SCORINGS[category][4]
            words = state.action_to_string(pyspiel.PlayerId.CHANCE, action)
            assert words == f"scoring:{category}:{chosen[category]}"
            state.apply_action(action)
        assert Game(state.play.state).scoring == chosen
    fixed = load(2, "gate:steps").new_initial_state()
    assert Game(fixed.play.state).scoring["gate"] == "steps"
    assert fixed.play.draw == 0


@pytest.mark.parametrize("sequential", [False, True])
def test_strings_and_tensors_are_those_of_the_view(sequential: bool):
    game = load(3, "random", sequential)
    size = layout.size(3)
    assert game.observation_tensor_shape() == [size]
    assert game.information_state_tensor_shape() == [size + 2 * (MOST_DECISIONS + MOST_DRAWS)]
    for state in moments(game, 2):
        table = Game(state.play.state)
        for player in range(3):
            view = View.of(table, player)
            assert state.observation_tensor(player) == observation(view).astype(float).tolist()
            assert json.loads(state.observation_string(player)) == json.loads(json.dumps(view_words(view)))
            assert state.information_state_tensor(player)[:size] == state.observation_tensor(player)


def test_information_states_have_perfect_recall():
    """Equal information states have equal pasts: the string and the tensor tell everything that was seen, in order."""
    for state in moments(load(2, sequential=True), 6):
        for player in (0, 1):
            told = state.information_state_string(player).split()[1:]
            assert len(told) == len(state.play.happened)
            history = np.array(state.information_state_tensor(player)[layout.size(2) :]).reshape(-1, 2)
            assert (history[: len(told)] != 0).any(axis=1).all()
            assert not history[len(told) :].any()
            hidden = [i for i, word in enumerate(told) if word.endswith("?")]
            assert np.flatnonzero(history[: len(told), 1] == 0).tolist() == hidden


def after_first_cards(game, cards: list[str]):
    """The first round, after these cards of the first seats (sequential form)."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for card in cards:
        state.apply_action(action_of(card))
    return state


def test_cards_that_lie_face_down_are_in_nobodys_information_but_their_owners():
    """10.2: whatever seat 0 has chosen, seats 1 and 2 have the same strings and tensors."""
    game = load(3, sequential=True)
    known: dict[int, set[tuple[object, ...]]] = {0: set(), 1: set(), 2: set()}
    for card in ("card:0", "card:2", "card:4"):
        state = after_first_cards(game, [card])
        for player in range(3):
            known[player].add(
                (
                    state.information_state_string(player),
                    tuple(state.information_state_tensor(player)),
                    state.observation_string(player),
                    tuple(state.observation_tensor(player)),
                )
            )
    assert [len(known[player]) for player in range(3)] == [3, 1, 1]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("sequential", [False, True])
def test_a_resampled_state_agrees_with_the_information_state(players: int, sequential: bool):
    """All that the player knows is the same, and the state can be played on; at every moment and for every player."""
    game = load(players, "random", sequential)
    rng = np.random.default_rng(3)
    for count, state in enumerate(moments(game, 3)):
        if count % 3 and not any(state.play.is_hidden(h, -1) for h in state.play.happened[state.play.mark :]):
            continue
        for player in range(players):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            assert len(other.history()) == len(state.history())
            while not other.is_terminal() and rng.random() < 0.95:
                advance(other, rng)


def test_hidden_cards_are_drawn_anew_uniformly_over_the_hand():
    """The real card counts for no more than any other of the hand."""
    state = after_first_cards(load(4, sequential=True), ["card:4", "card:1"])
    hand = list(View.of(Game(state.play.state), 2).sketch.hand)[:5]
    rng = np.random.default_rng(5)
    drawn: Counter[int] = Counter()
    for _ in range(600):
        other = state.resample_from_infostate(2, rng.random)
        drawn[other.play.state.card[0]] += 1
        assert list(other.play.state.card)[4:] == list(state.play.state.card)[4:]
    assert sum(hand) == 6
    for value in range(5):
        assert drawn[value] / 600 == pytest.approx(hand[value] / 6, abs=0.07)
    own = state.resample_from_infostate(0, rng.random)
    assert own.play.state.card[0] == 4


def test_what_is_not_revealed_does_not_exist_yet():
    """10.1: nothing below a stack's top, and no marker to come, is anywhere in the state that a search copies."""
    for state in moments(load(3), 9):
        deal, s = state.play.state.deal, state.play.state
        for kind in range(6):
            assert not any(list(deal.stacks)[kind * 12 + s.taken[kind] + 1 : kind * 12 + 12])
        for stack in range(3):
            assert not any(list(deal.bonus)[stack * 8 + s.bonus_taken[stack] + 1 : stack * 8 + 8])
        assert not any(list(deal.markers)[s.round :])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_python_ismcts_bot_plays_the_sequential_form_to_the_end(players: int):
    """Its search asserts that every sampled state has the root's information state."""
    game = load(players, "random", sequential=True)
    random = np.random.RandomState(7)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.5, max_simulations=4, random_state=random)
    rng = np.random.default_rng(1)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.current_player() == 1:
            state.apply_action(bot.step(state))
            decisions += 1
        else:
            advance(state, rng)
    assert decisions > 10
    assert sum(state.returns()) == 1.0


def test_the_search_comes_to_the_same_whatever_the_hidden_cards_are():
    """10.2: with the same randomness, its whole policy is the same for every card that lies face down."""
    game = load(3, sequential=True)
    policies = []
    for card in range(5):
        state = after_first_cards(game, [f"card:{card}"])
        random = np.random.RandomState(2)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.5, 12, random_state=random)
        bot.set_resampler(lambda given, player, random=random: given.resample_from_infostate(player, random.uniform))
        policies.append((bot.get_policy(state), sorted(node.total_visits for node in bot._nodes.values())))
    assert len(policies[0][0]) > 3
    assert all(policy == policies[0] for policy in policies)


@pytest.mark.parametrize("sequential", [False, True])
def test_serialisation(sequential: bool):
    """A state comes back from its text, plays on in the same way, and so does game and state together."""
    game = load(3, "random", sequential)
    for count, state in enumerate(moments(game, 5)):
        if count % 20:
            continue
        text = pyspiel.serialize_game_and_state(game, state)
        again, back = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(game)
        assert back.history() == state.history()
        assert str(back) == str(state)
        for player in range(3):
            assert back.information_state_string(player) == state.information_state_string(player)
        ends = []
        for each in (state.clone(), back):
            rng = np.random.default_rng(count)
            while not each.is_terminal():
                advance(each, rng)
            ends.append((each.returns(), each.history()))
        assert ends[0] == ends[1]


def test_returns():
    """win, rank and margin at the end, nothing before."""
    for reward in ("win", "rank", "margin"):
        game = load(3, reward=reward)
        for state in moments(game, 8):
            if not state.is_terminal():
                assert state.returns() == [0.0] * 3
        money = list(state.play.state.money)[:3]
        ranking = sorted(range(3), key=lambda seat: -money[seat])
        expected = {
            "win": [float(seat == ranking[0]) for seat in range(3)],
            "rank": [1 - ranking.index(seat) / 2 for seat in range(3)],
            "margin": [float(money[seat] - max(money[:seat] + money[seat + 1 :])) for seat in range(3)],
        }[reward]
        assert state.returns() == expected
        assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())


def test_games_stay_far_below_the_promised_lengths():
    for players in PLAYERS:
        game = load(players, sequential=True)
        assert game.max_game_length() == MOST_DECISIONS
        assert game.max_chance_nodes_in_history() == MOST_DRAWS
        for seed in range(3):
            *_, last = moments(game, seed)
            draws = sum(each.player == pyspiel.PlayerId.CHANCE for each in last.full_history())
            assert draws <= MOST_DRAWS
            assert len(last.history()) - draws <= MOST_DECISIONS


def test_a_noblewoman_that_comes_too_late_has_done_nothing():
    """6.8: first come, first served; of seats that use one at the same time the first seat comes first."""
    state = after_first_cards(load(3), [])
    assert state.is_simultaneous_node()
    s = state.play.state
    tiles = [0] * 32
    tiles[7] = tiles[15] = 1
    s.tiles = tiles
    s.supply = [0, 5, 1, 5, 5]
    noblewoman = action_of("noblewoman")
    state.apply_actions([noblewoman, noblewoman, action_of("card:1")])
    for player, card in ((0, "?"), (1, "?"), (2, "1")):
        told = state.information_state_string(player)
        assert told.endswith(f" 0:noblewoman 1:noblewoman 2:card:{card} "), "what was tried is remembered"
    assert state.is_simultaneous_node()
    assert state.play.choosing() == [0, 1]
    assert list(s.tiles)[7] == 0
    assert list(s.tiles)[15] == 1
    assert state.legal_actions(2) == []
    assert noblewoman not in state.legal_actions(1)
    state.apply_actions([action_of("card:2"), action_of("card:1"), 0])
    assert not state.is_simultaneous_node()


def test_public_and_all_knowing_observers():
    """Without private information nobody's chosen card is shown, with that of all players everybody's is."""
    game = load(3, sequential=True)
    kinds = {
        "nobody": pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.NONE),
        "all": pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.ALL_PLAYERS),
    }
    seen: dict[str, set[bytes]] = {"nobody": set(), "all": set()}
    for card in ("card:1", "card:3"):
        state = after_first_cards(game, [card])
        for name, kind in kinds.items():
            observer = make_observation(game, kind)
            observer.set_from(state, 0)
            seen[name].add(observer.tensor.tobytes())
            assert list(observer.dict) == [*layout.parts(3), "history"]
        assert "card:?" in make_observation(game, kinds["nobody"]).string_from(state, 0)
        assert make_observation(game, kinds["all"]).string_from(state, 2).endswith(f" 0:{card} ")
        table = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
        shown = json.loads(make_observation(game, table).string_from(state, 2))
        assert shown["put_down"] == [[action_of(card)], [], []]
    assert (len(seen["nobody"]), len(seen["all"])) == (1, 2)


@pytest.mark.parametrize("wanted", ["python_london_bridge(players=3,sequential=True)", "turned"])
def test_the_environment_for_reinforcement_learning_of_openspiel_plays_it(wanted: str):
    """In the sequential form, or turned into one; at nodes of one player the simultaneous form says what it takes."""
    game = pyspiel.convert_to_turn_based(load(3)) if wanted == "turned" else wanted
    environment = rl_environment.Environment(game, enable_legality_check=True)
    rng = np.random.default_rng(6)
    seen = environment.reset()
    while not seen.last():
        player = seen.observations["current_player"]
        seen = environment.step([int(rng.choice(seen.observations["legal_actions"][player]))])
    assert sum(seen.rewards) == 1.0


def test_what_cannot_be_is_refused_and_nothing_moves():
    """Wrong numbers for chance and for players, one action where all choose, and all where one does."""
    first = load(3).new_initial_state()
    together, alone = after_first_cards(load(3), []), after_first_cards(load(3, sequential=True), [])
    refused = [
        (first, 6, "cannot be drawn now"),
        (first, 10**6, "cannot be drawn now"),
        (first, [0, 0, 0], "no simultaneous node"),
        (together, 1, "apply_actions takes an action for every player"),
        (together, [1, 1], "3 players need 3 actions, not 2"),
        (together, [1, 1, 55], "from 0 to 54, not 55"),
        (alone, 55, "from 0 to 54, not 55"),
        (alone, -7, "from 0 to 54, not -7"),
        (alone, [1, 1, 1], "sequential=True"),
    ]
    for state, wrong, sentence in refused:
        before = str(state), state.history(), state.play.happened[:]
        with pytest.raises(pyspiel.SpielError, match=sentence):
            state.apply_actions(wrong) if isinstance(wrong, list) else state.apply_action(wrong)
        assert (str(state), state.history(), state.play.happened) == before
    *_, last = moments(load(2), 3)
    with pytest.raises(pyspiel.SpielError, match="over"):
        last.apply_action(1)


def test_errors_are_for_people():
    with pytest.raises(LondonBridgeError, match="2, 3 or 4 players"):
        load(5)
    with pytest.raises(LondonBridgeError, match="say win, rank or margin"):
        load(reward="glory")
    with pytest.raises(LondonBridgeError, match="no scoring of gate"):
        wanted_scoring("gate:biggest")
    for wrong in ("basic", "gate:steps+gate:tiles"):
        with pytest.raises(LondonBridgeError, match="for example chapel:most"):
            wanted_scoring(wrong)
    with pytest.raises(LondonBridgeError, match="no parameters"):
        load().make_py_observer(None, {"colour": 1})
    with pytest.raises(LondonBridgeError, match="public_info=True"):
        load().make_py_observer(pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    state = after_first_cards(load(3, sequential=True), [])
    with pytest.raises(pyspiel.SpielError, match="build:3 is not legal"):
        state.apply_action(action_of("build:3"))
    together = after_first_cards(load(3), [])
    with pytest.raises(pyspiel.SpielError, match="not legal now for player 1"):
        together.apply_actions([0, 54, 0])
    assert isinstance(load().make_py_observer(), LondonBridgeObserver)


def test_a_state_tells_what_is_not_drawn_yet():
    """2.8: scorings by lot come first; then nothing lies on a table that could be shown; then tops and marker come."""
    state = load(scoring="random").new_initial_state()
    for category in ("chapel", "gate", "hostelry", "bridge"):
        assert str(state) == f"Before the set-up: the scoring of the {category} is to be drawn.\n"
        state.apply_action(0)
    assert str(state) == "Before the set-up: the steps of the stairs are to be drawn.\n"
    state.apply_action(0)
    assert str(state) == "Before the set-up: the rondel is to be drawn.\n"
    state.apply_action(0)
    assert "gate not drawn yet (12 left" in str(state)
    assert "the round marker is to be drawn" in str(state)
    assert "empty" not in str(state)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert "not drawn yet" not in str(state)
