"""Before everything else: whoever asks far too often is told so without further ado, so that a flood costs little.

The framework would find the route, read the body and look up who asks, only to refuse it.
"""

from functools import lru_cache

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from london_bridge.server.live.channel import TOO_MANY
from london_bridge.server.people.addresses import address_key
from london_bridge.server.services import Services
from london_bridge.server.wire.people import Problem, ProblemAnswer

from . import request_checks

BODY = msgspec.json.encode(ProblemAnswer(Problem(code="too_fast", message="Too many requests; wait a little.")))
HEADERS = [
    (b"content-type", b"application/json"),
    (b"content-length", str(len(BODY)).encode()),
    (b"retry-after", b"2"),
]
key_of = lru_cache(maxsize=4096)(address_key)


#: Where something is looked up or worked out; the rest are files, which lie in memory.
COUNTED = ("/api/", "/t/", "/watch/", "/mail/", "/health")


def address_in(app: ASGIApp, scope: Scope) -> str | None:
    """Where a request comes from, as limits count it; None where no limits hold."""
    state = getattr(app, "state", None)
    services = state.get("services") if state is not None else None
    if not isinstance(services, Services) or not services.settings.limits:
        return None
    client = scope.get("client")
    return key_of(client[0]) if client is not None else ""


async def too_many(send: Send) -> None:
    """Say so."""
    await send({"type": "http.response.start", "status": 429, "headers": [*HEADERS]})
    await send({"type": "http.response.body", "body": BODY, "more_body": False})


async def turned_away(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> bool:
    """Whether this was too much, and is answered."""
    if not scope.get("path", "").startswith(COUNTED):
        return False  # nor is it for the lifespan of the server, which has no path
    address = address_in(app, scope)
    if address is None:
        return False
    if scope["type"] == ScopeType.HTTP:
        if request_checks.ANY_REQUEST.take(address):
            return False
        await too_many(send)
        return True
    services: Services = app.state["services"]  # type: ignore[attr-defined]  # it has one, else there is no address
    if await services.admission.opens(address):
        return False
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": TOO_MANY, "reason": ""})
    return True
