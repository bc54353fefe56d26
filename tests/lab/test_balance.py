"""Balance: watched games are noted rightly, and regressions find what is there, with honest intervals."""

from __future__ import annotations

import io
import json
import os
import random
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from rich.console import Console

from london_bridge.cli.lab import table_of
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.arena.arena_player import Played
from london_bridge.lab.balance import About, Kept, WatchedGame, answers, findings, watch
from london_bridge.lab.balance.balance_report import report
from london_bridge.lab.balance.deciding import deciding_rows, pair_rows
from london_bridge.lab.balance.findings import Candidate
from london_bridge.lab.balance.luck_and_skill import skill_rows
from london_bridge.lab.balance.questions import Row, regress
from london_bridge.lab.balance.watching import CARDS, ROUNDS, SPACES, Sat, Watcher, lead
from london_bridge.lab.intervals import mean_of, share_of
from london_bridge.rules import Event
from london_bridge.rules.words import BONUS_TILES, KINDS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_noted_agrees_with_the_game(players: int):
    """Every seat builds in every turn; places and steps are a permutation."""
    for game in watch("journeyman", players, 3, seed=2, jobs=1):
        assert sorted(sat.place for sat in game.seats) == list(range(1, players + 1))
        assert sorted(sat.step for sat in game.seats) == list("ABCD")[:players]
        for sat in game.seats:
            assert 6 <= sum(sat.kinds) <= 12
            assert sum(sat.played) == game.rounds * (2 if players == 2 else 1)
            assert sum(sat.spaces) <= sum(sat.played)
            assert (len(sat.played), len(sat.spaces)) == (len(CARDS), len(SPACES))
        assert game.early == (game.rounds < (6 if players == 2 else 12))
        assert 0 <= game.changes <= game.rounds
        assert 1 <= game.settled <= game.rounds + 1


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
        "        self.games = 0\n"
        f"    def choose(self, view):\n        if self.games > 2: {last}\n        return view.legal()[0]\n"
        "    def reseed(self, seed): self.games += 1\n"
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
    assert "Interrupted after 80 of 120 games." in report(About("journeyman", "base", 17, 80, 120), found[:1])
    assert "scoring base, seed 17" in text
    assert "random" not in text
    assert text.count("<svg") == 2 + 2 * 21
    assert "numbers of players compared" in text
    assert "early end" in text
    assert (
        text.index("Five findings") < text.index("<svg") < text.index("Contents") < text.index("2 players: buildings")
    )
    links = re.findall(r'<a href="#([\w-]+)">', text)
    assert sorted(links) == sorted(set(re.findall(r'<h[23] id="([\w-]+)">', text)) - {"contents"})
    assert sum(sentence in unescape(text) for sentence in findings(found).sentences) == 5
    assert len({len(one.worth_by_scoring) for one in found} | {0}) > 1


@pytest.mark.parametrize("spec", ["journeyman", "apprentice", "master@4p"])
def test_bots_that_play_on_play_as_new_ones(spec: str):
    """Bots are made once for many games, so that what they have worked out is there; the games stay the same."""
    watcher = Watcher(spec, 2, "base")
    assert [watcher.do((number, 40 + number))[1] for number in range(3)] == [
        Watcher(spec, 2, "base").do((number, 40 + number))[1] for number in range(3)
    ]
    before = list(watcher.bots)
    watcher.do((3, 43))
    assert [one is other for one, other in zip(before, watcher.bots, strict=True)] == [True, True]


def test_who_leads_and_since_when():
    """A lead is taken by more money; catching up takes none. The scoring counts as one more round."""

    def played(rounds: list[list[int]], ranking: list[int]) -> tuple[int, int]:
        told = []
        for number, gains in enumerate(rounds, 1):
            told.append(Event("round", "3.1", number, None, {"x": 0, "marker": 1}))
            told += [Event("money", "5.2", number, seat, {"amount": gain}) for seat, gain in enumerate(gains)]
        told.append(Event("end", "7.1", len(rounds), None, {"reason": "rounds"}))
        return lead(told, ranking)

    assert played([[3, 1], [0, 2], [0, 1]], [1, 0]) == (1, 3)
    assert played([[3, 1], [0, 2], [1, 0]], [0, 1]) == (0, 1)
    assert played([[1, 0], [0, 2], [3, 0]], [1, 0]) == (3, 4)


def paid_games(count: int, seed: int) -> list[WatchedGame]:
    """Games in which hostelry and gate go to one player by lot, chapel to each alike, and bridge moves little."""

    def fill(sat: Sat, rng: random.Random) -> None:
        sat.money = 30 + rng.randrange(16)

    games = made_up(count, seed, fill)
    rng = random.Random(seed)
    for game in games:
        game.scoring = {"chapel": "base", "gate": "most", "hostelry": "sets", "bridge": "base"}
        lucky, other = rng.randrange(4), rng.randrange(4)
        for sat in game.seats:
            sat.paid = {"chapel": 3, "gate": 5 * (sat.seat == lucky), "hostelry": 15 * (sat.seat == lucky)}
            sat.paid["bridge"] = int(sat.seat == other)
            sat.money += sum(sat.paid.values())
        for place, sat in enumerate(sorted(game.seats, key=lambda sat: -sat.money), 1):
            sat.place = place
    return games


def test_what_decides_and_what_does_nothing_is_found():
    """A prize of £15 turns most games, £3 for everybody none; the two that go together are one contest."""
    games = paid_games(200, 3)
    turns, spread, to_winner = ({row.name: row.estimate for row in rows} for rows in deciding_rows(games))
    assert turns["chapel: base"].value == spread["chapel: base"].value == 0
    assert turns["chapel: base"].high > 0, "an interval that does not collapse"
    assert turns["hostelry: sets"].low > turns["bridge: base"].high
    assert to_winner["chapel: base"].value == pytest.approx(0.25)
    assert to_winner["hostelry: sets"].value == 1
    pairs = {row.name: row.estimate for row in pair_rows(games)}
    assert set(pairs) == {
        "gate: most + hostelry: sets",
        "gate: most + bridge: base",
        "hostelry: sets + bridge: base",
    }, "what is constant pays nobody more than others"
    assert pairs["gate: most + hostelry: sets"].value == pytest.approx(1)
    assert pairs["gate: most + bridge: base"].low < 0 < pairs["gate: most + bridge: base"].high


@pytest.mark.parametrize(("skill", "deal", "rest"), [(6, 0, 3), (0, 6, 3), (4, 4, 4), (0, 0, 5)])
def test_skill_deal_and_rest_are_told_apart(skill: float, deal: float, rest: float):
    """Made-up contests of four: intervals hold the shares with which they were made, a share of nothing too."""
    truth = [part**2 / (skill**2 + deal**2 + rest**2) for part in (skill, deal, rest)]
    strength = [-skill * 1.2**0.5, -skill * 0.8**0.5, skill * 0.8**0.5, skill * 1.2**0.5]
    held = 0
    for seed in range(40):
        rng = random.Random(seed)
        games = []
        for number in range(25):
            luck = [rng.gauss(0, deal) for _ in range(4)]
            for turn in range(4):
                bots = [(seat + turn) % 4 for seat in range(4)]
                # centred at every table, which takes a quarter of what is drawn by itself
                drawn = [luck[seat] + rng.gauss(0, rest) for seat in range(4)]
                middle = sum(drawn) / 4
                money = [strength[b] + (one - middle) * (4 / 3) ** 0.5 for b, one in zip(bots, drawn, strict=True)]
                games.append(Played(4 * number + turn, bots, [round(100 * one) for one in money], [], [], [], [], []))
        rows = skill_rows(games, 4)
        assert all(row.estimate.high - row.estimate.low > 1e-4 for row in rows), "no interval collapses"
        assert sum(row.estimate.value for row in rows) == pytest.approx(1)
        held += sum(row.estimate.low <= one <= row.estimate.high for row, one in zip(rows, truth, strict=True))
    assert held / 120 > 0.88


def test_intervals_of_findings_hold_together():
    """Of 40 figures that are nothing, in 95 of 100 runs none is called something; uncorrected, in few runs."""
    rng = random.Random(2)
    wrong = plain = 0
    for _ in range(400):
        candidates = []
        for at in range(40):
            values = [rng.gauss(0, 1) for _ in range(30)]
            middle = sum(values) / 30
            spread = sum((one - middle) ** 2 for one in values) / 29
            candidates.append(Candidate(Row(str(at), 30, mean_of(middle, spread, 30)), 4, 0.0, 29))
        best = max(candidates, key=lambda one: one.strength)
        estimate = best.corrected(40)
        assert estimate is not None
        wrong += not estimate.low <= 0 <= estimate.high
        plain += not best.row.estimate.low <= 0 <= best.row.estimate.high
    assert wrong / 400 < 0.08
    assert plain / 400 > 0.8
    counted = share_of(0, 50)
    assert counted is not None
    wider = Candidate(Row("", 50, counted, "share"), 4, 0.25, 49, True).corrected(100)
    assert wider is not None
    assert 0 == wider.low < counted.high < wider.high < 1
