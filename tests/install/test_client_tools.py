"""Where the tools of the browser client come from: also while pip builds the package, which hides itself meanwhile."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from scripts import build_web


def test_a_build_by_pip_finds_node_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine without Node, with a Python that has no pip: it is installed by another one, which is made for that;
    what is installed has no Node in it, and no client is missing.
    """
    asked: list[tuple[list[str], bool]] = []

    def run(command: list[str], **how: Any) -> subprocess.CompletedProcess[str]:
        asked.append((command, "PYTHONPATH" in (how.get("env") or os.environ)))
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(build_web, "OWN", tmp_path / "node")
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(shutil, "which", lambda *_args, **_more: None)
    monkeypatch.setenv("PYTHONPATH", "/what/pip/builds/with")
    beside = build_web.tools()
    assert asked == [([sys.executable, *asked[0][0][1:]], True)]
    assert asked.pop()[0][1:3] == ["-m", "pip"]
    assert beside["PATH"].startswith(str(Path(sys.executable).parent))

    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    own = build_web.tools()
    assert asked[0] == ([sys.executable, "-m", "venv", str(tmp_path / "node")], False)
    assert asked[1][0][0].startswith(str(tmp_path / "node"))
    assert asked[1][0][1:3] == ["-m", "pip"]
    assert not asked[1][1]
    assert own["PATH"].startswith(str(tmp_path / "node"))
