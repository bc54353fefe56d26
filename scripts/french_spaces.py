"""Sets the spaces of French so that no line breaks at them: before ; : ? ! » and £, and after «.

    python scripts/french_spaces.py    sets them in the client's words and in docs/glossary.md

The same no-break space everywhere, U+00A0: it is in the fonts that come with the page, a narrow one is not.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOOSE = re.compile(r"(?<=«)[ \u202f]|[ \u202f](?=[;:?!»£])")


def french(text: str) -> str:
    """The text with its spaces set."""
    return LOOSE.sub("\u00a0", text)


def main() -> None:
    for path in sorted((ROOT / "web/src/locales/fr").glob("*.ftl")):
        rewrite(path, lambda line: line if line.startswith("#") else french(line))
    rewrite(ROOT / "docs/glossary.md", lambda line: f"- fr: {french(line[6:])}" if line.startswith("- fr: ") else line)


def rewrite(path: Path, change: Callable[[str], str]) -> None:
    before = path.read_text(encoding="utf-8")
    after = "\n".join(change(line) for line in before.split("\n"))
    if after != before:
        path.write_text(after, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
