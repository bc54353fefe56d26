"""The set-up of a record (section 2 of the rules): its words to a deal that the engine can play, and back.

Everything is checked against the box; the first thing that is wrong is told, with its place and the rule's number.
"""

from collections import Counter
from functools import lru_cache
from typing import Any, Final, NamedTuple

from london_bridge.rules import sizes
from london_bridge.rules.box import Box
from london_bridge.rules.sizes import BONUS_STACK_SIZE, BONUS_STACKS, STACK_SIZE
from london_bridge.rules.state import Deal
from london_bridge.rules.words import (
    BONUS_TILES,
    CATEGORIES,
    CRESTS,
    FIRST_PARK,
    HOUSES,
    KINDS,
    PARK,
    SCORINGS,
    STEPS,
    tile_word,
)

from .fault import fail, shown

KEYS: Final = ("steps", "rondel", "rounds", "stacks", "bonus")

STEP_CODES: Final = {step: code for code, step in enumerate(STEPS)}
PARK_CODES: Final = {crest: FIRST_PARK + code for code, crest in enumerate(CRESTS)}
#: A deal holds bonus tiles from 1 on; 0 is a tile that is not drawn.
BONUS_CODES: Final = {tile: code + 1 for code, tile in enumerate(BONUS_TILES)}
SCORING_CODES: Final = {category: {name: i for i, name in enumerate(SCORINGS[category])} for category in CATEGORIES}


def read_deal(setup: dict[str, Any], scoring: list[int], box: Box, players: int) -> Deal:
    """The deal that a set-up describes."""
    for key in KEYS:
        if key not in setup:
            fail(f"setup.{key}", "this key is missing", "2.1")
    deal = Deal(box, players)
    deal.scoring = scoring
    deal.steps = _steps(setup["steps"], players)
    rondel = setup["rondel"]
    if type(rondel) is not int or not 0 <= rondel <= 5:
        fail("setup.rondel", f"the index of a stack, 0 to 5, is needed, not {shown(rondel)}", "2.7")
    deal.rondel = rondel
    deal.markers = _markers(setup["rounds"], box, deal.last_round)
    deal.stacks = _stacks(setup["stacks"], box)
    deal.bonus = _bonus(setup["bonus"], box)
    return deal


def read_scoring(scoring: object) -> list[int]:
    """2.8: one scoring for each of the four categories."""
    all_keys(scoring, "scoring", CATEGORIES, "2.8")
    assert isinstance(scoring, dict)
    chosen = []
    for category in CATEGORIES:
        name = scoring[category]
        code = SCORING_CODES[category].get(name) if isinstance(name, str) else None
        if code is None:
            known = ", ".join(SCORINGS[category])
            fail(f"scoring.{category}", f"{shown(name)} is no scoring of {category}; they are {known}", "2.8")
        chosen.append(code)
    return chosen


def write_scoring(deal: Deal) -> dict[str, str]:
    """The scoring of a deal, in words."""
    return {category: SCORINGS[category][code] for category, code in zip(CATEGORIES, deal.scoring, strict=True)}


def write_setup(deal: Deal) -> dict[str, Any]:
    """The set-up of a deal, in words."""
    stacks, bonus = deal.stacks, deal.bonus
    return {
        "steps": [STEPS[step] for step in deal.steps[: deal.players]],
        "rondel": deal.rondel,
        "rounds": list(deal.markers[: deal.last_round]),
        "stacks": {
            kind: [tile_word(tile) for tile in stacks[i * STACK_SIZE : (i + 1) * STACK_SIZE]]
            for i, kind in enumerate(KINDS)
        },
        "bonus": [
            [BONUS_TILES[tile - 1] for tile in bonus[i * BONUS_STACK_SIZE : (i + 1) * BONUS_STACK_SIZE]]
            for i in range(BONUS_STACKS)
        ],
    }


def all_keys(value: object, path: str, keys: tuple[str, ...], rule: str) -> None:
    """An object with at least these keys."""
    if not isinstance(value, dict):
        fail(path, f"an object with the keys {', '.join(keys)} is needed, not {shown(value)}", rule)
    for key in keys:
        if key not in value:
            fail(f"{path}.{key}", "this key is missing", rule)


def a_list(value: object, path: str, size: int, what: str, rule: str) -> list[Any]:
    """A list of that size."""
    if not isinstance(value, list):
        fail(path, f"a list of {size} {what} is needed, not {shown(value)}", rule)
    if len(value) != size:
        fail(path, f"{size} {what} are needed, not {len(value)}", rule)
    return value


def _steps(steps: object, players: int) -> list[int]:
    """2.4: the n front steps, each once."""
    front = STEPS[:players]
    codes: list[int] = []
    for seat, step in enumerate(a_list(steps, "setup.steps", players, "steps", "2.4")):
        path = f"setup.steps[{seat}]"
        code = STEP_CODES.get(step) if isinstance(step, str) else None
        if code is None or code >= players:
            fail(path, f"with {players} players the steps are {', '.join(front)}, not {shown(step)}", "2.4")
        if code in codes:
            fail(path, f"step {step} is dealt twice, to the seats {codes.index(code)} and {seat}", "2.4")
        codes.append(code)
    return codes + [0] * (len(STEPS) - players)


def _markers(rounds: object, box: Box, count: int) -> list[int]:
    """2.2, 1.7: a marker for every round, no number more often than the box has it."""
    markers = a_list(rounds, "setup.rounds", count, "round markers", "2.2")
    left = [0, *_box_stacks(box).markers]
    for i, marker in enumerate(markers):
        if type(marker) is not int or not 1 <= marker <= 3:
            fail(f"setup.rounds[{i}]", f"a round marker is 1, 2 or 3, not {shown(marker)}", "1.7")
        if not left[marker]:
            there = f"of the 15 markers {markers[:i].count(marker)} have that number"
            fail(f"setup.rounds[{i}]", f"this is one marker {marker} too many; {there}", "1.7")
        left[marker] -= 1
    return markers + [0] * (sizes.ROUNDS - count)


class _Stacks(NamedTuple):
    """What a box holds, to compare with: the tiles of each stack, sorted, and how many markers have 1, 2 and 3."""

    tiles: list[list[int]]
    bonus: list[list[int]]
    markers: list[int]


@lru_cache(maxsize=64)
def _box_stacks(box: Box) -> _Stacks:
    tiles, bonus, markers = list(box.tables.tiles), list(box.tables.bonus), list(box.tables.markers)
    return _Stacks(
        [sorted(tiles[i : i + STACK_SIZE]) for i in range(0, len(tiles), STACK_SIZE)],
        [sorted(bonus[i : i + BONUS_STACK_SIZE]) for i in range(0, len(bonus), BONUS_STACK_SIZE)],
        [markers.count(number) for number in (1, 2, 3)],
    )


def _stacks(stacks: object, box: Box) -> list[int]:
    """2.1, 1.1 to 1.4: the tiles of the box, each once, in the stack of its kind."""
    all_keys(stacks, "setup.stacks", KINDS, "2.1")
    assert isinstance(stacks, dict)
    whole = _box_stacks(box).tiles
    tiles: list[int] = []
    for kind, name in enumerate(KINDS):
        path = f"setup.stacks.{name}"
        stack = a_list(stacks[name], path, STACK_SIZE, "tiles", "1.1")
        if kind == PARK:
            stack = _parks(stack, path)
        elif set(map(type, stack)) != {int}:
            i = next(i for i, tile in enumerate(stack) if type(tile) is not int)
            fail(f"{path}[{i}]", f"a house number is needed, not {shown(stack[i])}", "1.2")
        if sorted(stack) != whole[kind]:
            _tell_stack(stack, path, kind, box)
        tiles += stack
    return tiles


def _parks(stack: list[Any], path: str) -> list[int]:
    """1.3: parks are told by their crests."""
    codes = []
    for i, crest in enumerate(stack):
        code = PARK_CODES.get(crest) if isinstance(crest, str) else None
        if code is None:
            fail(f"{path}[{i}]", f"a park's crest ({', '.join(CRESTS)}) is needed, not {shown(crest)}", "1.3")
        codes.append(code)
    return codes


def _tell_stack(stack: list[int], path: str, kind: int, box: Box) -> None:
    """Say which tile of a stack is wrong."""
    whole = _box_stacks(box).tiles
    left = Counter(whole[kind])
    for i, tile in enumerate(stack):
        place = f"{path}[{i}]"
        if left[tile]:
            left[tile] -= 1
        elif kind == PARK:
            crest, there = CRESTS[tile - FIRST_PARK], whole[kind].count(tile)
            fail(place, f"this is one park with a {crest} crest too many; the box has {there}", "1.4")
        elif tile in whole[kind]:
            fail(place, f"house number {tile} is there twice, first as tile {stack.index(tile)} of this stack", "1.2")
        elif 1 <= tile <= HOUSES:
            is_kind = KINDS[box.tables.kind[tile]]
            fail(place, f"house number {tile} is no {KINDS[kind]} but a {is_kind} in this box", "1.4")
        else:
            fail(place, f"house numbers go from 1 to {HOUSES}; {shown(tile)} is none", "1.2")


def _bonus(bonus: object, box: Box) -> list[int]:
    """2.6, 1.6: three stacks of bonus tiles, each with the tiles that the box puts there."""
    whole = _box_stacks(box).bonus
    tiles: list[int] = []
    for i, words in enumerate(a_list(bonus, "setup.bonus", BONUS_STACKS, "stacks of bonus tiles", "2.6")):
        path = f"setup.bonus[{i}]"
        stack: list[int] = []
        for j, word in enumerate(a_list(words, path, BONUS_STACK_SIZE, "bonus tiles", "1.6")):
            code = BONUS_CODES.get(word) if isinstance(word, str) else None
            if code is None:
                fail(f"{path}[{j}]", f"{shown(word)} is no bonus tile; they are {', '.join(BONUS_TILES)}", "1.6")
            stack.append(code)
        if sorted(stack) != whole[i]:
            j = next(j for j, code in enumerate(stack) if stack[: j + 1].count(code) > whole[i].count(code))
            there = whole[i].count(stack[j])
            fail(f"{path}[{j}]", f"this is one {words[j]} too many; in the box that stack has {there}", "1.6")
        tiles += stack
    return tiles
