"""Players with a bent, for games that come to rare situations: they score every legal move and take the best.

A persona is a handful of weights; `mixes` seats them, and may arrange the deal (any order of a stack is a deal) so that
what they are after lies near the top.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from london_bridge.rules import Rng, codes, engine
from london_bridge.rules.state import Deal, State, top_bonus, top_tile
from london_bridge.rules.words import (
    BONUS_TILES,
    CHAPEL,
    FIRST_PARK,
    GATE,
    GUILD,
    HABERDASHER,
    HOSTELRY,
    KINDS,
    PARK,
)

Kinds = dict[int, float]


@dataclass(frozen=True)
class Persona:
    """What a player likes. Rounds are counted as if there were 12."""

    kinds: Kinds = field(default_factory=dict)  # tiles by kind
    late_kinds: Kinds | None = None  # the same from round 7 on
    strength: float = 0.3  # crests that a tile would meet
    money: float = 0.2
    centre: float = 0.0
    spend: float = 0.0  # bonus tiles that a move uses
    spend_from: int = 0
    first_steps: float = -4.0  # two-step tiles before the pawn
    card: float = 0.0  # per value of the card
    late_card: float | None = None  # the same from round 9 on
    draw: dict[int, float] = field(default_factory=dict)
    done: float = 0.0  # no more cards
    bonus: dict[str, float] = field(default_factory=dict)
    stack: int = -1  # a bonus stack to empty
    declines: float = 0.0
    low: float = 0.0  # low house numbers
    fits: float = 0.0  # tiles that fit the next site, and kinds that are missing
    block: float = 0.0  # leave few spaces to the others
    third: int = -1  # a kind to leave two tiles of, until a round in which that blocks a space
    drain: int = 0  # a value to take out of the supply
    whims: float = 1.0
    random: float = 0.05


RANDOM = Persona(random=1.0)
PERSONAS: dict[str, Persona] = {
    "random": RANDOM,
    "gates": Persona({GATE: 6, GUILD: 1}, strength=1, spend=1.5, card=0.3),
    "gates, spending": Persona({GATE: 6, GUILD: 0.7}, strength=1, spend=8, card=0.2, money=0.1),
    "hoarder": Persona({GATE: 5, GUILD: 1}, strength=1, spend=-9),
    "hoards, then spends": Persona({GATE: 5, GUILD: 1}, strength=1, spend=9, spend_from=7),
    "steps first": Persona({GATE: 4, CHAPEL: 2}, strength=1, spend=5, first_steps=6),
    "chapels": Persona({CHAPEL: 6, GUILD: 1.5}, strength=1.2, card=0.3, spend=2, bonus={"chapel_two": 3}),
    "both tracks": Persona(
        {CHAPEL: 4, GATE: 4, GUILD: 2}, strength=2, spend=4, card=0.2, bonus={"chapel_two": 3, "gate_two": 3}
    ),
    "racer": Persona({CHAPEL: 4, GUILD: 3, PARK: 1}, strength=3, card=0.5, spend=3, money=0, bonus={"chapel_two": 5}),
    "centre": Persona(centre=9, money=-1.5, card=0.2, spend=0.5),
    "debtor": Persona({CHAPEL: 1, GUILD: 1, HABERDASHER: -5}, centre=9, money=-3, card=0.3, strength=-1),
    "inns": Persona({HOSTELRY: 5, GUILD: 1.5}, strength=1, card=-0.8, done=-4),
    "twos": Persona({HOSTELRY: 5, GATE: 2}, strength=1, card=-1.5, draw={2: 8}, done=-2, bonus={"noblewoman": 8}),
    "fours": Persona(
        {HOSTELRY: 5, GATE: 2}, strength=1.2, card=0.8, draw={4: 8, 3: 6}, spend=1, bonus={"take_back": 8}
    ),
    "booster": Persona({GATE: 6, GUILD: 1}, strength=1, bonus={"plus_one": 9}, spend=6, spend_from=6),
    "sharer": Persona(
        {GATE: 5}, strength=1, bonus={"share": 9, "x_space": 8, "free_centre": 7}, spend=9, spend_from=3, card=-0.5
    ),
    "x sharer": Persona({GATE: 5}, strength=1.5, bonus={"share": 9, "x_space": 9}, spend=9, spend_from=6),
    "parks": Persona({PARK: 5}, money=0.5, strength=0),
    "late parks": Persona({GATE: 5}, {PARK: 12}, strength=1.5, spend=3, spend_from=7, bonus={"share": 9}, whims=0.5),
    "low": Persona({PARK: -3}, low=0.1),
    "collector": Persona(fits=4, money=0.1, strength=0),
    "rich": Persona({HABERDASHER: 4}, strength=1, money=1, centre=-2),
}


def choose(s: State, seat: int, persona: Persona, rng: Rng) -> int:
    """The code of the move that a persona makes."""
    legal = engine.legal(s, seat)
    if rng.below(1000) < persona.random * 1000:
        return int(rng.pick(legal))
    best, found = -1e9, -1
    for code in range(codes.CODES):
        if legal >> code & 1:
            value = score(s, seat, code, legal, persona) + persona.whims * rng.below(1000) / 500
            if value > best:
                best, found = value, code
    return found


def score(s: State, seat: int, code: int, legal: int, p: Persona) -> float:
    """How much a persona likes a move."""
    late = s.round * (12 // s.deal.last_round)
    spend = p.spend if late >= p.spend_from else -9.0
    if code < codes.NOBLEWOMAN:
        return card_score(s, seat, code, late, p)
    if codes.PLACE <= code < codes.BUILD:
        return place_score(s, seat, code, late, p) + spend * tiles_needed(s, code)
    if code in (codes.ADVANCE_CHAPEL, codes.ADVANCE_GATE) and s.phase == codes.START:
        return spend + (20 if legal >> codes.PASS & 1 and p.declines <= 0 else p.first_steps)
    if codes.BOOST <= code < codes.PASS or code in (
        codes.NOBLEWOMAN,
        codes.ADVANCE_CHAPEL,
        codes.ADVANCE_GATE,
        codes.TAKE_BACK,
    ):
        return 20.0 if s.phase == codes.END and s.pawn[seat] < 0 else spend  # after a pass there is nothing to keep for
    if code == codes.PASS:
        return p.declines if s.phase == codes.START else 0.0
    if codes.DRAW <= code < codes.BONUS:
        value = code - codes.DRAW + 1
        return (9.0 if value == p.drain else -3.0) if p.drain else p.draw.get(value, 0.5 * value)
    if codes.BONUS <= code < codes.TAKE_BACK:
        stack = code - codes.BONUS
        return p.bonus.get(BONUS_TILES[top_bonus(s, stack)], 0.0) + (20 if stack == p.stack else 0)
    return p.done if code == codes.DONE and s.phase == codes.DRAWING else 0.0


def card_score(s: State, seat: int, value: int, late: int, p: Persona) -> float:
    """How much a persona likes to play a card."""
    if p.drain and value == p.drain:
        return 9.0 if not s.supply[value] and s.tiles[seat * 8 + BONUS_TILES.index("take_back")] else -5.0
    return (p.late_card if p.late_card is not None and late >= 9 else p.card) * value


def kind_taken(s: State, code: int) -> int:
    """The kind of building that a placing takes."""
    return s.deal.tables.kind_at[code - codes.PLACE] if code < codes.CENTRE else (code - codes.CENTRE) % 6


def tiles_needed(s: State, code: int) -> int:
    """How many bonus tiles a placing uses."""
    space = code - codes.PLACE if code < codes.CENTRE else 6
    return (space in list(s.pawn)[: s.deal.players]) + (space == s.x) + (code >= codes.FREE)


def place_score(s: State, seat: int, code: int, late: int, p: Persona) -> float:
    """How much a persona likes to take a tile."""
    kind = kind_taken(s, code)
    tile = top_tile(s, kind)
    crests = list(s.crests)[seat * 4 : seat * 4 + 4]
    crest = s.deal.tables.crest[tile]
    met = max(crests) if crest == 4 else crests[crest]
    value = (p.late_kinds if p.late_kinds is not None and late >= 7 else p.kinds).get(kind, 0.0) + p.strength * met
    last = s.bridge[seat * 12 + s.built[seat] - 1] if s.built[seat] else FIRST_PARK
    if p.fits:
        own = list(s.bridge)[seat * 12 : seat * 12 + s.built[seat]]
        same = sum(s.deal.tables.kind[other] == kind for other in own)
        fits = tile >= FIRST_PARK or last >= FIRST_PARK or tile < last
        value += p.fits * (fits - same + (tile / 30 if fits and tile < FIRST_PARK else 0))
    if p.drain and kind == HOSTELRY:
        value += 5 + 4 * min(2, (met + 1) // p.drain)
    if kind == p.third:
        value += 11 if s.taken[kind] < 10 else -2
    if p.block:
        value -= p.block * spaces_left(s, code, kind)
    if tile < FIRST_PARK:
        value -= p.low * tile
    if code < codes.CENTRE:
        return value + p.money * s.deal.tables.pays[(code - codes.PLACE - s.x + 6) % 6]
    return value + p.centre - (2 * p.money if code < codes.FREE else 0)


def spaces_left(s: State, code: int, kind: int) -> int:
    """How many spaces would need no tile after a placing."""
    taken = [*list(s.pawn)[: s.deal.players], code - codes.PLACE if code < codes.CENTRE else 6]
    left = 0
    for space in range(6):
        stack = s.deal.tables.kind_at[space]
        if space != s.x and space not in taken and s.taken[stack] + (stack == kind) < 12:
            left += 1
    return left + (6 not in taken)


# --- mixes -----------------------------------------------------------------------------------------------------------


def seating(mix: str, players: int, rng: Rng) -> list[Persona]:
    """The personas of a mix, seat by seat."""

    def some(*names: str) -> list[Persona]:
        return [PERSONAS[names[rng.below(len(names))]] for _ in range(players)]

    if mix == "any":
        return some(*PERSONAS)
    if mix == "emptiers":
        wanted: Kinds = dict.fromkeys(sample(range(6), 3, rng), 12.0)
        return [Persona(wanted, money=0.3, spend=2, strength=0.1)] * players
    if mix in ("blockade", "another blockade"):
        kinds = [GATE, *sample([1, 2, 3, 4, 5], 2, rng)]
        return [blocker(kinds, rng) for _ in range(players)]
    if mix == "broke":
        kinds = [GATE, *sample([1, 2, 3, 4, 5], 2, rng)]
        poor = Persona(dict.fromkeys(kinds, 6.0), centre=6, money=-4, spend=-9, bonus={"chapel_two": 9}, declines=-40)
        rest = replace(blocker(kinds, rng), centre=-30.0, late_card=3.0)
        return [replace(poor, card=1.0, late_card=-3.0), *[rest] * (players - 1)]
    if mix == "one stack":
        stack = rng.below(3)
        return [replace(persona, stack=stack) for persona in some("gates", "gates, spending", "both tracks")]
    if mix == "drain":
        value = (1, 2, 2, 2, 3, 4)[rng.below(6)]
        liked = {"take_back": 5.0, "noblewoman": 5.0 if value == 2 else 0.0}
        return [
            Persona(
                {HOSTELRY: 5, GATE: 3.5, GUILD: 2}, drain=value, card=-1, strength=2, done=-2, spend=spend, bonus=liked
            )
            for spend in (rng.below(7) - 3 for _ in range(players))
        ]
    if mix == "one booster":
        rest_of_them = some("rich", "parks", "low", "random")
        booster = replace(
            PERSONAS["booster"], spend_from=(6, 9, 11)[rng.below(3)], card=-float(rng.below(3)), late_card=4.0
        )
        return [booster, *rest_of_them[1:]]
    return some(*MIXES[mix][0])


def blocker(kinds: list[int], rng: Rng) -> Persona:
    """Empties two stacks, and a third at the right moment, and leaves no space to the others."""
    return Persona(
        dict.fromkeys(kinds[:2], 12.0),
        third=kinds[2],
        block=8,
        card=-2.0,
        late_card=float(rng.below(4)),
        money=0.3 * rng.below(2),
        spend=(-9.0, -9.0, 3.0, 9.0)[rng.below(4)],
        spend_from=(0, 8, 9, 10)[rng.below(4)],
        bonus={tile: 3.0 * rng.below(2) for tile in BONUS_TILES},
        declines=(-40.0, 60.0)[rng.below(2)],
        strength=0.1,
    )


#: Every mix: who sits there, the bonus tiles that are brought to the top, and for how many players.
MIXES: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]] = {
    "any": ((), (), (2, 3, 4)),
    "random": (("random",), (), (2, 3, 4)),
    "gates": (("gates", "gates, spending", "hoarder", "hoards, then spends", "steps first"), (), (2, 3, 4)),
    "tracks": (("chapels", "both tracks", "gates, spending", "steps first"), ("gate_two", "chapel_two"), (2, 3, 4)),
    "racers": (("racer",), ("chapel_two", "plus_one"), (2, 3, 4)),
    "inns": (("inns", "twos", "fours"), (), (2, 3, 4)),
    "poor": (("centre", "debtor", "sharer"), (), (2, 3, 4)),
    "sharers": (("sharer", "gates, spending"), ("share", "free_centre"), (2, 3, 4)),
    "x sharers": (("x sharer",), ("share", "x_space"), (2, 3, 4)),
    "boosters": (("booster", "hoards, then spends"), ("plus_one", "take_back"), (2, 3, 4)),
    "one booster": ((), ("plus_one", "x_space"), (2, 3, 4)),
    "late parks": (("late parks",), ("share", "x_space"), (2, 3)),
    "collectors": (("collector",), (), (2, 3, 4)),
    "drain": ((), ("take_back", "noblewoman"), (2, 3, 4)),
    "one stack": ((), (), (2, 3, 4)),
    "emptiers": ((), (), (3, 4)),
    "blockade": ((), ("share", "take_back", "gate_two"), (4,)),
    "another blockade": ((), ("x_space", "take_back", "chapel_two"), (4,)),
    "broke": ((), ("chapel_two", "free_centre"), (4,)),
}


def sample(items: Any, count: int, rng: Rng) -> list[int]:
    """Some of the items, in random order."""
    order = list(items)
    rng.shuffle(order)
    return order[:count]


def arrange(deal: Deal, wanted: tuple[str, ...], rng: Rng) -> None:
    """Bring wanted bonus tiles near the top, and tiles of one crest, or high numbers, of their stacks."""
    bonus, stacks = list(deal.bonus), list(deal.stacks)
    if wanted:
        for stack in range(0, 24, 8):
            part = bonus[stack : stack + 8]
            bonus[stack : stack + 8] = sorted(part, key=lambda tile: BONUS_TILES[tile - 1] not in wanted)
    way = rng.below(3)
    favourite = rng.below(4)
    for kind in range(len(KINDS)):
        part = stacks[kind * 12 : kind * 12 + 12]
        if way == 0:
            part.sort(key=lambda tile: deal.tables.crest[tile] not in (favourite, 4))
        elif way == 1 and kind != PARK:
            part.sort(key=lambda tile: -(tile // 8))
        stacks[kind * 12 : kind * 12 + 12] = part
    deal.bonus, deal.stacks = bonus, stacks
