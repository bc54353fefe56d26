"""The databases of the server's tests."""

from tests.server.conftest import database, postgres, postgres_database

__all__ = ["database", "postgres", "postgres_database"]
