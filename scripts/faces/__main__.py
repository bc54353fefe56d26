"""Writes the portraits, or checks them."""

from __future__ import annotations

import sys

from .parts import ART, paint
from .people import CHARACTERS, PEOPLE

FOLDER = ART / "faces"


def drawings() -> dict[str, str]:
    """Every portrait as a file, by its name."""
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n'
        f'<g stroke="{paint("ink")}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">\n'
    )
    return {
        f"{name}.svg": head + body.replace("><", ">\n<") + "\n</g>\n</svg>\n"
        for name, body in {**CHARACTERS, **PEOPLE}.items()
    }


def main() -> int:
    """Write all, or say which differ."""
    made = drawings()
    if "--check" in sys.argv:
        there = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.svg")}
        wrong = sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))
        if wrong:
            print(f"Run python -m scripts.faces: {', '.join(wrong)} differ from their parts.")
        return 1 if wrong else 0
    FOLDER.mkdir(exist_ok=True)
    for name, text in made.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
