"""A view as JSON text, written straight from its sketch. Compiled: a table does it after every move.

The text says what `writing.view_words` says, key by key; a test holds the two together. It comes in parts, because a
table puts them together anew for every seat: all but the seats, and each seat by itself.
"""

import json
from functools import lru_cache

from london_bridge.rules import codes, words
from london_bridge.rules.scoring import assess
from london_bridge.rules.state import State, top_bonus, top_tile
from london_bridge.rules.words import BONUS_TILES, CATEGORIES, KINDS, SCORINGS, STEPS, tile_word

from .sight import View

PHASES = codes.PHASES
CARDS = codes.CARDS
OVER = codes.OVER
CRESTS = words.CRESTS
FIRST_PARK = words.FIRST_PARK


@lru_cache(maxsize=4096)
def quoted(text: str) -> str:
    """A text as JSON has it."""
    return json.dumps(text, ensure_ascii=False)


def _tile_texts() -> tuple[str, ...]:
    return tuple([json.dumps(tile_word(tile)) for tile in range(FIRST_PARK + len(CRESTS))])


#: The word of every tile as JSON has it.
TILE_TEXTS = _tile_texts()


def body_text(view: View, moves: int, hide_hostelry: bool) -> str:
    """A view without whose it is and without its seats, as the inside of an object; `moves` is the length of the line.

    The standing of the hostelry can be left out, for it tells what is in the hands.
    """
    s = view.sketch
    deal = s.deal
    players = deal.players
    scoring = ",".join([f'"{name}":"{SCORINGS[name][deal.scoring[i]]}"' for i, name in enumerate(CATEGORIES)])
    markers = ",".join([f"{deal.markers[i]}" for i in range(min(s.round, deal.last_round)) if deal.markers[i]])
    pays = ",".join([f"{deal.tables.pays[(space - s.x + 6) % 6]}" for space in range(6)])
    stacks = ",".join([f'"{kind}":{_stack(s, i)}' for i, kind in enumerate(KINDS)])
    chapel = ",".join([f"{s.chapel_order[i]}" for i in range(players)])
    gate = ",".join([f"{s.gate_order[i]}" for i in range(players)])
    turns = ",".join([_turn(s, s.order[i]) for i in range(s.turns)])
    window = ",".join([f"{s.window[i]}" for i in range(s.window_size)])
    pending = TILE_TEXTS[s.pending] if s.pending else "null"
    lowest = f'{{"number":{s.lowest},"seat":{s.lowest_seat}}}' if s.lowest else "null"
    return (
        f'"box":{quoted(deal.box.label)},"scoring":{{{scoring}}},"round":{s.round},"rounds":{deal.last_round},'
        f'"markers":[{markers}],"rondel":{{"start":{deal.rondel},"x":{s.x},"pays":[{pays}]}},'
        f'"phase":"{PHASES[s.phase]}","acting":[{_acting(s)}],"stacks":{{{stacks}}},'
        f'"bonus":[{_bonus_stack(s, 0)},{_bonus_stack(s, 1)},{_bonus_stack(s, 2)}],'
        f'"supply":[{s.supply[0]},{s.supply[1]},{s.supply[2]},{s.supply[3]},{s.supply[4]}],'
        f'"chapel_order":[{chapel}],"gate_order":[{gate}],"turn":{s.turn},"turns":[{turns}],'
        f'"now":{{"card":{s.played},"tile":{pending},"strength":{s.strength},"last_drawn":{s.last_drawn},'
        f'"bonus_due":{s.bonus_due},"after_tiles":"{PHASES[s.after_tiles]}",'
        f'"took_back":{"true" if s.took_back else "false"},"window":[{window}],"window_at":{s.window_at}}},'
        f'"lowest":{lowest},"standings":{{{_standings(s, hide_hostelry)}}},"moves":{moves}'
    )


def seat_text(view: View, seat: int, hide_hand: bool, hide_money: bool) -> str:
    """What a view shows of one seat, and the size of its hand; its cards and its money can be left out."""
    s = view.sketch
    whose = view.seat
    first, site = seat * 5, seat * 12
    size = s.hand[first] + s.hand[first + 1] + s.hand[first + 2] + s.hand[first + 3] + s.hand[first + 4]
    hand = "null"
    if not hide_hand:
        hand = f"[{s.hand[first]},{s.hand[first + 1]},{s.hand[first + 2]},{s.hand[first + 3]},{s.hand[first + 4]}]"
    step = f'"{STEPS[s.deal.steps[seat]]}"' if s.deal.steps[seat] >= 0 else "null"
    bridge = ",".join([TILE_TEXTS[s.bridge[i]] for i in range(site, site + s.built[seat])])
    crests = ",".join([f'"{CRESTS[i]}":{s.crests[seat * 4 + i]}' for i in range(4)])
    tiles = ",".join([f'"{BONUS_TILES[i]}":{s.tiles[seat * 8 + i]}' for i in range(8) if s.tiles[seat * 8 + i]])
    fresh = ",".join([f'"{BONUS_TILES[i]}":{s.fresh[seat * 8 + i]}' for i in range(8) if s.fresh[seat * 8 + i]])
    count = s.chosen[seat]
    cards = "null"
    if s.phase != CARDS or seat == whose:
        cards = ",".join([f"[{s.card[i]},{s.value[i]}]" for i in range(seat * 2, seat * 2 + count)])
        cards = f"[{cards}]"
    money = "null" if hide_money else f"{s.money[seat]}"
    pawn = f"{s.pawn[seat]}" if s.pawn[seat] >= 0 else "null"
    return (
        f'{{"name":{quoted(view.names[seat])},"step":{step},"money":{money},"hand":{hand},"tiles":{{{tiles}}},'
        f'"fresh":{{{fresh}}},"bridge":[{bridge}],"crests":{{{crests}}},"chapel":{s.chapel[seat]},'
        f'"gate":{s.gate[seat]},"pawn":{pawn},"chosen":{count},"cards":{cards},"hand_size":{size}}}'
    )


def _acting(s: State) -> str:
    if s.phase == CARDS:
        return ",".join([f"{seat}" for seat in range(s.deal.players) if s.chosen[seat] < s.deal.cards_each])
    return f"{s.seat}" if s.phase < OVER else ""


def _stack(s: State, kind: int) -> str:
    top = top_tile(s, kind)
    taken = s.taken[kind]
    first = kind * 12
    tiles = ",".join([TILE_TEXTS[s.deal.stacks[i]] for i in range(first, first + taken)])
    return f'{{"top":{TILE_TEXTS[top] if top else "null"},"left":{12 - taken},"taken":[{tiles}]}}'


def _bonus_stack(s: State, stack: int) -> str:
    top = top_bonus(s, stack)
    taken = s.bonus_taken[stack]
    first = stack * 8
    tiles = ",".join([f'"{BONUS_TILES[s.deal.bonus[i] - 1]}"' for i in range(first, first + taken)])
    shown = f'"{BONUS_TILES[top]}"' if top >= 0 else "null"
    return f'{{"top":{shown},"left":{8 - taken},"taken":[{tiles}]}}'


def _turn(s: State, slot: int) -> str:
    return f'{{"seat":{slot >> 1},"slot":{slot & 1},"card":{s.card[slot]},"value":{s.value[slot]}}}'


def _standings(s: State, hide_hostelry: bool) -> str:
    trial = s.copy()
    told = []
    players = s.deal.players
    for i in range(4):
        name = CATEGORIES[i]
        assess(trial, i)
        if hide_hostelry and name == "hostelry":
            told.append('"hostelry":null')
            continue
        measure = ",".join([f"{trial.measure[seat]}" for seat in range(players)])
        gain = ",".join([f"{trial.gain[seat]}" for seat in range(players)])
        place = ",".join([f"{trial.place[seat]}" for seat in range(players)])
        told.append(f'"{name}":{{"measure":[{measure}],"gain":[{gain}],"place":[{place}]}}')
    return ",".join(told)
