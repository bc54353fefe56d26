"""Many rows in one statement: entries of logs, and the rows by which lists know tables.

A statement for every row would let go of the interpreter and ask for it again as often, while the event loop is busy;
so a batch crosses over once. SQLite gets its rows as VALUES, PostgreSQL as arrays, whose statement is always the same;
the arrays are joined here and taken apart there, which is quicker than quoting every text for an array.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, TypeVar

from sqlalchemy import Connection

INDEX = ("key", "number", "acting", "wake", "touched")
Row = TypeVar("Row")
#: Rows of one statement for SQLite, which allows 32,766 values in one.
MOST = 500

#: Stands between the texts of an array. None of them has it: ids are plain, and JSON escapes it.
BETWEEN = "\x1f"
CHANNEL = "london_bridge"
POSTGRES_LOG = (
    "INSERT INTO log (table_id, number, at, data) SELECT * FROM unnest("
    "string_to_array(%s, E'\\x1f'), %s::integer[], %s::bigint[], string_to_array(%s, E'\\x1f'))"
)
POSTGRES_NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(string_to_array(%s, E'\\x1f')) AS payload"
POSTGRES_INDEX = (
    "UPDATE tables SET number = v.number, acting = v.acting, wake = v.wake, touched = v.touched "
    "FROM unnest(%s::text[], %s::integer[], %s::integer[], %s::bigint[], %s::bigint[]) "
    "AS v (key, number, acting, wake, touched) WHERE tables.id = v.key AND tables.number <= v.number"
)


@lru_cache(maxsize=2 * MOST)
def values(rows: int, columns: int) -> str:
    """So many rows of question marks."""
    row = f"({','.join('?' * columns)})"
    return ",".join([row] * rows)


def portions(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """As many rows as go into one statement."""
    for first in range(0, len(rows), MOST):
        yield rows[first : first + MOST]


def insert_entries(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """New entries of logs (table, number, time, data). A number that is there already is an IntegrityError, and nothing
    is written.
    """
    if connection.dialect.name != "sqlite":
        names, numbers, times, data = zip(*rows, strict=True)
        columns = (BETWEEN.join(names), whole(numbers), whole(times), BETWEEN.join(data))
        connection.exec_driver_sql(POSTGRES_LOG, columns)
        return
    for some in portions(rows):
        text = f"INSERT INTO log (table_id, number, at, data) VALUES {values(len(some), 4)}"
        connection.exec_driver_sql(text, tuple(chain.from_iterable(some)))


def notify(connection: Connection, payloads: Sequence[str]) -> None:
    """What other processes hear, in PostgreSQL."""
    connection.exec_driver_sql(POSTGRES_NOTIFY, (BETWEEN.join(payloads),))


def whole(numbers: Sequence[int]) -> str:
    """Whole numbers as PostgreSQL writes an array of them."""
    return f"{{{','.join(map(str, numbers))}}}"


def update_index(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """What changes with every entry, in the rows of tables; the last of several rows of one table counts."""
    last = list({row["key"]: row for row in rows}.values())
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(POSTGRES_INDEX, columns_of(last, INDEX))
        return
    for some in portions(last):
        text = (
            f"WITH v (key, number, acting, wake, touched) AS (VALUES {values(len(some), len(INDEX))}) "
            "UPDATE tables SET number = v.number, acting = v.acting, wake = v.wake, touched = v.touched "
            "FROM v WHERE tables.id = v.key AND tables.number <= v.number"
        )
        connection.exec_driver_sql(text, tuple([row[name] for row in some for name in INDEX]))


def columns_of(rows: list[dict[str, Any]], names: tuple[str, ...]) -> tuple[list[Any], ...]:
    """Rows, column by column."""
    return tuple([row[name] for row in rows] for name in names)
