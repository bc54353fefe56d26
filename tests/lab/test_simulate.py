"""Many games: the same for the same seed on any number of cores, and summed up rightly."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from london_bridge.bots import BotError
from london_bridge.errors import LondonBridgeError
from london_bridge.lab.intervals import share_of
from london_bridge.lab.simulate import SimulationPlan, Summary, simulate
from london_bridge.lab.simulate.simulation_player import SimulationPlayer
from london_bridge.record import read_records
from london_bridge.rules import Box, Game, default_box
from london_bridge.rules.rng import stream_seed

BOTS = ("journeyman", "random", "random", "journeyman")


def plan(games: int = 30, **changes: object) -> SimulationPlan:
    options: dict[str, object] = {"players": 4, "scoring": "random", "bots": BOTS, "seed": 8, **changes}
    return SimulationPlan.make(games, **options)  # type: ignore[arg-type]  # options by name


@pytest.mark.slow
def test_the_same_games_on_any_number_of_cores(tmp_path: Path):
    """Records, table and summary are the same to the last byte."""
    told = []
    for jobs in (1, 2, 3):
        records, table = tmp_path / f"{jobs}.jsonl", tmp_path / f"{jobs}.parquet"
        outcome = simulate(plan(60), jobs=jobs, records=records, table=table)
        assert outcome.finished
        told.append((records.read_bytes(), table.read_bytes(), outcome.summary.to_dict()))
    assert told[0][0] == told[1][0] == told[2][0]
    assert told[0][2] == told[1][2] == told[2][2]


def test_a_summary_does_not_depend_on_the_files(tmp_path: Path):
    """Games with records are played one by one, games without in one stretch: they are the same games."""
    without = simulate(plan(), jobs=1).summary.to_dict()
    assert simulate(plan(), jobs=1, records=tmp_path / "r.jsonl").summary.to_dict() == without


@pytest.mark.parametrize("players", [2, 3, 4])
def test_records_are_right_and_say_which_game_they_are(tmp_path: Path, players: int):
    """Every line checks, its deal is that of `Game.deal` with the game's own seed, and it names its simulation."""
    file = tmp_path / "games.jsonl"
    simulate(plan(12, players=players, bots=("journeyman",), first=5), jobs=1, records=file)
    records = list(read_records(file))
    assert len(records) == 12
    for number, record in enumerate(records, start=5):
        assert record.finished
        assert record.extra["simulation"] == {
            "seed": 8,
            "scoring": "random",
            "bots": ["journeyman"] * players,
            "game": number,
        }
        deal = Game.deal(players, "random", seed=stream_seed(8, number)).state.deal
        assert record.deal.parts() == deal.parts()


def test_lines_are_written_as_the_record_room_writes_them(tmp_path: Path):
    """The fast writer and `Record.to_json` agree letter for letter."""
    file = tmp_path / "games.jsonl"
    simulate(plan(8), jobs=1, records=file)
    assert file.read_text(encoding="utf-8") == "".join(record.to_json() + "\n" for record in read_records(file))


def test_the_summary_adds_up():
    """Wins, shares, money and ends against a count by hand."""
    chosen = plan(200, bots=("journeyman", "random", "journeyman", "random"))
    rows, _ = SimulationPlayer(chosen, lines=False).play(0, 200)
    summary = simulate(chosen, jobs=1).summary
    told = summary.to_dict()
    seats = rows[:, 7:].reshape(200, 4, 9)
    money, place, step = seats[:, :, 1].astype(float), seats[:, :, 2], seats[:, :, 0]
    assert told["games"] == 200
    for seat in range(4):
        group = told["by_seat"][seat]
        assert (group["seat"], group["bot"]) == (seat, chosen.bots[seat])
        assert group["wins"] == int((place[:, seat] == 1).sum())
        assert group["money"]["value"] == pytest.approx(money[:, seat].mean())
    for number, name in enumerate("ABCD"):
        group = told["by_step"][number]
        assert group["name"] == name
        assert group["wins"] == int(((place == 1) & (step == number)).sum())
        assert group["money"]["value"] == pytest.approx(money[step == number].mean())
    for group in told["by_bot"]:
        own = [seat for seat in range(4) if chosen.bots[seat] == group["name"]]
        wins = int((place[:, own] == 1).sum())
        share = share_of(wins, 200)
        assert share is not None
        assert group["win_share"] == share.to_dict()
        assert group["fair_share"] == 0.5
        mean = money[:, own].mean(axis=1)
        half = 1.971957 * mean.std(ddof=1) / np.sqrt(200)
        assert group["money"]["low"] == pytest.approx(mean.mean() - half, abs=1e-4)
    assert sum(group["wins"] for group in told["by_step"]) == 200
    order = np.sort(money, axis=1)
    assert told["money"]["winner"]["value"] == pytest.approx(order[:, 3].mean())
    assert told["money"]["margin"]["value"] == pytest.approx((order[:, 3] - order[:, 2]).mean())
    assert told["length"]["rounds"]["value"] == pytest.approx(rows[:, 0].mean())
    assert told["length"]["decisions"]["value"] == pytest.approx(rows[:, 2].mean())
    assert told["ends"]["stacks"]["games"] == int(rows[:, 1].sum())
    assert told["ends"]["rounds"]["games"] + told["ends"]["stacks"]["games"] == 200


def test_an_empty_summary():
    """Before the first game there is nothing to say, and saying so is no error."""
    told = Summary(plan()).to_dict()
    assert told["games"] == 0
    assert told["by_seat"][0]["win_share"] is None


def test_a_box_of_ones_own(tmp_path: Path):
    """Games with another box name it, with its digest."""
    data = {**default_box().data, "name": "mine"}
    data["gate_track"] = {**data["gate_track"], "money": {"14": 12}}
    box = Box(data)
    file = tmp_path / "games.jsonl"
    simulate(plan(3, box=box), jobs=2, records=file)
    assert [record.box for record in read_records(file, [box])] == [f"mine@{box.digest}"] * 3


OWN = """
from london_bridge.rules import Rng

class Lazy:
    name = "lazy"
    def __init__(self, seed):
        self.reseed(seed)
    def reseed(self, seed):
        self.rng, self.asked = Rng(seed), 0
    def choose(self, view):
        self.asked += 1
        moves = view.legal()
        return moves[self.rng.below(len(moves))]

class Cheat(Lazy):
    def choose(self, view):
        return view.legal()[0].parse("take_back")
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a bot of one's own, as the present one."""
    (tmp_path / "ownbots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("own")
def test_bots_of_ones_own_play_the_same_games_on_any_number_of_cores():
    """`module:Class` bots start anew for every game, wherever it is played."""
    chosen = plan(9, players=3, bots=("ownbots:Lazy", "journeyman", "random"))
    assert simulate(chosen, jobs=1).summary.to_dict() == simulate(chosen, jobs=2).summary.to_dict()


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_breaks_the_rules_ends_the_simulation(jobs: int):
    """It is said which bot, in which game, and which rule."""
    game = "0" if jobs == 1 else r"\d+"  # of several processes, whichever comes to it first
    with pytest.raises(BotError, match=rf"Game {game} of seed 8: The bot lazy chose take_back.*rule"):
        simulate(plan(4, players=2, bots=("ownbots:Cheat", "random")), jobs=jobs)


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("import os; os._exit(3)", r"A worker process ended by itself: .* or a bot ended it\."),
        (
            "raise SystemExit('enough')",
            r"Game \d of seed 8: The bot .* failed: SystemExit: enough \(rash\.py line 5 in",
        ),
        ("import os; os.write(1, b'hello'); return view.legal()[0]", None),
    ],
)
def test_a_bot_that_ends_or_prints_is_no_riddle(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    body: str,
    fault: str | None,
    jobs: int,
):
    """Somebody's own bot cannot end a simulation without a word, nor write into its summary; not alone either."""
    (tmp_path / "rash.py").write_text(
        "class Rash:\n    name = 'rash'\n    def __init__(self, seed): pass\n    def reseed(self, seed): pass\n"
        f"    def choose(self, view): {body}\n"
    )
    monkeypatch.chdir(tmp_path)
    rash = plan(2, players=2, bots=("rash:Rash", "random"))
    if fault is None:
        assert simulate(rash, jobs=jobs).finished
    else:
        with pytest.raises(LondonBridgeError, match=fault):
            simulate(rash, jobs=jobs)
    assert capfd.readouterr().out == ""


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": 5}, "2, 3 or 4 players"),
        ({"scoring": "best"}, "'best' is not known"),
        ({"scoring": {"chapel": "far"}}, "'far' is no scoring of chapel"),
        ({"bots": ("journeyman", "random")}, "2 bots are named for 4 seats"),
        ({"bots": ("nobody",)}, "There is no bot 'nobody'"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"first": -1}, "first game"),
        ({"games": 0}, "1 to 1,000,000,000,000 games, not 0"),
    ],
)
def test_a_plan_that_cannot_be(changes: dict[str, object], sentence: str):
    """What is wrong is said in a sentence."""
    options = dict(changes)
    with pytest.raises(LondonBridgeError) as caught:
        plan(int(str(options.pop("games", 10))), **options)
    assert sentence in str(caught.value)


def test_no_process_at_all():
    """--jobs counts processes."""
    with pytest.raises(LondonBridgeError, match="1 to 1024, not 0"):
        simulate(plan(), jobs=0)
