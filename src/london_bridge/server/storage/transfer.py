"""A whole instance as a file, and back: everything that is stored, as JSON Lines, a row a line.

The same file goes into SQLite and into PostgreSQL. It is written from one moment of the database, while a server may go
on working, and read in one transaction: all of it, or nothing. It holds the secrets of the instance, so that cookies,
tokens and pushes go on working; keep it like a password.
"""

from collections.abc import AsyncIterator, Iterable
from math import isfinite
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Boolean, Float, Integer, Table, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from london_bridge import __version__
from london_bridge.errors import LondonBridgeError

from .database import Database
from .schema import (
    chronicle_charters,
    chronicle_lines,
    chronicle_opponents,
    chronicle_pages,
    daily_attempts,
    daily_pars,
    ended,
    links,
    log,
    meta,
    people,
    places,
    preferences,
    pushes,
    puzzle_attempts,
    puzzle_ratings,
    puzzle_solvers,
    puzzle_streaks,
    reviews,
    tables,
    tokens,
)

FORMAT = "london-bridge-instance/1"
#: Everything but who is connected just now, and how often somebody has tried something.
PARTS: tuple[Table, ...] = (
    meta,
    people,
    tables,
    log,
    places,
    tokens,
    links,
    preferences,
    pushes,
    ended,
    reviews,
    daily_attempts,
    daily_pars,
    puzzle_attempts,
    puzzle_solvers,
    puzzle_ratings,
    puzzle_streaks,
    chronicle_lines,
    chronicle_opponents,
    chronicle_charters,
    chronicle_pages,
)
AT_ONCE = 500

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(dict[str, Any]).decode


class TransferError(LondonBridgeError):
    """An instance that cannot be taken in."""


async def write_out(database: Database) -> AsyncIterator[bytes]:
    """All lines of an instance."""
    counts: dict[str, int] = {}
    async with database.read() as connection:
        if not database.sqlite:
            await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        yield encode({"format": FORMAT, "version": __version__}) + b"\n"
        for part in PARTS:
            name = str(part.name)
            counts[name] = 0
            names = [str(column.name) for column in part.columns]
            ordered = select(part).order_by(*part.primary_key.columns)
            async with connection.stream(ordered.execution_options(yield_per=AT_ONCE)) as rows:
                async for row in rows:
                    counts[name] += 1
                    yield encode({"in": name, "row": dict(zip(names, row, strict=True))}) + b"\n"
    yield encode({"end": counts}) + b"\n"


async def read_in(database: Database, lines: Iterable[bytes]) -> dict[str, int]:
    """Take an instance into an empty database; how many rows there were of each kind."""
    async with database.write() as connection:
        for part in (people, tables, log):
            if await connection.scalar(select(func.count()).select_from(part)):
                raise TransferError("There is something in this database already; an instance needs an empty one.")
        await connection.execute(delete(meta))  # the keys that a first start has made
        return await InstanceReader(connection).read(lines)


class InstanceReader:
    """Reads lines into the database."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.parts = {str(part.name): part for part in PARTS}
        self.counts = dict.fromkeys(self.parts, 0)
        self.waiting: list[dict[str, Any]] = []
        self.part: Table | None = None

    async def read(self, lines: Iterable[bytes]) -> dict[str, int]:
        """All lines, the first and the last of which have to be there."""
        ended = False
        for number, line in enumerate(lines, 1):
            try:
                found = decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise TransferError(f"Line {number} cannot be read: {error}.") from error
            if number == 1:
                if found.get("format") != FORMAT:
                    raise TransferError(f"This is not an exported instance: the first line must name {FORMAT}.")
            elif ended:
                raise TransferError(f"Line {number} comes after the end.")
            elif "end" in found:
                ended = True
                # An earlier version did not know all parts of today.
                told = found["end"]
                if not isinstance(told, dict) or dict.fromkeys(self.parts, 0) | told != self.counts:
                    raise TransferError("The last line counts other rows than the file has; it was damaged.")
            else:
                await self.take(number, found)
        if not ended:
            raise TransferError("The file breaks off before its end; nothing was taken in.")
        await self.flush()
        return self.counts

    async def take(self, number: int, found: dict[str, Any]) -> None:
        """One row."""
        part = self.parts.get(str(found.get("in")))
        row = found.get("row")
        if part is None or not isinstance(row, dict):
            raise TransferError(f"Line {number} is no row of an instance.")
        for name, value in row.items():
            if name not in part.columns or not fits(part, name, value):
                raise TransferError(f"Line {number}: {part.name} has no {name} like that.")
        if (
            part is not self.part
            or len(self.waiting) >= AT_ONCE
            or (self.waiting and row.keys() != self.waiting[0].keys())
        ):
            await self.flush()
            self.part = part
        self.waiting.append(row)
        self.counts[part.name] += 1

    async def flush(self) -> None:
        """Write what has gathered."""
        if self.waiting and self.part is not None:
            await self.connection.execute(insert(self.part), self.waiting)
        self.waiting = []


def fits(part: Table, name: str, value: object) -> bool:
    """Whether a value can stand in a column."""
    column = part.columns[name]
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, Boolean):
        return isinstance(value, bool)
    if isinstance(column.type, Integer | BigInteger):
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**63
    if isinstance(column.type, Float):
        return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
    return isinstance(value, str)
