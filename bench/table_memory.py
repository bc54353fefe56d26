"""The memory of a table: lots of as many tables play the same number of moves, and each lot is weighed.

`python -m bench.table_memory` prints what one table of each lot added to the server: set up, with nobody there; and
live, with all four seats connected and the game played as far as it was asked. Some tables play before anything is
weighed, so that what the server loads and keeps once and for all (the database's pages, compiled code, the views of
common positions) is not counted as theirs. How quick the machine is does not matter: nothing is weighed before every
move is made.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from typing import Any

from bench.table_load import SEATS, Load, Process, rss, run_table, seat_hears, set_up
from bench.wire_client import dial

#: More moves than any game has: games are played to their end.
WHOLE = 1_000
#: Tables that play before anything is weighed.
FIRST = 10
#: Seconds without a move after which a lot is taken to be through, and how many there may be altogether.
STILL, PATIENCE = 1.0, 120.0


async def come_and_play(port: int, made: list[tuple[str, list[str]]], moves: int) -> Load:
    """Everybody sits down, and each table plays so many moves, or to its end."""
    load = Load()
    load.on = True
    for table, cookies in made:
        left = [moves]
        for seat in range(SEATS):
            path = f"/api/tables/{table}/live?seat={seat}"
            load.devices.append(await dial(port, path, seat_hears(load, seat, left), cookies[seat]))
    until = asyncio.get_running_loop().time() + PATIENCE
    before = -1
    while load.moves > before:
        before = load.moves
        await asyncio.sleep(STILL)
        if asyncio.get_running_loop().time() > until:
            raise AssertionError(f"The server needs too long: {load.moves} moves in {PATIENCE:.0f} seconds.")
    load.check()
    return load


async def weigh(server: Process, tables: int, moves: int, lots: int) -> dict[str, Any]:
    """Lot after lot; nobody leaves."""
    idle: list[float] = []
    live: list[float] = []
    loads = [await come_and_play(server.port, await set_up(server.port, FIRST), moves)]
    base = before = rss(server.pid)
    for _ in range(lots):
        made = await set_up(server.port, tables)
        idle.append((rss(server.pid) - before) / tables / 1e3)
        loads.append(await come_and_play(server.port, made, moves))
        now = rss(server.pid)
        live.append((now - before) / tables / 1e3)
        before = now
    for load in loads:
        await load.leave()
    return {
        "tables": tables,
        "moves_per_table": round(sum(load.moves for load in loads) / (FIRST + tables * lots)),
        "memory_mb": round(base / 1e6, 1),
        "kb_per_table_without_people": [round(size, 1) for size in idle],
        "kb_per_live_table": [round(size, 1) for size in live],
    }


def measure_memory(tables: int, moves: int = WHOLE, lots: int = 3, database: str | None = None) -> dict[str, Any]:
    """What a table takes, lot by lot."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(run_table, database, folder)
        try:
            return asyncio.run(weigh(server, tables, moves, lots))
        finally:
            server.stop()


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=WHOLE)
    parser.add_argument("--lots", type=int, default=4)
    parser.add_argument("--database")
    options = parser.parse_args()
    print(json.dumps(measure_memory(options.tables, options.moves, options.lots, options.database)))


if __name__ == "__main__":
    main()
