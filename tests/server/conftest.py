"""Databases for the tests of the server: every test that asks for `database` runs on SQLite and on PostgreSQL."""

import itertools
from collections.abc import Iterator

import psycopg
import pytest

from london_bridge.server.clock import CLOCK, Clock
from tests.missing import missing

from .postgres import binaries, cluster

COUNT = itertools.count()


@pytest.fixture(autouse=True)
def clock() -> Iterator[Clock]:
    """The server's clock, which a test may move: put right again afterwards, also where a database was ahead of it."""
    before = CLOCK.shown, CLOCK.begun, CLOCK.moved
    yield CLOCK
    CLOCK.shown, CLOCK.begun, CLOCK.moved = before


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A private PostgreSQL; its URL without a database."""
    if binaries() is None:
        missing("PostgreSQL", "postgresql")
    with cluster() as url:
        yield url


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """A fresh database on it."""
    name = f"t{next(COUNT)}"
    with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"{postgres}/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: object) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/test.sqlite3"
    url: str = request.getfixturevalue("postgres_database")
    return url
