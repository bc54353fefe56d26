"""The moments of a game at the board: cards, pawn, site, cards drawn, bonus tiles, what others do, the end."""

from __future__ import annotations

from collections.abc import Callable

from .positions import Place, count, find, games
from .scene import LIGHTS, Scene

#: Once it is wanted, the page waits six times as long, so that a busy machine misses nothing.
SLOWLY = """const wait = window.setTimeout;
window.setTimeout = (act, time, ...more) => wait(act, window.slowly ? 6 * time : time, ...more);"""
#: The cards have been turned, and lie in the order of turns.
TURNED = ".reveal .card.up"
SORTED = ".reveal .turn"
#: What moves has arrived, and stays so.
ARRIVED = """() => document.querySelector('.reveal').getAnimations({ subtree: true }).forEach((one) => one.finish())"""


def stack_of(word: str) -> int:
    """The stack of a `place` move onto an outer space."""
    return int(word.split(":")[1])


def tiles_of(place: Place) -> dict[str, int]:
    """The bonus tiles that the deciding seat can use."""
    tiles: dict[str, int] = place.view["seats"][place.seat]["tiles"]
    return tiles


def choosing_card(place: Place) -> bool:
    """A card is chosen in a middle round, from a good hand, with bonus tiles at hand."""
    hand = place.view["seats"][place.seat]["hand"]
    mine = place.view["seats"][place.seat]
    return (
        place.phase == "cards" and 6 <= place.round <= 8 and sum(1 for n in hand if n) >= 4 and len(mine["tiles"]) >= 2
    )


def last_to_choose(place: Place) -> bool:
    """When this seat has chosen, all cards are turned."""
    return place.phase == "cards" and place.round == 5 and len(place.view["acting"]) == 1


def placing(place: Place) -> bool:
    """A pawn is placed, and much is open."""
    spaces = sum(word.startswith("place:") and word.count(":") == 1 for word in place.legal)
    return place.phase == "start" and 6 <= place.round <= 9 and spaces >= 4 and count(place, "place:centre") >= 5


def replacing(place: Place) -> bool:
    """A tile could stand on several sites, all of them taken."""
    built = len(place.view["seats"][place.seat]["bridge"])
    sites = [int(word.split(":")[1]) for word in place.legal if word.startswith("build:")]
    return place.phase == "site" and len(sites) >= 2 and all(site < built for site in sites) and built >= 5


def drawing(place: Place) -> bool:
    """Cards are drawn at a strong hostelry."""
    return place.phase == "drawing" and place.view["now"]["strength"] >= 4 and count(place, "draw:") >= 3


def card(scene: Scene) -> None:
    place = find(choosing_card)
    scene.take_up(place)
    scene.shoot("card")
    values = [int(word[5:]) for word in place.legal if word.startswith("card:")]
    scene.card(max(values))
    scene.shoot("card-chosen")


def reveal(scene: Scene) -> None:
    """All cards are turned, and then sorted into the order of turns, with motion."""
    place = find(last_to_choose)
    word = place.record.moves[place.move][1]
    scene.page.add_init_script(SLOWLY)
    scene.watch()
    for light, scheme in LIGHTS.items():
        scene.page.emulate_media(reduced_motion="no-preference", color_scheme=scheme)
        scene.take_up(place, pace=3000)
        scene.card(int(word.split(":")[1]))
        scene.page.evaluate("window.slowly = true")
        scene.page.locator(".actions .go").click()
        scene.page.locator(TURNED).first.wait_for()
        scene.page.evaluate(ARRIVED)
        scene.shoot("reveal", light=light)
        scene.page.locator(SORTED).first.wait_for()
        scene.page.evaluate(ARRIVED)
        scene.shoot("reveal-sorted", light=light)


def place_pawn(scene: Scene) -> None:
    place = find(placing)
    scene.take_up(place)
    scene.shoot("place")
    spaces = [stack_of(word) for word in place.legal if word.startswith("place:") and word.count(":") == 1]
    if scene.wide and not scene.touch:
        for stack in spaces[:2]:
            scene.at(f"stack:{stack}").hover()
            scene.settle()
            scene.shoot(f"place-tip-{stack}")
        scene.page.mouse.move(640, 3)
    scene.press(scene.at(f"stack:{spaces[-1]}"))
    scene.shoot("draft")
    scene.press(".actions .back")
    scene.press(scene.at("space:6"))
    scene.shoot("centre")


def refused(scene: Scene) -> None:
    """What is not legal says why."""

    def shut(place: Place) -> bool:
        spaces = {stack_of(word) for word in place.legal if word.startswith("place:") and word.count(":") == 1}
        return (
            place.phase == "start" and place.round >= 6 and 2 <= len(spaces) <= 3 and not count(place, "place:centre")
        )

    place = find(shut)
    scene.take_up(place)
    spaces = {stack_of(word) for word in place.legal if word.startswith("place:") and word.count(":") == 1}
    closed = next(stack for stack in range(6) if stack not in spaces)
    stack = scene.at(f"stack:{closed}")
    if scene.wide:
        # The pointer stays where it asked.
        stack.click(force=True)
    else:
        scene.press(stack)
    scene.page.get_by_role("tooltip").wait_for()
    scene.settle()
    scene.shoot("refused")


def site(scene: Scene) -> None:
    place = find(replacing)
    start = find(lambda one: one.record is place.record and one.move == place.move - 1)
    scene.take_up(start)
    word = start.record.moves[start.move][1]
    if word.count(":") > 1:
        scene.press(scene.at("space:6"))
    scene.press(scene.at(f"stack:{stack_index(word)}"))
    scene.shoot("site")
    first = next(int(word.split(":")[1]) for word in place.legal if word.startswith("build:"))
    if scene.wide and not scene.touch:
        scene.at(f"site:{place.seat}:{first}").hover()
        scene.settle()
        scene.shoot("site-tip")
    scene.press(scene.at(f"site:{place.seat}:{first}"))
    scene.shoot("site-chosen")


def stack_index(word: str) -> int:
    """The stack that a `place` move takes from, however it does."""
    kinds = ("gate", "guild", "chapel", "hostelry", "park", "haberdasher")
    last = word.split(":")[-1]
    return kinds.index(last) if last in kinds else int(last)


def draw(scene: Scene) -> None:
    place = find(drawing)
    scene.take_up(place)
    scene.shoot("draw")
    value = max(int(word[5:]) for word in place.legal if word.startswith("draw:"))
    scene.press(scene.at(f"supply:{value}"))
    scene.shoot("draw-one")


def bonus(scene: Scene) -> None:
    place = find(lambda one: one.phase == "tiles" and one.round >= 5 and count(one, "bonus:") == 3)
    scene.take_up(place)
    scene.shoot("bonus")
    scene.press('.tray [data-at="bonus:1"]' if not scene.wide else '[data-at="bonus:1"]')
    scene.shoot("bonus-chosen")


def use(scene: Scene) -> None:
    """Bonus tiles that can be used before the pawn is placed."""
    place = find(
        lambda one: one.phase == "start" and one.round >= 6 and count(one, "advance:") >= 1 and len(tiles_of(one)) >= 3
    )
    scene.take_up(place)
    if not scene.wide:
        scene.press("footer .goods > .button")
        scene.shoot("use")
        return
    scene.shoot("use")
    scene.page.locator(".tiles [data-lit='true'], [data-at^='tiles:'] [data-lit='true']").first.hover()
    scene.settle()
    scene.shoot("use-tip")


def boost(scene: Scene) -> None:
    place = find(lambda one: one.phase == "boosts")
    scene.take_up(place)
    scene.shoot("boost")


def end_of_turn(scene: Scene) -> None:
    place = find(lambda one: one.phase == "end")
    scene.take_up(place)
    scene.shoot("end-of-turn")


def order(scene: Scene) -> None:
    """A tie, and why it went this way."""

    def tied(place: Place) -> bool:
        values = [turn["value"] for turn in place.view["turns"]]
        return place.phase == "start" and place.round >= 5 and len(set(values)) == 3

    place = find(tied)
    scene.take_up(place, clock={"kind": "live", "bank": 1200, "decision": 30})
    values = [turn["value"] for turn in place.view["turns"]]
    at = next(i for i in range(3) if values[i] == values[i + 1])
    if scene.wide:
        scene.at(f"order:{at}").hover()
    else:
        scene.press(scene.at(f"order:{at}"))
    scene.settle()
    scene.shoot("order")


def others(scene: Scene) -> None:
    """A pawn, a tile and coins on their way."""
    place = find(lambda one: one.phase == "start" and one.round == 6 and one.view["turn"] == 0)
    scene.watch()
    scene.take_up(place, pace=1200)
    word = place.record.moves[place.move][1]
    if word.count(":") > 1:
        scene.press(scene.at("space:6"))
    scene.press(scene.at(f"stack:{stack_index(word)}"))
    scene.settle(700)
    if scene.page.locator('.bridge [data-lit="true"], [data-at^="site:"][data-lit="true"]').count():
        scene.press(scene.page.locator('[data-at^="site:"][data-lit="true"]').first)
        scene.settle(500)
    scene.go_on()
    scene.settle(1100)
    scene.shoot("others")
    scene.settle(900)
    scene.shoot("others-later")


def sheets(scene: Scene) -> None:
    """What happened since, hint, chat, menu, and on a phone what opens from the scene."""
    place = find(lambda one: one.phase == "start" and one.round == 7 and one.view["turn"] == 2)
    table = scene.take_up(place)
    scene.tool("Ask for a hint")
    scene.page.locator(".hint").wait_for()
    scene.settle()
    scene.shoot("hint")
    scene.press(".hint [aria-label='Close']")
    scene.act(table, type="chat", text="What a bridge! Mind the gap between 41 and 12.")
    scene.act(table, type="chat", text="One more chapel and I pass you.")
    scene.tool("Chat")
    scene.settle()
    scene.shoot("chat")
    scene.page.keyboard.press("Escape")
    scene.settle()
    # It is played again on the board itself, until one has seen enough.
    scene.tool("Since my last turn")
    scene.page.locator(".actions .go", has_text="Skip").wait_for()
    scene.settle()
    scene.shoot("since")
    scene.page.locator(".actions .go").click()
    scene.page.locator(".actions .go", has_text="Skip").wait_for(state="detached")
    scene.settle()
    scene.button("Menu")
    scene.shoot("menu")
    scene.page.keyboard.press("Escape")
    scene.settle()
    if scene.wide:
        scene.at("scoring:chapel").hover()
        scene.settle()
        scene.shoot("scoring-tip")
        return
    for name, words in (
        ("log", "Log"),
        ("scorings", "Scorings"),
        ("supply", "Supply and bonus tiles"),
        ("tracks", "chapel track"),
    ):
        scene.press(scene.page.get_by_role("button", name=words).first)
        scene.shoot(f"sheet-{name}")
        scene.page.keyboard.press("Escape")
        scene.settle()
    scene.press(".chip >> nth=0")
    scene.shoot("sheet-players")


def finale(scene: Scene) -> None:
    """The final scoring, paid on the board."""
    record = games(4)[0]
    last = len(record.moves) - 1
    seat, word = record.moves[last]
    scene.page.add_init_script(SLOWLY)
    scene.watch()
    table = scene.take_up(find(lambda one: one.record is record and one.move == last))
    scene.page.evaluate("window.slowly = true")
    scene.act(table, type="moves", seat=seat, moves=[word])
    scene.page.locator('[data-testid="finale"] .paid span').first.wait_for()
    scene.shoot("finale")


def end(scene: Scene) -> None:
    record = games(4)[0]
    last = len(record.moves) - 1
    seat, word = record.moves[last]
    place = find(lambda one: one.record is record and one.move == last)
    table = scene.take_up(place)
    scene.act(table, type="moves", seat=seat, moves=[word])
    scene.page.locator("dialog[open]").wait_for()
    scene.settle(600)
    scene.shoot("end")
    scene.page.locator("dialog[open] h3").first.evaluate("(it) => it.scrollIntoView()")
    scene.settle()
    scene.shoot("end-chart")
    scene.page.keyboard.press("Escape")
    scene.settle()
    scene.shoot("end-board")


def two(scene: Scene) -> None:
    """Two players, two cards each; and three."""
    place = find(lambda one: one.phase == "cards" and one.round == 4 and not one.view["seats"][one.seat]["chosen"], 2)
    scene.take_up(place)
    values = sorted((int(word[5:]) for word in place.legal if word.startswith("card:")), reverse=True)
    scene.card(values[0])
    scene.shoot("two-players")
    three = find(lambda one: one.phase == "start" and one.round == 8, 3)
    scene.take_up(three, clock={"kind": "days", "days": 2}, hands="hidden", money="hidden")
    scene.shoot("three-players-hidden")


def first_round(scene: Scene) -> None:
    """The first card of a game: empty bridges."""
    table = scene.table(
        [{"kind": "me"}, *[{"kind": "bot", "level": "journeyman"}] * 3], name="Ada", options={"seed": 11}
    )
    scene.go(f"/t/{table}")
    scene.page.locator(".hand .card").first.wait_for()
    scene.settle(600)
    scene.shoot("first-card")


TURNS: dict[str, Callable[[Scene], None]] = {
    "first-card": first_round,
    "card": card,
    "reveal": reveal,
    "place": place_pawn,
    "refused": refused,
    "site": site,
    "draw": draw,
    "bonus": bonus,
    "use": use,
    "boost": boost,
    "end-of-turn": end_of_turn,
    "order": order,
    "others": others,
    "sheets": sheets,
    "finale": finale,
    "end": end,
    "two": two,
}
