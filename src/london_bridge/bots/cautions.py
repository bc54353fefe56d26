"""What speaks against a move, from trying it on what the seat knows: facts that can be checked, as `reasons` are.

Where a tile may stand on several sites, only what holds of all of them is said. Imports reasons, view and rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from london_bridge.bots.reasons import GATE, KEPT_TILES, Reason, Weighed, goes_before, has_turns_left, is_last_round
from london_bridge.rules import Event, codes, engine, sizes
from london_bridge.rules.logged import logged
from london_bridge.rules.moves import Move
from london_bridge.rules.scoring import assess, unused_tiles
from london_bridge.rules.sizes import SITES
from london_bridge.rules.state import State
from london_bridge.rules.words import CATEGORIES, FIRST_PARK, FREE_CENTRE, SCORINGS
from london_bridge.view import View

CAUTIONS: Final = 2
#: A building that goes down by more than this leaves little room in its line.
BIG_STEP: Final = 10
#: 5.2: what the centre costs.
CENTRE_COST: Final = 2

#: What every caution says in English; the numbers and names in braces are in its data.
SENTENCES: Final = {
    "late": "Of the others, {count} can play a card that goes before it.",
    "top": "Without it the highest card in your hand is a {value}.",
    "kept": "Kept to the end, what it uses would pay £{amount} as things stand.",
    "centre": "The centre costs £{amount}.",
    "poorer": "Another space that is open to you pays £{amount} more.",
    "weak": "Its action is weak: strength 1.",
    "idle": "It has no action of its own.",
    "falls": "Only numbers below {number} fit after it, until a park.",
    "closes": "No number fits after a 1, until a park.",
    "replaces": "A building has to go, and no new site is filled.",
    "loses": "House {number} leaves your bridge.",
    "prize_less": "As things stand, you get £{amount} less in the {category} scoring.",
    "short": "You are left with £{amount}: too little for the centre.",
    "nothing": "You build nothing this turn.",
    "left_over": "Strength {strength} is left over, and there are cards for it.",
    "too_late": "It is the last round: the tile can no longer be used.",
    "less": "It wins {points} fewer games in 100 than the best.",
}


class Caution(Reason):
    """What speaks against a move: a key of SENTENCES, and what its sentence needs."""

    __slots__ = ()

    @property
    def sentence(self) -> str:
        """The caution in English."""
        return SENTENCES[self.key].format(**self.data)


def cautions_for(view: View, move: Move) -> list[Reason]:
    """What speaks against a move, the weightiest first."""
    assert view.seat is not None
    against = in_turn if view.sketch.phase != codes.CARDS else choosing
    weighed = sorted(against(view.sketch, view.seat, move.code), key=lambda pair: -pair[0])
    return [caution for _, caution in weighed][:CAUTIONS]


def choosing(sketch: State, seat: int, code: int) -> Weighed:
    """4.1, 4.2: against this card, or against a noblewoman before it."""
    if code == codes.NOBLEWOMAN:
        after = sketch.copy()
        engine.step(after, seat, code)
        return kept(sketch, after, seat)
    found: Weighed = []
    count = goes_before(sketch, seat, code)
    if count:
        found.append((1.0 + count, Caution("late", {"count": count})))
    held = [value for value in range(sizes.CARD_VALUES) for _ in range(sketch.hand[seat * sizes.CARD_VALUES + value])]
    held.remove(code)
    if held and code > max(held) and not is_last_round(sketch):
        found.append((1.5, Caution("top", {"value": max(held)})))
    return found


def in_turn(sketch: State, seat: int, code: int) -> Weighed:
    """Against a move of one's turn or of the plus-one window."""
    if code == codes.PASS:
        return [(9.0, Caution("nothing"))] if sketch.phase == codes.START else []
    if code == codes.DONE:
        more = sketch.phase == codes.DRAWING and engine.legal(sketch, seat) != 1 << codes.DONE
        return [(2.0, Caution("left_over", {"strength": sketch.strength}))] if more else []
    ends = list(outcomes(sketch, seat, code))
    found: Weighed = []
    if code >= codes.PLACE and code < codes.BUILD:
        found += placing(sketch, seat, code)
    if all(is_built(events) for _, events in ends):
        found += building(sketch, seat, [events for _, events in ends], code)
    if code in range(codes.BONUS, codes.BONUS + sizes.BONUS_STACKS) and is_last_round(sketch):
        found.append((1.0, Caution("too_late")))
    found += kept(sketch, ends[0][0], seat)
    if all(after.round == sketch.round for after, _ in ends):
        found += left_with(sketch, seat, [after for after, _ in ends])
        if len(ends) == 1:
            found += prizes_lost(sketch, ends[0][0], seat)
    return found


def outcomes(sketch: State, seat: int, code: int) -> Iterator[tuple[State, list[Event]]]:
    """A move made on copies of what the seat knows, with every site on which its tile may stand (5.5 to 5.7)."""
    after = sketch.copy()
    with logged(after) as events:
        engine.step(after, seat, code)
    if after.phase != codes.SITE or sketch.phase == codes.SITE or engine.actor(after) != seat:
        yield after, list(events)
        return
    mask = engine.legal(after, seat)
    for site in range(codes.BUILD, codes.BUILD + SITES):
        if mask >> site & 1:
            built = after.copy()
            with logged(built) as more:
                engine.step(built, seat, site)
            yield built, [*events, *more]


def is_built(events: list[Event]) -> bool:
    """Whether something was built."""
    return any(event.kind == "build" for event in events)


def placing(sketch: State, seat: int, code: int) -> Weighed:
    """5.2: what the space costs, and what another one pays."""
    found: Weighed = []
    mine = rondel_money(sketch, seat, code)
    if mine is not None and mine < 0:
        found.append((3.0, Caution("centre", {"amount": -mine})))
    mask = engine.legal(sketch, seat)
    others = [rondel_money(sketch, seat, other) for other in range(codes.PLACE, codes.CENTRE) if mask >> other & 1]
    best = max((money for money in others if money is not None), default=0)
    if mine is not None and best > max(mine, 0):
        found.append((1.0 * (best - max(mine, 0)), Caution("poorer", {"amount": best - max(mine, 0)})))
    return found


def rondel_money(sketch: State, seat: int, code: int) -> int | None:
    """What the rondel itself pays or asks for a placing; None where a bonus tile is needed."""
    after = sketch.copy()
    with logged(after) as events:
        engine.step(after, seat, code)
    if any(event.kind == "use" for event in events):
        return None
    sources = ("rondel", "centre")
    return sum(int(e.data["amount"]) for e in events if e.kind == "money" and e.data["source"] in sources)


def building(sketch: State, seat: int, ways: list[list[Event]], code: int) -> Weighed:
    """5.5 to 5.11: what the building takes away, and how little it does, on whatever site."""
    found: Weighed = []
    built: list[dict[str, Any]] = [event.data for way in ways for event in way if event.kind == "build"]
    strengths = [event.data["strength"] for way in ways for event in way if event.kind == "strength"]
    if not strengths:
        found.append((1.0, Caution("idle")))
    elif max(strengths) == 1:
        found.append((2.0, Caution("weak")))
    if all(data.get("replaced") is not None for data in built):
        if code >= codes.BUILD:
            found.append((1.8, Caution("loses", {"number": built[0]["replaced"]})))
        else:
            found.append((2.5, Caution("replaces")))
        return found
    tile = built[0]["tile"]
    count = sketch.built[seat]
    last = min(sketch.bridge[seat * SITES + count - 1], FIRST_PARK) if count else FIRST_PARK
    if isinstance(tile, int) and count + 1 < SITES and has_turns_left(sketch, seat) and last - tile > BIG_STEP:
        found.append((2.2, Caution("closes") if tile == 1 else Caution("falls", {"number": tile})))
    return found


def kept(before: State, after: State, seat: int) -> Weighed:
    """8.7, 9.12: what the bonus tiles that a move uses would pay at the end."""
    if sum(held(after, seat)) >= sum(held(before, seat)):
        return []
    amount = tiles_worth(before, seat) - tiles_worth(after, seat)
    return [(0.5 * amount, Caution("kept", {"amount": amount}))] if amount > 0 else []


def held(state: State, seat: int) -> list[int]:
    """The seat's bonus tiles, used ones left out."""
    return (
        list(state.tiles)[seat * sizes.BONUS_KINDS : seat * sizes.BONUS_KINDS + 8]
        + list(state.fresh)[seat * sizes.BONUS_KINDS : seat * sizes.BONUS_KINDS + 8]
    )


def tiles_worth(state: State, seat: int) -> int:
    """What a seat's unused bonus tiles would pay now."""
    if state.deal.scoring[GATE] != KEPT_TILES:
        return unused_tiles(state, seat)
    trial = state.copy()
    assess(trial, GATE)
    return trial.gain[seat]


def left_with(sketch: State, seat: int, ends: list[State]) -> Weighed:
    """5.2: whoever has less than the centre costs cannot go there."""
    most = max(state.money[seat] for state in ends)
    poorer = most < sketch.money[seat]
    free = sketch.tiles[seat * sizes.BONUS_KINDS + FREE_CENTRE]
    if not poorer or most >= CENTRE_COST or free or not has_turns_left(sketch, seat):
        return []
    return [(2.0, Caution("short", {"amount": most}))]


def prizes_lost(before: State, after: State, seat: int) -> Weighed:
    """8 and 9: what the scorings would pay less, as things stand."""
    found: Weighed = []
    for category, name in enumerate(CATEGORIES):
        if category == GATE and before.deal.scoring[GATE] == KEPT_TILES:
            continue  # `kept` tells it
        amounts = []
        for state in (before.copy(), after.copy()):
            assess(state, category)
            amounts.append(state.gain[seat])
        less = amounts[0] - amounts[1]
        if less > 0:
            scoring = SCORINGS[name][before.deal.scoring[category]]
            found.append((0.8 * less, Caution("prize_less", {"amount": less, "category": name, "scoring": scoring})))
    return found
