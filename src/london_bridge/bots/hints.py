"""Hints: the best few moves of a seat, what it may expect after each, and why. Imports the search, view and rules.

Shares and money come from the search; the reasons from trying the move on what the seat knows. A reason is a key with
what it needs to be told in any language; `SENTENCES` tells it in English.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from london_bridge.bots.bot import BotError
from london_bridge.bots.builder import Builder
from london_bridge.bots.thinking import Budget, Opinion, strongest, think
from london_bridge.rules import Event, codes, engine
from london_bridge.rules.moves import Move
from london_bridge.rules.rng import Rng
from london_bridge.rules.scoring import assess
from london_bridge.rules.state import State
from london_bridge.rules.words import CATEGORIES, FIRST_PARK, SCORINGS
from london_bridge.view import View

#: How long a hint may take, unless told otherwise.
HINT_BUDGET: Final = Budget(seconds=0.5)
MOVES, REASONS = 3, 3
#: A building that leaves the line at most this much lower than before keeps room for those to come.
SMALL_STEP: Final = 6

#: What every reason says in English; the numbers and names in braces are in its data.
SENTENCES: Final = {
    "only": "It is the only legal move.",
    "income": "It brings £{amount} at once.",
    "cost": "It costs £{amount}, but what it gives is worth more.",
    "strength": "You build with strength {strength}, thanks to your {crest} crests.",
    "chapel": "Your marker goes {steps} forward on the chapel track.",
    "gate": "Your marker goes {steps} forward on the gate track.",
    "prize": "It earns £{amount} more in the {category} scoring as things stand.",
    "tie_break": "You come before another player on the chapel track, which decides ties.",
    "line": "House {number} goes down only {step} from the last one, so there is room for more below it.",
    "park": "After a park the line may start again at any number.",
    "replace": "It replaces a building where the line has no room, for its effect.",
    "site": "It fills one more site: sites that stay empty cost money at the end.",
    "tile": "You take a bonus tile.",
    "use": "It uses a bonus tile now, where it brings more than later.",
    "keep_tile": "Your bonus tiles are worth more later.",
    "draw": "You add a {value} to your hand.",
    "early": "Your highest card: you choose a space before most others.",
    "save": "Your lowest card: the stronger ones are worth more in later rounds.",
    "middle": "Strong enough for a good place, while the highest card stays for later.",
    "take_back": "You take your card back into your hand.",
    "pass": "Nothing that is possible brings more than doing nothing.",
    "ahead": "In the games tried from here it led to more wins than anything else.",
    "close": "In the games tried from here it did almost as well.",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: a key of SENTENCES, and what its sentence needs."""

    key: str
    data: dict[str, Any] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return SENTENCES[self.key].format(**self.data)

    def to_dict(self) -> dict[str, Any]:
        """As plain values, with the English sentence."""
        return {"key": self.key, **self.data, "sentence": self.sentence}


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, the share of wins and the money that may be expected after it (None if it was forced), and why."""

    move: Move
    share: float | None
    money: float | None
    playouts: int
    reasons: tuple[Reason, ...]

    @property
    def why(self) -> str:
        """The reasons in English."""
        return " ".join(reason.sentence for reason in self.reasons)

    def to_dict(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return {
            "move": str(self.move),
            "share": None if self.share is None else round(self.share, 4),
            "money": None if self.money is None else round(self.money, 2),
            "playouts": self.playouts,
            "reasons": [reason.to_dict() for reason in self.reasons],
            "why": self.why,
        }


def hints(view: View, budget: Budget = HINT_BUDGET, seed: int = 0, count: int = MOVES) -> list[Hint]:
    """The best few moves of the view's seat, the best first."""
    if view.seat is None:
        raise BotError("A spectator has no moves: hints are for a seat.")
    if not view.legal_mask():
        raise BotError(f"Seat {view.seat} has nothing to decide now.")
    opinions = think(view.sketch, view.seat, budget, seed, strongest(view.players, budget))
    if len(opinions) == 1:
        return [Hint(opinions[0].move, None, None, 0, (Reason("only"),))]
    return [hint_of(view, opinion, place == 0) for place, opinion in enumerate(opinions[:count])]


def hint_of(view: View, opinion: Opinion, best: bool) -> Hint:
    """An opinion with its reasons. Only of the best move it can be said that nothing is better."""
    reasons = reasons_for(view, opinion.move) or [Reason("ahead")]
    if not best:
        reasons = [Reason("close") if reason.key in ("ahead", "pass") else reason for reason in reasons]
    return Hint(opinion.move, opinion.share, opinion.money, opinion.playouts, tuple(reasons))


def reasons_for(view: View, move: Move) -> list[Reason]:
    """What speaks for a move, the weightiest first."""
    assert view.seat is not None
    if view.sketch.phase == codes.CARDS:
        return [card_reason(view, move)]
    weighed = sorted(in_turn(view.sketch, view.seat, move), key=lambda pair: -pair[0])
    found: list[Reason] = []
    for _, reason in weighed:
        if reason.key not in [other.key for other in found]:
            found.append(reason)
    return found[:REASONS]


def card_reason(view: View, move: Move) -> Reason:
    """4.2: why this card."""
    assert view.seat is not None
    if move.code == codes.NOBLEWOMAN:
        return Reason("use")
    hand = list(view.sketch.hand)[view.seat * 5 : view.seat * 5 + 5]
    held = [value for value in range(5) if hand[value]]
    if move.code == max(held):
        return Reason("early")
    return Reason("save" if move.code == min(held) else "middle")


def in_turn(sketch: State, seat: int, move: Move) -> list[tuple[float, Reason]]:
    """Reasons with their weights, roughly in pounds, for a move of one's turn or of the plus-one window."""
    code = move.code
    if code == codes.PASS:
        return [(1.0, Reason("pass" if sketch.phase == codes.START else "keep_tile"))]
    if code == codes.DONE:
        return [(1.0, Reason("keep_tile"))]
    found: list[tuple[float, Reason]] = []
    if codes.BOOST <= code < codes.PASS or code in (codes.ADVANCE_CHAPEL, codes.ADVANCE_GATE):
        found.append((1.5, Reason("use")))
    if code == codes.TAKE_BACK:
        found.append((2.0, Reason("take_back")))
    after = sketch.copy()
    events = follow(after, seat, code)
    amount = sum(event.data["amount"] for event in events if event.kind == "money" and event.seat == seat)
    if amount > 0:
        found.append((float(amount), Reason("income", {"amount": amount})))
    elif amount < 0:
        found.append((0.2, Reason("cost", {"amount": -amount})))
    for event in events:
        if event.seat == seat:
            found += told(sketch, seat, event)
    if after.round == sketch.round:
        found += prizes(sketch, after, seat)
        if after.chapel_rank[seat] < sketch.chapel_rank[seat]:
            found.append((0.8, Reason("tie_break")))
    return found


def follow(state: State, seat: int, code: int) -> list[Event]:
    """Make a move on a copy of what the seat knows, and build what it took; what that does within the turn."""
    state.log = []
    engine.step(state, seat, code)
    if state.phase == codes.SITE and engine.actor(state) == seat:
        engine.step(state, seat, _builder().choose(state, seat, Rng(0)))
    events: list[Event] = state.log or []
    state.log = None
    ends = ("turn", "round_end", "order", "end")
    return events[: next((at for at, event in enumerate(events) if event.kind in ends), len(events))]


@cache
def _builder() -> Builder:
    """Who chooses the site: made once, for its tables take a while."""
    return Builder()


def told(sketch: State, seat: int, event: Event) -> list[tuple[float, Reason]]:
    """What one event speaks for."""
    data = event.data
    if event.kind == "strength" and data["strength"] > 1:
        return [(0.9 * data["strength"], Reason("strength", {"strength": data["strength"], "crest": data["crest"]}))]
    if event.kind == "advance" and data["steps"] > 0:
        return [(1.0 * data["steps"], Reason(data["track"], {"steps": data["steps"]}))]
    if event.kind == "gain_card":
        return [(0.7 * data["value"], Reason("draw", {"value": data["value"]}))]
    if event.kind == "bonus":
        return [(2.0, Reason("tile"))]
    if event.kind == "use":
        return [(0.5, Reason("use"))]
    if event.kind == "build":
        return building(sketch, seat, data)
    return []


def building(sketch: State, seat: int, data: dict[str, Any]) -> list[tuple[float, Reason]]:
    """5.5 to 5.7: what a building does to the line."""
    if data.get("replaced") is not None:
        return [(0.6, Reason("replace"))]
    built = sketch.built[seat]
    last = sketch.bridge[seat * 12 + built - 1] if built else FIRST_PARK
    last = min(last, FIRST_PARK)
    tile = data["tile"]
    if isinstance(tile, str):
        return [(1.2 if last < 20 else 0.7, Reason("park"))]
    step = last - tile
    if built and last < FIRST_PARK and 0 < step <= SMALL_STEP:
        return [(1.4, Reason("line", {"number": tile, "step": step}))]
    return [(0.4, Reason("site"))]


def prizes(before: State, after: State, seat: int) -> list[tuple[float, Reason]]:
    """8 and 9: what the scorings would pay more, as things stand."""
    found = []
    for category, name in enumerate(CATEGORIES):
        amounts = []
        for state in (before.copy(), after.copy()):
            assess(state, category)
            amounts.append(state.gain[seat])
        more = amounts[1] - amounts[0]
        if more > 0:
            scoring = SCORINGS[name][before.deal.scoring[category]]
            found.append((0.8 * more, Reason("prize", {"amount": more, "category": name, "scoring": scoring})))
    return found
