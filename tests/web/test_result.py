"""The end of a game: the reckoning adds up, and leads on to a rematch, a link, a record; errors have a way on."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from london_bridge.record import Record

from .acting import Enter, make_table, play_on, state_of
from .conftest import DESKTOP, PATIENCE, Server, been_here
from .deals import late

#: The cells of the final scoring: a row for each category, a column for each player.
CELLS = """(table) => [...table.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.firstChild.textContent.trim()
        || cell.querySelector('b')?.textContent))"""


def pounds(words: str) -> int:
    """An amount as it is written; what is in brackets was paid before."""
    found = re.fullmatch(r"([+−]?)\W*(\d+)", words.replace("£", ""))
    return 0 if found is None else int(found[2]) * (-1 if found[1] == "−" else 1)


def test_the_reckoning_adds_up_and_leads_on(server: Server, person: Enter, tmp_path: Path) -> None:
    """Category by category to the sums, a picture for every player; record, link and rematch are what they say."""
    moment = late(3, rounds=1)
    page = person()
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    play_on(page)
    money = state_of(page, table)["table"]["ended"]["money"]
    dialog = page.get_by_role("dialog")
    cells = dialog.get_by_role("table", name="The final scoring").evaluate(CELLS)
    assert len(cells) == 1 + 4 + 2 + 1
    for seat in range(3):
        *parts, whole = [pounds(row[seat]) for row in cells]
        assert sum(parts) == whole == money[seat]
    expect(dialog.get_by_role("heading", name="Money over the rounds")).to_be_visible()
    expect(dialog.locator("figure > svg[role=img]")).to_have_count(3)

    expect(dialog.get_by_role("textbox", name="Link to this table")).to_have_value(table)
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download the record").click()
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    game = Record.parse(saved.read_text(encoding="utf-8")).game()
    assert game.over
    assert [game.state.money[seat] for seat in range(3)] == money

    dialog.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    again = state_of(page, page.url)["table"]
    assert [seat["kind"] for seat in again["seats"]].count("bot") == 2
    page.locator(".hand .card, .room").first.wait_for()


def test_an_error_in_the_page_is_shown_with_a_way_on(server: Server, browser: Browser) -> None:
    """It says what happened and that the game is safe; one may close it and play on, or load the page again."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    been_here(context)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    moment = late(2, rounds=2)
    page.goto(make_table(page, server.url, moment.seats(), deal=moment.deal))
    page.locator(".hand .card").first.wait_for()
    throw = "() => setTimeout(() => { throw new Error('A stone fell out of the arch.'); })"
    page.evaluate(throw)
    alert = page.get_by_role("alert").filter(has_text="Something went wrong")
    expect(alert).to_contain_text("A stone fell out of the arch.")
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)
    page.locator('.hand .card[data-lit="true"]').first.click()
    expect(page.locator('.hand .card[aria-pressed="true"]')).to_have_count(1)
    page.evaluate(throw)
    alert.get_by_role("button", name="Reload").click()
    expect(alert).to_have_count(0)
    expect(page.locator(".hand .card").first).to_be_visible()
    context.close()
