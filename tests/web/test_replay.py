"""Replays: a record that is dropped on the page, stepped through, seen with other eyes, and linked to."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from .acting import Enter, make_table, play_on, state_of
from .conftest import Server
from .deals import Moment, late, moments, records

#: Lets a file fall onto the page, as a mouse would.
DROP = """(text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.json', { type: 'application/json' }));
    for (const kind of ['dragover', 'drop'])
        window.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def at(page: Page) -> int:
    """At which move the replay stands."""
    return int(page.get_by_role("slider").input_value())


def first_of(told: list[Moment], round_: int) -> int:
    """How many moves have been made when a round begins."""
    return next(moment.number for moment in told if moment.round == round_)


def test_a_dropped_record_is_replayed(server: Server, person: Enter) -> None:
    """Step, play, slider, keys, a jump to a round, any seat's eyes: the board shows the moment that is asked for."""
    line = records(2)[0]
    told = list(moments(line))
    page = person()
    page.goto(f"{server.url}/replay")
    page.get_by_role("button", name="Choose a file").wait_for()
    page.evaluate(DROP, line)
    slider = page.get_by_role("slider")
    slider.wait_for()
    assert at(page) == 0
    assert slider.get_attribute("max") == str(len(told))

    page.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value("0")

    page.get_by_label("Jump to a round").select_option("3")
    expect(slider).to_have_value(str(first_of(told, 3)))
    expect(page.get_by_role("img", name=re.compile("Round 3 of"))).to_be_visible()

    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(len(told)))
    expect(page.get_by_role("log")).to_contain_text("£")
    slider.fill("20")
    expect(slider).to_have_value("20")
    page.locator("h1").evaluate("(one) => { one.tabIndex = -1; one.focus(); }")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("21")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("19")

    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("19")
    page.get_by_role("button", name="Pause").click()
    stood = at(page)
    assert stood > 19


def test_a_seat_sees_in_the_replay_what_it_saw_in_the_game(server: Server, person: Enter) -> None:
    """Cards that were chosen in secret are face up with open eyes, and not with another seat's."""
    line = records(2)[0]
    told = list(moments(line))
    number = first_of(told, 2) + 1  # one card of somebody is chosen
    chooser, value = told[number - 1].seat, int(told[number - 1].move.partition(":")[2])
    page = person()
    page.goto(f"{server.url}/replay")
    page.get_by_role("button", name="Choose a file").wait_for()
    page.evaluate(DROP, line)
    slider = page.get_by_role("slider")
    slider.fill(str(number))
    names = json.loads(line)["players"]
    order = page.get_by_role("list", name="Order of turns")
    expect(order).to_contain_text(str(value))
    page.get_by_label("Seen by").select_option(str(1 - chooser))
    expect(slider).to_have_value(str(number))
    expect(order).not_to_contain_text(str(value))
    expect(page.get_by_role("group", name=f"Hand: {names[1 - chooser]}")).to_have_count(0)


def test_what_is_no_record_says_what_is_wrong(server: Server, person: Enter) -> None:
    """A file that is no record, and a record with a move that is not legal, are refused in words, with the rule."""
    page = person()
    page.goto(f"{server.url}/replay")
    page.get_by_role("button", name="Choose a file").wait_for()
    page.evaluate(DROP, "not a record at all")
    problem = page.get_by_role("alert").first
    expect(problem).not_to_be_empty()
    record = json.loads(records(2)[0])
    record["moves"][4] = [record["moves"][4][0], "build:0"]
    page.evaluate(DROP, json.dumps(record))
    expect(problem).to_contain_text(re.compile(r"5"))
    expect(page.get_by_role("slider")).to_have_count(0)


def test_a_link_to_a_moment_of_a_finished_game(server: Server, person: Enter) -> None:
    """After the last round by clicks: the reckoning leads to the replay, and its address to the moment."""
    moment = late(2, rounds=1)
    page = person()
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    play_on(page)
    length = state_of(page, table)["table"]["moves"]
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.fill("17")
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(re.compile(r"#move=17&seat=1$"))

    other = person()
    other.goto(page.url)
    there = other.get_by_role("slider")
    expect(there).to_have_value("17")
    expect(there).to_have_attribute("max", str(length))
    expect(other.get_by_label("Seen by")).to_have_value("1")


def test_a_link_carries_a_dropped_record_to_a_moment(server: Server, person: Enter) -> None:
    """The game of a file is on no server: its link holds the whole record, and a damaged one says so."""
    line = records(3)[0]
    page = person()
    page.goto(f"{server.url}/replay")
    page.get_by_role("button", name="Choose a file").wait_for()
    page.evaluate(DROP, line)
    page.get_by_role("slider").fill("17")
    page.get_by_label("Seen by").select_option("2")
    expect(page).to_have_url(re.compile(r"/replay#game=[\w-]+&move=17&seat=2$"))
    assert len(page.url) < 8000

    other = person()
    other.goto(page.url)
    there = other.get_by_role("slider")
    expect(there).to_have_value("17")
    expect(there).to_have_attribute("max", str(len(json.loads(line)["moves"])))
    expect(other.get_by_label("Seen by")).to_have_value("2")

    third = person()
    third.goto(page.url.replace("#game=", "#game=x"))
    expect(third.get_by_role("alert").first).not_to_be_empty()


def test_a_replay_is_left_without_a_fault(server: Server, person: Enter) -> None:
    """By playing on from a moment, and by choosing another game: the replay stays until the next page is there."""
    page = person()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.goto(f"{server.url}/replay")
    page.get_by_role("button", name="Choose a file").wait_for()
    page.evaluate(DROP, records(2)[0])
    page.get_by_role("slider").fill("30")
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("button", name="Another game").click()
    page.get_by_role("button", name="Choose a file").wait_for()

    moment = late(2, rounds=1)
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    play_on(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").fill("17")
    menu.click()
    page.get_by_role("button", name="Play on from here").click()
    # Whatever is shown on the way to the new table.
    page.evaluate(
        """() => {
            window.flashed = false;
            new MutationObserver(() => (window.flashed ||= document.querySelector('.drop') !== null)).observe(
                document.body, { subtree: true, childList: true });
        }"""
    )
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.locator(".hand .card").first.wait_for()
    expect(page).to_have_url(re.compile("/t/"))
    assert not page.evaluate("window.flashed")
    assert said == []
