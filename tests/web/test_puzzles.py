"""Puzzles in a browser, as a stranger solves them: by clicks, by touch, by keys, against the clock."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from london_bridge.puzzles import Puzzle, puzzles
from london_bridge.puzzles.lessons import taught
from london_bridge.rules.words import KINDS
from london_bridge.server.solving.marking import mark

from .conftest import PHONE, MovedServer, Server

Enter = Callable[..., Page]
GO = ".actions .go"
BY_SPACE = re.compile(r"place:\d")


@pytest.fixture
def moved_server(tmp_path: Path) -> Iterator[MovedServer]:
    """A server whose clock the test moves."""
    running = MovedServer(tmp_path)
    yield running
    running.stop()


def by_click(found: str) -> Puzzle:
    """A puzzle whose best answer is one click on a stack, and that has an answer of such a kind which is one, too."""
    return next(
        one
        for one in puzzles().values()
        if one.kind == "space"
        and BY_SPACE.fullmatch(one.best[0])
        and any(BY_SPACE.fullmatch(a.move) and mark(one, a.move).verdict == found for a in one.answers)
    )


def answering(puzzle: Puzzle, verdict: str) -> str:
    """An answer by a click on a stack."""
    fits = (a.move for a in puzzle.answers if BY_SPACE.fullmatch(a.move) and mark(puzzle, a.move).verdict == verdict)
    return next(fits)


def place(page: Page, move: str) -> None:
    """Put the pawn there, and say so."""
    page.locator(f'[data-at="stack:{KINDS[int(move[-1])]}"]').first.click()
    expect(page.locator(f"{GO}.ready")).to_be_visible()
    page.locator(GO).click()


def solve_by_api(page: Page, url: str) -> dict[str, Any]:
    """What the server says of me."""
    answer = page.request.get(f"{url}/api/me/puzzles")
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def test_a_stranger_misses_tries_again_and_goes_on(server: Server, person: Enter) -> None:
    """From the first page: the answer by a click; a miss tells why and not what; then right, with all moves; the next
    one; the page of all knows what was answered.
    """
    url = server.url
    page = person()
    page.goto(url)
    page.locator('a[href="/puzzles/today"]').click()
    page.wait_for_url(re.compile(r"/puzzles/[0-9a-f]{8}$"))
    puzzle = by_click("wrong")
    page.goto(f"{url}/puzzles/{puzzle.id}")
    expect(page.locator(".ask")).to_contain_text("Where do you place your pawn?")
    place(page, answering(puzzle, "wrong"))
    told = page.locator(".told")
    expect(told).to_contain_text("No.")
    expect(told).to_contain_text(re.compile("games? in 100 less than the best"))
    expect(told.locator("table")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    place(page, answering(puzzle, "right"))
    expect(told).to_contain_text("That is it!")
    expect(told.locator("tbody tr")).to_have_count(len(puzzle.answers))
    expect(told.locator("tr.best")).to_contain_text("best")
    expect(page.locator(".light.better")).to_have_count(1)
    assert solve_by_api(page, url)["count"] == 1
    page.locator(GO).click()
    page.wait_for_url(lambda address: puzzle.id not in address)
    expect(page.locator(".told")).to_have_count(0)
    page.goto(f"{url}/puzzles/all")
    expect(page.locator("main")).to_contain_text("1 puzzle answered, 0 solved at once")


def test_a_puzzle_is_played_on(server: Server, person: Enter) -> None:
    """After the answer a table is set up from there, with bots on the other seats."""
    page = person()
    puzzle = by_click("right")
    page.goto(f"{server.url}/puzzles/{puzzle.id}")
    place(page, puzzle.best[0])
    expect(page.locator(".told")).to_contain_text("That is it!")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator(".hand").first.wait_for()


def test_partly_right_on_a_phone_by_theme(server: Server, person: Enter) -> None:
    """On a phone: what it is about is told on request, and counts less; what was partly right is said to be so."""
    page = person(viewport=PHONE, has_touch=True)
    puzzle = by_click("partly")
    page.goto(f"{server.url}/puzzles/{puzzle.id}")
    page.get_by_role("button", name="What is it about?").click()
    expect(page.locator(".foot")).not_to_contain_text("Puzzle")
    place(page, answering(puzzle, "partly"))
    expect(page.locator(".foot")).to_contain_text("≈")
    page.get_by_role("button", name="Why").click()
    expect(page.locator("section.below")).to_be_in_viewport()
    expect(page.locator(".told")).to_contain_text("counts 25% of a game")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".told tbody tr")).to_have_count(len(puzzle.answers))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_card_is_guessed_by_key(server: Server, person: Enter) -> None:
    """A number chooses the card, Enter says so, Enter goes on."""
    page = person()
    puzzle = next(one for one in puzzles().values() if one.kind == "guess")
    page.goto(f"{server.url}/puzzles/{puzzle.id}")
    expect(page.locator(".ask")).to_contain_text("play?")
    page.locator("[data-guess]").first.wait_for()
    value = puzzle.best[0].removeprefix("card:")
    page.keyboard.press(value)
    expect(page.locator(f'[data-guess="{value}"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".told")).to_contain_text("That is it!")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: puzzle.id not in address)


def test_a_card_is_guessed_on_a_phone(server: Server, person: Enter) -> None:
    """Question, cards and what gives the answer are in sight together, whichever way the phone is held."""
    page = person(viewport=PHONE, has_touch=True)
    puzzle = next(one for one in puzzles().values() if one.kind == "guess" and one.players == 4)
    page.goto(f"{server.url}/puzzles/{puzzle.id}")
    card = page.locator(f'[data-guess="{puzzle.best[0][-1]}"]')
    card.tap()
    give = page.locator(".foot .confirm button")
    for part in (page.locator(".foot .question"), card, give):
        expect(part).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    for part in (page.locator(".ask .text"), card, page.locator(f"{GO}.ready")):
        expect(part).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size(PHONE)
    give.tap()
    expect(page.locator(".foot .short")).to_contain_text("✓")
    page.get_by_role("button", name="Next puzzle").first.click()
    page.wait_for_url(lambda address: puzzle.id not in address)


def test_a_streak_until_the_time_is_up(moved_server: MovedServer, person: Enter) -> None:
    """Answers lead to the next puzzle at once; when the server's time is up, it is over, and all can be looked at."""
    url = moved_server.url
    page = person()
    page.goto(f"{url}/puzzles/streak")
    page.get_by_role("button", name="3 minutes").click()
    expect(page.get_by_role("timer")).to_contain_text("2:5")
    for _ in range(2):
        now = page.request.get(f"{url}/api/puzzles/streak").json()["streak"]
        puzzle = puzzles()[now["task"]["id"]]
        sent = {"puzzle": puzzle.id, "move": puzzle.best[0]}
        if puzzle.kind == "space" and BY_SPACE.fullmatch(puzzle.best[0]):
            place(page, puzzle.best[0])
        else:
            page.request.post(f"{url}/api/puzzles/streak/attempt", data=sent, headers={"Origin": url})
            page.reload()
        expect(page.locator("main")).to_contain_text(f"{now['solved'] + 1} solved")
    moved_server.pass_time(200)
    page.reload()
    expect(page.locator("main")).to_contain_text("2 solved")
    expect(page.locator("main")).to_contain_text("The 3 minutes are over.")
    expect(page.locator('ol a[href^="/puzzles/"]')).to_have_count(2)


#: How somebody answers in their language, by the word of the move.
IN_WORDS: dict[str, tuple[str, Callable[[str], str], str]] = {
    "en": ("site", lambda move: f"build site {int(move[6:]) + 1}", "That is it!"),
    "de": ("card", lambda move: f"Karte {move[-1]}", "Das ist es!"),
    "fr": ("guess", lambda move: f"carte {move[-1]}", "C’est cela"),
    "it": ("cards", lambda move: f"prendi {move[-1]}", "Esatto!"),
    "pl": ("space", lambda move: f"postaw {int(move[-1]) + 1}", "To jest to!"),
}


@pytest.mark.parametrize("language", IN_WORDS)
def test_a_puzzle_is_solved_in_words(server: Server, person: Enter, language: str) -> None:
    """Question and table stand as sentences; a word answers, in five languages; and one can go on without the board."""
    kind, spoken, right = IN_WORDS[language]
    puzzle = next(
        one
        for one in puzzles().values()
        if one.kind == kind and re.fullmatch(r"\w+:\d+", one.best[0]) and one.id not in taught()
    )
    page = person(locale=language)
    page.goto(f"{server.url}/puzzles/{puzzle.id}/text")
    line = page.locator("#command")
    expect(page.locator(".now")).to_contain_text("?")
    titles = page.locator(".offers strong").all_inner_texts()
    assert len(titles) == len(set(titles)) > 1
    assert page.locator("h1").count() == 1
    line.fill("xyzzy")
    line.press("Enter")
    expect(page.locator("[aria-live=polite]")).not_to_be_empty()
    assert solve_by_api(page, server.url)["count"] == 0
    line.fill(spoken(puzzle.best[0]))
    line.press("Enter")
    expect(page.locator(".now")).to_contain_text(right)
    expect(page.locator("[aria-live=polite]")).to_contain_text(right)
    assert solve_by_api(page, server.url)["count"] == 1
    line.press("Enter")
    page.wait_for_url(lambda address: puzzle.id not in address and address.endswith("/text"))
    expect(line).to_be_focused()


def test_a_streak_in_words(server: Server, person: Enter) -> None:
    """Against the clock, too, every answer is a button, and leads on to the next question without the board."""
    page = person()
    page.goto(f"{server.url}/puzzles/streak/text")
    page.get_by_role("button", name="3 minutes").click()
    for number in range(1, 3):
        page.locator(".offers button").first.click()
        expect(page.locator(".last")).to_contain_text(re.compile("That is it!|Missed."))
        expect(page.locator("#command")).to_be_focused()
        streak = page.request.get(f"{server.url}/api/puzzles/streak").json()["streak"]
        assert len(streak["steps"]) == number
