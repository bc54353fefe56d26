"""What a person does at a table: looks for what is lit, clicks or touches it, confirms, until the game is over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Position, TimeoutError, expect

from london_bridge.bots import make
from london_bridge.rules import default_box
from london_bridge.view.view_document import view_from
from tests.waiting import look_again

#: A way to let people in; see conftest.
Enter = Callable[..., Page]

LIT = '[data-lit="true"]'
GO = ".actions .go"
BACK = ".actions .back"
#: Where a card of the fan can be seen, in the middle of the strip that its neighbours leave free.
SEEN = """(card) => {
    const box = card.getBoundingClientRect(), y = box.height / 3, free = [];
    for (let x = 1; x < box.width; x++)
        if (card.contains(document.elementFromPoint(box.left + x, box.top + y))) free.push(x);
    return free.length ? { x: free[Math.floor(free.length / 2)], y } : null;
}"""
BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}


def make_table(
    page: Page, url: str, seats: list[dict[str, Any]], deal: dict[str, Any] | None = None, **options: Any
) -> str:
    """A started table through the API, as this page's person; bots do not dawdle. Gives its address."""
    body = {
        "options": {"players": len(seats), "pace": 0, "scoring": "base", **options},
        "seats": seats,
        "start": all(seat["kind"] != "open" for seat in seats),
        **({"deal": deal} if deal else {}),
    }
    answer = page.request.post(f"{url}/api/tables", data=body, headers={"Origin": url})
    assert answer.ok, answer.text()
    return f"{url}/t/{answer.json()['table']['id']}"


def state_of(page: Page, table: str, **asked: Any) -> dict[str, Any]:
    """What the server tells this page's person about a table now."""
    where, _, number = table.partition("/t/")
    answer = page.request.get(f"{where}/api/tables/{number}/state", params=asked)
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def is_over(page: Page) -> bool:
    """Whether the page tells the end."""
    return page.locator("dialog[open] table").count() > 0


def seen(one: Locator) -> Position | None:
    """Where somebody would click on it: on what can be seen of a card of the fan, in the middle of anything else."""
    if "card:" not in (one.get_attribute("data-info", timeout=2000) or ""):
        return None
    where: Position | None = one.evaluate(SEEN, timeout=2000)
    return where


def act(page: Page, touch: bool = False) -> bool:
    """One click of somebody who goes on: confirm what is ready, else any thing that is lit."""
    # The board moves on while somebody reaches for it: what is gone by then is looked for again.
    for where in (f"{GO}.ready", f".hand .card{LIT}", LIT):
        found = page.locator(where)
        if count := found.count():
            one = found.nth(random.randrange(count))
            try:
                position = seen(one)
                if touch:
                    one.tap(position=position, timeout=2000)
                else:
                    one.click(position=position, timeout=2000)
            except TimeoutError:
                return False
            return True
    return False


def play_on(
    *pages: Page,
    seconds: float = 200,
    how: Callable[[Page], bool] = act,
    each: Callable[[Page], None] = lambda page: None,
) -> None:
    """Everybody goes on in their own way until all pages tell the end; `each` looks at a page after every deed."""
    end = time.monotonic() + seconds
    while not all(is_over(page) for page in pages):
        assert time.monotonic() < end, "the game did not end in time"
        done = False
        for page in pages:
            if is_over(page):
                continue
            if how(page):
                done = True
                each(page)
        if not done:
            look_again(pages[0])
    for page in pages:
        expect(page.get_by_role("dialog")).to_be_visible()


def until(page: Page, holds: Callable[[], bool], how: Callable[[Page], bool] = act, seconds: float = 60) -> None:
    """Go on until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not come about in time"
        if not how(page):
            look_again(page)


def play_well(page: Page, table: str, left: int = 0) -> None:
    """This page's person plays like a journeyman, by requests, up to the last rounds, or to the end."""
    bot = make("journeyman")
    where, _, name = table.partition("/t/")
    number = 0
    while True:
        told = state_of(page, table)
        view = told["view"]
        if view["phase"] == "over" or view["round"] > view["rounds"] - left:
            return
        if not told["you"]["acting"]:
            look_again(page)
            continue
        number += 1
        ask = {"type": "moves", "id": f"well{number}", "moves": [str(bot.choose(view_from(view, default_box())))]}
        answer = page.request.post(f"{where}/api/tables/{name}/act", data=ask, headers={"Origin": where})
        assert answer.ok, answer.text()
