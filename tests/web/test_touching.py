"""A finger asks, too: whatever it rests on explains itself in every phase, and a touch on what cannot be done now."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from .acting import BOT, GO, LIT, ME, Enter, make_table, state_of, until
from .conftest import DESKTOP, PHONE, Server
from .deals import moments, records

TIP = '[role="tooltip"]'


@pytest.fixture
def finger(person: Enter) -> Page:
    """Somebody with a phone."""
    return person(viewport=PHONE, has_touch=True, is_mobile=True)


def middle(one: Locator) -> tuple[float, float]:
    """Where a finger goes."""
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """A finger that rests: down, until something is said, and up again."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def rest(self, one: Locator, says: str) -> None:
        """Long enough to be told something."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator(TIP)).to_have_count(0)
        x, y = middle(one)
        self.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(self.page.locator(TIP)).to_contain_text(says)
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(self.page.locator(TIP)).to_contain_text(says)


def tap(page: Page, one: Locator) -> None:
    """A touch, wherever the thing is."""
    page.touchscreen.tap(*middle(one))


def test_while_cards_are_chosen_everything_answers_a_touch(server: Server, finger: Page) -> None:
    """Stacks, sites, the rondel, and in the sheet of the supply the cards and bonus tiles, in sight above the sheet."""
    finger.goto(make_table(finger, server.url, [ME, BOT, BOT]))
    tip = finger.locator(TIP)
    things = {".stack": "top of", '[data-info="space:2"]': "beside", ".site": "Site 1"}
    finger.locator(".hand .card").first.wait_for()
    for where, says in things.items():
        tap(finger, finger.locator(where).first)
        expect(tip).to_contain_text(says)
    # With a card picked as well.
    tap(finger, finger.locator(".hand .card").last)
    expect(finger.locator(f"{GO}{LIT}")).to_be_visible()
    expect(tip).to_have_count(0)
    for where, says in things.items():
        tap(finger, finger.locator(where).first)
        expect(tip).to_contain_text(says)
    finger.get_by_role("button", name="Supply and bonus tiles").tap()
    expect(tip).to_have_count(0)
    for where, says in {'[data-info="supply:3"]': "3", '[data-info="bonus:1"]': "top of"}.items():
        tap(finger, finger.locator(f"dialog {where}"))
        expect(tip).to_contain_text(says)
        place = tip.bounding_box()
        assert place
        with_tip = finger.screenshot(clip=place)
        tip.evaluate("(tip) => tip.hidePopover()")
        assert finger.screenshot(clip=place) != with_tip, "the tip lies under the sheet"
        tip.evaluate("(tip) => tip.showPopover()")
    finger.get_by_role("button", name="Close", exact=True).tap()
    expect(tip).to_have_count(0)


def test_a_finger_that_rests_asks_and_does_nothing(server: Server, finger: Page) -> None:
    """In every phase, also on what a touch would take: it says what it is, and nothing is chosen."""
    hand = Finger(finger)
    table = make_table(finger, server.url, [ME, BOT], seed=11)
    finger.goto(table)
    card = finger.locator(".hand .card").last
    card.wait_for()
    hand.rest(card, "4")
    expect(finger.locator('.hand .card[aria-pressed="true"]')).to_have_count(0)
    hand.rest(finger.locator(".stack").first, "top of")
    hand.rest(finger.locator(".rail button").first, "chapel track")
    expect(finger.locator("dialog[open]")).to_have_count(0)
    until(finger, lambda: finger.locator(f".stack{LIT}").count() > 2 and finger.locator(f"{GO}.ready").count() == 0)
    for stack in finger.locator(f".stack{LIT}").all()[:2]:
        hand.rest(stack, "top of")
        expect(finger.locator('.stack[aria-pressed="true"]')).to_have_count(0)
    # And a touch takes it as before, without a word.
    tap(finger, finger.locator(f".stack{LIT}").first)
    expect(finger.locator('.stack[aria-pressed="true"]')).to_have_count(1)
    expect(finger.locator(TIP)).to_have_count(0)
    hand.rest(finger.locator('.stack[aria-pressed="true"]'), "top of")
    expect(finger.locator('.stack[aria-pressed="true"]')).to_have_count(1)


@pytest.mark.rule("5.2")
def test_a_touch_on_what_is_closed_says_why(server: Server, finger: Page) -> None:
    """The X of the rondel answers a touch with its reason; a touch elsewhere hides it."""
    table = make_table(finger, server.url, [ME, BOT], seed=11)
    finger.goto(table)
    until(finger, lambda: finger.locator(f".space{LIT}").count() > 0)
    closed = state_of(finger, table)["view"]["rondel"]["pays"].index(0)
    tap(finger, finger.locator(f'[data-info="space:{closed}"]'))
    expect(finger.locator(TIP)).to_contain_text("The X is closed without")


def test_a_finger_asks_while_watching(server: Server, person: Enter) -> None:
    """Where nothing can be done everything explains itself, on a wide screen as well."""
    page = person(viewport=DESKTOP, has_touch=True)
    moment = next(one for one in moments(records(2)[0]) if one.round == 3)
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table.replace("/t/", "/watch/"))
    tap(page, page.locator(".stack").first)
    expect(page.locator(TIP)).to_contain_text("top of")
