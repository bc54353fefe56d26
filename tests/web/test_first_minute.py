"""The first minute: one question, three little tasks, and a coach who gives reasons and covers nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.waiting import look_again

from .acting import GO, LIT, Enter, act, seen
from .conftest import DESKTOP, PHONE, Server

ONWARD = ".coach .card button.main"
#: Whether the coach's card lies on something that it rings.
COVERS = """() => {
    const card = document.querySelector('.coach .card')?.getBoundingClientRect();
    if (!card) return false;
    return [...document.querySelectorAll('div.ring')].some((ring) => {
        const box = ring.getBoundingClientRect();
        const wide = Math.min(card.right, box.right) - Math.max(card.left, box.left);
        const high = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
        return wide > 1 && high > 1;
    });
}"""


def uncovered(page: Page) -> None:
    """The coach stands beside what it speaks of."""
    for _ in range(30):
        if not page.evaluate(COVERS):
            return
        look_again(page)
    raise AssertionError(f"the coach covers what it speaks of: {page.locator('.coach .card p').inner_text()}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_from_the_great_button_to_the_first_coached_rounds(size: ViewportSize, server: Server, person: Enter) -> None:
    """A stranger is asked one thing, wins three tasks (with a mistake in each), and plays two rounds as advised."""
    page = person(viewport=size)
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Yes, show me").click()

    tile = page.locator(".tray .tile")
    said = page.locator("#task-said")
    page.get_by_role("button", name="42").click()
    expect(said).to_contain_text("after 42 the 58 can no longer stand")
    for number in ("58", "42", "26"):
        page.locator(".tray").get_by_role("button", name=number).click()
    expect(said).to_contain_text("All three stand")
    expect(page.locator(".stars .on")).to_have_count(1)
    page.get_by_role("button", name="On to the next").click()

    tile.nth(0).click()
    expect(said).to_contain_text("1 step")
    tile.nth(1).click()
    expect(said).to_contain_text("the star is yours")
    page.get_by_role("button", name="On to the next").click()

    page.locator('.site[data-site="2"]').click()
    expect(said).to_contain_text("Another one!")
    page.locator('.site[data-site="1"]').click()
    expect(page.locator(".stars .on")).to_have_count(3)
    page.get_by_role("button", name="To my first game").click()

    words = page.locator(".coach .card p")
    words.wait_for()
    reasons = set()
    for _ in range(200):
        if page.get_by_role("img", name="Round 3 of 12").count():
            break
        uncovered(page)
        why = page.locator(".coach .why")
        if why.count():
            reasons.add(why.first.inner_text())
        ringed = page.locator(f"{LIT}:is(.card, .stack)")
        if page.locator(ONWARD).count():
            page.locator(ONWARD).click()
        elif page.locator(f"{GO}.ready").count() or not ringed.count():
            act(page)
        else:
            follow(page)
        look_again(page)
    else:
        raise AssertionError("two rounds did not come to their end")
    assert len(reasons) >= 2, reasons
    # Whoever has begun is not asked again.
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand .card").first.wait_for()


def follow(page: Page) -> None:
    """Touch what the coach has ringed."""
    ring = page.locator("div.ring").first
    box = ring.bounding_box() if ring.count() else None
    for one in page.locator(f"{LIT}:is(.card, .stack)").all():
        own = one.bounding_box()
        if box and own and abs(own["x"] + own["width"] / 2 - box["x"] - box["width"] / 2) < box["width"] / 2:
            one.click(position=seen(one))
            return
    act(page)
