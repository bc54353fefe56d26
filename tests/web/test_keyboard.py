"""Whole games without a mouse: by keys on the board, and by typed words at the table in words."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from london_bridge.cli.wording.names import pounds
from london_bridge.rules.words import KINDS
from tests.waiting import look_again

from .acting import BOT, ME, Enter, is_over, make_table, play_on, state_of, until
from .conftest import Server

#: Where the focus is: nowhere, on something that is asked for, or elsewhere.
FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'lost';
    if (at.matches('[data-lit="true"], .actions .go.ready')) return 'lit';
    return document.querySelector('[data-lit="true"], .actions .go.ready') ? 'elsewhere' : 'waiting';
}"""
#: More presses of Tab than there are things to reach.
MANY = 120


def press_to(page: Page, name: str, role: str = "button") -> None:
    """Tab on until something is reached."""
    wanted = page.get_by_role(role, name=name)  # type: ignore[arg-type] # any role may be asked for
    wanted.first.wait_for()
    for _ in range(MANY):
        if wanted.first.evaluate("(one) => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached with Tab")


def by_keys(page: Page) -> bool:
    """One press of a key: Enter on what is asked for, else Tab towards it. The focus is always somewhere."""
    where = page.evaluate(FOCUS)
    assert where != "lost", "the focus was lost"
    if where == "waiting":
        return False
    page.keyboard.press("Enter" if where == "lit" else "Tab")
    return True


def test_two_people_play_to_the_end_by_keyboard_alone(server: Server, person: Enter) -> None:
    """Sitting down, starting, every decision by Tab and Enter; the focus is never lost, and goes to what is asked."""
    host, guest = person(), person()
    table = make_table(host, server.url, [{"kind": "me"}, {"kind": "open"}])
    for page in (host, guest):
        page.goto(table)
    press_to(guest, "Your name", "textbox")
    guest.keyboard.type("Ada")
    press_to(guest, "Sit here")
    guest.keyboard.press("Enter")
    press_to(host, "Start the game")
    host.keyboard.press("Enter")
    pressed = dict.fromkeys((host, guest), 0)

    def count(page: Page) -> None:
        pressed[page] += 1

    for page in (host, guest):
        page.locator(".hand .card").first.wait_for()
        page.keyboard.press("Tab")
    play_on(host, guest, how=by_keys, each=count)
    decisions = len(re.findall(r"moves", str(state_of(host, table)["entries"])))
    assert max(pressed.values()) < 12 * decisions, "what is asked for is many presses away"
    # The reckoning can be left by keyboard too, and the focus is back at the board.
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)
    assert host.evaluate(FOCUS) != "lost"


def said(move: str) -> str:
    """A move as somebody would type it."""
    verb, _, rest = move.partition(":")
    match verb:
        case "place" if rest.isdigit():
            return f"place {KINDS[int(rest)]}"
        case "place":
            return f"place {rest.replace(':', ' ')}"
        case "build":
            return f"build site {int(rest) + 1}"
        case "bonus":
            return f"bonus {int(rest) + 1}"
        case "advance":
            return f"use {rest} two"
        case "take_back":
            return "use loyal companion"
        case "noblewoman":
            return "use lady's visit"
        case _:
            return move.replace(":", " ")


def test_a_whole_game_in_typed_words(server: Server, person: Enter) -> None:
    """At the table in words every move is a sentence like `place chapel`; it is answered, and the focus stays put."""
    page = person()
    table = make_table(page, server.url, [ME, BOT])
    page.goto(f"{table}/text")
    line = page.get_by_role("textbox")
    line.focus()
    choose = random.Random(3)
    used: set[str] = set()

    def type_on(page: Page) -> bool:
        now = state_of(page, table)
        if not now["you"]["acting"]:
            return False
        # Nobody types before the page offers something.
        expect(page.locator(".offers button")).to_have_count(len(now["you"]["legal"]))
        if now["view"]["phase"] == "site":
            built = len(now["view"]["seats"][0]["bridge"])
            taken = [move for move in now["you"]["legal"] if int(move.partition(":")[2]) < built]
            assert ("It replaces a building" in page.locator(".now").inner_text()) == bool(taken)
        move = choose.choice(now["you"]["legal"])
        used.add(move.partition(":")[0])
        page.keyboard.type(said(move))
        page.keyboard.press("Enter")
        expect(line).to_have_value("")
        expect(line).to_be_focused()
        # The page may hear of the last move later than this test: then it says so, and one types again.
        for _ in range(30):
            if state_of(page, table)["number"] > now["number"]:
                return True
            look_again(page)
        assert "The table has moved on" in page.locator(".answers").inner_text()
        return True

    until(page, lambda: state_of(page, table)["table"]["status"] == "over", how=type_on, seconds=120)
    assert {"card", "place", "build"} <= used
    money = state_of(page, table)["table"]["ended"]["money"]
    for amount in money:
        expect(page.locator("main")).to_contain_text(pounds(amount))
    assert not is_over(page)
