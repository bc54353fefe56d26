"""A position by its link: one line of text, and the board that it means."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from london_bridge.rules import Game
from london_bridge.view import View

from .acting import Enter
from .conftest import Server
from .deals import records
from .test_replay import DROP

COPIED = "navigator.clipboard.readText()"


def board(page: Page) -> None:
    """Wait until the board is there."""
    expect(page.get_by_role("heading", name="Position", level=1)).to_be_attached()
    page.get_by_role("button", name="Menu").wait_for()


def test_a_link_opens_the_position(server: Server, person: Enter) -> None:
    """`/position?position=…` shows the board, with `_` for spaces, and gives the line and its link."""
    line = View.of(Game.deal(3, seed=11), 1).position()
    page = person()
    page.goto(f"{server.url}/position?position={line.replace(' ', '_')}")
    board(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text(line)).to_be_visible()


def test_a_position_that_cannot_be_right_is_said_and_can_be_mended(server: Server, person: Enter) -> None:
    """The page says what is wrong, keeps the text, and shows the board once it is right."""
    line = View.of(Game.deal(2, seed=7), None).position()
    page = person()
    page.goto(f"{server.url}/position?position=lb1_nonsense")
    expect(page.get_by_role("alert").filter(has_text="This position cannot be right.")).to_be_visible()
    field = page.get_by_role("textbox", name="The position as text")
    expect(field).to_have_value("lb1_nonsense")
    field.fill(line)
    page.get_by_role("button", name="Show").click()
    board(page)
    assert parse_qs(urlsplit(page.url).query)["position"] == [line.replace(" ", "_")]


def test_a_moment_of_a_replay_has_a_link_to_its_position(server: Server, person: Enter) -> None:
    """The replay's menu copies a link that opens the same board without the game."""
    page = person()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{server.url}/replay")
    page.get_by_role("button", name="Choose a file").wait_for()
    page.evaluate(DROP, records(2)[0])
    page.get_by_role("button", name="One move forward").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Link to this position").click()
    page.get_by_role("button", name=re.compile("Copied")).first.wait_for()
    link = str(page.evaluate(COPIED))
    assert link.startswith(f"{server.url}/position?position=lb1_open_")
    page.goto(link)
    board(page)
