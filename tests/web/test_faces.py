"""Everybody at a table has a face: bots are characters, people choose a portrait and a colour that others see."""

from __future__ import annotations

from playwright.sync_api import expect

from .acting import ME, Enter, make_table
from .conftest import PHONE, Server

OPEN = {"kind": "open"}


def test_portrait_and_colour_are_chosen_in_the_room_and_seen_at_the_table(server: Server, person: Enter) -> None:
    """The other sees it at once, a colour that is taken is marked, it fits a phone, and it stays with me."""
    ann, bob = person(viewport=PHONE), person()
    table = make_table(ann, server.url, [ME, OPEN, {"kind": "bot", "level": "apprentice", "character": "maud"}])
    ann.goto(table)
    bob.goto(table)
    bob.get_by_role("button", name="Sit here").click()
    mine = ann.locator(".room li").first
    mine.get_by_role("button", name="Choose a portrait and a colour").click()
    mine.get_by_role("radio", name="Queen").check(force=True)
    expect(bob.locator(".room li").first.locator("use").first).to_be_attached()
    expect(bob.locator(".room li").first.locator('use[href="#s-face-queen"]')).to_have_count(1)
    mine.get_by_role("radio", name="Gold").check(force=True)
    expect(bob.locator(".room li").first.locator('use[href="#s-marker-key"]').first).to_be_attached()
    assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth")  # nothing is wider than the phone
    bob.locator(".room li").nth(1).get_by_role("button", name="Choose a portrait and a colour").click()
    expect(bob.locator(".room li").nth(1).get_by_role("radio", name="Gold")).to_be_disabled()
    # Whoever has chosen looks so everywhere.
    me = ann.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert (me["person"]["portrait"], me["person"]["colour"]) == ("queen", "gold")
    ann.get_by_role("button", name="Start the game").click()
    bob.locator(".hand .card").first.wait_for()
    # The symbols themselves have come, not only references to them.
    assert bob.evaluate("document.querySelectorAll('#faces symbol').length") == 24
    expect(bob.locator('.player use[href="#s-face-queen"]')).to_have_count(1)
    expect(bob.locator('.player use[href="#s-face-maud"]')).to_have_count(1)
