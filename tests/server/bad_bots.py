"""Bots that fail, each in its own way. They run in worker processes, by name: `tests.server.bad_bots:Crash`."""

import os
import time

from london_bridge.rules import Move
from london_bridge.view import View


class Bad:
    """What all of them share."""

    name = "bad"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def reseed(self, seed: int) -> None:
        """Nothing to forget."""


class Crash(Bad):
    """Takes its whole process down."""

    def choose(self, view: View) -> Move:
        """No answer, ever."""
        os._exit(3)


class Hang(Bad):
    """Thinks for ever."""

    def choose(self, view: View) -> Move:
        """Not within anybody's patience."""
        time.sleep(3600)
        return view.legal()[0]


class Cheat(Bad):
    """Makes a move that is not legal."""

    def choose(self, view: View) -> Move:
        """Something that cannot be done now."""
        legal = view.legal()
        return next(Move(code) for code in range(55) if Move(code) not in legal)


class Raise(Bad):
    """Has a fault in its program."""

    def choose(self, view: View) -> Move:
        """A fault."""
        raise ZeroDivisionError("of no use")
