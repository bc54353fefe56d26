"""The pages around the board: start, set-up, tables, replay, learning, rules, the table in words, watching, trouble."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from .positions import Place, find, games
from .scene import Scene

BOT = {"kind": "bot", "level": "journeyman"}


def middle(place: Place) -> bool:
    """Somebody puts a pawn in the middle of a game."""
    return place.phase == "start" and place.round == 8


def start(scene: Scene) -> None:
    scene.go("/")
    scene.shoot("start")
    if scene.touch:
        scene.shoot("start-whole", full=True)


def start_waiting(scene: Scene) -> None:
    """Somebody who has been here, and is waited for."""
    scene.name("Ada")
    scene.table([{"kind": "me"}, BOT, BOT], name="Ada")
    scene.go("/")
    scene.settle()
    scene.shoot("start-waiting")


def setup(scene: Scene) -> None:
    scene.go("/new")
    scene.shoot("setup")
    scene.page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Open").check()
    scene.page.evaluate("document.querySelectorAll('main details').forEach((one) => (one.open = true))")
    scene.settle()
    scene.shoot("setup-whole", full=True)


def lobby(scene: Scene) -> None:
    scene.go("/tables")
    scene.shoot("lobby-empty")
    other = scene.browser.new_context().new_page()
    scene.name("Rosalind", other)
    public = {"public": True, "scoring": "expansion", "clock": {"kind": "live", "bank": 1200, "decision": 30}}
    scene.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, BOT], other, options=public, name="Rosalind")
    slow = {"public": True, "clock": {"kind": "days", "days": 2}, "hands": "hidden"}
    scene.table([{"kind": "me"}, {"kind": "open"}], other, options=slow, name="Rosalind")
    scene.table([{"kind": "me"}, BOT, BOT, BOT], other, options={"public": True}, name="Rosalind")
    scene.go("/tables")
    scene.settle()
    scene.shoot("lobby")
    for table in other.request.get(f"{scene.url}/api/lobby").json()["open"]:
        other.request.post(
            f"{scene.url}/api/tables/{table['id']}/act",
            data={"type": "leave", "id": "leave"},
            headers={"Origin": scene.url},
        )
    other.context.close()


def room(scene: Scene) -> None:
    table = scene.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, BOT], name="Ada")
    scene.go(f"/t/{table}")
    scene.settle()
    scene.shoot("room")
    if scene.touch:
        scene.shoot("room-whole", full=True)
    guest = scene.browser.new_context(**scene.settings)
    page = guest.new_page()
    page.goto(f"{scene.url}/t/{table}")
    page.locator("#main").wait_for()
    page.wait_for_timeout(500)
    scene.shoot("room-guest", page=page)
    guest.close()


def my_games(scene: Scene) -> None:
    scene.go("/games")
    scene.shoot("games-empty")
    place = find(middle)
    scene.take_up(place)
    scene.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], name="Ada")
    record = games(3)[0]
    last = len(record.moves) - 1
    end = Place(record, last, record.moves[last][0], 12, "", (), {})
    table = scene.table(end.seats(), deal=end.deal(), name="Ada")
    scene.act(table, type="moves", moves=[record.moves[last][1]])
    scene.go("/games")
    scene.settle()
    scene.shoot("games", full=True)


def replay(scene: Scene) -> None:
    scene.go("/replay")
    scene.shoot("replay-open")
    scene.page.locator("input[type=file]").first.set_input_files(
        {"name": "broken.json", "mimeType": "application/json", "buffer": b'{"format": "old-london-bridge/1"}'}
    )
    scene.settle(600)
    scene.shoot("replay-refused")
    record = games(4)[0]
    scene.page.locator("input[type=file]").first.set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record.to_json().encode()}
    )
    scene.page.locator(".board").wait_for()
    slider = scene.page.locator('input[type="range"]').first
    slider.fill(str(len(record.moves) * 2 // 3))
    scene.settle(600)
    scene.shoot("replay")
    slider.fill(str(len(record.moves)))
    scene.settle(600)
    scene.shoot("replay-end")


def learn(scene: Scene) -> None:
    scene.go("/learn")
    scene.shoot("learn")
    scene.button("Begin")
    for step in ("welcome", "bridge", "stacks", "hand"):
        scene.page.get_by_role("button", name="Next").wait_for()
        scene.settle()
        scene.shoot(f"learn-{step}")
        scene.button("Next")
    scene.shoot("learn-card")
    lesson = scene.page.evaluate("localStorage.length")
    assert lesson is not None
    lit = scene.page.locator('.hand .card[data-lit="true"]')
    scene.press(lit.first, position={"x": 9, "y": 30})
    scene.shoot("learn-confirm-card")
    scene.go_on()
    scene.page.get_by_role("button", name="Next").wait_for()
    scene.settle()
    scene.shoot("learn-order")
    for _ in range(2):
        if scene.page.get_by_role("button", name="Next").count():
            scene.button("Next")
            scene.settle()
    scene.shoot("learn-place")
    scene.press(scene.at("stack:haberdasher"))
    scene.settle()
    scene.shoot("learn-preview")


def rules(scene: Scene) -> None:
    scene.go("/rules")
    scene.shoot("rules")
    for number in ("1-8", "5-6", "9-0"):
        scene.go(f"/rules#r{number}")
        scene.settle()
        scene.shoot(f"rules-{number}")


def glossary(scene: Scene) -> None:
    scene.go("/glossary")
    scene.settle()
    scene.shoot("glossary")
    scene.shoot("glossary-whole", full=True)


def in_words(scene: Scene) -> None:
    table = scene.take_up(find(middle))
    scene.go(f"/t/{table}/text")
    scene.page.get_by_role("textbox").first.wait_for()
    scene.settle(600)
    scene.shoot("text")
    scene.page.get_by_role("textbox").first.fill("place gate")
    scene.page.keyboard.press("Enter")
    scene.settle(600)
    scene.shoot("text-whole", full=True)


def watch(scene: Scene) -> None:
    table = scene.take_up(find(middle))
    scene.go(f"/watch/{table}")
    scene.page.locator(".board, .screen").first.wait_for()
    scene.settle(800)
    scene.shoot("watch")


def me(scene: Scene) -> None:
    scene.go("/me")
    scene.shoot("me-nobody")
    scene.name("Ada")
    scene.go("/me")
    scene.settle()
    scene.shoot("me", full=True)


def offline(scene: Scene) -> None:
    """The connection goes and does not come back."""
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if lines:
            line.close()
            return
        lines.append(line)
        line.connect_to_server()

    scene.page.route_web_socket(lambda url: "/api/tables/" in url, connect)
    scene.take_up(find(middle))
    lines[0].close()
    scene.settle(1500)
    scene.shoot("offline")


def broken(scene: Scene) -> None:
    scene.take_up(find(middle))
    scene.page.evaluate("setTimeout(() => { throw new Error('A stone fell out of the arch.'); })")
    scene.settle()
    scene.shoot("error")
    scene.go("/no-such-page")
    scene.shoot("not-found")
    scene.go("/t/nosuchtable")
    scene.settle()
    scene.shoot("no-table")


def cover(scene: Scene) -> None:
    """Three people on one device."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Rosalind"}, {"kind": "local", "name": "Tycho"}]
    table = scene.table(seats, name="Ada", options={"seed": 7})
    scene.go(f"/t/{table}")
    scene.page.locator(".hand .card").first.wait_for()
    scene.settle()
    scene.card(4)
    scene.go_on()
    scene.settle()
    scene.shoot("cover")


AROUND: dict[str, Callable[[Scene], None]] = {
    "start": start,
    "start-waiting": start_waiting,
    "setup": setup,
    "lobby": lobby,
    "room": room,
    "games": my_games,
    "replay": replay,
    "learn": learn,
    "rules": rules,
    "glossary": glossary,
    "text": in_words,
    "watch": watch,
    "me": me,
    "offline": offline,
    "error": broken,
    "cover": cover,
}
