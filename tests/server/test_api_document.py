"""The OpenAPI document and the page made from it: complete, true, and without anything from other hosts."""

import asyncio
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from london_bridge.server.app import build
from london_bridge.server.http.docs import page_of
from london_bridge.server.http.openapi import document_of, operations
from london_bridge.server.settings import Settings

from .playing import running
from .reviewing import asked, done
from .reviewing import document as game_document


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    """The document of an application."""
    return document_of(build(Settings()))


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    """A tool can follow all of the document."""
    for name in set(re.findall(r"#/components/schemas/(\w+)", str(document))):
        assert name in document["components"]["schemas"]


def test_every_route_of_the_api_is_in_it(document: dict[str, Any]) -> None:
    """Whatever answers under /api is described, with a summary, a body and its errors."""
    app = build(Settings())
    described = {(path, method) for path, method, _ in operations(document)}
    for route in app.routes:
        if route.path.startswith(("/api/schema", "/api/docs")) or not hasattr(route, "route_handlers"):
            continue
        for handler in route.route_handlers:
            if route.path.startswith("/api") or route.path == "/health":
                methods = {str(method).lower() for method in getattr(handler, "http_methods", ())} - {"options"}
                for method in methods:
                    path = re.sub(r":\w+}", "}", route.path)
                    assert (path, method) in described, (path, method)
    for path, method, operation in operations(document):
        assert operation["summary"].endswith("."), (path, method)
        assert {"400", "404", "429"} <= set(operation["responses"])
        assert any(status.startswith("2") for status in operation["responses"])


def test_constraints_are_those_of_the_server(document: dict[str, Any]) -> None:
    """Bounds and unknown keys are in the document as the server checks them."""
    schemas = document["components"]["schemas"]
    moves = schemas["Moves"]
    assert moves["additionalProperties"] is False
    assert moves["properties"]["moves"]["maxItems"] == 24
    assert moves["properties"]["type"]["enum"] == ["moves"]
    assert {"$ref": "#/components/schemas/View"} in schemas["Welcome"]["properties"]["view"]["anyOf"]
    seat = next(
        parameter
        for path, _, operation in operations(document)
        if path.endswith("/state")
        for parameter in operation["parameters"]
        if parameter["name"] == "seat"
    )
    assert seat["schema"] == {"type": "integer", "minimum": 0, "maximum": 3}


@pytest.mark.slow
def test_what_the_server_says_is_what_the_document_says(document: dict[str, Any], tmp_path: Path) -> None:
    """Real answers fit the schemas: tables, states, messages of the live channel, replays."""
    root = {"components": document["components"]}

    def fits(value: Any, name: str) -> None:
        jsonschema.Draft202012Validator({"$ref": f"#/components/schemas/{name}"} | root).validate(value)

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/d.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            bots = [{"kind": "bot", "level": "random"}]
            table = (await ann.create([{"kind": "me"}, *bots], start=True, public=True))["id"]
            get = ann.client.get
            fits((await get("/api/me")).json(), "Me")
            fits((await get("/api/lobby")).json(), "Lobby")
            fits((await get("/api/me/games")).json(), "Games")
            fits((await get(f"/api/tables/{table}")).json(), "TableAndYou")
            fits((await get(f"/api/tables/{table}/state")).json(), "Welcome")
            fits((await get("/api/tables/none")).json(), "ProblemAnswer")
            async with ann.live(table) as live:
                fits(await live.until("welcome"), "Message")
                fits(await live.do("preview", moves=live.you["legal"][:1]), "Message")
                fits(await live.do("outlook"), "Message")
                fits(await live.do("why", ask=["pass", "card:1"]), "Message")
                fits(await live.do("moves", moves=["pass"]), "Message")
                fits(await live.do("moves", moves=live.you["legal"][:1]), "Message")
                fits(await live.do("concede"), "Message")
                await live.socket.send("{")
                fits(await live.until("error"), "Message")
            fits((await get(f"/api/tables/{table}/replay")).json(), "Replay")
            review = await asked(ann, record=game_document())
            fits(review, "Reviewing")
            fits(await done(ann, review["id"]), "Reviewing")
            fits((await get("/api/me/profile")).json(), "Profile")

    asyncio.run(main())


class Links(HTMLParser):
    """What a page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note ids and addresses."""
        self.tags.add(tag)
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            if name in ("href", "src") and value:
                self.links.append(value)
            assert not name.startswith("on")
            assert name != "style"


def test_the_page_needs_no_script_and_no_other_host(document: dict[str, Any]) -> None:
    """The page is served from here alone, and every link on it leads somewhere."""
    links = Links()
    links.feed(page_of(document))
    assert not links.tags & {"script", "style", "iframe", "img"}
    for link in links.links:
        if link.startswith("#"):
            assert link[1:] in links.ids, link
        else:
            assert link in ("/api/schema/openapi.json", "/api/docs.css")


def test_page_and_document_are_served(tmp_path: Path) -> None:
    """/api/docs, its style and the document answer, with the headers of safety."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/d.sqlite3", tmp_path) as server, server.person() as reader:
            for path, kind in (
                ("/api/docs", "text/html"),
                ("/api/docs.css", "text/css"),
                ("/api/schema/openapi.json", "application/vnd.oai.openapi+json"),
            ):
                answer = await reader.client.get(path)
                assert answer.status_code == 200, path
                assert answer.headers["content-type"].startswith(kind)
                assert "script-src 'self'" in answer.headers["content-security-policy"]

    asyncio.run(main())
