"""Which source runs: compiled modules, or the same modules interpreted. Imports the standard library only.

Every hot module is an ordinary `.py` file with an augmenting `.pxd` beside it; the build may put a compiled
module next to both, and Python then prefers that. With `LONDON_BRIDGE_PURE=1` in the environment the finder
of this file steps in front and loads the `.py` files whatever is beside them.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = "london_bridge"
VARIABLE = "LONDON_BRIDGE_PURE"


class SourceFinder:
    """A meta-path finder that sees only `.py` files, and only those of this package."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(PACKAGE + "."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            # A spec without a loader is a folder without __init__.py, which the ordinary finder knows better.
            if spec is not None and spec.loader is not None:
                return spec
        return None


def wanted() -> bool:
    """Whether the environment asks for the interpreted modules."""
    return os.environ.get(VARIABLE, "").strip().lower() not in ("", "0", "false", "no", "off")


def install() -> None:
    """Put the finder in front when the environment asks for it."""
    if wanted() and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def is_compiled(module: str) -> bool:
    """Whether the named module is, or would be, loaded from its compiled form."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"There is no module {module}.", name=module)
    return not spec.origin.endswith(tuple(SOURCE_SUFFIXES))


def hot_modules() -> list[str]:
    """The names of all modules that can be compiled: those with a `.pxd` beside their `.py`."""
    root = Path(__file__).parent
    names = []
    for declarations in sorted(root.rglob("*.pxd")):
        source = declarations.with_suffix(".py")
        if source.stem != "__init__" and source.exists():
            names.append(".".join((PACKAGE, *source.relative_to(root).with_suffix("").parts)))
    return names
