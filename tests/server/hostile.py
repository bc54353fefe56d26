"""Hostile visitors: requests that the OpenAPI document allows and forbids, frames that mean nothing, floods.

They use loopback only, and stop after a count that is given. `make soak` sends many, the tests a few.
"""

import asyncio
import json
import logging
import random
import string
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as from_seed
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.waiting import a_turn_of_the_loop

from .playing import Running, running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
KINDS = [
    "moves",
    "take_back",
    "undo",
    "preview",
    "outlook",
    "why",
    "hint",
    "look",
    "sit",
    "leave",
    "back",
    "bot",
    "open",
    "options",
    "start",
    "concede",
    "offer",
    "rematch",
    "name",
    "chat",
    "mute",
    "notify",
    "ping",
    "nonsense",
]
FIELDS = [
    "moves",
    "seat",
    "at",
    "ask",
    "name",
    "local",
    "level",
    "options",
    "fill",
    "yes",
    "text",
    "person",
    "on",
    "extra",
]


@contextmanager
def in_background(database: str, folder: Path, **more: Any) -> Iterator[Running]:
    """A server in a thread of its own."""
    found: list[Running] = []
    ready, stop = threading.Event(), threading.Event()

    async def main() -> None:
        async with running(database, folder, **more) as server:
            found.append(server)
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=asyncio.run, args=(main(),), daemon=True)
    thread.start()
    assert ready.wait(60)
    try:
        yield found[0]
    finally:
        stop.set()
        thread.join(30)


@contextmanager
def no_fault() -> Iterator[None]:
    """Fail if the server notes a fault of its own meanwhile."""
    noted: list[logging.LogRecord] = []
    plain = logging.getLogRecordFactory()

    # A server that starts sets its own handlers, so faults are taken where all records are made.
    def make(*values: Any, **more: Any) -> logging.LogRecord:
        record = plain(*values, **more)
        if record.levelno >= logging.ERROR and record.name.startswith(("london_bridge", "uvicorn", "asyncio")):
            noted.append(record)
        return record

    logging.setLogRecordFactory(make)
    try:
        yield
    finally:
        logging.setLogRecordFactory(plain)
    assert not noted, [(record.getMessage(), record.exc_info) for record in noted]


def by_document(
    base: str, table: str, examples: int, mode: GenerationMode, seed: int = 1, more: dict[str, str] | None = None
) -> Counter[int]:
    """Requests made from the OpenAPI document, half of them at a real table of somebody else; statuses by count.

    Raises if an answer is a fault, or is not what the document says.
    """
    schema = schemathesis.openapi.from_url(f"{base}/api/schema/openapi.json")
    statuses: Counter[int] = Counter()
    session = requests.Session()
    session.headers.update({"Origin": base} | (more or {}))
    rng = random.Random(seed)
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @from_seed(seed)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def attack(case: Any) -> None:
            if "table_id" in (case.path_parameters or {}) and not case.path.endswith("/stream") and rng.random() < 0.5:
                case.path_parameters["table_id"] = table
            response = case.call(session=session, timeout=60)
            statuses[response.status_code] += 1
            case.validate_response(response, checks=CHECKS)

        with suppress(Unsatisfiable):  # where nothing is asked for, nothing can be wrong
            attack()
    return statuses


# --- frames -----------------------------------------------------------------------------------------------------------


def anything(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    choice = rng.randrange(9 if depth < 4 else 6)
    match choice:
        case 0:
            return None
        case 1:
            return rng.random() < 0.5
        case 2:
            return rng.choice([0, 1, -1, 3, 4, 2**31, -(2**63), 2**70, 10**40])
        case 3:
            return rng.choice([0.5, -0.0, 1e308])
        case 4 | 5:
            return "".join(rng.choice(string.printable + "é\u202e\ud7ff\x00😀") for _ in range(rng.randrange(40)))
        case 6 | 7:
            return [anything(rng, depth + 1) for _ in range(rng.randrange(6))]
    return {str(anything(rng, 9)): anything(rng, depth + 1) for _ in range(rng.randrange(6))}


def likely(rng: random.Random, field: str) -> Any:
    """A value that could be meant, or nearly."""
    words = ["card:0", "card:4", "place:0", "place:5", "build:3", "pass", "done", "bonus:1", "card:9", "noblewoman", ""]
    match field:
        case "moves" | "ask":
            return [rng.choice(words) for _ in range(rng.choice([0, 1, 2, 24, 25, 60]))]
        case "seat":
            return rng.choice([0, 1, 2, 3, 4, -1, None, True, "0"])
        case "at":
            return rng.choice([0, 1, 99_999, 100_001, -1, None])
        case "level" | "fill" | "name":
            return rng.choice(["random", "journeyman", "boss", "", "x" * 100, "<script>alert(1)</script>"])
        case "options":
            return {"players": rng.choice([1, 2, 3, 4, 5]), "pace": rng.choice([0, -1, 10**6])}
        case "yes" | "on" | "local":
            return rng.choice([True, False, None, 1])
        case "text":
            return rng.choice(["hello", "", "x" * 2000, "\u202e", "<img src=x onerror=alert(1)>"])
    return anything(rng)


def frame(rng: random.Random, ids: list[str]) -> str | bytes:
    """Something to send to a live channel."""
    choice = rng.randrange(12)
    if choice == 0:
        return rng.randbytes(rng.randrange(200))
    if choice == 1:
        return "".join(rng.choice(string.printable) for _ in range(rng.randrange(200)))
    if choice == 2:
        return json.dumps(anything(rng))
    if choice == 3:
        return "[" * rng.choice([10, 1000, 30_000])
    if choice == 4:
        return json.dumps({"type": "chat", "id": "big", "text": "x" * rng.choice([1_000, 60_000, 70_000])})
    asked: dict[str, Any] = {"type": rng.choice(KINDS), "id": rng.choice(ids) if rng.random() < 0.3 else new(rng, ids)}
    for field in rng.sample(FIELDS, rng.randrange(5)):
        asked[field] = likely(rng, field) if rng.random() < 0.8 else anything(rng)
    if rng.random() < 0.1:
        asked["id"] = anything(rng)
    if rng.random() < 0.05:
        del asked["type"]
    text = json.dumps(asked)
    return text[: rng.randrange(len(text))] if rng.random() < 0.1 else text


def new(rng: random.Random, ids: list[str]) -> str:
    """An id that was not used yet, remembered to be used again."""
    made = f"h{rng.randrange(10**9)}"
    ids.append(made)
    return made


async def by_frames(
    port: int, table: str, count: int, seed: int, cookie: str | None = None, more: dict[str, str] | None = None
) -> Counter[str]:
    """Send frames to a table, coming back whenever one is thrown out; what came back, by kind."""
    rng = random.Random(seed)
    ids = ["old"]
    heard: Counter[str] = Counter()
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    headers = ({"Cookie": cookie} if cookie else {}) | (more or {})
    origin = Origin(f"http://127.0.0.1:{port}")
    sent = 0
    while sent < count:
        query = rng.choice(["", "?seat=0", "?seat=9", "?after=5", "?after=-1", "?after=x", "?seat=1&after=999999"])
        try:
            async with connect(url + query, additional_headers=headers, origin=origin, max_size=None) as socket:
                sent += await converse(socket, rng, ids, count - sent, heard)
        except ConnectionClosed as closed:
            heard[f"closed {closed.rcvd.code if closed.rcvd else 'hard'}"] += 1
            sent += 1
        except InvalidStatus as refused:
            heard[f"refused {refused.response.status_code}"] += 1
            sent += 1
    return heard


async def converse(socket: Any, rng: random.Random, ids: list[str], most: int, heard: Counter[str]) -> int:
    """Send frames until the server has had enough."""
    sent = 0

    async def listen() -> None:
        async for text in socket:
            heard[str(json.loads(text)["type"])] += 1

    listening = asyncio.create_task(listen())
    try:
        while sent < most and not listening.done():
            await socket.send(frame(rng, ids))
            sent += 1
            if sent % 7 == 0:
                await a_turn_of_the_loop()
        with suppress(TimeoutError):
            await asyncio.wait_for(await socket.ping(), 20)  # by then all of it was heard
    except ConnectionClosed:
        await asyncio.wait([listening], timeout=5)  # hear what was said before
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
    code = getattr(socket, "close_code", None)
    if code is not None:
        heard[f"closed {code}"] += 1
    return max(sent, 1)


async def one_by_one(
    port: int, table: str, count: int, seed: int, cookie: str | None = None, more: dict[str, str] | None = None
) -> Counter[str]:
    """Send frames, each after the last one was answered; how they were, by kind.

    Raises if one is neither answered nor a reason to close the connection.
    """
    rng = random.Random(seed)
    ids = ["old"]
    heard: Counter[str] = Counter()
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    headers = ({"Cookie": cookie} if cookie else {}) | (more or {})
    origin = Origin(f"http://127.0.0.1:{port}")
    while heard["sent"] < count:
        async with connect(url, additional_headers=headers, origin=origin, max_size=None) as socket:
            while heard["sent"] < count:
                sent = frame(rng, ids)
                heard["sent"] += 1
                try:
                    await socket.send(sent)
                    heard[await answer_to(sent, socket)] += 1
                except ConnectionClosed as closed:
                    if closed.rcvd is None:
                        raise AssertionError(f"hung up without a word after {sent[:200]!r}") from closed
                    heard[f"closed {closed.rcvd.code}"] += 1
                    break
    return heard


async def answer_to(sent: str | bytes, socket: Any) -> str:
    """The kind of the answer to a frame: one with its id, or a complaint about a frame in which no id can be read."""
    asked = id_in(sent)
    async with asyncio.timeout(20):
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "error" and asked is None:
                return "error"
            if asked is not None and (message.get("id") == asked or asked in message.get("acks", [])):
                return str(message["type"])


def id_in(sent: str | bytes) -> str | None:
    """The id of a frame, as far as an answer repeats it."""
    try:
        read = json.loads(sent)
    except (ValueError, RecursionError):
        return None
    found = read.get("id") if isinstance(read, dict) else None
    return found[:64] if isinstance(found, str) else None
