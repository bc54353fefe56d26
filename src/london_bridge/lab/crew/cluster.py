"""A crew on a Ray cluster: one that runs, or one that is started on this machine for the purpose."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Generator, Iterator
from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.extras import needed

from .work import Hire, Stop

#: Seconds to wait for an answer of a cluster's address, and for a crew to end its programs.
KNOCK, FAREWELL = 5.0, 5.0
#: How often Ray tries to join a cluster.
ATTEMPTS = "RAY_gcs_server_port_wait_time_s"
#: Seconds between two looks at whether to stop.
LOOK = 0.2


class RayCluster:
    """`auto` or an address joins a cluster that runs, `local` starts one here."""

    def __init__(self, address: str, advice: str) -> None:
        self.address = address
        self.advice = advice

    def work(self, hire: Hire, tasks: Iterator[Any], stop: Stop) -> Generator[Any, None, None]:
        """What comes of the tasks, as they are done."""
        first = next(tasks, None)
        if first is None:
            return
        ray = _ray()
        began = not ray.is_initialized()
        if began:
            _join(ray, self.address)
        members: list[Any] = []
        try:
            yield from _Shift(ray, hire, members, stop).work(first, tasks)
        except ray.exceptions.RayError as error:
            raise LondonBridgeError(
                f"The Ray cluster failed ({_in_short(error)}). {self.advice}", exit_code=70
            ) from error
        finally:
            _dismiss(ray, members)
            if began:
                ray.shutdown()


class _Shift:
    """Gives every member of a crew a task, and another when it is done; no more are hired than have something to do."""

    def __init__(self, ray: Any, hire: Hire, members: list[Any], stop: Stop) -> None:
        self.ray = ray
        self.actor = ray.remote(num_cpus=1)(_Member)
        self.hire = hire
        self.members = members
        self.stop = stop
        self.most = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.resting: list[Any] = []
        self.waiting: dict[Any, Any] = {}

    def work(self, first: Any, tasks: Iterator[Any]) -> Iterator[Any]:
        """All tasks, of which the first is known."""
        task, more = first, True
        while True:
            while more and (self.resting or len(self.members) < self.most):
                if task is None:
                    task = None if self.stop() else next(tasks, _END)
                if task is _END:
                    more = False
                if task is None or task is _END:
                    break
                self._give(task)
                task = None
            if not self.waiting:
                return
            done, _ = self.ray.wait(list(self.waiting), timeout=LOOK)
            for reference in done:
                member = self.waiting.pop(reference)
                yield self.ray.get(reference)
                self.resting.append(member)

    def _give(self, task: Any) -> None:
        if not self.resting:
            self.members.append(self.actor.remote(self.hire))
            self.resting.append(self.members[-1])
        member = self.resting.pop()
        self.waiting[member.do.remote(task)] = member


_END = object()


class _Member:
    """A worker on a machine of the cluster."""

    def __init__(self, hire: Hire) -> None:
        self.worker = hire()

    def do(self, task: Any) -> Any:
        """What comes of a task."""
        return self.worker.do(task)

    def end(self) -> None:
        """Let go of what it holds."""
        self.worker.end()


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
    with needed("cluster"):
        import ray
    return ray
