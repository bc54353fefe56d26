"""What if: the analysis board from a replay, a position and an empty table, by mouse and by keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from london_bridge.record import Record
from london_bridge.rules import Game
from london_bridge.view import View

from .acting import Enter
from .conftest import PHONE, Server
from .deals import unplayed
from .test_replay import DROP


def best(page: Page) -> Locator:
    """The moves that are told, the best first."""
    return page.get_by_role("list", name=re.compile("to decide")).get_by_role("button")


def lines(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Lines")


def here(page: Page) -> Locator:
    """The step of the lines at which the board stands."""
    return lines(page).locator('[aria-current="step"]')


def test_from_a_replay_to_lines_in_the_record(server: Server, person: Enter, tmp_path: Path) -> None:
    """A moment of a replay is tried out: a best move, a branch, a draw; kept over a reload, saved into the record."""
    page = person()
    page.goto(f"{server.url}/replay")
    page.get_by_role("button", name="Choose a file").wait_for()
    text = unplayed(3)
    page.evaluate(DROP, text)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="What if?").click()
    expect(page.get_by_role("heading", name="What if?", level=1)).to_be_attached()
    # Everybody's card is chosen in turn, as the best moves say; then the first turn begins.
    for _ in range(3):
        first = best(page).first
        whose = page.get_by_text(re.compile("to decide$")).inner_text()
        first.click()
        expect(page.get_by_text(whose, exact=True)).to_have_count(0)
    best(page).first.click()
    page.get_by_role("button", name="Lines", exact=True).click()
    expect(lines(page).get_by_role("button")).to_have_count(6)  # the beginning, four steps, and what removes them
    taken = here(page).inner_text()
    # Back by key, another branch from the board's list, and between the branches by key.
    page.keyboard.press("ArrowLeft")
    expect(here(page)).not_to_have_text(taken)
    page.get_by_role("button", name="Best moves", exact=True).click()
    best(page).nth(1).click()
    page.get_by_role("button", name="Lines", exact=True).click()
    expect(here(page)).not_to_have_text(taken)
    other = here(page).inner_text()
    page.keyboard.press("ArrowUp")
    expect(here(page)).to_have_text(taken)
    page.keyboard.press("ArrowDown")
    expect(here(page)).to_have_text(other)
    # Cut off and brought back.
    page.keyboard.press("Delete")
    expect(lines(page).get_by_role("button", name=other, exact=True)).to_have_count(0)
    page.get_by_role("button", name="Bring it back").click()
    expect(here(page)).to_have_text(other)
    # The lines are there again after a reload, and in the record that is saved.
    page.reload()
    page.get_by_role("button", name="Lines", exact=True).click()
    page.get_by_role("button", name="One step forward").click()
    expect(here(page)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the lines into the record").click()
    download.value.save_as(tmp_path / "game.json")
    saved = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert {line["move"] for line in saved["analysis"]["lines"]} == {0}
    assert sorted(len(line["steps"]) for line in saved["analysis"]["lines"]) == [4, 4]
    assert Record.from_document(saved).moves == Record.from_document(json.loads(text)).moves


def test_what_lies_face_down_is_turned_up_by_a_choice(server: Server, person: Enter) -> None:
    """10.1: the line stops at a tile that nobody has seen; what is chosen lies there. Moves are made on the board."""
    game = Game.deal(2, seed=11)
    for seat in (0, 1):
        for card in ("card:2", "card:1"):
            game.apply(seat, card)
    (turn,) = game.deciders
    line = View.of(game, None).position()
    page = person()
    page.goto(f"{server.url}/analysis?position={line.replace(' ', '_')}")
    expect(page.get_by_text("Hidden stays hidden")).to_be_visible()
    # A park or a guild house ends the turn.
    kind = next(kind for kind, move in (("park", "place:4"), ("guild", "place:1")) if game.why_not(turn, move) is None)
    page.locator(f'[data-at="stack:{kind}"]').click()
    page.get_by_role("button", name="Confirm").click()
    due = page.get_by_role("group", name=re.compile("A tile lies face down"))
    expect(due.get_by_role("button", name="Turn up")).to_have_count(0)  # nobody knows what lies there
    choice = due.get_by_role("combobox", name="Choose…")
    wanted = choice.locator("option").nth(3)
    name = wanted.inner_text().rpartition(" (")[0]
    choice.select_option(index=3)
    expect(due).to_have_count(0)
    # The building that was drafted with it stands, after what was turned up.
    page.get_by_role("button", name="Lines", exact=True).click()
    expect(here(page)).to_have_text("Build on site 1")
    page.keyboard.press("ArrowLeft")
    expect(here(page)).to_have_text(f"{name} turned up")
    page.keyboard.press("Home")
    expect(here(page)).to_have_text("Where it begins")


def test_a_position_is_set_up_by_hand_and_faults_are_told(server: Server, person: Enter) -> None:
    """What cannot be is said with its rule while one sets up; what can be is opened, also on a phone."""
    page = person(viewport=PHONE)
    page.goto(f"{server.url}/analysis")
    page.get_by_role("button", name="Set up by hand").click()
    mine = page.get_by_role("group", name="Player 1")
    money = mine.get_by_role("spinbutton", name="Money")
    money.fill("17")
    money.press("Tab")
    building = mine.get_by_role("combobox", name="Build on the next site")
    building.select_option("31")
    fault = page.get_by_role("alert").filter(has_text="rule 5.2")
    expect(fault).to_contain_text("This position cannot be right.")
    expect(page.get_by_role("button", name="Analyse").last).to_be_disabled()
    rounds = page.get_by_role("spinbutton", name="Round")
    rounds.fill("2")
    rounds.press("Tab")
    page.get_by_role("button", name="Analyse").last.click()
    expect(page.get_by_role("button", name="Best moves")).to_be_visible()
    page.get_by_role("button", name="Best moves").click()
    expect(best(page).first).to_be_visible()
    assert "17/011234/31/" in page.url.replace("%2F", "/")
