"""The daily bridge in a browser: a stranger's day, from the first page to its result, and what is open afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .acting import Enter, play_on, state_of
from .conftest import DESKTOP, PHONE, MovedServer
from .days import DAY, begin_day, named, play_day, to_sunday, today
from .test_pages import faults
from .test_sizes import CUT, HIDES, SMALL

#: What a link to one's own result says: the day, the row of tiles, money, place, address; and nothing of the deal.
SHARED = re.compile(
    r"London Bridge · \d+ \w+ \d{4}\n[🟨🟩🟦⬜]+\n£−?\d+( · [+−]\u2060?£[\d.]+ to par)?( · \d of \d)?\n\S+/daily/[\d-]+"
)


@pytest.fixture
def moved_server(tmp_path: Path) -> Iterator[MovedServer]:
    """A server whose clock the test moves."""
    running = MovedServer(tmp_path)
    yield running
    running.stop()


def looks_right(page: Page) -> None:
    """Nothing is cut or too small for a thumb, and axe finds nothing, on a phone and at a desk."""
    found = faults(page, "en")
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        found += page.evaluate(CUT)
        if size == PHONE:
            found += page.evaluate(SMALL)
    assert not found, "\n".join(map(str, found))


def boards_are_whole(page: Page) -> None:
    """Every column of the boards is in sight on the smallest phone, in every language."""
    page.set_viewport_size({"width": 360, "height": 640})
    hidden: list[tuple[str, str]] = []
    for language in ("pl", "fr", "it", "de", "en"):
        page.evaluate("(language) => localStorage.setItem('lb-language', language)", language)
        page.reload()
        boards = page.locator(".scroll:has(thead th:nth-child(2).who)")
        boards.first.wait_for()
        page.evaluate("document.fonts.ready.then(() => 0)")
        assert boards.locator("thead").first.locator("th").count() == 6
        hidden += [(language, name) for name in boards.evaluate_all(HIDES)]
    assert hidden == []


@pytest.mark.timeout(300)
def test_a_stranger_plays_a_day(moved_server: MovedServer, person: Enter) -> None:
    """One click from the first page; no hints; the end leads to the result, which can be shared; the board opens; and
    on the next day all games are open, with the decision in which they part.
    """
    url = moved_server.url
    rival = person()
    rival.goto(url)
    day = to_sunday(moved_server, rival)
    named(rival, url, "Rosalind")
    play_day(rival, url, seed=5)

    page = person(bypass_csp=True, permissions=["clipboard-read", "clipboard-write"])
    page.goto(url)
    page.get_by_role("link", name="Today’s bridge").click()
    expect(page.get_by_role("heading", name="Today’s bridge")).to_be_visible()
    expect(page.get_by_text(re.compile(r"The next one begins in 2[23] h"))).to_be_visible()
    expect(page.get_by_text("The board opens when you have played.")).to_be_visible()
    expect(page.get_by_text("Rosalind")).to_have_count(0)
    looks_right(page)
    page.get_by_role("button", name="Play today’s bridge").click()

    page.locator(".hand .card").first.wait_for()
    expect(page.get_by_text("one attempt that counts, without hints")).to_be_visible()
    expect(page.locator('[data-key="hint"]')).to_have_count(0)
    table = page.url
    # It is left, and gone on with.
    page.goto(f"{url}/daily")
    page.get_by_role("button", name="Go on").click()
    page.wait_for_url(table)
    # Most of it goes quickly; the last round is played by hand.
    play_day(page, url, seed=1, leave=1)
    play_on(page)
    for sealed in ("Watch the replay", "Review", "Rematch", "Download the record"):
        expect(page.get_by_role("dialog").get_by_text(sealed)).to_have_count(0)
    page.get_by_role("link", name="Result of the day").click()

    mine = today(page, url)["mine"]
    assert mine["state"] == "done"
    result = page.locator("section").filter(has=page.get_by_role("heading", name="Your result"))
    expect(result).to_contain_text(f"£{mine['money']}".replace("£-", "−£"))
    expect(result).to_contain_text(f"{mine['place']} of 2")
    expect(result).to_contain_text("1 day in a row")
    expect(result.locator(".tile")).to_have_count(len(mine["places"]))
    board = page.locator("section").filter(has=page.get_by_role("heading", name="Who played how"))
    expect(board.get_by_role("row").filter(has_text="Rosalind").first).to_be_visible()
    board.get_by_role("radio", name="Friends").check()
    expect(board.get_by_text("Rosalind")).to_have_count(0)
    result.get_by_role("button", name="Share").click()
    assert SHARED.fullmatch(page.evaluate("navigator.clipboard.readText()"))
    looks_right(page)
    # The first page knows that it is played; what would show the deal is sealed still.
    page.goto(url)
    expect(page.get_by_role("link", name="Today’s bridge")).to_contain_text("tomorrow")
    page.goto(f"{url}/replay?table={mine['table']}")
    expect(page.get_by_text("The others still have this day before them")).to_be_visible()

    moved_server.pass_time(DAY)
    page.goto(f"{url}/daily")
    expect(page.get_by_role("button", name="Play today’s bridge")).to_be_visible()
    page.locator(f'a[href="/daily/{day}"]').click()
    games = page.locator("section").filter(has=page.get_by_role("heading", name="All games side by side"))
    expect(games.locator("tbody tr")).to_have_count(2)
    expect(games).to_contain_text("Rosalind chose:")
    expect(games.locator(".figure")).to_be_visible()
    looks_right(page)
    boards_are_whole(page)
    page.set_viewport_size(DESKTOP)
    games.get_by_role("link", name="Their replay").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Practise this day").click()
    page.wait_for_url("**/t/*")
    page.locator(".hand .card").first.wait_for()
    expect(page.get_by_text("It does not count")).to_be_visible()
    assert state_of(page, page.url)["table"]["daily"] == {"day": day, "practice": True, "ends": mine_ends(page, url)}


def mine_ends(page: Page, url: str) -> int:
    """When yesterday ended: a day before today does."""
    return int(today(page, url)["ends"] - DAY * 1000)


def test_in_words_and_from_the_keyboard(moved_server: MovedServer, person: Enter) -> None:
    """The table in words says what is otherwise and leads to the day; a day that has not come is refused in words; the
    calendar goes back over months by keys.
    """
    url = moved_server.url
    page = person()
    page.goto(url)
    table = begin_day(page, url)
    page.goto(f"{table}/text")
    expect(page.get_by_text("one attempt that counts, without hints")).to_be_visible()
    page.get_by_role("link", name="Result of the day").press("Enter")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    month = page.locator("section h3[aria-live]")
    before = month.inner_text()
    page.get_by_role("button", name="The month before").press("Enter")
    expect(month).not_to_have_text(before)
    expect(page.locator("td a").first).to_be_visible()
    page.locator("td a").first.press("Enter")
    expect(page.get_by_text("You did not play this day.")).to_be_visible()
    page.goto(f"{url}/daily/2099-01-01")
    expect(page.get_by_role("alert")).to_contain_text("That is not there")
