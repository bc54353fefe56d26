"""Moments that come once or rarely: the first minute, announcements, a win, what is offered, shown and shared."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.web import places

from london_bridge.rules import Game
from london_bridge.view import View

from .positions import Place, all_places, find, games
from .scene import Scene
from .turns import SLOWLY, end

#: The language with the longest words, and one with other letters.
TONGUES = ("de-DE", "pl-PL")


def middle(place: Place) -> bool:
    """A pawn is to be placed in the middle of a game."""
    return place.phase == "start" and place.round == 7 and place.view["turn"] == 2


def first_question(scene: Scene) -> None:
    scene.go("/")
    places.ask_first(scene.page)
    scene.settle()
    scene.shoot("first-question")


def tasks(scene: Scene) -> None:
    """The three little tasks, each before and after."""
    scene.go("/")
    places.begin_tasks(scene.page)
    scene.settle()
    scene.shoot("tasks")
    scene.press(".tray .tile >> nth=1")
    scene.settle()
    scene.shoot("tasks-mistake")


def coach(scene: Scene) -> None:
    """The first game with its coach, at its first words."""
    scene.go("/learn")
    places.begin_lesson(scene.page)
    scene.settle()
    scene.shoot("coach")


def standings(scene: Scene) -> None:
    scene.take_up(find(middle))
    places.open_standings(scene.page)
    scene.settle()
    scene.shoot("standings")


def last_round(scene: Scene) -> None:
    """The last round is announced."""

    def last_of_round(place: Place) -> bool:
        """The last move of the last round but one."""
        if place.round != 11:
            return False
        after = next((one for one in all_places(4) if one.record is place.record and one.move == place.move + 1), None)
        return after is not None and after.round == 12

    place = find(last_of_round)
    scene.page.add_init_script(SLOWLY)
    scene.watch()
    table = scene.take_up(place)
    scene.page.evaluate("window.slowly = true")
    scene.act(table, type="moves", seat=place.seat, moves=[place.record.moves[place.move][1]])
    scene.page.locator(".show .ribbon").first.wait_for()
    scene.settle()
    scene.shoot("last-round")


def win(scene: Scene) -> None:
    """The winner makes the last move."""

    def won(place: Place) -> bool:
        result = place.record.result
        last = place.move == len(place.record.moves) - 1
        return last and result is not None and result.money[place.seat] == max(result.money)

    place = find(won)
    scene.watch()
    table = scene.take_up(place)
    scene.act(table, type="moves", seat=place.seat, moves=[place.record.moves[place.move][1]])
    scene.page.locator(".show.win").wait_for(timeout=60_000)
    scene.settle(900)
    scene.shoot("win")


def sound(scene: Scene) -> None:
    scene.take_up(find(middle))
    places.offer_sound(scene.page)
    scene.settle()
    scene.shoot("sound")


def looks(scene: Scene) -> None:
    """A portrait and a colour are chosen."""
    scene.name("Ada")
    scene.go("/me")
    scene.page.locator("fieldset.portraits").first.scroll_into_view_if_needed()
    scene.settle()
    scene.shoot("looks")


def keys(scene: Scene) -> None:
    scene.take_up(find(middle))
    places.list_keys(scene.page)
    scene.settle()
    scene.shoot("keys")


def toast(scene: Scene) -> None:
    """Somebody else says something, and a code to photograph in the menu."""
    table = scene.table([{"kind": "me"}, {"kind": "open"}], name="Ada")
    other = scene.browser.new_context().new_page()
    scene.name("Rosalind", other)
    for page, wish in ((other, {"type": "sit", "seat": 1}), (scene.page, {"type": "start"})):
        scene.acts += 1
        address = f"{scene.url}/api/tables/{table}/act"
        answer = page.request.post(address, data={"id": f"t{scene.acts}", **wish}, headers={"Origin": scene.url})
        assert answer.ok, answer.text()
    scene.go(f"/t/{table}")
    scene.page.locator(".hand .card").first.wait_for()
    scene.settle()
    words = {"id": "hello", "type": "chat", "text": "Good luck! May the best bridge stand."}
    other.request.post(f"{scene.url}/api/tables/{table}/act", data=words, headers={"Origin": scene.url})
    if not scene.wide:
        scene.page.locator(".toast").wait_for()
    scene.settle()
    scene.shoot("toast")
    places.open_menu(scene.page)
    scene.settle()
    scene.shoot("menu-people", full=True)
    other.context.close()


def postcard(scene: Scene) -> None:
    """The finished bridge as a picture to share."""
    record = games(4)[0]
    last = len(record.moves) - 1
    seat, word = record.moves[last]
    table = scene.take_up(find(lambda one: one.record is record and one.move == last))
    scene.act(table, type="moves", seat=seat, moves=[word])
    scene.page.locator("dialog[open] table").wait_for()
    scene.page.locator("dialog[open] img, dialog[open] .postcard").last.scroll_into_view_if_needed()
    scene.settle(700)
    scene.shoot("postcard")


def position(scene: Scene) -> None:
    place = find(middle)
    game = Game.of_deal(place.record.deal, list(place.record.players))
    for seat, word in place.record.moves[: place.move]:
        game.apply(seat, word)
    scene.go(f"/position?position={View.of(game, place.seat).position().replace(' ', '_')}")
    scene.page.locator(".board").wait_for()
    scene.settle()
    scene.shoot("position")
    scene.go("/position")
    scene.settle()
    scene.shoot("position-asked")


def in_tongue(scene: Scene, locale: str) -> None:
    """The end of a game of four, where words are longest."""
    other = Scene(scene.browser, scene.url, scene.out, scene.size, locale)
    try:
        end(other)
    finally:
        other.close()
        scene.taken.extend(other.taken)


FIRSTS: dict[str, Callable[[Scene], None]] = {
    "first-question": first_question,
    "tasks": tasks,
    "coach": coach,
    "standings": standings,
    "last-round": last_round,
    "win": win,
    "sound": sound,
    "looks": looks,
    "keys": keys,
    "toast": toast,
    "postcard": postcard,
    "position": position,
    **{f"end-{locale[:2]}": partial(in_tongue, locale=locale) for locale in TONGUES},
}
