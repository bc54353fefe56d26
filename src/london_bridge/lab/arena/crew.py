"""Plays many games of an arena at once: in processes on this machine, or on a Ray cluster. Imports lab only.

Games come back as they are finished, in any order; which process plays a game changes nothing about it.
"""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.starting import deaf_to_ctrl_c, serve_another

from .plan import Plan
from .playing import Played, Player

Stop = Callable[[], bool]

#: Seconds to wait for an answer of a cluster's address, and for a crew to end its programs.
KNOCK, FAREWELL = 5.0, 5.0
#: How often Ray tries to join a cluster.
ATTEMPTS = "RAY_gcs_server_port_wait_time_s"

#: The player of this process.
_PLAYER: list[Player] = []


def play_here(plan: Plan, games: list[int], lines: bool, stop: Stop) -> Generator[Played, None, None]:
    """All games in this process."""
    player = Player(plan, lines)
    try:
        for game in games:
            if stop():
                return
            yield player.play(game)
    finally:
        player.end()


def play_on_cores(plan: Plan, games: list[int], lines: bool, jobs: int, stop: Stop) -> Generator[Played, None, None]:
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
    except KeyboardInterrupt:  # the second Ctrl-C: at once
        for worker in list((pool._processes or {}).values()):
            worker.kill()
        raise
    except BrokenProcessPool:
        raise LondonBridgeError(
            "A worker process ended by itself: perhaps memory ran short (try fewer --jobs). The games before are in"
            " the --records FILE, if any: go on with --resume.",
            exit_code=70,
        ) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(plan: Plan, lines: bool) -> None:
    """A process starts."""
    serve_another()
    _PLAYER[:] = [Player(plan, lines)]


def _play(game: int) -> Played:
    return _PLAYER[0].play(game)


def play_on_ray(plan: Plan, games: list[int], lines: bool, address: str, stop: Stop) -> Generator[Played, None, None]:
    """The same on a Ray cluster: `auto` or an address joins one that runs, `local` starts one on this machine."""
    if not games:
        return
    ray = _ray()
    began = not ray.is_initialized()
    if began:
        _join(ray, address)
    crew: list[Any] = []
    try:
        actor = ray.remote(num_cpus=1)(Player)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        crew += [actor.remote(plan, lines) for _ in range(min(cores, len(games)))]
        yield from _play_with(ray, crew, games, stop)
    except ray.exceptions.RayError as error:
        raise LondonBridgeError(
            f"The Ray cluster failed ({_in_short(error)}). The games before are in the --records FILE, if any: look"
            " after the cluster, and go on with --resume.",
            exit_code=70,
        ) from error
    finally:
        _dismiss(ray, crew)
        if began:
            ray.shutdown()


def _play_with(ray: Any, crew: list[Any], games: list[int], stop: Stop) -> Iterator[Played]:
    """Give every member of the crew a game, and another when it is done."""
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


def _dismiss(ray: Any, crew: list[Any]) -> None:
    """Have the crew let outside programs go; one that does not answer soon is left to Ray."""
    with contextlib.suppress(ray.exceptions.RayError):
        ending = [member.end.remote() for member in crew]
        if ending:
            ray.wait(ending, num_returns=len(ending), timeout=FAREWELL)


def _join(ray: Any, address: str) -> None:
    """Join a cluster, or start one."""
    local = address == "local"
    try:
        if not local:
            _knock(ray, os.environ.get("RAY_ADDRESS", "") if address == "auto" else address)
        with contextlib.nullcontext() if local else _in_one_attempt():
            ray.init(
                address=address,
                configure_logging=False,
                log_to_driver=False,
                include_dashboard=False if local else None,
            )
    except (OSError, ValueError, RuntimeError, ImportError, ray.exceptions.RayError) as error:
        what = "no Ray cluster can be started here" if local else "no Ray cluster can be reached there"
        raise LondonBridgeError(f"--ray {address}: {what} ({_in_short(error)}).") from error


def _knock(ray: Any, address: str) -> None:
    """Make sure that somebody listens at host:port. Ray itself would try for many minutes."""
    host, _, port = address.rpartition(":")
    if "//" in address or not host or not port.isdecimal() or int(port) > 65535:
        return  # no such address: Ray knows what to make of it
    hosts = [host.strip("[]")]
    if hosts[0] in ("localhost", "127.0.0.1", "::1"):
        hosts.append(ray.util.get_node_ip_address())  # this is where Ray looks then
    for last, name in enumerate(hosts, 1 - len(hosts)):
        try:
            socket.create_connection((name, int(port)), timeout=KNOCK).close()
        except OSError:
            if last == 0:
                raise
        else:
            return


@contextlib.contextmanager
def _in_one_attempt() -> Iterator[None]:
    """Meanwhile Ray tries only once to join a cluster, for 40 seconds; by itself it tries twenty times."""
    if ATTEMPTS in os.environ:
        yield
        return
    os.environ[ATTEMPTS] = "1"
    try:
        yield
    finally:
        del os.environ[ATTEMPTS]


def _in_short(error: BaseException) -> str:
    """The first line of what Ray says, which may be pages; or of what failed in a game."""
    cause = getattr(error, "cause", None)
    shown = cause if isinstance(cause, BaseException) else error
    told = (str(shown).strip().splitlines() or [""])[0].rstrip(".")[:200]
    return f"{type(shown).__name__}: {told}"


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise LondonBridgeError("--ray needs Ray: in a checkout, pip install '.[cluster]'.") from None
    return ray
