"""The daily bridge: before it is played, as it is played, its result, and a day past."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.days import begin_day, play_day

from .scene import Scene


def daily(scene: Scene) -> None:
    """Today's bridge before somebody has begun, at its table, and when it is over."""
    scene.name("Ada")
    scene.go("/daily")
    scene.page.locator("main td a").first.wait_for()
    scene.settle()
    scene.shoot("daily")
    scene.go(begin_day(scene.page, scene.url).removeprefix(scene.url))
    scene.page.locator(".hand .card").first.wait_for()
    scene.settle(600)
    scene.shoot("daily-table")
    play_day(scene.page, scene.url, seed=1)
    scene.go("/daily")
    scene.page.locator("main .tile").first.wait_for()
    scene.settle()
    scene.shoot("daily-result", full=True)


def daily_past(scene: Scene) -> None:
    """A day that nobody here has played."""
    scene.go("/daily/2026-11-01")
    scene.page.locator("main td a").first.wait_for()
    scene.settle()
    scene.shoot("daily-past", full=True)


DAYS: dict[str, Callable[[Scene], None]] = {"daily": daily, "daily-past": daily_past}
