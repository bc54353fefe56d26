"""Writes constraints.txt: the exact versions that pip chooses today for the package and its tools.

Usage: python scripts/lock.py EXTRA...  (run by `make lock`). Nothing is installed; the file names no index.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

HEADER = "# The versions that are tested together. Made by `make lock`; pip reads it with -c.\n"


def resolve(extras: list[str]) -> dict[str, str]:
    """Ask pip what it would install into an empty environment."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    target = f".[{','.join(extras)}]" if extras else "."
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        subprocess.run([*command, "--report", str(report), target, *project["build-system"]["requires"]], check=True)
        chosen = json.loads(report.read_text(encoding="utf-8"))["install"]
    # A local label (2.13.0+cpu) names a build that lies on this machine; the version itself is what others can have.
    versions = {
        item["metadata"]["name"].lower().replace("_", "-"): item["metadata"]["version"].partition("+")[0]
        for item in chosen
    }
    del versions[project["project"]["name"]]
    return versions


def main() -> None:
    versions = resolve(sys.argv[1:])
    lines = [f"{name}=={version}\n" for name, version in sorted(versions.items())]
    Path("constraints.txt").write_text(HEADER + "".join(lines), encoding="utf-8")
    print(f"constraints.txt: {len(lines)} packages.")


if __name__ == "__main__":
    main()
