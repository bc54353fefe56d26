"""`london-bridge play`: whole games typed in, `?`, saving, leaving and resuming; through the real command."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from london_bridge.record import read_record
from london_bridge.rules import Rng, default_box

from .playing import run_cli

pytestmark = pytest.mark.slow

MANY = 400


def numbers(seed: int, most: int = 6) -> str:
    """Numbers as an impatient person might type them; those that are too high are refused and asked again."""
    rng = Rng(seed)
    return "".join(f"{1 + rng.below(most)}\n" for _ in range(MANY))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scoring", ["base", "random"])
def test_a_whole_game_can_be_typed(players: int, scoring: str, tmp_path: Path):
    """A person against bots to the end: the final scoring is shown, and the record is right and complete."""
    file = tmp_path / "game.json"
    board = "--board" if scoring == "random" else "--no-board"
    options = f"--players {players} --scoring {scoring} --bots random --seed 3 --save {file} {board}"
    ran = run_cli(f"play {options}", typed=numbers(players))
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == ""
    record = read_record(file)
    assert record.result is not None
    assert len(record.players) == players
    last = ran.stdout.splitlines()
    total = next(line for line in last if "final money" in line)
    sums = [int(word.replace("−", "-").replace("£", "")) for word in total.split()[2:]]
    assert sums == [record.result.money[seat] for seat in record.result.ranking]
    assert "You win with" in ran.stdout or " wins with " in ran.stdout


def test_after_the_end_the_record_can_be_kept(tmp_path: Path):
    """Without --save the end offers to keep the record, and Enter leaves."""
    file = tmp_path / "kept.json"
    typed = "1\n" * MANY + f"log all\nundo\nsave {file}\n\nboard\n"
    ran = run_cli("play --no-board --players 2 --bots random --seed 3", typed=typed)
    assert ran.returncode == 0
    assert "save FILE keeps the record" in ran.stdout
    assert read_record(file).finished
    assert ran.stdout.rstrip().endswith(">")


def test_the_default_is_a_game_of_four_against_journeymen(tmp_path: Path):
    ran = run_cli("play --seed 1", typed="", home=tmp_path)
    assert ran.returncode == 0
    assert ran.stdout.count("(journeyman)") == 3


def test_all_moves_are_listed_in_plain_words():
    """The first prompt has the five cards of the starting hand (2.5), with their names."""
    ran = run_cli("play --seed 1 --bots random", typed="quit\nno\n")
    for line in ("Play the 0 (Peter de Colechurch)", "Play a 2 (noblewoman)", "Play a 4 (nobleman)"):
        assert line in ran.stdout
    assert "Not saved." in ran.stdout


def test_question_marks_are_answered():
    """`?` lists the commands, `? N` explains a move, `? word` a word, all with rule numbers; `rules N` quotes."""
    typed = (
        "?\n? 1\n?2\n? strength\n? chapel/most\n? place:2\n? castle\n? 5.7\nrules 6.3\nrules 77\nrules\n? 9\nquit\nno\n"
    )
    out = run_cli("play --seed 1 --bots random", typed=typed, width=200).stdout
    assert "take your last move back" in out
    assert "(In records: card:0.)" in out
    assert "(In records: card:1.)" in out
    assert "Strength: How often" in out
    assert "(rule 5.8)" in out
    assert "Most Devout" in out
    assert "You may not do this now." in out
    assert "'castle' is not a move, a word of the game or a rule" in out
    assert "In all other cases it takes the place of a building" in out
    assert "Forbidden Ground (x_space) – your pawn may stand on the X" in out
    assert "There is no rule '77'" in out
    assert "There is no move 9 now." in out
    assert "Which rule?" in out


def test_moves_may_be_written_as_records_write_them():
    """A legal one is made; one that is not legal is refused with its rule; anything else is asked again."""
    typed = "place:1\ncard:9\nfly\n99\n\ncard:4\nquit\nno\n"
    out = run_cli("play --seed 1 --bots random", typed=typed).stdout
    assert "That is not possible now: cards are being chosen now. (rule 4.2)" in out
    assert "'card:9' is neither a move nor a command" in out
    assert "There is no move 99; they go from 1 to 5." in out
    assert "Type the number of a move, or ? for help." in out
    assert "The cards are revealed: you 4" in out


def test_board_and_log_can_be_asked_for():
    out = run_cli("play --seed 1 --bots random --no-board", typed="1\nlog\nlog all\nquit\nno\n").stdout
    assert out.count("Round 1 of 12") == 0
    assert out.count("You start with £5.  2.3") == 1
    assert out.count("You have put down a card.  4.2") == 2
    out = run_cli("play --seed 1 --bots random --no-board", typed="board\nquit\nno\n").stdout
    assert out.count("Round 1 of 12") == 1


def test_the_same_seed_and_the_same_lines_give_the_same_game(tmp_path: Path):
    records = []
    for name in ("one.json", "two.json"):
        run_cli(f"play --no-board --players 3 --scoring random --seed 11 --save {tmp_path / name}", typed="1\n" * MANY)
        records.append(read_record(tmp_path / name))
    assert records[0].finished
    assert records[0] == records[1]


def test_a_game_that_is_broken_off_can_be_resumed(tmp_path: Path):
    """Seat, bots and name are kept, the moves so far stand, and the same lines lead to the same end twice."""
    half, ends = tmp_path / "half.json", []
    options = "play --no-board --players 3 --scoring random --bots random --seed 11 --name Ada --seat 1"
    ran = run_cli(f"{options} --save {half}", typed="1\n" * 9)
    assert f"london-bridge play --resume {half}" in ran.stdout
    unfinished = read_record(half)
    assert not unfinished.finished
    for name in ("one.json", "two.json"):
        ran = run_cli(f"play --no-board --resume {half} --save {tmp_path / name}", typed="1\n" * MANY)
        assert ran.returncode == 0, ran.stderr
        assert "You go on building" in ran.stdout
        assert ran.stdout.count("(random)") == 2
        ends.append(read_record(tmp_path / name))
    assert ends[0] == ends[1]
    assert ends[0].finished
    assert ends[0].moves[: len(unfinished.moves)] == unfinished.moves
    assert ends[0].players[1] == "Ada"
    assert read_record(half) == unfinished


def test_leaving_without_an_answer_saves_the_game(tmp_path: Path):
    """The end of the input is Ctrl-D: the game is kept in the data folder, and the way back is told."""
    ran = run_cli("play --seed 4 --bots random", typed="1\n", home=tmp_path)
    assert ran.returncode == 0
    saved = list(tmp_path.rglob("*.json"))
    assert len(saved) == 1
    assert str(saved[0]) in ran.stdout
    assert len(read_record(saved[0]).moves) >= 4


def test_a_game_that_nobody_played_leaves_nothing_behind(tmp_path: Path):
    ran = run_cli("play --seed 4 --bots random", typed="", home=tmp_path)
    assert ran.returncode == 0
    assert list(tmp_path.rglob("*.json")) == []


def test_quitting_offers_to_save(tmp_path: Path):
    file = tmp_path / "kept.json"
    out = run_cli("play --seed 4 --bots random", typed=f"quit\n{file}\n", home=tmp_path).stdout
    assert "Save the game, to resume it later?" in out
    assert read_record(file).extra["terminal"]["you"] == 0
    for answer in ("n", "quit", "q", "exit"):
        out = run_cli("play --seed 4 --bots random", typed=f"quit\n{answer}\n", home=tmp_path, folder=tmp_path).stdout
        assert "Not saved." in out
        assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["kept.json"]
    # What is typed by habit is asked for again, and no file gets its name.
    out = run_cli("play --seed 4 --bots random", typed="quit\n?\nundo\n2\nno\n", home=tmp_path, folder=tmp_path).stdout
    assert "'undo' is for the game." in out
    assert "Not saved." in out
    run_cli("play --seed 4 --bots random", typed="quit\nsave mine.json\n", home=tmp_path, folder=tmp_path)
    assert {path.name for path in tmp_path.rglob("*") if path.is_file()} == {"kept.json", "mine.json"}


def hears_ctrl_c() -> None:
    """Also where the tests themselves were started in the background, which makes their children deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_offers_to_save_too(tmp_path: Path):
    file = tmp_path / "kept.json"
    process = subprocess.Popen(
        [sys.executable, "-m", "london_bridge", "play", "--seed", "4", "--bots", "random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        preexec_fn=hears_ctrl_c,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    seen = b""
    while b"for help > " not in seen:
        seen += os.read(process.stdout.fileno(), 4096)
    process.send_signal(signal.SIGINT)
    while b"or type another" not in seen or not seen.endswith(b"> "):
        seen += os.read(process.stdout.fileno(), 4096)
    out, _ = process.communicate(f"{file}\n".encode(), timeout=30)
    assert process.returncode == 130
    assert b"Saved:" in out
    assert not read_record(file).finished


def test_at_a_terminal(tmp_path: Path):
    """Through a pseudo-terminal: colours, a prompt to type at, Ctrl-D asks, and asks for another answer if it must."""
    leader, follower = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "120", "XDG_DATA_HOME": str(tmp_path)}
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "london_bridge", "play", "--seed", "4", "--bots", "random"],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment,
        close_fds=True,
        start_new_session=True,
    )
    os.close(follower)
    file = tmp_path / "kept.json"
    out = conversation(
        leader,
        [
            ("for help > ", "5\n"),
            ("Where does your pawn go?", "undo\n"),
            ("undone", "\x04"),
            ("another file, or no", f"{tmp_path}\n"),
            ("Another file, or no?", f"{file}\n"),
        ],
    )
    out += conversation(leader, [("Resume with", "")])
    process.wait(timeout=30)
    os.close(leader)
    assert process.returncode == 0, out
    assert "\x1b[" in out
    assert f"The game cannot be saved to {tmp_path}" in out.replace("\r\n", " ").replace("  ", " ")
    assert not read_record(file).finished


def conversation(terminal: int, turns: list[tuple[str, str]]) -> str:
    """Wait for each text, then type the answer; all that was shown."""
    shown = last = ""
    for awaited, answer in turns:
        seen, deadline = "", time.monotonic() + 30
        while awaited.strip() not in " ".join(seen.split()):
            assert time.monotonic() < deadline, f"waiting for {awaited!r}, seen {shown + seen}"
            if select.select([terminal], [], [], 1)[0]:
                seen += os.read(terminal, 65536).decode("utf-8", "replace")
            elif last == "\x04":
                # A terminal that goes from lines to single keys in this very moment loses Ctrl-D: press it again.
                os.write(terminal, last.encode())
        shown += seen
        if answer:
            os.write(terminal, answer.encode())
        last = answer
    return shown


def test_a_box_of_ones_own(tmp_path: Path):
    """1.4: the game is played with it, the record names it, and resuming needs it."""
    box = tmp_path / "box.json"
    box.write_text(json.dumps(dict(default_box().data, name="mine", rondel=["X", 9, 9, 9, 9, 9])), encoding="utf-8")
    file = tmp_path / "game.json"
    ran = run_cli(f"play --seed 4 --bots random --box {box} --save {file}", typed="1\n1\n")
    assert "£9" in ran.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["box"].startswith("mine@")
    ran = run_cli(f"play --resume {file}", typed="")
    assert ran.returncode != 0
    assert "mine@" in ran.stderr
    ran = run_cli(f"play --resume {file} --box {box}", typed="1\n")
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--players 5", "2, 3 or 4 players, not 5 (rule 2.1)"),
        ("--seat 4", "seats go from 0 to 3"),
        ("--seed -1", "seed"),
        ("--bots journeyman,random", "2 bots for 3 seats"),
        ("--bots clairvoyant", "clairvoyant"),
        ("--scoring bonus", "chapel=most,gate=steps"),
        ("--scoring chapel=longest", "'longest' is no scoring of chapel"),
        ("--scoring tower=most", "'tower' is no category"),
        ("--scoring chapel=most,chapel=base", "chosen twice"),
        ("--resume no-such-file.json", "no-such-file.json"),
        ("--box no-such-box.json", "no-such-box.json"),
        ("--name ''", "at least one letter"),
        ("--resume pyproject.toml --players 3", "--players cannot be changed in a saved game"),
        ("--resume pyproject.toml", "pyproject.toml"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(options: str, sentence: str):
    ran = run_cli(f"play {options}")
    assert ran.returncode in (1, 2)  # 1: the file is no record
    assert ran.stdout == ""
    assert sentence in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_a_finished_game_cannot_be_resumed(tmp_path: Path):
    file = tmp_path / "game.json"
    run_cli(f"play --no-board --players 2 --bots random --seed 3 --save {file}", typed="1\n" * MANY)
    ran = run_cli(f"play --resume {file}")
    assert ran.returncode == 2
    assert f"london-bridge record show {file}" in ran.stderr


BROKEN_BOT = """
class Broken:
    name = "broken"

    def __init__(self, seed=0):
        self.views = 0

    def reseed(self, seed):
        pass

    def choose(self, view):
        self.views += 1
        if self.views == 3:
            raise RuntimeError("out of ideas")
        return view.legal()[0]
"""


def test_a_bot_of_ones_own_can_play_and_fail(tmp_path: Path):
    """`module:Class` sits at the table; when it fails, a sentence says so and the game is saved for other bots."""
    (tmp_path / "mine.py").write_text(BROKEN_BOT, encoding="utf-8")
    file = tmp_path / "game.json"
    words = f"play --players 2 --bots mine:Broken --seed 3 --save {file}"
    ran = run_cli(words, typed="1\n" * 20, folder=tmp_path, PYTHONPATH=str(tmp_path))
    assert ran.returncode == 2
    assert (
        "The bot mine:Broken has failed: RuntimeError: out of ideas (mine.py line 14 in choose)"
        in ran.stdout.replace("\n", " ")
    )
    assert "Traceback" not in ran.stdout + ran.stderr
    ran = run_cli(f"play --resume {file} --bots random", typed="1\n" * MANY)
    assert ran.returncode == 0, ran.stderr
    assert read_record(file).finished


@pytest.mark.slow
def test_a_bot_of_ones_own_cannot_end_the_game_with_its_process(tmp_path: Path):
    """What it prints stands not on the board, but with its fault; when it ends the game is saved as after any fault."""
    body = BROKEN_BOT.replace('raise RuntimeError("out of ideas")', 'print("thinking"); __import__("os")._exit(3)')
    (tmp_path / "mine.py").write_text(body, encoding="utf-8")
    file = tmp_path / "game.json"
    ran = run_cli(f"play --players 2 --bots mine:Broken --save {file}", typed="1\n" * 20, folder=tmp_path)
    assert ran.returncode == 2
    assert "The bot mine:Broken has ended by itself (exit code 3)." in ran.stdout
    assert ran.stdout.count("thinking") == ran.stdout.count("Its last words: thinking") == 1
    assert "Traceback" not in ran.stdout + ran.stderr
    assert not read_record(file).finished


def test_forced_moves_are_asked_for_only_when_wanted():
    """With --forced also the only legal site is a question."""
    typed = "5\n1\nquit\nno\n"
    quiet = run_cli("play --seed 4 --bots random --no-board", typed=typed).stdout
    asked = run_cli("play --seed 4 --bots random --no-board --forced", typed=typed).stdout
    assert "Where do you build" not in quiet
    assert "Where do you build" in asked


def test_plain_output_has_no_escape_sequences(tmp_path: Path):
    """Piped, and also where colours are forced but NO_COLOR is set, nothing is told by colour."""
    ran = run_cli("play --seed 4 --bots random", typed="1\n1\n", home=tmp_path)
    assert "\x1b" not in ran.stdout


def test_a_terminal_of_ascii_can_play(tmp_path: Path):
    ran = run_cli("play --seed 4 --bots random", typed="1\n1\n", home=tmp_path, PYTHONIOENCODING="ascii")
    assert ran.returncode == 0, ran.stderr
    assert "crests: b blue" in ran.stdout
    assert ran.stdout.isascii()


def test_think_changes_the_budget_of_saved_opponents_and_nothing_else(tmp_path: Path):
    """`--resume --think`: who sat at the table stays there, those that search with the new budget."""
    file = tmp_path / "game.json"
    run_cli(f"play --no-board --bots architect@3p,journeyman,master@2p --seed 3 --save {file}", typed="1\n")
    ran = run_cli(f"play --no-board --resume {file} --think 5p", typed="")
    told = next(line for line in ran.stdout.splitlines() if "You go on building against" in line)
    for bot in ("(architect@5p)", "(journeyman)", "(master@5p)"):
        assert bot in ran.stdout.replace("\n", " "), told


def test_think_alone_plays_against_bots_that_think(tmp_path: Path):
    """`--think` without --bots, as `--help` says."""
    ran = run_cli("play --no-board --players 2 --seed 3 --think 2p", typed="")
    assert "(master@2p)" in ran.stdout


@pytest.mark.parametrize("saved", [False, True])
def test_think_that_would_have_no_effect_is_refused(saved: bool, tmp_path: Path):
    """A budget that nobody at the table can use is told, not dropped in silence."""
    file = tmp_path / "game.json"
    run_cli(f"play --no-board --bots journeyman --seed 3 --save {file}", typed="1\n")
    ran = run_cli(f"play --no-board {f'--resume {file}' if saved else '--bots journeyman'} --think 2s", typed="")
    assert ran.returncode == 2
    assert "journeyman does not" in ran.stderr


def test_a_hint_tells_the_numbers_of_good_moves_and_why():
    """`hint` at the table: moves as they are numbered in the list, with what to expect; it changes nothing."""
    ran = run_cli("play --no-board --players 2 --bots random --seed 3", typed="hint\n1\nhint\n1\n")
    told = [line for line in ran.stdout.splitlines() if "% of games, about £" in line]
    assert 2 <= len(told) <= 6
    lists, hint = ran.stdout.split("help >", 1)[0], ran.stdout.split("help > hint", 1)[1]
    assert " ".join(hint.split()).split(" wins ")[0] in " ".join(lists.split())  # the move as the list has it
    assert ran.stderr == ""
