"""Writes the locks: constraints.txt, and a file with hashes for every extra that people install (in locks/).

    python scripts/lock.py             keep the versions that are locked, for a change in pyproject.toml
    python scripts/lock.py --upgrade   choose the newest versions again (`make lock`)

uv resolves, for every platform and every Python that the package allows. Nothing is installed; the files name no index.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from uv import find_uv_bin

CONSTRAINTS = Path("constraints.txt")
LOCKS = Path("locks")
#: Training is not among them: torch comes in other builds for other machines, with other hashes.
EXTRAS = ("cli", "server", "lab", "research", "cluster")

HEAD = "# The versions that are tested together. Made by `make lock`; pip reads it with -c.\n"
LOCK_HEAD = (
    "# What london-bridge[{0}] needs, with the hashes of all files. Made by `make lock`.\n"
    "# pip install --require-hashes -r locks/{0}.txt, and then the package itself with --no-deps.\n"
)


def resolved(extra: str, *options: str) -> str:
    """What uv chooses for an extra."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out.txt")
        command = [find_uv_bin(), "pip", "compile", "pyproject.toml", "--extra", extra, "--quiet", "--universal"]
        plain = ["--python-version", "3.11", "--no-header", "--no-annotate", "--no-emit-index-url"]
        subprocess.run([*command, *plain, *options, "--output-file", str(out)], check=True)
        text = out.read_text(encoding="utf-8")
    if "://" in text:
        raise SystemExit(f"The lock of [{extra}] names an address; it would only hold on this machine.")
    return text


def write(path: Path, text: str) -> None:
    """Write a lock, and say so."""
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{path}: {len(re.findall('^[a-z0-9].*==', text, re.M))} packages.")


def main() -> None:
    # The constraints hold for the locks too: tests run with the former, and people with the latter.
    keep = [] if "--upgrade" in sys.argv[1:] or not CONSTRAINTS.exists() else ["--constraint", str(CONSTRAINTS)]
    write(CONSTRAINTS, HEAD + resolved("dev", *keep))
    LOCKS.mkdir(exist_ok=True)
    for extra in EXTRAS:
        text = resolved(extra, "--constraint", str(CONSTRAINTS), "--generate-hashes")
        write(LOCKS / f"{extra}.txt", LOCK_HEAD.format(extra) + text)


if __name__ == "__main__":
    main()
