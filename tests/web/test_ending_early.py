"""Ending a game by agreement: whoever can agree is asked, on the page."""

from __future__ import annotations

from playwright.sync_api import expect

from .acting import ME, Enter, make_table, state_of
from .conftest import Server

OPEN = {"kind": "open"}


def test_an_offer_to_end_is_told_and_can_be_taken(server: Server, person: Enter) -> None:
    """One offers from the menu; the other is asked at once, declines, is asked by a new offer again, and agrees."""
    host, guest = person(), person()
    table = make_table(host, server.url, [ME, OPEN])
    guest.goto(table)
    guest.get_by_label("Your name").fill("Rosalind")
    guest.get_by_role("button", name="Sit here").click()
    host.goto(table)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator(".hand .card").first.wait_for()

    def offer(words: str) -> None:
        host.get_by_role("button", name="Menu").click()
        host.get_by_role("button", name=words).click()
        host.keyboard.press("Escape")

    offer("Offer to end the game")
    asked = guest.get_by_text("would like to end the game now.", exact=False).first
    expect(asked).to_be_visible()
    guest.get_by_role("button", name="Play on").click()
    expect(guest.get_by_role("button", name="Agree")).to_have_count(0)
    assert state_of(guest, table)["table"]["status"] == "playing"

    # Declined is gone: whoever offered is told, and can offer again.
    told = host.get_by_text("Rosalind wants to play on: the offer to end the game is off.")
    expect(told).to_be_visible()
    host.get_by_role("button", name="Close", exact=True).click()
    expect(told).to_have_count(0)

    offer("Offer to end the game")
    guest.get_by_role("button", name="Agree").click()
    for page in (host, guest):
        expect(page.get_by_role("dialog")).to_contain_text("ended by agreement")
    assert state_of(guest, table)["table"]["ended"]["reason"] == "agreed"
