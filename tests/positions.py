"""Positions for tests: a table laid out by hand, in which every card, tile and marker is accounted for.

`Position` collects what a test cares about and deals the rest so that it agrees: what stands on a bridge has left its
stack, what is in a hand is not in the supply, what lies in front of a player has left its bonus stack.
`events`, `play`, `first` and `words` drive a game in few words. Used by the tests of all rooms.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from london_bridge.rules import Box, Event, Game, default_box
from london_bridge.rules.checks import check_scoring
from london_bridge.rules.codes import BIT, CENTRE
from london_bridge.rules.dealing import lay_out
from london_bridge.rules.scoring import pay_end
from london_bridge.rules.state import Deal, State
from london_bridge.rules.turn_order import begin_round
from london_bridge.rules.words import BONUS_TILES, KINDS, tile_code

Tile = int | str


def rule(*numbers: str) -> pytest.MarkDecorator:
    """The rules, by their numbers in docs/rules.md, that a test holds."""
    return pytest.mark.rule(*numbers)


class Position:
    """A table before the cards of a round are chosen. Every method gives the position, so that calls can be chained."""

    def __init__(
        self,
        players: int = 4,
        *,
        scoring: Mapping[str, str] | None = None,
        round: int = 1,
        x: int = 0,
        steps: Iterable[int] | None = None,
        box: Box | None = None,
    ) -> None:
        self.players = players
        self.box = box or default_box()
        self.scoring = dict(scoring or {})
        self.round = round
        self.x = x
        self.steps = list(steps) if steps is not None else list(range(players))
        self.bridges: dict[int, list[int]] = {}
        self.next_tiles: dict[str, list[int]] = {}
        self.gone: dict[str, int] = {}
        self.hands: dict[int, list[int]] = {}
        self.purses: dict[int, int] = {}
        self.held: dict[int, list[str]] = {}
        self.new: dict[int, list[str]] = {}
        self.next_bonus: dict[int, list[str]] = {}
        self.bonus_gone: dict[int, int] = {}
        self.chapel_places: list[tuple[int, int]] = []
        self.gate_places: list[tuple[int, int]] = []

    def bridge(self, seat: int, *tiles: Tile) -> Position:
        """Buildings from the first site on: house numbers, and parks by their crest."""
        self.bridges[seat] = [tile_code(tile) for tile in tiles]
        return self

    def stack(self, kind: str, *tiles: Tile) -> Position:
        """The next tiles of a stack, the top first."""
        self.next_tiles[kind] = [tile_code(tile) for tile in tiles]
        return self

    def top(self, *tiles: Tile) -> Position:
        """Tiles that lie on top of their stacks, at most one of every kind."""
        for tile in map(tile_code, tiles):
            self.next_tiles[KINDS[self.box.tables.kind[tile]]] = [tile]
        return self

    def left(self, kind: str, count: int) -> Position:
        """How many tiles a stack still has; the others have left the game, but for those on bridges."""
        self.gone[kind] = count
        return self

    def hand(self, seat: int, *cards: int) -> Position:
        """All cards of a hand, its 0 included."""
        self.hands[seat] = list(cards)
        return self

    def money(self, *amounts: int) -> Position:
        """Pounds, seat by seat."""
        self.purses = dict(enumerate(amounts))
        return self

    def tiles(self, seat: int, *names: str) -> Position:
        """Bonus tiles that a seat may use."""
        self.held[seat] = list(names)
        return self

    def fresh(self, seat: int, *names: str) -> Position:
        """Bonus tiles that a seat has taken this very round."""
        self.new[seat] = list(names)
        return self

    def bonus(self, stack: int, *names: str) -> Position:
        """The next tiles of a bonus stack, the face-up one first."""
        self.next_bonus[stack] = list(names)
        return self

    def bonus_left(self, stack: int, count: int) -> Position:
        """How many tiles a bonus stack still has."""
        self.bonus_gone[stack] = count
        return self

    def chapel(self, *places: tuple[int, int]) -> Position:
        """(seat, space) from the front to the back, in a pile from the top down; the others stand on their steps."""
        self.chapel_places = list(places)
        return self

    def gate(self, *places: tuple[int, int]) -> Position:
        """(seat, space) from the front to the back; the others stand on the start."""
        self.gate_places = list(places)
        return self

    # --- laying it out --------------------------------------------------------------------------------------------

    def deal(self) -> Deal:
        """The set-up in which the position can have come about."""
        deal = Deal(self.box, self.players)
        deal.scoring = check_scoring(self.scoring)[1]
        deal.steps = self.steps + [0] * (4 - self.players)
        markers = [1 + i % 3 for i in range(12)][: deal.last_round]
        deal.markers = markers + [0] * (12 - len(markers))
        deal.rondel = (self.x - sum(markers[: self.round])) % 6
        deal.stacks = [tile for kind in KINDS for tile in self._stack(kind)[0]]
        deal.bonus = [tile for stack in self._bonus()[0] for tile in stack]
        return deal

    def _stack(self, kind: str) -> tuple[list[int], int]:
        """A whole stack, and how many of its tiles have been taken."""
        number = KINDS.index(kind)
        rest = list(self.box.tables.tiles[number * 12 : number * 12 + 12])
        standing = [tile for seat in sorted(self.bridges) for tile in self.bridges[seat]]
        used = [tile for tile in standing if self.box.tables.kind[tile] == number]
        coming = self.next_tiles.get(kind, [])
        for tile in used + coming:
            rest.remove(tile)
        taken = 12 - self.gone.get(kind, 12 - len(used))
        replaced = [rest.pop() for _ in range(taken - len(used))]
        return used + replaced + coming + rest, taken

    def _bonus(self) -> tuple[list[list[int]], list[int]]:
        """The three whole bonus stacks, and how many of their tiles have been taken."""
        codes = list(self.box.tables.bonus)
        stacks = [[BONUS_TILES[code - 1] for code in codes[i * 8 : i * 8 + 8]] for i in range(3)]
        for stack, names in self.next_bonus.items():
            for name in names:
                stacks[stack].remove(name)
        used: list[list[str]] = [[], [], []]
        for names in [*self.held.values(), *self.new.values()]:
            for name in names:
                home = next(i for i in range(3) if name in stacks[i])
                stacks[home].remove(name)
                used[home].append(name)
        whole: list[list[int]] = []
        taken: list[int] = []
        for i in range(3):
            count = 8 - self.bonus_gone.get(i, 8 - len(used[i]))
            spent = [stacks[i].pop() for _ in range(count - len(used[i]))]
            names = used[i] + spent + self.next_bonus.get(i, []) + stacks[i]
            whole.append([BONUS_TILES.index(name) + 1 for name in names])
            taken.append(count)
        return whole, taken

    def state(self) -> State:
        """The position, in the card phase of its round."""
        deal = self.deal()
        s = lay_out(deal)
        s.round = self.round - 1
        s.x = (self.x - deal.markers[self.round - 1]) % 6
        self._lay_bridges(s)
        self._lay_hands(s)
        self._lay_tracks(s)
        s.money = [self.purses.get(seat, 5) for seat in range(self.players)] + [0] * (4 - self.players)
        s.bonus_taken = self._bonus()[1]
        s.tiles = self._counts(self.held)
        begin_round(s)
        s.fresh = self._counts(self.new)
        return s

    def game(self) -> Game:
        """The position as a game that can be played on."""
        return Game(self.state())

    def _counts(self, names: Mapping[int, list[str]]) -> list[int]:
        return [names.get(seat, []).count(name) for seat in range(4) for name in BONUS_TILES]

    def _lay_bridges(self, s: State) -> None:
        bridge, crests, built = [0] * 48, [0] * 16, [0] * 4
        for seat, tiles in self.bridges.items():
            bridge[seat * 12 : seat * 12 + len(tiles)] = tiles
            built[seat] = len(tiles)
            for tile in tiles:
                crest = self.box.tables.crest[tile]
                for each in range(4) if crest == 4 else [crest]:
                    crests[seat * 4 + each] += 1
        s.bridge, s.crests, s.built = bridge, crests, built
        s.taken = [self._stack(kind)[1] for kind in KINDS]
        s.stock = sum(BIT[CENTRE + kind] for kind in range(6) if s.taken[kind] < 12)

    def _lay_hands(self, s: State) -> None:
        hand = list(s.hand)
        for seat, cards in self.hands.items():
            hand[seat * 5 : seat * 5 + 5] = [cards.count(value) for value in range(5)]
        supply = [0] * 5
        for value in range(1, 5):
            supply[value] = self.box.tables.cards[value] - sum(hand[seat * 5 + value] for seat in range(4))
            assert supply[value] >= 0, f"more {value}s in hands than there are"
        s.hand, s.supply = hand, supply

    def _lay_tracks(self, s: State) -> None:
        s.chapel, s.chapel_order = self._track(self.chapel_places, list(s.chapel_order)[: self.players])
        s.gate, s.gate_order = self._track(self.gate_places, list(range(self.players)))
        order = list(s.chapel_order)
        s.chapel_rank = [order.index(seat) if seat < self.players else 0 for seat in range(4)]

    def _track(self, places: list[tuple[int, int]], start: list[int]) -> tuple[list[int], list[int]]:
        spaces = [0] * 4
        for seat, space in places:
            spaces[seat] = space
        order = [seat for seat, _ in places]
        assert [spaces[seat] for seat in order] == sorted((spaces[seat] for seat in order), reverse=True)
        order += [seat for seat in start if seat not in order]
        return spaces, order + [0] * (4 - self.players)


# --- driving a game -------------------------------------------------------------------------------------------------


def words(game: Game, seat: int) -> list[str]:
    """The legal moves of a seat as words."""
    return [str(move) for move in game.legal(seat)]


def starting(game: Game, seat: int, prefix: str) -> set[str]:
    """What follows a prefix in the legal moves of a seat: `starting(game, 0, "build:")` are the sites."""
    return {word.removeprefix(prefix) for word in words(game, seat) if word.startswith(prefix)}


def play(game: Game, *moves: str) -> list[Event]:
    """Make moves, each as `"SEAT MOVE"`, and give the events of all of them."""
    told: list[Event] = []
    listener = told.append
    game.listen(listener)
    for move in moves:
        seat, word = move.split()
        game.apply(int(seat), word)
    game._listeners.remove(listener)
    return told


def choose(game: Game, *cards: Any) -> list[Event]:
    """Every seat's card, seat by seat (two players: a pair for each)."""
    told: list[Event] = []
    for seat, chosen in enumerate(cards):
        for card in chosen if isinstance(chosen, tuple) else (chosen,):
            told += play(game, f"{seat} card:{card}")
    return told


def first(game: Game, seat: int) -> list[Event]:
    """Have cards chosen such that a seat has the first turn: its highest, and 0s of the others."""
    told: list[Event] = []
    for other in range(game.players):
        for _ in range(game.state.deal.cards_each):
            cards = [word for word in words(game, other) if word.startswith("card:")]
            told += play(game, f"{other} {max(cards) if other == seat else 'card:0'}")
    assert game.deciders == (seat,), "somebody else is first"
    return told


def paid(told: Iterable[Event], seat: int | None = None) -> list[tuple[str, int]]:
    """(rule, amount) of all money among events, of one seat or of all."""
    return [
        (event.rule, event.data["amount"])
        for event in told
        if event.kind == "money" and (seat is None or event.seat == seat)
    ]


def prizes(told: Iterable[Event], number: str) -> dict[int, int]:
    """What a rule has paid, by seat."""
    return {event.seat: event.data["amount"] for event in told if event.rule == number and event.seat is not None}


def score(position: Position) -> tuple[list[Event], Game]:
    """The final scoring of a position: its events, and the game after it."""
    game = position.game()
    told: list[Event] = []
    game.state.log = told
    pay_end(game.state)
    game.state.log = None
    return told, game


def bridge_of(game: Game, seat: int) -> list[int]:
    """The tiles on a seat's bridge."""
    return list(game.state.bridge)[seat * 12 : seat * 12 + game.state.built[seat]]


def hand_of(game: Game, seat: int) -> list[int]:
    """A seat's cards, sorted."""
    hand = list(game.state.hand)[seat * 5 : seat * 5 + 5]
    return [value for value in range(5) for _ in range(hand[value])]


def tiles_of(game: Game, seat: int) -> list[str]:
    """A seat's bonus tiles, usable or not, sorted."""
    s = game.state
    return sorted(
        name for i, name in enumerate(BONUS_TILES) for _ in range(s.tiles[seat * 8 + i] + s.fresh[seat * 8 + i])
    )
