"""A real server and a real browser for the tests of the client: people's clicks, keys and eyes."""

from __future__ import annotations

import itertools
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.missing import missing

#: A browser that talks to nobody but the server under test.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: Somebody who has been here: sound was offered, and (where no motion is wanted) others' moves are shown at once.
BEEN_HERE = """(pace) => localStorage.getItem('lb-settings')
    ?? localStorage.setItem('lb-settings', JSON.stringify({ asked: true, ...(pace && { pace }) }))"""
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
#: The machine may be busy: what a person would wait for without a word, times ten.
PATIENCE = 30_000
HOMES = itertools.count()
# What should be seen may take as long as the machine is busy; what is never seen fails a little later.
expect.set_options(timeout=PATIENCE / 2)


def been_here(context: BrowserContext, motion: str | None = "reduce") -> None:
    """As in a browser that has shown a game before; without motion, others' moves are shown at once."""
    pace = "'off'" if motion == "reduce" else "null"
    # Frames without an address have no memory.
    context.add_init_script(f"if (location.protocol.startsWith('http')) ({BEEN_HERE})({pace})")


@pytest.fixture(autouse=True)
def clicks(request: pytest.FixtureRequest) -> None:
    """Whoever clicks by chance clicks the same the next time, so that what fails can be looked at."""
    random.seed(request.node.nodeid)


class Server:
    """The program that people run, on a free port, with a data folder of its own; it can be started again."""

    program = "london_bridge"

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, on the same port as before; returns when it answers."""
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        # A review runs when nothing else would, and beside other tests something always does.
        environment = {**os.environ, "NO_COLOR": "1", "LONDON_BRIDGE_REVIEW_IDLE": "false"}
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://\S+?:(\d+)/", line)
            if found:
                self.port = int(found.group(1))
                break
        else:
            raise RuntimeError("The server did not start.")
        self.url = f"http://localhost:{self.port}"

    def kill(self) -> None:
        """As if the power were cut."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """As Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


class MovedServer(Server):
    """The same with a clock that a test moves."""

    program = "tests.web.moved_clock"

    def pass_time(self, seconds: float) -> None:
        """Let time pass; returns when it has."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            if line.strip() == "moved":
                return
        raise RuntimeError("The server has gone.")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    running = Server(tmp_path_factory.mktemp("table"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    path = shutil.which("chromium")
    if path is None:
        missing("Chromium", "chromium")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., Page]]:
    """A way to let people in: each has a browser of their own. At the end no page may have seen an error."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def enter(**settings: Any) -> Page:
        # Limits count by address: everybody seems to come through a proxy, from a home of their own.
        home = {"X-Forwarded-For": f"198.51.100.{next(HOMES) % 250 + 1}"}
        settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **settings}
        settings.setdefault("extra_http_headers", home)
        context = browser.new_context(**settings)
        been_here(context, settings["reduced_motion"])
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return page

    yield enter
    for context in contexts:
        context.close()
    assert troubles == []
