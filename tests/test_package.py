"""The package as installed: its version, the switch between compiled and interpreted modules, the build."""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
from pathlib import Path

import pytest

import london_bridge
from london_bridge import _pure

SHOW_FILES = """
from importlib import import_module
from london_bridge import _pure
for name in _pure.hot_modules():
    print(import_module(name).__file__)
"""


def files_of_hot_modules(**environment: str) -> list[str]:
    """Where a fresh interpreter loads the hot modules from."""
    clean = {name: value for name, value in os.environ.items() if name != _pure.VARIABLE}
    ran = subprocess.run(
        [sys.executable, "-c", SHOW_FILES],
        env=clean | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.split()


def test_the_version_is_the_distributions():
    """`london_bridge.__version__` and the metadata of the distribution `london-bridge` are one."""
    assert importlib.metadata.version("london-bridge") == london_bridge.__version__


def test_the_pure_switch_loads_every_hot_module_from_its_source():
    """LONDON_BRIDGE_PURE=1 runs the .py files even where compiled ones are beside them."""
    files = files_of_hot_modules(LONDON_BRIDGE_PURE="1")
    assert len(files) == len(_pure.hot_modules()) > 0
    assert [file for file in files if not file.endswith(".py")] == []


def test_the_pure_switch_can_be_off():
    """LONDON_BRIDGE_PURE=0 is the same as not setting it."""
    assert files_of_hot_modules(LONDON_BRIDGE_PURE="0") == files_of_hot_modules()


@pytest.mark.skipif(
    "LONDON_BRIDGE_REQUIRE_COMPILED" not in os.environ,
    reason="LONDON_BRIDGE_REQUIRE_COMPILED is not set: a machine without a compiler is a supported one",
)
def test_every_hot_module_is_compiled():
    """Where the build is checked, no module may have fallen back to its interpreted form."""
    assert [file for file in files_of_hot_modules() if file.endswith(".py")] == []


@pytest.mark.parametrize("value", ["1", "true", "YES"])
def test_the_finder_takes_the_source_beside_a_compiled_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str
):
    """The finder answers for this package with a .py file, and leaves everything else to the others."""
    monkeypatch.setenv(_pure.VARIABLE, value)
    (tmp_path / "hot.py").write_text("")
    (tmp_path / "hot.so").write_bytes(b"not a library")
    (tmp_path / "folder").mkdir()
    assert _pure.wanted()
    spec = _pure.SourceFinder.find_spec("london_bridge.hot", [str(tmp_path)])
    assert spec is not None
    assert spec.origin == str(tmp_path / "hot.py")
    assert _pure.SourceFinder.find_spec("london_bridge.folder", [str(tmp_path)]) is None
    assert _pure.SourceFinder.find_spec("another.hot", [str(tmp_path)]) is None
    assert _pure.SourceFinder.find_spec("london_bridge", None) is None
