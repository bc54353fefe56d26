"""The documents keep their word: examples run, lists are complete, links lead somewhere."""

from __future__ import annotations

import ast
import doctest
import json
import re
import shlex
from collections import defaultdict
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from london_bridge import _pure
from london_bridge.cli import run
from london_bridge.rules import Game, Move, Rng
from london_bridge.rules.position.grammar import FIELDS, SEAT_PARTS
from london_bridge.view import View
from london_bridge.view.view_document import view_words

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(DOCS.glob("*.md"))


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["api.md", "bots.md", "position.md", "train.md"])
def test_examples_run(name: str):
    """What the page shows at the REPL is what the REPL shows."""
    failed, tried = doctest.testfile(str(DOCS / name), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0


def test_the_line_that_explains_positions_is_one():
    """docs/position.md: the first example is read and written the same, and all fields have their row."""
    text = page("position.md")
    line = next(line for line in text.splitlines() if line.startswith("lb1 "))
    assert View.from_position(line).position() == line
    assert [row[1] for row in rows(text) if row[0].isdigit()] == list(FIELDS)
    assert {part for row in rows(text) for part in row[0].split(", ")} >= set(SEAT_PARTS)


def finished(players: int, scoring: str, seed: int) -> Game:
    game, rng = Game.deal(players, scoring, seed), Rng(seed)
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, Move(rng.pick(game.legal_mask(seat))))
    return game


def rows(text: str) -> list[list[str]]:
    """The cells of all tables of a page, without the heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if not set("".join(row)) <= set("- ")]


def test_every_kind_of_event_is_listed_with_its_data():
    """docs/events.md names all kinds that the rules tell, each with all its data and all its rules."""
    table = {row[0].strip("`"): row for row in rows(page("events.md")) if len(row) == 5}
    told: dict[str, set[str]] = defaultdict(set)
    seated: dict[str, set[bool]] = defaultdict(set)
    rules: dict[str, set[str]] = defaultdict(set)
    sources: dict[str, set[str]] = defaultdict(set)
    for seed in range(40):
        for players in (2, 3, 4):
            for events in finished(players, "random", seed).history():
                for event in events:
                    told[event.kind] |= set(event.data)
                    seated[event.kind].add(event.seat is not None)
                    rules[event.kind].add(event.rule)
                    if event.kind == "money":
                        sources[event.data["source"]].add(event.rule)
    assert set(told) | {"pass", "no_boost"} == set(table) - {"kind"}
    for kind, keys in told.items():
        named = set(re.findall(r"`(\w+)`", table[kind][2]))
        assert keys <= named, kind
        assert seated[kind] == {table[kind][1] == "yes"}, kind
        if table[kind][4]:
            for rule in rules[kind]:
                assert rule in spelled_out(table[kind][4]), kind
    listed = page("events.md")
    for source, numbers in sources.items():
        if "/" not in source:
            row = next(row for row in rows(listed) if f"`{source}`" in row[0])
            assert {row[1]} == numbers


def spelled_out(text: str) -> set[str]:
    """`5.5, 6.1 to 6.3` as the rules that it names."""
    found = set(re.findall(r"\d+\.\d+", text))
    for section, first, last in re.findall(r"(\d+)\.(\d+) to \d+\.(\d+)", text):
        found |= {f"{section}.{number}" for number in range(int(first), int(last) + 1)}
    return found


def test_every_key_of_a_view_is_described():
    """docs/view.md names every key that a view can have, and none that it cannot."""
    named: set[str] = set()
    for row in rows(page("view.md")):
        named |= set(re.findall(r"`(\w+)`", row[0]))
    keys: set[str] = set()
    for seed in range(6):
        game, rng = Game.deal(2 + seed % 3, "random", seed), Rng(seed)
        while not game.over:
            for seat in (None, 0):
                words = view_words(View.of(game, seat))
                keys |= set(words) | set(words["rondel"]) | set(words["now"]) | set(words["seats"][0])
                keys |= set(words["stacks"]["gate"]) | set(words["bonus"][0]) | set(words["ending"])
            seat = game.deciders[0]
            game.apply(seat, Move(rng.pick(game.legal_mask(seat))))
    assert named == keys


def test_links_lead_somewhere():
    """Every relative link of a page names a file that is there, and every anchor one that the page has."""
    lost = []
    for path in [*PAGES, DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8")):
            if re.match(r"[a-z]+:", target):
                continue
            name, _, anchor = target.partition("#")
            file = path if not name else (path.parent / name)
            if not file.exists() or (anchor and anchor not in anchors(file)):
                lost.append(f"{path.name}: {target}")
    assert lost == []


def anchors(file: Path) -> set[str]:
    text = file.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ +(.*)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


def test_the_list_of_documents_is_complete():
    listed: list[Any] = re.findall(r"\]\(([\w-]+\.md)\)", page("README.md"))
    assert sorted(listed) == sorted(path.name for path in PAGES if path.name != "README.md")


def test_documents_that_the_program_names_are_there():
    """Help and sentences point to pages (`docs/record.md`): whoever looks them up finds them."""
    source = DOCS.parent / "src" / "london_bridge"
    texts = [path.read_text(encoding="utf-8") for path in sorted(source.rglob("*.py"))]
    named = {name for text in texts for name in re.findall(r"docs/([\w.-]+?\.(?:md|json))", text)}
    assert len(named) > 5
    assert sorted(name for name in named if not (DOCS / name).exists()) == []


def test_the_summary_and_the_table_of_a_simulation_are_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """docs/simulate.md names every option, every key and every column, and none that is not there; its example runs."""
    monkeypatch.chdir(tmp_path)
    assert run(shlex.split("simulate --games 20 --bots random --seed 1 --jobs 1 --table games.parquet --json")) == 0
    told = json.loads(capsys.readouterr().out)
    text = page("simulate.md")
    options, summary, table = (
        {name for row in rows(part) for name in re.findall(r"`(--\w+|\w+)", row[0])}
        for part in re.split(r'<a id="(?:summary|table)"></a>', text)
    )
    assert summary == set(told)
    assert table == set(pq.read_schema("games.parquet").names)
    assert run(["simulate", "--help"]) == 0
    assert options | {"--help"} == set(re.findall(r"--[a-z]+", capsys.readouterr().out))
    example = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert example is not None
    exec(example[1], {})
    assert {row["step"] for row in ast.literal_eval(capsys.readouterr().out)} == set("ABCD")


@pytest.mark.slow
@pytest.mark.skipif(_pure.wanted(), reason="a whole review, which takes minutes interpreted")
def test_the_worked_game_of_the_review_is_as_the_command_tells_it(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    """docs/review.md: the game of the example, its figures and its turning points, word by word."""
    game = (DOCS.parent / "tests/corpus/3p.jsonl").read_text(encoding="utf-8").splitlines()[36]
    file = tmp_path / "game.json"
    file.write_text(game, encoding="utf-8")
    assert run(["review", str(file)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    shown = page("review.md").split("## A game, as an example")[1].split("```")[1].split("Where it was decided:")
    rows = [row for row in shown[0].splitlines() if "│" in row]
    assert len(rows) == 3
    for row in rows:
        assert " ".join(row.split()) in said
    assert " ".join(shown[1].split()) in said
