"""The small game solved: its whole tree, counterfactual regret minimisation (CFR+), and exact exploitability.

    pip install '.[research]'
    python examples/small_game.py --iterations 1000
    python examples/small_game.py --iterations 10 --openspiel 10

The tree of `london_bridge_small` is walked once through OpenSpiel's interface and kept in arrays, level by level; an
iteration over all of it takes some milliseconds. Whatever takes an OpenSpiel game (its CFR solvers, its best responses)
takes this one too, and is slower, since it asks for every state anew; `--openspiel` shows it.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel
from open_spiel.python.algorithms import best_response, cfr

import london_bridge.envs.openspiel_small  # noqa: F401  (registers the game)

Floats = npt.NDArray[np.float64]


@dataclass
class Tree:
    """Every history with its level, who decides, by which choice of which information set it came, and its worth.

    `even` is what each gets if both get as much: worths are counted from there, so that they add up to 0.
    """

    even: float
    parents: list[int] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    who: list[int] = field(default_factory=list)  # who decides there: 0, 1, -1 for chance, -4 at the end
    choices: list[int] = field(default_factory=list)  # the choice that led here, counted over all information sets
    chances: list[float] = field(default_factory=list)  # of the draw that led here; 1 after a decision
    worths: list[float] = field(default_factory=list)  # to player 0
    first: dict[str, int] = field(default_factory=dict)  # information sets: the number of their first choice
    owners: list[int] = field(default_factory=list)  # by choice, the number of its information set

    def grow(self, state: Any, parent: int = -1, level: int = 0, choice: int = -1, chance: float = 1.0) -> None:
        """Add a state and all that may follow."""
        here, who = len(self.parents), state.current_player()
        self.parents.append(parent)
        self.levels.append(level)
        self.who.append(who)
        self.choices.append(choice)
        self.chances.append(chance)
        self.worths.append(state.returns()[0] - self.even if state.is_terminal() else 0.0)
        if state.is_chance_node():
            for action, likely in state.chance_outcomes():
                self.grow(state.child(action), here, level + 1, -1, likely)
        elif not state.is_terminal():
            actions = state.legal_actions()
            name = state.information_state_string(who)
            if name not in self.first:
                self.first[name] = len(self.owners)
                self.owners += [len(self.first) - 1] * len(actions)
            for at, action in enumerate(actions):
                self.grow(state.child(action), here, level + 1, self.first[name] + at)


class Solver:
    """CFR+ on a tree: alternating updates, regrets never below 0, later strategies count more."""

    def __init__(self, tree: Tree) -> None:
        self.parents, self.who = np.array(tree.parents), np.array(tree.who)
        self.choices, self.chances, self.worths = np.array(tree.choices), np.array(tree.chances), np.array(tree.worths)
        self.owners = np.array(tree.owners)
        levels = np.array(tree.levels)
        self.levels = [np.flatnonzero(levels == level) for level in range(1, levels.max() + 1)]
        self.mover = np.where(self.parents >= 0, self.who[self.parents], -1)  # who led to a history
        self.regrets = np.zeros(len(self.owners))
        self.sums = np.zeros(len(self.owners))

    def strategy(self, weights: Floats) -> Floats:
        """How likely every choice is: in proportion, or evenly where there is nothing to go by."""
        totals = np.bincount(self.owners, weights)[self.owners]
        counts = np.bincount(self.owners)[self.owners]
        return np.where(totals > 0, weights / np.where(totals > 0, totals, 1), 1 / counts)

    def reaches(self, strategy: Floats) -> tuple[Floats, Floats]:
        """For each player, how likely every history is as far as that player is not concerned; and as far as it is."""
        others, own = np.ones((2, len(self.parents))), np.ones((2, len(self.parents)))
        for nodes in self.levels:
            parents, mover = self.parents[nodes], self.mover[nodes]
            likely = np.where(mover >= 0, strategy[self.choices[nodes]], self.chances[nodes])
            for player in (0, 1):
                others[player, nodes] = others[player, parents] * np.where(mover == player, 1, likely)
                own[player, nodes] = own[player, parents] * np.where(mover == player, likely, 1)
        return others, own

    def values(self, strategy: Floats) -> Floats:
        """What every history is worth to player 0."""
        values = self.worths.copy()
        for nodes in reversed(self.levels):
            likely = np.where(self.mover[nodes] >= 0, strategy[self.choices[nodes]], self.chances[nodes])
            np.add.at(values, self.parents[nodes], likely * values[nodes])
        return values

    def improve(self, iteration: int) -> None:
        """One iteration: each player in turn."""
        for player in (0, 1):
            strategy = self.strategy(self.regrets)
            others, own = self.reaches(strategy)
            values = self.values(strategy) * (1 if player == 0 else -1)
            nodes = np.flatnonzero(self.mover == player)
            parents, choices = self.parents[nodes], self.choices[nodes]
            np.add.at(self.regrets, choices, others[player, parents] * (values[nodes] - values[parents]))
            np.maximum(self.regrets, 0, out=self.regrets)
            np.add.at(self.sums, choices, iteration * own[player, parents] * strategy[choices])

    def best_response(self, player: int, strategy: Floats) -> float:
        """What a player gets who knows the other's strategy and answers it in the best way."""
        others, _ = self.reaches(strategy)
        values = self.worths * (1 if player == 0 else -1)
        for nodes in reversed(self.levels):
            mover, choices = self.mover[nodes], self.choices[nodes]
            likely = np.where(mover >= 0, strategy[choices], self.chances[nodes])
            own = nodes[mover == player]
            gains = np.full(len(self.owners), -np.inf)
            gains[self.choices[own]] = 0
            np.add.at(gains, self.choices[own], others[player, own] * values[own])
            best = np.full(self.owners.max() + 1, -np.inf)
            np.maximum.at(best, self.owners, gains)
            chosen = np.zeros(len(self.owners))
            right = np.flatnonzero((gains == best[self.owners]) & np.isfinite(gains))
            _, firsts = np.unique(self.owners[right], return_index=True)
            chosen[right[firsts]] = 1
            likely = np.where(mover == player, chosen[choices], likely)
            np.add.at(values, self.parents[nodes], likely * values[nodes])
        return float(values[0])

    def exploitability(self, strategy: Floats) -> float:
        """What best responses gain, on average over both seats; 0 for an equilibrium."""
        return (self.best_response(0, strategy) + self.best_response(1, strategy)) / 2


def ask_openspiel(game: Any, iterations: int) -> None:
    """The same by OpenSpiel's own CFR, and what its best responses make of the average policy."""
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy, start = solver.average_policy(), game.new_initial_state()
    best = [best_response.BestResponsePolicy(game, seat, policy).value(start) for seat in (0, 1)]
    gained = (sum(best) - game.utility_sum()) / 2
    print(
        f"OpenSpiel's CFR, {iterations} iterations: best responses get {best[0]:.6f} and {best[1]:.6f},"
        f" exploitability {gained:.6f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="The small game solved.")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--reward", choices=["win", "margin"], default="margin")
    parser.add_argument("--openspiel", type=int, metavar="N", help="N iterations of OpenSpiel's own CFR besides")
    options = parser.parse_args()
    game = pyspiel.load_game(f"london_bridge_small(reward={options.reward})")
    tree = Tree(game.utility_sum() / 2)
    tree.grow(game.new_initial_state())
    ends = tree.who.count(int(pyspiel.PlayerId.TERMINAL))
    print(f"{len(tree.parents):,} histories, {ends:,} of them ends; {len(tree.first):,} information sets")
    solver = Solver(tree)
    for iteration in range(options.iterations + 1):
        if iteration in (0, 1, 10, 100, 1000, options.iterations):
            strategy = solver.strategy(solver.sums)
            told = solver.exploitability(strategy), solver.values(strategy)[0] + tree.even
            print(f"after {iteration:5,} iterations: exploitability {told[0]:9.6f}, worth to the first {told[1]:9.6f}")
        solver.improve(iteration + 1)
    if options.openspiel is not None:
        ask_openspiel(game, options.openspiel)


if __name__ == "__main__":
    main()
