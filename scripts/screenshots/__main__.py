"""`python -m scripts.screenshots [NAME...]`: pictures of every moment, or of those whose names begin like this.

Starts the server that people run on a free port with an empty folder, opens Debian's Chromium at 1280×800 and 390×844,
goes to every page and moment, and takes each by day and by night into build/screenshots; and at the sizes of tablets,
phones on their sides, a zoom of 200 %, televisions and the smallest phone those that show how the board is composed.
With `--readme` the pictures of the README are made anew too, in docs/pictures. Needs the built client (`make web`).
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright
from tests.web.conftest import ARGUMENTS, Server

from .moments import MOMENTS
from .readme import choose
from .scene import COMPOSITION, EVERYTHING, SIZES, Scene

ROOT = Path(__file__).resolve().parents[2]


def take(
    browser: Browser, server: Server, out: Path, sizes: list[str], names: list[str], locale: str
) -> tuple[int, list[str]]:
    """Every wanted moment at every size. Gives how many pictures were taken, and what could not be."""
    taken = 0
    failed: list[str] = []
    for size in sizes:
        for name, come in MOMENTS.items():
            if names and not any(name.startswith(begin) for begin in names):
                continue
            if not names and size not in EVERYTHING and name not in COMPOSITION:
                continue
            scene = Scene(browser, server.url, out, size, locale)
            began = time.monotonic()
            try:
                come(scene)
            except (Error, AssertionError) as error:
                # The others are taken all the same; what it looked like then helps to mend it.
                scene.page.screenshot(path=out / f"failed-{name}-{size}.png")
                failed.append(f"{name} ({size}): {str(error)[:400]}")
            finally:
                scene.close()
            taken += len(scene.taken)
            print(f"{size:5} {name:24} {len(scene.taken):3} pictures {time.monotonic() - began:5.1f} s", flush=True)
    return taken, failed


def main() -> None:
    parser = argparse.ArgumentParser(prog="screenshots", description=__doc__)
    parser.add_argument("names", nargs="*", help="beginnings of the names of moments; all without")
    parser.add_argument("--out", type=Path, default=ROOT / "build/screenshots")
    parser.add_argument("--size", choices=list(SIZES), help="only this window")
    parser.add_argument(
        "--locale", default="en-GB", help="the browser's language; moments press buttons by English words"
    )
    parser.add_argument("--readme", action="store_true", help="make the pictures of the README too")
    asked = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("Chromium is not installed: sudo apt-get install chromium")
    asked.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            sizes = [asked.size] if asked.size else list(SIZES)
            taken, failed = take(browser, server, asked.out, sizes, asked.names, asked.locale)
            browser.close()
        finally:
            server.stop()
    print(f"{taken} pictures in {asked.out}")
    if failed:
        raise SystemExit("Not taken:\n" + "\n".join(failed))
    if asked.readme:
        choose(asked.out, ROOT / "docs/pictures")


if __name__ == "__main__":
    main()
