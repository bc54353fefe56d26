"""What every test run starts with: it says which modules run, and refuses outdated compiled ones."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from london_bridge import _pure
from tests.alone import Locks
from tests.spreading import Spread, longest_first, shuffle

SOURCE = Path(__file__).parents[1] / "src"


def stale_modules() -> list[str]:
    """Hot modules whose compiled form is older than their source: their tests would test old code."""
    stale = []
    for name in _pure.hot_modules():
        path = SOURCE.joinpath(*name.split("."))
        changed = max(path.with_suffix(suffix).stat().st_mtime for suffix in (".py", ".pxd"))
        # Python takes the first suffix that exists.
        binary = next((b for b in (Path(f"{path}{s}") for s in EXTENSION_SUFFIXES) if b.exists()), None)
        if binary is not None and binary.stat().st_mtime < changed:
            stale.append(name)
    return stale + leftovers(set(_pure.hot_modules()))


def leftovers(hot: set[str]) -> list[str]:
    """Compiled modules that are no longer hot: Python would still load them."""
    found = set()
    for suffix in EXTENSION_SUFFIXES:
        for binary in SOURCE.rglob(f"*{suffix}"):
            found.add(".".join(binary.relative_to(SOURCE).with_name(binary.name.split(".")[0]).parts))
    return sorted(found - hot)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", metavar="SEED", help="run modules, and the tests of each, in an order of chance")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Locks(config))


def closure(item: pytest.Item) -> set[str]:
    """The fixtures of a test; of `database` there are two kinds."""
    names = set(getattr(item, "fixturenames", ()))
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    return names | ({"postgres"} if parameters.get("database") == "postgresql" else set())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browsers and a second database take their time. The order of tests does not matter; those of one module stay
    together, for what they share.
    """
    for item in items:
        if {"browser", "postgres"} & closure(item):
            item.add_marker(pytest.mark.slow)
    if (seed := config.getoption("--shuffle")) is not None:
        shuffle(items, seed)
    elif hasattr(config, "workerinput"):
        longest_first(items)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Spread:
    """Modules stay whole (tests/spreading.py)."""
    return Spread(config, log)


def pytest_collection_finish() -> None:
    """OpenSpiel brings a log that keeps the standard error of the moment, which was pytest's, and closes it when a
    server sets its own log up: let it keep the real one.
    """
    if (log := sys.modules.get("absl.logging")) is not None:
        log.get_absl_handler().python_handler.stream = sys.__stderr__


@contextmanager
def browser_at_rest(item: pytest.Item) -> Iterator[None]:
    """A browser that other tests of this process share leaves its event loop as the running one, though it rests:
    tests that run a loop of their own must not find it.
    """
    resting = None if "browser" in closure(item) else asyncio._get_running_loop()
    if resting is not None:
        asyncio._set_running_loop(None)
    try:
        yield
    finally:
        if resting is not None:
            asyncio._set_running_loop(resting)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with browser_at_rest(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with browser_at_rest(item):
        return (yield)


def pytest_report_header() -> str:
    hot = _pure.hot_modules()
    if _pure.wanted():
        return f"london-bridge: all modules interpreted ({_pure.VARIABLE} is set)"
    return f"london-bridge: {sum(map(_pure.is_compiled, hot))} of {len(hot)} hot modules compiled"


def pytest_sessionstart() -> None:
    if not _pure.wanted() and (stale := stale_modules()):
        pytest.exit(
            f"Compiled modules are older than their source: {', '.join(stale)}. Run `make build` first.",
            returncode=3,
        )
