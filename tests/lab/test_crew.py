"""Crews and the files they fill: foreign files stay as they are, a crew that fails is told in words."""

from __future__ import annotations

import importlib.util
import os
import socket
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.arena import ArenaPlan, run
from london_bridge.lab.crew import Here, Processes, cluster
from london_bridge.lab.reviewing import ReviewOptions, review_all
from london_bridge.lab.simulate import SimulationPlan, simulate
from london_bridge.processors import processors
from london_bridge.record import Record
from london_bridge.rules import Game, Move, Rng

needs_ray = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray comes with the extra `cluster`")


def small(games: int = 4, seed: int = 4) -> ArenaPlan:
    """An arena of two quick bots."""
    return ArenaPlan.make(["journeyman", "random"], games, players=2, seed=seed)


@pytest.mark.parametrize(
    "text",
    [
        b"my notes",
        b"my notes\n",
        b"{",
        b'{"format":"old-london-bridge/1"}',
        b'{"arena":{"arena":"x","played":{}}}\n',
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
def test_a_file_that_is_not_ours_is_refused_and_stays(tmp_path: Path, text: bytes):
    """`--resume --records FILE` never empties somebody's file, with or without a line's end."""
    file = tmp_path / "notes.txt"
    file.write_bytes(text)
    with pytest.raises(LondonBridgeError, match="line 1: no record of an arena"):
        run(small(), jobs=1, records=file, resume=True)
    assert file.read_bytes() == text


def test_a_single_record_of_another_kind_stays(tmp_path: Path):
    """One record of the same players that no arena wrote is not taken for a line that was cut off."""
    file = tmp_path / "arena.jsonl"
    run(small(2), jobs=1, records=file)
    foreign = file.read_bytes().splitlines()[0].replace(b',"arena":{', b',"simulation":{')
    file.write_bytes(foreign)
    with pytest.raises(LondonBridgeError, match="line 1"):
        run(small(2), jobs=1, records=file, resume=True)
    assert file.read_bytes() == foreign


@pytest.mark.parametrize("cut", [1, 2, 400])
def test_a_first_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int):
    """Our own file goes on even if its only line has no end; if just the line's end is missing, the game is kept."""
    file = tmp_path / "arena.jsonl"
    run(small(), jobs=1, records=file)
    first = file.read_bytes().splitlines(keepends=True)[0]
    file.write_bytes(first[:-cut])
    outcome = run(small(), jobs=1, records=file, resume=True)
    assert outcome.finished
    assert outcome.found == (cut == 1)
    assert len(file.read_bytes().splitlines()) == 4


def test_an_empty_file_is_taken_as_new(tmp_path: Path):
    """There is nothing in it to lose."""
    file = tmp_path / "arena.jsonl"
    file.touch()
    assert run(small(), jobs=1, records=file, resume=True).finished


def test_a_game_that_stands_twice_counts_once(tmp_path: Path):
    """A records file that was put together from two still ends as a finished arena."""
    file = tmp_path / "arena.jsonl"
    run(small(), jobs=1, records=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:2] + lines[:2]))
    outcome = run(small(), jobs=1, records=file, resume=True)
    assert outcome.finished
    assert [played.game for played in outcome.games] == [0, 1, 2, 3]


class Odd:
    """A worker that does not do every task."""

    def __init__(self, how: str) -> None:
        self.how = how

    def do(self, task: int, /) -> int:
        if task == 3:
            if self.how == "exit":
                os._exit(9)
            raise LondonBridgeError("no threes") if self.how == "refuse" else ZeroDivisionError("three")
        return task * task

    def end(self) -> None:
        return None


def test_a_crew_does_all_tasks_in_whatever_order():
    """Two processes and this one do the same."""
    for crew in (Here(), Processes(2, "")):
        done = list(crew.work(partial(Odd, "never"), iter([1, 2, None, 4, 5]), lambda: False))
        assert sorted(done) == [1, 4, 16, 25]


@pytest.mark.parametrize(
    ("how", "told"),
    [("refuse", "no threes"), ("divide", "A worker failed: ZeroDivisionError: three"), ("exit", "Go on so.")],
)
def test_a_task_that_fails_is_told_after_those_in_hand(how: str, told: str):
    """What others have in hand is finished, if their processes live; then one sentence says what failed."""
    done: list[int] = []
    working = Processes(2, "Go on so.").work(partial(Odd, how), iter(range(1, 50)), lambda: False)
    with pytest.raises(LondonBridgeError, match=told):
        done.extend(working)
    assert len(done) < 49
    if how != "exit":
        assert {1, 4} <= set(done)


def test_a_crew_that_stops_finishes_what_it_has_in_hand():
    """And begins nothing new."""
    done: list[int] = []
    for found in Processes(2, "").work(partial(Odd, "never"), iter(range(4, 10_000)), lambda: len(done) > 3):
        done.append(found)
    assert len(done) < 50
    assert sorted(done) == [task * task for task in range(4, 4 + len(done))], "none was lost"


def test_processors_are_those_of_the_container(tmp_path: Path):
    """A quota of one and a half processors is two processes at most; without one it is the affinity."""
    quota = tmp_path / "cpu.max"
    own = processors(quota)
    assert own == len(os.sched_getaffinity(0))
    for text, limit in (("150000 100000\n", 2), ("10000 100000\n", 1), ("max 100000\n", own), ("?\n", own)):
        quota.write_text(text)
        assert processors(quota) == min(own, limit)


class RayError(Exception):
    """Stands for Ray's family of errors."""


class FakeRay:
    """As much of Ray as a crew needs, in this process, with many cores; from one game on, getting fails."""

    def __init__(self, fails_at: int | None = None) -> None:
        self.fails_at = fails_at
        self.exceptions = SimpleNamespace(RayError=RayError)
        self.members: list[Any] = []
        self.ended: list[Any] = []
        self.running = False

    def is_initialized(self) -> bool:
        return self.running

    def init(self, **options: Any) -> None:
        self.running = True

    def shutdown(self) -> None:
        self.running = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 64.0}

    def remote(self, **options: Any) -> Any:
        return lambda kind: SimpleNamespace(remote=lambda *args: self.hire(kind(*args)))

    def hire(self, player: Any) -> Any:
        def end() -> object:
            self.ended.append(player)
            player.end()
            return object()

        do = SimpleNamespace(remote=lambda game: (game, player))
        self.members.append(SimpleNamespace(do=do, end=SimpleNamespace(remote=end)))
        return self.members[-1]

    def wait(self, references: list[Any], **options: Any) -> tuple[list[Any], list[Any]]:
        return references[:1], references[1:]

    def get(self, reference: Any) -> Any:
        game, player = reference
        if game == self.fails_at:
            raise RayError("The actor died unexpectedly.\n\tclass_name: Player\nmore")
        return player.do(game)


def test_no_more_actors_than_games_and_all_end_their_programs(monkeypatch: pytest.MonkeyPatch):
    """On a cluster of 64 cores, four games have four actors, and each lets outside programs go."""
    ray = FakeRay()
    monkeypatch.setattr(cluster, "_ray", lambda: ray)
    assert run(small(), ray="local").finished
    assert len(ray.members) == len(ray.ended) == 4
    assert not ray.running


def test_a_cluster_that_fails_is_told_and_the_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """An actor that dies ends the run in one sentence; the games before go on with --resume."""
    ray, file = FakeRay(fails_at=2), tmp_path / "arena.jsonl"
    monkeypatch.setattr(cluster, "_ray", lambda: ray)
    with pytest.raises(LondonBridgeError, match=r"Ray cluster failed \(RayError: The actor died unexp") as caught:
        run(small(), ray="local", records=file)
    assert "\n" not in str(caught.value)
    assert len(ray.ended) == 4
    assert not ray.running
    rest = run(small(), jobs=1, records=file, resume=True)
    assert rest.found == 2
    assert rest.finished


def test_a_simulation_on_a_cluster_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Whoever plays the games, they come in their order."""
    ray = FakeRay()
    monkeypatch.setattr(cluster, "_ray", lambda: ray)
    files = [tmp_path / "here.jsonl", tmp_path / "there.jsonl"]
    plan = SimulationPlan.make(30, players=3, bots=["journeyman"], seed=5)
    simulate(plan, jobs=1, records=files[0])
    assert simulate(plan, ray="local", records=files[1]).finished
    assert files[0].read_bytes() == files[1].read_bytes()


def test_joining_that_fails_in_rays_own_way_is_told(monkeypatch: pytest.MonkeyPatch):
    """Errors of Ray's family while joining (a wrong token, a lost connection) are for people too."""
    ray = FakeRay()

    def refuse(**options: Any) -> None:
        raise RayError("no token")

    monkeypatch.setattr(ray, "init", refuse)
    monkeypatch.setattr(cluster, "_ray", lambda: ray)
    with pytest.raises(LondonBridgeError, match=r"--ray auto: no Ray cluster can be reached there .*no token"):
        run(small(), ray="auto")


@pytest.mark.slow
@needs_ray
@pytest.mark.timeout(60)
@pytest.mark.parametrize("variable", [False, True])
def test_an_address_where_nobody_listens_is_told_soon(monkeypatch: pytest.MonkeyPatch, variable: bool):
    """Ray itself tries for many minutes. `auto` looks at RAY_ADDRESS first."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"  # taken, but nobody listens
        monkeypatch.setenv("RAY_ADDRESS", address if variable else "")
        asked = "auto" if variable else address
        with pytest.raises(LondonBridgeError, match=f"--ray {asked}: no Ray cluster can be reached"):
            run(small(), ray=asked)


@needs_ray
@pytest.mark.timeout(60)
def test_auto_without_a_cluster_is_told(monkeypatch: pytest.MonkeyPatch):
    """`--ray auto` where no cluster runs. (Clusters of others on this machine are kept out of sight.)"""
    from ray._private import services

    monkeypatch.setattr(services, "_find_address_from_flag", lambda flag: set())
    monkeypatch.setattr(services, "find_bootstrap_address", lambda folder: None)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with pytest.raises(LondonBridgeError, match="--ray auto: no Ray cluster can be reached"):
        run(small(), ray="auto")


def test_reviews_on_a_cluster_are_the_same(monkeypatch: pytest.MonkeyPatch):
    """`review --ray`: the same crew, and the same reviews as in this process."""
    records = []
    for seed in (1, 2):
        game, rng = Game.deal(2, "base", seed), Rng(seed)
        while not game.over:
            seat = game.deciders[0]
            game.apply(seat, Move(rng.pick(game.legal_mask(seat))))
        records.append(Record.of(game))
    asked = ReviewOptions(20, 0)
    ray = FakeRay()
    monkeypatch.setattr(cluster, "_ray", lambda: ray)
    on_cluster = sorted(review_all(records, asked, ray="local"), key=lambda told: told["record"])
    assert len(ray.members) == 2
    assert on_cluster == list(review_all(records, asked, jobs=1))
