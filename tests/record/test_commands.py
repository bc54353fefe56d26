"""`london-bridge record check` and `record trace`, run as a person or a script runs them."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from london_bridge.record import Record, write_record, write_records

from .samples import EXAMPLE, example, own_box, random_game

pytestmark = pytest.mark.slow


def command(*arguments: object, data: bytes | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command; whatever happens, nobody sees a traceback."""
    ran = subprocess.run(
        [sys.executable, "-m", "london_bridge", "record", *map(str, arguments)],
        input=data,
        capture_output=True,
        check=False,
        timeout=120,
    )
    out, err = ran.stdout.decode(), ran.stderr.decode()
    assert "Traceback" not in out + err
    assert "fault of the program" not in err
    return subprocess.CompletedProcess(ran.args, ran.returncode, out, err)


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """Six games: two of each player count, one of all unfinished."""
    records = [Record.of(random_game(2 + seed % 3, seed, moves=20 if seed == 5 else 10_000)) for seed in range(6)]
    write_records(tmp_path / "games.jsonl", records)
    return tmp_path / "games.jsonl"


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    """The example with a move that rule 4.2 refuses."""
    document = example()
    document["moves"][1] = [1, "card:3"]
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(document, indent=1))
    return path


def test_right_records_are_counted(corpus):
    ran = command("check", corpus, EXAMPLE)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == (
        f"{corpus}: 6 records, all right (2 with 2 players, 2 with 3 players, 2 with 4 players; 1 unfinished).\n"
        f"{EXAMPLE}: 1 record, all right (1 with 3 players).\n"
    )


def test_a_wrong_record_is_one_sentence_and_a_non_zero_exit(wrong):
    ran = command("check", wrong)
    assert ran.returncode == 1
    assert ran.stderr.startswith(f'{wrong}, moves[1]: [1, "card:3"] is not legal: ')
    assert ran.stderr.endswith("(rule 4.2).\n")
    assert ran.stderr.count("\n") == 1
    assert ran.stdout == f"{wrong}: 1 record, 1 wrong.\n"


def test_all_files_are_checked_to_their_end(corpus, wrong, tmp_path):
    mixed = tmp_path / "mixed.jsonl"
    good = corpus.read_text().splitlines()
    mixed.write_text("\n".join([good[0], "{", good[1], '{"format": 1}', good[2]]))
    ran = command("check", mixed, tmp_path, tmp_path / "none", wrong, corpus)
    assert ran.returncode == 1
    errors = ran.stderr.splitlines()
    assert [error.split(": ")[0] for error in errors] == [
        f"{mixed}, line 2, column 2",
        f"{mixed}, line 4, format",
        str(tmp_path),
        str(tmp_path / "none"),
        f"{wrong}, moves[1]",
    ]
    assert ran.stdout.splitlines() == [
        f"{mixed}: 5 records, 2 wrong.",
        f"{tmp_path}: no record can be read.",
        f"{tmp_path / 'none'}: no record can be read.",
        f"{wrong}: 1 record, 1 wrong.",
        f"{corpus}: 6 records, all right (2 with 2 players, 2 with 3 players, 2 with 4 players; 1 unfinished).",
    ]


def test_the_same_for_programs(corpus, wrong):
    ran = command("check", "--json", corpus, wrong)
    assert (ran.returncode, ran.stderr) == (1, "")
    first, error, last = map(json.loads, ran.stdout.splitlines())
    assert first == {
        "file": str(corpus),
        "records": 6,
        "valid": 6,
        "wrong": 0,
        "finished": 5,
        "players": {"2": 2, "3": 2, "4": 2},
    }
    assert error["error"].endswith("(rule 4.2).")
    del error["error"]
    assert error == {"file": str(wrong), "line": None, "record": 0, "path": "moves[1]", "rule": "4.2"}
    assert last["valid"] == last["finished"] == 0
    assert last["wrong"] == 1


def test_errors_beyond_the_limit_are_counted(tmp_path):
    path = tmp_path / "bad.jsonl"
    path.write_text("{}\n" * 250)
    ran = command("check", path)
    assert ran.stderr.count("format: this key is missing") == 100
    assert ran.stderr.endswith(f"{path}: 150 more errors are not listed.\n")
    assert ran.stdout == f"{path}: 250 records, 250 wrong.\n"
    assert command("check", path, "--errors", 3).stderr.count("missing") == 3
    assert command("check", path, "--errors", 0).stderr.count("missing") == 250


def test_a_long_file_has_a_progress_bar_on_a_terminal_and_nowhere_else(tmp_path):
    """The bar is on standard error; what a program reads on standard output stays whole."""
    path = tmp_path / "long.jsonl"
    good = Record.of(random_game(2, 3), extra={"chat": "x" * 3_000_000}).to_json()
    path.write_text(f"{good}\n[]\n{good}\n")
    terminal, end = pty.openpty()
    arguments = [sys.executable, "-m", "london_bridge", "record", "check", str(path)]
    for option in ([], ["--json"]):
        ran = subprocess.run([*arguments, *option], stdout=subprocess.PIPE, stderr=end, check=False, timeout=120)
        seen = os.read(terminal, 100_000).decode()
        assert ran.returncode == 1
        assert "long.jsonl" in seen
        assert "MB" in seen
        if option:
            error, tally = map(json.loads, ran.stdout.splitlines())
            assert (error["line"], tally["records"]) == (2, 3)
        else:
            assert ran.stdout.decode() == f"{path}: 3 records, 1 wrong.\n"
            assert "line 2: a record is a JSON object" in seen
    os.close(end)
    os.close(terminal)
    assert "MB" not in command("check", path).stderr


def test_standard_input_is_a_file_too(corpus):
    data = corpus.read_bytes()
    assert command("check", "-", data=data).stdout.startswith("standard input: 6 records, all right")
    ran = command("check", "-", data=data + b"[")
    assert ran.returncode == 1
    assert ran.stderr.startswith("standard input, line 7, column 2: this is not JSON")
    assert command("trace", "-", data=data).stdout == command("trace", corpus).stdout


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xef\xbb\xbf{}",
        b"\xff\xfe{\x00",
        b"[" * 200_000,
        b'{"a":' * 200_000,
        b'{"format": NaN}',
        b'{"format": "old-london-bridge/1", "moves": [' + b'[0,"done"],' * 600_000 + b"[]]}",
        b"\0" * 100,
    ],
)
def test_hostile_files_are_one_sentence_and_a_non_zero_exit(data):
    for verb in ("check", "trace"):
        ran = command(verb, "-", data=data)
        assert ran.returncode == 1
        assert ran.stderr.count("\n") == 1
        assert ran.stderr.startswith("standard input")


def test_a_box_of_ones_own_is_given_with_its_file(tmp_path):
    box = own_box()
    (tmp_path / "box.json").write_text(json.dumps(box.data))
    write_record(tmp_path / "game.json", Record.of(random_game(3, 8, box=box)))
    for verb in ("check", "trace"):
        ran = command(verb, tmp_path / "game.json")
        assert ran.returncode == 1
        assert "box: the game was played with the box" in ran.stderr
        assert command(verb, tmp_path / "game.json", "--box", tmp_path / "box.json").returncode == 0
        ran = command(verb, tmp_path / "game.json", "--box", EXAMPLE)
        assert ran.returncode == 2
        assert ran.stderr.startswith(f"london-bridge: {EXAMPLE}, ")


def trace_lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_trace_has_a_line_for_every_move_and_one_for_every_record(corpus):
    ran = command("trace", corpus)
    assert (ran.returncode, ran.stderr) == (0, "")
    lines = trace_lines(ran.stdout)
    for number, text in enumerate(corpus.read_text().splitlines()):
        document = json.loads(text)
        own = [line for line in lines if line["record"] == number]
        assert [line["i"] for line in own[:-1]] == list(range(len(document["moves"])))
        assert own[-1]["result"] == document.get("result")
        assert set(own[-1]) == {"record", "result", "breakdown"}
    assert lines[-1]["result"] is None


def test_a_trace_passes_over_what_is_wrong(corpus, wrong, tmp_path):
    mixed = tmp_path / "mixed.jsonl"
    good = corpus.read_text().splitlines()
    mixed.write_text("\n".join([good[0], json.dumps(json.loads(wrong.read_text())), "nonsense", good[1]]))
    ran = command("trace", mixed)
    assert ran.returncode == 1
    assert [error.split(": ")[0] for error in ran.stderr.splitlines()] == [
        f"{mixed}, line 2, moves[1]",
        f"{mixed}, line 3, column 1",
    ]
    lines = trace_lines(ran.stdout)
    assert [line["record"] for line in lines if "result" in line] == [0, 3]
    assert [line["i"] for line in lines if line["record"] == 1] == [0, 1]


def test_a_reader_that_goes_away_is_no_error(tmp_path):
    """`record trace FILE | head -1`: quiet, with the exit code that shells give a broken pipe."""
    path = tmp_path / "games.jsonl"
    write_records(path, [Record.of(random_game(4, 1))] * 40)
    with subprocess.Popen(
        [sys.executable, "-m", "london_bridge", "record", "trace", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"record":0,"i":0,')
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 141


def test_wrong_usage_is_told():
    for arguments in (["check"], ["trace"], ["trace", "a", "b"], ["check", "a", "--box", "none.json"]):
        ran = command(*arguments)
        assert ran.returncode == 2
        assert ran.stderr.count("\n") == 1
