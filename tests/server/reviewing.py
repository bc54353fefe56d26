"""Reviews for the tests of the server: finished games, and waiting until one is reviewed."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from london_bridge.record import Record
from london_bridge.server.services import Services
from london_bridge.server.storage.schema import reviews
from tests.review.games import random_game
from tests.waiting import until_seen

from .playing import Guest

FEW = 20


@cache
def finished(players: int = 2, seed: int = 5) -> Record:
    """A finished game of chance."""
    return random_game(players, seed)


def document(players: int = 2, seed: int = 5) -> dict[str, Any]:
    """The same as a document, with names."""
    return Record.document(finished(players, seed)) | {"players": ["Ann", "Bob", "Cid", "Dot"][:players]}


async def asked(guest: Guest, playouts: int = FEW, **what: Any) -> dict[str, Any]:
    """A review that is asked for."""
    answer = await guest.client.post("/api/reviews", json={"playouts": playouts} | what)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def refused(guest: Guest, body: Any) -> tuple[int, str, str]:
    """How a review is refused: status, code and sentence."""
    answer = await guest.client.post("/api/reviews", json=body)
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["message"]


async def looked_at(guest: Guest, review: str) -> dict[str, Any]:
    """A review as it is now."""
    answer = await guest.client.get(f"/api/reviews/{review}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def state_of(services: Services, review: str) -> tuple[str, str]:
    """State and stage of a review, as the database has them."""
    async with services.database.read() as connection:
        row = (await connection.execute(reviews.select().where(reviews.c.id == review))).one()
    return row.state, row.stage


async def done(guest: Guest, review: str, seconds: float = 60) -> dict[str, Any]:
    """A review when it is done."""

    async def is_done() -> bool:
        state, _ = await state_of(guest.running.services, review)
        assert state != "failed"
        return state == "done"

    await until_seen(is_done, seconds)
    return await looked_at(guest, review)


async def begun(guest: Guest, players: int = 2, seed: int = 5, **options: Any) -> str:
    """A table at which a game is taken up shortly before its end, against bots of chance."""
    record = document(players, seed)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
    deal = {"record": record, "move": len(record["moves"]) - 8}
    body = {"options": {"players": players, "pace": 0} | options, "seats": seats, "start": True, "deal": deal}
    answer = await guest.client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]["id"]
    return table


async def over(guest: Guest, players: int = 2, seed: int = 5, **options: Any) -> str:
    """The same, played to its end."""
    table = await begun(guest, players, seed, **options)
    async with guest.live(table) as live:
        await live.until("welcome")
        await live.play(random.Random(1))
    return table
