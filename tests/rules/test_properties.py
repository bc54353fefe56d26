"""What holds in every game, whatever is played: thousands of random games in different styles."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.open_log import loud_start
from tests.positions import rule
from tests.rules.test_rule_numbers import numbers
from tests.styles import choose, next_seat, play_out, styles_for

from london_bridge.rules import Event, Game, Rng, codes, default_box, engine
from london_bridge.rules.dealing import begin
from london_bridge.rules.moves import Move
from london_bridge.rules.state import State
from london_bridge.rules.words import FIRST_PARK, HOUSES
from london_bridge.view import View

TABLES = default_box().tables
SEEDS = st.integers(0, 2**64 - 1)
PLAYERS = st.integers(2, 4)
GAMES = settings(max_examples=120, deadline=None, derandomize=True)
FEWER = settings(max_examples=40, deadline=None, derandomize=True)


class Watch:
    """Follows a game by its events and compares what they add up to with where the game stands."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.log: list[Event] = list(s.log or [])
        self.gone: list[int] = []
        self.used = 0
        self.money = [0] * 4
        self.see(self.log)

    def see(self, told: list[Event]) -> None:
        for event in told:
            if event.kind == "money":
                assert event.seat is not None
                self.money[event.seat] += event.data["amount"]
            elif event.kind == "use":
                self.used += 1
            elif event.kind == "build" and "replaced" in event.data:
                self.gone.append(event.data["replaced"])

    def check(self) -> None:
        """Everything is accounted for."""
        s = self.s
        players = s.deal.players
        assert list(s.money) == self.money, "money equals the sum of its events"
        self.check_cards(s, players)
        self.check_buildings(s, players)
        assert sum(s.tiles) + sum(s.fresh) + self.used + sum(8 - taken for taken in s.bonus_taken) == 24
        assert min(s.tiles) >= 0
        self.check_tracks(s, players)
        self.check_rondel(s, players)

    def check_cards(self, s: State, players: int) -> None:
        hand, card, order = list(s.hand), list(s.card), list(s.order)
        lying = [value for value in card[: players * 2] if value >= 0]
        if s.phase != codes.CARDS:  # the cards of turns that have begun are back
            begun = s.turn + 1 if s.phase not in (codes.BOOSTS, codes.OVER) else 0
            if s.phase == codes.OVER:
                begun = s.turns
            lying = [card[slot] for slot in order[begun : s.turns]]
        zeros = 4 if players != 3 else 3  # with three players one 0 stays in the box
        for value in range(5):
            held = sum(hand[seat * 5 + value] for seat in range(4))
            whole = TABLES.cards[value] if value else zeros
            assert held + s.supply[value] + lying.count(value) == whole
        assert min(hand) >= 0
        assert min(s.supply) >= 0

    def check_buildings(self, s: State, players: int) -> None:
        bridge, stacks, taken = list(s.bridge), list(s.deal.stacks), list(s.taken)
        standing = [tile for tile in bridge if tile]
        left = [tile for kind in range(6) for tile in stacks[kind * 12 + taken[kind] : kind * 12 + 12]]
        pending = [s.pending] if s.pending else []
        assert sorted(standing + left + pending + self.gone) == sorted(TABLES.tiles), "72 buildings, each somewhere"
        crests = [0] * 16
        for seat in range(players):
            tiles = bridge[seat * 12 : seat * 12 + 12]
            assert s.built[seat] == sum(tile > 0 for tile in tiles)
            assert 0 not in tiles[: s.built[seat]], "no gaps"
            for one, next_one in pairwise(tiles):
                if next_one and one <= HOUSES and next_one <= HOUSES:
                    assert one > next_one, "lines fall"
            for tile in tiles[: s.built[seat]]:
                crest = TABLES.crest[tile]
                for each in range(4) if crest == 4 else [crest]:
                    crests[seat * 4 + each] += 1
        assert list(s.crests) == crests
        assert all(tile < FIRST_PARK for tile in self.gone), "a park is never replaced"
        assert s.stock == sum(codes.BIT[codes.CENTRE + kind] for kind in range(6) if taken[kind] < 12)

    def check_tracks(self, s: State, players: int) -> None:
        for spaces, order, last in ((s.chapel, s.chapel_order, 14), (s.gate, s.gate_order, 14)):
            assert sorted(order[:players]) == list(range(players))
            along = [spaces[seat] for seat in order[:players]]
            assert along == sorted(along, reverse=True)
            assert 0 <= min(along) <= max(along) <= last
        assert [s.chapel_order[s.chapel_rank[seat]] for seat in range(players)] == list(range(players))

    def check_rondel(self, s: State, players: int) -> None:
        standing = Counter(pawn for pawn in s.pawn[:players] if pawn >= 0)
        assert max(standing.values(), default=0) <= 2
        assert 0 <= s.x < 6
        if s.phase in (codes.CARDS, codes.BOOSTS, codes.OVER):
            assert not standing


def watched(players: int, seed: int) -> tuple[Game, Watch]:
    """Play a game with everything checked after every move."""
    rng = Rng(seed)
    game = Game.deal(players, "random", seed=seed)
    styles = styles_for(players, rng)
    s = loud_start(game.state.deal)
    game = Game(s, whole=True)
    watch = Watch(s)
    watch.check()
    while not game.over:
        assert game.deciders
        for seat in range(players):
            assert bool(game.legal_mask(seat)) is (seat in game.deciders), "who may act can, and nobody else"
        s.log = []
        seat = next_seat(s, rng)
        code = choose(s, seat, styles[seat], rng)
        engine.step(s, seat, code)
        game.moves.append((seat, Move(code)))
        assert s.log or code == codes.DONE  # (no more cards, and the end of the turn asks)
        watch.see(s.log)
        watch.log += s.log
        watch.check()
    s.log = None
    return game, watch


@pytest.mark.slow
@rule("5.7", "7.1", "1.5", "1.6")
@GAMES
@given(PLAYERS, SEEDS)
def test_everything_is_accounted_for_after_every_move(players: int, seed: int):
    """Cards, buildings and bonus tiles are conserved, money is the sum of its events, lines fall, someone can move."""
    game, watch = watched(players, seed)
    assert game.state.round <= game.state.deal.last_round
    assert game.state.turn == game.state.turns == (4 if players == 2 else players)
    assert [event.kind for event in watch.log].count("end") == 1


@rule("10.3")
@FEWER
@given(PLAYERS, SEEDS)
def test_events_tell_the_whole_public_game(players: int, seed: int):
    """History, listeners and the engine's log tell the same; every rule that is named exists; nothing is not JSON."""
    game, watch = watched(players, seed)
    told = [event for events in game.history() for event in events]
    assert told == watch.log
    heard: list[Event] = []
    again = Game.of_deal(game.state.deal)
    again.listen(heard.append)
    for seat, move in game.moves:
        again.apply(seat, move)
    assert heard == told[len(game.history()[0]) :]
    known = set(numbers())
    for event in told:
        assert event.rule in known
        assert event.seat is None or event.seat in range(players)
        assert 1 <= event.round <= 12 or event.rule == "2.3"


@rule("4.2", "10.2")
@FEWER
@given(PLAYERS, SEEDS)
def test_events_carry_nothing_hidden(players: int, seed: int):
    """Other cards face down, other orders below the tops, other markers to come: the same move is told the same way.

    (But for what it uncovers itself.)
    """
    rng = Rng(seed)
    game = Game.deal(players, "random", seed=seed)
    styles = styles_for(players, rng)
    while not game.over:
        seat = next_seat(game.state, rng)
        code = choose(game.state, seat, styles[seat], rng)
        hides = game.state.phase == codes.CARDS and code < codes.NOBLEWOMAN
        reveals = hides and sum(game.state.chosen) == players * game.state.deal.cards_each - 1
        if not reveals and rng.below(6) == 0:
            told = events_of(game.copy(), seat, code)
            assert events_of(View.of(game, seat).possible_game(rng), seat, code) == told
            if hides:
                assert events_of(game.copy(), seat, rng.pick(game.legal_mask(seat) & 0b11111)) == told
        game.apply(seat, Move(code))


def events_of(game: Game, seat: int, code: int) -> list[Event]:
    """What a move tells, but for what lay below the top or was a marker to come."""
    told: list[Event] = []
    game.listen(told.append)
    game.apply(seat, Move(code))
    return [event for event in told if event.kind not in ("uncover", "uncover_bonus", "round")]


@FEWER
@given(PLAYERS, SEEDS)
def test_copy_replay_and_pickle_equal_the_original(players: int, seed: int):
    rng = Rng(seed)
    game = play_out(Game.deal(players, "random", seed=seed, names=list("abcd")[:players]), rng, moves=rng.below(170))
    parts = game.state.parts()[1:]
    for other in (game.copy(), pickle.loads(pickle.dumps(game)), replay(game)):
        assert other.state.parts()[1:] == parts
        assert other.state.deal.parts() == game.state.deal.parts()
        assert (other.names, other.moves, other.scoring) == (game.names, game.moves, game.scoring)
        assert other.whole
        play_out(other, rng)
        assert other.result is not None
        assert game.state.parts()[1:] == parts, "moves on one do not touch the other"
    same = [play_out(game.copy(), Rng(seed)).result for _ in range(2)]
    assert same[0] == same[1]


def replay(game: Game) -> Game:
    other = Game.of_deal(game.state.deal, game.names)
    for seat, move in game.moves:
        other.apply(seat, str(move))
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_thousands_of_games_end_and_add_up(players: int):
    """Uniform play inside the engine: every game ends, its money is its events, its ranking is by money."""
    ends: Counter[int] = Counter()
    for number in range(700):
        rng = Rng(players * 10_000 + number)
        deal = Game.deal(players, "random", seed=number).state.deal
        s = loud_start(deal)
        moves = 0
        while s.phase != codes.OVER:
            seat = next_seat(s, rng)
            engine.step(s, seat, rng.pick(engine.legal(s, seat)))
            moves += 1
            assert moves < 1000
        watch = Watch(s)
        watch.check()
        ends[s.round] += 1
    assert ends[deal.last_round] > 600


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_listens_nothing_changes(players: int):
    """A game with events and the same game without them take the same course."""
    for seed in range(60):
        deal = Game.deal(players, "random", seed=seed).state.deal
        silent, told = begin(deal), loud_start(deal)
        rng = Rng(seed)
        styles = styles_for(players, rng)
        while silent.phase != codes.OVER:
            seat = next_seat(silent, rng)
            code = choose(silent, seat, styles[seat], rng)
            engine.step(silent, seat, code)
            engine.step(told, seat, code)
        assert silent.parts()[1:] == told.parts()[1:]
