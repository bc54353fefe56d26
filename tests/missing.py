"""What a test needs from the machine and does not find: skipped at home, a failure where changes are checked."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest

#: Where one of these is set, every test has to run: a skipped one would pass for a good one.
VARIABLES = ("CI", "LONDON_BRIDGE_REQUIRE_COMPILED", "LONDON_BRIDGE_SOAK")


def checked() -> str | None:
    """The variable that says that changes are checked here, if one does."""
    return next((name for name in VARIABLES if os.environ.get(name, "").lower() not in ("", "0", "false", "no")), None)


def missing(program: str, package: str) -> NoReturn:
    """Something is not installed: say what to do, and skip the test, or fail where it must run."""
    words = f"{program} is not installed: sudo apt-get install {package}"
    if variable := checked():
        pytest.fail(f"{words} ({variable} is set, so that this test must not be skipped)", pytrace=False)
    pytest.skip(words)
