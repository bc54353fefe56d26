"""What happens in a game, as a set of words: which moves, payments, ties and rare situations it contains.

The corpus is chosen by these words (`choose`) and held to contain them (`tests/rules/test_corpus.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from tests.open_log import loud_start

from london_bridge.rules import Event, codes, engine
from london_bridge.rules.moves import WORDS
from london_bridge.rules.scoring import assess, final_ranking
from london_bridge.rules.state import Deal, State
from london_bridge.rules.words import CATEGORIES, NOBLEWOMAN, SCORING_RULES, SCORINGS, SHARE
from london_bridge.rules.words import TAKE_BACK as TAKE_BACK_TILE

PLACES = sum(codes.BIT[code] for code in range(codes.PLACE, codes.BUILD))
PASS = codes.BIT[codes.PASS]


def features(deal: Deal, moves: Iterable[tuple[int, int]]) -> set[str]:
    """Everything that a game contains; its moves are pairs of seat and code."""
    watch = Spectator(deal)
    for seat, code in moves:
        watch.move(seat, code)
    return watch.found


class Spectator:
    """Watches a game from its set-up on, and takes notes."""

    def __init__(self, deal: Deal) -> None:
        self.s: State = loud_start(deal)
        self.found: set[str] = set()
        self.passed = False
        self.built: list[int] = []
        self.last_code = -1

    def move(self, seat: int, code: int) -> None:
        """Watch a move."""
        s = self.s
        self.found.add(f"move {WORDS[code]}")
        legal = engine.legal(s, seat)
        phase, money = s.phase, s.money[seat]
        self.before(seat, code, legal)
        told: list[Event] = []
        s.log = told
        engine.step(s, seat, code)
        self.placing(code, told)
        if phase == codes.START and code in (codes.ADVANCE_CHAPEL, codes.ADVANCE_GATE):
            self.advanced_first(seat, legal, money)
        for event in told:
            self.event(event)
        self.round_end(told)
        if s.phase == codes.OVER:
            self.final()
        self.last_code = code

    # --- before a move ------------------------------------------------------------------------------------------

    def before(self, seat: int, code: int, legal: int) -> None:
        s, found = self.s, self.found
        if s.phase == codes.CARDS:
            if s.tiles[seat * 8 + NOBLEWOMAN] and not s.chosen[seat] and not s.supply[2]:
                found.add("noblewoman refused: no 2 in the supply")
            if code == codes.NOBLEWOMAN and s.supply[2] == 1:
                found.add("noblewoman takes the last 2")
        elif s.phase == codes.BOOSTS:
            own = range(seat * 2, seat * 2 + s.deal.cards_each)
            alike = [slot for slot in own if code == codes.BOOST + s.value[slot]]
            if len({s.card[slot] for slot in alike}) == 2:
                found.add("boost of two own cards of one value")
            if code == codes.PASS:
                found.add("pass in the plus-one window")
        elif s.phase == codes.START:
            self.start(seat, code, legal)
        elif s.phase == codes.TILES and 8 in s.bonus_taken:
            found.add("bonus choice with an empty stack")
        elif s.phase == codes.DRAWING:
            if any(not s.supply[value] for value in range(1, min(s.strength, s.last_drawn) + 1)):
                found.add("draw: the supply lacks a card")
            if code == codes.DONE and codes.BUILD <= self.last_code < codes.DRAW:
                found.add("no card drawn")
            if code == codes.DONE and s.tiles[seat * 8 + TAKE_BACK_TILE] and s.played and not s.supply[s.played]:
                found.add("take back refused: not in the supply")
        elif s.phase == codes.END and self.passed and code != codes.DONE:
            found.add("take back after a pass" if code == codes.TAKE_BACK else "two steps after a pass")

    def start(self, seat: int, code: int, legal: int) -> None:
        s, found = self.s, self.found
        standing = Counter(pawn for pawn in s.pawn[: s.deal.players] if pawn >= 0)
        if code == codes.PASS:
            found.add("pass declined" if legal & PLACES else "pass for want of a space")
            self.passed = True
        if s.money[seat] < 2 and not standing[6]:
            found.add("centre refused: no money")
        if s.tiles[seat * 8 + SHARE] and 2 in standing.values() and s.deal.players > 2:
            found.add("share refused: two pawns")
        if s.pawn[seat] >= 0 and s.tiles[seat * 8 + SHARE]:
            found.add("two players: share refused on the own pawn")
        if sum(s.taken[kind] == 12 for kind in range(6)) >= 3:
            found.add("turn with three stacks empty")

    # --- after a move -------------------------------------------------------------------------------------------

    def placing(self, code: int, told: list[Event]) -> None:
        used = sorted(event.data["tile"] for event in told if event.kind == "use")
        self.found.update(f"used {tile}" for tile in used)
        if codes.PLACE <= code < codes.BUILD and used:
            where = "outer" if code < codes.CENTRE else "centre paid" if code < codes.FREE else "centre"
            self.found.add(f"placed with {' and '.join(used)}, {where}")

    def advanced_first(self, seat: int, legal: int, money: int) -> None:
        """A two-step tile before the pawn."""
        self.found.add("two steps at the start of a turn")
        if legal & PASS:
            self.found.add("two steps without a free space")
            if self.s.phase == codes.START and not engine.legal(self.s, seat) & PASS:
                self.found.add("two steps took the pass away")
        if money < 2 <= self.s.money[seat]:
            self.found.add("two steps made the centre payable")

    def event(self, event: Event) -> None:
        s, found, data = self.s, self.found, event.data
        if event.kind == "money":
            found.add(f"paid {event.rule}")
            if event.rule in ("8.6", "8.7", "9.11", "9.12", "9.13", "9.14", "9.16"):
                found.add(f"paid {event.rule}: {data['amount']}")
        elif event.kind == "turn":
            self.passed = False
        elif event.kind == "reveal" and s.deal.scoring[2] == 2:
            top = max(max(cards) for cards in data["cards"])
            if sum(top in cards for cards in data["cards"]) > 1:
                found.add("tie 9.7")
            if top == 0:
                found.add("9.7 paid for a 0")
        elif event.kind == "boost" and data["value"] - data["card"] >= 2:
            found.add(f"{data['value'] - data['card']} boosts on one card")
        elif event.kind == "order":
            self.order([(turn["seat"], turn["card"], turn["value"]) for turn in data["turns"]])
        elif event.kind == "build":
            self.build(event)
        elif event.kind == "advance":
            self.advance(event)
        elif event.kind == "end":
            empty = sum(taken == 12 for taken in s.taken)
            found.add("early end by three empty stacks" if data["reason"] == "stacks" else "end after the last round")
            if data["reason"] == "rounds" and empty >= 3:
                found.add("three stacks empty after the last round")

    def order(self, turns: list[tuple[int, int, int]]) -> None:
        rank = list(self.s.chapel_rank)
        if sorted(turns, key=lambda turn: (-turn[1], rank[turn[0]])) != turns:
            self.found.add("boost changed the order")
        for one, two in pairwise(turns):
            if one[2] == two[2]:
                self.found.add("tie 4.5" if one[0] != two[0] else "two players: own cards of one value")

    def build(self, event: Event) -> None:
        s, data = self.s, event.data
        assert event.seat is not None
        if data["kind"] != "park":
            self.built.append(data["tile"])
        if "replaced" in data:
            self.found.add("replaced")
            right = list(s.bridge)[event.seat * 12 + data["site"] + 1 : event.seat * 12 + 12]
            if any(tile > 60 for tile in right):
                self.found.add("replaced left of a park")
        if data["site"] == 11 and "replaced" not in data:
            self.found.add("a bridge of twelve")

    def advance(self, event: Event) -> None:
        s, data, found = self.s, event.data, self.found
        track, old, new = data["track"], data["from"], data["to"]
        spaces, last = (s.chapel, s.deal.tables.chapel_last) if track == "chapel" else (s.gate, s.deal.tables.gate_last)
        others = [seat for seat in range(s.deal.players) if seat != event.seat and spaces[seat] == new]
        if old == last:
            found.add(f"{track} built with the marker at the end")
            return
        if new == last:
            found.add(f"{track} track end")
            if others:
                found.add(f"underneath at the end of the {track} track")
            if old + data["steps"] > last:
                found.add(f"steps lost on the {track} track")
        elif others and new:
            found.add(f"on top of {len(others)} on the {track} track")
        if track == "gate":
            due = sum(s.deal.tables.gate_bonus[old + 1 : new + 1])
            if due > 1:
                found.add(f"{due} bonus spaces at once")

    def round_end(self, told: list[Event]) -> None:
        s, found = self.s, self.found
        if not any(event.kind == "round_end" for event in told):
            return
        rules = {event.rule for event in told if event.kind == "money"}
        names = dict(zip(CATEGORIES, s.deal.scoring, strict=True))
        players = s.deal.players
        for category, number, spaces in (("chapel", "9.5", s.chapel), ("gate", "9.6", s.gate)):
            if names[category] != 2:
                continue
            if number not in rules:
                found.add(f"{number} paid to nobody")
            elif list(spaces)[:players].count(max(spaces)) > 1:
                found.add(f"tie {number}")
        if names["bridge"] == 2:
            if "9.8" not in rules:
                found.add("9.8 paid to nobody")
            elif min(self.built) not in list(s.bridge):
                found.add("9.8 paid for a tile that was replaced")
        self.built = []

    # --- at the end -----------------------------------------------------------------------------------------------

    def final(self) -> None:
        s, found = self.s.copy(), self.found
        players = s.deal.players
        for i, category in enumerate(CATEGORIES):
            number = SCORING_RULES[category][SCORINGS[category][s.deal.scoring[i]]]
            assess(s, i)
            ranked = [seat for seat in range(players) if s.place[seat]]
            for one in ranked:
                if any(s.measure[two] == s.measure[one] and s.place[two] != s.place[one] for two in range(players)):
                    found.add(f"tie {number}")
            if ranked and len(ranked) < players - 1:
                found.add(f"prize of {number} left over")
        for place, (one, two) in enumerate(pairwise(final_ranking(s))):
            if s.money[one] == s.money[two]:
                found.add("tie 8.8")
                if place == 0:
                    found.add("tie for the win")
        if min(list(s.money)[:players]) < 0:
            found.add("debt")
        if sum(s.fresh):
            found.add("a tile of the last round counts")
        if 0 in list(s.chapel)[:players]:
            found.add("a marker on the stairs at the end")
