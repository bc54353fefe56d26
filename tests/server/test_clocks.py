"""The time of every seat: banks, decisions, days; and options that a table says of itself."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import update

from london_bridge.server.storage.schema import log
from london_bridge.server.tables.seats import DAY, SeatTimes
from london_bridge.server.wire.options import DaysClock, LiveClock, NoClock

from .playing import running

START = 1_000_000


def test_the_first_seconds_are_free_and_the_rest_comes_from_the_bank() -> None:
    """Live, with a bank per player and time per decision."""
    times = SeatTimes(LiveClock(bank=60, decision=10), 2)
    times.pass_to(0b01, None, START)
    assert times.deadline(0) == START + 70_000
    assert times.deadline(1) is None
    times.pass_to(0b10, 0, START + 8_000)  # within the free time
    assert times.bank == [60_000, 60_000]
    times.pass_to(0b01, 1, START + 8_000 + 25_000)  # 15 seconds more than free
    assert times.bank == [60_000, 45_000]
    times.pass_to(0b01, 0, START + 40_000)  # it moved, and has to move again: a new decision
    assert times.deadline(0) == START + 40_000 + 70_000
    told = times.info()
    assert told is not None
    assert [seat.bank for seat in told.seats] == [60_000, 45_000]


def test_a_bank_is_never_below_nothing() -> None:
    """Whoever is too late has nothing left, and no debts."""
    times = SeatTimes(LiveClock(bank=1, decision=5), 2)
    times.pass_to(0b01, None, START)
    times.pass_to(0b10, 0, START + 3_600_000)
    assert times.bank[0] == 0


def test_days_for_every_decision() -> None:
    """Correspondence, in days; and no clock at all."""
    times = SeatTimes(DaysClock(days=3), 2)
    times.pass_to(0b11, None, START)
    assert times.deadline(0) == times.deadline(1) == START + 3 * DAY
    assert SeatTimes(NoClock(), 2).info() is None


@pytest.mark.slow
def test_when_the_days_are_over_a_bot_plays(database: str, tmp_path: Path) -> None:
    """Correspondence: the sweep finds a table at which the days ran out while nobody was there."""

    async def main() -> None:
        async with running(database, tmp_path, sweep=0.1, idle=0.1) as server, AsyncExitStack() as stack:
            ann = await stack.enter_async_context(server.person("Ann"))
            bob = await stack.enter_async_context(server.person("Bob"))
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}], clock={"kind": "days", "days": 1}))["id"]
            await bob.act(table, "sit", seat=1)
            await ann.act(table, "start")
            state = (await ann.client.get(f"/api/tables/{table}/state")).json()
            assert state["clocks"]["kind"] == "days"
            assert abs(state["clocks"]["seats"][1]["deadline"] - time.time() * 1000 - DAY) < 60_000
        async with running(database, tmp_path) as server:  # two days later
            async with server.services.database.write() as connection:
                await connection.execute(update(log).values(at=log.c.at - 2 * DAY))
            async with server.person() as reader:
                registry = server.services.registry
                found = await registry.get(table)
                assert found is not None
                await registry.check_clock(found)
                seats = (await reader.client.get(f"/api/tables/{table}")).json()["table"]["seats"]
                assert [seat["away"] for seat in seats] == ["clock", "clock"]

    asyncio.run(main())


def test_on_one_device_only_the_clock_of_who_can_look_runs(tmp_path: Path) -> None:
    """All choose at once, but one device shows one hand: the others' clocks wait, those of people elsewhere run."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, AsyncExitStack() as stack:
            ann = await stack.enter_async_context(server.person("Ann"))
            dee = await stack.enter_async_context(server.person("Dee"))
            seats = [
                {"kind": "me"},
                {"kind": "local", "name": "Ben"},
                {"kind": "local", "name": "Cy"},
                {"kind": "open"},
            ]
            table = (await ann.create(seats, clock={"kind": "live", "bank": 60, "decision": 5}))["id"]
            await dee.act(table, "sit", seat=3)
            await ann.act(table, "start")

            async def running_clocks() -> list[int]:
                clocks = (await ann.client.get(f"/api/tables/{table}/state?seat=0")).json()["clocks"]["seats"]
                return [seat for seat, clock in enumerate(clocks) if clock["deadline"] is not None]

            assert await running_clocks() == [0, 3]
            await ann.act(table, "moves", moves=["card:1"], seat=0)
            assert await running_clocks() == [1, 3]
            await ann.act(table, "take_back", seat=0)
            assert await running_clocks() == [0, 3]
            await ann.act(table, "moves", moves=["card:1"], seat=0)
            await ann.act(table, "moves", moves=["card:1"], seat=1)
            assert await running_clocks() == [2, 3]

    asyncio.run(main())


@pytest.mark.parametrize(("options", "kind"), [({"seed": 7}, "seed"), ({}, "drawn")])
def test_a_fixed_deal_is_said(tmp_path: Path, options: dict[str, int], kind: str) -> None:
    """Where the deal is that of a seed, the table says so, to everybody."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
            tables = [(await ann.create(seats, start=True, **options))["id"] for _ in range(2)]
            async with server.person() as watcher:
                told = [(await watcher.client.get(f"/api/tables/{table}/state")).json() for table in tables]
            assert [one["table"]["deal"]["kind"] for one in told] == [kind, kind]
            assert (told[0]["view"]["stacks"] == told[1]["view"]["stacks"]) is (kind == "seed")

    asyncio.run(main())


def test_a_table_without_undo(tmp_path: Path) -> None:
    """Undo policy."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, server.person("Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
            table = (await ann.create(seats, start=True, undo="none"))["id"]
            await ann.act(table, "moves", moves=["card:1"], seat=0)
            state = (await ann.client.get(f"/api/tables/{table}/state?seat=0")).json()
            assert state["you"]["undo"] is None
            assert (await ann.act(table, "undo", seat=0)).json()["code"] == "not_allowed"

    asyncio.run(main())
