"""On every screen: from a small phone to a very large one, with large letters, and under a thumb."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from .acting import Enter, make_table, state_of
from .conftest import PATIENCE, PHONE, Server, been_here
from .deals import late, records
from .places import Place, Places

#: Width, height, and how large letters are, of 100 %. What is opened on a page opens otherwise on a small screen.
SCREENS = {
    "phone": [(360, 640, 100), (390, 844, 200), (640, 400, 100)],
    "desk": [(1280, 800, 200), (2560, 1440, 100)],
}
#: Tablets in both directions, phones that lie on their sides, a television: there everything is looked at whose
#: composition is another one than on those.
COMPOSED = [(820, 1180), (768, 1024), (1180, 820), (1024, 768), (844, 390), (667, 375), (1920, 1080)]
COMPOSITIONS = (
    *("start", "setup", "games", "room", "board", "turn", "menu", "watching", "end", "theatre"),
    *("review", "position by hand", "analysis", "analysis, lines"),
)
#: Where a turn needs no scrolling: a laptop, the same at a zoom of 200 %, a phone upright and on its side, tablets.
TURNS = [(1280, 800), (640, 400), (390, 844), (844, 390), (667, 375), (820, 1180), (768, 1024), (1024, 768)]
#: Tablets: the others' bridges are in sight.
TABLETS = [(820, 1180), (768, 1024), (1180, 820), (1024, 768)]
LETTERS = 16

#: Words that lie outside the window's width or are cut by what they stand in; and a page that scrolls sideways.
CUT = """() => {
    const faults = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth + 1) faults.push(`scrolls sideways: ${page.scrollWidth} of ${innerWidth}`);
    const top = document.querySelector('dialog[open], .cover') ?? document.body;
    const known = new Map();
    const about = (one) => {
        if (!known.has(one)) {
            const { overflowX, position } = getComputedStyle(one);
            known.set(one, {
                scrolls: overflowX === 'auto' || overflowX === 'scroll',
                hides: overflowX !== 'visible' && !(one instanceof SVGElement),
                fixed: position === 'fixed',
                edge: one.getBoundingClientRect(),
            });
        }
        return known.get(one);
    };
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const unseen = '.visually-hidden, .skip, script, style, noscript, option, select, svg[aria-hidden]';
        if (!node.data.trim() || parent.closest(unseen)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (!box.width || !box.height || !parent.checkVisibility({ visibilityProperty: true })) continue;
        let { left, right } = box, cut = '';
        for (let one = parent; one && one !== document.body; one = one.parentElement) {
            const { scrolls, hides, fixed, edge } = about(one);
            // Where it can be scrolled to, nothing is cut.
            if (scrolls) { left = right = innerWidth / 2; break; }
            if (hides && (left < edge.left - 2 || right > edge.right + 2)) cut ||= `by ${one.tagName} ${one.className}`;
            if (fixed) break;
        }
        if (left < -1 || right > innerWidth + 1) cut ||= 'by the window';
        if (cut) faults.push(`"${node.data.trim().slice(0, 60)}" is cut ${cut}`);
    }
    return [...new Set(faults)].slice(0, 8);
}"""
#: What has to be moved sideways to be seen whole.
HIDES = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.getAttribute('aria-label'))"
#: What can be touched and is smaller than a fingertip; a link within a sentence is as high as its line.
SMALL = """() => [...document.querySelectorAll(
    'button, a[href], input:not([type=hidden]), select, summary, textarea, [role=button]')].filter((one) => {
        if (one.closest('.visually-hidden, [inert], .skip') || one.matches('[tabindex="-1"]')) return false;
        if (!one.checkVisibility({ visibilityProperty: true })) return false;
        if (document.querySelector('dialog[open]') && !one.closest('dialog[open]')) return false;
        const inline = one.matches('a') && getComputedStyle(one).display === 'inline';
        if (inline && one.closest('p, li, dd, td, small')) return false;
        const part = one.matches('input') ? (one.closest('label') ?? one) : one;
        const { width, height } = part.getBoundingClientRect();
        return width > 0 && (Math.round(width) < 44 || Math.round(height) < 44);
    }).map((one) => {
        const { width, height } = one.getBoundingClientRect();
        const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
        return `${one.tagName} ${one.getAttribute('class') ?? ''} "${name}" ${Math.round(width)}×${Math.round(height)}`;
    })"""


#: Letters in pictures that are drawn smaller than 12 pixels high.
TINY = """() => [...document.querySelectorAll('figure svg text')]
    .map((text) => [
        text.textContent,
        parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
        text.parentElement.outerHTML.slice(0, 200),
    ])
    .filter(([, size]) => size < 12)"""
#: What is asked for and cannot be seen or clicked where it is: outside the window, or covered by something else.
OUT_OF_REACH = """() => [...document.querySelectorAll('[data-lit="true"]')].filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return !one.contains(document.elementFromPoint(x, y)) || top < 0 || top + height > innerHeight + 1;
    }).map((one) => one.getAttribute('data-info') ?? one.getAttribute('class'))"""


@pytest.fixture(scope="module")
def places(server: Server, browser: Browser) -> Iterator[Places]:
    """One person's tables in every state."""
    context = browser.new_context()
    yield Places(context.new_page(), server.url)
    context.close()


def enter(browser: Browser, places: Places, **settings: Any) -> Page:
    """The person of the places, with some screen."""
    context = browser.new_context(locale="de-DE", reduced_motion="reduce", storage_state=places.identity, **settings)
    been_here(context)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("device", SCREENS)
def test_nothing_is_cut_on_any_screen(device: str, places: Places, browser: Browser) -> None:
    """No page scrolls sideways and no word is cut, from 360 to 2560 pixels, with letters of twice the size too. The
    window changes, as when a tablet is turned.
    """
    page = enter(browser, places)
    wire = page.context.new_cdp_session(page)
    wire.send("Page.enable")
    screens = SCREENS[device]
    found: list[tuple[str, str]] = []
    for place in places.all:
        composed = COMPOSED if device == "desk" and place.name in COMPOSITIONS else []
        show(page, wire, *screens[0])
        places.visit(page, place)
        for screen in [*screens, *composed]:
            show(page, wire, *screen)
            found += [(f"{place.name} at {screen}", fault) for fault in page.evaluate(CUT)]
    page.context.close()
    assert not found, "\n".join(f"{where}: {what}" for where, what in found)


def show(page: Page, wire: CDPSession, width: int, height: int, percent: int = 100) -> None:
    """A window of this size, and letters of so many per cent."""
    letters = LETTERS * percent // 100
    page.set_viewport_size({"width": width, "height": height})
    wire.send("Page.setFontSizes", {"fontSizes": {"standard": letters, "fixed": letters}})
    settle(page)


def settle(page: Page) -> None:
    """What follows from another size of the window is drawn."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")


def test_the_others_bridges_are_in_sight_on_a_tablet(places: Places, browser: Browser) -> None:
    """In both directions: three bridges, whole, in the window, with numbers that can be read."""
    page = enter(browser, places, viewport={"width": 820, "height": 1180}, has_touch=True)
    [turn] = [place for place in places.all if place.name == "turn"]
    places.visit(page, turn)
    for width, height in TABLETS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        bridges = page.locator(".player svg[data-at^='bridge:']")
        expect(bridges).to_have_count(3)
        for bridge in bridges.all():
            box = bridge.bounding_box()
            assert box
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
            # A plate with its number is a third of a site wide.
            assert box["height"] > 40
    page.context.close()


def test_a_large_screen_has_large_letters(places: Places, browser: Browser) -> None:
    """From 1600 pixels on dialogs, tips and pages grow with the board; below they stay, and so does who wants more."""
    page = enter(browser, places)
    sizes = []
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        places.visit(page, Place("rules", "/rules"))
        sizes.append(page.locator("main p").first.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)"))
    page.context.close()
    assert sizes[1] == pytest.approx(1.2 * sizes[0], rel=0.02)
    assert sizes[2] == pytest.approx(1.6 * sizes[0], rel=0.02)


@pytest.mark.parametrize("screen", TURNS, ids=lambda screen: "{}x{}".format(*screen))
def test_a_turn_needs_no_scrolling(screen: tuple[int, int], places: Places, browser: Browser) -> None:
    """Every space, tile and site that is asked for is in sight, and nothing lies on it, also at a zoom of 200 %."""
    width, height = screen
    page = enter(browser, places, viewport={"width": width, "height": height})
    [turn] = [place for place in places.all if place.name == "turn"]
    places.visit(page, turn)
    page.locator(".scene .ribbon").first.wait_for()
    page.mouse.move(2, height - 2)
    assert page.evaluate(OUT_OF_REACH) == []
    page.locator('.stack[data-lit="true"]').first.click()
    page.locator(".bridge .sign .ribbon").first.wait_for()
    page.mouse.move(2, height - 2)
    assert page.evaluate(OUT_OF_REACH) == []
    page.context.close()


def test_a_phone_is_for_thumbs_and_its_boards_can_be_read(places: Places, browser: Browser) -> None:
    """On a phone whatever can be touched is at least 44 pixels wide and high; and wherever a board is shown, nothing
    that is written on it is less than 12 pixels high.
    """
    page = enter(browser, places, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    found: list[tuple[str, Any]] = []
    written = 0
    for place in places.all:
        places.visit(page, place)
        written += page.locator(".board svg text").count()
        faults = [*page.evaluate(SMALL), *page.evaluate(TINY.replace("figure", ".board"))]
        found += [(place.name, fault) for fault in faults]
    page.context.close()
    assert written > 100
    assert not found, "\n".join(f"{where}: {what}" for where, what in found)


def test_letters_in_the_pictures_of_the_rules_can_be_read_on_a_phone(places: Places, browser: Browser) -> None:
    """The numbers on tiles, sites and tracks are at least 12 pixels high where the window is 390 wide."""
    page = enter(browser, places, viewport=PHONE)
    places.visit(page, Place("rules", "/rules", "figure svg text"))
    assert page.locator("figure svg text").count() > 50
    assert page.evaluate(TINY) == []
    page.context.close()


def test_the_tables_of_the_rules_are_whole_on_a_phone(server: Server, person: Enter) -> None:
    """What the last column pays is in sight in every language, on the smallest phone too."""
    page = person(viewport={"width": 360, "height": 640}, locale="pl-PL")
    hidden: list[tuple[str, str]] = []
    for language in ("pl", "en", "de", "fr", "it"):
        page.goto(f"{server.url}/rules")
        page.evaluate("(language) => localStorage.setItem('lb-language', language)", language)
        page.reload()
        tables = page.locator(".scroll:has(table)")
        tables.first.wait_for()
        page.evaluate("document.fonts.ready.then(() => 0)")
        assert tables.count() > 4
        hidden += [(language, name) for name in tables.evaluate_all(HIDES)]
    assert hidden == []


def test_letters_of_twice_the_size_are_twice_the_size(places: Places, browser: Browser) -> None:
    """Whoever wants large letters gets them on every page of words."""
    page = enter(browser, places, viewport={"width": 1280, "height": 800})
    wire = page.context.new_cdp_session(page)
    wire.send("Page.enable")
    sizes = []
    for letters in (LETTERS, 2 * LETTERS):
        wire.send("Page.setFontSizes", {"fontSizes": {"standard": letters, "fixed": letters}})
        places.visit(page, Place("rules", "/rules"))
        sizes.append(page.locator("main p").first.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)"))
    page.context.close()
    assert sizes[1] == pytest.approx(2 * sizes[0], rel=0.1)


def test_on_a_phone_the_whole_bridge_is_seen_while_a_card_is_chosen(server: Server, person: Enter) -> None:
    """Late in a game, with houses in both rows and many cards to choose from: the cards lie on no house."""
    page = person(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    for nth in range(len(records(4))):
        moment = late(4, rounds=2, nth=nth)
        table = make_table(page, server.url, moment.seats(), deal=moment.deal)
        mine = state_of(page, table)["view"]["seats"][moment.seat]
        if len(mine["bridge"]) > 6 and mine["hand_size"] > 3:
            break
    else:
        raise AssertionError("there is no such moment in the corpus")
    page.goto(table)
    page.locator('.hand .card[data-lit="true"]').first.wait_for()
    site = f'[data-at="site:{moment.seat}:{len(mine["bridge"]) - 1}"]'
    row = page.locator(".bridges > div").filter(has=page.locator(site)).bounding_box()
    under = page.locator("footer").bounding_box()
    assert row
    assert under
    assert row["y"] + row["height"] <= under["y"] + 1
