"""The client's files, from memory; every address without a file extension is the client's page."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from london_bridge.server.settings import Settings

from .sharing import told_chronicle, told_page

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")

MISSING = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>London Bridge</title>
<h1>London Bridge</h1>
<p>The table is open, but the page to play on has not been built. Install the package from its wheel, or build
the folder <code>web</code> as the README says.</p>
<p>The API is described at <a href="/api/docs">/api/docs</a>.</p>
</html>
"""


#: Of a chronicle's address: more than any has.
MOST_LETTERS = 24
#: What the build appends to the name of a file that it has packed.
PACKED = ".br"


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    body: bytes
    #: The same, packed, by how it is packed: the best first.
    packed: dict[str, bytes]
    kind: str
    tag: str
    forever: bool


def read_file(path: Path, name: str) -> File:
    """A file, packed where that helps."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("json", "svg+xml", "javascript"))
    packed = {}
    smaller = path.with_name(path.name + PACKED)
    if smaller.is_file():
        packed["br"] = smaller.read_bytes()
    if text and len(body) > 500:
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    # The build puts a hash of its content into the name of everything under assets/.
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', name.startswith("assets/"))


class Pages:
    """All files of the built client."""

    def __init__(self, settings: Settings) -> None:
        self.files: dict[str, File] = {}
        if settings.static.is_dir():
            for path in sorted(settings.static.rglob("*")):
                if path.is_file() and path.suffix != PACKED:
                    name = path.relative_to(settings.static).as_posix()
                    self.files[name] = read_file(path, name)
        self.page = self.files.get("index.html") or File(MISSING, {}, "text/html", '"missing"', False)

    def find(self, name: str) -> File | None:
        """The file of an address; the client's page for all that could be one of its pages."""
        found = self.files.get(name)
        if found is not None and name != "index.html":
            return found
        last = name.rpartition("/")[2]
        return self.page if "." not in last or name == "index.html" else None


@get("/", include_in_schema=False)
async def front(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client's page."""
    return answer(state, request, "")


@get("/{path:path}", include_in_schema=False)
async def page(state: State, request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page; that of a table tells its game, for those who are shown a link to it."""
    first, _, rest = path.strip("/").partition("/")
    table = rest if first in ("t", "watch") else ""
    if first == "replay" and not rest:
        table = request.query_params.get("table", "")
    if table and "/" not in table:
        pages: Pages = state["pages"]
        return whole(await told_page(state, request, pages.page.body, table), request)
    if first == "people" and rest and "/" not in rest and len(rest) <= MOST_LETTERS:
        shown: Pages = state["pages"]
        return whole(await told_chronicle(state, request, shown.page.body, rest), request)
    return answer(state, request, path)


def whole(body: bytes, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A page that was made for this request."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="text/html; charset=utf-8", headers=headers)


def answer(state: State, request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """What lies at an address."""
    pages: Pages = state["pages"]
    name = path.strip("/")
    file = None if name == "api" or name.startswith("api/") else pages.find(name)
    if file is None:
        return Response(b"There is nothing here.", status_code=404, media_type="text/plain")
    cache = "public, max-age=31536000, immutable" if file.forever else "no-cache"
    headers = {"ETag": file.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    accepted = [word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")]
    for how, body in file.packed.items():
        if how in accepted:
            return Response(body, media_type=kind_of(file), headers=headers | {"Content-Encoding": how})
    return Response(file.body, media_type=kind_of(file), headers=headers)


def kind_of(file: File) -> str:
    """The media type, with its alphabet."""
    return f"{file.kind}; charset=utf-8" if file.kind.startswith("text/") else file.kind


ROUTES = [front, page]
