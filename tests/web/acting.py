"""What a person does at a table: looks for what is lit, clicks it, confirms, until the game is over."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, Position, TimeoutError, expect

LIT = '[data-lit="true"]'
GO = ".actions .go"
#: Where a card of the fan is not covered by the next one.
FAN: Position = {"x": 8, "y": 30}


def make_table(page: Page, url: str, seats: list[dict[str, Any]], **options: Any) -> str:
    """A started table through the API, as this page's person; bots do not dawdle. Gives its address."""
    page.goto(url)
    body = {
        "options": {"players": len(seats), "pace": 0, "scoring": "base", **options},
        "seats": seats,
        "start": all(seat["kind"] != "open" for seat in seats),
    }
    answer = page.request.post(f"{url}/api/tables", data=body, headers={"Origin": url})
    assert answer.ok, answer.text()
    return f"{url}/t/{answer.json()['table']['id']}"


def is_over(page: Page) -> bool:
    """Whether the page tells the end."""
    return page.locator("dialog[open] table").count() > 0


def act(page: Page) -> bool:
    """One click of somebody who goes on: confirm what is ready, else the first thing that is lit."""
    # The board moves on while somebody reaches for it: what is gone by then is looked for again.
    for where, position in ((f"{GO}.ready", None), (f".hand .card{LIT}", FAN), (LIT, None)):
        found = page.locator(where)
        if found.count():
            try:
                found.first.click(position=position, timeout=2000)
            except TimeoutError:
                return False
            return True
    return False


def play_on(page: Page, seconds: float = 240) -> None:
    """Play by clicks until the end is told."""
    end = time.monotonic() + seconds
    while not is_over(page):
        assert time.monotonic() < end, "the game did not end in time"
        if not act(page):
            page.wait_for_timeout(60)
    expect(page.get_by_role("dialog")).to_be_visible()
