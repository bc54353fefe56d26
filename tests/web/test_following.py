"""Following a game: others' moves in motion, what happened since, why the order is so, hints, sound, watching."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .acting import BOT, GO, LIT, ME, Enter, make_table, state_of, until
from .conftest import PHONE, Server
from .deals import Moment, moments, records

#: Counts what travels over the board.
FLIGHTS = """() => {
    window.flown = 0;
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.parentElement?.matches('.flyers')) window.flown++;
    }).observe(document.body, { subtree: true, childList: true });
}"""
#: Keeps what the question says while something is played.
SAID = """() => {
    window.said = [];
    new MutationObserver(() => window.said.push(document.querySelector('[data-at="ask"]')?.innerText ?? ''))
        .observe(document.querySelector('.board'), { subtree: true, childList: true, characterData: true });
}"""
#: Counts how often the board stops and waits for somebody to say Next.
STOPS = """() => {
    window.stops = 0;
    let waits = false;
    const look = () => {
        const now = document.querySelector('.actions .go')?.innerText.trim() === 'Next';
        if (now && !waits) window.stops++;
        waits = now;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
#: Counts what could make a sound.
EARS = """window.heard = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.heard++; } };"""


def first(holds: Callable[[Moment], bool], players: int = 4) -> Moment:
    """A moment of a played game."""
    return next(moment for line in records(players) for moment in moments(line) if holds(moment))


def first_of_round(moment: Moment) -> bool:
    """A pawn is placed, and the others are still to come."""
    moves = moment.record["moves"]
    return moment.round == 6 and moment.move.startswith("place:") and moves[moment.number - 1][1].startswith("card:")


def finish_turn(page: Page, table: str) -> None:
    """Make my own moves, whatever they are, until the others have made theirs and it is mine to act again."""
    round_ = state_of(page, table)["view"]["round"]
    until(page, lambda: not state_of(page, table)["you"]["acting"] or state_of(page, table)["view"]["round"] > round_)
    until(page, lambda: bool(state_of(page, table)["you"]["acting"]), how=lambda page: False)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_others_moves_travel_over_the_board_and_can_be_skipped(motion: str, server: Server, person: Enter) -> None:
    """Pawns, tiles and coins are seen on their way, until one says Skip; whoever wants no motion sees none."""
    page = person(reduced_motion=motion)
    moment = first(first_of_round)
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    page.locator(f".stack{LIT}").first.wait_for()
    page.evaluate(FLIGHTS)
    finish_turn(page, table)
    if motion == "reduce":
        expect(page.locator(f".hand .card{LIT}").first).to_be_visible()
        assert page.evaluate("window.flown") == 0
        return
    page.wait_for_function("window.flown > 2")
    expect(page.locator(GO)).to_have_text("Skip")
    page.locator(GO).click()
    expect(page.locator(GO)).not_to_have_text("Skip", timeout=1000)
    expect(page.locator(".flyers > *")).to_have_count(0)
    # What is shown then is how it stands.
    expect(page.locator(f".hand .card{LIT}").first).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Round 7 of"))).to_be_visible()


def test_what_happened_since_my_last_turn(server: Server, person: Enter) -> None:
    """It is played again on the board itself: everybody who has acted since, and then the board stands as before."""
    moment = first(lambda one: first_of_round(one) and one.number > 20)
    page = person()
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    finish_turn(page, table)
    people = state_of(page, table)["table"]["seats"]
    told = [entry for entry in state_of(page, table)["entries"] if entry["kind"] == "moves"]
    mine = max(nth for nth, entry in enumerate(told) if entry["seat"] == moment.seat)
    others = {people[entry["seat"]]["name"] for entry in told[mine + 1 :]}
    assert others
    page.evaluate(SAID)
    bridges = page.locator(".side, .bridge").all_inner_texts()
    page.get_by_role("button", name="Since my last turn").click()
    expect(page.locator(GO)).to_have_text("Skip")
    expect(page.locator(GO)).not_to_have_text("Skip", timeout=60_000)
    said = "\n".join(page.evaluate("window.said"))
    for name in others:
        assert name in said
    assert page.locator(".side, .bridge").all_inner_texts() == bridges
    # A tap on the board is enough to see no more of it.
    page.get_by_role("button", name="Since my last turn").click()
    expect(page.locator(GO)).to_have_text("Skip")
    page.locator("svg.scene").click()
    expect(page.locator(GO)).not_to_have_text("Skip", timeout=1000)


def test_turn_by_turn_waits_for_a_word(server: Server, person: Enter) -> None:
    """At the slowest pace the board stops after everybody's turn until one says Next; it can be changed in the game."""
    moment = first(lambda one: first_of_round(one) and one.number > 20)
    page = person()
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Others’ moves").select_option("step")
    page.keyboard.press("Escape")
    page.evaluate(STOPS)
    finish_turn(page, table)
    # The server is ahead of the board: my next card can be chosen only when all has been seen.
    mine, go_on = page.locator(f".hand .card{LIT}"), page.locator(GO, has_text="Next")
    while True:
        expect(mine.or_(go_on).first).to_be_visible(timeout=60_000)
        if mine.count():
            break
        go_on.click()
    assert page.evaluate("window.stops") >= 3


@pytest.mark.rule("4.5")
def test_a_tie_in_the_order_is_explained(server: Server, person: Enter) -> None:
    """Equal cards: the sign between the two says who goes first, why, and by which rule."""

    def tied(moment: Moment) -> bool:
        played = [move for seat, move in moment.record["moves"][moment.number - 4 : moment.number]]
        return first_of_round(moment) and all(move.startswith("card:") for move in played) and len(set(played)) < 4

    moment = first(tied)
    page = person()
    page.goto(make_table(page, server.url, moment.seats(), deal=moment.deal))
    page.get_by_role("img", name="tie, decided on the chapel track").first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(re.compile(r"Tie: .+ go(?:es)? before .+ on the chapel track"))
    expect(tip).to_contain_text(re.compile(r"Rule 4\.\d"))


#: What a hint expects of a move.
EXPECTS = re.compile(r"wins \d+% · about £\d+ at the end")


def ask_hint(page: Page) -> Locator:
    """Ask for a hint at the board, and have it."""
    page.get_by_role("button", name="Ask for a hint").click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text("Architect would play:")
    expect(hint.locator('use[href="#s-bot-architect"]')).to_have_count(1)
    return hint


def test_a_hint_is_asked_for_and_taken(server: Server, person: Enter) -> None:
    """It names moves, how often they win, with how much money, and why; a click drafts one. Where the table allows
    none, nobody can ask.
    """
    moment = first(first_of_round)
    page = person()
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    page.locator(f".stack{LIT}").first.wait_for()
    hint = ask_hint(page)
    rows = hint.get_by_role("listitem")
    expect(rows).to_have_count(3)
    for row in rows.all():
        expect(row.get_by_role("button")).to_have_accessible_name(EXPECTS)
        expect(row.locator("p")).to_be_visible()
        # A space or a new line between what speaks for it and against it is the same to a listener.
        described = re.compile(r"\s+".join(map(re.escape, row.locator("p").inner_text().split())))
        expect(row.get_by_role("button")).to_have_accessible_description(described)
        expect(row.locator("p")).to_contain_text(re.compile(r"\w\."))
    before = state_of(page, table)["view"]["moves"]
    rows.first.get_by_role("button").click()
    expect(page.get_by_role("button", name="One step back")).to_be_visible()
    assert state_of(page, table)["view"]["moves"] == before, "a draft is not a move"
    # Of a draft that is complete a hint says what could be done instead.
    expect(page.get_by_role("button", name="One step back")).to_be_enabled()
    ask_hint(page)
    rows.nth(1).get_by_role("button").click()
    # The hint stays open while its moves are tried, and lights them on the board.
    expect(rows.nth(1).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".light.on")).to_have_count(1)
    rows.nth(0).get_by_role("button").click()
    expect(rows.nth(0).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(hint).to_contain_text("But:")
    expect(page.get_by_role("button", name="One step back")).to_be_visible()
    expect(page.locator(".trouble")).to_have_count(0)

    page.goto(make_table(page, server.url, moment.seats(), deal=moment.deal, hints=False))
    page.locator(f".stack{LIT}").first.wait_for()
    expect(page.get_by_role("button", name="Ask for a hint")).to_have_count(0)


def test_a_hint_goes_on_from_the_draft(server: Server, person: Enter) -> None:
    """With two players the second card is asked about when the first is drafted, and comes beside it; a hint stays
    open while it is tried, and goes with what is confirmed.
    """
    page = person()
    table = make_table(page, server.url, [ME, BOT])
    page.goto(table)
    page.locator(f".hand .card{LIT}").first.wait_for()
    for chosen in (1, 2):
        ask_hint(page).get_by_role("listitem").first.get_by_role("button").click()
        expect(page.locator('.hand .card[aria-pressed="true"]')).to_have_count(chosen)
        expect(page.locator(".hint")).to_be_visible()
        page.get_by_role("button", name="Close", exact=True).click()
    expect(page.locator(f"{GO}.ready")).to_be_visible()
    assert state_of(page, table)["you"]["acting"], "a draft is not a move"
    ask_hint(page)
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".hint")).to_be_visible()
    page.locator(".hint li .move").first.click()
    until(page, lambda: page.locator(".hint").count() == 0)


def test_on_a_phone_the_reasons_of_a_hint_unfold(server: Server, person: Enter) -> None:
    """Why the first is good is told at once, why another when it is asked for, by finger or by key; all in sight."""
    moment = first(first_of_round)
    page = person(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(make_table(page, server.url, moment.seats(), deal=moment.deal))
    page.locator(f".stack{LIT}").first.wait_for()
    hint = ask_hint(page)
    reasons = hint.locator("p")
    folds = hint.get_by_role("button", name=re.compile("^Why: "))
    expect(folds).to_have_count(3)
    for nth, deed in ((1, "tap"), (2, "press"), (0, "press")):
        expect(folds.nth(nth)).to_have_attribute("aria-expanded", "false")
        expect(reasons.nth(nth)).to_be_hidden()
        if deed == "tap":
            folds.nth(nth).tap()
        else:
            folds.nth(nth).press("Enter")
        expect(folds.nth(nth)).to_have_attribute("aria-expanded", "true")
        expect(reasons.nth(nth)).to_be_visible()
        expect(reasons.and_(page.locator(":visible"))).to_have_count(1)
    for button in hint.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 43.5
        assert min(box["x"], box["y"]) >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] + box["height"] <= PHONE["height"]


def test_a_hint_in_words(server: Server, person: Enter) -> None:
    """At the table in words a hint is a few numbered lines, each with wins, money and why; and it is read out."""
    moment = first(first_of_round)
    page = person()
    page.goto(make_table(page, server.url, moment.seats(), deal=moment.deal) + "/text")
    page.locator(".offers button").first.wait_for()
    page.get_by_role("textbox").fill("hint")
    page.keyboard.press("Enter")
    answer = page.locator(".answers li")
    expect(answer).to_contain_text("Architect would play:")
    lines = answer.inner_text().splitlines()[1:]
    assert len(lines) == 3
    for number, line in enumerate(lines, 1):
        assert re.match(rf"{number}\. .+ \(wins \d+% · about £\d+ at the end\)\. \w.+\.$", line), line
    expect(page.locator("[aria-live=polite]").first).to_contain_text(lines[0])


def test_sound_is_off_until_it_is_switched_on(server: Server, person: Enter) -> None:
    """Nothing that could be heard is even made; after a click it is, and the choice is remembered."""
    page = person(reduced_motion="no-preference")
    page.add_init_script(EARS)
    table = make_table(page, server.url, [ME, BOT])
    page.goto(table)
    until(page, lambda: state_of(page, table)["view"]["moves"] > 8)
    assert page.evaluate("window.heard") == 0
    page.get_by_role("button", name="Switch sound on").click()
    moves = state_of(page, table)["view"]["moves"]
    until(page, lambda: state_of(page, table)["view"]["moves"] > moves + 8)
    page.wait_for_function("window.heard === 1")
    page.reload()
    expect(page.get_by_role("button", name="Switch sound off")).to_be_visible()


def test_a_watcher_follows_on_a_large_screen(server: Server, person: Enter) -> None:
    """Whoever watches sees the board and the standing move on, and has nothing to decide; hidden hands stay hidden."""
    player, watcher = person(), person(viewport={"width": 1920, "height": 1080})
    table = make_table(player, server.url, [ME, BOT], hands="hidden")
    player.goto(table)
    watcher.goto(table.replace("/t/", "/watch/"))
    standing = watcher.get_by_role("list", name="Standing")
    expect(standing.get_by_role("listitem")).to_have_count(2)
    before = standing.inner_text()
    until(player, lambda: state_of(player, table)["view"]["round"] > 2)
    expect(watcher.get_by_role("img", name=re.compile("^Round [3-9] of"))).to_be_visible()
    assert standing.inner_text() != before
    assert watcher.locator(LIT).count() == 0
    assert watcher.locator('.hand .card[data-info^="card:"]').count() == 0
