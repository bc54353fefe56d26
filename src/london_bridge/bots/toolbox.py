"""Tools for who writes a bot: what the journeyman thinks of every move, playing on from a state, judging where it ends.

The same parts that the built-in bots think with, behind three functions. All of them are of this thread: the journeyman
and the network hold what they are just thinking of. Imports the bots of the core, view and rules.
"""

import threading
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

from london_bridge.bots.bot import BotError
from london_bridge.bots.choose import Chooser
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.playout import ALL_ROUNDS, complete, play_out
from london_bridge.bots.value import Network, network
from london_bridge.rules import codes
from london_bridge.rules.game import Game
from london_bridge.rules.moves import Move
from london_bridge.rules.rng import Rng
from london_bridge.rules.scoring import final_place
from london_bridge.rules.state import State
from london_bridge.view import View


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a seat may expect: how likely it wins, and with how much money it ends."""

    share: float
    money: float


class _Tools(threading.local):
    """One journeyman and one network for each thread."""

    def __init__(self) -> None:
        self.journeyman = Journeyman()
        self.network: Network = copy(network())


_tools = _Tools()


def appraise(view: View) -> dict[Move, float]:
    """What the journeyman thinks of every legal move of the view's seat, the best first.

    In pounds that compare with each other, not with those of another decision. The first is the one that it would make.
    """
    if view.seat is None:
        raise BotError("A spectator has no moves: the journeyman appraises those of a seat.")
    moves = view.legal()
    if not moves:
        return {}
    chosen = _tools.journeyman.choose(view.sketch, view.seat, Rng(0))
    worth = _tools.journeyman.appraise(view.sketch, view.seat)
    moves.sort(key=lambda move: (-worth[move.code], move.code != chosen))
    return {move: worth[move.code] for move in moves}


def play_on(
    game: Game | State, rng: Rng, rounds: int | None = None, policy: Chooser | Sequence[Chooser] | None = None
) -> int:
    """Play a game on where it stands, for so many rounds (the present one included) or to its end.

    The game itself is played on; how many decisions that took is told. It must be a complete one, such as
    `view.possible_game` gives. `policy` decides for all seats, or one policy for each: a chooser, such as
    `bots.chooser("apprentice")`, and the journeyman unless told otherwise. All chance comes from `rng`.
    """
    state = game.state if isinstance(game, Game) else game
    if rounds is not None and rounds < 1:
        raise BotError(f"A game is played on for 1 round or more, not for {rounds}.")
    if policy is None:
        policy = _tools.journeyman
    each = [policy] * state.deal.players if isinstance(policy, Chooser) else list(policy)
    if not complete(state):
        raise BotError("What is unknown cannot be played on: view.possible_game gives a complete game.")
    return play_out(state, each, [rng] * len(each), rounds or ALL_ROUNDS)


def prospects(game: Game | State) -> list[Prospect]:
    """How every seat stands: after the end as it is, before it as the value network of the search expects.

    The network has learnt from the beginnings of rounds; elsewhere it does not see what a turn is about to bring.
    It reads nothing that is hidden, so it may be asked about a view's sketch as well as about a game.
    """
    state = game.state if isinstance(game, Game) else game
    seats = range(state.deal.players)
    if state.phase == codes.OVER:
        return [Prospect(float(final_place(state, seat) == 1), float(state.money[seat])) for seat in seats]
    found = []
    for seat in seats:
        share = _tools.network.share(state, seat)
        found.append(Prospect(share, _tools.network.expected))
    return found
