"""A review is work that can be stopped, kept and gone on with, and its JSON is as docs/review.md says."""

from __future__ import annotations

import json
import sys
import xml.etree.ElementTree as ET
from functools import partial
from pathlib import Path

import pytest

from london_bridge.cli import run
from london_bridge.errors import LondonBridgeError
from london_bridge.review import Grade, Review, ReviewJob, profiles, review
from london_bridge.review.job import CLOSE, STAGES
from london_bridge.review.marks import grade_of
from london_bridge.review.profile import clustered, digest_of
from tests.review.games import add_up, bot_game

GAME = ("journeyman",) * 2


@pytest.fixture(scope="module")
def whole() -> Review:
    return review(bot_game(GAME, 3), 40)


def test_stopped_kept_and_gone_on_with_it_is_the_same(whole: Review):
    """Wherever it is interrupted, and whoever goes on: the same review, to the last bit."""
    record = bot_game(GAME, 3)
    job = ReviewJob(record, 40)
    while not job.finished:
        turns = iter([False] * 7 + [True])
        for _ in job.run(stop=partial(next, turns)):
            pass
        job = ReviewJob.of(record, json.loads(json.dumps(job.to_dict())))
    assert job.review().to_dict() == whole.to_dict()
    assert list(job.run()) == []


def test_it_comes_in_stages():
    """The curve first, then what could be expected of the cards, the ledger, the decisions; progress only grows."""
    job = ReviewJob(bot_game(GAME, 3), 20)
    with pytest.raises(LondonBridgeError, match="only begun"):
        job.review()
    told = []
    for progress in job.run():
        told.append(progress)
        if progress.stage == "cards":
            early = job.review()
            assert not early.finished
            assert early.ledger.gap() < 1e-9
            assert early.grades == {}
            assert json.dumps(early.to_dict())
    assert list(dict.fromkeys(one.stage for one in told)) == list(STAGES)
    assert [one.done for one in told] == list(range(1, len(job.tasks) + 1))
    assert told[-1].part == 1.0


def test_it_looks_again_where_it_is_close():
    """Those decisions that seem to have lost more than is sure get four times the playouts, the dearest first; what is
    found replaces the first look, but for means, where a look that was chosen by the first would be biased.
    """
    job = ReviewJob(bot_game(("random",) * 2, 3), 60)
    for _ in job.run():
        pass
    doubtful = job.doubtful()
    assert doubtful
    first = {part: told for (stage, part), told in job.answers.items() if stage == "decisions"}
    assert all(grade_of(first[part]["loss"]) != grade_of(first[part]["low"]) for part in doubtful)
    losses = [first[part]["loss"] for part in doubtful]
    assert losses == sorted(losses, reverse=True)
    again = [told for (stage, _), told in sorted(job.answers.items()) if stage == "close"]
    assert [told["move"] for told in again if told is not None] == doubtful[:CLOSE]
    found = job.review()
    for part in doubtful[:CLOSE]:
        assert found.grades[part].playouts > 2 * first[part]["playouts"]
        assert found.grades[part].regret == first[part]["regret"]
    for part in first.keys() - set(doubtful[:CLOSE]):
        assert found.grades[part].to_dict() == Grade.of(first[part]).to_dict()


def test_answers_of_another_game_are_refused():
    """What was kept belongs to its record."""
    job = ReviewJob(bot_game(("journeyman",) * 3, 3), 20)
    job.answers["decisions", 10**6] = {}
    with pytest.raises(LondonBridgeError, match="another"):
        ReviewJob.of(bot_game(GAME, 3), job.to_dict())
    with pytest.raises(LondonBridgeError, match="playouts"):
        ReviewJob(bot_game(GAME, 3), 1)


def test_the_json_is_as_promised_and_balances(whole: Review):
    """One object a record, with these keys; what its moments say adds up to the result."""
    told = json.loads(json.dumps(whole.to_dict()))
    assert (told["record"], told["playouts"]) == (0, 40)
    for unit in ("wins", "money"):
        changes = add_up([one[unit] for one in told["moments"]])
        assert add_up([told["start"][unit], changes]) == pytest.approx(told["end"][unit], abs=1e-9)
    for one in told["moments"]:
        assert one["kind"] in ("decision", "draw", "reveal")
        if one["kind"] == "decision":
            assert whole.record.moves[one["move"]] == (one["seat"], one["what"])
            assert one["grade"] in (None, "inaccuracy", "mistake", "blunder")
            assert one["low"] <= one["loss"] <= one["high"]
            assert one["best"]
            if not one["forced"]:
                assert one["best"] in [tried["move"] for tried in one["tried"]]
                assert all(reason["sentence"] for reason in one["for_best"])
        else:
            assert one["seat"] is None
            assert one["move"] is None
    assert len(told["turning_points"]) == 3
    for seat in told["seats"]:
        assert 0 <= seat["accuracy"] <= 100


def test_it_is_a_picture_in_a_notebook(whole: Review):
    """SVG that is well formed, with every name; HTML with the figures."""
    root = ET.fromstring(whole._repr_svg_())
    texts = "".join(root.itertext())
    assert all(name in texts for name in whole.record.players)
    assert sum(1 for one in root.iter() if one.tag.endswith("polyline") and one.get("stroke-dasharray")) == 2
    assert "<table>" in whole._repr_html_()


def test_many_reviews_make_a_profile(whole: Review):
    """Loss by kind and round, results with and without luck, each mean with its interval."""
    told = [whole.to_dict(), review(bot_game(GAME, 4), 20).to_dict()]
    people = profiles(told)
    assert profiles([one | {"players": told[0]["players"]} | digest_of(one) for one in told]) == people
    assert {one["name"] for one in people} == set(whole.record.players)
    for one in people:
        assert one["games"] == 2
        assert one["loss"]["low"] <= one["loss"]["value"] <= one["loss"]["high"]
        assert set(one["kinds"]) <= {"card", "space", "site", "hostelry", "bonus tile"}
        assert one["adjusted_wins"]["value"] is not None


def test_intervals_take_games_as_independent():
    """Decisions of one game hang together: the same ones ten times over in one game are no surer, and games alike in
    themselves but apart from each other make a wider interval than their decisions alone would.
    """
    apart = clustered([[0.0, 0.0], [0.1, 0.1], [0.2, 0.2]])
    assert apart["value"] == pytest.approx(0.1)
    assert clustered([[0.0] * 20, [0.1] * 20, [0.2] * 20]) == apart
    mixed = clustered([[0.0, 0.2], [0.1, 0.1], [0.2, 0.0]])
    assert mixed["high"] - mixed["low"] < apart["high"] - apart["low"]
    half = 1.959963984540054 * (3 / 2 * 2 * 0.2**2) ** 0.5 / 6
    assert apart["high"] == pytest.approx(0.1 + half, abs=1e-6)
    assert clustered([[0.3, 0.1], []]) == {"value": 0.2, "low": None, "high": None}


def test_one_record_is_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """Turning points as sentences, with what was better and why, also on the page; without the lab."""
    for room in ("london_bridge.lab", "london_bridge.lab.reviewing"):
        monkeypatch.setitem(sys.modules, room, None)
    file, page = tmp_path / "game.json", tmp_path / "review.html"
    file.write_text(bot_game(("random",) * 3, 3).to_json())
    assert run(["review", str(file), "--playouts", "20", "--html", str(page)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Where it was decided:" in said
    assert said.count("Round ") >= 3
    assert "points of winning" in said.lower()
    assert "place:" not in said, "moves are told in words"
    assert "All games" not in said
    assert "Where it was decided" in page.read_text()
    assert run(["review", str(file), "--html", str(tmp_path)]) != 0
    assert "--html" in capsys.readouterr().err


def test_many_records_are_told_with_kinds_and_rounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The profile: what was lost with which kind of decision, and in which round; names may hold anything."""
    file, page = tmp_path / "games.jsonl", tmp_path / "review.html"
    records = [bot_game(GAME, seed).document() | {"players": ["[red]Ann", "<b>Bob"]} for seed in (3, 4)]
    file.write_text("".join(json.dumps(record) + "\n" for record in records))
    assert run(["review", str(file), "--playouts", "20", "--jobs", "1", "--html", str(page)]) == 0
    said = capsys.readouterr().out
    for word in ("[red]Ann", "bonus tile", "card", "space", "round 1", "from game to game"):
        assert word in said
    assert "<b>" not in page.read_text()
    assert "round 1" in page.read_text()


def test_the_command_reviews_records_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """`review FILE… --json --html FILE --keep FILE --resume`: one object a record, in a file that stands alone too."""
    records = tmp_path / "games.jsonl"
    records.write_text("".join(bot_game(GAME, seed).to_json() + "\n" for seed in (3, 4)))
    kept, page = tmp_path / "kept.jsonl", tmp_path / "review.html"
    base = ["review", str(records), "--playouts", "20", "--jobs", "1", "--keep", str(kept)]
    assert run([*base, "--json"]) == 0
    first = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["record"] for one in first] == [0, 1]
    kept.write_text(kept.read_text().splitlines()[1] + '\n{"record":0,"pl')
    assert run([*base, "--json", "--resume", "--html", str(page)]) == 0
    again = sorted((json.loads(line) for line in capsys.readouterr().out.splitlines()), key=lambda one: one["record"])
    assert again == first
    assert page.read_text().count("<svg") == 2
    assert run([*base, "--resume"]) == 0
    assert "All games" in capsys.readouterr().out
    assert run([*base]) != 0  # the file is there already
    assert run([*base[:3], "30", *base[4:], "--resume"]) != 0
    assert "--playouts" in capsys.readouterr().err


def test_the_command_refuses_a_game_that_is_not_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """10.4: nothing of a running game is told."""
    document = bot_game(GAME, 3).document()
    del document["result"]
    document["moves"] = document["moves"][:10]
    file = tmp_path / "running.json"
    file.write_text(json.dumps(document))
    assert run(["review", str(file)]) != 0
    assert "not over" in capsys.readouterr().err
