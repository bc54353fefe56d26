"""Rule 8.1: the prizes of a ranking are told as they are paid at this table, wherever they are told."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .acting import BOT, ME, Enter, make_table
from .conftest import PHONE, Server

#: By the number of players.
PRIZES = {2: ["5"], 3: ["5", "3"], 4: ["5", "3", "1"]}
#: The printed scorings, as their tips call them.
NAMES = {
    "chapel": "Furthest on the chapel track",
    "gate": "Furthest on the gate track",
    "hostelry": "Highest card value in hand",
    "bridge": "Most buildings on a bridge",
}


def sums(words: str) -> list[str]:
    """The amounts in a sentence."""
    return re.findall(r"£(\d+)", words)


def test_setting_up_tells_the_prizes_of_so_many_players(server: Server, person: Enter) -> None:
    """As the number of players is chosen, so the prizes change."""
    page = person()
    page.goto(f"{server.url}/new")
    told = page.locator("fieldset .one .soft")
    for players, prizes in PRIZES.items():
        page.get_by_role("group", name="Players").get_by_role("radio", name=str(players)).check()
        expect(told.first).to_contain_text("£5 for" if players == 2 else "£3")
        assert [sums(words) for words in told.all_inner_texts()] == [prizes] * 4


def scorings_of(page: Page) -> list[list[str]]:
    """The amounts in the tips of the four scorings."""
    found = []
    for category, name in NAMES.items():
        page.locator(f'[data-info="scoring:{category}"]').first.hover()
        tip = page.locator(".tip")
        # The one before stands until this one comes.
        expect(tip).to_contain_text(name)
        found.append(sums(tip.locator("p").first.inner_text()))
    return found


def test_tips_tell_what_is_paid_at_this_table(server: Server, person: Enter) -> None:
    """With two, three and four players, on a screen and on a phone."""
    for players, prizes in PRIZES.items():
        page = person()
        table = make_table(page, server.url, [ME] + [BOT] * (players - 1))
        page.goto(table)
        page.locator(".hand .card").first.wait_for()
        assert scorings_of(page) == [prizes] * 4
    page = person(viewport=PHONE, has_touch=True)
    page.goto(make_table(page, server.url, [ME, BOT, BOT]))
    page.locator(".hand .card").first.wait_for()
    page.get_by_role("button", name="Scorings").first.click()
    told = page.locator(".scorings.words p")
    told.first.wait_for()
    assert [sums(words) for words in told.all_inner_texts()] == [["5", "3"]] * 4


def test_the_lesson_tells_the_prizes_of_three(server: Server, person: Enter) -> None:
    """The first game has three players."""
    page = person()
    page.goto(f"{server.url}/learn")
    page.locator(".door button").last.click()
    page.locator(".coach .card p").wait_for()
    assert scorings_of(page) == [["5", "3"]] * 4
