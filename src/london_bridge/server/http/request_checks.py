"""Who comes in: the visitor of every request, the check of where a page came from, and how often one may ask."""

from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.types import Send

from london_bridge.server.json_text import holds_nul
from london_bridge.server.people.addresses import address_key
from london_bridge.server.people.identity import COOKIE
from london_bridge.server.people.visitor import Visitor
from london_bridge.server.rate_limits import RateLimiter
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.services import Services
from london_bridge.server.settings import Settings
from london_bridge.server.wire.people import Problem, ProblemAnswer

NUL = "\0"
SAFE = ("GET", "HEAD", "OPTIONS")
#: Where something about people is changed.
PEOPLE = ("/api/me", "/api/session", "/api/recover", "/mail/")
#: Requests of one address, which may be a whole school (see `flood_limit`); and what takes long.
ANY_REQUEST, HEAVY = RateLimiter(600, 10.0), RateLimiter(20, 20.0)


def services_of(state: State) -> Services:
    """The parts of the server."""
    found = state["services"]
    assert isinstance(found, Services)
    return found


async def visitor_of(state: State, request: Request[Any, Any, Any]) -> Visitor:
    """Who makes this request."""
    services = services_of(state)
    known = request.scope.get("visitor")  # a program, whose token was looked at already
    visitor = known if isinstance(known, Visitor) else await services.authenticator.visitor(request)
    visitor.newcomer = partial(services.admission.grant_guest, address_of(request))
    request.scope["visitor"] = visitor  # type: ignore[typeddict-unknown-key]  # for `answers.finish`
    if services.settings.secure is not None:
        request.scope["secure_cookie"] = services.settings.secure  # type: ignore[typeddict-unknown-key]  # likewise
    return visitor


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether the page that asks is ours, as far as its browser says."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if origin in settings.origins:
        return True
    try:
        return origin != "null" and urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # not an address at all
        return False


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as the server or its proxy says, and as limits count it."""
    return address_key(connection.client.host) if connection.client is not None else ""


def slowly(
    connection: ASGIConnection[Any, Any, Any, Any], services: Services, pace: RateLimiter, cost: float = 1.0
) -> None:
    """Nobody may ask for too much in too short a time."""
    if services.settings.limits and not pace.take(address_of(connection), cost):
        raise RequestRefused("too_fast", "Too many requests; wait a little.")


async def no_nuls(request: Request[Any, Any, Any]) -> None:
    """Text with a NUL in it is nobody's text; PostgreSQL could not hold it."""
    asked = request.scope["path"] + request.scope["query_string"].decode("latin-1").replace("%00", NUL)
    if NUL in asked or (request.method not in SAFE and holds_nul(await request.body())):
        raise RequestRefused("nul", "The request holds a NUL character, which no text has.")


async def turn_away(socket: WebSocket[Any, Any, Any], no: RequestRefused) -> None:
    """Answer 401 instead of opening a WebSocket, so that a program learns why."""
    send: Send = socket.scope.get("plain_send", socket.send)  # type: ignore[assignment]  # see SafeHeaders
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    body = msgspec.json.encode(ProblemAnswer(Problem(code=no.code, message=str(no))))
    await send({"type": "websocket.http.response.start", "status": 401, "headers": headers})  # an extension of ASGI
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def at_the_door(request: Request[Any, Any, Any]) -> None:
    """Before every request: no forms from other sites, no wrong tokens, and nothing that is no text."""
    services = services_of(request.app.state)
    if request.method not in SAFE and request.scope["path"].startswith(PEOPLE):
        await services.admission.grant_write(address_of(request))
    if request.url.path.startswith("/api/") and "authorization" in request.headers:
        await visitor_of(request.app.state, request)  # a wrong token is refused, whatever is asked for
    await no_nuls(request)
    if request.method in SAFE or COOKIE not in request.cookies or "authorization" in request.headers:
        if request.method not in SAFE and "origin" in request.headers and not same_origin(request, services.settings):
            raise RequestRefused("bad_origin", "This request came from a page of another site.")
        return
    if not same_origin(request, services.settings):
        raise RequestRefused("bad_origin", "This request came from a page of another site.")
