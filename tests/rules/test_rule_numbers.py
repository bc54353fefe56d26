"""Every numbered rule has a test that names it, and no test or event names a rule that does not exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules.md"
RULE_CODE = TESTS.parent / "src" / "london_bridge" / "rules"


def numbers() -> list[str]:
    """The numbers of all rules, from the anchors of docs/rules.md."""
    return [f"{a}.{b}" for a, b in re.findall(r'<a id="r(\d+)-(\d+)"></a>', RULES.read_text(encoding="utf-8"))]


@cache
def named() -> dict[str, list[str]]:
    """The tests that name each rule: functions `test_…` with the decorator `@rule("…")`."""
    found: dict[str, list[str]] = {}
    for path in sorted([*TESTS.glob("rules/**/*.py"), *TESTS.glob("view/**/*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                    for argument in call.args:
                        assert isinstance(argument, ast.Constant)
                        found.setdefault(str(argument.value), []).append(f"{path.name}::{node.name}")
    return found


def test_the_document_has_all_sections():
    """Rules 1.1 to 10.4: ten sections, numbered without a gap."""
    by_section: dict[int, list[int]] = {}
    for number in numbers():
        section, line = map(int, number.split("."))
        by_section.setdefault(section, []).append(line)
    assert sorted(by_section) == list(range(1, 11))
    for section, lines in by_section.items():
        start = 0 if section in (6, 9) else 1
        assert lines == list(range(start, start + len(lines)))


@pytest.mark.parametrize("number", numbers())
def test_the_rule_has_a_test(number: str):
    assert number in named(), f"no test names rule {number}"


def test_no_test_names_a_rule_that_does_not_exist():
    assert sorted(set(named()) - set(numbers())) == []


def test_no_code_names_a_rule_that_does_not_exist():
    """Every string in the engine that looks like a rule's number is one."""
    known = set(numbers())
    for path in sorted(RULE_CODE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"\d{1,2}\.\d{1,2}", str(node.value)):
                assert node.value in known, f"{path.name}:{node.lineno} names rule {node.value!r}"
