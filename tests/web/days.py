"""Days of the daily bridge for tests of the client: played through the API as fast as the bots answer."""

from __future__ import annotations

import random
from datetime import date, timedelta
from typing import Any

from playwright.sync_api import Page

from .conftest import MovedServer
from .places import finish

DAY = 24 * 3600.0


def today(page: Page, url: str) -> dict[str, Any]:
    """What the server tells this page's person about today's bridge."""
    answer = page.request.get(f"{url}/api/daily")
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def to_sunday(server: MovedServer, page: Page) -> str:
    """Let time pass until a Sunday has begun: a game of two is soon over. Gives its name."""
    told = today(page, server.url)
    days = 6 - date.fromisoformat(told["day"]).weekday() or 7
    server.pass_time((told["ends"] - told["now"]) / 1000 + (days - 1) * DAY + 3600)
    day = today(page, server.url)
    assert date.fromisoformat(told["day"]) + timedelta(days=days) == date.fromisoformat(day["day"])
    assert day["players"] == 2
    return str(day["day"])


def named(page: Page, url: str, name: str) -> None:
    """This page's person goes by a name from now on."""
    answer = page.request.put(f"{url}/api/me", data={"name": name}, headers={"Origin": url})
    assert answer.ok, answer.text()


def begin_day(page: Page, url: str) -> str:
    """Begin today's bridge, or go on with it; gives the address of its table."""
    answer = page.request.post(f"{url}/api/daily", headers={"Origin": url})
    assert answer.ok, answer.text()
    return f"{url}/t/{answer.json()['table']}"


def play_day(page: Page, url: str, seed: int, leave: int = 0) -> str:
    """Play today's bridge with moves of chance, to its end or until so many rounds are left; gives its table."""
    table = begin_day(page, url)
    finish(page, table, random.Random(seed).choice, leave)
    return table
