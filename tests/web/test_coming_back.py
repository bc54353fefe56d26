"""The connection drops, the server dies and starts again: the page says so, comes back by itself, and loses nothing."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, WebSocketRoute, expect

from .acting import BOT, GO, LIT, ME, Enter, make_table, state_of, until
from .conftest import Server

BANNER = ".banner"
GONE = "The connection is gone. It comes back by itself; nothing is lost."
CHOSEN = '.stack[aria-pressed="true"]'
#: Coming back may take as long as the longest wait between two tries, on a busy machine.
LONG = 20_000


def draft_a_turn(page: Page) -> str:
    """Go on until a pawn can be placed, and draft a first house; gives the stack that was chosen."""
    # A hostelry would go on to ask for cards.
    stacks = page.locator(f'.stack{LIT}:not([data-at="stack:hostelry"])')
    until(page, lambda: stacks.count() > 0)
    stacks.first.click()
    expect(page.locator(CHOSEN)).to_have_count(1)
    # A site or a bonus tile may have to be chosen too; nothing is confirmed.
    choices = page.locator(f"{LIT}:not(.go)")

    def choose(page: Page) -> bool:
        # What was lit may be gone by the time of the click.
        with suppress(TimeoutError):
            if choices.count():
                choices.first.click(timeout=2000)
                return True
        return False

    until(page, lambda: page.locator(f"{GO}{LIT}").count() > 0, how=choose)
    expect(page.locator(CHOSEN)).to_have_count(1)
    return str(page.locator(CHOSEN).get_attribute("data-info"))


def test_a_server_that_dies_in_mid_turn_loses_nothing(own_server: Server, person: Enter) -> None:
    """kill -9 while a turn is drafted: the page says that it is alone, and when the server is back so is the draft."""
    page = person()
    table = make_table(page, own_server.url, [ME, BOT])
    page.goto(table)
    chosen = draft_a_turn(page)
    before = state_of(page, table)["view"]

    own_server.kill()
    expect(page.locator(BANNER)).to_have_text(GONE)
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", chosen)
    own_server.start()
    expect(page.locator(BANNER)).to_have_count(0, timeout=LONG)
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", chosen)
    assert state_of(page, table)["view"] == before
    until(page, lambda: state_of(page, table)["view"]["moves"] > before["moves"])


def test_what_is_drafted_while_the_server_is_gone_is_asked_when_it_is_back(own_server: Server, person: Enter) -> None:
    """A tile that is chosen while nobody answers stays chosen, and when the server is back the turn goes on."""
    page = person()
    table = make_table(page, own_server.url, [ME, BOT])
    page.goto(table)
    stacks = page.locator(f".stack{LIT}")
    until(page, lambda: stacks.count() > 0)
    # What each would give has been said: nothing is being asked.
    page.locator(".scene .ribbon").first.wait_for()
    before = state_of(page, table)["view"]["moves"]
    own_server.kill()
    expect(page.locator(BANNER)).to_have_text(GONE)
    chosen = str(stacks.first.get_attribute("data-info"))
    stacks.first.click()
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", chosen)
    own_server.start()
    expect(page.locator(BANNER)).to_have_count(0, timeout=LONG)
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", chosen)
    until(page, lambda: state_of(page, table)["view"]["moves"] > before)


def test_what_is_confirmed_while_the_server_is_gone_is_done_once(own_server: Server, person: Enter) -> None:
    """A confirmation that finds nobody waits, and is carried out when the server is back: once, not twice."""
    page = person()
    table = make_table(page, own_server.url, [ME, BOT])
    page.goto(table)
    draft_a_turn(page)
    before = state_of(page, table)
    own_server.kill()
    expect(page.locator(BANNER)).to_have_text(GONE)
    page.locator(GO).click()
    expect(page.locator(GO)).to_have_text("Sending…")
    own_server.start()
    expect(page.locator(BANNER)).to_have_count(0, timeout=LONG)
    until(page, lambda: state_of(page, table)["view"]["moves"] > before["view"]["moves"], how=lambda page: False)
    entries = state_of(page, table, after=before["number"])["entries"]
    mine = [entry for entry in entries if entry["kind"] == "moves" and entry["seat"] == 0]
    assert [move.partition(":")[0] for move in mine[0]["moves"]].count("place") == 1
    # And the game goes on from there.
    after = state_of(page, table)["view"]["moves"]
    until(page, lambda: state_of(page, table)["view"]["moves"] > after + 2)


def test_a_connection_that_breaks_comes_back_with_the_draft(server: Server, person: Enter) -> None:
    """The network is away for a while: the page says so, and afterwards the same draft can be confirmed."""
    page = person()
    table = make_table(page, server.url, [ME, BOT])
    sockets: list[WebSocketRoute] = []

    away = False

    def pass_through(route: WebSocketRoute) -> None:
        if away:
            route.close(code=3000)
            return
        route.connect_to_server()
        sockets.append(route)

    page.route_web_socket("**/live*", pass_through)
    page.goto(table)
    chosen = draft_a_turn(page)
    before = state_of(page, table)["view"]

    away = True
    page.context.set_offline(True)
    for route in sockets:
        route.close(code=3000)
    expect(page.locator(BANNER)).to_have_text(GONE)
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", chosen)
    away = False
    page.context.set_offline(False)
    expect(page.locator(BANNER)).to_have_count(0, timeout=LONG)
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", chosen)
    until(page, lambda: state_of(page, table)["view"]["moves"] > before["moves"])


def test_a_laptop_that_slept_finds_its_connection_dead_and_comes_back(server: Server, person: Enter) -> None:
    """Nobody closes the connection, but nothing comes through it: asked, it is silent, and a new one is made."""
    page = person()
    table = make_table(page, server.url, [ME, BOT])
    asleep = False

    def pass_through(route: WebSocketRoute) -> None:
        if asleep:
            return  # nobody answers, and nobody refuses
        there = route.connect_to_server()
        route.on_message(lambda words: None if asleep else there.send(words))
        there.on_message(lambda words: None if asleep else route.send(words))

    page.route_web_socket("**/live*", pass_through)
    page.goto(table)
    chosen = draft_a_turn(page)
    before = state_of(page, table)["view"]

    asleep = True
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(BANNER)).to_have_text(GONE, timeout=LONG)
    asleep = False
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(BANNER)).to_have_count(0, timeout=LONG)
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", chosen)
    until(page, lambda: state_of(page, table)["view"]["moves"] > before["moves"])


def test_the_table_in_words_says_that_it_is_alone_and_comes_back(own_server: Server, person: Enter) -> None:
    """Whoever listens hears it too, and what is typed meanwhile is done when the server is back."""
    page = person()
    table = make_table(page, own_server.url, [ME, BOT])
    page.goto(f"{table}/text")
    line = page.get_by_role("textbox")
    line.fill("status")
    line.press("Enter")
    before = state_of(page, table)
    own_server.kill()
    expect(page.locator(".offline")).to_be_visible()
    expect(page.locator('[aria-live="assertive"]')).not_to_be_empty()
    line.fill("card 3")
    line.press("Enter")
    own_server.start()
    expect(page.locator(".offline")).to_have_count(0, timeout=LONG)
    until(page, lambda: state_of(page, table)["number"] > before["number"], how=lambda page: False)
    assert state_of(page, table)["view"]["seats"][0]["chosen"] == 1


@pytest.mark.parametrize(
    ("language", "says", "shut"),
    [
        (
            "en-GB",
            "This part of the page could not be loaded. Check your connection, then reload the page.",
            "Close",
        ),
        ("de-DE", "Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung", "Schließen"),
    ],
)
def test_a_page_that_cannot_be_loaded_says_so_in_words(
    language: str, says: str, shut: str, own_server: Server, person: Enter
) -> None:
    """Learn, rules and replay without a server: a sentence in the reader's language and what to do, no message of the
    browser's; what was shown before stays, and when the server is back the page opens.
    """
    page = person(locale=language, service_workers="block")
    page.goto(own_server.url)
    page.locator('a[href="/learn"]').first.wait_for()
    own_server.kill()
    broken = page.get_by_role("alert").filter(has=page.get_by_role("heading"))
    for path in ("/learn", "/rules", "/replay"):
        page.locator(f'a[href="{path}"]').first.click()
        expect(broken).to_contain_text(says)
        expect(broken).not_to_contain_text("http")
        broken.get_by_role("button", name=shut).click()
        expect(broken).to_have_count(0)
        expect(page).to_have_url(f"{own_server.url}/")
    page.locator('a[href="/learn"]').first.click()
    expect(broken).to_contain_text(says)
    own_server.start()
    broken.get_by_role("button").first.click()
    expect(page.locator(".door")).to_be_visible()
