"""Frames a second of the show on a phone whose processor is four times as slow: `python -m bench.frames`.

Plays the reveal, what others do and the finale at a table of four, with motion and at the usual pace, in a window of
390×844 with Chromium's throttling of 4×, and beside them an empty page on which one coin moves. A frame is in time if
it begins within 1/60 s, and a quarter for the clock's grain, of the one before. A machine that is busy, or that has no
graphics card, is late on the empty page as well; so the ratio to it is told, and how much of the time the page's main
thread worked, at this throttling, whatever else the machine did meanwhile.
Needs `make web` and Chromium.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright
from scripts.screenshots.positions import find, games
from scripts.screenshots.scene import Scene
from scripts.screenshots.turns import last_to_choose, stack_index
from tests.web.conftest import ARGUMENTS, Server

THROTTLING = 4
BUDGET = 1000 / 60
GRAIN = 1.25
#: So long the empty page is looked at, and the others at most, in milliseconds.
EMPTY = 4000
LONGEST = 30_000
#: Notes when every frame begins, and every task that keeps the page from drawing for 50 ms and more.
WATCH = """() => {
    const told = (window.told = { frames: [], tasks: [] });
    const frame = (now) => { told.frames.push(now); told.id = requestAnimationFrame(frame); };
    told.id = requestAnimationFrame(frame);
    told.eyes = new PerformanceObserver((list) =>
        told.tasks.push(...list.getEntries().map(({ duration }) => duration)));
    told.eyes.observe({ entryTypes: ['longtask'] });
}"""
STOP = """() => {
    const { frames, tasks, id, eyes } = window.told;
    cancelAnimationFrame(id);
    eyes.disconnect();
    return { frames: frames.slice(1).map((now, at) => now - frames[at]), tasks };
}"""
#: One thing moves, and nothing else happens.
COIN = """<style>@keyframes go { to { transform: translate(200px, 500px) } }
    i { position: fixed; width: 20px; height: 20px; border-radius: 50%; background: #b80;
        animation: go 1s infinite alternate }</style><i></i>"""


def worked(wire: CDPSession) -> dict[str, float]:
    """For how many seconds the main thread has worked, in all and at what."""
    told = {one["name"]: float(one["value"]) for one in wire.send("Performance.getMetrics")["metrics"]}
    parts = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
    return {name.removesuffix("Duration"): told[name] for name in parts}


def nothing(scene: Scene) -> Callable[[], None]:
    """The empty page."""
    scene.page.set_content(COIN)
    return lambda: scene.settle(EMPTY)


def reveal(scene: Scene) -> Callable[[], None]:
    """4.2: all cards are turned and sorted into the order of turns."""
    place = find(last_to_choose)
    scene.take_up(place, pace=1000)
    scene.card(int(place.record.moves[place.move][1].split(":")[1]))

    def play() -> None:
        scene.page.locator(".actions .go").tap()
        scene.page.locator(".reveal").first.wait_for()
        scene.page.locator(".reveal").first.wait_for(state="detached")

    return play


def others(scene: Scene) -> Callable[[], None]:
    """5: after my turn three others have theirs, with pawns, tiles and coins on their way."""
    place = find(lambda one: one.phase == "start" and one.round == 6 and one.view["turn"] == 0)
    table = scene.take_up(place, pace=0)
    words = [place.record.moves[place.move][1]]
    for seat, word in place.record.moves[place.move + 1 :]:
        if seat != place.seat:
            break
        words.append(word)

    def play() -> None:
        scene.act(table, type="moves", seat=place.seat, moves=words)
        # The next round's cards are asked for when everything has been shown.
        scene.page.locator('.hand .card[data-lit="true"]').first.wait_for(timeout=LONGEST)

    assert stack_index(words[0]) >= 0
    return play


def finale(scene: Scene) -> Callable[[], None]:
    """9: the final scoring, paid on the board, up to the headline."""
    record = games(4)[0]
    last = len(record.moves) - 1
    seat, word = record.moves[last]
    table = scene.take_up(find(lambda one: one.record is record and one.move == last))

    def play() -> None:
        scene.act(table, type="moves", seat=seat, moves=[word])
        scene.page.locator("dialog[open] table").wait_for(timeout=LONGEST)

    return play


SHOWS = {"an empty page": nothing, "the reveal": reveal, "others' moves": others, "the finale": finale}


def measure(
    browser: Browser, server: Server, show: Callable[[Scene], Callable[[], None]], light: str
) -> dict[str, Any]:
    """One show, and its figures."""
    scene = Scene(browser, server.url, Path(), "tall")
    try:
        scene.watch()
        scene.page.emulate_media(reduced_motion="no-preference", color_scheme="dark" if light == "night" else "light")
        play = show(scene)
        wire = scene.page.context.new_cdp_session(scene.page)
        wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        wire.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLING})
        scene.page.evaluate(WATCH)
        before = worked(wire)
        play()
        after = worked(wire)
        told = scene.page.evaluate(STOP)
    finally:
        scene.close()
    frames: list[float] = told["frames"]
    whole = sum(frames) / 1000
    return {
        "seconds": whole,
        "in_time": sum(one <= BUDGET * GRAIN for one in frames) / len(frames),
        "rate": len(frames) / whole,
        "tasks": len(told["tasks"]),
        "longest": max(told["tasks"], default=0),
        "busy": {name: (after[name] - before[name]) / whole for name in after},
    }


def main() -> int:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", default=list(SHOWS), choices=list(SHOWS))
    parser.add_argument("--light", default="day", choices=("day", "night"))
    asked = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("Chromium is not installed: sudo apt-get install chromium")
    print(
        "| what | seconds | frames a second | in time | of the empty page | busy (script, style, layout) | long tasks |"
    )
    print("|---|---|---|---|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            empty = None
            for name in dict.fromkeys(["an empty page", *asked.only]):
                told = measure(browser, server, SHOWS[name], asked.light)
                empty = empty or told["in_time"]
                busy = told["busy"]
                parts = ", ".join(f"{100 * busy[part]:.0f}" for part in ("Script", "RecalcStyle", "Layout"))
                print(
                    f"| {name} | {told['seconds']:.1f} | {told['rate']:.1f} | {100 * told['in_time']:.1f} % |"
                    f" {100 * told['in_time'] / empty:.0f} % | {100 * busy['Task']:.0f} % ({parts}) |"
                    f" {told['tasks']}, at most {told['longest']:.0f} ms |",
                    flush=True,
                )
            browser.close()
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
