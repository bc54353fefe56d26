"""The databases of the server's tests."""

from tests.server.conftest import clock, database, postgres, postgres_database

__all__ = ["clock", "database", "postgres", "postgres_database"]
