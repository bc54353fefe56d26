"""The five lessons after the first game: an idea, positions with one right answer, and what is remembered of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from london_bridge.puzzles import puzzle
from london_bridge.puzzles.lessons import lessons
from london_bridge.rules.words import KINDS

from .acting import GO, LIT, Enter, seen
from .conftest import DESKTOP, PHONE, Server


def positions(lesson: str) -> list[str]:
    return list(lessons()[lesson])


def thing(page: Page, move: str) -> Locator:
    """What is touched on the board for a move."""
    family, _, number = move.partition(":")
    if family == "card":
        return page.locator(f'.hand .card[data-info="card:{number}"]{LIT}').first
    assert family == "place"
    return page.locator(f'[data-at="stack:{KINDS[int(number)]}"]{LIT}')


def answer(page: Page, move: str) -> None:
    """Choose on the board, and confirm."""
    one = thing(page, move)
    expect(one).to_be_visible()
    one.click(position=seen(one))
    page.locator(f"{GO}.ready").click()


def go_on(page: Page) -> None:
    """To what comes next."""
    page.locator(f"{GO}.ready").click()


def begin(page: Page, server: Server, lesson: str, button: str) -> None:
    page.goto(f"{server.url}/learn/{lesson}")
    page.get_by_role("button", name=button).click()


def test_lessons_are_reached_from_learn(person: Enter, server: Server) -> None:
    """Five of them, each with an idea of two sentences; what is no lesson is no page."""
    page = person(viewport=DESKTOP)
    page.goto(f"{server.url}/learn")
    links = page.locator("#lessons a")
    expect(links).to_have_count(5)
    for lesson in lessons():
        page.locator(f'#lessons a[href="/learn/{lesson}"]').click()
        idea = page.locator(".idea")
        expect(idea).to_be_visible()
        assert idea.inner_text().rstrip(".").count(". ") == 1
        page.get_by_role("link", name="All lessons").click()
    page.goto(f"{server.url}/learn/nothing")
    expect(page.locator(".idea")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lesson_is_solved_to_its_end(person: Enter, server: Server, viewport: ViewportSize) -> None:
    """A miss is told with its reason and tried again; what was solved is kept; the next lesson is named."""
    page = person(viewport=viewport)
    begin(page, server, "rondel", "Begin")
    first, *others = (puzzle(one) for one in positions("rondel"))
    answer(page, first.usual)
    expect(page.get_by_text("No.", exact=True).or_(page.get_by_text("Not quite.", exact=True)).first).to_be_visible()
    page.get_by_role("button", name="Try again").first.click()
    answer(page, first.best[0])
    expect(page.get_by_text("That is it!").first).to_be_visible()
    expect(page.locator(".told table")).to_be_visible()

    page.reload()
    expect(page.get_by_text("1 of 4 solved")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    for one in others:
        answer(page, one.best[0])
        expect(page.get_by_text("That is it!").first).to_be_visible()
        go_on(page)
    expect(page.get_by_text("You have solved 4 of 4 positions.")).to_be_visible()
    page.get_by_role("link", name="Next lesson: When to replace").click()
    expect(page.locator(".idea")).to_contain_text("replaces another")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("#lessons a").first).to_contain_text("4 of 4 solved")
    expect(page.locator("#lessons a").nth(1)).to_contain_text("0 of 4 solved")


def test_a_lesson_may_be_left_unsolved(person: Enter, server: Server) -> None:
    """Who does not find it is shown the answer, and goes on; nothing is counted as solved."""
    page = person(viewport=DESKTOP)
    begin(page, server, "first", "Begin")
    for number, one in enumerate(map(puzzle, positions("first")), 1):
        expect(page.get_by_text(f"{number} of 4")).to_be_visible()
        answer(page, one.usual)
        page.get_by_role("button", name="Show the answer").first.click()
        expect(page.locator(".told tr.best")).to_be_visible()
        go_on(page)
    expect(page.get_by_text("You have seen all positions")).to_be_visible()
    page.get_by_role("button", name="The idea").click()
    expect(page.get_by_text("0 of 4 solved")).to_be_visible()
