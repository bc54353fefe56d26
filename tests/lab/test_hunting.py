"""Looking for puzzles: the same whoever looks and however often it is interrupted, and no two alike."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from tests.review.games import bot_game

from london_bridge.cli import run
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.doubting import DoubtPlan, doubt
from london_bridge.lab.hunting import HuntPlan, hunt
from london_bridge.puzzles import puzzles
from london_bridge.puzzles.book import pack, unpack
from london_bridge.puzzles.likeness import are_alike, likeness, traits_of
from london_bridge.puzzles.puzzle import MIDDLE, Puzzle
from london_bridge.puzzles.shelf import Shelf
from london_bridge.record import Record, write_records
from london_bridge.view import View

PLAN = HuntPlan(want=8, players=(2, 3), games=2, seed=5)


def ids(shelf: Shelf) -> list[str]:
    return [one.id for one in shelf.puzzles]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Shelf, Path]:
    """A hunt from its beginning to its end."""
    path = tmp_path_factory.mktemp("hunt") / "kept.jsonl"
    return hunt(PLAN, jobs=1, keep=path), path


@pytest.mark.slow
def test_a_hunt_goes_on_where_it_was_interrupted(whole: tuple[Shelf, Path], tmp_path: Path):
    """A file that ends in the middle of a line is taken up again, and comes to the same puzzles."""
    shelf, path = whole
    assert shelf.puzzles
    cut = tmp_path / "cut.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    cut.write_bytes(lines[0] + lines[1][:40])
    assert ids(hunt(PLAN, jobs=1, keep=cut, resume=True)) == ids(shelf)
    assert cut.read_bytes() == path.read_bytes()


@pytest.mark.slow
def test_a_hunt_stops_when_it_is_told(whole: tuple[Shelf, Path], tmp_path: Path):
    """After the game in hand; what was found is kept."""
    path = tmp_path / "kept.jsonl"
    found: list[Shelf] = []
    shelf = hunt(PLAN, jobs=1, keep=path, on_game=found.append, stop=lambda: len(found) > 1)
    assert len(path.read_bytes().splitlines()) == 1
    assert ids(shelf) == ids(whole[0])[: len(shelf.puzzles)]


@pytest.mark.slow
def test_a_book_is_filled_up(whole: tuple[Shelf, Path], tmp_path: Path):
    """What it has stays, whatever else is found; and nothing that is alike comes beside it."""
    shelf, path = whole
    book = [puzzles()[one] for one in sorted(puzzles())[:3]]
    again = tmp_path / "kept.jsonl"
    again.write_bytes(path.read_bytes())
    filled = hunt(PLAN, book=book, jobs=1, keep=again, resume=True)
    assert ids(filled)[:3] == [one.id for one in book]
    assert set(ids(filled)) <= set(ids(shelf)) | {one.id for one in book}
    assert len(filled.puzzles) > 3
    same = hunt(HuntPlan(len(shelf.puzzles), (2, 3), 2, 5), book=shelf.puzzles, jobs=1)
    assert ids(same) == ids(shelf)


def test_what_is_no_book_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """One sentence, for a file that is missing, that is no book, or half of one."""
    half, text = tmp_path / "half.json.gz", tmp_path / "text.json.gz"
    half.write_bytes(pack(puzzles().values())[:5000])
    text.write_text("no book")
    for path, told in ((tmp_path / "none.gz", "cannot be read"), (half, "is no book"), (text, "is no book")):
        for command in (["lab", "puzzles", "--add-to", str(path)], ["lab", "doubt", str(path)]):
            assert run(command) != 0
            assert told in " ".join(capsys.readouterr().err.split())


def test_a_file_of_another_seed_is_refused(tmp_path: Path):
    """What was found in other games is not mixed in, and not overwritten unasked."""
    path = tmp_path / "kept.jsonl"
    path.write_text('{"game":0,"seed":6,"puzzles":[]}\n')
    with pytest.raises(LondonBridgeError, match="begun with --seed 6"):
        hunt(PLAN, jobs=1, keep=path, resume=True)
    with pytest.raises(LondonBridgeError, match="--overwrite begins it anew"):
        hunt(PLAN, jobs=1, keep=path)
    assert path.read_text().startswith('{"game":0,"seed":6')


@pytest.mark.slow
def test_people_s_records_are_looked_through(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The command takes files; who played in them is not told by the puzzles."""
    records, book = tmp_path / "games.jsonl", tmp_path / "book.json.gz"
    games = [bot_game(("apprentice", "journeyman"), seed) for seed in (3, 4)]
    named = [Record(("Ann Smith", "Ben"), one.deal, one.moves, one.result, {"note": "our evening"}) for one in games]
    write_records(records, named)
    assert run(["lab", "puzzles", str(records), "--want", "3", "--jobs", "1", "--out", str(book)]) == 0
    found = unpack(book.read_bytes())
    assert found
    assert f"{len(found)} puzzles" in capsys.readouterr().out
    text = gzip.decompress(book.read_bytes()).decode()
    assert "Ann" not in text
    assert "evening" not in text
    assert {one.players for one in found} == {2}


def test_games_that_are_not_over_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """10.4: of a running game nothing is told."""
    game = bot_game(("apprentice", "journeyman"), 3).replay(5)
    path = tmp_path / "running.json"
    path.write_text(Record.of(game).to_json())
    assert run(["lab", "puzzles", str(path)]) != 0
    assert "not over" in capsys.readouterr().err


@pytest.mark.parametrize("players", ["5", "two", ""])
def test_numbers_of_players_are_checked(players: str, capsys: pytest.CaptureFixture[str]):
    """2.1: two, three or four."""
    assert run(["lab", "puzzles", "--players", players]) != 0
    assert "say 2, 3, 4" in capsys.readouterr().err


@pytest.mark.slow
def test_no_two_are_alike(whole: tuple[Shelf, Path]):
    """The same position is as alike as can be; the shelf takes it once, and only one of a round."""
    found = whole[0].puzzles
    traits = [traits_of(one) for one in found]
    assert all(likeness(one, one) == 1.0 for one in traits)
    assert not any(are_alike(a, b) for i, a in enumerate(traits) for b in traits[:i])
    shelf = Shelf(100)
    assert [shelf.add(one) for one in found] == [True] * len(found)
    assert [shelf.add(one) for one in found] == [False] * len(found)
    twin = json.loads(json.dumps(found[0].to_dict())) | {"id": "00000000", "rating": MIDDLE}
    assert not shelf.add(Puzzle.of(twin))


def test_a_shelf_is_even():
    """No kind takes more than twice its share."""
    shelf = Shelf(36)
    assert shelf.most == 4
    assert shelf.wanted(5) == ()
    shelf.counts[4, "space"] = 4
    assert "space" not in shelf.wanted(4)
    assert "space" in shelf.wanted(3)


def test_puzzles_are_doubted(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Thought about once more; what is refuted is named, and left out of the book that is written; it goes on."""
    kept, book, out = (tmp_path / name for name in ("kept.jsonl", "book.json.gz", "out.json.gz"))
    right, wrong = sorted(puzzles().values(), key=lambda one: -one.margin if one.guess is None else 0.0)[:2]
    lie = Puzzle.of(wrong.to_dict() | {"best": [wrong.answers[-1].move]})
    book.write_bytes(pack([right, lie]))
    asked = ["lab", "doubt", str(book), "--times", "1", "--jobs", "1", "--keep", str(kept), "--out", str(out)]
    assert run(asked) == 0
    assert capsys.readouterr().out == f"1 of 2 refuted by 1 times the thought:\n{wrong.id}\n"
    assert [one.id for one in unpack(out.read_bytes())] == [right.id]
    lines = kept.read_bytes()
    assert run([*asked, "--resume"]) == 0
    assert kept.read_bytes() == lines
    assert run([*asked, "--resume", "--seed", "2"]) != 0
    assert "other --times or --seed" in capsys.readouterr().err


def test_what_is_no_answer_solves_no_guess():
    """4.1: whose card is guessed may play a noblewoman first, which is no answer to the question."""
    guesses = [one for one in puzzles().values() if one.guess is not None]
    other = next(one for one in guesses if "noblewoman" in map(str, View.of(one.game(), one.decider).legal()))
    told = doubt([other], DoubtPlan(times=1, seed=1), jobs=1)
    assert list(told) == [other.id]
