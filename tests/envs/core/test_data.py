"""Decisions as data: what is written is what was seen and done, and it comes back as it was."""

from __future__ import annotations

import json

import numpy as np
import pytest

from london_bridge.bots import make
from london_bridge.envs import data, decision_file, layout, mask, observation, words_of
from london_bridge.errors import LondonBridgeError
from london_bridge.record import Record, write_records
from london_bridge.rules import Game
from london_bridge.view import View


def played(players: int, seed: int, bot: str = "random", moves: int = 10**6) -> Record:
    """The record of a game between bots."""
    game = Game.deal(players, "random", seed)
    bots = [make(bot, seat) for seat in range(players)]
    while not game.over and len(game.moves) < moves:
        seat = game.deciders[-1]  # cards in another order than the seats': a record may have any
        game.apply(seat, bots[seat].choose(View.of(game, seat)))
    return Record.of(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_loaded_is_what_was_seen_and_done(players: int, tmp_path):
    records = [played(players, seed) for seed in range(3)]
    path = tmp_path / "decisions.parquet"
    games, count = data.write(path, records)
    assert (games, count) == (3, sum(len(record.moves) for record in records))
    found = data.load(path)
    assert len(found) == count
    assert found.players == players
    row = 0
    for number, record in enumerate(records):
        game = record.replay(0)
        result = record.game().result
        assert result is not None
        for at, (seat, word) in enumerate(record.moves):
            assert (found.game[row], found.decision[row], found.seat[row]) == (number, at, seat)
            assert found.observation[row].tolist() == observation(View.of(game, seat)).tolist()
            assert found.mask[row].tolist() == mask(game, seat).tolist()
            assert words_of(found.action[row]) == word
            assert found.money[row] == result.money[seat]
            assert found.place[row] == result.ranking.index(seat) + 1
            assert found.won[row] == (result.ranking[0] == seat)
            others = [amount for other, amount in enumerate(result.money) if other != seat]
            assert found.margin[row] == result.money[seat] - max(others)
            game.apply(seat, word)
            row += 1
    assert (found.mask[np.arange(count), found.action] == 1).all()
    assert found.named()["me.hand"].shape == (count, 5)


def test_large_files_are_read_piece_by_piece(tmp_path, monkeypatch):
    """Groups of rows are written as they fill, and pieces together are the whole."""
    monkeypatch.setattr(decision_file, "GROUP", 300)
    path = tmp_path / "decisions.parquet"
    data.write(path, [played(4, seed) for seed in range(5)])
    whole = data.load(path)
    pieces = list(data.batches(path, rows=100))
    assert len(pieces) > 5
    assert (np.concatenate([piece.observation for piece in pieces]) == whole.observation).all()
    assert (np.concatenate([piece.action for piece in pieces]) == whole.action).all()


def test_records_of_any_source_become_decisions(tmp_path):
    """A file of records, unfinished games among them, which are left out."""
    source = tmp_path / "games.jsonl"
    finished = [played(3, seed) for seed in (1, 2)]
    write_records(source, [finished[0], played(3, 9, moves=40), finished[1]])
    games, count = data.from_records(source, tmp_path / "out.parquet")
    assert (games, count) == (2, sum(len(record.moves) for record in finished))


def test_files_are_whole_or_not_there(tmp_path):
    path = tmp_path / "decisions.parquet"
    with pytest.raises(data.DataError, match="for games of 4 players; this one has 3"):
        data.write(path, [played(4, 1), played(3, 1)])
    with pytest.raises(data.DataError, match="no finished game"):
        data.write(path, [played(4, 1, moves=10)])
    with data.DecisionFile(path, 2) as file, pytest.raises(data.DataError, match="not over"):
        file.add(played(2, 1, moves=10))
    assert [name.name for name in tmp_path.iterdir()] == ["decisions.parquet"]
    assert len(data.load(path)) == 0


def test_what_cannot_be_read_is_refused_in_words(tmp_path, monkeypatch):
    import pyarrow as pa
    import pyarrow.parquet as pq

    with pytest.raises(LondonBridgeError, match="There is no file"):
        data.load(tmp_path / "nothing.parquet")
    text = tmp_path / "text.parquet"
    text.write_text("no table")
    with pytest.raises(LondonBridgeError, match="no whole Parquet file"):
        data.load(text)
    other = tmp_path / "other.parquet"
    pq.write_table(pa.table({"a": [1]}), other)
    with pytest.raises(LondonBridgeError, match="no file of decisions"):
        data.load(other)
    path = tmp_path / "decisions.parquet"
    data.write(path, [played(2, 1)])
    table = pq.read_table(path)
    for about, changed in (
        (b"{}", table),
        (b"[]", table),
        (b"no JSON", table),
        (b'{"layout": 1, "players": 4}', table),
        (b'{"layout": 1, "players": 9}', table),
        (b'{"layout": 1, "players": 2}', table.drop_columns(["mask"])),
    ):
        pq.write_table(changed.replace_schema_metadata({decision_file.KEY: about}), other)
        with pytest.raises(LondonBridgeError, match="write it anew"):
            data.load(other)
        with pytest.raises(LondonBridgeError, match="write it anew"):
            next(data.batches(other))
    with pytest.raises(LondonBridgeError, match="There is no folder"):
        data.DecisionFile(tmp_path / "nowhere" / "decisions.parquet", 2)
    monkeypatch.setattr(layout, "VERSION", 99)
    with pytest.raises(LondonBridgeError, match="layout 1, and this is layout 99"):
        data.load(path)


def test_other_programs_can_read_the_file(tmp_path):
    """Plain columns, and what the observations are in the file's own metadata."""
    import pyarrow.parquet as pq

    path = tmp_path / "decisions.parquet"
    data.write(path, [played(2, 1)])
    table = pq.read_table(path)
    assert table.column_names == [
        "game",
        "decision",
        "seat",
        "bot",
        "observation",
        "mask",
        "action",
        "money",
        "margin",
        "place",
    ]
    assert json.loads(table.schema.metadata[decision_file.KEY]) == {"layout": 1, "players": 2}
    assert len(table.column("observation")[0].as_py()) == 458
