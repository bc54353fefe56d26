"""What is due at tables that nobody looks at: every clock in time, whatever else waits; and bots in turns."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, update

from london_bridge.server.clock import now_ms
from london_bridge.server.storage.queries import DueTable, due_tables
from london_bridge.server.storage.schema import log, tables
from london_bridge.server.tables import sweep
from london_bridge.server.tables.table_registry import TableRegistry

from .playing import running

ME, LOCAL = {"kind": "me"}, {"kind": "local", "name": "Ben"}
LONG_AGO = 1_000


def leave(registry: TableRegistry) -> None:
    """All tables leave memory."""
    for table in list(registry.tables.values()):
        registry.forget(table)


@pytest.mark.slow
def test_a_clock_is_served_however_many_tables_are_due(database: str, tmp_path: Path) -> None:
    """Sixty tables that have been due for longer do not keep the sweep from the one whose clock ran out; and those at
    which nothing is due after all are not due the next time.
    """

    async def main() -> None:
        async with running(database, tmp_path, sweep=3600) as server, server.person("Ann") as ann:
            registry, base = server.services.registry, server.services.database
            others = [(await ann.create([ME, LOCAL], start=True))["id"] for _ in range(60)]
            clock = {"kind": "live", "bank": 0, "decision": 30}
            late = (await ann.create([ME, LOCAL], start=True, clock=clock))["id"]
            await registry.index.write()
            leave(registry)
            async with base.write() as connection:
                await connection.execute(update(tables).where(tables.c.id.in_(others)).values(wake=LONG_AGO))
                await connection.execute(update(log).where(log.c.table_id == late).values(at=log.c.at - 60_000))
                past = update(tables).where(tables.c.id == late).values(wake=now_ms() - 30_000)
                await connection.execute(past)
            await registry.sweep(now_ms())
            # Both sit at one device, so that only the first one's clock has run.
            assert [seat.away for seat in registry.tables[late].state.seats] == ["clock", None]
            for _ in range(6):
                registry.sweeper.brought.clear()  # time passes
                await registry.sweep(now_ms())
                await registry.index.write()
            async with base.read() as connection:
                due_still = (await connection.execute(select(tables.c.id).where(tables.c.wake <= now_ms()))).all()
            assert not due_still

    asyncio.run(main())


def test_due_tables_come_in_pages(database: str, tmp_path: Path) -> None:
    """None is left out and none comes twice, also where many are due at the same moment."""

    async def main() -> None:
        async with running(database, tmp_path, sweep=3600) as server, server.person("Ann") as ann:
            made = [(await ann.create([ME, LOCAL], start=True))["id"] for _ in range(7)]
            await server.services.registry.index.write()
            async with server.services.database.write() as connection:
                await connection.execute(update(tables).values(wake=LONG_AGO))
            found = [page async for page in due_tables(server.services.database, now_ms(), 3)]
            assert [len(page) for page in found] == [3, 3, 1]
            assert sorted(row.id for page in found for row in page) == sorted(made)

    asyncio.run(main())


def test_hosts_take_turns_and_only_so_many_tables_come_in(tmp_path: Path) -> None:
    """After a restart the bots of one host's fifty tables do not come before another's one."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path, sweep=3600) as server:
            seats = '[{"kind":"person"},{"kind":"bot"}]'
            line = f'{{"options":{{"clock":{{"kind":"none"}}}},"seats":{seats}}}'
            rows = [DueTable(f"t{i}", "Eve", i, 0b10, line) for i in range(50)]
            rows.append(DueTable("mine", "Ann", 1_000, 0b10, line))
            looking = server.services.registry.sweeper
            first = looking._admitted(rows)
            assert [row.id for row in first[:3]] == ["t0", "mine", "t1"]
            assert len(first) == sweep.MOST_FOR_BOTS
            second = looking._admitted(rows)
            assert not {row.id for row in first} & {row.id for row in second}, "no table stands in the way of others"

    asyncio.run(main())


def test_whose_clock_can_run_out() -> None:
    """A person who decides against a clock, and neither a bot nor somebody for whom one plays."""

    def row(clock: str, acting: int, *seats: str) -> DueTable:
        line = f'{{"options":{{"clock":{{"kind":"{clock}"}}}},"seats":[{",".join(seats)}]}}'
        return DueTable("t", "h", 1, acting, line)

    person, bot, away = '{"kind":"person"}', '{"kind":"bot"}', '{"kind":"person","away":"clock"}'
    assert sweep.against_the_clock(row("live", 0b01, person, bot))
    assert sweep.against_the_clock(row("days", 0b11, away, person))
    assert not sweep.against_the_clock(row("live", 0b10, person, bot))
    assert not sweep.against_the_clock(row("live", 0b01, away, person))
    assert not sweep.against_the_clock(row("none", 0b01, person, bot))
