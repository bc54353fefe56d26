"""Every page of the client, with tables in every state that a page can show, and how to tell that it is there."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from .acting import ME, make_table, state_of
from .deals import late, moments, records


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
        self.room = make_table(page, url, [ME, {"kind": "open"}, {"kind": "bot", "level": "builder"}], public=True)
        moment = late(4, rounds=5)
        self.game = make_table(page, url, moment.seats(), deal=moment.deal)
        placing = next(one for one in moments(records(4)[0]) if one.round == 6 and one.move.startswith("place:"))
        self.turn = make_table(page, url, placing.seats(), deal=placing.deal)
        last = late(2, rounds=1)
        self.over = make_table(page, url, last.seats(), deal=last.deal)
        finish(page, self.over)
        self.identity = page.context.storage_state()

    @property
    def all(self) -> list[Place]:
        """Every page there is."""
        tables = (self.room, self.game, self.turn, self.over)
        room, game, turn, over = (table.removeprefix(self.url) for table in tables)
        board = ".hand .card"
        return [
            Place("start", "/", ".languages button"),
            Place("setup", "/new", "form .ready button"),
            Place("tables", "/tables", "main article, main li"),
            Place("games", "/games", "main article, main li"),
            Place("me", "/me"),
            Place("move", "/move"),
            Place("replay", "/replay", ".drop"),
            Place("learn", "/learn", ".door"),
            Place("lesson", "/learn", ".door", begin_lesson),
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
            Place("theatre", f"/replay?table={over.removeprefix('/t/')}", "input[type=range]"),
        ]

    def visit(self, page: Page, place: Place) -> None:
        """Go there, and wait until it is complete."""
        page.goto(self.url + place.path)
        page.locator(place.ready).first.wait_for()
        place.then(page)
        page.evaluate("document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => done(0))))")


def begin_lesson(page: Page) -> None:
    """Start the first game, until the coach says something."""
    page.locator(".door button").last.click()
    page.locator(".coach .card p").wait_for()


def open_menu(page: Page) -> None:
    """The menu of a table."""
    page.locator(".bar .tools button, header .row button").last.click()
    page.locator("dialog[open] select").first.wait_for()


def finish(page: Page, table: str) -> None:
    """Play a table to its end, always the first thing that can be done."""
    where, _, number = table.partition("/t/")
    while (now := state_of(page, table))["table"]["status"] != "over":
        if not now["you"]["acting"]:
            page.wait_for_timeout(30)
            continue
        ask = {"type": "moves", "id": uuid.uuid4().hex, "moves": now["you"]["legal"][:1]}
        page.request.post(f"{where}/api/tables/{number}/act", data=ask, headers={"Origin": where})
