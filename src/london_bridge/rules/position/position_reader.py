"""The text of a position as a state. Field by field; what does not fit together is refused by `checking`."""

from collections.abc import Iterable
from dataclasses import dataclass

from london_bridge.rules import codes, sizes
from london_bridge.rules.box import Box, default_box
from london_bridge.rules.chance import undrawn_state
from london_bridge.rules.sizes import BONUS_STACKS
from london_bridge.rules.state import Deal, State
from london_bridge.rules.words import CATEGORIES, KINDS, SCORINGS, STEPS

from .checking import check, waiting
from .grammar import (
    BONUS_LETTERS,
    FIELDS,
    LATE,
    NONE,
    OPEN,
    SLOTS,
    UNKNOWN,
    VERSION,
    WATCH,
    PositionError,
    fail,
)
from .position_terms import number, tile_of
from .seat_text import Seat, read_seat

#: No position is longer; a longer text is not even looked at.
LONGEST = 4000


@dataclass(slots=True)
class Course:
    """Where in the round the game stands, as the last fields tell it."""

    phase: int
    words: list[str]
    turns: list[str]
    turn: int
    window: list[str]
    window_at: int


def read(text: str, boxes: Iterable[Box] = ()) -> tuple[str, State]:
    """Whose eyes a position is for, and its state. `boxes` are those besides the default one."""
    fields = _fields(text)
    eyes = fields["eyes"]
    deal = _deal(fields, _box(fields["box"], boxes))
    if eyes not in (OPEN, LATE, WATCH, *map(str, range(deal.players))):
        fail("eyes", f"{eyes[:20]!r} is none of {OPEN}, {LATE}, {WATCH}, 0 to {deal.players - 1}")
    s = _state(fields, deal, eyes)
    return eyes, s


def _fields(text: str) -> dict[str, str]:
    if not isinstance(text, str):
        fail("text", f"a line of text is needed, not {type(text).__name__}")
    if len(text) > LONGEST:
        fail("text", f"{len(text)} characters are too many; no position has more than {LONGEST}")
    parts = text.strip().replace("_", " ").split(" ")
    if parts[0] != VERSION:
        fail("version", f"it starts with {parts[0][:20]!r}; {VERSION} is the version that is known here")
    if len(parts) != len(FIELDS):
        after = FIELDS[min(len(parts), len(FIELDS)) - 1]
        fail(
            "text",
            f"{len(FIELDS)} fields, each after one space, are needed, not {len(parts)}; the last read is {after}",
        )
    return dict(zip(FIELDS, parts, strict=True))


def _box(label: str, boxes: Iterable[Box]) -> Box:
    for box in (default_box(), *boxes):
        if box.label == label:
            return box
    raise PositionError("box", f"{label[:80]!r} is not at hand; give the box with this name and digest", "1.4")


def _deal(fields: dict[str, str], box: Box) -> Deal:
    players = fields["seats"].count(";") + 1
    if players not in (2, 3, 4):
        fail("seats", f"2, 3 or 4 seats are needed, not {players}", "2.1")
    deal = Deal(box, players)
    deal.scoring = _scoring(fields["scoring"])
    deal.steps = _steps(fields["steps"], players) + [0 if UNKNOWN not in fields["steps"] else -1] * (4 - players)
    return deal


def _scoring(text: str) -> list[int]:
    names = text.split(",")
    if len(names) != len(CATEGORIES):
        fail("scoring", f"one scoring for each of {', '.join(CATEGORIES)} is needed, not {len(names)}", "2.8")
    for category, name in zip(CATEGORIES, names, strict=True):
        if name not in SCORINGS[category]:
            fail("scoring", f"{name[:20]!r} is no scoring of {category}: {', '.join(SCORINGS[category])}", "2.8")
    return [SCORINGS[category].index(name) for category, name in zip(CATEGORIES, names, strict=True)]


def _steps(text: str, players: int) -> list[int]:
    if text == UNKNOWN * players:
        return [-1] * players
    if sorted(text) != list(STEPS[:players]):
        fail("steps", f"{text[:20]!r} does not give each of the steps {', '.join(STEPS[:players])} to one seat", "2.4")
    return [STEPS.index(letter) for letter in text]


def _state(fields: dict[str, str], deal: Deal, eyes: str) -> State:
    late = eyes == LATE
    shown, markers = _rounds(fields["rounds"], deal.last_round)
    deal.markers = markers
    if fields["rondel"] == UNKNOWN:
        return _undrawn(deal, late)
    if min(deal.steps) < 0:
        fail("steps", "the steps are drawn before the rondel", "2.4")
    x = number(fields["rondel"], 0, 5, "rondel", "the stack that the X lies beside")
    deal.rondel = (x - sum(markers[:shown])) % sizes.OUTER_SPACES
    s = State(deal)
    course = _course(fields, deal)
    s.round = shown + 1 if course.phase == codes.MARKER else shown
    s.x, s.phase, s.undrawn = x, course.phase, int(late)
    s.taken, s.bonus_taken = _stacks(fields["stacks"], deal), _bonus(fields["bonus"], deal)
    s.stock = sum(codes.BIT[codes.CENTRE + kind] for kind in range(len(KINDS)) if s.taken[kind] < sizes.STACK_SIZE)
    _sit(s, [read_seat(text, seat, s) for seat, text in enumerate(fields["seats"].split(";"))])
    s.chapel_order = _order(fields["chapel"], s, "chapel")
    s.gate_order = _order(fields["gate"], s, "gate")
    ahead = list(s.chapel_order)
    s.chapel_rank = [ahead.index(seat) for seat in range(deal.players)] + [0] * (4 - deal.players)
    _go_on(s, course)
    _rest(s, fields)
    s.supply = _supply(s)
    check(s, eyes)
    s.seat = _acting(s)
    if s.phase > codes.BOOSTS and s.turns:
        s.played = s.card[s.order[min(s.turn, s.turns - 1)]]
    return s


def _acting(s: State) -> int:
    if s.phase == codes.BOOSTS:
        return s.window[s.window_at]
    return s.order[s.turn] >> 1 if codes.BOOSTS < s.phase < codes.OVER else -1


def _undrawn(deal: Deal, late: bool) -> State:
    """Where not even the set-up is drawn, there is nothing else to read."""
    deal.rondel = -1
    s = undrawn_state(deal)
    s.undrawn = int(late)
    return s


def _rounds(text: str, last: int) -> tuple[int, list[int]]:
    """How many markers are revealed, and all of them, 0 for those that are not known."""
    shown, colon, coming = text.partition(":")
    unknown = coming.endswith(UNKNOWN)
    figures = shown + coming.removesuffix(UNKNOWN)
    if not colon or not set(figures) <= set("123") or len(figures) > last or (len(figures) < last) is not unknown:
        fail("rounds", f"{text[:30]!r} is not {last} round markers as revealed:hidden, what is unknown as one ?", "2.2")
    return len(shown), [int(figure) for figure in figures] + [0] * (sizes.ROUNDS - len(figures))


def _stacks(text: str, deal: Deal) -> list[int]:
    parts = text.split("/")
    if len(parts) != len(KINDS):
        fail("stacks", f"six stacks with / between them are needed, not {len(parts)}", "1.9")
    taken, tiles = [], []
    for kind, part in zip(KINDS, parts, strict=True):
        halves = [half.split(",") if half else [] for half in _halves(part, f"stacks, {kind}")]
        read = [0 if word == UNKNOWN else tile_of(word, f"stacks, {kind}") for half in halves for word in half]
        taken.append(len(halves[0]))
        tiles += _whole(read, sizes.STACK_SIZE, f"stacks, {kind}")
    deal.stacks = tiles
    return taken


def _bonus(text: str, deal: Deal) -> list[int]:
    parts = text.split("/")
    if len(parts) != BONUS_STACKS:
        fail("bonus", f"three bonus stacks with / between them are needed, not {len(parts)}", "2.6")
    taken, tiles = [], []
    for i, part in enumerate(parts):
        where = f"bonus, stack {i}"
        halves = _halves(part, where)
        for letter in "".join(halves):
            if letter not in BONUS_LETTERS + UNKNOWN:
                fail(where, f"{letter!r} is no bonus tile; the letters are {', '.join(BONUS_LETTERS)}", "1.6")
        taken.append(len(halves[0]))
        tiles += _whole([BONUS_LETTERS.find(letter) + 1 for letter in "".join(halves)], 8, where)
    deal.bonus = tiles
    return taken


def _halves(text: str, where: str) -> tuple[str, str]:
    taken, colon, left = text.partition(":")
    if not colon or UNKNOWN in taken:
        fail(where, "the tiles that were taken, a colon, and those that are left are needed, each from the top")
    return taken, left


def _whole(read: list[int], size: int, where: str) -> list[int]:
    """A stack with its blanks: one ? at the end stands for all that is not known."""
    known = read[:-1] if read and read[-1] == 0 else read
    if 0 in known or len(known) > size or (len(known) < size) is (known is read):
        fail(where, f"{size} tiles are needed, taken and left together; one ? at the end stands for all unknown ones")
    return known + [0] * (size - len(known))


def _sit(s: State, seats: list[Seat]) -> None:
    pad = [0] * (4 - len(seats))
    s.money = [seat.money for seat in seats] + pad
    s.hand = [count for seat in seats for count in seat.hand] + [0] * sizes.CARD_VALUES * len(pad)
    s.bridge = [tile for seat in seats for tile in seat.bridge + [0] * (sizes.SITES - len(seat.bridge))] + [
        0
    ] * sizes.SITES * len(pad)
    s.built = [len(seat.bridge) for seat in seats] + pad
    s.crests = [count for seat in seats for count in seat.crests] + [0] * sizes.CRESTS * len(pad)
    s.tiles = [count for seat in seats for count in seat.tiles] + [0] * sizes.BONUS_KINDS * len(pad)
    s.fresh = [count for seat in seats for count in seat.fresh] + [0] * sizes.BONUS_KINDS * len(pad)
    s.chapel = [seat.chapel for seat in seats] + pad
    s.gate = [seat.gate for seat in seats] + pad
    s.pawn = [seat.pawn for seat in seats] + pad
    s.pawns = [sum(seat.pawn == space for seat in seats) for space in range(sizes.SPACES)]
    s.chosen = [len(seat.cards) for seat in seats] + pad
    slots = [(seat.cards + [(-1, -1)] * 2)[:2] for seat in seats] + [[(0, 0)] * 2] * len(pad)
    s.card = [printed for pair in slots for printed, _ in pair]
    s.value = [value for pair in slots for _, value in pair]


def _order(text: str, s: State, track: str) -> list[int]:
    """4.7: the seats from the front to the back of a track, in a pile from the top down."""
    players = s.deal.players
    if sorted(text) != [str(seat) for seat in range(players)]:
        fail(track, f"{text[:20]!r} does not name each seat once, from the front to the back", "4.7")
    return [int(figure) for figure in text] + [0] * (4 - players)


def _course(fields: dict[str, str], deal: Deal) -> Course:
    words = fields["phase"].split(":")
    if words[0] not in codes.PHASES:
        fail("phase", f"{words[0][:20]!r} is none of {', '.join(codes.PHASES)}")
    size = 2 if deal.cards_each == 2 else 1
    turns, turn = _at(fields["turns"], size, "turns")
    window, window_at = _at(fields["window"], 1, "window")
    return Course(codes.PHASES.index(words[0]), words[1:], turns, turn, window, window_at)


def _at(text: str, size: int, where: str) -> tuple[list[str], int]:
    if text == NONE:
        return [], 0
    before, colon, after = text.partition(":")
    if not colon or len(before) % size or len(after) % size:
        fail(where, f"{text[:30]!r} is not a sequence with a colon before the one that is next", "4.5")
    both = before + after
    return [both[i : i + size] for i in range(0, len(both), size)], len(before) // size


def _go_on(s: State, course: Course) -> None:
    """Turns, plus-one window, and what the phase is about."""
    players, each = s.deal.players, s.deal.cards_each
    known = {
        f"{seat}{SLOTS[slot] if each == 2 else ''}": seat * 2 + slot for seat in range(players) for slot in range(each)
    }
    if course.turns and sorted(course.turns) != sorted(known):
        fail("turns", f"each of {', '.join(known)} has one turn", "4.5")
    if course.window and sorted(course.window) != [str(seat) for seat in range(players)]:
        fail("window", "each seat is asked once", "4.4")
    s.order = ([known[turn] for turn in course.turns] + [0] * sizes.SEATS)[: sizes.SEATS]
    s.turns, s.turn = len(course.turns), course.turn
    s.window = ([int(seat) for seat in course.window] + [0] * sizes.SEATS)[: sizes.SEATS]
    s.window_size, s.window_at = len(course.window), course.window_at
    words = list(course.words)
    if words and words[-1] == "back":
        s.took_back = int(bool(words.pop()))
    if s.phase == codes.SITE and len(words) == 1:
        s.pending = tile_of(words[0], "phase")
    elif s.phase == codes.TILES and len(words) == 2 and words[1] in ("start", "end"):
        s.bonus_due = number(words[0], 1, 9, "phase", "how many bonus tiles are due")
        s.after_tiles = codes.PHASES.index(words[1])
    elif words or s.phase in (codes.SITE, codes.TILES):
        fail("phase", "write site:TILE, tiles:COUNT:start or tiles:COUNT:end, or the phase alone; :back may follow")


def _rest(s: State, fields: dict[str, str]) -> None:
    """What may still be drawn, and the lowest house number of the round."""
    if fields["drawing"] != NONE:
        strength, _, highest = fields["drawing"].partition(".")
        s.strength = number(strength, 0, 12, "drawing", "the strength that is left")
        s.last_drawn = number(highest, 1, 4, "drawing", "the highest card that may be drawn")
    if fields["lowest"] != NONE:
        lowest, _, seat = fields["lowest"].partition("@")
        s.lowest = number(lowest, 1, 60, "lowest", "a house number")
        s.lowest_seat = number(seat, 0, s.deal.players - 1, "lowest", "a seat")


def _supply(s: State) -> list[int]:
    """2.5, 5.1: the cards that no hand holds and that do not lie before a player, waiting for their turn."""
    before = [card for seat in range(s.deal.players) for card in waiting(s, seat)]
    hand = list(s.hand)
    held = [
        sum(hand[seat * sizes.CARD_VALUES + value] for seat in range(s.deal.players))
        for value in range(sizes.CARD_VALUES)
    ]
    return [0] + [
        s.deal.tables.cards[value] - held[value] - before.count(value) for value in range(1, sizes.CARD_VALUES)
    ]
