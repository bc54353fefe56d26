"""A turn is drafted, changed, confirmed, and taken back where nothing was revealed; what is not legal says why."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from playwright.sync_api import Page, expect

from london_bridge.rules.undoing import reveals
from london_bridge.rules.words import KINDS

from .acting import BACK, BOT, GO, LIT, ME, Enter, make_table, seen, state_of, until
from .conftest import Server
from .deals import Moment, moments, records

RAISED = '.hand .card[aria-pressed="true"]'


def sit_down(host: Page, guest: Page, table: str, seat: int) -> None:
    """Somebody else takes the open seat, and the host starts."""
    where, _, number = table.partition("/t/")
    for page, ask in (
        (guest, {"type": "sit", "id": "sit", "seat": seat, "name": "Ada"}),
        (host, {"type": "start", "id": "start"}),
    ):
        answer = page.request.post(f"{where}/api/tables/{number}/act", data=ask, headers={"Origin": where})
        assert answer.ok, answer.text()


def pick(page: Page, nth: int) -> None:
    """A click on a card of the fan, straight from wherever the mouse is: no card under it covers the next one."""
    card = page.locator(".hand .card").nth(nth)
    card.click(position=seen(card))


@pytest.mark.rule("4.2", "10.2")
def test_a_chosen_card_can_be_changed_and_taken_back_until_the_others_have_chosen(
    server: Server, person: Enter
) -> None:
    """Before the confirmation by a click, after it by taking it back; the other one never sees it before the reveal."""
    host, guest = person(), person()
    table = make_table(host, server.url, [ME, {"kind": "open"}])
    sit_down(host, guest, table, seat=1)
    for page in (host, guest):
        page.goto(table)
        page.locator(".hand .card").first.wait_for()

    pick(host, 0)
    expect(host.locator(RAISED)).to_have_count(1)
    pick(host, 0)
    expect(host.locator(RAISED)).to_have_count(0)
    pick(host, 2)
    pick(host, 5)
    expect(host.locator(GO)).to_have_text("Play 3 + 1")
    host.locator(GO).click()
    expect(host.locator(".hand .card")).to_have_count(5)
    expect(guest.get_by_role("button", name="chosen")).to_be_visible()
    shown = state_of(guest, table)["view"]["seats"][0]
    assert shown["cards"] is None
    assert shown["chosen"] == 2

    host.get_by_role("button", name="Take the cards back").click()
    expect(host.locator(".hand .card")).to_have_count(7)
    pick(host, 4)
    pick(host, 6)
    expect(host.locator(GO)).to_have_text("Play 4 + 2")
    host.locator(GO).click()
    until(guest, lambda: state_of(guest, table)["view"]["phase"] != "cards")
    assert sorted(turn["value"] for turn in state_of(host, table)["view"]["turns"] if turn["seat"] == 0) == [2, 4]


@pytest.mark.rule("4.2")
def test_of_equal_cards_the_one_that_is_touched_rises(server: Server, person: Enter) -> None:
    """Each copy in the fan is a thing of its own, by mouse and by keyboard, and what is said of it is said of it."""
    page = person()
    page.goto(make_table(page, server.url, [ME, BOT, BOT]))
    cards = page.locator(".hand .card")
    cards.first.wait_for()
    names = [card.get_attribute("aria-label") for card in cards.all()]
    left = next(nth for nth, (one, following) in enumerate(pairwise(names)) if one == following)

    def pressed() -> list[int]:
        return [nth for nth, card in enumerate(cards.all()) if card.get_attribute("aria-pressed") == "true"]

    for nth in (left, left + 1):
        pick(page, nth)
        expect(cards.nth(nth)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(f"{GO}.ready")).to_be_visible()
        assert pressed() == [nth]
        assert cards.count() == len(names)
    # The left one again, by keyboard: the focus stays on it, and a second press puts it back.
    cards.nth(left).focus()
    page.keyboard.press("Enter")
    expect(cards.nth(left)).to_have_attribute("aria-pressed", "true")
    assert pressed() == [left]
    expect(page.locator(f"{GO}.ready")).to_be_visible()
    cards.nth(left).focus()
    page.keyboard.press("Enter")
    expect(page.locator(RAISED)).to_have_count(0)
    expect(cards.nth(left)).to_be_focused()


def test_a_draft_is_changed_before_it_is_confirmed(server: Server, person: Enter) -> None:
    """Another space, another tile, a step back: nothing is sent before the confirmation, and a reload keeps it."""
    moment = next(
        moment
        for line in records(4)
        for moment in moments(line)
        if moment.round == 6 and moment.move.startswith("place:")
    )
    page = person()
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    stacks = page.locator(f".stack{LIT}")
    stacks.first.wait_for()
    before = state_of(page, table)["view"]["moves"]
    chosen = page.locator('.stack[aria-pressed="true"]')

    stacks.first.click()
    expect(chosen).to_have_count(1)
    first = chosen.get_attribute("data-info")
    # One that fits a single site, so that nothing more is asked.
    alternatives = page.locator(".stack.alt").all()
    other = next(one for one in alternatives if (one.get_attribute("aria-label") or "").count("Site ") == 1)
    second = other.get_attribute("data-info")
    assert second != first
    other.click()
    expect(chosen).to_have_attribute("data-info", str(second))
    expect(page.locator(f"{GO}.ready")).to_be_visible()
    assert state_of(page, table)["view"]["moves"] == before, "a draft is not a move"

    page.reload()
    expect(chosen).to_have_attribute("data-info", str(second))
    page.get_by_role("button", name="One step back").click()
    expect(chosen).to_have_count(0)
    page.locator(f'.stack[data-info="{first}"]').click()
    expect(chosen).to_have_attribute("data-info", str(first))
    until(page, lambda: state_of(page, table)["view"]["moves"] > before)
    stack = KINDS[int(str(first).partition(":")[2])]
    events = [event for entry in state_of(page, table)["entries"] for event in entry.get("events", [])]
    taken = [event["data"]["kind"] for event in events if event["kind"] == "take" and event["seat"] == moment.seat]
    assert stack in taken


def test_whoever_clicks_very_fast_is_answered_all_the_same(server: Server, person: Enter) -> None:
    """The server answers so many questions a second; the last of many clicks is asked again: the turn goes on."""
    page = person()
    table = make_table(page, server.url, [ME, BOT], seed=11)
    page.goto(table)
    stacks = page.locator(f".stack{LIT}")
    until(page, lambda: stacks.count() > 1 and page.locator(f"{GO}.ready").count() == 0)
    before = state_of(page, table)["view"]["moves"]
    # Chosen, put back, chosen again, and chosen at last.
    stacks.first.evaluate(
        """(stack) => {
            for (let i = 0; i < 51; i++) stack.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }"""
    )
    expect(page.locator('.stack[aria-pressed="true"]')).to_have_count(1)
    until(page, lambda: state_of(page, table)["view"]["moves"] > before, seconds=20)


def unrevealing() -> Moment:
    """The beginning of somebody's part in which nothing is revealed, and after which somebody else goes on."""
    for players in (2, 3, 4):
        for line in records(players):
            parts = [list(part) for _, part in groupby(moments(line), key=lambda moment: moment.seat)]
            for part, following in pairwise(parts):
                quiet = not any(reveals(event) for moment in part for event in moment.events)
                if quiet and part[0].move.startswith("place:") and not following[0].move.startswith("card:"):
                    return part[0]
    raise AssertionError("there is no such moment in the corpus")


def test_a_confirmed_turn_is_undone_where_nothing_was_revealed(server: Server, person: Enter) -> None:
    """After the last tile of a stack nothing new is face up: the turn can be undone, and the log says that it was."""
    moment = unrevealing()
    host, guest = person(), person()
    seats = [ME if seat["kind"] == "me" else {"kind": "open"} for seat in moment.seats()]
    [other] = [seat for seat, one in enumerate(seats) if one["kind"] == "open"]
    table = make_table(host, server.url, seats, deal=moment.deal)
    sit_down(host, guest, table, seat=other)
    host.goto(table)
    undo = host.locator(BACK)
    expect(undo).to_have_attribute("aria-disabled", "true")
    before = state_of(host, table)["view"]
    where = moment.move.split(":")
    target = f"space:{where[1]}" if len(where) == 2 else f"stack:{KINDS.index(where[2])}"
    host.locator(f'[data-info="{target}"]').click()
    host.locator(f'[data-info="{target}"].chosen').wait_for()
    until(host, lambda: not state_of(host, table)["you"]["acting"])

    host.get_by_role("button", name="Undo").click()
    expect(undo).to_have_attribute("aria-disabled", "true")
    after = state_of(host, table)
    assert after["view"] == before
    assert after["you"]["acting"]
    expect(host.locator(".log .undone").first).to_be_visible()


@pytest.mark.rule("5.2")
def test_what_cannot_be_done_says_why_with_its_rule(server: Server, person: Enter) -> None:
    """A click on the X answers on the spot, in words and with the number of the rule; nothing else happens."""
    page = person()
    table = make_table(page, server.url, [ME, BOT], seed=11)
    page.goto(table)
    until(page, lambda: page.locator(f".space{LIT}").count() > 0)
    before = state_of(page, table)["view"]
    closed = before["rondel"]["pays"].index(0)
    tip = page.get_by_role("tooltip")
    page.locator(f'[data-info="space:{closed}"]').click(force=True)  # it says that it is disabled, and answers
    expect(tip.get_by_role("alert")).to_have_text("The X is closed without “Forbidden Ground”.")
    expect(tip).to_contain_text("Rule 5.2")
    expect(page.get_by_role("button", name="One step back")).to_have_count(0)
    assert state_of(page, table)["view"] == before


def test_words_that_cannot_be_done_are_answered_with_their_rule(server: Server, person: Enter) -> None:
    """At the table in words too, a move that is not legal is refused with its reason and rule."""
    page = person()
    table = make_table(page, server.url, [ME, BOT], seed=11)
    page.goto(f"{table}/text")
    line = page.get_by_role("textbox")
    line.fill("build site 3")
    line.press("Enter")
    expect(page.locator(".answers")).to_have_text("Not possible: That is not possible now. Rule 4.2.")
    expect(line).to_be_focused()
