"""Whoever reads is "you", in sentences of their own; guests are guests in every language; one's own chat is not new."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .acting import BOT, ME, Enter, make_table, until
from .conftest import Server

OPEN = {"kind": "open"}


def test_the_table_speaks_to_me(server: Server, person: Enter) -> None:
    """Somebody without a name plays in German: chip, tip and log say "Du", and never "Guest"."""
    page = person(locale="de-DE")
    table = make_table(page, server.url, [ME, BOT, BOT])
    page.goto(table)
    page.locator(".hand .card").first.wait_for()
    # Without a card the button says what is to be done, in a whole sentence.
    expect(page.locator(".actions .go")).to_have_text("Karte spielen")
    chip = page.locator(".order .chip").filter(has_text="Du")
    expect(chip).to_have_count(1)
    chip.hover()
    tip = page.locator(".tip")
    expect(tip).to_contain_text("Du wählst")
    until(page, lambda: page.locator(".log b").filter(has_text=re.compile("^Du$")).count() > 1)
    page.locator(".order .chip").filter(has_text="Du").first.hover()
    expect(tip).to_contain_text("Du")
    assert "Guest" not in page.locator("body").inner_text()


def test_a_guest_is_a_guest_in_the_language_of_whoever_looks(server: Server, person: Enter) -> None:
    """Two people without names sit down; each sees the other in their own language."""
    host, guest = person(locale="pl-PL"), person(locale="fr-FR")
    table = make_table(host, server.url, [ME, OPEN])
    host.goto(table)
    guest.goto(table)
    guest.get_by_role("button", name="S’asseoir ici").click()
    row = host.locator(".room li").nth(1)
    expect(row).to_contain_text("Gość 2")
    # And whoever has sat down is here.
    expect(row).not_to_contain_text("poza stołem")
    expect(guest.locator(".room li").nth(0)).to_contain_text("Invité")


def test_my_own_words_are_not_new_to_me(server: Server, person: Enter) -> None:
    """I say something, the other does, I read it and come back: nothing is new until the other says more."""
    host, guest = person(), person()
    table = make_table(host, server.url, [ME, OPEN])
    guest.goto(table)
    guest.get_by_role("button", name="Sit here").click()
    host.goto(table)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator(".hand .card").first.wait_for()

    def say(page_words: str) -> None:
        answer = guest.request.post(
            f"{server.url}/api/tables/{table.rpartition('/')[2]}/act",
            data={"type": "chat", "id": page_words, "text": page_words},
            headers={"Origin": server.url},
        )
        assert answer.ok

    host.get_by_role("button", name="Chat").first.click()
    host.get_by_label("Say something").fill("Hello")
    host.get_by_label("Say something").press("Enter")
    say("Good morning")
    expect(host.get_by_role("log", name="Chat")).to_contain_text("Good morning")
    host.goto(table)
    host.locator(".hand .card").first.wait_for()
    expect(host.get_by_role("button", name="Chat", exact=True).first).to_be_visible()
    assert host.get_by_role("button", name=re.compile("new line")).count() == 0
    say("Are you there?")
    expect(host.get_by_role("button", name="Chat, one new line").first).to_be_visible()
