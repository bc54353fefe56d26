"""The source archive and the pure wheel, built once for all tests of this folder, as `make release` builds them."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.release import source_archive, wheel_from

from .environments import Environment


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return source_archive(tmp_path_factory.mktemp("archive"))


@pytest.fixture(scope="session")
def pure_wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel_from(archive, tmp_path_factory.mktemp("wheel"), pure=True)


@pytest.fixture(scope="session")
def bare(pure_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the wheel and nothing else."""
    made = Environment(tmp_path_factory.mktemp("bare") / "venv")
    made.install("--no-index", str(pure_wheel))
    return made


@pytest.fixture(scope="session")
def hosting(pure_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the wheel and `[server]`."""
    made = Environment(tmp_path_factory.mktemp("hosting") / "venv")
    made.install_with_dependencies(f"{pure_wheel}[server]")
    return made
