"""Whole games in a real browser, by people's clicks and touches."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from london_bridge.cli.wording.names import pounds

from .acting import BOT, LIT, ME, Enter, act, make_table, play_on, state_of
from .conftest import DESKTOP, PHONE, Server

#: One for each way in which the board is composed.
SCREENS: dict[str, ViewportSize] = {
    "desk": DESKTOP,
    "phone": PHONE,
    "tablet": {"width": 820, "height": 1180},
    "phone on its side": {"width": 844, "height": 390},
}

#: What of the lit things lies outside the window or is covered all over, and whether page or board could be scrolled.
OUT_OF_SIGHT = """(lit) => {
    const page = document.documentElement;
    const touched = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        for (let i = 1; i < 10; i++) for (let j = 1; j < 10; j++)
            if (one.contains(document.elementFromPoint(left + width * i / 10, top + height * j / 10))) return true;
        return false;
    };
    const out = [...document.querySelectorAll(lit)].filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || !touched(one);
    });
    const still = ['hidden', 'visible'];
    const moved = [page, ...document.querySelectorAll('main, .board, .board > *')].filter((one) =>
        one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0 &&
        !still.includes(getComputedStyle(one).overflowY) || one.scrollTop > 0);
    return [...out, ...moved].map((one) => `${one.tagName} ${one.getAttribute('class')} ${one.dataset.info ?? ''}`)
        .concat(page.scrollHeight > innerHeight + 1 ? [`page ${page.scrollHeight}`] : []);
}"""


def test_from_the_first_page_to_a_card_in_hand_in_one_click(server: Server, person: Enter) -> None:
    """The first page has one big button; after it the first card is in hand."""
    page = person()
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="I know the game").click()
    page.wait_for_url("**/t/*")
    page.locator(".hand .card").first.wait_for()
    assert page.locator(".hand .card").count() == 6


@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_game_against_bots_on_every_board(screen: str, server: Server, person: Enter) -> None:
    """Every decision by a click or a finger on what is lit, which is never out of sight or covered; nothing scrolls."""
    touch = screen != "desk"

    def look(page: Page) -> None:
        assert page.evaluate(OUT_OF_SIGHT, LIT) == []

    page = person(viewport=SCREENS[screen], has_touch=touch, is_mobile=touch)
    table = make_table(page, server.url, [ME, BOT])
    page.goto(table)
    play_on(page, how=lambda page: act(page, touch), each=look)
    ended = state_of(page, table)["table"]["ended"]
    assert ended["reason"] == "rules"
    for money in ended["money"]:
        expect(page.get_by_role("dialog")).to_contain_text(pounds(money))


def test_two_people_in_two_browsers_one_of_them_on_a_phone(server: Server, person: Enter) -> None:
    """One sets up a table and sends the link; the other sits down with a phone and plays by touch alone, to the end."""
    host = person()
    host.goto(f"{server.url}/new")
    host.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    host.get_by_role("group", name="Seat 2").get_by_role("radio", name="Open").check()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")

    guest = person(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    guest.goto(host.url)
    guest.get_by_label("Your name").fill("Ada")
    guest.get_by_role("button", name="Sit here").tap()
    expect(host.get_by_text("Ada")).to_be_visible()
    host.get_by_role("button", name="Start").click()

    for page in (host, guest):
        page.locator(".hand .card").first.wait_for()
    play_on(host, guest, how=lambda page: act(page, touch=page is guest))
    ended = state_of(host, host.url)["table"]["ended"]
    assert ended["reason"] == "rules"
    for page in (host, guest):
        for money in ended["money"]:
            expect(page.get_by_role("dialog")).to_contain_text(pounds(money))
