"""Writes the lists of a state's fields, for C and for copies, from the one table in rules/state_fields.py; and the
numbers of rules/sizes.py as constants of C.

Usage: python scripts/make_state.py [--check]. What it writes stands between `# made:` and `# end` lines. With --check
nothing is written; the exit code says whether all is as it should be (`make check` runs that).
"""

from __future__ import annotations

import importlib
import re
import sys
import types
from collections.abc import Callable, Iterable
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from london_bridge.rules.state_fields import StateField

SOURCE = Path(__file__).parents[1] / "src" / "london_bridge"
# The table and its numbers by themselves: the package cannot be imported while these lists are wrong.
sys.modules["table"] = types.ModuleType("table")
sys.modules["table"].__path__ = [str(SOURCE / "rules")]
SIZES: dict[str, int] = {
    name: size for name, size in vars(importlib.import_module("table.sizes")).items() if name.isupper()
}
DEAL: tuple[StateField, ...] = importlib.import_module("table.state_fields").DEAL
STATE: tuple[StateField, ...] = importlib.import_module("table.state_fields").STATE


def arrays(fields: Iterable[StateField]) -> list[StateField]:
    """Those that are arrays."""
    return [field for field in fields if field.size]


def numbers(fields: Iterable[StateField]) -> list[StateField]:
    """Those that are one number."""
    return [field for field in fields if not field.size]


def described(fields: Iterable[StateField], sizes: bool = False) -> list[str]:
    """Annotations for readers and mypy."""
    lines = []
    for field in fields:
        told = ": ".join([str(field.size)] * (sizes and field.size > 0) + [field.what] * bool(field.what))
        lines.append(f"{field.name}: {'list[int]' if field.size else 'int'}" + (f"  # {told}" if told else ""))
    return lines


def declared(fields: Iterable[StateField]) -> list[str]:
    """Declarations for C."""
    return [f"cdef public {field.c} {field.name}" + (f"[{field.size}]" if field.size else "") for field in fields]


def born(fields: Iterable[StateField]) -> list[str]:
    """Arrays where they are lists: C's are born zero."""
    return [f"self.{field.name} = [0] * {field.size}" for field in arrays(fields)]


def copied(fields: Iterable[StateField], to: str, source: str) -> list[str]:
    """Arrays element by element, those of one size in one loop; then numbers."""
    lines = []
    by_size = sorted(arrays(fields), key=lambda field: field.size)
    for size, same in groupby(by_size, key=lambda field: field.size):
        lines.append(f"for i in range({size}):")
        lines += [f"    {to}.{field.name}[i] = {source}.{field.name}[i]" for field in same]
    return lines + [f"{to}.{field.name} = {source}.{field.name}" for field in numbers(fields)]


def known(part: str) -> list[str]:
    """What a sketch takes over."""
    return copied([field for field in STATE if field.known == part], "sketch", "state")


def constants() -> list[str]:
    """The sizes as C's compiler takes them."""
    return ["cdef enum:", *(f"    {name} = {size}" for name, size in SIZES.items())]


#: Files, and what is made in each of them.
MADE: dict[str, dict[str, Callable[[], list[str]]]] = {
    "rules/c_sizes.pxd": {"sizes": constants},
    "rules/state.pxd": {"deal": lambda: declared(DEAL), "state": lambda: declared(STATE)},
    "rules/state.py": {
        "deal": lambda: described(DEAL, sizes=True),
        "deal born": lambda: born(DEAL),
        "deal copied": lambda: copied(
            [field for field in DEAL if field.size or field.name == "rondel"], "other", "self"
        ),
        "state": lambda: described(STATE),
        "state numbers": lambda: copied(numbers(STATE), "self", "other"),
        "state arrays": lambda: copied(arrays(STATE), "self", "other"),
    },
    "view/sketching.py": {"seats": lambda: known("seats"), "table": lambda: known("table")},
}


def made_anew(text: str, parts: dict[str, Callable[[], list[str]]]) -> str:
    """A file with its made parts written anew."""
    for name, write in parts.items():
        pattern = re.compile(rf"^( *)# made: {name}\n.*?^\1# end\n", re.MULTILINE | re.DOTALL)

        def written(found: re.Match[str], name: str = name, write: Callable[[], list[str]] = write) -> str:
            indent = found[1]
            return "".join(f"{indent}{line}\n" for line in [f"# made: {name}", *write(), "# end"])

        text, count = pattern.subn(written, text)
        if count != 1:
            raise SystemExit(f"There are {count} parts {name!r}; one is needed.")
    return text


def main() -> None:
    """From the command line."""
    stale = []
    for file, parts in MADE.items():
        path = SOURCE / file
        text = path.read_text(encoding="utf-8")
        new = made_anew(text, parts)
        if new != text:
            stale.append(file)
            if "--check" not in sys.argv:
                path.write_text(new, encoding="utf-8")
    if stale and "--check" in sys.argv:
        raise SystemExit(f"{', '.join(stale)}: not what rules/state_fields.py says; run python scripts/make_state.py.")


if __name__ == "__main__":
    main()
