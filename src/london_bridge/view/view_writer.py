"""A view as plain values, for JSON. Compiled, since a table does it for every preview; `view_document` reads them
back.

The shape is documented in docs/view.md. Nothing is left out that the seat may know, so that a bot elsewhere can think
on it.
"""

from typing import Any

from london_bridge.rules import codes, scorings, sizes, words
from london_bridge.rules.engine import acting, seats_of
from london_bridge.rules.prizes import prizes
from london_bridge.rules.scoring import assess, round_winner, settle, sites_cost, tiles_pay
from london_bridge.rules.state import State, no_seat, top_bonus, top_tile
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, KINDS, SCORINGS, STEPS, tile_word

from .sight import View

PHASES = codes.PHASES
CARDS = codes.CARDS
OVER = codes.OVER
HOSTELRY = scorings.BY_HOSTELRY
CRESTS = words.CRESTS
FIRST_PARK = words.FIRST_PARK


def _tile_words() -> tuple[int | str, ...]:
    return tuple([tile_word(tile) for tile in range(FIRST_PARK + len(CRESTS))])


#: The word of every tile: its house number, or a park's crest.
TILE_WORDS = _tile_words()


def view_words(view: View) -> dict[str, Any]:
    """The view as plain values."""
    s = view.sketch
    deal = s.deal
    return {
        "seat": view.seat,
        "box": deal.box.label,
        "scoring": {name: SCORINGS[name][deal.scoring[i]] for i, name in enumerate(CATEGORIES)},
        "round": s.round,
        "rounds": deal.last_round,
        "markers": [deal.markers[i] for i in range(min(s.round, deal.last_round)) if deal.markers[i]],
        "rondel": {"start": deal.rondel, "x": s.x, "pays": _pays(s)},
        "phase": PHASES[s.phase],
        "acting": seats_of(acting(s)),
        "stacks": {kind: _stack(s, i) for i, kind in enumerate(KINDS)},
        "bonus": [_bonus_stack(s, stack) for stack in range(sizes.BONUS_STACKS)],
        "supply": list(s.supply),
        "chapel_order": list(s.chapel_order)[: deal.players],
        "gate_order": list(s.gate_order)[: deal.players],
        "turn": s.turn,
        "turns": [_turn(s, s.order[i]) for i in range(s.turns)],
        "now": {
            "card": s.played,
            "tile": tile_word(s.pending) if s.pending else None,
            "strength": s.strength,
            "last_drawn": s.last_drawn,
            "bonus_due": s.bonus_due,
            "after_tiles": PHASES[s.after_tiles],
            "took_back": bool(s.took_back),
            "window": list(s.window)[: s.window_size],
            "window_at": s.window_at,
        },
        "lowest": {"number": s.lowest, "seat": s.lowest_seat} if s.lowest else None,
        "seats": [seat_words(view, seat) for seat in range(deal.players)],
        "standings": standings(s),
        "ending": ending(s),
        "prizes": {name: prizes(i, deal.scoring[i], deal.players) for i, name in enumerate(CATEGORIES)},
    }


def _pays(s: State) -> list[int]:
    """What the outer space beside every stack pays now; 0 is the X."""
    return [
        s.deal.tables.pays[(space - s.x + sizes.OUTER_SPACES) % sizes.OUTER_SPACES]
        for space in range(sizes.OUTER_SPACES)
    ]


def _stack(s: State, kind: int) -> dict[str, Any]:
    top = top_tile(s, kind)
    taken = s.taken[kind]
    first = kind * sizes.STACK_SIZE
    return {
        "top": TILE_WORDS[top] if top else None,
        "left": sizes.STACK_SIZE - taken,
        "taken": [TILE_WORDS[s.deal.stacks[i]] for i in range(first, first + taken)],
    }


def _bonus_stack(s: State, stack: int) -> dict[str, Any]:
    top = top_bonus(s, stack)
    taken = s.bonus_taken[stack]
    first = stack * sizes.BONUS_STACK_SIZE
    return {
        "top": BONUS_TILES[top] if top >= 0 else None,
        "left": sizes.BONUS_STACK_SIZE - taken,
        "taken": [BONUS_TILES[s.deal.bonus[i] - 1] for i in range(first, first + taken)],
    }


def _turn(s: State, slot: int) -> dict[str, int]:
    return {"seat": slot >> 1, "slot": slot & 1, "card": s.card[slot], "value": s.value[slot]}


def seat_words(view: View, seat: int) -> dict[str, Any]:
    """What a view shows of one seat."""
    s = view.sketch
    if not 0 <= seat < s.deal.players:
        raise no_seat(s, seat)
    shown = s.phase != CARDS or seat == view.seat
    count = s.chosen[seat]
    cards = [[s.card[i], s.value[i]] for i in range(seat * 2, seat * 2 + count)] if shown else None
    first = seat * sizes.SITES
    return {
        "name": view.names[seat],
        "step": STEPS[s.deal.steps[seat]] if s.deal.steps[seat] >= 0 else None,
        "money": s.money[seat],
        "hand": [s.hand[i] for i in range(seat * sizes.CARD_VALUES, seat * sizes.CARD_VALUES + sizes.CARD_VALUES)],
        "tiles": {
            BONUS_TILES[i]: s.tiles[seat * sizes.BONUS_KINDS + i]
            for i in range(sizes.BONUS_KINDS)
            if s.tiles[seat * sizes.BONUS_KINDS + i]
        },
        "fresh": {
            BONUS_TILES[i]: s.fresh[seat * sizes.BONUS_KINDS + i]
            for i in range(sizes.BONUS_KINDS)
            if s.fresh[seat * sizes.BONUS_KINDS + i]
        },
        "bridge": [TILE_WORDS[s.bridge[i]] for i in range(first, first + s.built[seat])],
        "crests": {CRESTS[i]: s.crests[seat * sizes.CRESTS + i] for i in range(sizes.CRESTS)},
        "chapel": s.chapel[seat],
        "gate": s.gate[seat],
        "pawn": s.pawn[seat] if s.pawn[seat] >= 0 else None,
        "chosen": count,
        "cards": cards,
    }


def standings(s: State) -> dict[str, Any]:
    """What every category counts and would pay at the end, as things stand, seat by seat."""
    trial = s.copy()
    told: dict[str, Any] = {}
    players = s.deal.players
    for i in range(4):
        assess(trial, i)
        told[CATEGORIES[i]] = {
            "measure": [trial.measure[seat] for seat in range(players)],
            "gain": [trial.gain[seat] for seat in range(players)],
            "place": [trial.place[seat] for seat in range(players)],
        }
    return told


def ending(s: State, hide_hostelry: bool = False) -> dict[str, Any]:
    """What each seat would still be paid if this round ended now and were the last, and its place then.

    `tiles` and `sites` are the parts of it that no scoring pays; `round` says whom the scorings of every round pay in
    this one, as things stand.
    """
    players = s.deal.players
    trial = s.copy()
    settle(trial, HOSTELRY if hide_hostelry else -1)
    over = s.phase == OVER
    return {
        "add": [trial.gain[seat] for seat in range(players)],
        "place": [trial.place[seat] for seat in range(players)],
        "tiles": [0 if over else tiles_pay(s, seat) for seat in range(players)],
        "sites": [0 if over else -sites_cost(s, seat) for seat in range(players)],
        "round": {CATEGORIES[i]: _winner(s, i) for i in range(sizes.CATEGORIES)},
    }


def _winner(s: State, category: int) -> int | None:
    seat = round_winner(s, category)
    return seat if seat >= 0 else None
