"""Masked PPO: a small network that learns to beat bots, on the vectorised games, and goes to the arena.

    pip install '.[train]'
    python examples/ppo.py --minutes 10 --picture learning.png --save mine.safetensors
    london-bridge arena --bots network:mine.safetensors,random,random,random --games 400

Proximal policy optimisation (Schulman and others, 2017) with the action mask applied to the logits (Huang and Ontañón,
2022). The learner sits at a seat that changes with every game; the reward is the win, and a little for every pound.
With a teacher, part of the time goes into lessons: the network plays, and learns what the teacher would have done
wherever it came (DAgger: Ross, Gordon and Bagnell, 2011). Against strong bots it would otherwise hardly ever win, and
so learn little.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from london_bridge.bots import BotChooser, chooser, make, save_network
from london_bridge.envs import ACTIONS, VectorGames, layout
from london_bridge.rules import Rng


@dataclass
class Options:
    """What can be chosen."""

    minutes: float = 10.0
    updates: int = 0  # stop after so many; 0: when the time is up
    rows: int = 512  # games side by side
    steps: int = 32  # decisions of each between two updates
    epochs: int = 3
    batch: int = 4096
    rate: float = 1e-3  # of learning, falling to a tenth
    clip: float = 0.2
    spread: float = 0.95  # the lambda of generalised advantage estimation
    entropy: float = 0.01
    per_pound: float = 0.01
    width: int = 256
    players: int = 4
    opponents: str = "random"
    scoring: str = "base"
    teacher: str = ""  # a bot whose moves are learnt first
    lessons: float = 0.3  # part of the time that goes into lessons, if there is a teacher
    seed: int = 1
    threads: int = 2
    games: int = 2000  # of the last test
    picture: str = ""
    save: str = ""  # a file for the network, which `NetworkBot` plays


class Network(nn.Module):
    """What a seat sees, to how good each action is and to what the game is worth."""

    def __init__(self, size: int, width: int) -> None:
        super().__init__()
        self.register_buffer("middle", torch.zeros(size))
        self.register_buffer("scale", torch.ones(size))
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, ACTIONS)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def settle(self, seen: Tensor) -> None:
        """Learn once how large each number of an observation is, so that all come in at about the same size."""
        self.middle = seen.float().mean(dim=0)
        self.scale = 1 / (seen.float().std(dim=0) + 0.5)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """The choice among the legal actions, and the worth."""
        hidden = self.body((seen.float() - self.middle) * self.scale)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)

    @torch.no_grad()
    def layers(self) -> list[tuple[Tensor, Tensor]]:
        """The policy as plain layers for the numbers as they are: what `settle` learnt goes into the first of them."""
        linear = [part for part in (*self.body, self.policy) if isinstance(part, nn.Linear)]
        first = linear[0].weight * self.scale
        plain = [(part.weight, part.bias) for part in linear[1:]]
        return [(first, linear[0].bias - first @ self.middle), *plain]


@dataclass
class Trail:
    """What happened between two updates; the first axis is time, the second the row."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    values: Tensor
    rewards: Tensor
    dones: Tensor
    lessons: Tensor  # what the teacher would have done


@dataclass
class Curve:
    """How it went: seconds, decisions, and the share of games won since the last point."""

    seconds: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)


class Trainer:
    """The learner, its games and its optimiser."""

    def __init__(self, options: Options) -> None:
        torch.manual_seed(options.seed)
        torch.set_num_threads(options.threads)
        self.options = options
        self.games = self.make_games(options.seed, options.per_pound)
        self.network = Network(layout.size(options.players), options.width)
        self.teacher = chooser(options.teacher) or BotChooser(make(options.teacher)) if options.teacher else None
        self.taught = Rng(options.seed)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=options.rate, eps=1e-5)
        self.won = self.ended = 0.0
        self.curve = Curve()

    def make_games(self, seed: int, per_pound: float) -> VectorGames:
        """Games against the opponents, the learner's seat changing."""
        chosen = self.options
        return VectorGames(
            chosen.rows, chosen.players, chosen.scoring, seed=seed, per_pound=per_pound, learner="rotate",
            opponents=chosen.opponents,
        )  # fmt: skip

    def step(self, games: VectorGames, actions: Tensor) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """Make a decision in every game; the learners' rewards, and which games ended, with the wins counted."""
        learners = games.learners.astype(np.int64)  # of the games as they are: a new game has another learner
        games.step(actions.numpy())
        told = games.buffers
        rows = np.arange(games.count)
        self.ended += float(told.dones.sum())
        self.won += float((told.dones & (told.places[rows, learners] == 1)).sum())
        return told.rewards[rows, learners], told.dones.copy()

    def ask_teacher(self) -> Tensor:
        """What the teacher would do now in every game. Like all bots it reads only what its seat may know."""
        games = zip(self.games.states, self.games.buffers.seats.tolist(), strict=True)
        return torch.tensor([self.teacher.choose(state, seat, self.taught) for state, seat in games])

    @torch.no_grad()
    def collect(self, lesson: bool) -> tuple[Trail, Tensor]:
        """Play for a while; the trail, and what the last moments are worth."""
        steps, rows, told = self.options.steps, self.games.count, self.games.buffers
        size = layout.size(self.options.players)
        trail = Trail(
            torch.zeros(steps, rows, size, dtype=torch.int8), torch.zeros(steps, rows, ACTIONS, dtype=torch.int8),
            torch.zeros(steps, rows, dtype=torch.int64), *(torch.zeros(steps, rows) for _ in range(4)),
            torch.zeros(steps, rows, dtype=torch.int64),
        )  # fmt: skip
        for at in range(steps):
            trail.seen[at] = torch.from_numpy(told.observations)
            trail.masks[at] = torch.from_numpy(told.masks)
            choice, trail.values[at] = self.network(trail.seen[at], trail.masks[at])
            trail.actions[at] = choice.sample()
            trail.logs[at] = choice.log_prob(trail.actions[at])
            if lesson:
                trail.lessons[at] = self.ask_teacher()
            rewards, dones = self.step(self.games, trail.actions[at])
            trail.rewards[at], trail.dones[at] = torch.from_numpy(rewards), torch.from_numpy(dones)
        _, last = self.network(torch.from_numpy(told.observations), torch.from_numpy(told.masks))
        return trail, last

    def update(self, trail: Trail, last: Tensor, lesson: bool) -> None:
        """Improve the policy on what happened: generalised advantages without discount, then clipped steps.

        In a lesson the policy comes closer to the teacher's moves instead.
        """
        chosen = self.options
        advantages = torch.zeros_like(trail.rewards)
        ahead, after = torch.zeros_like(last), last
        for at in reversed(range(len(trail.rewards))):
            going = 1 - trail.dones[at]
            surprise = trail.rewards[at] + after * going - trail.values[at]
            ahead = surprise + chosen.spread * going * ahead
            advantages[at], after = ahead, trail.values[at]
        returns = (advantages + trail.values).flatten()
        seen, masks, actions = trail.seen.flatten(0, 1), trail.masks.flatten(0, 1), trail.actions.flatten()
        logs, gains, lessons = trail.logs.flatten(), advantages.flatten(), trail.lessons.flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(chosen.epochs):
            for part in torch.split(torch.randperm(len(gains)), chosen.batch):
                choice, values = self.network(seen[part], masks[part])
                if lesson:
                    gain = choice.log_prob(lessons[part]).mean()
                else:
                    ratio = (choice.log_prob(actions[part]) - logs[part]).exp()
                    bounded = ratio.clamp(1 - chosen.clip, 1 + chosen.clip)
                    gain = torch.minimum(ratio * gains[part], bounded * gains[part]).mean()
                    gain = gain + chosen.entropy * choice.entropy().mean()
                miss = (values - returns[part]).square().mean()
                loss = 0.5 * miss - gain
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()

    def train(self) -> Curve:
        """Learn until the time is up."""
        begun, limit, decisions, done, point = time.monotonic(), self.options.minutes * 60, 0, 0, 0.0
        seen = []
        for _ in range(40):
            self.games.step(self.games.sample())
            seen.append(torch.from_numpy(self.games.buffers.observations.copy()))
        self.network.settle(torch.cat(seen))
        while (spent := time.monotonic() - begun) < limit:
            self.optimiser.param_groups[0]["lr"] = self.options.rate * (1 - 0.9 * spent / limit)
            lesson = self.teacher is not None and spent < limit * self.options.lessons
            self.update(*self.collect(lesson), lesson)
            decisions += self.options.rows * self.options.steps
            done += 1
            if spent - point >= limit / 60 and self.ended:
                point = spent
                share, self.won, self.ended = self.won / self.ended, 0.0, 0.0
                self.curve.seconds.append(spent)
                self.curve.decisions.append(decisions)
                self.curve.wins.append(share)
                print(f"{spent:6.0f} s  {decisions:9,} decisions  {share:.1%} of games won", flush=True)
                self.keep(f"{share:.1%} of the last games while it learnt")
            if done == self.options.updates:
                break
        return self.curve

    def keep(self, won: str) -> None:
        """Write the network into its file, if it is to have one."""
        chosen = self.options
        if chosen.save:
            told = {
                name: str(value) for name, value in vars(chosen).items() if name not in ("save", "picture", "players")
            }
            about = {"trained by": "examples/ppo.py", "won": f"{won} against {rivals(chosen)}", **told}
            save_network(chosen.save, self.network.layers(), players=chosen.players, about=about)

    @torch.no_grad()
    def test(self) -> float:
        """Play new games, always the best action; the share that is won."""
        games = self.make_games(self.options.seed + 10**6, per_pound=0.0)
        self.won = self.ended = 0.0
        while self.ended < self.options.games:
            told = games.buffers
            choice, _ = self.network(torch.from_numpy(told.observations), torch.from_numpy(told.masks))
            self.step(games, choice.logits.argmax(dim=-1))
        return self.won / self.ended


def rivals(options: Options) -> str:
    """The opponents in a sentence."""
    return f"{options.players - 1} × {options.opponents}"


def draw(curve: Curve, share: float, games: int, options: Options) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
    axes.plot([seconds / 60 for seconds in curve.seconds], curve.wins, label="while learning (it still tries things)")
    axes.axhline(1 / options.players, linestyle=":", color="gray", label="chance")
    axes.axhline(share, linestyle="--", color="darkgreen", label=f"tested on {games:,} new games: {share:.1%}")
    axes.set(xlabel="minutes", ylabel="share of games won", ylim=(0, 1), title=f"PPO against {rivals(options)}")
    axes.legend(loc="lower right")
    figure.savefig(options.picture, dpi=150)


def main() -> None:
    parser = argparse.ArgumentParser(description="Masked PPO against bots.")
    for name, default in vars(Options()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default)
    options = Options(**vars(parser.parse_args()))
    trainer = Trainer(options)
    curve = trainer.train()
    share = trainer.test()
    print(f"Won {share:.1%} of {trainer.ended:,.0f} new games against {rivals(options)}.")
    trainer.keep(f"{share:.1%} of {trainer.ended:.0f} new games")
    if options.picture:
        draw(curve, share, int(trainer.ended), options)


if __name__ == "__main__":
    main()
