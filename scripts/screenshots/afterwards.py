"""What comes after a game: its charters and the chronicle, its review, the analysis board, and puzzles."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.web.acting import ME, play_well
from tests.web.deals import late
from tests.web.places import GUESS, PUZZLE, answer_puzzle, best_moves, finish, make_lines, reviewed, set_up

from .positions import games
from .scene import Scene

#: What is looked at is the page, not what is found.
PLAYOUTS = 40
#: The record as a file to be dropped, and the moment that is looked at.
MOMENT = 60


def review(scene: Scene) -> None:
    """While it is made, then as it is; then one looks for the better move oneself."""
    record = json.loads(games(4)[0].to_json())
    asked = {"record": record, "playouts": PLAYOUTS}
    answer = scene.page.request.post(f"{scene.url}/api/reviews", data=asked, headers={"Origin": scene.url})
    assert answer.ok, answer.text()
    address = f"/review/{answer.json()['id']}"
    if answer.json()["state"] != "done":
        scene.go(address)
        scene.page.locator("progress, [role=progressbar]").first.wait_for()
        scene.shoot("review-progress")
    reviewed(scene.page, scene.url, {"record": record}, PLAYOUTS)
    scene.go(address)
    scene.page.locator("canvas[data-drawn]").wait_for()
    scene.page.locator(".figure").first.wait_for()
    scene.settle(600)
    scene.shoot("review")
    scene.shoot("review-whole", full=True)
    scene.press(scene.page.get_by_role("switch").first)
    scene.page.get_by_role("switch").first.scroll_into_view_if_needed()
    scene.settle()
    scene.shoot("review-tried")


def review_at_the_end(scene: Scene) -> None:
    """The dialog at the end of a game, with the button."""
    scene.name("Ada")
    last = late(4, rounds=1)
    table = scene.table(last.seats(), deal=last.deal, name="Ada")
    finish(scene.page, f"{scene.url}/t/{table}")
    scene.go(f"/t/{table}")
    scene.page.locator("dialog[open] table").wait_for()
    scene.settle()
    scene.shoot("review-end")
    scene.page.locator('dialog[open] a[href^="/review"]').scroll_into_view_if_needed()
    scene.shoot("review-end-button")


def analysis(scene: Scene) -> None:
    """How it begins, by hand; the board at a moment of a record, its best moves, lines, and something face down."""
    scene.go("/analysis")
    scene.shoot("analysis-begin")
    set_up(scene.page)
    scene.settle()
    scene.shoot("analysis-by-hand", full=True)
    record = games(4)[0].to_json().encode()
    scene.go("/replay")
    scene.page.locator("input[type=file]").first.set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record}
    )
    scene.page.locator(".board").wait_for()
    scene.page.locator('input[type="range"]').first.fill(str(MOMENT))
    scene.settle(600)
    scene.press(scene.page.locator('button:has(use[href="#s-ui-menu"])').last)
    scene.press('dialog[open] a[href^="/analysis"]')
    scene.page.locator(".bar select").first.wait_for()
    scene.settle(1500)
    scene.shoot("analysis")
    best_moves(scene.page)
    scene.settle(600)
    scene.shoot("analysis-best")
    make_lines(scene.page)
    scene.settle()
    scene.shoot("analysis-lines")
    due = scene.page.locator(".due[role=group]")
    for _ in range(12):
        if due.count():
            break
        if scene.page.locator("dialog[open]").count():
            scene.page.keyboard.press("Escape")
        best_moves(scene.page)
        scene.page.locator(".best ol button").first.click()
        scene.settle(800)
    due.wait_for()
    scene.shoot("analysis-draw")
    scene.press(scene.page.locator('button:has(use[href="#s-ui-menu"])').last)
    scene.shoot("analysis-menu")


def chronicle(scene: Scene) -> None:
    """Before anything is in it; the end of a game that earns charters; what is in it then, also as others see it."""
    scene.name("Ada")
    scene.go("/people/me")
    scene.page.locator("svg.seal").first.wait_for()
    scene.shoot("chronicle-empty", full=True)
    table = scene.table([ME, {"kind": "bot", "level": "apprentice"}], name="Ada")
    play_well(scene.page, f"{scene.url}/t/{table}")
    scene.go(f"/t/{table}")
    scene.page.locator("dialog[open] .charters").wait_for()
    scene.settle(1500)
    scene.shoot("chronicle-charters")
    scene.go("/people/me")
    scene.page.locator("svg.seal.earned").first.wait_for()
    scene.settle()
    scene.shoot("chronicle", full=True)
    scene.page.get_by_role("switch").check()
    href = scene.page.locator(".address a").get_attribute("href")
    scene.shoot("chronicle-shown")
    scene.go(href or "")
    scene.page.locator("svg.seal.earned").first.wait_for()
    scene.settle()
    scene.shoot("chronicle-public")


def puzzles(scene: Scene) -> None:
    """A puzzle as it is asked and when it is answered; a card to be guessed; all puzzles; a streak."""
    scene.go(f"/puzzles/{PUZZLE.id}")
    scene.page.locator('.stack[data-lit="true"]').first.wait_for()
    scene.settle()
    scene.shoot("puzzle")
    answer_puzzle(scene.page)
    scene.settle()
    scene.shoot("puzzle-answered")
    scene.go(f"/puzzles/{GUESS.id}")
    scene.page.locator("[data-guess]").first.click()
    scene.shoot("puzzle-guess")
    scene.go("/puzzles/all")
    scene.page.locator("main .list a").first.wait_for()
    scene.shoot("puzzles-all", full=True)
    scene.go("/puzzles/streak")
    scene.page.locator("main .ways button").first.click()
    scene.page.get_by_role("timer").wait_for()
    scene.settle()
    scene.shoot("puzzle-streak")


AFTERWARDS: dict[str, Callable[[Scene], None]] = {
    "chronicle": chronicle,
    "puzzles": puzzles,
    "review": review,
    "review-at-the-end": review_at_the_end,
    "analysis": analysis,
}
