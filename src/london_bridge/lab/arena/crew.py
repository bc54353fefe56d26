"""Plays many games of an arena at once: in processes on this machine, or on a Ray cluster. Imports lab only.

Games come back as they are finished, in any order; which process plays a game changes nothing about it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.starting import deaf_to_ctrl_c, serve_another

from .plan import Plan
from .playing import Played, Player

Stop = Callable[[], bool]

#: The player of this process.
_PLAYER: list[Player] = []


def play_here(plan: Plan, games: list[int], lines: bool, stop: Stop) -> Iterator[Played]:
    """All games in this process."""
    player = Player(plan, lines)
    try:
        for game in games:
            if stop():
                return
            yield player.play(game)
    finally:
        player.end()


def play_on_cores(plan: Plan, games: list[int], lines: bool, jobs: int, stop: Stop) -> Iterator[Played]:
    """The same by as many processes. After a stop the games in hand are finished."""
    if jobs == 1 or len(games) < 2:
        yield from play_here(plan, games, lines, stop)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin, initargs=(plan, lines))
    waiting: set[Future[Played]] = set()
    queue = iter(games)
    try:
        while True:
            while len(waiting) < 2 * jobs and not stop():
                game = next(queue, None)
                if game is None:
                    break
                with deaf_to_ctrl_c():
                    waiting.add(pool.submit(_play, game))
            if not waiting:
                return
            done, waiting = wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise LondonBridgeError(
            "A worker process ended by itself: perhaps memory ran short; try fewer --jobs.", exit_code=70
        ) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(plan: Plan, lines: bool) -> None:
    """A process starts."""
    serve_another()
    _PLAYER[:] = [Player(plan, lines)]


def _play(game: int) -> Played:
    return _PLAYER[0].play(game)


def play_on_ray(plan: Plan, games: list[int], lines: bool, address: str, stop: Stop) -> Iterator[Played]:
    """The same on a Ray cluster: `auto` or an address joins one that runs, `local` starts one on this machine."""
    ray = _ray()
    began = not ray.is_initialized()
    if began:
        try:
            ray.init(
                address=None if address == "local" else address,
                configure_logging=False,
                log_to_driver=False,
                include_dashboard=False if address == "local" else None,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise LondonBridgeError(f"--ray {address}: no Ray cluster can be reached there ({error}).") from error
    try:
        actor = ray.remote(num_cpus=1)(Player)
        crew = [actor.remote(plan, lines) for _ in range(max(1, int(ray.cluster_resources().get("CPU", 1))))]
        queue = iter(games)
        waiting: dict[Any, Any] = {}

        def give(member: Any) -> None:
            game = None if stop() else next(queue, None)
            if game is not None:
                waiting[member.play.remote(game)] = member

        for member in crew:
            give(member)
        while waiting:
            done, _ = ray.wait(list(waiting), timeout=0.2)
            for reference in done:
                member = waiting.pop(reference)
                yield ray.get(reference)
                give(member)
    finally:
        if began:
            ray.shutdown()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise LondonBridgeError("--ray needs Ray: pip install 'london-bridge[cluster]'.") from None
    return ray
