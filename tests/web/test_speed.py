"""Fast: a small first load from one host, moves drawn at once, and nothing left behind by games that are over."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import CDPSession, Page, ViewportSize

from .acting import BOT, ME, Enter, make_table
from .conftest import DESKTOP, PHONE, Server
from .deals import late
from .places import finish
from .wire import Wire

FIRST_LOAD = 200 * 1024
#: Whatever the service worker keeps has been fetched then.
WORKER_READY = "async () => { await navigator.serviceWorker.ready; }"
#: As a link of the page does.
GO_TO = "(url) => { history.pushState(null, '', url); dispatchEvent(new PopStateEvent('popstate')); }"
#: Two frames, in seconds.
TWO_FRAMES = 2 / 60
#: Counts the frames that begin between a message with a move and the board's answer to it.
STOPWATCH = """() => {
    const frame = () => new Promise(requestAnimationFrame);
    window.drawn = [];
    window.arrived = 0;
    const Real = WebSocket;
    window.WebSocket = class extends Real {
        set onmessage(listen) {
            super.onmessage = async (message) => {
                const { type, view, entries } = JSON.parse(message.data);
                const moves = type === 'update' && view ? entries.filter(({ kind }) => kind === 'moves') : [];
                window.arrived += moves.length ? 1 : 0;
                // The first of two cards that another seat chooses shows nothing: it has not chosen yet.
                const seen = moves.some(({ moves }) => view.phase !== 'cards' || moves.some((word) => word !== 'card'));
                if (!seen) return listen.call(this, message);
                let frames = 0, changed = null;
                const eyes = new MutationObserver(() => (changed ??= frames));
                eyes.observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true,
                                                                 characterData: true });
                listen.call(this, message);
                await frame();
                frames = 1;
                await frame();
                eyes.disconnect();
                window.drawn.push(changed);
            };
        }
    };
}"""


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """Counts what the server sends to whoever comes by this address."""
    counting = Wire(server.port)
    yield counting
    counting.close()


@pytest.mark.parametrize(
    ("viewport", "locale"),
    [(DESKTOP, "en-GB"), *((PHONE, one) for one in ("en-GB", "de-DE", "fr-FR", "it-IT", "pl-PL"))],
    ids=["desktop", "phone", "german", "french", "italian", "polish"],
)
def test_the_first_load_is_small_and_from_one_host(
    wire: Wire, person: Enter, viewport: ViewportSize, locale: str
) -> None:
    """From nothing to the first card in hand: all code, words, letters and art together, with headers and whatever the
    service worker fetches, as the server sends them.
    """
    page = person(viewport=viewport, locale=locale)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(wire.url)
    page.evaluate(WORKER_READY)
    page.wait_for_load_state("networkidle")
    first = wire.total()
    assert 20_000 < first < FIRST_LOAD, wire.sent
    page.locator(".afloat form button").first.click()
    page.locator("dialog[open] .ways button").last.click()
    page.locator(".hand .card").first.wait_for()
    page.locator("#faces").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    assert wire.total() < FIRST_LOAD, f"{first} for the first page, {wire.total()} with the board: {wire.sent}"
    hosts = {urlsplit(url).netloc for url in asked} - {""}
    assert hosts == {urlsplit(wire.url).netloc}


def test_a_shared_link_to_a_table_is_a_small_first_load(server: Server, wire: Wire, person: Enter) -> None:
    """Whoever comes to a table first has its board for no more than that."""
    page = person(viewport=PHONE)
    table = make_table(page, server.url, [ME, BOT, BOT, BOT])
    page.goto(table.replace(server.url, wire.url))
    page.locator(".hand .card").first.wait_for()
    page.locator("#faces").wait_for(state="attached")
    page.evaluate(WORKER_READY)
    page.wait_for_load_state("networkidle")
    assert 20_000 < wire.total() < FIRST_LOAD, wire.sent


def worked(wire: CDPSession) -> float:
    """For how many seconds a processor has worked for the page; what else the machine does is not counted."""
    told = wire.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in told if metric["name"] == "TaskDuration"))


@pytest.mark.alone
def test_a_move_is_drawn_within_two_frames_of_its_arrival(server: Server, person: Enter) -> None:
    """Every move that arrives is on the board when the next frame is drawn, and all that it takes fits into two."""
    page = person()
    page.add_init_script(f"({STOPWATCH})()")
    table = make_table(page, server.url, [ME, BOT])
    page.goto(table)
    page.locator(".hand .card").first.wait_for()
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = worked(wire)
    finish(page, table)
    page.locator("dialog[open] table").wait_for()
    drawn: list[int | None] = page.evaluate("window.drawn")
    assert len(drawn) > 20
    assert set(drawn) == {0}, "something was drawn late"
    assert (worked(wire) - before) / page.evaluate("window.arrived") < TWO_FRAMES


def load(wire: CDPSession) -> dict[str, float]:
    """What the page holds after everything that nobody needs is thrown away."""
    wire.send("HeapProfiler.collectGarbage")
    counted = wire.send("Memory.getDOMCounters")
    heap = wire.send("Runtime.getHeapUsage")["usedSize"]
    return {"nodes": counted["nodes"], "listeners": counted["jsEventListeners"], "heap": heap}


def games_on_one_page(server: Server, page: Page, warm: int, count: int, rounds: int | None) -> list[dict[str, float]]:
    """One game after the other without a reload; what the page holds after the first ones, and at the end."""
    moment = late(2, rounds=rounds) if rounds else None
    page.goto(server.url)
    wire = page.context.new_cdp_session(page)
    held = []
    for number in range(warm + count):
        seats = moment.seats() if moment else [ME, BOT]
        table = make_table(page, server.url, seats, deal=moment.deal if moment else None)
        page.evaluate(GO_TO, table)
        page.locator(".hand").first.wait_for()
        finish(page, table)
        page.locator("dialog[open] table").wait_for()
        page.get_by_role("dialog").get_by_role("button", name="Look at the board").click()
        page.evaluate(GO_TO, "/")
        page.get_by_role("button", name="Play now").wait_for()
        if number + 1 in (warm, warm + count):
            held.append(load(wire))
    return held


def test_games_leave_nothing_behind(server: Server, person: Enter) -> None:
    """After more games on the same page it holds no more elements, listeners or memory than before them."""
    before, after = games_on_one_page(server, person(), warm=2, count=4, rounds=1)
    assert after["nodes"] < 1.1 * before["nodes"] + 100, (before, after)
    assert after["listeners"] < 1.1 * before["listeners"] + 20, (before, after)
    assert after["heap"] < before["heap"] + 1.5e6, (before, after)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_a_hundred_games_leave_nothing_behind(server: Server, person: Enter) -> None:
    """The same over a hundred whole games."""
    before, after = games_on_one_page(server, person(), warm=3, count=100, rounds=None)
    assert after["nodes"] < 1.1 * before["nodes"] + 100, (before, after)
    assert after["listeners"] < 1.1 * before["listeners"] + 20, (before, after)
    assert after["heap"] < before["heap"] + 4e6, (before, after)
