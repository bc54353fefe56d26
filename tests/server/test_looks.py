"""Faces: bots are characters, each once at a table; people have a portrait and a colour, stored with them."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from london_bridge.bots.characters import CHARACTERS
from london_bridge.server.bots.workers import QUICK, cost_of
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.tables import entries as e
from london_bridge.server.tables.bot_driver import bot_of
from london_bridge.server.tables.looks import character_for, colours_of
from london_bridge.server.tables.seats import TableSeat
from london_bridge.server.tables.table_state import TableState
from london_bridge.server.wire.options import Options

from .playing import Guest, running
from .test_life import ME, OPEN, code, people

BOT = {"kind": "bot", "level": "apprentice"}


async def seats_at(guest: Guest, table: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await guest.client.get(f"/api/tables/{table}")).json()["table"]["seats"]
    return found


def test_a_table_of_before_still_opens() -> None:
    """Entries without characters, portraits and colours: a bot plays its level, and seats have their own colours."""
    state = TableState("old")
    state.fold(e.Created(person="p", host="p", options=Options(players=2)), 1, 1)
    state.fold(e.decode(b'{"kind":"sit","person":"p","seat":0,"name":"Ann"}'), 2, 1)
    state.fold(e.decode(b'{"kind":"bot","seat":1,"level":"master","name":"Aldous"}'), 3, 1)
    assert bot_of(state, 1) == "master"
    told = state.info(0, 0).seats
    assert [(seat.character, seat.portrait, seat.colour) for seat in told] == [
        (None, None, "red"),
        (None, None, "blue"),
    ]


def test_a_characters_leaning_plays_and_a_substitute_has_none() -> None:
    state = TableState("new")
    state.fold(e.Created(person="p", host="p", options=Options(players=2)), 1, 1)
    state.fold(e.SatDown(person="p", seat=0, name="Ann"), 2, 1)
    state.fold(e.BotSat(seat=1, level="master", name="Hugh", character="hugh"), 3, 1)
    assert bot_of(state, 1) == "master:hugh"
    assert bot_of(state, 0) == state.options.substitute
    assert cost_of("journeyman:hugh") == QUICK  # it waits for nobody who searches
    assert cost_of("master:hugh") == cost_of("master") > QUICK


def test_of_two_who_want_one_colour_the_first_come_has_it_and_nobody_goes_without() -> None:
    assert colours_of([TableSeat(), TableSeat(), TableSeat(), TableSeat()]) == ["red", "blue", "green", "gold"]
    assert colours_of([TableSeat(), TableSeat(colour="red"), TableSeat(), TableSeat()]) == [
        "blue",
        "red",
        "green",
        "gold",
    ]
    assert colours_of([TableSeat(), TableSeat(), TableSeat(colour="red"), TableSeat(colour="blue")]) == [
        "green",
        "gold",
        "red",
        "blue",
    ]


def test_a_character_sits_at_a_table_once() -> None:
    assert character_for(["hugh", None], "maud") == "maud"
    assert character_for([name for name in CHARACTERS if name != "joan"], None) == "joan"
    with pytest.raises(RequestRefused, match="Hugh sits at this table already"):
        character_for(["hugh"], "hugh")
    with pytest.raises(RequestRefused, match="no character 'merlin'"):
        character_for([], "merlin")


@pytest.mark.slow
def test_looks_are_kept_with_the_person_and_settled_at_the_table(database: str, tmp_path: Path) -> None:
    """Portrait and colour go along wherever one sits down; a colour that is taken is refused, or given up quietly."""

    async def main() -> None:
        async with running(database, tmp_path) as server, AsyncExitStack() as stack:
            ann, bob = await people(stack, server, "Ann", "Bob")
            for guest, portrait in ((ann, "queen"), (bob, "friar")):
                body = {"name": "Ann" if guest is ann else "Bob", "portrait": portrait, "colour": "green"}
                me = (await guest.client.put("/api/me", json=body)).json()
                assert (me["person"]["portrait"], me["person"]["colour"]) == (portrait, "green")
            assert (await ann.client.put("/api/me", json={"name": "Ann"})).json()["person"]["portrait"] == "queen"
            assert [one["id"] for one in me["server"]["characters"]] == list(CHARACTERS)
            table = (await ann.create([ME, OPEN, BOT | {"character": "maud"}, BOT]))["id"]
            assert await code(bob, table, "sit", seat=1) == "ok"
            seats = await seats_at(ann, table)
            assert [seat["portrait"] for seat in seats] == ["queen", "friar", None, None]
            assert [seat["colour"] for seat in seats] == ["green", "blue", "red", "gold"]  # Ann was first
            assert seats[2]["name"] == "Maud"
            assert seats[3]["character"] not in (None, "maud")
            assert await code(bob, table, "dress", colour="green") == "colour_taken"
            assert await code(bob, table, "dress", colour="red", portrait="cook") == "ok"
            maud = {"seat": 3, "level": "master", "character": "maud"}
            assert await code(ann, table, "bot", **maud) == "character_taken"
            assert await code(ann, table, "bot", seat=3, level="master", character="joan") == "ok"
            seats = await seats_at(bob, table)
            assert [seat["colour"] for seat in seats] == ["green", "red", "blue", "gold"]
            assert [seat["name"] for seat in seats] == ["Ann", "Bob", "Maud", "Joan"]
            assert seats[1]["portrait"] == "cook"
            assert await code(ann, table, "start") == "ok"
            assert await code(bob, table, "dress", portrait="elder") == "not_allowed"

    asyncio.run(main())
