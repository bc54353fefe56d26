"""Compiles the hot modules where it can; everything else about the package is in pyproject.toml.

A module is hot when it has a `.pxd` beside its `.py`. None needs to be compiled: without
Cython or a C compiler all run interpreted, and when one does not compile, it and those that need it do.
LONDON_BRIDGE_NO_COMPILE=1 in the environment leaves all of them interpreted.
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src")
GENERATED = Path("build/cython")
PROCESSORS = os.cpu_count() or 1

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    # A root is C's, and so the same to the last bit as where the modules run interpreted.
    "cpow": True,
    "initializedcheck": False,
    "infer_types": True,
    # Annotations are for readers and mypy; what C needs is declared in the .pxd files alone.
    "annotation_typing": False,
    # None where a state is needed would be read as one: it is refused at the door instead.
    "allow_none_for_extension_args": False,
}


def note(text: str) -> None:
    print(f"london-bridge: {text}", file=sys.stderr, flush=True)


def hot_modules() -> list[Extension]:
    """One extension for every `.py` with a `.pxd` beside it; a package's `__init__` is never compiled."""
    if os.environ.get("LONDON_BRIDGE_NO_COMPILE", "") not in ("", "0"):
        return []
    found = []
    for declarations in sorted(SOURCE.rglob("*.pxd")):
        source = declarations.with_suffix(".py")
        if source.stem != "__init__" and source.exists():
            name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
            found.append(Extension(name, [source.as_posix()]))
    return found


def remove_compiled(keep: set[str]) -> None:
    """Delete compiled modules beside the sources, but for `keep`: Python prefers them to newer source."""
    for suffix in ("so", "pyd"):
        for binary in SOURCE.rglob(f"*.{suffix}"):
            module = binary.relative_to(SOURCE).with_name(binary.name.split(".")[0])
            if ".".join(module.parts) not in keep:
                binary.unlink()


@contextlib.contextmanager
def one_build_at_a_time() -> Iterator[None]:
    """Two builds of one tree would write each other's files, so the second one waits."""
    try:
        import fcntl
    except ImportError:  # no such lock on this platform
        yield
        return
    Path("build").mkdir(exist_ok=True)
    with open("build/.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def needs_failed(hot: list[str], failed: set[str]) -> set[str]:
    """The modules that share C declarations with one that failed: they would not load without it compiled."""
    needs = {
        name: set(re.findall(r"^from (\S+) cimport", (SOURCE / (name.replace(".", "/") + ".pxd")).read_text(), re.M))
        for name in hot
    }
    lost = set(failed)
    while more := {name for name in hot if name not in lost and needs[name] & lost}:
        lost |= more
    return lost


class BuildHotModules(build_ext):
    """Translates when the build really runs, so that asking for metadata or an sdist needs no Cython."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = PROCESSORS

    def run(self) -> None:
        with one_build_at_a_time():
            self.hot = [extension.name for extension in self.extensions]
            self.failed: set[str] = set()
            self.extensions = self.translate(self.extensions)
            super().run()
            for extension in self.extensions:
                if extension.name in needs_failed(self.hot, self.failed):
                    self.forget(extension)
            self.failed |= needs_failed(self.hot, self.failed)
            if self.inplace or getattr(self, "editable_mode", False):
                remove_compiled(keep=set(self.hot) - self.failed)
            if self.failed:
                note(f"these modules run interpreted, and slower: {', '.join(sorted(self.failed))}.")

    def translate(self, extensions: list[Extension]) -> list[Extension]:
        """Python to C. A module that Cython refuses is left out with a note."""
        if not extensions:
            return []
        try:
            from Cython.Build import cythonize
        except ImportError:
            note("Cython is not installed, so nothing is compiled (`pip install cython` and install again).")
            self.failed.update(self.hot)
            return []

        def to_c(modules: list[Extension], threads: int) -> list[Extension]:
            found: list[Extension] = cythonize(
                modules,
                build_dir=str(GENERATED),
                compiler_directives=DIRECTIVES,
                nthreads=threads,
                force=self.force,
                quiet=not self.verbose,
            )
            return found

        try:
            translated = to_c(extensions, PROCESSORS if sys.platform.startswith("linux") else 0)
        except Exception:
            # One of them is wrong, so now each by itself; those already done are not done again.
            translated = []
            for extension in extensions:
                try:
                    translated += to_c([extension], 0)
                except Exception as error:
                    note(f"Cython could not translate {extension.name}: {error}")
                    self.failed.add(extension.name)
                    self.forget(extension)
        sources = {extension.name: extension.sources for extension in translated}
        kept = [extension for extension in extensions if extension.name in sources]
        for extension in kept:
            # setuptools has put marks on the extensions it was given, so these stay and take the C files.
            extension.sources = sources[extension.name]
            extension.optional = True
        return kept

    def build_extension(self, ext: Extension) -> None:
        unix = self.compiler.compiler_type != "msvc"
        # Without contraction a sum of products is rounded as Python rounds it, so that bots judge alike both ways.
        ext.extra_compile_args = ["-O3", "-g0", "-ffp-contract=off"] if unix else ["/O2"]
        ext.extra_link_args = ["-g0"] if unix else []
        try:
            super().build_extension(ext)
        except Exception as error:
            note(f"the C compiler could not build {ext.name}: {error}")
            self.failed.add(ext.name)
            self.forget(ext)

    def forget(self, ext: Extension) -> None:
        """Remove what an earlier build of this module left, in every place a later step would look."""
        beside = self.get_ext_fullpath(ext.name)
        built = os.path.join(self.build_lib, *ext.name.split(".")[:-1], os.path.basename(beside))
        for place in (beside, built):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(place)


def build_client() -> None:
    """Build the browser client where its sources are here and it is missing or stale; a failure is told, not fatal."""
    script = Path("scripts/build_web.py")
    if not script.exists() or not Path("web/package.json").exists():
        return  # there are no sources of it here
    if subprocess.run([sys.executable, str(script)], check=False).returncode:
        note("the browser client could not be built; the server will say so on its first page.")


class BuildWithPages(build_py):
    """Puts the rules page into the package, for the commands that quote it, and builds the browser client.

    A source tree that is installed as it stands has the one in docs/ and builds the other by `make`.
    """

    def run(self) -> None:
        if not getattr(self, "editable_mode", False):
            build_client()
            self.data_files = self._get_data_files()  # those of the client are there only now
        super().run()
        if not getattr(self, "editable_mode", False):
            place = os.path.join(self.build_lib, "london_bridge", "docs")
            self.mkpath(place)
            self.copy_file(os.path.join("docs", "rules.md"), place)


CLIENT = "src/london_bridge/server/static/"


def tracked() -> set[str] | None:
    """What is under version control here; None where this is no checkout, or Git is not installed."""
    if not Path(".git").exists():
        return None  # an unpacked archive, which may lie in somebody else's checkout
    try:
        told = subprocess.run(["git", "ls-files", "-z"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return {os.fsdecode(name) for name in told.stdout.split(b"\0")}


def belongs(path: Path, known: set[str]) -> bool:
    """Whether a source archive takes a file along: as one under version control, of the client, or of its papers."""
    name = path.as_posix()
    return name in known or name.startswith(CLIENT) or path.parent.suffix == ".egg-info"


class ArchiveWithClient(sdist):
    """Builds the client first: whoever gets a source archive needs no Node to install it.

    Of a checkout it packs what is under version control and the client alone: notes and data that lie about stay here.
    """

    def run(self) -> None:
        build_client()
        super().run()

    def make_distribution(self) -> None:
        if (known := tracked()) is not None:
            self.filelist.files = [name for name in self.filelist.files if belongs(Path(name), known)]
        super().make_distribution()


setup(
    ext_modules=hot_modules(),
    cmdclass={"build_ext": BuildHotModules, "build_py": BuildWithPages, "sdist": ArchiveWithClient},
)
