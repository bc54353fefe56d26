"""A rule by its number, in the words of docs/rules.md (which installed packages carry along). Imports nothing else."""

import re
from functools import cache
from importlib import resources
from pathlib import Path

from london_bridge.errors import LondonBridgeError

_ANCHOR = re.compile(r'<a id="r(\d+(?:-\d+)?)"></a>')
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def _text() -> str:
    packaged = resources.files("london_bridge").joinpath("docs", "rules.md")
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    # In a source tree the page is where people read it.
    return (Path(__file__).parents[4] / "docs" / "rules.md").read_text(encoding="utf-8")


@cache
def _rules() -> dict[str, str]:
    """All rules and sections by number, as Markdown without links and anchors."""
    body = _text().split('<a id="rulings"></a>')[0]
    parts = _ANCHOR.split(body)
    rules: dict[str, str] = {}
    for name, text in zip(parts[1::2], parts[2::2], strict=True):
        rules[name.replace("-", ".")] = _LINK.sub(r"\1", text).strip()
    # 6.5 and 6.6 have one ruling together, and a section's heading stands before its first rule.
    return rules


def rule_text(number: str) -> str:
    """The text of a rule, or of a whole section, as Markdown."""
    wanted = number.strip().lower().removeprefix("rule").strip().rstrip(".")
    rules = _rules()
    if wanted not in rules:
        raise LondonBridgeError(
            f"There is no rule {number.strip()[:20]!r}; rules are numbered like 5.7, and sections 1 to 10."
        )
    if "." in wanted:
        return rules[wanted]
    inside = [text for name, text in rules.items() if name.startswith(f"{wanted}.")]
    return "\n\n".join([rules[wanted], *inside])


def rule_numbers() -> list[str]:
    """The numbers of all rules, in order."""
    return [name for name in _rules() if "." in name]
