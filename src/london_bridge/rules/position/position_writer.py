"""A state as the text of a position. Whatever a state does not know (0 for a tile, -1 for a card) becomes `?`."""

from london_bridge.rules import codes, sizes
from london_bridge.rules.sizes import BONUS_STACKS, CENTRE_SPACE
from london_bridge.rules.state import State
from london_bridge.rules.words import CATEGORIES, FIRST_PARK, KINDS, SCORINGS, STEPS

from .grammar import BONUS_LETTERS, CENTRE_LETTER, CREST_LETTERS, NONE, SLOTS, UNKNOWN, VERSION


def write(s: State, eyes: str) -> str:
    """The position of a state, as the given eyes see it (the state must hold no more than they may know)."""
    players = s.deal.players
    return " ".join(
        [
            VERSION,
            eyes,
            s.deal.box.label,
            ",".join(SCORINGS[name][s.deal.scoring[i]] for i, name in enumerate(CATEGORIES)),
            _rounds(s),
            UNKNOWN if s.deal.rondel < 0 else str(s.x),
            "".join(UNKNOWN if s.deal.steps[seat] < 0 else STEPS[s.deal.steps[seat]] for seat in range(players)),
            "/".join(_stack(s, kind) for kind in range(len(KINDS))),
            "/".join(_bonus(s, stack) for stack in range(BONUS_STACKS)),
            ";".join(_seat(s, seat) for seat in range(players)),
            "".join(str(seat) for seat in list(s.chapel_order)[:players]),
            "".join(str(seat) for seat in list(s.gate_order)[:players]),
            _phase(s),
            _at([_slot(s, slot) for slot in list(s.order)[: s.turns]], s.turn),
            _at([str(seat) for seat in list(s.window)[: s.window_size]], s.window_at),
            f"{s.strength}.{s.last_drawn}" if s.last_drawn else NONE,
            f"{s.lowest}@{s.lowest_seat}" if s.lowest else NONE,
        ]
    )


def tile_text(tile: int) -> str:
    """A tile: its house number, or a park's crest as a letter."""
    return str(tile) if tile < FIRST_PARK else CREST_LETTERS[tile - FIRST_PARK]


def _rounds(s: State) -> str:
    """The markers that are revealed, and those to come."""
    markers = list(s.deal.markers)[: s.deal.last_round]
    shown = s.round - 1 if s.phase == codes.MARKER else s.round
    shown = max(0, shown)
    return f"{_run(markers[:shown])}:{_run(markers[shown:])}"


def _run(numbers: list[int]) -> str:
    """Single figures up to the first that is not known, which stands for itself and all after it."""
    return "".join(str(number) if number else UNKNOWN for number in _known(numbers))


def _known(items: list[int]) -> list[int]:
    return items[: items.index(0) + 1] if 0 in items else items


def _stack(s: State, kind: int) -> str:
    tiles = list(s.deal.stacks)[kind * sizes.STACK_SIZE : kind * sizes.STACK_SIZE + sizes.STACK_SIZE]
    at = s.taken[kind]
    halves = (tiles[:at], _known(tiles[at:]))
    return ":".join(",".join(tile_text(tile) if tile else UNKNOWN for tile in half) for half in halves)


def _bonus(s: State, stack: int) -> str:
    tiles = list(s.deal.bonus)[stack * sizes.BONUS_STACK_SIZE : stack * sizes.BONUS_STACK_SIZE + sizes.BONUS_STACK_SIZE]
    at = s.bonus_taken[stack]
    halves = (tiles[:at], _known(tiles[at:]))
    return ":".join("".join(BONUS_LETTERS[tile - 1] if tile else UNKNOWN for tile in half) for half in halves)


def _seat(s: State, seat: int) -> str:
    hand = "".join(str(value) * s.hand[seat * sizes.CARD_VALUES + value] for value in range(sizes.CARD_VALUES))
    tiles, fresh = (
        "".join(letter * counts[seat * sizes.BONUS_KINDS + i] for i, letter in enumerate(BONUS_LETTERS))
        for counts in (s.tiles, s.fresh)
    )
    pawn = s.pawn[seat]
    return "/".join(
        [
            str(s.money[seat]),
            hand or NONE,
            ",".join(
                tile_text(tile) for tile in list(s.bridge)[seat * sizes.SITES : seat * sizes.SITES + s.built[seat]]
            )
            or NONE,
            f"{tiles}:{fresh}" if fresh else tiles or NONE,
            str(s.chapel[seat]),
            str(s.gate[seat]),
            NONE if pawn < 0 or s.deal.rondel < 0 else CENTRE_LETTER if pawn == CENTRE_SPACE else str(pawn),
            ",".join(_card(s, seat * 2 + slot) for slot in range(s.chosen[seat])) or NONE,
        ]
    )


def _card(s: State, slot: int) -> str:
    """A card that is played: its value, and by how much plus-one tiles have raised it."""
    printed, raised = s.card[slot], s.value[slot] - s.card[slot]
    return UNKNOWN if printed < 0 else f"{printed}.{raised}" if raised else str(printed)


def _slot(s: State, slot: int) -> str:
    return f"{slot >> 1}{SLOTS[slot & 1]}" if s.deal.cards_each == 2 else str(slot >> 1)


def _at(items: list[str], at: int) -> str:
    """A sequence with a colon before the one that is next."""
    return f"{''.join(items[:at])}:{''.join(items[at:])}" if items else NONE


def _phase(s: State) -> str:
    words = [codes.PHASES[s.phase]]
    if s.phase == codes.SITE:
        words.append(tile_text(s.pending))
    if s.phase == codes.TILES:
        words += [str(s.bonus_due), codes.PHASES[s.after_tiles]]
    if s.took_back:
        words.append("back")
    return ":".join(words)
