"""How errors and answers look, and the headers that every answer has."""

import gzip
import logging
import time
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import ASGIApp, HTTPResponseBodyEvent, Message, Receive, Scope, Send
from sqlalchemy.exc import DataError, SQLAlchemyError

from london_bridge.errors import LondonBridgeError
from london_bridge.record import RecordError
from london_bridge.rules import PositionError
from london_bridge.server.metrics import METRICS
from london_bridge.server.people.identity import COOKIE, DEVICE_COOKIE, MAX_AGE
from london_bridge.server.people.visitor import Visitor
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.storage.outages import outage_of
from london_bridge.server.wire.people import Problem, ProblemAnswer

from .flood_limit import address_in, too_many, turned_away
from .in_flight import InFlight

logger = logging.getLogger("london_bridge.http")

STATUS = {
    "bad_request": 400,
    "too_long": 400,
    "unknown": 401,
    "bad_token": 401,
    "signed_out": 401,
    "wrong_login": 401,
    "not_your_seat": 403,
    "not_host": 403,
    "not_allowed": 403,
    "need_account": 403,
    "being_played": 403,
    "sealed": 403,
    "unsolved": 403,
    "bad_origin": 403,
    "no_table": 404,
    "not_found": 404,
    "bad_link": 404,
    "bad_email": 422,
    "bad_login": 422,
    "bad_push": 422,
    "weak_password": 422,
    "bad_record": 422,
    "bad_position": 422,
    "nul": 422,
    "unknown_level": 422,
    "too_fast": 429,
    "many_reviews": 429,
    "locked": 429,
    "mailed": 429,
    "busy": 503,
    "set_aside": 503,
}
CODES = {400: "bad_request", 401: "unknown", 403: "not_allowed", 404: "not_found", 405: "bad_method", 413: "too_large"}

#: What the framework says when a client has gone before its request was whole.
GONE = "client disconnected prematurely"

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
#: Files with a hash in their names are never opened as pages: for them only what guards those who fetch them.
FILE_HEADERS = [one for one in HEADERS if one[0] in (b"x-content-type-options", b"cross-origin-resource-policy")]
FILES = "/assets/"

encode = msgspec.json.Encoder().encode
#: Bytes of a body that are handed over at once: a listener who is slow holds up no more than that.
AT_ONCE = 64 * 1024


def packed(body: bytes, accepted: str) -> Response[bytes]:
    """A large answer, packed where the client can unpack it."""
    if "gzip" not in accepted:
        return Response(body, media_type="application/json")
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(gzip.compress(body, 5, mtime=0), media_type="application/json", headers=headers)


def problem(status: int, code: str, message: str, **more: Any) -> Response[Any]:
    """An error as a client reads it."""
    headers = {"Retry-After": "2"} if status in (429, 503) else None
    body = ProblemAnswer(Problem(code=code, message=message, **more))
    return Response(encode(body), status_code=status, media_type="application/json", headers=headers)


def on_no(_: Request[Any, Any, Any], no: RequestRefused) -> Response[Any]:
    """A refusal."""
    return problem(STATUS.get(no.code, 409), no.code, str(no), rule=no.rule, reason=no.reason)


def on_record(_: Request[Any, Any, Any], error: RecordError) -> Response[Any]:
    """A record that cannot be right."""
    return problem(422, "bad_record", str(error), rule=error.rule)


def on_position(_: Request[Any, Any, Any], error: PositionError) -> Response[Any]:
    """A position that cannot be right."""
    return problem(422, "bad_position", str(error), rule=error.rule)


def on_person(_: Request[Any, Any, Any], error: LondonBridgeError) -> Response[Any]:
    """Something a person can put right."""
    return problem(422, "bad_request", str(error))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: bodies that do not fit, paths that do not exist."""
    status = error.status_code
    if isinstance(error, InternalServerException) and error.detail == GONE:
        return problem(400, "bad_request", "The request broke off.")  # nobody is there to read it
    if status >= 500:
        return on_fault(request, error)
    said = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        said = "; ".join(f"{part.get('key', '')} {part.get('message', '')}".strip() for part in extra[:3])
    return problem(status, CODES.get(status, "bad_request"), said[:300])


def on_depth(_: Request[Any, Any, Any], _error: RecursionError) -> Response[Any]:
    """JSON that lies too deep inside itself to be read."""
    return problem(400, "bad_request", "Lists and objects lie too deep inside each other.")


def on_letters(_: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Any]:
    """A body whose bytes are no text."""
    return problem(400, "bad_request", "The request is not UTF-8 text.")


def on_storage(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Any]:
    """The database does not answer, or cannot hold what it was given."""
    if isinstance(error, DataError):
        return problem(422, "bad_request", "The request holds characters that cannot be stored.")
    if outage_of(error) is None:
        return on_fault(request, error)
    logger.error("a request failed", exc_info=error)
    return problem(503, "busy", "The server cannot reach its storage just now; try again in a moment.")


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of the program. The client learns that it happened, the log learns what."""
    # The path itself may hold a secret: the id of a table, a link of a mail.
    logger.error("a request failed", exc_info=error, extra={"path": request.scope.get("path_template", "")})
    return problem(500, "fault", "Something went wrong on the server; it has been noted.")


class SafeHeaders:
    """Puts the headers of safety, and a cookie that has changed, onto every answer. WebSockets pass by untouched."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.in_flight = InFlight()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != ScopeType.HTTP:
            # For the live channel.
            scope["plain_send"] = send  # type: ignore[typeddict-unknown-key]
            scope["plain_receive"] = receive  # type: ignore[typeddict-unknown-key]
            if await turned_away(self.app, scope, receive, send):
                return None
            return await self.app(scope, receive, send)

        began = time.perf_counter()

        async def finish(message: Message) -> None:
            if message["type"] == "http.response.start":
                METRICS.answers[message["status"] // 100] += 1
                METRICS.answer_time.observe(time.perf_counter() - began)
                headers = list(message.get("headers", []))
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                file = message["status"] == HTTPStatus.OK and scope["path"].startswith(FILES)
                message["headers"] = [*headers, *(FILE_HEADERS if file else HEADERS), *cookie_headers(scope)]
            elif message["type"] == "http.response.body" and len(message["body"]) > AT_ONCE:
                message = await send_slowly(send, message)
            await send(message)

        if await turned_away(self.app, scope, receive, finish):
            return None
        address = address_in(self.app, scope)
        if address is None:
            return await self.app(scope, receive, finish)
        if self.in_flight.full(address):
            return await too_many(finish)
        stream = scope["path"].endswith("/stream")
        async with self.in_flight.counting(address, receive, finish, stream) as (heard, told):
            return await self.app(scope, heard, told)


async def send_slowly(send: Send, message: HTTPResponseBodyEvent) -> HTTPResponseBodyEvent:
    """Send all but the last part of a large body, each when the one before is nearly gone; the last part is left."""
    body = message["body"]
    first = 0
    while len(body) - first > AT_ONCE:
        part = body[first : first + AT_ONCE]
        await send({"type": "http.response.body", "body": part, "more_body": True})
        first += AT_ONCE
    return {"type": "http.response.body", "body": body[first:], "more_body": message["more_body"]}


def cookie_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The cookies of a visitor who is somebody else now, or whose session goes on."""
    visitor = scope.get("visitor")  # put there by `request_checks`
    if not isinstance(visitor, Visitor):
        return []
    secure = scope.get("secure_cookie", scope.get("scheme") == "https")
    found = []
    for name, value, path in ((COOKIE, visitor.cookie, "/"), (DEVICE_COOKIE, visitor.device_cookie, "/api")):
        if value is not None:
            cookie = f"{name}={value}; Path={path}; Max-Age={MAX_AGE if value else 0}; HttpOnly; SameSite=Lax"
            found.append((b"set-cookie", (cookie + ("; Secure" if secure else "")).encode()))
    return found
