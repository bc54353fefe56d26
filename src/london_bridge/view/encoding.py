"""A view as JSON text, written straight from its sketch. Compiled: a table does it after every move.

The text says what `view_writer.view_words` says, key by key; a test holds the two together. It comes in parts, because
a table puts them together anew for every seat: all but the seats, and each seat by itself.

By hand, because msgspec needs all those dictionaries first: docs/architecture.md has what both cost.
"""

import json
from functools import lru_cache

from london_bridge.rules import codes, sizes, words
from london_bridge.rules.engine import acting
from london_bridge.rules.prizes import prizes
from london_bridge.rules.scoring import assess, round_winner, settle, sites_cost, tiles_pay
from london_bridge.rules.state import State, no_seat, top_bonus, top_tile
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, KINDS, SCORINGS, STEPS, tile_word

from .ink import Ink
from .sight import View

CARDS = codes.CARDS
OVER = codes.OVER
FIRST_PARK = words.FIRST_PARK
NULL = b"null"
COMMA = b","


@lru_cache(maxsize=4096)
def quoted(text: str) -> bytes:
    """A text as JSON has it."""
    return json.dumps(text, ensure_ascii=False).encode()


def _tile_texts() -> tuple[bytes, ...]:
    return tuple([quoted(tile_word(tile)) for tile in range(FIRST_PARK + len(words.CRESTS))])


def _keys(names: tuple[str, ...]) -> tuple[bytes, ...]:
    return tuple([quoted(name) + b":" for name in names])


#: The word of every tile, and other words, as JSON has them; and names as keys.
TILE_TEXTS = _tile_texts()
BONUS_TEXTS = tuple([quoted(name) for name in BONUS_TILES])
PHASE_TEXTS = tuple([quoted(name) for name in codes.PHASES])
STEP_TEXTS = tuple([quoted(name) for name in STEPS])
SCORING_TEXTS = tuple([tuple([quoted(name) for name in SCORINGS[category]]) for category in CATEGORIES])
BONUS_KEYS = _keys(tuple(BONUS_TILES))
CREST_KEYS = _keys(tuple(words.CRESTS))
KIND_KEYS = _keys(tuple(KINDS))
CATEGORY_KEYS = _keys(tuple(CATEGORIES))
#: What every scoring pays, by category, scoring and players.
PRIZE_TEXTS = tuple(
    [
        tuple(
            [
                tuple([json.dumps(prizes(i, j, players), separators=(",", ":")).encode() for players in (2, 3, 4)])
                for j in range(5)
            ]
        )
        for i in range(sizes.CATEGORIES)
    ]
)
HOSTELRY = tuple(CATEGORIES).index("hostelry")


def body_text(view: View, moves: int, hide_hostelry: bool, hide_money: bool) -> str:
    """A view without whose it is and without its seats, as the inside of an object; `moves` is the length of the line.

    The standing of the hostelry can be left out, for it tells what is in the hands; and so can the places at the end,
    which tell who has more money.
    """
    s = view.sketch
    deal = s.deal
    ink = Ink()
    ink.put(b'"box":')
    ink.put(quoted(deal.box.label))
    ink.put(b',"scoring":{')
    for i in range(sizes.CATEGORIES):
        if i:
            ink.put(COMMA)
        ink.put(CATEGORY_KEYS[i])
        ink.put(SCORING_TEXTS[i][deal.scoring[i]])
    ink.put(b'},"round":')
    ink.number(s.round)
    ink.put(b',"rounds":')
    ink.number(deal.last_round)
    ink.put(b',"markers":[')
    more = False
    for i in range(min(s.round, deal.last_round)):
        if deal.markers[i]:
            if more:
                ink.put(COMMA)
            more = True
            ink.number(deal.markers[i])
    ink.put(b'],"rondel":{"start":')
    ink.number(deal.rondel)
    ink.put(b',"x":')
    ink.number(s.x)
    ink.put(b',"pays":[')
    for i in range(sizes.OUTER_SPACES):
        if i:
            ink.put(COMMA)
        ink.number(deal.tables.pays[(i - s.x + sizes.OUTER_SPACES) % sizes.OUTER_SPACES])
    ink.put(b']},"phase":')
    ink.put(PHASE_TEXTS[s.phase])
    ink.put(b',"acting":[')
    _acting(ink, s)
    ink.put(b'],"stacks":{')
    for i in range(sizes.KINDS):
        if i:
            ink.put(COMMA)
        ink.put(KIND_KEYS[i])
        _stack(ink, s, i)
    ink.put(b'},"bonus":[')
    for i in range(sizes.BONUS_STACKS):
        if i:
            ink.put(COMMA)
        _bonus_stack(ink, s, i)
    ink.put(b'],"supply":[')
    for i in range(sizes.CARD_VALUES):
        if i:
            ink.put(COMMA)
        ink.number(s.supply[i])
    _course(ink, s)
    _worth(ink, s, hide_hostelry, hide_money)
    ink.put(b',"prizes":{')
    for i in range(sizes.CATEGORIES):
        if i:
            ink.put(COMMA)
        ink.put(CATEGORY_KEYS[i])
        ink.put(PRIZE_TEXTS[i][deal.scoring[i]][deal.players - 2])
    ink.put(b'},"moves":')
    ink.number(moves)
    return ink.text()


def _course(ink: Ink, s: State) -> None:
    """The tracks, the order of the turns, and what the turn has come to."""
    players = s.deal.players
    ink.put(b'],"chapel_order":[')
    for i in range(players):
        if i:
            ink.put(COMMA)
        ink.number(s.chapel_order[i])
    ink.put(b'],"gate_order":[')
    for i in range(players):
        if i:
            ink.put(COMMA)
        ink.number(s.gate_order[i])
    ink.put(b'],"turn":')
    ink.number(s.turn)
    ink.put(b',"turns":[')
    for i in range(s.turns):
        if i:
            ink.put(COMMA)
        slot = s.order[i]
        ink.put(b'{"seat":')
        ink.number(slot >> 1)
        ink.put(b',"slot":')
        ink.number(slot & 1)
        ink.put(b',"card":')
        ink.number(s.card[slot])
        ink.put(b',"value":')
        ink.number(s.value[slot])
        ink.put(b"}")
    ink.put(b'],"now":{"card":')
    ink.number(s.played)
    ink.put(b',"tile":')
    ink.put(TILE_TEXTS[s.pending] if s.pending else NULL)
    ink.put(b',"strength":')
    ink.number(s.strength)
    ink.put(b',"last_drawn":')
    ink.number(s.last_drawn)
    ink.put(b',"bonus_due":')
    ink.number(s.bonus_due)
    ink.put(b',"after_tiles":')
    ink.put(PHASE_TEXTS[s.after_tiles])
    ink.put(b',"took_back":true,"window":[' if s.took_back else b',"took_back":false,"window":[')
    for i in range(s.window_size):
        if i:
            ink.put(COMMA)
        ink.number(s.window[i])
    ink.put(b'],"window_at":')
    ink.number(s.window_at)
    ink.put(b'},"lowest":')
    if s.lowest:
        ink.put(b'{"number":')
        ink.number(s.lowest)
        ink.put(b',"seat":')
        ink.number(s.lowest_seat)
        ink.put(b"},")
    else:
        ink.put(b"null,")


def seat_text(view: View, seat: int, hide_hand: bool, hide_money: bool) -> str:
    """What a view shows of one seat, and the size of its hand; its cards and its money can be left out."""
    s = view.sketch
    if not 0 <= seat < s.deal.players:
        raise no_seat(s, seat)
    own = seat == view.seat
    ink = Ink()
    ink.put(b'{"name":')
    ink.put(quoted(view.names[seat]))
    ink.put(b',"step":')
    ink.put(STEP_TEXTS[s.deal.steps[seat]] if s.deal.steps[seat] >= 0 else NULL)
    ink.put(b',"money":')
    if hide_money:
        ink.put(NULL)
    else:
        ink.number(s.money[seat])
    ink.put(b',"hand":')
    size = 0
    first = seat * sizes.CARD_VALUES
    for i in range(first, first + sizes.CARD_VALUES):
        size += s.hand[i]
    if hide_hand:
        ink.put(NULL)
    else:
        ink.put(b"[")
        for i in range(first, first + sizes.CARD_VALUES):
            if i > first:
                ink.put(COMMA)
            ink.number(s.hand[i])
        ink.put(b"]")
    _tiles(ink, s, seat)
    ink.put(b'},"bridge":[')
    first = seat * sizes.SITES
    for i in range(first, first + s.built[seat]):
        if i > first:
            ink.put(COMMA)
        ink.put(TILE_TEXTS[s.bridge[i]])
    ink.put(b'],"crests":{')
    for i in range(sizes.CRESTS):
        if i:
            ink.put(COMMA)
        ink.put(CREST_KEYS[i])
        ink.number(s.crests[seat * sizes.CRESTS + i])
    ink.put(b'},"chapel":')
    ink.number(s.chapel[seat])
    ink.put(b',"gate":')
    ink.number(s.gate[seat])
    ink.put(b',"pawn":')
    if s.pawn[seat] >= 0:
        ink.number(s.pawn[seat])
    else:
        ink.put(NULL)
    ink.put(b',"chosen":')
    ink.number(s.chosen[seat])
    ink.put(b',"cards":')
    if s.phase != CARDS or own:
        ink.put(b"[")
        first = seat * 2
        for i in range(first, first + s.chosen[seat]):
            ink.put(b",[" if i > first else b"[")
            ink.number(s.card[i])
            ink.put(COMMA)
            ink.number(s.value[i])
            ink.put(b"]")
        ink.put(b"]")
    else:
        ink.put(NULL)
    ink.put(b',"hand_size":')
    ink.number(size)
    ink.put(b"}")
    return ink.text()


def _tiles(ink: Ink, s: State, seat: int) -> None:
    """The bonus tiles of a seat, and those that it may not use yet."""
    ink.put(b',"tiles":{')
    more = False
    for i in range(sizes.BONUS_KINDS):
        if s.tiles[seat * sizes.BONUS_KINDS + i]:
            if more:
                ink.put(COMMA)
            more = True
            ink.put(BONUS_KEYS[i])
            ink.number(s.tiles[seat * sizes.BONUS_KINDS + i])
    ink.put(b'},"fresh":{')
    more = False
    for i in range(sizes.BONUS_KINDS):
        if s.fresh[seat * sizes.BONUS_KINDS + i]:
            if more:
                ink.put(COMMA)
            more = True
            ink.put(BONUS_KEYS[i])
            ink.number(s.fresh[seat * sizes.BONUS_KINDS + i])


def _acting(ink: Ink, s: State) -> None:
    seats = acting(s)
    more = False
    for seat in range(s.deal.players):
        if seats >> seat & 1:
            if more:
                ink.put(COMMA)
            more = True
            ink.number(seat)


def _stack(ink: Ink, s: State, kind: int) -> None:
    top = top_tile(s, kind)
    taken = s.taken[kind]
    first = kind * sizes.STACK_SIZE
    ink.put(b'{"top":')
    ink.put(TILE_TEXTS[top] if top else NULL)
    ink.put(b',"left":')
    ink.number(sizes.STACK_SIZE - taken)
    ink.put(b',"taken":[')
    for i in range(first, first + taken):
        if i > first:
            ink.put(COMMA)
        ink.put(TILE_TEXTS[s.deal.stacks[i]])
    ink.put(b"]}")


def _bonus_stack(ink: Ink, s: State, stack: int) -> None:
    top = top_bonus(s, stack)
    taken = s.bonus_taken[stack]
    first = stack * sizes.BONUS_STACK_SIZE
    ink.put(b'{"top":')
    ink.put(BONUS_TEXTS[top] if top >= 0 else NULL)
    ink.put(b',"left":')
    ink.number(sizes.BONUS_STACK_SIZE - taken)
    ink.put(b',"taken":[')
    for i in range(first, first + taken):
        if i > first:
            ink.put(COMMA)
        ink.put(BONUS_TEXTS[s.deal.bonus[i] - 1])
    ink.put(b"]}")


def worth_text(s: State, hide_hostelry: bool, hide_money: bool) -> str:
    """What everything is worth as things stand, as an object: `standings` and `ending` of a view."""
    ink = Ink()
    ink.put(b"{")
    _worth(ink, s, hide_hostelry, hide_money)
    ink.put(b"}")
    return ink.text()


def _worth(ink: Ink, s: State, hide_hostelry: bool, hide_money: bool) -> None:
    players = s.deal.players
    trial = s.copy()
    ink.put(b'"standings":{')
    for i in range(sizes.CATEGORIES):
        if i:
            ink.put(COMMA)
        ink.put(CATEGORY_KEYS[i])
        assess(trial, i)
        if hide_hostelry and i == HOSTELRY:
            ink.put(NULL)
            continue
        ink.put(b'{"measure":[')
        for seat in range(players):
            if seat:
                ink.put(COMMA)
            ink.number(trial.measure[seat])
        ink.put(b'],"gain":')
        _gains(ink, trial)
        ink.put(b',"place":')
        _places(ink, trial)
        ink.put(b"}")
    settle(trial, HOSTELRY if hide_hostelry else -1)
    ink.put(b'},"ending":{"add":')
    _gains(ink, trial)
    ink.put(b',"place":')
    if hide_money:
        ink.put(NULL)
    else:
        _places(ink, trial)
    ink.put(b',"tiles":[')
    for seat in range(players):
        if seat:
            ink.put(COMMA)
        ink.number(0 if s.phase == OVER else tiles_pay(s, seat))
    ink.put(b'],"sites":[')
    for seat in range(players):
        if seat:
            ink.put(COMMA)
        ink.number(0 if s.phase == OVER else -sites_cost(s, seat))
    ink.put(b'],"round":{')
    for i in range(sizes.CATEGORIES):
        if i:
            ink.put(COMMA)
        ink.put(CATEGORY_KEYS[i])
        winner = round_winner(s, i)
        if winner < 0:
            ink.put(NULL)
        else:
            ink.number(winner)
    ink.put(b"}}")


def _gains(ink: Ink, s: State) -> None:
    ink.put(b"[")
    for seat in range(s.deal.players):
        if seat:
            ink.put(COMMA)
        ink.number(s.gain[seat])
    ink.put(b"]")


def _places(ink: Ink, s: State) -> None:
    ink.put(b"[")
    for seat in range(s.deal.players):
        if seat:
            ink.put(COMMA)
        ink.number(s.place[seat])
    ink.put(b"]")
