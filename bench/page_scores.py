"""Lighthouse on the start page and a table: `python -m bench.page_scores`, `--runs 5` for a steadier median.

Each run has a browser that has never been here, and a server of its own. Lighthouse thinks out a slow phone and a slow
line from what it saw (its simulated throttling); on a busy machine what it saw is slow already, so that the score for
speed is a median of several runs. The other three scores do not depend on the machine: a test holds them.
Needs `make web`, Chromium, and Lighthouse (`python scripts/build_web.py install bench/lighthouse`).
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web.acting import BOT, ME, make_table
from tests.web.conftest import ARGUMENTS, Server

ROOT = Path(__file__).parents[1]
LIGHTHOUSE = ROOT / "bench/lighthouse/node_modules/lighthouse/cli/index.js"
SPEED = "performance"
#: What does not depend on how busy the machine is.
STEADY = ("accessibility", "best-practices", "seo")
PAGES = ("start", "table")
FORMS = ("mobile", "desktop")
#: Now and then Chromium gives a trace without its beginning; Lighthouse says so and asks to be run again.
TRIES = 4


class UnscoredError(Exception):
    """Lighthouse did not come to an end."""


@contextmanager
def visitor(folder: Path) -> Iterator[tuple[int, Callable[[str], str]]]:
    """A browser that has never been here, at a port where Lighthouse finds it, and a way to the pages' addresses."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("Chromium is not installed: sudo apt-get install chromium")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    server = Server(folder / "server")
    try:
        with sync_playwright() as playwright:
            arguments = [*ARGUMENTS, f"--remote-debugging-port={port}"]
            context = playwright.chromium.launch_persistent_context(
                folder / "browser", executable_path=chromium, args=arguments
            )

            def address(page: str) -> str:
                # The seat is taken without a page, so that nothing of the client is stored by it.
                return f"{server.url}/" if page == "start" else make_table(guest, server.url, [ME, BOT, BOT, BOT])

            guest = context.pages[0]
            yield port, address
            context.close()
    finally:
        server.stop()


def report(port: int, url: str, form: str, categories: Sequence[str]) -> dict[str, Any]:
    """What Lighthouse says about a page."""
    node = shutil.which("node") or str(Path(sys.executable).parent / "node")
    command = [node, str(LIGHTHOUSE), url, f"--port={port}", "--disable-storage-reset", "--output=json", "--quiet"]
    command += [f"--only-categories={','.join(categories)}", *(["--preset=desktop"] if form == "desktop" else [])]
    words = ""
    for _ in range(TRIES):
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        words = told.stderr or told.stdout[-400:]
        if told.stdout.startswith("{"):
            found: dict[str, Any] = json.loads(told.stdout)
            if all(one["score"] is not None for one in found["categories"].values()):
                return found
            words = str(found.get("runtimeError"))
    raise UnscoredError(f"{url} ({form}): {words}")


def scores(found: dict[str, Any]) -> dict[str, int]:
    """From 0 to 100, by category."""
    return {name: round(100 * one["score"]) for name, one in found["categories"].items()}


def faults(found: dict[str, Any], category: str) -> list[str]:
    """What costs points, in words."""
    weighed = {one["id"] for one in found["categories"][category]["auditRefs"] if one["weight"]}
    told = [found["audits"][name] for name in sorted(weighed)]
    return [
        f"{one['id']}: {one['title']} {one.get('displayValue', '')} {one.get('details', {}).get('items')!s:.300}"
        for one in told
        if one["score"] is not None and one["score"] < 0.9
    ]


def main() -> int:
    """Run, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--faults", action="store_true", help="print what costs points")
    asked = parser.parse_args()
    print("| page | screen | performance (median, all) | accessibility | best practices | SEO | blocked |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for page in PAGES:
        for form in FORMS:
            told = []
            for _ in range(asked.runs):
                with tempfile.TemporaryDirectory() as folder, visitor(Path(folder)) as (port, address):
                    told.append(report(port, address(page), form, (SPEED, *STEADY)))
            every = [scores(one) for one in told]
            quick = [one[SPEED] for one in every]
            others = " | ".join(str(min(one[name] for one in every)) for name in STEADY)
            blocked = median(one["audits"]["total-blocking-time"]["numericValue"] for one in told)
            all_of_them = ", ".join(map(str, sorted(quick)))
            print(
                f"| {page} | {form} | {median(quick):.0f} ({all_of_them}) | {others} | {blocked:.0f} ms |", flush=True
            )
            if asked.faults:
                print(*faults(told[0], SPEED), sep="\n", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
