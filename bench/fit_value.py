"""Fits the network that judges positions (`bots/data/value.json`) from games of the bots themselves.

    python -m bench.fit_value                       games of the journeyman
    python -m bench.fit_value --teacher 60p --games 600 --base 8000    games of the search, besides the journeyman's

At every round's start all seats are described; what is fitted is each seat's final money and, from all of them
together, who wins. The same seeds give the same weights on the same machine. A log stands beside the weights.
Needs the extra `train`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from london_bridge.bots.budget import Budget
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.root_search import search_moves
from london_bridge.bots.value import describe
from london_bridge.rules import codes, engine
from london_bridge.rules.box import default_box
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.scoring import final_ranking
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal
from london_bridge.view.sight import sketch_of

FEATURES, HIDDEN, ROUNDS = 84, 64, 13
DATA = Path(__file__).parents[1] / "src/london_bridge/bots/data"
#: How often, in 256ths, somebody moves at random in every third and every other third game: odd positions are seen too.
ODD = (0, 20, 40)
SHARES = {4: 2, 3: 1, 2: 2}  # of five games, how many have so many players

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Batch:
    """Rounds' starts: seats' features (n, 4, FEATURES), what they hold and end with, who is there, wins, how long."""

    features: Floats
    held: Floats
    final: Floats
    there: Floats
    winner: Ints
    left: Ints
    game: Ints

    @staticmethod
    def join(parts: list[Batch]) -> Batch:
        """All of them as one; games are numbered on, copies so that the same games are kept aside."""
        game, first = [], 0
        for part in parts:
            game.append(part.game + first)
            first = (int(game[-1].max()) // 10 + 1) * 10
        names = ("features", "held", "final", "there", "winner", "left")
        joined = {name: np.concatenate([getattr(part, name) for part in parts]) for name in names}
        return Batch(**joined, game=np.concatenate(game))


def play(players: int, games: int, seed: int, teacher: str) -> Batch:
    """Games of the teacher against itself."""
    journeyman, box = Journeyman(), default_box()
    budget = None if teacher == "journeyman" else Budget.parse(teacher)
    rows = games * (6 if players == 2 else 12)
    out = Batch(
        np.zeros((rows, 4, FEATURES), np.float32),
        np.zeros((rows, 4), np.float32),
        np.zeros((rows, 4), np.float32),
        np.zeros((rows, 4), np.float32),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int32),
    )
    buffer = array("f", bytes(4 * FEATURES))
    at = 0
    for game in range(games):
        own = stream_seed(seed, game)
        state = deal_game(Deal(box, players), RANDOM, own)
        rng = Rng(stream_seed(own, 9))
        odd, begun, told = ODD[game % 3], at, 0
        while state.phase != codes.OVER:
            if state.phase == codes.CARDS and state.round != told:
                told = state.round
                for seat in range(players):
                    describe(state, seat, buffer, 0)
                    out.features[at, seat] = buffer
                out.held[at, :players] = list(state.money)[:players]
                out.there[at, :players] = 1
                out.left[at] = state.deal.last_round - state.round + 1
                out.game[at] = game
                at += 1
            seat = int(engine.actor(state))
            mask = int(engine.legal(state, seat))
            if not mask & (mask - 1) or (odd and rng.below(256) < odd):
                code = rng.pick(mask)
            elif budget is None:
                code = journeyman.choose(state, seat, rng)
            else:
                code = search_moves(sketch_of(state, seat), seat, budget, rng.below(2**30))[0].move.code
            engine.step(state, seat, code)
        out.final[begun:at, :players] = list(state.money)[:players]
        out.winner[begun:at] = final_ranking(state)[0]
    return Batch(*(getattr(out, name)[:at] for name in Batch.__dataclass_fields__))


def gather(games: int, seed: int, teacher: str, jobs: int) -> Batch:
    """Games for all numbers of players, in parts that do not depend on how many processes there are."""
    parts, size = [], max(1, games // 100)
    for players, share in SHARES.items():
        wanted = games * share // 5
        for number, first in enumerate(range(0, wanted, size)):
            parts.append((players, min(size, wanted - first), stream_seed(seed, players * 1000 + number), teacher))
    if jobs == 1:
        return Batch.join([play(*part) for part in parts])
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return Batch.join(pool.starmap(play, parts, chunksize=1))


class Judge(torch.nn.Module):
    """The network of `bots/value.py`, with its doubt."""

    def __init__(self) -> None:
        super().__init__()
        self.first = torch.nn.Linear(FEATURES, HIDDEN)
        self.second = torch.nn.Linear(HIDDEN, 1)
        self.doubt = torch.nn.Parameter(torch.full((ROUNDS,), 1.5))  # logarithms

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        """Money beyond what is held, in tens."""
        out: torch.Tensor = self.second(torch.relu(self.first(features))).squeeze(-1)
        return out


def losses(judge: Judge, part: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
    """The mean square error of money (in tens), and the surprise at the winner."""
    gain = judge(part["features"])
    error = ((gain - (part["final"] - part["held"]) / 10) ** 2 * part["there"]).sum() / part["there"].sum()
    money = part["held"] + 10 * gain
    scaled = money / judge.doubt.exp()[part["left"]].unsqueeze(1) + (part["there"] - 1) * 1e4
    return error, torch.nn.functional.cross_entropy(scaled, part["winner"])


def tensors(batch: Batch, chosen: npt.NDArray[np.bool_]) -> dict[str, torch.Tensor]:
    """The chosen rows for torch."""
    found = {name: torch.from_numpy(getattr(batch, name)[chosen]) for name in Batch.__dataclass_fields__}
    found["winner"], found["left"] = found["winner"].long(), found["left"].long()
    return found


def fit(batch: Batch, epochs: int, seed: int) -> tuple[Judge, list[dict[str, float]]]:
    """Fit; every tenth game is kept aside to see how well the network judges games it has not seen."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    aside = batch.game % 10 == 0
    learn, test = tensors(batch, ~aside), tensors(batch, aside)
    judge = Judge()
    size, count = 512, len(learn["left"])
    steps = epochs * (count // size)
    slow = [parameter for name, parameter in judge.named_parameters() if name != "doubt"]
    optimiser = torch.optim.AdamW([{"params": slow}, {"params": [judge.doubt]}], lr=3e-3, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, [5e-3, 2e-2], total_steps=steps + 1)
    log = []
    for epoch in range(epochs):
        order = torch.randperm(count)
        for i in range(count // size):
            rows = order[i * size : (i + 1) * size]
            error, surprise = losses(judge, {name: values[rows] for name, values in learn.items()})
            optimiser.zero_grad()
            (error + surprise).backward()  # type: ignore[no-untyped-call]  # torch leaves this method untyped
            optimiser.step()
            schedule.step()
        with torch.no_grad():
            error, surprise = losses(judge, test)
        log.append(
            {"epoch": epoch, "money_rmse": round(10 * error.item() ** 0.5, 4), "surprise": round(surprise.item(), 5)}
        )
        print(log[-1], flush=True)
    return judge, log


def weights_of(judge: Judge) -> dict[str, list[float]]:
    """The weights as `value.Network` reads them."""

    def numbers(values: torch.Tensor) -> list[float]:
        return [round(float(value), 5) for value in values.detach().reshape(-1)]

    return {
        "first": numbers(judge.first.weight.T),
        "first_bias": numbers(judge.first.bias),
        "second": numbers(judge.second.weight),
        "second_bias": numbers(judge.second.bias),
        "doubt": numbers(judge.doubt.exp()),
    }


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", type=int, default=20000, help="games of the journeyman")
    parser.add_argument("--games", type=int, default=0, help="games of the teacher, in addition")
    parser.add_argument("--teacher", default="60p", help="a thinking budget")
    parser.add_argument("--weight", type=int, default=4, help="how often a game of the teacher counts")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=DATA)
    asked = parser.parse_args()
    begun = time.perf_counter()
    parts = [gather(asked.base, stream_seed(asked.seed, 1), "journeyman", asked.jobs)]
    if asked.games:
        parts += [gather(asked.games, stream_seed(asked.seed, 2), asked.teacher, asked.jobs)] * asked.weight
    played = time.perf_counter() - begun
    print(f"{sum(len(part.left) for part in parts)} rounds' starts after {played:.0f} s", flush=True)
    judge, epochs = fit(Batch.join(parts), asked.epochs, asked.seed)
    told: dict[str, Any] = {name: value for name, value in vars(asked).items() if name not in ("out", "jobs")}
    told |= {
        "positions": [len(part.left) for part in parts],
        "mean_money": [round(float(part.final.sum() / part.there.sum()), 2) for part in parts],
        "seconds": round(time.perf_counter() - begun),
        "torch": torch.__version__,
        "epochs_log": epochs,
    }
    (asked.out / "value.json").write_text(json.dumps(weights_of(judge)) + "\n", encoding="utf-8")
    (asked.out / "value.log.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
