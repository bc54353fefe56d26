"""Chooses the corpus: plays thousands of games from seeds, and keeps a small set that contains everything.

`python -m tests.corpus.choose` writes 2p.jsonl, 3p.jsonl and 4p.jsonl anew: finished records, one on a line, each with
two extra keys: `number`, by which `play` makes it again, and `breakdown`, [round, seat, rule, amount] of every payment.
"""

from __future__ import annotations

from pathlib import Path

from tests.corpus.features import features
from tests.corpus.personas import MIXES, arrange, choose, seating
from tests.styles import next_seat

from london_bridge.record import Record
from london_bridge.rules import Game, Rng
from london_bridge.rules.moves import Move
from london_bridge.rules.rng import stream_seed

FOLDER = Path(__file__).parent
SEED = 1209  # the year in which the bridge was finished
PLAYED = 9000  # games of each player count that are looked at
KEPT = 64  # games of each player count in the corpus


def path_of(players: int) -> Path:
    """The file with the games of so many players."""
    return FOLDER / f"{players}p.jsonl"


def play(players: int, number: int) -> Game:
    """The game with this number: always the same one."""
    rng = Rng(stream_seed(SEED + players, number))
    mixes = [name for name, mix in MIXES.items() if players in mix[2]]
    mix = mixes[number % len(mixes)]
    scoring = ("random", "expansion", "base", "random")[number // len(mixes) % 4]
    deal = Game.deal(players, scoring, seed=stream_seed(SEED - players, number)).state.deal.copy()
    if mix not in ("any", "random"):
        arrange(deal, MIXES[mix][1], rng)
    personas = seating(mix, players, rng)
    game = Game.of_deal(deal)
    while not game.over:
        seat = next_seat(game.state, rng)
        game.apply(seat, Move(choose(game.state, seat, personas[seat], rng)))
    return game


def found_in(game: Game) -> set[str]:
    """What a game contains."""
    return features(game.state.deal, [(seat, move.code) for seat, move in game.moves])


def covering(players: int, played: int = PLAYED) -> dict[int, set[str]]:
    """Numbers of games that together contain everything that was met, and what each contains."""
    kept: dict[int, set[str]] = {}
    covered: set[str] = set()
    for number in range(played):
        found = found_in(play(players, number))
        if not found <= covered:
            kept[number] = found
            covered |= found
    for number in sorted(kept):  # what later games contain as well is not needed
        rest = set().union(*(found for other, found in kept.items() if other != number))
        if kept[number] <= rest:
            del kept[number]
    return kept


def chosen(players: int) -> list[int]:
    """The numbers of the games to keep: those that cover everything, and the first ones to fill the rest."""
    numbers = list(covering(players))
    fill = 0
    while len(numbers) < KEPT:
        if fill not in numbers:
            numbers.append(fill)
        fill += 1
    return sorted(numbers)


def line(players: int, number: int) -> str:
    """A game as one line of the corpus."""
    game = play(players, number)
    paid = [[payment.round, payment.seat, payment.rule, payment.amount] for payment in game.payments()]
    return Record.of(game, {"number": number, "breakdown": paid}).to_json()


def main() -> None:
    """Write the corpus."""
    for players in (2, 3, 4):
        lines = [line(players, number) for number in chosen(players)]
        path_of(players).write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{path_of(players).name}: {len(lines)} games")


if __name__ == "__main__":
    main()
