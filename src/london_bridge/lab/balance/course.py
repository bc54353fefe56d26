"""What the course of games tells: cards, the rondel, and how the lead in money goes from seat to seat.

Imports this folder's regressions.
"""

from __future__ import annotations

from london_bridge.lab.intervals import share_of

from .questions import Row, mean, regress
from .watching import CARDS, SPACES, WatchedGame


def card_rows(games: list[WatchedGame]) -> list[Row]:
    """What playing a card of a value goes along with, against an average card, and taking one more from the supply."""
    names = [f"playing a {value}" for value in CARDS]
    played = regress(games, lambda sat: list(map(float, sat.played)), names, [0] * len(CARDS))
    return played + regress(games, lambda sat: [float(sat.gained)], ["taking a card"])


def space_rows(games: list[WatchedGame]) -> list[Row]:
    """What a space of the rondel goes along with, against an average space."""
    names = [f"space {name}" if name != "centre" else "the centre" for name in SPACES]
    return regress(games, lambda sat: list(map(float, sat.spaces)), names, [0] * len(SPACES))


def use_rows(games: list[WatchedGame]) -> list[Row]:
    """How often a player plays each card, takes one, and stands on each space, in a game."""

    def row(name: str, counts: list[list[int]]) -> Row:
        return Row(name, len(games), mean([sum(one) / len(one) for one in counts]), "number")

    found = [row(f"a {v} played", [[sat.played[v] for sat in game.seats] for game in games]) for v in CARDS]
    found.append(row("cards taken", [[sat.gained for sat in game.seats] for game in games]))
    for at, name in enumerate(SPACES):
        counts = [[sat.spaces[at] for sat in game.seats] for game in games]
        found.append(row(f"space {name}" if name != "centre" else "the centre", counts))
    return found


def lead_rows(games: list[WatchedGame]) -> list[Row]:
    """How often the lead changes, and when the winner takes it for good."""
    count = len(games)
    late = share_of(sum(game.settled > game.rounds for game in games), count)
    early = share_of(sum(2 * game.settled <= game.rounds for game in games), count)
    assert late is not None
    assert early is not None
    return [
        Row("changes of the lead in a game", count, mean([float(game.changes) for game in games]), "number"),
        Row("games that only the final scoring decides", count, late, "share"),
        Row("games whose winner leads for good from the first half on", count, early, "share"),
    ]
