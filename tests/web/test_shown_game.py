"""The game that the tests of the show play is one that was played by the rules."""

from __future__ import annotations

import pytest

from .shown_game import FILE, written

pytestmark = pytest.mark.skipif(not FILE.parent.exists(), reason="the client's source is not here")


def test_the_show_is_tested_with_what_the_server_tells() -> None:
    """Views, events and worths are the engine's; after a change of rules or views the file is written again."""
    assert FILE.read_text(encoding="utf-8") == written(), "run: python -m tests.web.shown_game"
