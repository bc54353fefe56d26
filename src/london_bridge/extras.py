"""The extras of the distribution: what is needed beyond the core, and one sentence where it is missing.

The core (`rules`, `record`, `view`, `bots`, `art`, `review`, `daily`, `chronicle`) needs the standard library alone.
What the others need are extras in pyproject.toml. A room asks at its door, so that whoever lacks an extra reads which
command installs it, and no traceback of an import deep inside. Imports `errors`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from typing import Final, NamedTuple

from .errors import LondonBridgeError

DISTRIBUTION: Final = "london-bridge"


class Extra(NamedTuple):
    """What an extra is for, as the subject of a sentence, and the modules it installs."""

    purpose: str
    modules: tuple[str, ...]


_CLI: Final = ("platformdirs", "rich", "typer")
_LAB: Final = (*_CLI, "choix", "matplotlib", "numpy", "pyarrow")
_RESEARCH: Final = (
    "gymnasium",
    "matplotlib",
    "numpy",
    "pettingzoo",
    "PIL",
    "pyarrow",
    "resvg_py",
    *(() if sys.platform == "win32" else ("pyspiel", "tree")),
)

#: A test holds this against pyproject.toml.
EXTRAS: Final = {
    "cli": Extra("The command line", _CLI),
    "server": Extra(
        "The server",
        (
            *_CLI,
            "aiosqlite",
            "alembic",
            "argon2",
            "cryptography",
            "http_ece",
            "httptools",
            "itsdangerous",
            "litestar",
            "msgspec",
            "prometheus_client",
            "psycopg",
            "py_vapid",
            "resvg_py",
            "sqlalchemy",
            "uvicorn",
            *(() if sys.platform == "win32" else ("uvloop",)),
            "websockets",
        ),
    ),
    "lab": Extra("The lab", _LAB),
    "research": Extra("The research environments", _RESEARCH),
    "train": Extra("Training", (*_RESEARCH, "torch")),
    "cluster": Extra("Playing on a cluster", (*_LAB, "ray")),
}


class MissingExtraError(LondonBridgeError, ImportError):
    """An extra is needed that is not installed here."""


def command(extra: str) -> str:
    """What installs an extra into this environment. Pip takes the London Bridge that is here, from wherever it came; of
    one that runs without being installed, it must be told where it is: no index has it.
    """
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    pip = f"{python} -m pip install" if find_spec("pip") else f"pip --python {python} install"
    try:
        distribution(DISTRIBUTION)
    except PackageNotFoundError:
        return f'in the folder of the checkout, {pip} ".[{extra}]"'
    return f'{pip} "{DISTRIBUTION}[{extra}]"'


def missing(extra: str, module: str) -> MissingExtraError:
    """The error for a module of an extra that cannot be imported."""
    purpose = EXTRAS[extra].purpose
    return MissingExtraError(f"{purpose} needs the extra [{extra}] ({module} is not installed): {command(extra)}")


def require(extra: str, *modules: str) -> None:
    """Refuse to go on where these modules of an extra, or any, are not installed. Imports nothing of it."""
    for module in modules or EXTRAS[extra].modules:
        if find_spec(module) is None:
            raise missing(extra, module)


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Around imports: a module of others that is not there is said to be missing from an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in EXTRAS[extra].modules:
            raise
        raise missing(extra, error.name) from None
