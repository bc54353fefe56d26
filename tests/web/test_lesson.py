"""The first game that the client teaches: its deal, scripts and proposals fit the rules, and it comes to its end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, TimeoutError, ViewportSize, expect

from london_bridge.bots.reasons import reasons_for
from london_bridge.record import Record
from london_bridge.review.grading import grade_move
from london_bridge.review.job import PLAYOUTS
from london_bridge.review.mixture import expected_cards
from london_bridge.rules import Event, Game, codes
from london_bridge.rules.building import legal_sites
from london_bridge.rules.moves import Move
from london_bridge.rules.words import KINDS
from london_bridge.view import View
from london_bridge.view.before_cards import before_cards
from london_bridge.view.view_document import view_words

from .acting import GO, LIT, Enter, act, play_on, seen
from .conftest import DESKTOP, PHONE, Server

LESSON = Path(__file__).parents[2] / "web/src/lib/pages/learn/lesson.json"
#: The tile that the coach names in each round.
NAMED = [58, 42, 26, 24, 20, "green", 46, 52]
LEARNER = 0

pytestmark = pytest.mark.skipif(not LESSON.exists(), reason="the client's source is not here")


def proposal(part: dict[str, Any], words: list[str]) -> str:
    """What the coach says, where it says something; else the first thing, but the best card that can be drawn."""
    for word in (f"card:{part['card']}", part["place"]):
        if word in words:
            return str(word)
    return max(words) if words[0].startswith("draw") or "done" in words else words[0]


def follow() -> tuple[Game, list[Event]]:
    """Play the planned rounds of the lesson as it proposes them; everything that happens is told."""
    lesson = json.loads(LESSON.read_text(encoding="utf-8"))
    game = Record.parse(json.dumps(lesson["record"])).resume()
    heard: list[Event] = []
    game.listen(heard.append)
    scripts = [iter(script) for script in lesson["scripts"]]
    plan = {part["round"]: part for part in lesson["plan"]}
    while game.state.round in plan:
        seat = game.deciders[0]
        words = [str(move) for move in game.legal(seat)]
        word = proposal(plan[game.state.round], words) if seat == LEARNER else next(scripts[seat - 1])
        assert word in words, f"round {game.state.round}, seat {seat}: {word} is not among {words}"
        game.apply(seat, word)
    return game, heard


def test_no_proposed_or_scripted_move_is_refused() -> None:
    """Whoever follows the coach meets everything that it announces, to the last planned round."""
    game, _ = follow()
    assert game.state.round == len(NAMED) + 1


def test_the_learner_takes_the_tiles_that_the_coach_names() -> None:
    """The texts name house numbers: those on top of the stacks when the coach speaks."""
    _, heard = follow()
    assert [event.data["tile"] for event in heard if event.kind == "take" and event.seat == LEARNER] == NAMED


def test_what_the_coach_tells_of_the_third_round_happens() -> None:
    """Round 3: a tie that the learner wins on the chapel track (4.5), and three steps to a bonus tile (5.12)."""
    _, heard = follow()
    third = [event for event in heard if event.round == 3]
    turns = next(event.data["turns"] for event in third if event.kind == "order")
    mine = [turn["seat"] for turn in turns].index(LEARNER)
    assert turns[mine]["value"] == turns[mine + 1]["value"]
    assert [event.kind for event in third if event.seat == LEARNER].count("bonus") == 1


def test_every_reason_of_the_coach_is_one_that_a_hint_would_give() -> None:
    """What the coach says why, in every planned round, is true where its plan was followed."""
    lesson = json.loads(LESSON.read_text(encoding="utf-8"))
    plan = {part["round"]: part for part in lesson["plan"]}
    told = 0
    for game, word in planned_moves():
        part = plan[game.state.round]
        said = (
            part["why"]["card"] if word.startswith("card:") else part["why"]["place"] if word == part["place"] else []
        )
        view = View.of(game, LEARNER)
        move = next(move for move in game.legal(LEARNER) if str(move) == word)
        true = [{"key": reason.key, **reason.data} for reason in reasons_for(view, move)]
        for reason in said:
            assert reason in true, (word, reason, true)
            told += 1
    assert told > 2 * len(plan)


@pytest.mark.slow
def test_a_review_marks_nothing_that_the_coach_proposes() -> None:
    """Whoever follows the coach learns good moves: not one of its plan is called even inaccurate."""
    lesson = json.loads(LESSON.read_text(encoding="utf-8"))
    plan = {part["round"]: part for part in lesson["plan"]}
    graded = []
    for game, word in planned_moves():
        part = plan[game.state.round]
        if word not in (f"card:{part['card']}", part["place"]) or len(game.legal(LEARNER)) == 1:
            continue
        view = View.of(game, LEARNER)
        cards = word.startswith("card:")
        beliefs = expected_cards(before_cards(view.sketch), PLAYOUTS // 2, 1) if cards else []
        grade = grade_move(view, Move.parse(word).code, PLAYOUTS, 1, beliefs)
        assert grade is not None
        assert grade.grade is None, (game.state.round, word, grade)
        graded.append(word)
    assert len(graded) == 2 * len(plan)


def test_the_coach_knows_where_the_plan_was_followed() -> None:
    """Before every planned placing, what the coach compares the table with is what stands there by the rules."""
    lesson = json.loads(LESSON.read_text(encoding="utf-8"))
    plan = {part["round"]: part for part in lesson["plan"]}
    met = []
    for game, word in planned_moves():
        part = plan[game.state.round]
        if word != part["place"]:
            continue
        told = view_words(View.of(game, LEARNER))
        _, where, *kind = word.split(":")
        met.append(part["round"])
        assert part["at"] == {
            "bridge": told["seats"][LEARNER]["bridge"],
            "tile": told["stacks"][kind[0] if kind else KINDS[int(where)]]["top"],
            "chapel": [seat["chapel"] for seat in told["seats"]],
            "gate": told["seats"][LEARNER]["gate"],
        }
    assert met == list(plan)


def planned_moves() -> Iterator[tuple[Game, str]]:
    """The learner's own moves in the planned rounds, each with the game before it."""
    lesson = json.loads(LESSON.read_text(encoding="utf-8"))
    game = Record.parse(json.dumps(lesson["record"])).resume()
    scripts = [iter(script) for script in lesson["scripts"]]
    plan = {part["round"]: part for part in lesson["plan"]}
    while game.state.round in plan:
        seat = game.deciders[0]
        words = [str(move) for move in game.legal(seat)]
        word = proposal(plan[game.state.round], words) if seat == LEARNER else next(scripts[seat - 1])
        if seat == LEARNER:
            yield game.copy(), word
        game.apply(seat, word)


@pytest.mark.rule("5.6", "5.7", "5.8")
def test_the_three_tasks_are_right_by_the_rules() -> None:
    """What fits next, how far a gate walks, and what may be replaced: as the engine says it of the same bridge."""
    tasks = json.loads((LESSON.parent / "tasks.json").read_text(encoding="utf-8"))

    def built(*tiles: int) -> Game:
        game = Game.deal(3, "base", 1)
        state = game.state
        bridge, crests = [0] * 48, [0] * 16
        for site, tile in enumerate(tiles):
            bridge[site] = tile
            crest = state.deal.tables.crest[tile]
            crests[crest] += 1
        state.bridge, state.crests, state.built = bridge, crests, [len(tiles), 0, 0, 0]
        return game

    def sites(game: Game, tile: int) -> list[int]:
        mask = legal_sites(game.state, 0, tile)
        return [site for site in range(12) if mask >> (codes.BUILD + site) & 1]

    tray = tasks["order"]["tray"]
    for last, fits in tasks["order"]["next"].items():
        before = [int(last)] if last else []
        assert [tile for tile in tray if tile not in before and sites(built(*before), tile) == [len(before)]] == fits
    bridge = tasks["crests"]["bridge"]
    for tile, steps in tasks["crests"]["steps"].items():
        game = built(*bridge)
        tables = game.state.deal.tables
        assert KINDS[tables.kind[int(tile)]] == "gate"
        assert game.state.crests[tables.crest[int(tile)]] + 1 == steps
        assert sites(game, int(tile)) == [len(bridge)]
    replaced = tasks["replace"]
    assert sites(built(*replaced["bridge"]), replaced["tile"]) == replaced["sites"]


def proposed(page: Page) -> Locator | None:
    """What the coach proposes to touch now, if it is lit."""
    lesson = json.loads(LESSON.read_text(encoding="utf-8"))
    told = page.get_by_role("img", name=re.compile(r"^Round \d+ of")).first.get_attribute("aria-label") or ""
    part = next((part for part in lesson["plan"] if told.startswith(f"Round {part['round']} of")), None)
    if part is None:
        return None
    _, where, *kind = part["place"].split(":")
    names = [f"card:{part['card']}", f"space:{len(KINDS)}" if kind else f"space:{where}"]
    if kind and page.locator(f'.space.chosen[data-info="space:{len(KINDS)}"]').count():
        names.append(f"stack:{KINDS.index(kind[0])}")
    for name in names:
        found = page.locator(f'[data-info="{name}"]{LIT}')
        if found.count():
            return found.first
    return None


#: Keeps every text that the coach shows, however short.
LISTEN = """() => {
  window.said = new Set();
  const hear = () => document.querySelectorAll('.coach .card p').forEach((words) => window.said.add(words.innerText));
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
  hear();
}"""


def test_the_first_game_is_played_to_its_end_with_the_coach(server: Server, person: Enter) -> None:
    """From the door to the reckoning by clicks: whoever follows the coach hears all of it, two sentences at a time."""
    page = person()

    def hurry(route: Route) -> None:
        asked: Any = route.request.post_data_json
        route.continue_(post_data=json.dumps({**asked, "options": {**asked["options"], "pace": 0}}))

    page.route("**/api/tables", hurry)
    page.goto(f"{server.url}/learn")
    page.get_by_role("button", name="Begin").click()
    page.locator(".coach .card p").wait_for()
    page.evaluate(LISTEN)

    def learn_on(page: Page) -> bool:
        onward = page.locator(".coach .card button.main")
        target = onward.first if onward.count() else proposed(page)
        if target is None or page.locator(f"{GO}{LIT}").count():
            return act(page)
        try:
            target.click(timeout=2000, position=seen(target))
        except TimeoutError:
            return False
        return True

    play_on(page, seconds=200, how=learn_on)
    said: list[str] = page.evaluate("[...window.said]")
    assert len(said) > 30, said
    for text in said:
        assert len(re.findall(r"[.!?](?:\s|$)", text)) <= 2, text
    page.keyboard.press("Escape")
    page.locator(".coach").get_by_role("link", name="Play a game").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_click_too_many_does_not_send_the_coach_away(size: ViewportSize, server: Server, person: Enter) -> None:
    """What hides the coach never comes to lie where the button to go on was, whatever the texts before and after it."""
    page = person(viewport=size)
    page.goto(f"{server.url}/learn")
    page.get_by_role("button", name="Begin").click()
    onward = page.locator(".coach .card button.main")
    onward.wait_for()
    words = page.locator(".coach .card p")
    for _ in range(4):
        told = words.inner_text()
        box = onward.bounding_box()
        assert box
        where = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(*where)
        expect(words).not_to_have_text(told)
        hidden = page.get_by_role("button", name="Hide the coach").bounding_box()
        assert hidden
        apart_x = hidden["x"] >= box["x"] + box["width"] or hidden["x"] + hidden["width"] <= box["x"]
        apart_y = hidden["y"] >= box["y"] + box["height"] or hidden["y"] + hidden["height"] <= box["y"]
        assert apart_x or apart_y, (box, hidden)
    # No button to go on any more: the learner chooses a card. One click too many, where it was:
    expect(onward).to_have_count(0)
    page.mouse.click(*where)
    expect(words).to_be_visible()
    # Whoever hides it in earnest hides it with a double click as well, and gets it back.
    page.get_by_role("button", name="Hide the coach").dblclick()
    expect(words).to_have_count(0)
    page.get_by_role("button", name="Coach").click()
    expect(words).to_be_visible()
