"""What a click means: a double click is one, the button says what is true, one sheet at a time, nothing gets marked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby, pairwise

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from london_bridge.rules.words import KINDS

from .acting import BACK, BOT, GO, LIT, ME, Enter, make_table, state_of, until
from .conftest import DESKTOP, PHONE, Server
from .deals import Moment, late, moments, records
from .places import finish

ASKED = ".ask .text"
CHOSEN = '.stack[aria-pressed="true"]'


def parts() -> Iterator[list[Moment]]:
    """The parts of played games, of three and more: what one seat does in a row."""
    for players in (3, 4):
        for line in records(players):
            for _, part in groupby(moments(line), key=lambda moment: (moment.seat, moment.round)):
                yield list(part)


def placing(page: Page, server: Server) -> str:
    """A table at which several tiles can be had, the centre is open too, and nothing is chosen."""
    table = make_table(page, server.url, [ME, BOT], seed=11)
    page.goto(table)
    centre = page.locator(f'[data-info="space:{len(KINDS)}"]{LIT}')
    until(
        page,
        lambda: (
            page.locator(f".stack{LIT}").count() > 2 and centre.count() > 0 and page.locator(f"{GO}.ready").count() == 0
        ),
    )
    return table


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_double_click_is_a_click(touch: bool, server: Server, person: Enter) -> None:
    """From nothing it chooses the thing, after another choice it chooses this one: never nothing, never another."""
    page = person(has_touch=True, viewport=PHONE) if touch else person()
    placing(page, server)
    names = [str(one.get_attribute("data-info")) for one in page.locator(f".stack{LIT}").all()]

    def twice(name: str) -> None:
        if not touch:
            page.locator(f'.stack[data-info="{name}"]').dblclick()
            return
        box = page.locator(f'.stack[data-info="{name}"]').bounding_box()
        assert box
        for _ in range(2):
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    twice(names[0])
    # Whatever is asked next: a site, a card, a bonus tile, or to confirm.
    expect(page.locator(f"{LIT}:not(.stack, .space)").first).to_be_attached()
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", names[0])
    twice(names[1])
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", names[1])
    expect(page.locator(CHOSEN)).to_have_count(1)


def test_a_second_click_takes_a_choice_back_and_brings_no_other(server: Server, person: Enter) -> None:
    """One tile, another, and a click on that one: nothing is chosen, and the first one is not back."""
    page = person()
    legal = state_of(page, placing(page, server))["you"]["legal"]
    # Tiles whose own space is open, so that a click on them means that space and not the centre.
    first, second = [f"stack:{kind}" for kind in range(len(KINDS)) if f"place:{kind}" in legal][:2]
    page.locator(f'.stack[data-info="{first}"]').click()
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", first)
    page.locator(f'.stack[data-info="{second}"]').click()
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", second)
    page.locator(f'.stack[data-info="{second}"]').click()
    expect(page.locator(CHOSEN)).to_have_count(0)
    expect(page.locator(f'.stack[data-info="{first}"]{LIT}')).to_be_visible()
    # The centre after two tiles is the centre, and neither of them.
    page.locator(f'.stack[data-info="{first}"]').click()
    page.locator(f'.stack[data-info="{second}"].alt').click()
    expect(page.locator(CHOSEN)).to_have_attribute("data-info", second)
    page.locator(f'[data-info="space:{len(KINDS)}"]').click()
    expect(page.locator(CHOSEN)).to_have_count(0)
    expect(page.locator(ASKED)).to_have_text("The centre: which tile?")


def test_a_double_click_on_a_card_or_a_button_is_a_click(server: Server, person: Enter) -> None:
    """A card stays picked; what is confirmed is one choice, and not also what comes after it."""
    page = person()
    table = make_table(page, server.url, [ME, BOT, BOT], seed=11)
    page.goto(table)
    page.locator(".hand .card").last.dblclick()
    picked = page.locator('.hand .card[aria-pressed="true"]')
    expect(picked).to_have_count(1)
    page.locator(f"{GO}{LIT}").dblclick()

    def mine() -> list[list[str]]:
        return [one["moves"] for one in state_of(page, table)["entries"] if one["kind"] == "moves" and one["seat"] == 0]

    until(page, lambda: bool(mine()), how=lambda page: False, seconds=10)
    expect(page.locator(f".stack{LIT}").first).to_be_visible()
    assert mine() == [["card"]]
    page.get_by_role("button", name="Menu").dblclick()
    expect(page.get_by_role("dialog")).to_be_visible()


#: Where the strip of one card of the fan ends and that of the next one begins.
SEAM = """(nth) => {
    const [one, next] = [...document.querySelectorAll('.hand .card')].slice(nth, nth + 2);
    const box = one.getBoundingClientRect(), y = box.top + box.height / 3;
    const on = (card, x) => card.contains(document.elementFromPoint(x, y));
    for (let x = Math.floor(box.left); x < box.right + 20; x++)
        if (on(one, x - 1) && !on(one, x)) return on(next, x) ? { x, y } : null;
    return null;
}"""


@pytest.mark.rule("4.2")
def test_quick_clicks_on_two_things_are_two_clicks(server: Server, person: Enter) -> None:
    """Two cards are picked with one click each, as quick and as near to one another as a hand can be."""
    page = person()
    page.goto(make_table(page, server.url, [ME, BOT], seed=11))
    cards = page.locator(".hand .card")
    cards.first.wait_for()
    seam = page.evaluate(SEAM, 3)
    assert seam
    page.mouse.click(seam["x"] - 3, seam["y"])
    page.mouse.click(seam["x"] + 5, seam["y"])
    expect(page.locator('.hand .card[aria-pressed="true"]')).to_have_count(2)
    for nth in (3, 4):
        expect(cards.nth(nth)).to_have_attribute("aria-pressed", "true")


def drawing(twice: bool) -> tuple[Moment, int]:
    """A hostelry that is used, and a card of which two can be taken with its strength, or just one."""
    for part in parts():
        for built, draw, after in zip(part, part[1:], part[2:], strict=False):
            strengths = [event.data["strength"] for event in built.events if event.kind == "strength"]
            if not strengths or not draw.move.startswith("draw:"):
                continue
            value = int(draw.move.partition(":")[2])
            if draw.move == after.move if twice else strengths[0] < 2 * value:
                return draw, value
    raise AssertionError("no such moment in the corpus")


@pytest.mark.rule("5.10")
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("twice", [True, False], ids=["two", "one"])
def test_a_double_click_on_the_supply_takes_two_cards(touch: bool, twice: bool, server: Server, person: Enter) -> None:
    """Every click takes one more, however quick, as far as the strength goes; what it has taken is not lost."""
    moment, value = drawing(twice)
    page = person(has_touch=True, viewport=PHONE) if touch else person()
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    pile = page.locator(f'[data-info="supply:{value}"]{LIT}')
    expect(pile).to_be_visible()
    if touch:
        box = pile.bounding_box()
        assert box
        for _ in range(2):
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        pile.dblclick()
    taken = page.get_by_role("group", name="Cards taken").get_by_role("button")
    expect(taken).to_have_count(2 if twice else 1)
    page.locator(f"{GO}.ready").click()
    cards = [f"draw:{value}"] * (2 if twice else 1)
    until(
        page,
        lambda: any(
            one["kind"] == "moves" and one["moves"][: len(cards) + 1] == [*cards, "done"]
            for one in state_of(page, table)["entries"]
        ),
        how=lambda page: False,
        seconds=10,
    )


@pytest.mark.rule("4.4")
def test_leaving_the_plus_one_window_is_one_click(server: Server, person: Enter) -> None:
    """Whoever raises no card says so once, and is not told that they build nothing."""
    moment = next(part[0] for part in parts() if part[0].move == "pass" and part[0].events[0].kind == "no_boost")
    page = person()
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    expect(page.locator(ASKED)).to_have_text("The cards are shown. Make one of yours worth 1 more?")
    before = state_of(page, table)["view"]["moves"]
    page.get_by_role("button", name="Leave them").click()
    expect(page.locator(ASKED)).not_to_have_text("The cards are shown. Make one of yours worth 1 more?")
    expect(page.locator(ASKED)).not_to_have_text("You build nothing.")
    until(page, lambda: state_of(page, table)["view"]["moves"] > before, how=lambda page: False, seconds=10)


@pytest.mark.rule("5.12")
def test_a_second_bonus_tile_is_named_and_not_called_nothing(server: Server, person: Enter) -> None:
    """Two bonus tiles from the same stack in one turn: one, the next is turned over, and it says which one is taken."""

    def twice(part: list[Moment]) -> int | None:
        for nth, (one, two) in enumerate(pairwise(part)):
            if one.move.startswith("bonus:") and one.move == two.move and nth + 2 == len(part):
                return nth
        return None

    part = next(part for part in parts() if twice(part) is not None)
    nth = twice(part)
    assert nth is not None
    one = part[nth]
    stack = one.move.partition(":")[2]
    page = person()
    table = make_table(page, server.url, one.seats(), deal=one.deal)
    page.goto(table)
    tile = page.locator(f'.bonus button[data-at="bonus:{stack}"]')
    first = tile.locator("b").inner_text()
    tile.click()
    page.get_by_role("button", name="Turn it over").click()
    tile = page.locator(f'.bonus button[data-at="bonus:{stack}"]{LIT}')
    expect(page.locator(".log").first).to_contain_text(first)
    name = tile.locator("b").inner_text()
    tile.click()
    expect(page.locator(f"{GO}{LIT}")).to_have_text("Confirm")
    expect(page.locator(ASKED)).to_have_text(f"You take: {name}")


def test_dragging_over_the_board_marks_nothing(server: Server, person: Enter) -> None:
    """From the bar to the hand, and over the names of the others; the log may be copied."""
    page = person()
    page.goto(make_table(page, server.url, [ME, BOT, BOT]))
    page.locator(".hand .card").first.wait_for()
    for start, end in (((120, 20), (900, 780)), ((1100, 90), (500, 400)), ((60, 600), (700, 650))):
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=8)
        page.mouse.up()
        assert page.evaluate("getSelection().toString().trim()") == ""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_chat_opens_ready_to_write(size: ViewportSize, server: Server, person: Enter) -> None:
    """What one types goes into the line at once; what is written and not sent is kept while the chat is closed."""
    page = person(viewport=size)
    page.goto(make_table(page, server.url, [ME, BOT]))

    def chat() -> None:
        if size == PHONE:
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Chat").click()

    chat()
    line = page.get_by_role("textbox")
    expect(line).to_be_focused()
    page.keyboard.type("Good l")
    page.keyboard.press("Escape")
    chat()
    expect(line).to_be_focused()
    expect(line).to_have_value("Good l")


def test_the_end_takes_the_place_of_what_is_open(server: Server, person: Enter) -> None:
    """The game ends while the menu lies open: there is one sheet, the end; closing it leads back to the board."""
    page = person()
    table = make_table(page, server.url, (moment := late(2, rounds=1)).seats(), deal=moment.deal)
    page.goto(table)
    page.locator(".hand .card").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    finish(page, table)
    expect(page.locator("dialog[open] table").first).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(BACK)).to_be_visible()


def test_a_click_is_one_question_to_the_server(server: Server, person: Enter) -> None:
    """Placing a pawn asks once, whatever is forced after it and whatever could be done instead."""
    page = person()
    sent: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(str(json.loads(frame)["type"]))),
    )
    placing(page, server)
    for _ in range(3):
        sent.clear()
        page.locator(f".stack{LIT}").first.click()
        expect(page.locator(CHOSEN)).to_have_count(1)
        expect(page.locator(f"{LIT}:not(.stack, .space)").first).to_be_attached()
        assert [kind for kind in sent if kind != "ping"] == ["preview"]
        page.locator(CHOSEN).click()
        expect(page.locator(CHOSEN)).to_have_count(0)


def test_a_whole_turn_asks_once_a_click(server: Server, person: Enter) -> None:
    """A stack, a site, and the button: three clicks, three questions; before they were joined these were seven."""
    page = person()
    sent: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(str(json.loads(frame)["type"]))),
    )
    turn = [moment for moment in moments(records(2)[0]) if moment.move.startswith("place:")][16]
    page.goto(make_table(page, server.url, turn.seats(), deal=turn.deal))
    page.locator(f".stack{LIT}").first.wait_for()
    # What the turn begins with is asked before the first click, and what the next one needs after the last.
    until(page, lambda: "preview" in sent, how=lambda page: False)
    sent.clear()
    page.locator(f".stack{LIT}").first.click()
    expect(page.locator(CHOSEN)).to_have_count(1)
    page.locator(f"{LIT}:not(.stack, .space)").first.click()
    page.locator(f"{GO}.ready").click()
    until(page, lambda: "moves" in sent, how=lambda page: False)
    asked = [kind for kind in sent if kind != "ping"]
    assert asked[: asked.index("moves") + 1] == ["preview", "preview", "moves"]
