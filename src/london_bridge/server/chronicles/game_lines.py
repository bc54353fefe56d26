"""What a finished table puts into the chronicles of those who played there.

A game counts for whoever decided for their seat themselves, to the end by the rules, with a deal that nobody could
know: drawn by this server, or that of a day. A game from a seed, a record or a position can be played again by whoever
knows what lies in the stacks, and so can a day that is practised.
"""

from collections.abc import Collection
from typing import get_args

import msgspec

from london_bridge.bots.registry import level_of
from london_bridge.chronicle import VERSION, ChronicleLine
from london_bridge.rules.words import KINDS, SCORINGS
from london_bridge.server.storage.chronicle_rows import GameRows, Row
from london_bridge.server.tables.seats import TableSeat
from london_bridge.server.tables.table_state import TableState
from london_bridge.server.wire.view import Category, Tile

encode = msgspec.json.Encoder().encode
read_tiles = msgspec.json.Decoder(list[Tile]).decode
#: Where a deal comes from that nobody could know beforehand.
UNKNOWN_DEALS = ("drawn", "daily")


def mode_of(scoring: dict[str, str]) -> str:
    """2.8: all four printed on the board, all four of the expansion, or some of each."""
    base = sum(name == "base" for name in scoring.values())
    return {len(scoring): "base", 0: "expansion"}.get(base, "mixed")


def apart_of(state: TableState, seat: int, helped: Collection[int]) -> str:
    """Why a game does not count for a seat; nothing if it does."""
    place = state.seats[seat]
    if place.away is not None or place.conceded or seat in helped:
        return "left"
    if state.ended is None or state.ended.reason != "rules":
        return "unscored"
    practice = state.daily is not None and state.daily.practice
    return "" if state.deal.kind in UNKNOWN_DEALS and not practice else "known"


def who_is(place: TableSeat) -> str:
    """Whom somebody has met there."""
    if place.level is not None:
        return f"bot:{level_of(place.level)}"
    return "device" if place.local else f"person:{place.person}"


def levels_of(state: TableState) -> tuple[str | None, ...]:
    """The level of every bot, None for people."""
    return tuple(level_of(place.level) if place.level is not None else None for place in state.seats)


def rows_of(state: TableState, helped: Collection[int]) -> GameRows:
    """The rows of a table that is over. `helped` are the seats for which a substitute has moved. Of several people at
    one device only the one whose browser it is has a chronicle.
    """
    rows = GameRows(state.id, [], [], [])
    game = state.play.game.copy() if state.play is not None else None
    levels = levels_of(state)
    for seat, place in enumerate(state.seats):
        if place.person is None or place.local or state.ended is None:
            continue
        apart = apart_of(state, seat, helped)
        key: Row = {"person": place.person, "table_id": state.id, "seat": seat}
        head: Row = key | {
            "version": VERSION,
            "ended": state.ended.at,
            "sealed": state.daily.ends if state.daily is not None else 0,
            "apart": apart,
            "players": state.players,
        }
        if apart or game is None:
            rows.lines.append(head | blank())
            continue
        line = ChronicleLine.of(game, seat, levels)
        rows.lines.append(head | columns_of(line))
        for other, place_there in enumerate(state.seats):
            if other != seat:
                rows.opponents.append(key | {"other": other, "who": who_is(place_there), "ahead": other in line.ahead})
        rows.charters.extend(
            {
                "person": place.person,
                "charter": name,
                "table_id": state.id,
                "at": state.ended.at,
                "sealed": head["sealed"],
            }
            for name in line.charters
        )
    return rows


def columns_of(line: ChronicleLine) -> Row:
    """A line as the database has it."""
    return {
        "mode": mode_of(line.scoring),
        "scoring": "".join(str(names.index(line.scoring[category])) for category, names in SCORINGS.items()),
        "place": line.place,
        "money": line.money,
        "lead": line.lead,
        **{f"paid_{category}": amount for category, amount in line.paid.items()},
        **{f"built_{kind}": line.kinds[kind] for kind in KINDS},
        "line": line.line,
        "bridge": encode(line.bridge).decode(),
        "charters": " ".join(line.charters),
    }


def blank() -> Row:
    """The rest of a line that does not count."""
    return {
        "mode": "",
        "scoring": "",
        "place": 0,
        "money": 0,
        "lead": 0,
        **{f"paid_{category}": 0 for category in SCORINGS},
        **{f"built_{kind}": 0 for kind in KINDS},
        "line": 0,
        "bridge": "[]",
        "charters": "",
    }


def seats_moved(entries: list[str]) -> set[int]:
    """The seats for which a substitute moved, by its entries."""
    return {int(msgspec.json.decode(data)["seat"]) for data in entries}


def scoring_names(digits: str) -> dict[Category, str]:
    """By category, the scoring of a line."""
    return {one: SCORINGS[one][int(digit)] for one, digit in zip(get_args(Category), digits, strict=True)}


def plain_line(line: Row) -> Row:
    """A line as it stands in a file: in words, without what is the database's own."""
    head = {key: line[key] for key in ("table_id", "seat", "ended", "players", "apart")}
    if line["apart"]:
        return head
    return head | {
        "scoring": scoring_names(line["scoring"]),
        **{key: line[key] for key in ("mode", "place", "money", "lead", "line")},
        "paid": {category: line[f"paid_{category}"] for category in SCORINGS},
        "buildings": {kind: line[f"built_{kind}"] for kind in KINDS},
        "bridge": read_tiles(line["bridge"]),
        "charters": line["charters"].split(),
    }
