"""The box: section 1 of the rules as one data file, checked when it is loaded.

`box.json` beside this file is the reconstruction that everybody plays with. Someone who owns the game may
write a file of their own (same shape, another name) and point to it; every check below says what is wrong and where.
Facts that all rulebooks state (1.1, 1.2, 1.6, 1.7) must hold in every box; what had to be reconstructed may differ.
"""

import hashlib
import json
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NoReturn

from london_bridge.errors import LondonBridgeError

from . import sizes
from .box_tables import ALL_CRESTS, TRACK_LIMIT, Tables
from .words import BONUS_TILES, CRESTS, FIRST_PARK, HOUSES, KINDS, PARK

DEFAULT_NAME: Final = "reconstruction-1"
SIZE_LIMIT: Final = 100_000  # characters in a box file
MARKER_NUMBERS: Final = ("1", "2", "3")
KEYS: Final = (
    "name",
    "stacks",
    "buildings",
    "crests",
    "cards",
    "bonus",
    "round_markers",
    "rondel",
    "chapel_track",
    "gate_track",
)


class BoxError(LondonBridgeError):
    """A box file that cannot be right; the message says what is wrong, where, and by which rule."""


class Box:
    """The components of one edition of the game. Two boxes with the same data are equal."""

    name: str
    digest: str
    tables: Tables
    data: dict[str, Any]

    def __init__(self, data: dict[str, Any]) -> None:
        """Check the data and lay it out for the engine."""
        self.tables = check(data)
        self.data = json.loads(canonical(data))  # its own: what the caller changes later changes no box
        self.name = data["name"]
        self.digest = digest(data)
        if self.name == DEFAULT_NAME and self.digest != digest(default_data()):
            fail("name", f"{DEFAULT_NAME} is the name of the default box; give your own data another name.", "1.4")

    @property
    def label(self) -> str:
        """How a record names this box: by its name, and, unless it is the default one, by its digest."""
        return self.name if self.name == DEFAULT_NAME else f"{self.name}@{self.digest}"

    @staticmethod
    def load(path: str | Path) -> "Box":
        """Read a box file of one's own."""
        try:
            with Path(path).open(encoding="utf-8-sig") as file:
                text = file.read(SIZE_LIMIT + 1)  # no more than it takes to see that it is too much
        except OSError as error:
            raise BoxError(f"The box file {path} cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise BoxError(f"The box file {path} is not a text file in UTF-8.") from None
        data = parse(text, str(path))
        try:
            return Box(data)
        except BoxError as error:  # with several files, which one it is
            raise BoxError(f"{path}, {str(error).removeprefix('box, ')}") from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and other.digest == self.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __repr__(self) -> str:
        return f"Box({self.label})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (default_box, ()) if self.name == DEFAULT_NAME else (Box, (self.data,))


@cache
def default_data() -> dict[str, Any]:
    """The data file of the product."""
    return parse(resources.files(__package__).joinpath("box.json").read_text(encoding="utf-8"), "box.json")


@cache
def default_box() -> Box:
    """The box of section 1: our reconstruction."""
    return Box(default_data())


def canonical(data: dict[str, Any]) -> str:
    """The one way to write a box as JSON: keys sorted, no spaces, no escapes that are not needed."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: dict[str, Any]) -> str:
    """SHA-256 of the canonical JSON, in hexadecimal."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()


def parse(text: str, source: str) -> dict[str, Any]:
    """JSON text to data; also refuses a key that stands twice, and a file out of all proportion."""

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        seen: dict[str, Any] = {}
        for key, value in pairs:
            if key in seen:
                raise BoxError(f"{source}: {short(key)} stands twice in the same place; keep one of them.")
            seen[key] = value
        return seen

    if len(text) > SIZE_LIMIT:
        raise BoxError(f"{source}: a box file has at most {SIZE_LIMIT:,} characters; this one has more.")
    try:
        data = json.loads(text, object_pairs_hook=unique)
    except json.JSONDecodeError as error:
        raise BoxError(f"{source} is not JSON: {error.msg} in line {error.lineno}, column {error.colno}.") from None
    except RecursionError:
        raise BoxError(f"{source} is nested too deeply to be a box file.") from None
    except ValueError:  # Python refuses to read numbers of thousands of digits
        raise BoxError(f"{source} holds a number that is far too long for a box file.") from None
    if not isinstance(data, dict):
        raise BoxError(f"{source}: a box file is one JSON object with the keys {', '.join(KEYS)}.")
    return data


def fail(place: str, what: str, rule: str) -> NoReturn:
    """Refuse a box."""
    raise BoxError(f"box, {place}: {what} (rule {rule})")


def check(data: dict[str, Any]) -> Tables:
    """Check a box and lay it out; the first thing that is wrong is told."""
    for key in KEYS:
        if key not in data:
            fail(key, "this key is missing.", "1.4")
    for key in data:
        if key not in KEYS:
            fail(short(key), f"unknown key; a box has {', '.join(KEYS)}.", "1.4")
    if not isinstance(data["name"], str) or not re.fullmatch(r"[a-z0-9][a-z0-9._-]{0,39}", data["name"]):
        fail(
            "name",
            "1 to 40 small letters, digits, dots, dashes or underscores, a letter or digit first.",
            "1.4",
        )
    tables = Tables()
    check_stacks(data["stacks"], tables)
    check_buildings(data["buildings"], data["crests"], tables)
    check_counts(data, tables)
    check_bonus(data["bonus"], tables)
    check_rondel(data["rondel"], tables)
    money, last, _ = check_track(data["chapel_track"], "chapel_track", "1.10")
    tables.chapel_money, tables.chapel_last = money, last
    money, last, bonus = check_track(data["gate_track"], "gate_track", "1.11")
    tables.gate_money, tables.gate_last, tables.gate_bonus = money, last, bonus
    return tables


def whole(value: object, place: str, rule: str, low: int, high: int) -> int:
    """A whole number within bounds (true and false are no numbers here)."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        needed = f"a whole number from {low} to {high}" if low < high else f"the number {low}"
        fail(place, f"{needed} is needed, not {short(value)}.", rule)
    return value


def short(value: object) -> str:
    """A value as a message can show it."""
    text = json.dumps(value, ensure_ascii=False, default=repr).encode("utf-8", "replace").decode()
    return text if len(text) <= 40 else text[:37] + "..."


def mapping(value: object, place: str, rule: str, keys: tuple[str, ...] | None = None) -> dict[str, Any]:
    """A JSON object, if keys are given with just those."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        fail(place, f"an object is needed, not {short(value)}.", rule)
    if keys is not None and set(value) != set(keys):
        wrong = sorted(set(value) ^ set(keys))
        fail(
            place,
            f"the keys {', '.join(keys)} are needed, each once; {short(wrong[0])} is missing or unknown.",
            rule,
        )
    return value


def check_stacks(stacks: object, tables: Tables) -> None:
    """1.9: the six kinds, clockwise from the gate."""
    if not isinstance(stacks, list) or sorted(map(str, stacks)) != sorted(KINDS) or stacks[0] != "gate":
        fail("stacks", f"the six kinds clockwise, the gate first, are needed: {', '.join(KINDS)}.", "1.9")
    tables.kind_at = [KINDS.index(kind) for kind in stacks]
    tables.place_of = [stacks.index(kind) for kind in KINDS]


def missing(buildings: dict[str, Any]) -> str:
    """The house numbers that are nowhere, told beside what is wrong about those that are there."""
    lists = [buildings[name] for name in KINDS if name != "park" and isinstance(buildings[name], list | dict)]
    there = {str(number) for numbers in lists for number in numbers}
    absent = [str(number) for number in range(1, HOUSES + 1) if str(number) not in there]
    if not absent:
        return ""
    if len(absent) == 1:
        return f" House number {absent[0]} is missing."
    return f" House numbers {', '.join(absent[:5])}{' and others' if len(absent) > 5 else ''} are missing."


def check_buildings(buildings: object, totals: object, tables: Tables) -> None:
    """1.1 to 1.4: 12 tiles of every kind, every number once, crests that add up to what the file says."""
    all_kinds = mapping(buildings, "buildings", "1.1", KINDS)
    kinds = [0] * (FIRST_PARK + 4)
    crests = [0] * (FIRST_PARK + 4)
    counted = dict.fromkeys(CRESTS, 0)
    for kind, name in enumerate(KINDS):
        place = f"buildings.{name}"
        if kind == PARK:
            parks = mapping(all_kinds[name], place, "1.3", CRESTS)
            for crest in CRESTS:
                counted[crest] += whole(parks[crest], f"{place}.{crest}", "1.3", 0, sizes.STACK_SIZE)
            if sum(parks.values()) != sizes.STACK_SIZE:
                fail(place, f"there are 12 parks; these crests add up to {sum(parks.values())}.", "1.1")
            continue
        entries = all_kinds[name]
        if name == "guild":
            if not isinstance(entries, list):
                fail(place, "a list of house numbers is needed (a guild house carries all four crests).", "1.3")
            pairs: list[tuple[object, object]] = [(number, None) for number in entries]
        else:
            pairs = list(mapping(entries, place, "1.3").items())
        if len(pairs) != sizes.STACK_SIZE:
            fail(place, f"there are 12 tiles of every kind; here are {len(pairs)}.{missing(all_kinds)}", "1.1")
        for word, crest_word in pairs:
            text = str(word)
            written = name != "guild" or (isinstance(word, int) and not isinstance(word, bool))  # "4" is no number
            if not written or not re.fullmatch(r"[1-9][0-9]?", text) or int(text) > HOUSES:
                fail(place, f"a house number from 1 to {HOUSES} is needed, not {short(word)}.", "1.2")
            number = int(text)
            if crests[number]:
                fail(
                    place,
                    f"house number {number} is on two tiles; every number is there once.{missing(all_kinds)}",
                    "1.2",
                )
            kinds[number] = kind
            if name == "guild":
                crests[number] = ALL_CRESTS + 1
            elif crest_word not in CRESTS:
                fail(
                    f"{place}.{number}",
                    f"a crest ({', '.join(CRESTS)}) is needed, not {short(crest_word)}.",
                    "1.3",
                )
            else:
                crests[number] = CRESTS.index(str(crest_word)) + 1
                counted[str(crest_word)] += 1
    # Five kinds of 12 tiles with different numbers from 1 to 60: no number is missing.
    said = mapping(totals, "crests", "1.3", CRESTS)
    for crest in CRESTS:
        if whole(said[crest], f"crests.{crest}", "1.3", 0, 60) != counted[crest]:
            fail(
                f"crests.{crest}",
                f"{said[crest]} tiles with one {crest} crest are announced, and {counted[crest]} are there.",
                "1.3",
            )
    tables.kind = kinds[:FIRST_PARK] + [PARK] * 4
    tables.crest = [max(0, crest - 1) for crest in crests[:FIRST_PARK]] + [0, 1, 2, 3]
    tiles: list[int] = []
    for kind in range(len(KINDS)):
        if kind == PARK:
            tiles += [FIRST_PARK + i for i, crest in enumerate(CRESTS) for _ in range(all_kinds["park"][crest])]
        else:
            tiles += [number for number in range(1, HOUSES + 1) if kinds[number] == kind]
    tables.tiles = tiles


def check_counts(data: dict[str, Any], tables: Tables) -> None:
    """1.5, 1.7: enough cards for every set-up, and 15 round markers."""
    cards = mapping(data["cards"], "cards", "1.5", ("0", "1", "2", "3", "4"))
    whole(cards["0"], "cards.0", "1.5", 4, 4)
    for value in ("1", "2", "3", "4"):
        whole(cards[value], f"cards.{value}", "1.5", 5, 99)  # 2.5: four hands take five of each at most
    tables.cards = [cards[value] for value in ("0", "1", "2", "3", "4")]
    markers = mapping(data["round_markers"], "round_markers", "1.7", MARKER_NUMBERS)
    for number in MARKER_NUMBERS:
        whole(markers[number], f"round_markers.{number}", "1.7", 0, 15)
    if sum(markers.values()) != 15:
        fail("round_markers", f"there are 15 round markers; these are {sum(markers.values())}.", "1.7")
    tables.markers = [int(number) for number in MARKER_NUMBERS for _ in range(markers[number])]


def check_bonus(stacks: object, tables: Tables) -> None:
    """1.6: three stacks of eight, three tiles of each kind in all."""
    if not isinstance(stacks, list) or len(stacks) != sizes.BONUS_STACKS:
        fail("bonus", "three lists of bonus tiles are needed.", "1.6")
    count = dict.fromkeys(BONUS_TILES, 0)
    for i, stack in enumerate(stacks):
        if not isinstance(stack, list) or len(stack) != sizes.BONUS_STACK_SIZE:
            fail(f"bonus[{i}]", "eight bonus tiles are needed.", "1.6")
        for tile in stack:
            if not isinstance(tile, str) or tile not in count:
                fail(
                    f"bonus[{i}]",
                    f"{short(tile)} is no bonus tile; they are {', '.join(BONUS_TILES)}.",
                    "1.6",
                )
            count[tile] += 1
    for tile, number in count.items():
        if number != 3:
            fail("bonus", f"there are three tiles of every kind; of {tile} there are {number}.", "1.6")
    tables.bonus = [BONUS_TILES.index(tile) + 1 for stack in stacks for tile in sorted(stack)]


def check_rondel(spaces: object, tables: Tables) -> None:
    """1.8: the X, then what the other outer spaces pay, clockwise."""
    if not isinstance(spaces, list) or len(spaces) != sizes.OUTER_SPACES or spaces[0] != "X":
        fail("rondel", 'six outer spaces clockwise, "X" first, are needed.', "1.8")
    tables.pays = [0] + [whole(spaces[i], f"rondel[{i}]", "1.8", 1, 9) for i in range(1, sizes.OUTER_SPACES)]


def check_track(track: object, place: str, rule: str) -> tuple[list[int], int, list[int]]:
    """1.10, 1.11: the money by space, the last space, and the bonus spaces."""
    keys = ("spaces", "money", "bonus") if place == "gate_track" else ("spaces", "money")
    parts = mapping(track, place, rule, keys)
    last = whole(parts["spaces"], f"{place}.spaces", rule, 5, TRACK_LIMIT)
    money = [0] * (TRACK_LIMIT + 1)
    for word, amount in mapping(parts["money"], f"{place}.money", rule).items():
        if not re.fullmatch(r"[1-9][0-9]?", word) or int(word) > last:
            fail(f"{place}.money", f"{short(word)} is not a space of this track (1 to {last}).", rule)
        money[int(word)] = whole(amount, f"{place}.money.{word}", rule, 1, 50)
    before = 0
    for space in range(1, last + 1):  # (the keys of a JSON object have no order, but the spaces have)
        if money[space] and money[space] <= before:
            fail(
                f"{place}.money",
                f"the track is not rising: space {space} pays {money[space]}, and one before it pays {before}.",
                rule,
            )
        before = max(before, money[space])
    bonus = [0] * (TRACK_LIMIT + 1)
    if "bonus" in keys:
        spaces = parts["bonus"]
        if not isinstance(spaces, list):
            fail(f"{place}.bonus", "a list of spaces is needed.", rule)
        before = 0
        for space in spaces:
            if whole(space, f"{place}.bonus", rule, 1, last) <= before:
                fail(f"{place}.bonus", f"the track is not rising at space {space}.", rule)
            before = space
            bonus[space] = 1
    return money, last, bonus
