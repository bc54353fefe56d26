"""What is handed out, built once for all tests of this folder as `make release` builds it, and installed once."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from scripts.release import source_archive, wheel_from

from .environments import Environment

Once = Callable[[str, Callable[[Path], object]], Path]


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """Make a folder by a name, or take the one that another process of the same test run has made."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent

    def made(name: str, make: Callable[[Path], object]) -> Path:
        folder, ready = shared / name, shared / f"{name}.ready"
        with (shared / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not ready.exists():
                shutil.rmtree(folder, ignore_errors=True)  # another process began it, and failed
                folder.mkdir()
                make(folder)
                ready.touch()
        return folder

    return made


def only(folder: Path) -> Path:
    (found,) = folder.glob("london_bridge-*")
    return found


@pytest.fixture(scope="session")
def archive(once: Once) -> Path:
    return only(once("archive", source_archive))


@pytest.fixture(scope="session")
def pure_wheel(archive: Path, once: Once) -> Path:
    return only(once("pure-wheel", lambda folder: wheel_from(archive, folder, pure=True)))


@pytest.fixture(scope="session")
def bare(pure_wheel: Path, once: Once) -> Environment:
    """An environment with the wheel and nothing else."""
    return Environment(once("bare", lambda folder: Environment.make(folder).install("--no-index", str(pure_wheel))))


@pytest.fixture(scope="session")
def hosting(pure_wheel: Path, once: Once) -> Environment:
    """An environment with the wheel and `[server]`."""

    def make(folder: Path) -> None:
        Environment.make(folder).install_with_dependencies(f"{pure_wheel}[server]")

    return Environment(once("hosting", make))
