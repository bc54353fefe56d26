"""The OpenAPI document. The framework lists the routes; shapes, limits and errors come from the structs themselves.

The messages of the WebSockets are among the schemas too: OpenAPI has no word for a channel, so its description says
where they go.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Method

from london_bridge import __version__
from london_bridge.server.wire import (
    accounts,
    analyses,
    chronicle_answers,
    daily_results,
    notices,
    options,
    people,
    puzzles,
    replays,
    replies,
    requests,
    reviews,
    tables,
    view,
)

REF = "#/components/schemas/{name}"
Schema = dict[str, Any]

DESCRIPTION = """Tables of Old London Bridge: set one up, sit down, follow it, move, fetch the finished record.

Who asks is known by a personal access token (`Authorization: Bearer lbt_…`), or by the cookie of a browser. A guest is
made by the first request that needs somebody.

`WS /api/tables/{id}/live?seat=&after=` is the live channel of a table: it takes `Request` and says `Message`, as text
frames. `GET /api/tables/{id}/stream` says the same, one message a line; `POST /api/tables/{id}/act` takes one request.
`WS /api/me/live` says `Notice`: which tables wait for me."""

#: Everything that goes over the wire, in the order in which a reader wants it.
STRUCTS: list[Any] = [
    people.Me,
    people.NameMe,
    accounts.ChangeMe,
    accounts.SignUp,
    accounts.SignIn,
    accounts.SignedUp,
    accounts.Recover,
    accounts.NewPassword,
    accounts.MoveLink,
    accounts.Claim,
    accounts.NewToken,
    accounts.TokenMade,
    accounts.Tokens,
    accounts.PushKey,
    accounts.PushSubscription,
    accounts.PushEnd,
    options.NewTable,
    options.QuickTable,
    tables.TableAnswer,
    tables.TableAndYou,
    tables.Lobby,
    tables.Games,
    requests.Request,
    replies.Message,
    replies.Answer,
    notices.Notice,
    replies.Entries,
    replays.Replay,
    replays.Position,
    reviews.NewReview,
    reviews.Reviewing,
    reviews.Profile,
    daily_results.DailyNow,
    daily_results.DailyBoard,
    daily_results.DailyWeek,
    daily_results.DailyMonth,
    daily_results.DailyLines,
    daily_results.DailyBegun,
    puzzles.PuzzleCatalogue,
    puzzles.PuzzleToday,
    puzzles.NextPuzzle,
    puzzles.PuzzlePreview,
    puzzles.PuzzleWhy,
    puzzles.PuzzleThemes,
    puzzles.PuzzleAttempt,
    puzzles.PuzzleVerdict,
    puzzles.PuzzleFigures,
    puzzles.StreakBegin,
    puzzles.StreakAttempt,
    puzzles.PuzzleStreak,
    puzzles.MyStreak,
    chronicle_answers.Chronicle,
    chronicle_answers.ShowChronicle,
    chronicle_answers.ChroniclePage,
    chronicle_answers.Charters,
    analyses.AnalysisLook,
    analyses.AnalysisPreview,
    analyses.AnalysisWhy,
    analyses.AnalysisBest,
    analyses.AnalysisMoment,
    analyses.AnalysisAdvice,
    view.View,
    people.ProblemAnswer,
]
UNIONS = {"Request": requests.Request, "Message": replies.Message, "Answer": replies.Answer, "Notice": notices.Notice}
#: Structs that hold a view, which the server keeps as it is encoded.
WITH_VIEW = ("Welcome", "Update", "PreviewReply", "Frame")
#: What the framework cannot know about an answer: its operation, status, media type and schema.
ANSWERS: dict[str, tuple[str, str, Schema]] = {
    "act": ("200", "application/json", {"$ref": REF.format(name="Answer")}),
    "stream": ("200", "application/x-ndjson", {"type": "string", "description": "Messages, one a line."}),
    "get_record": ("200", "application/json", {"type": "object", "description": "A record: docs/record.md."}),
    "export_chronicle": (
        "200",
        "application/json",
        {"type": "object", "description": "Everything that it is made of: docs/chronicle.md."},
    ),
    "health": ("200", "application/json", {"type": "object"}),
    "get_postcard": ("200", "image/*", {"type": "string", "description": "SVG, or PNG."}),
}
ERRORS = {
    "400": "The request cannot be read: a key that is not known, a value that does not fit.",
    "401": "Nobody is signed in, or the password is wrong.",
    "403": "Not allowed: not your seat, not the host, or the table's options forbid it.",
    "404": "There is no such thing.",
    "409": "Refused as things stand: by a rule of the game, or because somebody was first.",
    "413": "Too large.",
    "422": "Understood, but it cannot be: a record that breaks a rule, a level that there is not.",
    "429": "Too many requests; wait as long as Retry-After says.",
    "503": "Busy; try again.",
}


def operation_id(handler: HTTPRouteHandler, _method: Method, _path: list[Any]) -> str:
    """An operation is called like its function."""
    return handler.handler_name


def schemas() -> dict[str, Schema]:
    """All structs as JSON Schema."""
    shapes, found = msgspec.json.schema_components(STRUCTS, ref_template=REF)
    named = {name: shapes[STRUCTS.index(union)] for name, union in UNIONS.items()}
    components: dict[str, Schema] = {**found, **named}
    for name in WITH_VIEW:
        fits: Schema = {"$ref": REF.format(name="View")}
        before = components[name]["properties"]["view"]
        components[name]["properties"]["view"] = {"anyOf": [fits, {"type": "null"}]} if "anyOf" in before else fits
    return components


def operations(document: Schema) -> Iterator[tuple[str, str, Schema]]:
    """Every operation with its path and method."""
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


def without_null(schema: Schema) -> Schema:
    """What a query may hold: there is no null in a URL, and no number below 0 in ours."""
    plain = {key: value for key, value in schema.items() if key not in ("oneOf", "type", "enum")}
    if "oneOf" in schema:
        plain |= next(each for each in schema["oneOf"] if each.get("type") != "null")
    elif "type" in schema:
        kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        plain["type"] = next(kind for kind in kinds if kind != "null")
    if "enum" in schema:
        plain["enum"] = [value for value in schema["enum"] if value is not None]
    if plain.get("type") == "integer":
        plain.setdefault("minimum", 0)
    return plain


def body_of(operation: Schema) -> Schema | None:
    """The media type of an operation's body, where it has one."""
    found: Schema | None = operation.get("requestBody", {}).get("content", {}).get("application/json")
    return found


def finish(operation: Schema) -> None:
    """Put in what the framework leaves out, or has wrong."""
    name = operation["operationId"]
    text = " ".join(operation.pop("description", "").split())
    first, dot, rest = text.partition(". ")
    operation["summary"] = first + dot.strip()
    if rest:
        operation["description"] = rest
    operation.pop("deprecated", None)
    kept = []
    for parameter in operation.pop("parameters", []):
        if parameter["in"] != "header":
            keys = {key: parameter[key] for key in ("name", "in", "required") if key in parameter}
            kept.append(keys | {"schema": without_null(parameter["schema"])})
    if kept:
        operation["parameters"] = kept
    body = body_of(operation)
    if name == "act" and body is not None:
        body["schema"] = {"$ref": REF.format(name="Request")}
    responses = {status: one for status, one in operation["responses"].items() if status < "400"}
    for one in responses.values():
        one["description"] = "What was asked for." if one.get("content") else "Done."
        one.pop("headers", None)
    if name in ANSWERS:
        status, media, schema = ANSWERS[name]
        responses[status] = {"description": "What was asked for.", "content": {media: {"schema": schema}}}
    problem: Schema = {"$ref": REF.format(name="ProblemAnswer")}
    if name == "act":
        problem = {"anyOf": [{"$ref": REF.format(name="Refused")}, problem]}
    for status, sentence in ERRORS.items():
        responses[status] = {"description": sentence, "content": {"application/json": {"schema": problem}}}
    if name == "health":
        del responses["503"]
        responses["503"] = {"description": "It is not well.", "content": {"application/json": {"schema": {}}}}
    operation["responses"] = responses


def document_of(app: Litestar) -> Schema:
    """The whole document."""
    document: Schema = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    for _, _, operation in operations(document):
        finish(operation)
    document["info"]["description"] = DESCRIPTION
    document["components"] = {
        "schemas": schemas(),
        "securitySchemes": {
            "token": {"type": "http", "scheme": "bearer", "description": "A personal access token, lbt_…"},
            "cookie": {"type": "apiKey", "in": "cookie", "name": "lb_person"},
        },
    }
    document["security"] = [{}, {"token": []}, {"cookie": []}]
    document["servers"] = [{"url": "/"}]
    return document


class Document(JsonRenderPlugin):
    """The document at /api/schema/openapi.json, made once."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return document_bytes(request.app)


def document_bytes(app: Litestar) -> bytes:
    """The document as JSON, kept after the first time."""
    kept = app.state.get("openapi")
    if not isinstance(kept, bytes):
        kept = app.state["openapi"] = msgspec.json.encode(document_of(app))
    return kept


def config() -> OpenAPIConfig:
    """What the framework has to know."""
    return OpenAPIConfig(
        title="London Bridge",
        version=__version__,
        path="/api/schema",
        render_plugins=[Document()],
        use_handler_docstrings=True,
        operation_id_creator=operation_id,
    )
