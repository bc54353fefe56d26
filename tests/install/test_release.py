"""What `make release` hands out: everything is in the archives, they install, and the papers beside them are true."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from scripts.bill_of_materials import read_lock
from scripts.lock import EXTRAS
from scripts.release import CHECKSUMS, complete, wheel_from

import london_bridge

from .environments import ROOT, Environment
from .test_light import GAME, closure

pytestmark = pytest.mark.slow

VERSION = london_bridge.__version__


@pytest.fixture
def handed_out(archive: Path, pure_wheel: Path, tmp_path: Path) -> Path:
    """The folder of a release, without compiled wheels."""
    for made in (archive, pure_wheel):
        shutil.copy(made, tmp_path)
    complete(tmp_path, VERSION)
    return tmp_path


#: What setuptools writes into a source archive of its own accord.
PAPERS = ("PKG-INFO", "setup.cfg", "src/london_bridge.egg-info/")


def packed_in(archive: Path) -> set[str]:
    """The files of a source archive, without the folder that they all lie in."""
    with tarfile.open(archive) as opened:
        return {one.name.partition("/")[2] for one in opened if one.isfile()}


def test_the_source_archive_has_every_file_of_the_repository_and_no_other(archive: Path):
    """Nobody needs more to change anything: all that is under version control, and the built client."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout, so nothing says which files belong to it")
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    tracked = {name for name in told.stdout.split("\0") if name and (ROOT / name).exists()}
    packed = packed_in(archive)
    assert sorted(tracked - packed) == []
    assert "src/london_bridge/server/static/index.html" in packed
    more = {name for name in packed - tracked if not name.startswith("src/london_bridge/server/static/")}
    assert sorted(name for name in more if not name.startswith(PAPERS)) == []


def test_what_lies_about_in_a_checkout_stays_out_of_the_source_archive(tmp_path: Path):
    """A file that nobody has put under version control is not handed out; without a checkout all that is there is."""
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "src/london_bridge/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    subprocess.run(["git", "add", "."], cwd=tmp_path, check=True)
    for name in ("docs/diary.md", "src/london_bridge/secret.json", "src/london_bridge/server/static/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("{}", encoding="utf-8")

    def archived(into: str) -> set[str]:
        command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", into]
        subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
        (made,) = (tmp_path / into).iterdir()
        return packed_in(made)

    kept = archived("of-a-checkout")
    assert {"setup.py", "src/london_bridge/__init__.py", "src/london_bridge/server/static/index.html"} <= kept
    shutil.rmtree(tmp_path / ".git")
    assert archived("of-a-folder") - kept == {"docs/diary.md", "src/london_bridge/secret.json"}


@pytest.mark.timeout(600)
def test_the_source_archive_is_installed_by_pip(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """`pip install london_bridge-….tar.gz`, on a machine without a compiler: the game runs interpreted."""
    monkeypatch.setenv("LONDON_BRIDGE_NO_COMPILE", "1")
    made = Environment.make(tmp_path / "venv")
    made.install_by_pip(str(archive))
    assert made.packages() == {"london-bridge"}
    assert made.runs("import london_bridge; print(london_bridge.compiled())") == "False\n"
    assert made.runs(GAME) == "['london_bridge']\n"


def test_the_pure_wheel_is_for_every_machine_and_has_the_client(pure_wheel: Path):
    """The wheel without compiled modules fits every Python 3, and has the client, the rules and the declarations."""
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(pure_wheel) as opened:
        names = set(opened.namelist())
    assert {
        "london_bridge/server/static/index.html",
        "london_bridge/docs/rules.md",
        "london_bridge/rules/engine.pxd",
        "london_bridge/server/storage/migrations/script.py.mako",
        "london_bridge/py.typed",
    } <= names
    assert not [name for name in names if name.startswith("tests/") or name.endswith(".so")]


def test_the_checksums_are_those_of_all_files(handed_out: Path):
    """`sha256sum --check` finds every file as it is listed, and every file is listed."""
    checked = subprocess.run(["sha256sum", "--check", CHECKSUMS], cwd=handed_out, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    assert checked.stdout.count(": OK") == len(list(handed_out.iterdir())) - 1


def test_the_bill_of_materials_lists_what_the_locks_and_the_client_bring(handed_out: Path):
    """The bill is valid CycloneDX 1.6, and has every locked package and what is built into the client, with hashes."""
    text = (handed_out / f"london_bridge-{VERSION}.cdx.json").read_text(encoding="utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    bill = json.loads(text)
    assert bill["metadata"]["component"]["version"] == VERSION
    listed = {one["purl"] for one in bill["components"]}
    for extra in EXTRAS:
        for name, version, _ in read_lock(ROOT / "locks" / f"{extra}.txt"):
            assert f"pkg:pypi/{name}@{version}" in listed
    shipped = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    for name, version in shipped.items():
        assert f"pkg:npm/{name.replace('@', '%40')}@{version}" in listed
    assert "vitest" not in text
    assert all(one["hashes"] for one in bill["components"])


def lines_of(lock: Path) -> list[str]:
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_lock_has_hashes_the_tested_versions_and_no_host(extra: str):
    """Every package of a lock is pinned to the version of constraints.txt, with hashes; no registry is named."""
    lock = ROOT / "locks" / f"{extra}.txt"
    assert "://" not in lock.read_text(encoding="utf-8")
    tested = dict(line.split(" ")[0].split("==") for line in lines_of(ROOT / "constraints.txt"))
    locked = {name: version for name, version, _ in read_lock(lock)}
    assert locked == {name: tested[name] for name in locked}
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}", line) for line in lines_of(lock))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert closure(extra, project["optional-dependencies"]) <= set(locked)


def test_a_server_is_installed_from_the_files_with_hashes(handed_out: Path, tmp_path: Path):
    """docs/installing.md: first what is needed, by its hashes, then the package from the folder, by no index."""
    made = Environment.make(tmp_path / "venv")
    made.install_with_dependencies("--require-hashes", "-r", str(handed_out / "requirements-server.txt"))
    made.install("--no-index", "--find-links", str(handed_out), "--no-deps", "london-bridge")
    assert made.run("london-bridge", "--version").stdout == f"london-bridge {VERSION}\n"
    made.runs("import london_bridge.server.app")


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("python", [None, *os.environ.get("PYTHONS", "").split()])
def test_a_compiled_wheel_plays_a_game(archive: Path, tmp_path: Path, python: str | None):
    """A wheel for one Python, built from the archive alone, has every hot module compiled and needs nothing else."""
    chosen = {} if python is None else {"python": python}
    wheel = wheel_from(archive, tmp_path, pure=False, **chosen)
    made = Environment.make(tmp_path / "venv", **chosen)
    made.install("--no-index", str(wheel))
    assert made.runs("import london_bridge; print(london_bridge.compiled())") == "True\n"
    assert made.runs(GAME) == "['london_bridge']\n"
