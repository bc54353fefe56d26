"""Every page in every language, by day and by night: all words are there, and axe finds nothing."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from .acting import BOT, GO, LIT, ME, Enter, make_table, until
from .conftest import DESKTOP, PATIENCE, PHONE, Server, been_here
from .places import Places

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
#: What the bridge of the one who looks is called, in the words of each language.
MINE = {"en": "Your bridge", "de": "Deine Brücke", "fr": "Votre pont", "it": "Il tuo ponte", "pl": "Twój most"}
LANGUAGES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "it": "it-IT", "pl": "pl-PL"}

#: Everything that is written or said, except what is marked as being in another language.
WORDS = """() => {
    const said = [];
    const foreign = (one) => one.closest('[lang]') !== document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) {
            if (!foreign(node.parentElement) && !node.parentElement.closest('script, noscript, style, code'))
                said.push(node.data.trim());
        } else if (!foreign(node))
            for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
                if (node.hasAttribute(name)) said.push(node.getAttribute(name).trim());
    }
    return [...new Set(said.filter(Boolean)), document.title];
}"""
#: A message that is missing is shown by its key; one that lacks something shows what it lacks.
BROKEN = r"""(words) => words.filter((word) =>
    /^[a-z]+(-[a-z0-9_]+)+(\.[a-z]+)?$/.test(word) || /\{ ?\$|undefined|NaN|\[object/.test(word))"""
#: What axe finds: everything, only the colours, or only what words can be wrong in: names, labels, language, titles,
#: and what scrolls because a word is longer.
FAULTS = """async (what) => {
    const options = { resultTypes: ['violations'] };
    if (what === 'colours') options.runOnly = ['color-contrast'];
    if (what === 'words') {
        const kinds = ['aria', 'name-role-value', 'language', 'text-alternatives', 'forms'];
        options.runOnly = { type: 'tag', values: kinds.map((one) => `cat.${one}`) };
        const more = ['landmark-unique', 'scrollable-region-focusable'];
        options.rules = Object.fromEntries(more.map((one) => [one, { enabled: true }]));
    }
    const { violations } = await axe.run(document, options);
    const words = ({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`;
    return violations.map(({ id, nodes, impact }) => `${id} (${impact}): ${nodes.slice(0, 9).map(words)}`);
}"""
#: What opens sheets on a phone: log, scorings, supply and bonus tiles; the players and their order.
SHEETS = (".buoys.top .buoy", '[data-behind~="scoring"]', '[data-behind~="supply"]', ".rail button", ".row .chip")
#: The pages that a phone composes in a way of its own.
BOARDS = ("setup", "room", "turn", "menu", "watching", "end", "theatre", "analysis, lines")
#: Names and years, which are the same in every language.
NAMES = re.compile(r"London Bridge|\b20\d\d\b|lb1 watch|Peter de Colechurch|old-london-bridge|format|Ada")


def faults(page: Page, language: str) -> list[str]:
    """What axe finds on a page. Only the colours change with the light; everything else is looked at by day. And only
    the words change with the language: everything else is looked at in one.
    """
    page.evaluate(f"{AXE.read_text(encoding='utf-8')}; 0")
    if language != "en":
        return [str(fault) for fault in page.evaluate(FAULTS, "words")]
    found = []
    for light, name, what in (("light", "day", "all"), ("dark", "night", "colours")):
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]  # one of the words that it knows
        found += [f"by {name}: {fault}" for fault in page.evaluate(FAULTS, what)]
    return found


@pytest.fixture(scope="module")
def places(server: Server, browser: Browser) -> Iterator[Places]:
    """One person's tables in every state."""
    context = browser.new_context()
    yield Places(context.new_page(), server.url)
    context.close()


def enter(browser: Browser, places: Places, language: str, **settings: Any) -> Page:
    """The person of the places, with a browser that asks for a language."""
    settings = {"viewport": DESKTOP, "reduced_motion": "reduce", "bypass_csp": True, **settings}
    context = browser.new_context(locale=LANGUAGES[language], storage_state=places.identity, **settings)
    been_here(context)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


@functools.cache
def looked_at(browser: Browser, places: Places, language: str) -> tuple[dict[str, set[str]], list[tuple[str, str]]]:
    """What every page says in a language, and what is wrong there."""
    told: dict[str, set[str]] = {}
    found: list[tuple[str, str]] = []
    page = enter(browser, places, language)
    page.on("pageerror", lambda error: found.append(("error", str(error))))

    def hear(line: ConsoleMessage) -> None:
        if line.type == "error":
            found.append((page.url, line.text))

    page.on("console", hear)
    for place in [*places.all, *places.opened]:
        places.visit(page, place)
        assert page.evaluate("document.documentElement.lang") == language
        words = page.evaluate(WORDS)
        assert len(words) > 3
        told[place.name] = set(words)
        found += [(place.name, word) for word in page.evaluate(BROKEN, words)]
        found += [(place.name, fault) for fault in faults(page, language)]
    page.context.close()
    return told, found


@pytest.mark.timeout(900)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language_by_day_and_by_night(language: str, places: Places, browser: Browser) -> None:
    """The browser's language is chosen; no message is missing or left in English; axe finds nothing."""
    told, found = looked_at(browser, places, language)
    if language != "en":
        english, _ = looked_at(browser, places, "en")
        alike = [(name, word) for name, words in told.items() for word in words & english[name]]
        found = found + [one for one in alike if len(re.findall(r"\w{3,}", NAMES.sub("", one[1]))) > 1]
    assert not found, "\n".join(f"{where}: {what}" for where, what in found)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_a_phone(language: str, places: Places, browser: Browser) -> None:
    """There the board is composed otherwise, and what opens from it are sheets; by day and by night."""
    page = enter(browser, places, language, viewport=PHONE, has_touch=True, is_mobile=True)
    found: list[tuple[str, str]] = []

    # Every page in one language; in the others what is composed otherwise than at a desk.
    pages = [place for place in places.all if language == "en" or place.name in BOARDS]
    for place in [*pages, *places.opened]:
        # A list of keys is for who has some, and a tip for who points; a finger's tips are in test_touching.
        if place.name in ("keys", "tip"):
            continue
        places.visit(page, place)
        found += [(place.name, fault) for fault in faults(page, language)]
        if place.name == "turn":
            for sheet in SHEETS:
                page.locator(sheet).first.tap()
                page.locator("dialog[open]").wait_for()
                found += [(sheet, fault) for fault in faults(page, language)]
                page.keyboard.press("Escape")
                expect(page.locator("dialog[open]")).to_have_count(0)
    page.context.close()
    assert not found, "\n".join(f"{where}: {what}" for where, what in found)


def test_the_language_changes_in_mid_game_without_a_reload(server: Server, person: Enter) -> None:
    """In the middle of a turn: everything speaks the other language at once, the log too, and the draft stays."""
    page = person()
    page.goto(make_table(page, server.url, [ME, BOT]))
    stacks = page.locator(f'.stack{LIT}:not([data-at="stack:hostelry"])')
    until(page, lambda: stacks.count() > 0)
    stacks.first.click()
    expect(page.locator(f"{GO}{LIT}")).to_be_visible()
    chosen = str(page.locator('.stack[aria-pressed="true"]').get_attribute("data-info"))
    page.evaluate("window.same = true")
    go: set[str] = set()
    log: set[str] = set()
    titles: set[str] = set()
    for language in [*LANGUAGES, "en"]:
        page.locator("header .tools button").last.click()
        page.locator("dialog[open] select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        go.add(page.locator(GO).inner_text())
        log.add(page.locator(".log p").first.inner_text())
        titles.add(page.title())
        # Who listens hears that it is theirs, not the bridge of somebody with their name.
        expect(page.get_by_role("group", name=re.compile(f"^{MINE[language]}\\s?: "))).to_be_visible()
        expect(page.locator('.stack[aria-pressed="true"]')).to_have_attribute("data-info", chosen)
    assert len(go) == len(log) == len(titles) == len(LANGUAGES), (go, log, titles)
    assert page.evaluate("window.same")
