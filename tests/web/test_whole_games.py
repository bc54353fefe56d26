"""Whole games in a real browser, by a person's clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .acting import make_table, play_on
from .conftest import Server

Enter = Callable[..., Page]


def test_from_the_first_page_to_a_card_in_hand_in_one_click(server: Server, person: Enter) -> None:
    """The first page has one big button; after it the first card is in hand."""
    page = person()
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.locator(".hand .card").first.wait_for()
    assert page.locator(".hand .card").count() == 6


@pytest.mark.soak
def test_a_whole_game_against_bots_by_clicks(server: Server, person: Enter) -> None:
    """Two players, six rounds, every decision by a click on what is lit."""
    page = person()
    page.goto(make_table(page, server.url, [{"kind": "me"}, {"kind": "bot", "level": "random"}]))
    play_on(page)
