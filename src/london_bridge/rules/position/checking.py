"""Whether the parts of a position fit together, so that it can be played on: every piece is there once."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from london_bridge.rules import codes, sizes
from london_bridge.rules.sizes import BONUS_STACKS
from london_bridge.rules.state import State
from london_bridge.rules.words import BONUS_TILES, FIRST_PARK, KINDS, PLUS_ONE

from .grammar import LATE, OPEN, fail
from .position_writer import tile_text


def check(s: State, eyes: str) -> None:
    """Refuse what no game can come to, or could not go on from."""
    _check_markers(s)
    _check_stacks(s)
    _check_course(s, eyes)
    _check_bridges(s)
    _check_bonus(s)
    _check_cards(s, eyes)
    _check_track(s, list(s.chapel), list(s.chapel_order), "chapel")
    _check_track(s, list(s.gate), list(s.gate_order), "gate")
    if eyes == OPEN:
        _check_known(s)


def _seats(s: State) -> range:
    return range(s.deal.players)


def _more(part: Iterable[int], whole: Iterable[int]) -> list[int]:
    """What a part has that the whole has not, or not as often."""
    return list((Counter(part) - Counter(whole)).elements())


def _check_markers(s: State) -> None:
    known = [marker for marker in s.deal.markers if marker]
    over = _more(known, s.deal.tables.markers)
    if over:
        fail("rounds", f"there are not so many markers with {over[0]}", "1.7")
    if not 1 <= s.round <= s.deal.last_round:
        fail("rounds", f"rounds go from 1 to {s.deal.last_round}, not to {s.round}", "7.1")


def _check_stacks(s: State) -> None:
    tables, stacks = s.deal.tables, list(s.deal.stacks)
    for kind, name in enumerate(KINDS):
        part = slice(kind * sizes.STACK_SIZE, kind * sizes.STACK_SIZE + sizes.STACK_SIZE)
        wrong = _more((tile for tile in stacks[part] if tile), list(tables.tiles)[part])
        if wrong:
            word = tile_text(wrong[0])
            fail(f"stacks, {name}", f"{word} stands there too often, or belongs to another stack", "1.4")
    for stack in range(BONUS_STACKS):
        part = slice(stack * sizes.BONUS_STACK_SIZE, stack * sizes.BONUS_STACK_SIZE + sizes.BONUS_STACK_SIZE)
        wrong = _more((tile for tile in list(s.deal.bonus)[part] if tile), list(tables.bonus)[part])
        if wrong:
            fail(f"bonus, stack {stack}", f"{BONUS_TILES[wrong[0] - 1]} stands there too often", "1.6")


def _check_bridges(s: State) -> None:
    stacks, bridges = list(s.deal.stacks), list(s.bridge)
    taken = [
        tile
        for kind in range(sizes.KINDS)
        for tile in stacks[kind * sizes.STACK_SIZE : kind * sizes.STACK_SIZE + s.taken[kind]]
    ]
    standing = [tile for tile in bridges if tile] + ([s.pending] if s.pending else [])
    wrong = _more(standing, taken)
    if wrong:
        fail("seats", f"the tile {tile_text(wrong[0])} was not taken from its stack, or stands twice", "5.2")
    for seat in _seats(s):
        bridge = bridges[seat * sizes.SITES : seat * sizes.SITES + s.built[seat]]
        for left, right in pairwise(bridge):
            if left < FIRST_PARK and right < FIRST_PARK and right >= left:
                fail(f"seat {seat}, bridge", f"{right} stands after {left}; numbers fall within a line", "5.7")
        before = (s.round - 1) * s.deal.cards_each + sum(slot >> 1 == seat for slot in list(s.order)[: s.turn])
        if len(bridge) > before + (_has_built(s) and s.order[s.turn] >> 1 == seat):
            fail(f"seat {seat}, bridge", f"{len(bridge)} buildings are more than the seat has had turns", "5.2")


def _has_built(s: State) -> bool:
    """Whether the turn that is under way has brought its building."""
    return s.phase in (codes.DRAWING, codes.END) or (s.phase == codes.TILES and s.after_tiles == codes.END)


def _check_bonus(s: State) -> None:
    bonus = list(s.deal.bonus)
    taken = [
        tile
        for stack in range(BONUS_STACKS)
        for tile in bonus[stack * sizes.BONUS_STACK_SIZE : stack * sizes.BONUS_STACK_SIZE + s.bonus_taken[stack]]
    ]
    for i, name in enumerate(BONUS_TILES):
        held = sum(s.tiles[seat * sizes.BONUS_KINDS + i] + s.fresh[seat * sizes.BONUS_KINDS + i] for seat in _seats(s))
        used = sum(max(0, value - card) for value, card in zip(s.value, s.card, strict=True)) if i == PLUS_ONE else 0
        if held + used > taken.count(i + 1):
            fail("seats", f"{held + used} {name} tiles are held or used, but fewer were taken", "5.12")


def waiting(s: State, seat: int) -> list[int]:
    """5.1: the cards of a seat that lie before it and wait for their turn."""
    if s.phase in (codes.CARDS, codes.BOOSTS):
        return [s.card[seat * 2 + slot] for slot in range(s.chosen[seat])]
    if s.phase >= codes.OVER:
        return []
    return [s.card[slot] for slot in list(s.order)[s.turn + 1 : s.turns] if slot >> 1 == seat]


def _check_cards(s: State, eyes: str) -> None:
    for value in range(1, sizes.CARD_VALUES):
        if s.supply[value] < 0:
            fail("seats", f"there are not so many cards of value {value}", "1.5")
    each = s.deal.cards_each
    for seat in _seats(s):
        where, cards = f"seat {seat}, cards", [s.card[seat * 2 + slot] for slot in range(s.chosen[seat])]
        if sorted(cards, reverse=True) != cards:
            fail(where, "the higher card comes first", "4.2")
        hidden = -1 in cards
        if hidden and (s.phase != codes.CARDS or eyes in (OPEN, LATE, str(seat))):
            fail(where, "a card that is unknown (?) is another's, while cards are chosen", "10.2")
        if s.hand[seat * sizes.CARD_VALUES] + waiting(s, seat).count(0) != each:
            fail(f"seat {seat}, hand", f"a player always has {each} of value 0, in hand or put down", "2.3")
        if len(cards) < each and s.phase not in (codes.CARDS, codes.MARKER):
            fail(where, "all cards are chosen before they are revealed", "4.2")
    if s.phase == codes.CARDS and all(s.chosen[seat] == each for seat in _seats(s)):
        fail("phase", "all have chosen, so the cards are revealed already", "4.2")


def _check_track(s: State, spaces: list[int], order: list[int], track: str) -> None:
    for ahead, behind in pairwise(order[: s.deal.players]):
        if spaces[behind] > spaces[ahead]:
            fail(track, f"seat {behind} is on a further space than seat {ahead}, and yet behind", "4.7")
        steps = s.deal.steps
        if track == "chapel" and spaces[ahead] == spaces[behind] == 0 and steps[ahead] > steps[behind]:
            fail(track, f"on the stairs, seat {behind}'s step is in front of seat {ahead}'s", "4.7")


def _check_course(s: State, eyes: str) -> None:
    phase = codes.PHASES[s.phase]
    if s.phase == codes.MARKER and eyes == OPEN:
        fail("phase", f"{phase} is only for games whose chance is drawn late", "3.1")
    early = s.phase in (codes.CARDS, codes.MARKER)
    if early is bool(s.turns) or early is bool(s.window_size):
        fail("turns", f"in the phase {phase} {'nobody has' if early else 'everybody has'} a turn and a say", "4.5")
    if early:
        return
    if s.phase == codes.OVER:
        if s.turn != s.turns:
            fail("turns", "the game ends after the last turn of a round", "7.1")
    elif s.turn >= s.turns:
        fail("turns", "somebody's turn is needed after the colon", "4.5")
    elif s.phase == codes.BOOSTS:
        if s.turn or s.window_at >= s.window_size or not s.tiles[s.window[s.window_at] * sizes.BONUS_KINDS + PLUS_ONE]:
            fail("window", "before the first turn, the next seat needs a plus-one tile that it may use", "4.4")
    elif s.window_at != s.window_size:
        fail("window", "turns begin when everybody has been asked", "4.4")
    if s.phase == codes.TILES and all(s.bonus_taken[stack] == sizes.BONUS_STACK_SIZE for stack in range(BONUS_STACKS)):
        fail("phase", "no bonus tile is left to be taken", "5.12")
    if s.phase == codes.DRAWING and not s.last_drawn:
        fail("drawing", "what may still be drawn is needed, as STRENGTH.HIGHEST", "5.10")


def _check_known(s: State) -> None:
    """In a position that shows all, nothing may be missing."""
    if 0 in list(s.deal.stacks):
        fail(
            "stacks", "a tile is unknown (?); only what a seat knows may leave it open: see View.from_position", "10.1"
        )
    if 0 in list(s.deal.bonus):
        fail("bonus", "a tile is unknown (?); only what a seat knows may leave it open: see View.from_position", "10.1")
    if 0 in list(s.deal.markers)[: s.deal.last_round]:
        fail(
            "rounds",
            "a marker is unknown (?); only what a seat knows may leave it open: see View.from_position",
            "10.1",
        )
