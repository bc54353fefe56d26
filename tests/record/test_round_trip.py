"""Point by point what a record promises: written and read it is the same, and it replays to any move and goes on."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from london_bridge.record import Record, RecordError, read_record, read_records, write_record, write_records
from london_bridge.rules import Game, Move, default_box

from .samples import EXAMPLE, example, games, own_box, random_game, sample

slow = settings(max_examples=60, deadline=None)


def same(a: Game, b: Game) -> bool:
    """Two games that cannot be told apart by what has happened and by what may happen."""
    return (
        a.state.parts()[1:] == b.state.parts()[1:]
        and a.state.deal.parts() == b.state.deal.parts()
        and a.moves == b.moves
        and list(a.names) == list(b.names)
    )


@slow
@given(games(), st.booleans())
def test_a_record_is_read_as_it_was_written(game: Game, pretty: bool):
    record = Record.of(game)
    text = record.to_json(pretty=pretty)
    assert ("\n" in text) == pretty
    again = Record.parse(text)
    assert again == record
    assert hash(again) == hash(record)
    assert again.to_json() == record.to_json()
    assert Record.parse(text.encode()) == record


@slow
@given(games())
def test_the_game_of_a_record_is_the_game_it_was_made_from(game: Game):
    replayed = Record.parse(Record.of(game).to_json()).game()
    assert same(replayed, game)
    assert replayed.whole
    assert replayed.result == game.result


@slow
@given(games(finished=True), st.data())
def test_a_record_replays_to_any_move(game: Game, data: st.DataObject):
    record = Record.of(game)
    n = data.draw(st.integers(0, len(record.moves)))
    part = record.replay(n)
    assert [(seat, str(move)) for seat, move in part.moves] == list(record.moves[:n])
    for seat, move in record.moves[n:]:
        assert Move.parse(move) in part.legal(seat)
        part.apply(seat, move)
    assert same(part, game)


@slow
@given(games(finished=False))
def test_an_unfinished_record_is_resumed_and_played_to_its_end(game: Game):
    resumed = Record.parse(Record.of(game).to_json()).resume()
    assert same(resumed, game)
    while not resumed.over:
        seat = resumed.deciders[0]
        resumed.apply(seat, resumed.legal(seat)[0])
    whole = Record.of(resumed)
    assert whole.finished
    assert whole.moves[: len(game.moves)] == Record.of(game).moves
    assert Record.parse(whole.to_json()) == whole


def test_a_finished_record_is_not_resumed():
    """7.1: what is over cannot go on; the sentence says what can be done instead."""
    with pytest.raises(RecordError, match=r"over .*earlier move \(rule 7\.1\)"):
        Record.of(random_game()).resume()


@pytest.mark.parametrize("moves", [-1, 10_000, True, 1.0, None])
def test_a_replay_to_a_move_that_is_not_there_is_refused(moves: int):
    with pytest.raises(RecordError, match="cannot be replayed"):
        Record.of(random_game()).replay(moves)


def test_the_complete_example_is_right():
    record = read_record(EXAMPLE)
    assert record.document() == example()
    assert record.format == "old-london-bridge/1"
    assert record.box == "reconstruction-1"
    assert record.players == ("Red", "Blue", "Green")
    assert record.scoring == example()["scoring"]
    assert record.setup == example()["setup"]
    assert record.result is not None
    assert record.result._asdict() == {
        "money": tuple(example()["result"]["money"]),
        "ranking": tuple(example()["result"]["ranking"]),
    }
    result = record.game().result
    assert result is not None
    assert result.to_dict() == example()["result"]


def test_a_document_for_people_is_laid_out_in_lines():
    text = Record.from_document(example()).to_json(pretty=True)
    assert max(map(len, text.split("\n"))) <= 120
    assert '\n    "rondel": 4,\n' in text
    assert '\n  "moves": [\n    [1, "card:3"], [0, "card:3"], ' in text
    assert json.loads(text) == example()


def test_unknown_keys_are_kept_in_their_order():
    """Wherever they stand: in the document or in any object of it."""
    document = example()
    extras: dict[str, Any] = {"version": "9", "chat": [{"at": 1.5, "text": "Grüße, 你好 🙂"}], "a": None, "0": [[], {}]}
    document = {"first": True, **document, **extras}
    document["setup"]["shuffler"] = {"seed": 2**70}
    document["setup"]["stacks"]["shuffled by"] = ["hand", 2]
    document["scoring"]["drawn"] = True
    document["result"]["reason"] = "rounds"
    record = Record.parse(json.dumps(document))
    assert list(record.extra) == ["first", *extras]
    for again in (record, Record.parse(record.to_json()), Record.parse(record.to_json(pretty=True))):
        assert {**again.extra} == {"first": True, **extras}
        assert again.document() == document
        assert again.document()["setup"]["shuffler"] == {"seed": 2**70}
        assert again.document()["setup"]["stacks"]["shuffled by"] == ["hand", 2]
        assert again.document()["scoring"]["drawn"] is True
        assert again.document()["result"]["reason"] == "rounds"


def test_a_record_of_a_game_takes_keys_of_ones_own():
    record = Record.of(random_game(), extra={"table": "Southwark", "clock": (1, 2)})
    assert record.extra == {"table": "Southwark", "clock": [1, 2]}
    assert Record.parse(record.to_json()).extra == record.extra


@pytest.mark.parametrize(
    ("extra", "what"),
    [
        ({"moves": []}, "belongs to the record itself"),
        ({"a": float("nan")}, "cannot be written as JSON"),
        ({"a": object()}, "cannot be written as JSON"),
    ],
)
def test_keys_that_a_record_cannot_hold_are_refused(extra, what):
    with pytest.raises(RecordError, match=what):
        Record.of(random_game(), extra=extra)


def test_a_game_without_its_beginning_has_no_record():
    """A game drawn late, or taken up from a state, does not know its whole set-up."""
    for game in (Game.deal(seed=1, late=True), Game(random_game(moves=9).state)):
        with pytest.raises(RecordError, match="beginning is not known"):
            Record.of(game)


def test_names_that_no_reader_would_take_are_not_written():
    for name in ("", "x" * 201, "bell\a", "half\ud800"):
        with pytest.raises(RecordError, match=r"^players\[1\]: .*name.*\(rule 2\.1\)"):
            Record.of(random_game(2, names=["Ann", name]))


def test_names_of_all_scripts_are_kept():
    names = ["Łukasz", "李", "🙂 & <b>", "o" * 200]
    record = Record.of(random_game(4, names=names, moves=3))
    assert Record.parse(record.to_json()).players == tuple(names)


def test_a_record_can_be_pickled():
    record = Record.of(random_game(3))
    assert pickle.loads(pickle.dumps(record)) == record


# --- boxes of one's own ----------------------------------------------------------------------------------------------


def test_a_box_of_ones_own_is_named_with_its_digest_and_found_again():
    """1.4: a record made with another than the default box says so; it is replayed with that box alone."""
    box = own_box()
    game = random_game(4, 3, box=box)
    record = Record.of(game)
    assert record.box == f"corrected@{box.digest}"
    assert json.loads(record.to_json())["box"] == record.box
    again = Record.parse(record.to_json(), boxes=[own_box(cards={"0": 4, "1": 9, "2": 9, "3": 9, "4": 9}), box])
    assert again == record
    assert same(again.game(), game)


def test_a_record_whose_box_is_not_here_is_refused():
    text = Record.of(random_game(4, 3, box=own_box())).to_json()
    with pytest.raises(
        RecordError, match=r'^box: .*"corrected@.*not here; give its file too \(--box FILE\) \(rule 1\.4\)\.$'
    ):
        Record.parse(text)
    other = own_box(cards={"0": 4, "1": 9, "2": 9, "3": 9, "4": 9})
    with pytest.raises(RecordError, match=r'^box: the box "corrected" that you have is another one.*\(rule 1\.4\)\.$'):
        Record.parse(text, boxes=[other])


def test_the_set_up_is_held_against_its_own_box():
    """1.4, 1.7: a box with other markers and other parks allows what the default box does not, and the other way."""
    data = default_box().data
    parks = {**data["buildings"], "park": {"blue": 12, "gray": 0, "green": 0, "orange": 0}}
    box = own_box(
        buildings=parks,
        crests={"blue": data["crests"]["blue"] + 9, **{c: data["crests"][c] - 3 for c in ("gray", "green", "orange")}},
        round_markers={"1": 12, "2": 3, "3": 0},
    )
    record = Record.of(random_game(4, 5, box=box))
    assert record.setup["stacks"]["park"] == ["blue"] * 12
    assert Record.parse(record.to_json(), boxes=[box]) == record
    document = record.document()
    document["setup"]["rounds"][0] = 3
    with pytest.raises(RecordError, match=r"setup\.rounds\[0\]: .*too many; of the 15 markers 0 .*\(rule 1\.7\)"):
        Record.from_document(document, boxes=[box])


# --- files -----------------------------------------------------------------------------------------------------------


def test_files_are_read_as_they_were_written(tmp_path):
    records = [Record.of(random_game(2 + seed % 3, seed, moves=40 * seed)) for seed in range(6)]
    write_records(tmp_path / "games.jsonl", records)
    assert list(read_records(tmp_path / "games.jsonl")) == records
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 6
    write_record(tmp_path / "game.json", records[3])
    assert read_record(tmp_path / "game.json") == records[3]
    assert list(read_records(str(tmp_path / "game.json"))) == [records[3]]


def test_one_record_is_wanted_and_there_are_several(tmp_path):
    write_records(tmp_path / "games.jsonl", [Record.from_document(sample(moves=5))] * 2)
    with pytest.raises(RecordError, match="one record is wanted"):
        read_record(tmp_path / "games.jsonl")
