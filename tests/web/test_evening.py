"""Who is winning, and how it is shown: the strip, podiums, the show of the end, and what lies where on every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .acting import BOT, ME, Enter, act, make_table, play_on, state_of, until
from .conftest import DESKTOP, PHONE, Server
from .deals import late

LYING: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES = pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, LYING], ids=["desktop", "tablet", "phone", "lying"])
#: Keeps what the show tells, in the order in which it is seen, and everything that flew.
LISTEN = """() => {
    window.told = [];
    window.flew = new Set();
    const look = () => {
        const banner = document.querySelector('.show > .ribbon, .paying .title');
        const words = banner?.innerText.trim();
        if (words && window.told.at(-1) !== words) window.told.push(words);
        if (document.querySelector('[data-testid="lights"]')) window.lights = true;
        for (const use of document.querySelectorAll('.flyers use')) window.flew.add(use.getAttribute('href'));
        // The headline comes last, and so does the reckoning.
        const last = (words && /won|Last round/.test(words)) || document.querySelector('dialog[open] table');
        if (last && document.querySelector('.paying')) window.early = true;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def sit(page: Page, server: Server, players: int = 3, rounds: int = 1, **options: object) -> str:
    """At a table that was taken up late."""
    moment = late(players, rounds)
    page.goto(server.url)
    table = make_table(page, server.url, moment.seats(), moment.deal, **options)
    page.goto(table)
    page.locator(".strip").wait_for()
    return table


@SIZES
def test_who_is_winning_is_read_without_pointing_or_with_one_tap(
    size: ViewportSize, server: Server, person: Enter
) -> None:
    """Place, money, what the end would add, and the sum, of everybody, as the server says it."""
    page = person(viewport=size)
    table = sit(page, server, 4, 2)
    told = state_of(page, table)["view"]
    if size in (PHONE, LYING):
        for seat in range(4):
            total = told["seats"][seat]["money"] + told["ending"]["add"][seat]
            expect(page.locator(".strip")).to_contain_text(f"£{abs(total)}")
        page.locator(".strip").click()
        read = page.get_by_role("dialog")
    else:
        read = page.locator(".strip")
        expect(read).to_contain_text("If it ended now")
    words = re.sub(r"\s|\u2060", "", read.inner_text())
    for seat in range(4):
        money, more = told["seats"][seat]["money"], told["ending"]["add"][seat]
        signed = f"+£{more}" if more >= 0 else f"−£{-more}"
        total = money + more
        for figure in (f"£{money}", signed, f"£{total}" if total >= 0 else f"−£{-total}"):
            assert figure in words, (seat, figure, words)
    if size in (DESKTOP, TABLET):
        clipped = "(all) => all.some((one) => one.scrollWidth > one.clientWidth + 1)"
        assert not page.locator(".strip .cell").evaluate_all(clipped)


def test_podiums_pay_what_this_table_pays_and_can_be_switched_off(server: Server, person: Enter) -> None:
    """8.1, 9.13: prizes by the number of players, ladders with counts and coins; without standings as in the box."""
    page = person()
    page.goto(server.url)
    scoring = {"chapel": "base", "gate": "steps", "hostelry": "cards", "bridge": "low"}
    table = make_table(page, server.url, [ME, BOT, BOT], scoring=scoring)
    page.goto(table)
    chapel, hostelry = page.locator('[data-at="scoring:chapel"]'), page.locator('[data-at="scoring:hostelry"]')
    expect(chapel.locator(".step")).to_contain_text(["£5", "£3"])
    told = state_of(page, table)["view"]["standings"]["hostelry"]
    for seat in range(3):
        stand = page.locator(f'[data-at="stand:hostelry:{seat}"]')
        expect(stand.locator(".measure")).to_have_text(str(told["measure"][seat]))
        expect(stand.locator(".coin")).to_have_count(1 if told["gain"][seat] else 0)
    expect(hostelry.locator(".ladder")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Standings and prizes").click()
    page.keyboard.press("Escape")
    expect(page.locator(".strip, .podium")).to_have_count(0)
    expect(chapel).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING], ids=["desktop", "phone", "lying"])
def test_the_end_is_shown_scoring_by_scoring_and_the_headline_last(
    size: ViewportSize, server: Server, person: Enter
) -> None:
    """With motion: the last round is announced, all is paid on the board, and coins fly on phones too."""
    page = person(viewport=size, reduced_motion="no-preference")
    page.goto(server.url)
    page.evaluate("localStorage.setItem('lb-settings', JSON.stringify({ asked: true, pace: 'brisk' }))")
    table = sit(page, server, 2, 2)
    page.evaluate(LISTEN)

    def watch(page: Page) -> bool:
        # Whoever clicks while something is shown would skip it.
        return False if page.locator(".show, .reveal, .flyers svg").count() else act(page)

    play_on(page, how=watch)
    told: list[str] = page.evaluate("window.told")
    assert told[0] == "Last round", told
    assert len(told) > 3, told
    assert not page.evaluate("window.early ?? false")
    flew = page.evaluate("[...window.flew]")
    assert {"#s-coin-pound", "#s-pawn"} <= set(flew), flew
    won = state_of(page, table)["table"]["ended"]["ranking"][0] == state_of(page, table)["you"]["seat"]
    assert page.evaluate("window.lights ?? false") == won


def test_the_question_never_lies_on_ones_own_bridge(server: Server, person: Enter) -> None:
    """Whatever is asked in two rounds, on every screen: the prompt stands by the hand, clear of what stands there."""
    clear = """(built) => {
        const ask = document.querySelector('[data-at="ask"]').getBoundingClientRect();
        const sites = document.querySelectorAll('.bridge [data-at^="site:"], .bridges [data-at^="site:"]');
        // Up to the next site: while cards are chosen on a phone, the row in which nothing stands yet may be covered.
        const used = [...sites].filter((one) => Number(one.dataset.at.split(':')[2]) <= built);
        return used.every((one) => {
            const site = one.getBoundingClientRect();
            // What is cut off below the arches is not seen.
            const shown = one.closest('.bridges > div, div.bridge').getBoundingClientRect();
            const bottom = Math.min(site.bottom, shown.bottom);
            const beside = site.right <= ask.left || site.left >= ask.right;
            return beside || bottom <= ask.top + 1 || site.top >= ask.bottom;
        });
    }"""
    for size in (DESKTOP, TABLET, PHONE, LYING):
        page = person(viewport=size)
        table = sit(page, server, 3, 2)
        phases: set[str] = set()

        def looked(page: Page = page, table: str = table, size: ViewportSize = size, phases: set[str] = phases) -> bool:
            you = state_of(page, table)
            built = len(you["view"]["seats"][you["you"]["seat"]]["bridge"])
            assert page.evaluate(clear, built), (size, page.locator('[data-at="ask"]').inner_text())
            phases.add(page.locator('[data-at="ask"]').inner_text())
            return len(phases) > 4

        until(page, looked)
        assert state_of(page, table)["view"]["round"] >= 1


def test_pointing_at_somebody_marks_two_tiles_at_most(server: Server, person: Enter) -> None:
    """What matters to another player is marked while one points there, and nothing after that."""
    page = person()
    sit(page, server, 3, 4)
    page.locator(".player").first.hover()
    marks = page.locator(".wishes rect")
    expect(marks.first).to_be_visible()
    assert 1 <= marks.count() <= 2
    page.mouse.move(640, 700)
    expect(marks).to_have_count(0)


def test_the_chat_stands_beside_the_board_and_over_nothing(server: Server, person: Enter) -> None:
    """On a wide screen: every part of the board is left of it, and the board goes on."""
    page = person()
    sit(page, server, 4, 2, chat=True)
    page.get_by_role("button", name="Chat", exact=True).click()
    talk = page.locator(".talk").bounding_box()
    board = page.locator(".board > .wide").bounding_box()
    assert talk
    assert board
    assert board["x"] + board["width"] <= talk["x"] + 1
    for part in (".player", ".log", '[data-at="ask"]', ".actions"):
        for one in page.locator(part).all():
            box = one.bounding_box()
            assert box
            assert box["x"] + box["width"] <= talk["x"] + 1, part
    page.keyboard.press("Escape")
    expect(page.locator(".talk")).to_have_count(0)


def test_all_keys_can_be_found_in_the_menu(server: Server, person: Enter) -> None:
    """Whoever does not know that ? lists the keys finds the list, and the key, in the menu."""
    page = person()
    sit(page, server)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All keys ?").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
