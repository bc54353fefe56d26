"""Migrations run by themselves: a database of an earlier version is brought to today's form, with what is in it."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, text

from london_bridge.server.clock import now_ms
from london_bridge.server.settings import Settings
from london_bridge.server.storage.database import MIGRATIONS, Database
from london_bridge.server.storage.schema import metadata

from .playing import running


def to_version(connection: Connection, version: str) -> None:
    """As an earlier server left it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def test_a_database_of_the_first_version(database: str, tmp_path: Path) -> None:
    """The tables of today, and the people of before."""

    async def main() -> None:
        old = Database(Settings(database=database).url())
        async with old.writing.begin() as connection:
            await connection.run_sync(to_version, "0001")
            # Seen today: guests who stayed away for long are deleted as soon as the server runs.
            row = "INSERT INTO people (id, name, notify, version, created, seen) VALUES ('p', 'Ann', '{}', 0, :t, :t)"
            await connection.execute(text(row), {"t": now_ms()})
        await old.close()
        async with running(database, tmp_path) as server:
            person = await server.services.people.get("p")
            assert person is not None
            assert person.name == "Ann"

            def columns(connection: Connection) -> dict[str, set[str]]:
                found = inspect(connection)
                return {name: {column["name"] for column in found.get_columns(name)} for name in metadata.tables}

            async with server.services.database.read() as connection:
                there = await connection.run_sync(columns)
            assert there == {name: {column.name for column in each.columns} for name, each in metadata.tables.items()}

    asyncio.run(main())
