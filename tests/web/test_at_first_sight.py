"""What the board looks like when it comes up: nothing covered, cut, crowded or without a name."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from .acting import BOT, ME, Enter, make_table
from .conftest import PHONE, Server

#: Width that the longest option of each select needs, less what it has: its words, its padding and the arrow's room.
TOO_NARROW = """() => [...document.querySelectorAll('dialog[open] select')].map((select) => {
    const style = getComputedStyle(select), pen = document.createElement('canvas').getContext('2d');
    pen.font = style.font;
    const words = Math.max(...[...select.options].map((option) => pen.measureText(option.text).width));
    return words + parseFloat(style.paddingLeft) + 20 - select.clientWidth;
})"""
#: A timer that ends after every one that was set for a tip before it.
TIPS_ARE_OUT = "() => new Promise((done) => setTimeout(done, 400))"
LANGUAGES = ["en-GB", "de-DE", "fr-FR", "it-IT", "pl-PL"]


def test_no_tip_comes_up_under_a_resting_mouse(server: Server, person: Enter) -> None:
    """The board appears under the pointer: nobody has pointed at anything yet. The first movement asks."""
    page = person()
    page.goto(server.url)
    page.evaluate("localStorage.setItem('lb-played', 'yes')")
    play = page.get_by_role("button", name="Play now")
    play.focus()
    # Where the board will have a stack.
    page.mouse.move(290, 190)
    page.keyboard.press("Enter")
    page.locator(".hand .card").first.wait_for()
    assert page.evaluate("document.elementFromPoint(290, 190).closest('[data-info]').dataset.info") == "stack:0"
    # As browsers do when something new lies under the pointer: it is told so, without a movement.
    event = {"pointerType": "mouse", "clientX": 290, "clientY": 190, "bubbles": True}
    page.locator('[data-info="stack:0"]').first.dispatch_event("pointerover", event)
    page.evaluate(TIPS_ARE_OUT)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(292, 192)
    page.locator('[data-info="stack:0"]').first.dispatch_event("pointerover", {**event, "clientX": 292})
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_equal_cards_of_a_hand_are_all_to_be_seen(server: Server, person: Enter) -> None:
    """Seven cards on a wide screen lie evenly: no copy hides behind the next one."""
    page = person()
    page.goto(make_table(page, server.url, [ME, BOT], seed=3))
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(7)
    lefts = [float(one.evaluate("(card) => card.offsetLeft")) for one in cards.all()]
    steps = [after - before for before, after in pairwise(lefts)]
    assert min(steps) > 25
    assert max(steps) - min(steps) <= 1


def test_the_log_and_the_scorings_are_whole(server: Server, person: Enter) -> None:
    """The first line of a log that is not scrolled does not fade; four players stand in one row of every scoring."""
    page = person()
    page.goto(make_table(page, server.url, [ME, BOT, BOT, BOT]))
    page.locator(".hand .card").first.wait_for()
    assert page.get_by_role("log").evaluate("(log) => getComputedStyle(log).maskImage") == "none"
    for row in page.locator(".scorings .standing").all():
        # However high the numbers are.
        row.evaluate("(row) => [...row.children].forEach((one) => (one.lastChild.textContent = '28'))")
        tops = {round(box["y"]) for one in row.locator("> span").all() if (box := one.bounding_box())}
        assert len(tops) == 1
        assert row.evaluate("(row) => row.scrollWidth <= row.clientWidth")


def test_the_order_of_turns_has_names_on_a_phone(server: Server, person: Enter) -> None:
    """Marker, card and name of each, beside the tools, and nothing over anything."""
    page = person(viewport=PHONE, has_touch=True)
    page.goto(make_table(page, server.url, [ME, BOT, BOT, BOT]))
    page.locator(".hand .card").first.wait_for()
    chips = page.locator(".order .chip")
    expect(chips).to_have_count(4)
    for chip in chips.all():
        name = chip.locator(".name")
        expect(name).to_be_visible()
        assert name.inner_text() in (chip.get_attribute("aria-label") or "")
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
    boxes = [box for one in page.locator("header .row button").all() if (box := one.bounding_box())]
    for before, after in pairwise(boxes):
        assert before["x"] + before["width"] <= after["x"] + 0.5
    assert boxes[-1]["x"] + boxes[-1]["width"] <= PHONE["width"]


def test_a_finger_that_rests_on_a_tool_is_told_its_name(server: Server, person: Enter) -> None:
    """A button without words says what it is, and does not do it."""
    page = person(viewport=PHONE, has_touch=True)
    page.goto(make_table(page, server.url, [ME, BOT, BOT]))
    page.locator(".hand .card").first.wait_for()
    touch = page.context.new_cdp_session(page)
    for name in ("Menu", "Ask for a hint", "Log"):
        box = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(page.get_by_role("tooltip")).to_have_text(name)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_has_room_for_its_words(language: str, server: Server, person: Enter) -> None:
    """What a select says never runs under its arrow; day and night are called there as in the settings."""
    page = person(locale=language)
    page.goto(make_table(page, server.url, [ME, BOT]))
    page.locator(".hand .card").first.wait_for()
    page.locator(".tools button").last.click()
    page.locator("dialog[open] select").first.wait_for()
    assert max(page.evaluate(TOO_NARROW)) <= 0
    lights = page.locator("dialog[open] select").nth(1).locator("option").all_inner_texts()
    page.goto(f"{server.url}/me")
    for light in lights:
        expect(page.get_by_role("radio", name=light, exact=True)).to_be_attached()
