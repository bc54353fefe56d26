"""What several commands take as options: the scoring, a cluster. Imports rules."""

from typing import Annotated

import typer

from london_bridge.errors import LondonBridgeError
from london_bridge.rules.words import CATEGORIES, SCORINGS

RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, auto, or local."),
]


def read_scoring(text: str) -> str | dict[str, str]:
    """`base`, `expansion`, `random`, or a choice such as `chapel=most,gate=steps` (2.8)."""
    if "=" not in text:
        if text in ("base", "expansion", "random"):
            return text
        raise LondonBridgeError(
            f"--scoring {text!r} is not known: say base, expansion, random, or a choice such as chapel=most,gate=steps"
            " (rule 2.8)."
        )
    chosen: dict[str, str] = {}
    for part in text.split(","):
        category, _, name = (word.strip() for word in part.partition("="))
        if category not in CATEGORIES:
            raise LondonBridgeError(
                f"--scoring: {category!r} is no category; they are {', '.join(CATEGORIES)} (rule 2.8)."
            )
        if name not in SCORINGS[category]:
            known = ", ".join(SCORINGS[category])
            raise LondonBridgeError(f"--scoring: {name!r} is no scoring of {category}; they are {known} (rule 2.8).")
        if category in chosen:
            raise LondonBridgeError(f"--scoring: {category} is chosen twice; keep one of them (rule 2.8).")
        chosen[category] = name
    return chosen


def split_bots(text: str) -> list[str]:
    """The names of bots, split at commas. Those within parentheses are of a bot's options; a backslash before a comma
    keeps it, too (for a command's arguments).
    """
    found, depth = [""], 0
    for letter in text.replace("\\,", "\0"):
        if not found[-1].lstrip().startswith("exec:"):
            depth += (letter == "(") - (letter == ")")
        if letter == "," and depth <= 0:
            found.append("")
            depth = 0
        else:
            found[-1] += letter
    return [name.replace("\0", ",").strip() for name in found if name.strip()]
