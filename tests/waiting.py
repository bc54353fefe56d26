"""Waiting in tests: for something to become true, never for time to pass.

What happens in a test's own event loop or on the server's clock has an event or a clock that can be moved. These are
for what neither can tell: another process, a browser, a socket that the system closes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: Seconds between two looks.
LOOK = 0.01
#: The same in milliseconds for a browser, where a look costs more.
PAGE_LOOK = 60
#: Seconds after which it will never come: machines that test are busy.
LONG = 60.0


def wait_until(holds: Callable[[], object], seconds: float = LONG) -> None:
    """Wait until something holds in another process."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"It did not come about within {seconds:g} seconds."
        time.sleep(LOOK)


async def until(holds: Callable[[], object], seconds: float = LONG) -> None:
    """Wait until something holds; others in this event loop go on meanwhile."""

    async def look() -> object:
        return holds()

    await until_seen(look, seconds)


async def until_seen(look: Callable[[], Awaitable[object]], seconds: float = LONG) -> None:
    """The same where one has to ask for it."""
    end = time.monotonic() + seconds
    while not await look():
        assert time.monotonic() < end, f"It did not come about within {seconds:g} seconds."
        await asyncio.sleep(LOOK)


def look_again(page: Page) -> None:
    """Between two looks at a browser: what happens in its page meanwhile is heard."""
    page.wait_for_timeout(PAGE_LOOK)


async def a_turn_of_the_loop() -> None:
    """Let everything go on that can go on at once."""
    await asyncio.sleep(0)
