"""Where changes are checked, a test whose browser or database is missing fails and says what to install."""

from __future__ import annotations

import pytest

from tests.missing import VARIABLES, checked, missing


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable of the machine that runs this."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


def test_at_home_what_is_missing_is_skipped_with_what_to_install() -> None:
    """A machine without a browser or PostgreSQL is a supported one."""
    with pytest.raises(pytest.skip.Exception, match="Chromium is not installed: sudo apt-get install chromium"):
        missing("Chromium", "chromium")


@pytest.mark.parametrize("variable", VARIABLES)
def test_where_changes_are_checked_what_is_missing_is_a_failure(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what to install, and why it does not skip."""
    monkeypatch.setenv(variable, "1")
    with pytest.raises(pytest.fail.Exception, match=f"sudo apt-get install postgresql .{variable} is set"):
        missing("PostgreSQL", "postgresql")


@pytest.mark.parametrize("value", ["", "0", "false"])
def test_a_variable_can_be_off(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """CI=false is the same as not setting it."""
    monkeypatch.setenv("CI", value)
    assert checked() is None
