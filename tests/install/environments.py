"""Empty virtual environments, and pip that installs into them from outside: they have not even pip."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from uv import find_uv_bin

ROOT = Path(__file__).parents[2]
#: A package that every index has: where pip cannot find it, there is none.
EVERYWHERE = "packaging"


class Environment:
    """A virtual environment, and what runs in it. Nothing of this checkout can be seen from there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.python = self.bin / "python"

    @classmethod
    def make(cls, folder: Path, python: str = sys.executable) -> Environment:
        """An empty one, of any Python."""
        subprocess.run([python, "-m", "venv", "--without-pip", str(folder)], check=True)
        return cls(folder)

    def install(self, *arguments: str) -> None:
        """Have pip install something."""
        told = self._pip(*arguments)
        assert told.returncode == 0, told.stderr

    def install_with_dependencies(self, *arguments: str) -> None:
        """The same with what it needs from an index: by uv, which is quick, or by pip, which may know another one."""
        locked = "--require-hashes" in arguments
        constrained = [*([] if locked else ["--constraint", str(ROOT / "constraints.txt")]), *arguments]
        quick = [find_uv_bin(), "pip", "install", "--quiet", "--python", str(self.python), *constrained]
        if subprocess.run(quick, capture_output=True, check=False).returncode:
            self.install_by_pip(*constrained)

    def install_by_pip(self, *arguments: str) -> None:
        """Have pip install something from an index; a test that cannot reach one is left out, and says why."""
        told = self._pip(*arguments)
        if told.returncode and self._pip("--dry-run", "--ignore-installed", "--no-deps", EVERYWHERE).returncode:
            last = told.stderr.strip().splitlines()[-1]
            pytest.skip(f"no index can be reached from here: {last}")
        assert told.returncode == 0, told.stderr

    def _pip(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pip", "--python", str(self.python), "--disable-pip-version-check", "install"]
        return subprocess.run([*command, "--quiet", *arguments], capture_output=True, text=True, check=False)

    def packages(self) -> set[str]:
        """The names of all that is installed."""
        command = [sys.executable, "-m", "pip", "--python", str(self.python), "list", "--format", "json"]
        told = subprocess.run(command, capture_output=True, text=True, check=True)
        return {one["name"].lower().replace("_", "-") for one in json.loads(told.stdout)}

    def variables(self) -> dict[str, str]:
        """The environment variables of a process in it."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LONDON_BRIDGE"))}
        return {**kept, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)}

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run one of its programs to the end, away from the checkout."""
        command = [str(self.bin / program), *arguments]
        return subprocess.run(
            command, cwd=self.folder, env=self.variables(), capture_output=True, text=True, check=False, timeout=120
        )

    def runs(self, script: str) -> str:
        """Run a script that must succeed; what it printed."""
        told = self.run("python", "-c", script)
        assert told.returncode == 0, told.stderr
        return told.stdout
