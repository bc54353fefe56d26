"""The files of the client: packed for those who can unpack them, as they are for all others."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from london_bridge.server.http.pages import ROUTES, Pages
from london_bridge.server.settings import Settings

CODE = b"const bridge = 'falling down';\n" * 60
#: What a build writes beside a file; the server does not look into it.
PACKED = b"packed by the build"


@pytest.fixture
def client(tmp_path: Path) -> Any:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html><title>London Bridge</title>")
    (tmp_path / "assets/a-1.js").write_bytes(CODE)
    (tmp_path / "assets/a-1.js.br").write_bytes(PACKED)
    (tmp_path / "assets/b-1.js").write_bytes(CODE)
    app = Litestar(ROUTES)
    app.state["pages"] = Pages(cast(Settings, type("Files", (), {"static": tmp_path})))
    return TestClient(app)


def raw(client: Any, path: str, accepted: str) -> tuple[str | None, bytes]:
    """How a file comes, and its bytes on the way."""
    with client.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
        return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())


def test_a_file_that_the_build_packed_is_sent_like_that(client: Any):
    assert raw(client, "/assets/a-1.js", "gzip, deflate, br, zstd") == ("br", PACKED)
    assert raw(client, "/assets/a-1.js", "br;q=1.0") == ("br", PACKED)


def test_others_get_what_they_can_unpack(client: Any):
    how, body = raw(client, "/assets/a-1.js", "gzip")
    assert (how, gzip.decompress(body)) == ("gzip", CODE)
    assert raw(client, "/assets/a-1.js", "identity") == (None, CODE)
    how, body = raw(client, "/assets/b-1.js", "gzip, br")
    assert (how, gzip.decompress(body)) == ("gzip", CODE)


def test_the_packed_form_has_no_address_of_its_own(client: Any):
    assert client.get("/assets/a-1.js.br").status_code == 404
