"""What a bot is: it gets a view and gives a move. And what turns a chooser of the compiled core into one.

Imports rules and view.
"""

import sys
import traceback
from contextlib import redirect_stdout
from pathlib import Path
from typing import Protocol, runtime_checkable

from london_bridge.bots.choose import Chooser
from london_bridge.errors import LondonBridgeError
from london_bridge.rules.moves import Move
from london_bridge.rules.rng import Rng
from london_bridge.rules.state import State
from london_bridge.rules.why import IllegalMove, why_not
from london_bridge.view import View
from london_bridge.view.sight import sketch_of


class BotError(LondonBridgeError):
    """A bot that cannot be had, or that does not play by the rules."""


#: What a bot may raise that is its own fault, `sys.exit()` too. Ctrl-C is not.
FAULTS = (Exception, SystemExit)


def where(error: BaseException) -> str:
    """Where in a bot's own code an error came up, for the end of a sentence: the last places outside this package."""
    package = str(Path(__file__).parents[1])
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith(package)]
    own = [frame for frame in frames if not frame.filename.startswith("<")][-3:]
    places = ", ".join(f"{Path(frame.filename).name} line {frame.lineno} in {frame.name}" for frame in own)
    return f" ({places})" if places else ""


@runtime_checkable
class Bot(Protocol):
    """A player that is a program.

    One bot plays one seat of one game: it is made with a seed, and the same seed and the same views give the same
    moves. It knows nothing but the views that it is shown (and what it remembers of them).
    """

    name: str

    def reseed(self, seed: int) -> None:
        """Start anew, with chance from this seed: nothing of what was before may be left."""

    def choose(self, view: View) -> Move:
        """A legal move for the view's seat, which has to act."""


class ChooserBot:
    """A chooser of the compiled core as a bot: it thinks on the view's sketch."""

    def __init__(self, name: str, chooser: Chooser, seed: int = 0) -> None:
        self.name = name
        self.chooser = chooser
        self.rng = Rng(seed)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def reseed(self, seed: int) -> None:
        """Start anew, with chance from this seed."""
        self.rng = Rng(seed)

    def choose(self, view: View) -> Move:
        """The chooser's move."""
        if view.seat is None:
            raise BotError("A spectator's view has no seat for which a bot could choose.")
        if not view.legal_mask():
            raise BotError(f"Seat {view.seat} has nothing to decide now.")
        return Move(self.chooser.choose(view.sketch, view.seat, self.rng))


class BotChooser(Chooser):
    """The other way round: a bot written in Python as a chooser, so that it can sit in any game of the core."""

    def __init__(self, bot: Bot, names: tuple[str, ...] = ()) -> None:
        self.bot = bot
        self.names = names

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        """Show the bot its view, and check its answer: the core trusts its choosers."""
        names = self.names or tuple(f"seat {i}" for i in range(s.deal.players))
        view = View(seat, names, sketch_of(s, seat))
        try:
            with redirect_stdout(sys.stderr):  # what a bot prints is no part of a summary
                move = self.bot.choose(view)
        except LondonBridgeError:
            raise
        except FAULTS as error:
            raise BotError(f"The bot {self.bot.name} failed: {type(error).__name__}: {error}{where(error)}.") from error
        if not isinstance(move, Move):
            raise BotError(f"The bot {self.bot.name} answered {move!r:.60}; a Move is needed.")
        if not view.legal_mask() >> move.code & 1:
            refusal = IllegalMove(why_not(s, seat, move.code))
            raise BotError(f"The bot {self.bot.name} chose {move}, which is not legal. {refusal}")
        return move.code

    def __reduce__(self) -> tuple[object, ...]:
        return (BotChooser, (self.bot, self.names))
