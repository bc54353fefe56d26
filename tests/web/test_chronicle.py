"""The chronicle in a browser: a game is played to its end, its charters are told there, and its page tells the rest."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .acting import ME, Enter, make_table, play_on, play_well
from .conftest import Server

BOT = {"kind": "bot", "level": "apprentice"}


@pytest.fixture
def at_the_end(person: Enter, server: Server) -> Page:
    """Somebody who has just played a game for two to its end, the last round by clicks."""
    page = person()
    page.request.put(f"{server.url}/api/me", data={"name": "Ada"}, headers={"Origin": server.url})
    table = make_table(page, server.url, [ME, BOT])
    play_well(page, table, left=1)
    page.goto(table)
    play_on(page)
    return page


def test_a_game_earns_charters_and_stands_in_the_chronicle(at_the_end: Page, person: Enter, server: Server) -> None:
    """What the server counted is told at the end with its seals, and leads to the page; that can be shown to others,
    filtered, taken along as a file, and hidden again.
    """
    page = at_the_end
    table = page.url.rpartition("/t/")[2]
    earned = page.request.get(f"{server.url}/api/me/charters?table={table}").json()["earned"]
    assert earned, "a whole game earns at least one of the easy ones"
    section = page.locator("dialog[open] .charters")
    expect(section.locator("li")).to_have_count(len(earned))
    expect(section.locator("svg.seal.stamped")).to_have_count(len(earned))
    # They are beside the result, not in its way: the ways on can be clicked, and nothing waits for a seal.
    expect(page.locator("dialog[open] footer .button").first).to_be_enabled()
    section.get_by_role("link").click()

    page.wait_for_url(f"{server.url}/people/me")
    expect(page.locator("svg.seal.earned")).to_have_count(len(earned))
    figures = page.locator("dl dd")
    expect(figures.first).to_have_text("1")
    told = page.request.get(f"{server.url}/api/me/chronicle").json()
    expect(page.get_by_text(f"£{told['best']['money']}").first).to_be_visible()
    # No game of four: the figures say so, and all comes back.
    page.get_by_role("radio", name="4").check()
    expect(figures.first).to_have_text("0")
    page.get_by_role("radio", name="2").check()
    expect(figures.first).to_have_text("1")

    switch = page.get_by_role("switch")
    switch.click()
    address = page.locator(".address a")
    expect(address).to_have_text(re.compile(rf"{server.url}/people/[\w-]{{12}}"))
    shown = str(address.text_content())
    eve = person()
    eve.goto(shown)
    expect(eve.locator("svg.seal.earned")).to_have_count(len(earned))
    expect(eve.get_by_role("switch")).to_have_count(0)
    expect(eve.locator(f'a[href*="{table}"]')).to_have_count(0)

    with page.expect_download() as saved:
        page.locator("a[download]").click()
    file = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert [game["table_id"] for game in file["games"]] == [table]
    switch.click()
    expect(address).to_have_count(0)
    eve.reload()
    expect(eve.locator(".quiet")).to_be_visible()


def test_an_empty_chronicle_invites(person: Enter, server: Server) -> None:
    """Who has not played sees what there is to earn, and the way to a first game."""
    page = person()
    page.goto(f"{server.url}/people/me")
    page.locator("main .quiet .button").click()
    page.wait_for_url(f"{server.url}/")
    page.request.put(f"{server.url}/api/me", data={"name": "Ada"}, headers={"Origin": server.url})
    page.goto(f"{server.url}/people/me")
    expect(page.locator("svg.seal")).to_have_count(15)
    expect(page.locator("svg.seal.earned")).to_have_count(0)
