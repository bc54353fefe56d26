"""Hands and keys: what is dragged goes where a click would put it, and everything can be done by single keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from london_bridge.rules.words import KINDS

from .acting import BACK, BOT, GO, LIT, ME, Enter, make_table, seen, state_of, until
from .conftest import PHONE, Server
from .deals import moments, records

CHOSEN = '.stack[aria-pressed="true"]'
PICKED = '.hand .card[aria-pressed="true"]'


class Hand:
    """A mouse or a finger that drags."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.wire: CDPSession | None = page.context.new_cdp_session(page) if touch else None

    def drag(self, start: str, end: str) -> None:
        """From the middle of one thing to the middle of another."""
        x0, y0 = self.middle(start)
        x1, y1 = self.middle(end)
        steps = [(x0 + (x1 - x0) * i / 6, y0 + (y1 - y0) * i / 6) for i in range(7)]
        if self.wire is None:
            self.page.mouse.move(*steps[0])
            self.page.mouse.down()
            for x, y in steps[1:]:
                self.page.mouse.move(x, y)
            expect(self.page.locator(".ghost")).to_be_visible()
            self.page.mouse.up()
            return
        for nth, (x, y) in enumerate(steps):
            kind = "touchMove" if nth else "touchStart"
            self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        expect(self.page.locator(".ghost")).to_be_visible()
        self.wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def middle(self, where: str) -> tuple[float, float]:
        """Where a hand takes a thing, or lays it down."""
        one = self.page.locator(where).first
        box = one.bounding_box()
        assert box
        at = seen(one)
        if at is not None:
            return box["x"] + at["x"], box["y"] + at["y"]
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_card_a_pawn_and_a_tile_are_dragged(touch: bool, server: Server, person: Enter) -> None:
    """A card onto the table, the pawn onto a space, a tile onto the bridge; nothing is sent before it is confirmed."""
    page = person(has_touch=True, is_mobile=True, viewport=PHONE) if touch else person()
    table = make_table(page, server.url, [ME, BOT, BOT], seed=11)
    page.goto(table)
    page.locator(f".hand .card{LIT}").first.wait_for()
    hand = Hand(page, touch)
    hand.drag('.hand .card[data-info="card:2"]', '[data-at="space:centre"]')
    expect(page.locator(PICKED)).to_have_count(1)
    assert state_of(page, table)["you"]["acting"], "a draft is not a move"
    page.locator(f"{GO}.ready").click()
    expect(page.locator(f".stack{LIT}").first).to_be_visible()
    before = state_of(page, table)["view"]["moves"]
    legal = state_of(page, table)["you"]["legal"]
    first, second = [kind for kind in range(len(KINDS)) if f"place:{kind}" in legal][:2]
    hand.drag('[data-info="pawn:0"]', f'[data-at="space:{first}"]')
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", f"stack:{first}")
    hand.drag('[data-info="pawn:0"]', f'[data-at="space:{second}"]')
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", f"stack:{second}")
    hand.drag(f'.stack[data-info="stack:{first}"]', '[data-at="site:0:0"]')
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", f"stack:{first}")
    expect(page.locator(CHOSEN)).to_have_count(1)
    assert state_of(page, table)["view"]["moves"] == before


def test_a_tile_is_dragged_to_the_house_that_makes_way(server: Server, person: Enter) -> None:
    """5.7: dropped on one of several houses, it replaces that one."""
    for line in records(4):
        for moment in moments(line):
            if moment.round < 6 or not moment.move.startswith("place:") or not moment.move[6:].isdigit():
                continue
            page = person()
            table = make_table(page, server.url, moment.seats(), deal=moment.deal)
            page.goto(table)
            page.locator(".scene .ribbon").first.wait_for()
            page.locator(f'.stack[data-info="stack:{moment.move[6:]}"]').click()
            sites = page.locator(f".site{LIT}")
            expect(page.locator(f".site{LIT}, {GO}{LIT}").first).to_be_visible()
            if sites.count() < 2:
                page.context.close()
                continue
            wanted = str(sites.last.get_attribute("data-at"))
            page.locator(CHOSEN).click()
            expect(page.locator(CHOSEN)).to_have_count(0)
            Hand(page, touch=False).drag(f'.stack[data-info="stack:{moment.move[6:]}"]', f'[data-at="{wanted}"]')
            expect(page.locator(".site.chosen")).to_have_attribute("data-at", wanted)
            return
    raise AssertionError("no such moment in the corpus")


def test_a_turn_by_single_keys(server: Server, person: Enter) -> None:
    """Card, stack, undo, hint, confirm and the list of keys; key caps are there as soon as a key is used."""
    page = person()
    table = make_table(page, server.url, [ME, BOT, BOT], seed=11)
    page.goto(table)
    page.locator(f".hand .card{LIT}").first.wait_for()
    expect(page.locator("kbd")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator(PICKED)).to_have_attribute("data-info", "card:2")
    expect(page.locator("kbd").first).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(PICKED)).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator(f"{GO}.ready")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(f".stack{LIT}").first).to_be_visible()
    first = next(kind for kind in range(len(KINDS)) if f"place:{kind}" in state_of(page, table)["you"]["legal"])
    page.keyboard.press("abcdef"[first])
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", f"stack:{first}")
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("ask for a hint")
    # While a sheet is open, keys do nothing behind it; whoever does not want them switches them off.
    page.keyboard.press("u")
    keys.get_by_role("switch").click()
    page.keyboard.press("Escape")
    expect(page.locator(CHOSEN)).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(CHOSEN)).to_have_count(1)
    expect(page.locator("kbd")).to_have_count(0)
    expect(page.locator(BACK)).to_be_enabled()


def test_space_confirms_after_a_click(server: Server, person: Enter) -> None:
    """Whoever clicks and confirms by key: the card that was clicked has the focus, and yet Space means Confirm."""
    page = person()
    table = make_table(page, server.url, [ME, BOT, BOT], seed=11)
    page.goto(table)
    card = page.locator('.hand .card[data-info="card:2"]').first
    card.click(position=seen(card))
    expect(page.locator(f"{GO}.ready")).to_be_visible()
    page.keyboard.press(" ")
    until(page, lambda: state_of(page, table)["view"]["phase"] != "cards", how=lambda page: False, seconds=10)
