"""A day played by bots on all seats, as text: to be compared with the same day in another process, or interpreted.

`python -m tests.daily.line DAY RUN PLAYOUTS DECISIONS` prints it; 0 playouts are those of the day.
"""

import sys

from london_bridge.bots import make
from london_bridge.daily import Day, DayDeal, Decision, decision


def move_of(asked: Decision, playouts: int) -> str:
    """A bot's move, with fewer playouts than the day has where that is asked for."""
    spec = f"{asked.spec.partition('@')[0]}@{playouts}p" if playouts else asked.spec
    return str(make(spec, asked.seed).choose(asked.view))


def line(day: str, run: int, playouts: int, most: int) -> str:
    """Every decision: who decides, with which seed, and what."""
    deal = DayDeal(Day.read(day))
    game = deal.game()
    told = [str(deal.sealed()), str(deal.cast())]
    while not game.over and len(told) < most + 2:
        asked = decision(deal, game, run)
        word = move_of(asked, playouts)
        told.append(f"{asked.seat} {asked.seed} {asked.spec} {word}")
        game.apply(asked.seat, word)
    return "\n".join([*told, f"{game.state.money}\n"])


if __name__ == "__main__":
    sys.stdout.write(line(sys.argv[1], *map(int, sys.argv[2:5])))
