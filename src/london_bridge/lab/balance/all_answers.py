"""All answers that games of one number of players give. Imports this folder and the intervals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from london_bridge.lab.arena.arena_player import Played
from london_bridge.lab.intervals import Estimate, share_of
from london_bridge.rules.words import BONUS_TILES, KINDS, STEPS

from .course import card_rows, lead_rows, space_rows, use_rows
from .deciding import deciding_rows, pair_rows, worth_rows
from .luck_and_skill import skill_rows
from .questions import Row, above, built, crest_rows, margin, mean, regress, scoring_rows
from .watching import ROUNDS, WatchedGame


@dataclass(frozen=True, slots=True)
class Answers:
    """All answers for one number of players."""

    players: int
    games: int
    overview: list[Row]
    seat_wins: list[Row]
    seat_money: list[Row]
    step_wins: list[Row]
    step_money: list[Row]
    buildings: list[Row]  # kind, in any round: against an average building
    buildings_by_round: list[Row]  # kind and round: against an average building of that round
    crests: list[Row]
    tiles: list[Row]
    scorings: list[Row]  # what a scoring pays a seat
    scoring_money: list[Row]  # what a seat ends with where it is in play
    cards: list[Row]  # against an average card
    spaces: list[Row]  # of the rondel, against an average one
    use: list[Row]  # how often cards are played and spaces used
    lead: list[Row]
    turns: list[Row]  # games that a scoring turns
    spread: list[Row]  # pounds by which it parts the seats
    to_winner: list[Row]  # how much of what it pays goes to the winner
    worth_by_scoring: list[Row]  # kinds of building, and a bonus tile
    pairs: list[Row]  # whether two scorings pay the same player
    skill: list[Row]  # what skill, the deal and the rest are in a result
    company: tuple[str, ...]  # between whom that was measured

    def to_dict(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        told: dict[str, Any] = {"players": self.players, "games": self.games}
        for name in self.__slots__[2:-1]:
            told[name] = [row.to_dict() for row in getattr(self, name)]
        return {**told, "company": list(self.company)}


def answers(games: list[WatchedGame], contested: list[Played] | None = None, company: tuple[str, ...] = ()) -> Answers:
    """Answer everything for games of one number of players, and for those between a `company` of different strength."""
    players, count = games[0].players, len(games)
    steps = STEPS[:players]

    def wins(name: str, value: int | str) -> Estimate:
        winners = [sat for game in games for sat in game.seats if sat.place == 1]
        found = share_of(sum(getattr(sat, name) == value for sat in winners), count)
        assert found is not None
        return found

    def money(name: str, value: int | str) -> Estimate:
        pairs = [pair for game in games for pair in zip(game.seats, above(game), strict=True)]
        return mean([more for sat, more in pairs if getattr(sat, name) == value])

    early = share_of(sum(game.early for game in games), count)
    assert early is not None
    overview = [
        Row("money of a player", count, mean([sum(sat.money for sat in game.seats) / players for game in games])),
        Row("money of the winner", count, mean([float(max(sat.money for sat in game.seats)) for game in games])),
        Row("winner ahead of the second by", count, mean([margin(game) for game in games])),
        Row("rounds", count, mean([float(game.rounds) for game in games]), "number"),
        Row("decisions of a player", count, mean([game.decisions / players for game in games]), "number"),
        Row("early end (share of games)", count, early, "share"),
    ]
    by_round = [f"{kind}, round {number}" for kind in KINDS for number in range(1, ROUNDS + 1)]
    return Answers(
        players,
        count,
        overview,
        [Row(f"seat {n}", count, wins("seat", n), "share") for n in range(players)],
        [Row(f"seat {n}", count, money("seat", n)) for n in range(players)],
        [Row(f"step {n}", count, wins("step", n), "share") for n in steps],
        [Row(f"step {n}", count, money("step", n)) for n in steps],
        regress(games, built, list(KINDS), [0] * len(KINDS)),
        regress(games, lambda sat: [float(number) for number in sat.kinds], by_round, list(range(ROUNDS)) * len(KINDS)),
        crest_rows(games),
        regress(games, lambda sat: [float(number) for number in sat.tiles], list(BONUS_TILES)),
        *scoring_rows(games),
        card_rows(games),
        space_rows(games),
        use_rows(games),
        lead_rows(games),
        *deciding_rows(games),
        worth_rows(games),
        pair_rows(games),
        skill_rows(contested or [], players),
        company,
    )
