"""The luck of a game's draws by itself, for many games: what each draw gave every seat against all that could come.

A control variate (after AIVAT: Burch, Schmid, Moravcik, Morrill, Bowling, AAAI 2018): each term is a function of a
position less its mean over what could have happened there, so that it is 0 on average whatever the function, and the
result less all terms has the same expectation as the result, with less spread. Chance is known exactly. The choice of
a player is known as a policy, where it can be asked again. Imports this room and the choosers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from london_bridge.bots.choose import Chooser
from london_bridge.bots.search_config import OPPONENT, SearchConfig
from london_bridge.rules import draws
from london_bridge.rules.engine import legal, move_on
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.state import Deal, State

from .ledger import Worth, total
from .positions import Step, steps_of
from .worths import Worths

#: How far and how often positions are played on. What the judge thinks changes only how much spread is taken away.
HORIZON: Final = 4
PLAYOUTS: Final = 100
#: Journeymen are played on just as they play, without any chance; whoever else sits there, as anybody.
JOURNEYMEN: Final = SearchConfig(epsilon=0, card_epsilon=0)
#: The part of the luck that is taken away where others play than journeymen: fixed beforehand, as it must be to leave
#: means alone, and near what takes most spread away at a table of masters, of whom the judge knows less.
OTHERS_PART: Final = 0.35
#: How often a policy is asked what else it might have done.
ASKED: Final = 4


def luck_judge(seed: int, journeymen: bool, playouts: int = PLAYOUTS, horizon: int = HORIZON) -> Worths:
    """The judge for the luck of a game; `journeymen`: all who play are such."""
    return Worths(playouts, seed, horizon, JOURNEYMEN if journeymen else OPPONENT)


def draw_luck(before: State, after: State, worths: Worths) -> Worth:
    """What a draw gave: the worth after it less the mean over all outcomes, each judged in the same possible games."""
    draw = int(draws.due(before))
    ways = draws.outcomes(before, draw)
    if len(ways) == 1:
        return Worth.nothing(before.deal.players)
    whole = sum(weight for _, weight in ways)
    came = worths.judged(after)
    mean = []
    for value, weight in ways:
        other = before.copy()
        draws.put(other, draw, value)
        mean.append(worths.judged(other).times(weight / whole))
    return came - total(mean, before.deal.players)


def choice_luck(step: Step, policy: Chooser, worths: Worths, rng: Rng) -> Worth:
    """What a choice by chance gave: the worth after it less that after what the same policy might have done as well.

    Asked anew, it answers independently of what it did, so that the difference is 0 on average.
    """
    players = step.before.deal.players
    mask = int(legal(step.before, step.seat))
    others = [int(policy.choose(step.before, step.seat, rng)) for _ in range(ASKED)] if mask & (mask - 1) else []
    if all(code == step.code for code in others):
        return Worth.nothing(players)
    known: dict[int, Worth] = {}
    for code in {step.code, *others}:
        after = step.before.copy()
        move_on(after, step.seat, code)
        known[code] = worths.judged(after)
    return known[step.code] - total((known[code].times(1 / ASKED) for code in others), players)


def game_luck(
    deal: Deal,
    moves: Sequence[tuple[int, int]],
    worths: Worths,
    policies: Sequence[Chooser | None] = (),
    seed: int = 0,
) -> Worth:
    """The luck of all draws of a game for every seat, and of the choices of those whose policy can be asked again."""
    rng = Rng(int(stream_seed(seed, 77)))
    found = []
    for step in steps_of(deal, list(moves)):
        if step.is_draw:
            found.append(draw_luck(step.before, step.after, worths))
        elif policies and (policy := policies[step.seat]) is not None:
            found.append(choice_luck(step, policy, worths, rng))
    return total(found, deal.players)
