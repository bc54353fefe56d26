"""The databases of the server's tests; and what the long tests have measured, shown when they are through."""

import pytest

from tests.server.conftest import clock, database, postgres, postgres_database

from .noting import NOTED

__all__ = ["clock", "database", "postgres", "postgres_database"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """All figures, also of tests that passed: pytest keeps what those print to itself."""
    if NOTED:
        terminalreporter.section("figures")
        for name, counts in NOTED.items():
            terminalreporter.write_line(name)
            for key, value in counts.items():
                terminalreporter.write_line(f"    {key}: {value}")
