"""Every page of the client, with tables in every state that a page can show, and how to tell that it is there."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

from london_bridge.puzzles import puzzles
from london_bridge.rules import Game
from london_bridge.view import View
from tests.waiting import look_again

from .acting import ME, make_table, play_well, state_of
from .deals import late, moments, records

#: A puzzle that is answered on the rondel, for four; and one in which another's card is guessed.
PUZZLE = next(one for one in puzzles().values() if (one.kind, one.players) == ("space", 4))
GUESS = next(one for one in puzzles().values() if one.kind == "guess")


def nothing(page: Page) -> None:
    """Nothing more to do."""


class Place(NamedTuple):
    """A page: its address, what is there when it is complete, and what is opened on it."""

    name: str
    path: str
    ready: str = "main h1"
    then: Callable[[Page], None] = nothing


class Places:
    """Tables of one person, in every state that a table can be in; and the pages that show them."""

    def __init__(self, page: Page, url: str) -> None:
        self.url = url
        answer = page.request.put(f"{url}/api/me", data={"name": "Ada"}, headers={"Origin": url})
        assert answer.ok
        self.room = make_table(page, url, [ME, {"kind": "open"}, {"kind": "bot", "level": "journeyman"}], public=True)
        moment = late(4, rounds=5)
        self.game = make_table(page, url, moment.seats(), deal=moment.deal)
        placing = next(one for one in moments(records(4)[0]) if one.round == 6 and one.move.startswith("place:"))
        self.turn = make_table(page, url, placing.seats(), deal=placing.deal)
        last = late(2, rounds=1)
        self.over = make_table(page, url, last.seats(), deal=last.deal)
        finish(page, self.over)
        self.review = reviewed(page, url, {"table": self.over.rpartition("/")[2]}, playouts=20)["id"]
        self.played = make_table(page, url, [ME, {"kind": "bot", "level": "apprentice"}])
        play_well(page, self.played)
        bonus = next(one for one in moments(records(4)[0]) if one.move.startswith("bonus:"))
        self.bonus = make_table(page, url, bonus.seats(), deal=bonus.deal)
        others = [{"kind": "local", "name": name} for name in ("Bert", "Cleo")]
        self.shared = make_table(page, url, [ME, *others], deal=late(3, rounds=3).deal, hands="hidden")
        self.identity = page.context.storage_state()

    @property
    def all(self) -> list[Place]:
        """Every page there is."""
        tables = (self.room, self.game, self.turn, self.over, self.played)
        room, game, turn, over, played = (table.removeprefix(self.url) for table in tables)
        board = ".hand .card"
        analysed = f"/analysis?table={over.removeprefix('/t/')}"
        return [
            Place("start", "/", ".languages button"),
            Place("setup", "/new", "form .ready button"),
            Place("tables", "/tables", "main article, main li"),
            Place("games", "/games", "main article, main li"),
            Place("daily", "/daily", "main td a"),
            Place("a day past", "/daily/2026-11-01", "main td a"),
            Place("puzzle", f"/puzzles/{PUZZLE.id}", ".ask .text"),
            Place("puzzle, answered", f"/puzzles/{PUZZLE.id}", ".ask .text", answer_puzzle),
            Place("a card guessed", f"/puzzles/{GUESS.id}", "[data-guess]"),
            Place("puzzle in words", f"/puzzles/{PUZZLE.id}/text", ".offers button"),
            Place("all puzzles", "/puzzles/all", "main .list a"),
            Place("streak", "/puzzles/streak", "main .ways button"),
            Place("me", "/me"),
            Place("chronicle", "/people/me", "svg.seal.earned"),
            Place("move", "/move"),
            Place("replay", "/replay", ".drop"),
            Place("learn", "/learn", ".door"),
            Place("lesson", "/learn", ".door", begin_lesson),
            Place("short lesson", "/learn/rondel", ".idea"),
            Place("position of a lesson", "/learn/replace", ".idea", begin_position),
            Place("rules", "/rules"),
            Place("glossary", "/glossary"),
            Place("no such page", "/nowhere/at/all"),
            Place("no such table", "/t/nothing", "main .button"),
            Place("room", room, ".room"),
            Place("board", game, board),
            Place("turn", turn, '.stack[data-lit="true"]'),
            Place("menu", game, board, open_menu),
            Place("words", f"{game}/text", ".offers, .soft"),
            Place("watching", game.replace("/t/", "/watch/"), ".board .stack"),
            Place("end", over, "dialog[open] table"),
            Place("end with charters", played, "dialog[open] .charters"),
            Place("review", f"/review/{self.review}", "canvas[data-drawn]"),
            Place("review, tried", f"/review/{self.review}", "canvas[data-drawn]", find_it),
            Place("analysis to be begun", "/analysis", "main textarea"),
            Place("position by hand", "/analysis", "main textarea", set_up),
            Place("analysis", analysed, ".bar select"),
            Place("analysis, best moves", analysed, ".bar select", best_moves),
            Place("analysis, lines", analysed, ".bar select", make_lines),
            Place("theatre", f"/replay?table={over.removeprefix('/t/')}", "input[type=range]"),
        ]

    @property
    def opened(self) -> list[Place]:
        """What opens on a page or lies over it, beside what `all` has."""
        turn, bonus, shared = (one.removeprefix(self.url) for one in (self.turn, self.bonus, self.shared))
        line = View.of(Game.deal(3, seed=11), 1).position().replace(" ", "_")
        stack = '.stack[data-lit="true"]'
        start = ".languages button"
        return [
            Place("position", f"/position?position={line}", ".board .stack"),
            Place("position to be asked for", "/position", "main textarea, main input"),
            Place("first question", "/", start, ask_first),
            Place("tasks", "/", start, begin_tasks),
            Place("hint", turn, stack, ask_hint),
            Place("chat", turn, stack, open_chat),
            Place("keys", turn, stack, list_keys),
            Place("standings", turn, stack, open_standings),
            Place("tip", turn, stack, point),
            Place("sound", turn, stack, offer_sound),
            Place("draft", turn, stack, draft),
            Place("bonus tiles", bonus, '[data-at^="bonus:"][data-lit="true"]'),
            Place("cover", shared, ".cover, .hand .card", pass_on),
        ]

    def visit(self, page: Page, place: Place) -> None:
        """Go there, and wait until it is complete."""
        page.goto(self.url + place.path)
        page.locator(place.ready).first.wait_for()
        place.then(page)
        page.evaluate("document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => done(0))))")


def begin_position(page: Page) -> None:
    """The first position of a short lesson."""
    page.locator(".ways button").first.click()
    page.locator(".board .stack").first.wait_for()


def answer_puzzle(page: Page) -> None:
    """Give the right answer, once; whoever has given it is told again."""
    page.locator('.stack[data-lit="true"]').first.click()
    page.locator(".actions .go.ready").click()
    page.locator(".told, .foot .short").first.wait_for()
    show = page.get_by_role("button", name=re.compile("answer|Antwort|réponse|risposta|odpowiedź"))
    if show.count():
        show.click()
    page.locator(".told table").wait_for()


def begin_lesson(page: Page) -> None:
    """Start the first game, until the coach says something."""
    page.locator(".door button").last.click()
    page.locator(".coach .card p").wait_for()


def find_it(page: Page) -> None:
    """Look for better moves oneself."""
    page.get_by_role("switch").first.click()
    page.locator("canvas[data-drawn]").wait_for()


def set_up(page: Page) -> None:
    """The form in which a position is set up, when the rules have found it right."""
    page.locator("form button[type=button]:not([disabled])").last.click()
    page.locator("main fieldset").first.wait_for()
    page.locator("main button.main:not([disabled])").wait_for()


def best_moves(page: Page) -> None:
    """The best moves of an analysis with their shares, beside the board or from the bar."""
    if not page.locator(".best").count():
        tab = page.locator(".panel .tabs button")
        (tab if tab.count() else page.locator('.bar button:has(use[href="#s-ui-hint"])')).first.click()
    page.locator(".best ol button b").first.wait_for()


def make_lines(page: Page) -> None:
    """A line of an analysis: one of the best moves is made."""
    best_moves(page)
    page.locator(".best ol button").first.click()
    page.locator('.bar button:has(use[href="#s-ui-step-back"]):not([disabled])').wait_for()
    tab = page.locator(".panel .tabs button").last
    if not tab.count():
        tab = page.locator('.bar button:has(use[href="#s-ui-log"])')
    tab.click()
    page.locator(".lines [aria-current=step]").wait_for()


def reviewed(page: Page, url: str, game: dict[str, Any], playouts: int) -> dict[str, Any]:
    """Have a game reviewed, with few playouts; gives what the server tells when it is done."""
    ask = {**game, "playouts": playouts}
    answer = page.request.post(f"{url}/api/reviews", data=ask, headers={"Origin": url})
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    while told["state"] != "done":
        assert told["state"] != "failed"
        look_again(page)
        answer = page.request.get(f"{url}/api/reviews/{told['id']}")
        assert answer.ok, answer.text()
        told = answer.json()
    return told


def open_menu(page: Page) -> None:
    """The menu of a table."""
    page.locator("header .tools button, header .row button").last.click()
    page.locator("dialog[open] select").first.wait_for()


def ask_first(page: Page) -> None:
    """The one question to those who have never played."""
    page.evaluate("['played', 'lesson', 'level'].forEach((key) => localStorage.removeItem(`lb-${key}`))")
    page.locator("form.play button.now").click()
    page.locator("dialog[open]").wait_for()


def begin_tasks(page: Page) -> None:
    """The first of the three little tasks."""
    ask_first(page)
    page.locator("dialog[open] button.main").first.click()
    page.locator("#task-said").wait_for(state="attached")


def ask_hint(page: Page) -> None:
    """A hint for this move."""
    page.locator('[data-key="hint"]').click()
    page.locator(".hint button").first.wait_for()


def open_chat(page: Page) -> None:
    """The chat, beside the board or from the menu."""
    chat = page.locator('button:has(use[href="#s-ui-chat"])')
    if not chat.count():
        open_menu(page)
    chat.first.click()
    page.locator("form input[maxlength]").first.wait_for()


def list_keys(page: Page) -> None:
    """What every key does."""
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()


def open_standings(page: Page) -> None:
    """Who is winning, and by what."""
    page.locator('[data-at="standings"]').click()
    page.locator("dialog[open] table, dialog[open] ol").first.wait_for()


def point(page: Page) -> None:
    """What a tile is, for the mouse and for the keyboard."""
    page.locator('.stack[data-lit="true"]').first.focus()
    page.locator('.stack[data-lit="true"]').first.hover()
    page.get_by_role("tooltip").wait_for()


def draft(page: Page) -> None:
    """A move that is not made yet, with what it would bring."""
    page.locator('.stack[data-lit="true"]').first.click()
    page.locator(".actions .go.ready, .bridge [data-lit='true'], [data-at^='site:'][data-lit='true']").first.wait_for()


def offer_sound(page: Page) -> None:
    """Sound is offered at the first game."""
    page.evaluate("localStorage.setItem('lb-settings', JSON.stringify({ pace: 'off' }))")
    page.reload()
    page.locator(".offer button").first.wait_for()
    page.evaluate("localStorage.setItem('lb-settings', JSON.stringify({ asked: true, pace: 'off' }))")


def pass_on(page: Page) -> None:
    """Somebody has chosen a card, and the next one takes the device."""
    if page.locator(".cover").count():
        return
    page.locator('.hand .card[data-lit="true"]').first.click(position={"x": 9, "y": 30})
    page.locator(".actions .go.ready").click()
    page.locator(".cover").wait_for()


def finish(page: Page, table: str, pick: Callable[[list[str]], str] = lambda legal: legal[0], leave: int = 0) -> None:
    """Play a table to its end, or until I act when so many rounds are left: always the first thing that can be done, or
    what somebody picks.
    """
    where, _, number = table.partition("/t/")
    while (now := state_of(page, table))["table"]["status"] != "over":
        if not now["you"]["acting"]:
            look_again(page)
            continue
        if leave and now["view"]["round"] > now["view"]["rounds"] - leave:
            return
        ask = {"type": "moves", "id": uuid.uuid4().hex, "moves": [pick(now["you"]["legal"])]}
        page.request.post(f"{where}/api/tables/{number}/act", data=ask, headers={"Origin": where})
