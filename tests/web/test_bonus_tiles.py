"""Every bonus tile, used by clicks, at a moment of a played game in which somebody used it."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from london_bridge.rules.words import BONUS_TILES, KINDS

from .acting import GO, Enter, make_table, state_of, until
from .conftest import Server
from .deals import Moment, moments, records

#: What the page calls them.
NAMES = {
    "share": "Side by Side",
    "free_centre": "Toll Waived",
    "x_space": "Forbidden Ground",
    "take_back": "Loyal Companion",
    "chapel_two": "Pilgrim’s Stride",
    "gate_two": "Gatekeeper’s Nod",
    "plus_one": "Higher Rank",
    "noblewoman": "Lady’s Visit",
}


@functools.cache
def uses() -> dict[str, Moment]:
    """For every tile a moment at which it is used."""
    found: dict[str, Moment] = {}
    for players in (2, 3, 4):
        for line in records(players):
            for moment in moments(line):
                for event in moment.events:
                    if event.kind == "use" and event.seat == moment.seat:
                        found.setdefault(event.data["tile"], moment)
            if len(found) == len(BONUS_TILES):
                return found
    raise AssertionError(f"the corpus does not use {set(BONUS_TILES) - set(found)}")


def clicks(tile: str, move: str) -> list[str]:
    """Where somebody clicks to make this move, by `data-info`."""
    verb, _, rest = move.partition(":")
    if verb != "place":
        return [f"tile:{tile}"]
    if rest.isdigit():
        return [f"space:{rest}"]
    return [f"space:{len(KINDS)}", f"stack:{KINDS.index(rest.partition(':')[2])}"]


@pytest.mark.rule("6.0")
@pytest.mark.parametrize("tile", BONUS_TILES)
def test_a_bonus_tile_is_used_by_clicks(tile: str, server: Server, person: Enter) -> None:
    """It explains itself in words, is used where it applies, can be taken out of the draft, and is gone afterwards."""
    moment = uses()[tile]
    page = person()
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    mine = page.locator(f'[data-info="tile:{tile}"]')
    mine.wait_for()
    held = state_of(page, table)["view"]["seats"][moment.seat]["tiles"][tile]

    mine.hover()
    words = page.get_by_role("tooltip")
    expect(words).to_be_visible()
    assert len(words.inner_text().split()) > 5

    def choose() -> None:
        for target in clicks(tile, moment.move):
            page.locator(f'[data-info="{target}"]').click()
        expect(mine).to_have_count(0 if held == 1 else 1)
        if held > 1:
            expect(mine).to_have_text(str(held - 1) if held > 2 else "")

    choose()
    assert state_of(page, table)["view"]["seats"][moment.seat]["tiles"][tile] == held, "a draft is not a move"
    back = page.get_by_role("button", name="One step back")
    while state_of(page, table)["you"]["acting"] and back.count():
        back.click()
    expect(mine).to_have_count(1)
    choose()

    def used() -> bool:
        entries = state_of(page, table)["entries"]
        events = [event for entry in entries if entry["kind"] == "moves" for event in entry.get("events", [])]
        return any(event["kind"] == "use" and event["data"]["tile"] == tile for event in events)

    until(page, used)
    expect(page.get_by_role("log")).to_contain_text(NAMES[tile])


WORDS = Path(__file__).parents[2] / "web/src/locales"
#: All that the button under the thumb can say.
LABELS = (
    *("do-play-none", "do-confirm", "do-reveal", "do-draw", "do-draw-no-more", "do-end", "do-pass", "do-no-boost"),
    *("do-skip", "do-wait", "do-next", "do-result", "sending"),
)
#: Words that the button breaks, and what it lies on, whatever of this it says.
BROKEN = """(labels) => {
    const go = document.querySelector('.actions .go'), range = document.createRange(), found = [];
    const said = [...go.childNodes].findLast((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
    const beside = [...document.querySelectorAll('.actions .back, [data-behind^="tiles:"], .hand .card')];
    for (const label of labels) {
        said.data = label;
        for (const word of label.matchAll(/\\S+/g)) {
            range.setStart(said, word.index);
            range.setEnd(said, word.index + word[0].length);
            const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (rows.size > 1) found.push(`broken: ${label}`);
        }
        const box = go.getBoundingClientRect();
        if (box.right > innerWidth || go.scrollWidth > go.clientWidth) found.push(`no room: ${label}`);
        for (const one of beside.map((one) => one.getBoundingClientRect()))
            if (one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top)
                found.push(`over something: ${label}`);
    }
    return found;
}"""


def labels(language: str) -> list[str]:
    """What stands on the button in a language, with all its forms."""
    source = "\n".join((WORDS / language / f"{part}.ftl").read_text(encoding="utf-8") for part in ("game", "show"))
    said = []
    for name in LABELS:
        [whole] = re.findall(rf"^{name} = (.*(?:\n(?: .*|\}}))*)", source, re.MULTILINE)
        forms = re.findall(r"\] (.*)", whole) or [whole]
        said += [form.replace("{ $count }", "3") for form in forms]
    return said


def test_the_words_of_the_button_are_whole_beside_my_tiles(server: Server, person: Enter) -> None:
    """Whatever it says, in every language and on every screen: no word is broken, and it lies on nothing."""
    page = person(has_touch=True)
    moment = uses()["share"]
    page.goto(make_table(page, server.url, moment.seats(), deal=moment.deal))
    found: list[tuple[str, str]] = []
    for width, height in ((390, 844), (360, 640), (844, 390), (820, 1180), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(f"{GO}:visible").wait_for()
        page.locator('[data-behind^="tiles:"], [data-info^="tile:"]').first.wait_for()
        for language in ("en", "de", "fr", "it", "pl"):
            assert len(labels(language)) > len(LABELS)
            found += [(f"{width}×{height}", fault) for fault in page.evaluate(BROKEN, labels(language))]
    assert not found, "\n".join(f"{where}: {what}" for where, what in found)
