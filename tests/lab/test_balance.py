"""Balance: watched games are noted rightly, and regressions find what is there, with honest intervals."""

from __future__ import annotations

import io
import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from london_bridge.cli.lab import table_of
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.balance import About, Kept, WatchedGame, answers, watch
from london_bridge.lab.balance.balance_report import report
from london_bridge.lab.balance.questions import regress
from london_bridge.lab.balance.watching import ROUNDS, Sat
from london_bridge.rules.words import BONUS_TILES, KINDS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_noted_agrees_with_the_game(players: int):
    """Every seat builds in every turn; places and steps are a permutation."""
    for game in watch("journeyman", players, 3, seed=2, jobs=1):
        assert sorted(sat.place for sat in game.seats) == list(range(1, players + 1))
        assert sorted(sat.step for sat in game.seats) == list("ABCD")[:players]
        for sat in game.seats:
            assert 6 <= sum(sat.kinds) <= 12
        assert game.early == (game.rounds < (6 if players == 2 else 12))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_on_any_number_of_cores():
    assert watch("journeyman", 3, 4, seed=2, jobs=1) == watch("journeyman", 3, 4, seed=2, jobs=2)


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path):
    """What is kept is not played again, a line that was cut off is; another run's file is refused."""
    whole = watch("journeyman", 3, 6, seed=2, jobs=1)
    path, whose = tmp_path / "kept.jsonl", {"bots": "journeyman", "seed": 2}
    first = Kept(path, whose)
    watch("journeyman", 3, 4, seed=2, jobs=1, kept=first)
    first.close()
    path.write_bytes(path.read_bytes()[:-40])
    again, played = Kept(path, whose), []
    assert len(again.games) == 3
    assert watch("journeyman", 3, 6, seed=2, jobs=1, kept=again, on_game=lambda: played.append(1)) == whole
    again.close()
    assert len(played) == 3
    assert list(Kept(path, whose).games.values()) == whole
    with pytest.raises(LondonBridgeError, match=r"other seed \(2 there, 3 here\)"):
        Kept(path, {"bots": "journeyman", "seed": 3})
    path.write_text("no game\n")
    with pytest.raises(LondonBridgeError, match="line 1"):
        Kept(path, whose)


@pytest.mark.parametrize(
    "text", [b"my notes", b"my notes\n", b"{", b'{"balance":{"bots":"bu', b"\xff", b"[1]\n", b"[" * 100_000]
)
def test_a_file_that_is_not_ours_is_refused_and_stays(tmp_path: Path, text: bytes):
    """`--keep FILE` never empties somebody's file, with or without a line's end."""
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(LondonBridgeError, match="line 1: no file of lab balance"):
        Kept(path, {"bots": "random", "seed": 2})
    assert path.read_bytes() == text


def test_a_first_line_that_was_cut_off_is_written_anew(tmp_path: Path):
    """Our own file goes on however little of its first line is there; an empty one is new."""
    path, whose = tmp_path / "kept.jsonl", {"bots": "random", "seed": 2}
    Kept(path, whose).close()
    line = path.read_bytes()
    for text in (b"", line[:-9], line[:-1]):
        path.write_bytes(text)
        Kept(path, whose).close()
        assert path.read_bytes() == line


def bad_bot(folder: Path, monkeypatch: pytest.MonkeyPatch, last: str) -> str:
    """A bot of one's own that does this at the beginning of the third game of two; all processes find it."""
    module = f"bad_bot_{folder.name}"
    (folder / f"{module}.py").write_text(
        "import os\nfrom pathlib import Path\nseen = Path(__file__).with_name('seen')\n"
        "class Own(Exception):\n    def __init__(self, one, two): super().__init__('too hard')\n"
        "class Bad:\n    name = 'bad'\n    def __init__(self, seed):\n"
        "        with seen.open('a') as file: file.write('x')\n"
        "        self.late = seen.stat().st_size > 4\n"
        f"    def choose(self, view):\n        if self.late: {last}\n        return view.legal()[0]\n"
        "    def reseed(self, seed): pass\n"
    )
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    return f"{module}:Bad"


@pytest.mark.parametrize(
    ("jobs", "last", "code", "sentence"),
    [
        (1, "raise Own(1, 2)", 2, "failed in a game: Own: too hard"),
        (2, "raise Own(1, 2)", 2, "failed in a game: Own: too hard"),
        (1, "raise SystemExit('enough')", 2, "failed in a game: SystemExit: enough"),
        (2, "os._exit(1)", 70, "worker process ended"),
    ],
)
def test_a_bot_that_fails_is_told_and_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int, last: str, code: int, sentence: str
):
    """An error of a bot, or a process that is gone, ends the run in a sentence, and what was played is in the file."""
    spec, path = bad_bot(tmp_path, monkeypatch, last), tmp_path / "kept.jsonl"
    kept = Kept(path, {})
    with pytest.raises(LondonBridgeError, match=sentence) as caught:
        watch(spec, 2, 6, jobs=jobs, kept=kept)
    kept.close()
    assert caught.value.exit_code == code
    assert Kept(path, {}).games == kept.games
    if jobs == 1:
        assert len(kept.games) == 2


def made_up(count: int, seed: int, fill: Callable[[Sat, random.Random], None]) -> list[WatchedGame]:
    """Games of four whose seats have what `fill` gives them."""
    rng = random.Random(seed)
    games = []
    for _ in range(count):
        seats = [Sat(seat, step) for seat, step in enumerate("ABCD")]
        for sat in seats:
            fill(sat, rng)
        games.append(WatchedGame(4, {}, 12, False, 30, seats))
    return games


def test_a_regression_finds_what_a_tile_is_worth():
    """Made-up games in which one kind of tile brings £4 and another nothing: the intervals hold both."""

    def fill(sat: Sat, rng: random.Random) -> None:
        sat.tiles = [rng.randrange(3) for _ in BONUS_TILES]
        sat.money = round(40 + 4 * sat.tiles[0] + rng.gauss(0, 6))

    games = made_up(400, 3, fill)
    rows = {
        row.name: row.estimate for row in regress(games, lambda sat: [float(n) for n in sat.tiles], list(BONUS_TILES))
    }
    first, other = rows[BONUS_TILES[0]], rows[BONUS_TILES[5]]
    assert first.low < 4 < first.high
    assert first.high - first.low < 1.5
    assert other.low < 0.3
    assert other.high > -0.3


def test_a_building_is_compared_with_the_others_of_its_round():
    """Made-up games in which a guild is worth £3 more than any other building in round 2, and nothing in round 5."""

    def fill(sat: Sat, rng: random.Random) -> None:
        for number in range(1, 7):
            kind = rng.randrange(len(KINDS))
            sat.kinds[kind * ROUNDS + number - 1] += 1
            sat.money += 3 * (number == 2 and KINDS[kind] == "guild")
        sat.money += round(rng.gauss(40, 5))

    games = made_up(600, 4, fill)
    names = [f"{kind}, round {number}" for kind in KINDS for number in range(1, ROUNDS + 1)]
    rows = regress(games, lambda sat: [float(n) for n in sat.kinds], names, list(range(ROUNDS)) * len(KINDS))
    found = {row.name: row for row in rows}
    assert len(found) == 6 * len(KINDS)
    second = [found[f"{kind}, round 2"] for kind in KINDS]
    assert sum(row.cases * row.estimate.value for row in second) == pytest.approx(0, abs=1e-6)
    guild, share = found["guild, round 2"].estimate, found["guild, round 2"].cases / sum(row.cases for row in second)
    assert guild.low < 3 * (1 - share) < guild.high
    assert guild.low > 1
    later = found["guild, round 5"].estimate
    assert later.low < 0.5
    assert later.high > -0.5


@pytest.mark.slow
@pytest.mark.parametrize("count", [3, 8, 12, 20])
def test_few_games_give_no_false_certainty(count: int):
    """Real games, too few for what is asked of them: no interval is a point, and none ends at infinity in words."""
    one = answers(watch("journeyman", 2, count, seed=1, jobs=1))
    found = one.buildings + one.buildings_by_round + one.crests + one.tiles
    for row in found:
        assert row.estimate.high - row.estimate.low > 0.5, row
    assert not one.buildings_by_round or count > 12
    for row in one.scorings:
        if row.cases == 1:
            assert row.estimate.ends(2) == ""


def test_nineteen_of_twenty_intervals_of_a_regression_hold_the_truth():
    """The promise itself where games are few for so many columns: tiles that are worth nothing, in 24 games of four."""

    def fill(sat: Sat, rng: random.Random) -> None:
        sat.tiles = [int(rng.random() < 0.3) for _ in BONUS_TILES]
        sat.money = round(400 + rng.gauss(0, 60))

    held = total = 0
    for seed in range(150):
        for row in regress(made_up(24, seed, fill), lambda sat: [float(n) for n in sat.tiles], list(BONUS_TILES)):
            total += 1
            held += row.estimate.low <= 0 <= row.estimate.high
    assert 0.93 < held / total < 0.99


def test_a_figure_that_rests_on_one_game_has_no_interval():
    """Only one game has the tile, so nothing is known of how its worth varies; the others keep their intervals."""

    def fill(sat: Sat, rng: random.Random) -> None:
        sat.tiles = [0, rng.randrange(2)] + [0] * (len(BONUS_TILES) - 2)
        sat.money = round(rng.gauss(40, 5))

    games = made_up(30, 5, fill)
    games[7].seats[2].tiles[0] = 1
    single, other = regress(games, lambda sat: [float(n) for n in sat.tiles], list(BONUS_TILES))
    assert single.estimate.ends(2) == ""
    assert other.estimate.high - other.estimate.low < 10


@pytest.mark.slow
def test_figures_know_their_units():
    """The bonus tile called `share` is worth money; what is a share of games is told in per cent."""
    one = answers(watch("journeyman", 2, 40, seed=1, jobs=1))
    tile = next(row for row in one.tiles if row.name == "share")
    assert (tile.unit, tile.scale, tile.sign) == ("£", 1.0, "")
    assert {row.unit for row in one.seat_wins + one.step_wins} == {"share"}
    assert [row.unit for row in one.overview] == ["£", "£", "£", "number", "number", "share"]
    assert one.to_dict()["tiles"][0]["unit"] == "£"
    console = Console(width=120, file=io.StringIO())
    console.print(table_of(one))
    assert isinstance(console.file, io.StringIO)
    lines = [line for line in console.file.getvalue().splitlines() if "tile share" in line]
    assert len(lines) == 1
    assert "%" not in lines[0]


@pytest.mark.slow
def test_all_questions_are_answered_and_drawn():
    """Steps, seats, buildings by time, crests, tiles, scorings, and the early end."""
    found = [answers(watch("journeyman", players, 40, seed=1, jobs=1)) for players in (2, 4)]
    for one in found:
        assert len(one.step_wins) == len(one.seat_wins) == one.players
        assert sum(row.estimate.value for row in one.step_wins) == pytest.approx(1)
        assert len(one.buildings) == 6
        by_round = {row.name for row in one.buildings_by_round}
        assert {f"chapel, round {number}" for number in range(1, 7 if one.players == 2 else 13)} <= by_round
        assert one.crests
        assert one.tiles
        assert len(one.scorings) == 20
        json.dumps(one.to_dict())
    text = report(About("journeyman", "base", 17, 80, 80), found)
    assert "Interrupted" not in text
    assert "Interrupted after 80 of 120 games." in report(About("journeyman", "base", 17, 80, 120), found)
    assert "scoring base, seed 17" in text
    assert "random" not in text
    assert text.count("<svg") == 1 + 2 * 15
    assert "numbers of players compared" in text
    assert "early end" in text
