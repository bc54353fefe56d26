"""What a finished game is worth to each seat. Imports only the rules."""

from __future__ import annotations

from typing import Final

from london_bridge.errors import LondonBridgeError
from london_bridge.rules.scoring import final_place
from london_bridge.rules.state import State

#: The rewards that a finished game may give, with what each means.
REWARDS: Final[dict[str, str]] = {
    "win": "1 for the winner, 0 for the others",
    "rank": "1 for the winner, 0 for the last, evenly spaced between",
    "margin": "own pounds less those of the best of the others",
    "none": "nothing at the end (for rewards per pound alone)",
}


def check_reward(reward: str) -> str:
    """One of the rewards."""
    if reward not in REWARDS:
        raise LondonBridgeError(f"The reward {reward!r} is not known: say {', '.join(REWARDS)}.")
    return reward


def places(s: State) -> list[int]:
    """The place of every seat, 1 for the winner (8.8: no two seats share one)."""
    return [final_place(s, seat) for seat in range(s.deal.players)]


def worth(s: State, reward: str) -> list[float]:
    """What the game, which is over, gives to every seat."""
    players = s.deal.players
    if reward == "win":
        return [1.0 if place == 1 else 0.0 for place in places(s)]
    if reward == "rank":
        return [(players - place) / (players - 1) for place in places(s)]
    if reward == "margin":
        return margins(list(s.money)[:players])
    return [0.0] * players


def margins(money: list[int]) -> list[float]:
    """Own pounds less those of the best of the others."""
    return [float(own - max(money[:seat] + money[seat + 1 :])) for seat, own in enumerate(money)]
