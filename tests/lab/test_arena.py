"""The arena: seats rotated, deals replayed, faults counted, interrupted and taken up again, rated with intervals."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from london_bridge.bots import BotError
from london_bridge.bots.hosting import HostedBot
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.arena import ArenaPlan, run, standings
from london_bridge.lab.arena.arena_player import ArenaPlayer, Played
from london_bridge.lab.arena.arena_report import report
from london_bridge.lab.arena.ratings import rate
from london_bridge.record import read_records

EXAMPLE = Path(__file__).parents[2] / "examples/outside_bot.py"


def told(games: list[Played]) -> list[tuple[object, ...]]:
    """What does not depend on the clock."""
    return [(one.game, tuple(one.bots), tuple(one.money), tuple(one.ranking)) for one in games]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_is_played_in_all_rotations(players: int):
    """Each deal is replayed with the seats exchanged: every bot of a line-up sits on every seat once."""
    plan = ArenaPlan.make(["random", "journeyman", "apprentice", "flat"][:players], 7, players=players, seed=3)
    assert plan.games % players == 0
    assert plan.games >= 7
    for deal in range(plan.games // players):
        games = range(deal * players, (deal + 1) * players)
        assert len({plan.deal_seed(game) for game in games}) == 1
        for seat in range(players):
            assert len({plan.seats(game)[seat] for game in games}) == players


def test_line_ups():
    """As many as seats: one; more: every choice of so many; fewer: every way in which two kinds meet."""
    assert ArenaPlan.make(["journeyman", "random", "random", "random"], 4).lineups == ((0, 1, 1, 1),)
    assert len(ArenaPlan.make(["journeyman", "random", "apprentice", "flat", "master"], 4).lineups) == 5
    assert ArenaPlan.make(["journeyman", "random"], 3, players=3).lineups == ((0, 0, 1), (0, 1, 1))
    assert len(ArenaPlan.make(["journeyman", "random", "apprentice"], 4, players=2).lineups) == 3


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_on_any_number_of_cores():
    plan = ArenaPlan.make(["journeyman", "random", "master@6p"], 9, players=3, seed=4)
    assert told(run(plan, jobs=1).games) == told(run(plan, jobs=2).games)


def test_an_interrupted_arena_is_taken_up_again(tmp_path: Path):
    """Ctrl-C keeps what is done; a line that was cut off is played again."""
    plan = ArenaPlan.make(["journeyman", "random"], 12, players=2, seed=4)
    file = tmp_path / "arena.jsonl"
    left = [5]

    def stop() -> bool:
        left[0] -= 1
        return left[0] < 0

    first = run(plan, jobs=1, records=file, stop=stop)
    assert len(first.games) == 5
    assert not first.finished
    with file.open("ab") as out:
        out.write(b'{"cut off')
    with pytest.raises(LondonBridgeError, match="--resume goes on"):
        run(plan, jobs=1, records=file)
    rest = run(plan, jobs=1, records=file, resume=True)
    assert rest.finished
    assert rest.found == 5
    assert told(rest.games) == told(run(plan, jobs=1).games)
    assert len(list(read_records(str(file), []))) == 12
    with pytest.raises(LondonBridgeError, match="other seed"):
        run(ArenaPlan.make(["journeyman", "random"], 12, players=2, seed=5), records=file, resume=True)


def test_standings_tell_what_happened():
    """Wins add up, money is mirrored between two players, and the better bot is rated higher."""
    plan = ArenaPlan.make(["journeyman", "random"], 40, players=2, seed=6)
    outcome = run(plan, jobs=1)
    table = standings(plan, outcome.games)
    best, worst = table.lines
    assert best.bot == "journeyman"
    assert best.wins + worst.wins == 40
    assert best.margin.value == pytest.approx(-worst.margin.value)
    assert best.rating is not None
    assert worst.rating is not None
    assert best.rating.low > worst.rating.high
    assert best.move_seconds > 0
    ahead = {(pair.first, pair.second): pair for pair in table.pairs}
    assert ahead[0, 1].ahead == best.share.value
    assert ahead[0, 1].ahead + ahead[1, 0].ahead == 1
    json.dumps(table.to_dict())


def test_a_share_is_told_beside_the_fair_one():
    plan = ArenaPlan.make(["journeyman", "random", "random", "random"], 8, seed=6)
    lines = {line.bot: line for line in standings(plan, run(plan, jobs=1).games, rated=False).lines}
    assert lines["journeyman"].fair == 0.25
    assert lines["random"].fair == 0.75
    assert lines["journeyman"].games == lines["random"].games == 8


def test_ratings_find_known_strengths():
    """Plackett–Luce: of rankings drawn from it, the strengths come back; doubles at one table do not disturb it."""
    import random

    rng = random.Random(1)
    strengths = [4.0, 2.0, 1.0]

    def ranking() -> list[int]:
        left = [0, 1, 2, rng.randrange(3)]
        found = []
        while left:
            chosen = rng.choices(range(len(left)), [strengths[bot] for bot in left])[0]
            found.append(left.pop(chosen))
        return found

    ratings = rate(3, [[ranking()] for _ in range(1500)], replicates=30)
    for better, worse, factor in ((0, 1, 2), (1, 2, 2)):
        gap = ratings[better].value - ratings[worse].value
        assert gap == pytest.approx(400 * 0.30103 * (factor / 2), abs=25)
    for one in ratings:
        assert one.low < one.value < one.high
        assert one.high - one.low < 60
    assert sum(one.value for one in ratings) == pytest.approx(4500)


def test_a_bot_that_fails_is_counted_and_replaced(tmp_path: Path):
    """A crash is one bot's fault: the games are finished, and the program is started again for the next."""
    file = tmp_path / "bad.py"
    file.write_text("input()\nprint('ready', flush=True)\nfor _ in range(2):\n  input()\nraise SystemExit('no more')\n")
    bad = f"exec:{sys.executable} {file}"
    plan = ArenaPlan.make([bad, "journeyman"], 4, players=2, seed=1)
    outcome = run(plan, jobs=1)
    table = standings(plan, outcome.games, rated=False)
    line = next(line for line in table.lines if line.bot == bad)
    assert line.faults == 4
    assert any("exec:" in fault for fault in table.faults)


def own_bots(folder: Path, monkeypatch: pytest.MonkeyPatch, **bodies: str) -> str:
    """A module of bots of one's own; the body of `reseed` and of `choose` may be told. Its name."""
    name = f"own_bots_{folder.name}"
    monkeypatch.syspath_prepend(str(folder))
    (folder / f"{name}.py").write_text(
        "import sys\n\nclass Bot:\n    name = ''\n    def __init__(self, seed): self.close = lambda: sys.exit(5)\n"
        f"    def reseed(self, seed): {bodies.get('reseed', 'pass')}\n"
        f"    def choose(self, view): {bodies.get('choose', 'return view.legal()[0]')}\n"
    )
    return f"{name}:Bot"


@pytest.mark.parametrize("place", ["reseed", "choose"])
def test_a_bot_that_exits_ends_no_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str):
    """`sys.exit()` in somebody's own bot is its fault like any error: the games are finished."""
    bad = own_bots(tmp_path, monkeypatch, **{place: "sys.exit('enough')"})
    plan = ArenaPlan.make([bad, "journeyman"], 4, players=2, seed=1)
    outcome = run(plan, jobs=1)
    assert outcome.finished
    for game in outcome.games:
        fault = next(fault for fault in game.faults if fault)
        assert fault.startswith(f"{bad}: SystemExit: enough (own_bots_")
        assert f" line {6 if place == 'reseed' else 7} in {place})" in fault


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("import os; os._exit(3)", r"The bot .*:Bot has ended by itself \(exit code 3\)\."),
        ("raise KeyboardInterrupt", r"The bot .*:Bot has ended by itself .*Its last words: KeyboardInterrupt"),
        ("import time; time.sleep(600)", r"The bot .*:Bot did not answer within 0\.7 seconds\."),
        ("return 'card:1'", r"It answered 'card:1'; a Move is needed\."),
        ("return view.legal()[len(input())]", r"EOFError: .* \(own_bots_.*\.py line 7 in choose\)"),
        ("return [][1]", r"IndexError: list index out of range \(own_bots_.*\.py line 7 in choose\)"),
        ("print('hello'); return view.legal()[0]", None),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_in_python_harms_nobody_else(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    body: str,
    fault: str | None,
    jobs: int,
):
    """Ends its process, hangs, raises, prints: the arena goes on, and says what was wrong and in which line."""
    if jobs == 2 and "sleep" in body:
        pytest.skip("another process does not know the shorter limit of this test")
    if "sleep" in body:
        monkeypatch.setattr("london_bridge.bots.outside.MOVE_LIMIT", 0.7)
    bad = own_bots(tmp_path, monkeypatch, choose=body)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    outcome = run(ArenaPlan.make([bad, "random"], 2, players=2, seed=1), jobs=jobs)
    assert outcome.finished
    assert capfd.readouterr().out == ""
    for game in outcome.games:
        told = [each for each in game.faults if each]
        assert len(told) == (fault is not None)
        assert fault is None or re.search(fault, told[0])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("import os; os._exit(4)", r"The bot .*:Bot has ended by itself \(exit code 4\)\."),
        ("import time; time.sleep(600)", r"The bot .*:Bot did not answer within 0\.7 seconds\."),
        ("sys.exit('no weights')", r"cannot be made: SystemExit: no weights \(own_bots_.*\.py line 5 in __init__\)\."),
        ("import os; os.write(1, b'hello')", None),
    ],
)
def test_a_bot_that_cannot_be_made_is_told_before_the_first_game(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    body: str,
    fault: str | None,
):
    """Where it would end the arena with its process, or hold it up for ever; and what it prints is no answer."""
    bad = own_bots(tmp_path, monkeypatch)
    file = next(tmp_path.glob("own_bots_*.py"))
    file.write_text(file.read_text().replace("self.close = lambda: sys.exit(5)", body))
    if "sleep" in body:
        monkeypatch.setattr(HostedBot, "start_limit", 0.7)
    if fault is None:
        ArenaPlan.make([bad, "random"], 2, players=2, seed=1)
    else:
        with pytest.raises(BotError, match=fault):
            ArenaPlan.make([bad, "random"], 2, players=2, seed=1)
    assert capfd.readouterr().out == ""


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("move pass", "answered 'pass', which is not legal."),
        ("what?", "said 'what?' where a line `move …` was expected"),
    ],
)
def test_an_answer_that_is_no_legal_move_is_a_fault(tmp_path: Path, answer: str, fault: str):
    """A word that is not legal at this moment, and no word of the game at all: told in the standings in a sentence."""
    file = tmp_path / "bad.py"
    file.write_text(f"input()\nprint('ready\\n{answer}', flush=True)\nfor _ in range(3):\n  input()\n")
    bad = f"exec:{sys.executable} {file}"
    plan = ArenaPlan.make([bad, "journeyman"], 2, players=2, seed=1)
    table = standings(plan, run(plan, jobs=1).games, rated=False)
    assert next(line for line in table.lines if line.bot == bad).faults == 2
    assert all(fault in told for told in table.faults)


def test_an_outside_program_plays_in_the_arena():
    spec = f"exec:{sys.executable} {EXAMPLE}"
    plan = ArenaPlan.make([spec, "random"], 4, players=2, seed=2)
    outcome = run(plan, jobs=1)
    assert Counter(fault for game in outcome.games for fault in game.faults) == {None: 8}


def test_bots_of_one_kind_do_not_share_memory():
    """A bot plays one seat: two seats of one kind are two bots."""
    player = ArenaPlayer(ArenaPlan.make(["master@5p", "random"], 3, players=3), False)
    assert player.bot(0, 0)[1] is not player.bot(1, 0)[1]


@pytest.mark.parametrize(
    ("bots", "games", "sentence"),
    [
        (["journeyman"], 4, "at least two"),
        (["journeyman", "journeyman"], 4, "at least two"),
        (["journeyman", "nobody"], 4, "no bot 'nobody'"),
        (["journeyman", "random"], 0, "1 to"),
    ],
)
def test_wrong_plans_are_refused_in_words(bots: list[str], games: int, sentence: str):
    with pytest.raises(LondonBridgeError, match=sentence):
        ArenaPlan.make(bots, games)


def test_the_report_stands_alone():
    """One HTML file: plots inside, nothing from elsewhere."""
    plan = ArenaPlan.make(["journeyman", "random", "apprentice"], 12, players=3, seed=2)
    outcome = run(plan, jobs=1)
    text = report(outcome, standings(plan, outcome.games))
    assert text.count("<svg") >= 3
    assert "<script" not in text
    assert 'href="http' not in text
    assert "apprentice" in text


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray comes with the extra `cluster`")
@pytest.mark.timeout(240)
def test_games_on_a_ray_cluster_are_the_same():
    """`--ray local` starts a cluster on this machine; the games are those of any other run."""
    plan = ArenaPlan.make(["journeyman", "random"], 8, players=2, seed=4)
    assert told(run(plan, ray="local").games) == told(run(plan, jobs=1).games)


def test_a_bots_first_decision_is_not_timed(monkeypatch: pytest.MonkeyPatch):
    """What a bot reads and works out once is not how long it takes to move."""
    clock = iter(range(10**6))
    monkeypatch.setattr("london_bridge.lab.arena.arena_player.perf_counter", lambda: next(clock))
    player = ArenaPlayer(ArenaPlan.make(["journeyman", "random"], 4, players=2, seed=1), lines=False)
    first, second = player.do(0), player.do(0)
    assert [after - before for before, after in zip(first.decisions, second.decisions, strict=True)] == [1, 1]
    assert second.seconds == [float(count) for count in second.decisions]
