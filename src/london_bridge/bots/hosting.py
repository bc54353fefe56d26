"""A `module:Class` bot in a process of its own, where it can hang, print or end without harm to those who play with it.

`HostedBot` speaks with it as with any outside program (`outside`), so it has the same time limits and is ended in the
same way; this module, run as a program, is the other side. It adds two lines to that protocol: `box`, the box of the
views that follow, and `fault`, which says what the bot raised and where. Imports the bots, view and rules.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import queue
import sys
import threading
import traceback
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from london_bridge.bots.bot import FAULTS, Bot, BotError, where
from london_bridge.bots.outside import PROTOCOL, OutsideBot
from london_bridge.bots.own import OwnSpec
from london_bridge.rules.box import Box
from london_bridge.rules.moves import Move
from london_bridge.view import View
from london_bridge.view.view_document import view_from


class HostedBot(OutsideBot):
    """Speaks with a bot of somebody's own that runs in another process.

    It is ready when its class has been called, which may take a while: libraries are imported, weights are read.
    """

    start_limit = 60.0

    def __init__(self, spec: str, seed: int = 0) -> None:
        super().__init__("exec:-", seed)
        self.name = spec
        self.words = [sys.executable, "-m", __name__, spec]
        self.budget = OwnSpec.parse(spec).budget
        self.box: Box | None = None

    def environment(self) -> dict[str, str]:
        """The module is found there where it is found here."""
        return {**os.environ, "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path)}

    def start(self) -> None:
        """Start the process; it knows no box yet."""
        self.box = None
        super().start()

    def choose(self, view: View) -> Move:
        """Ask the bot for a move."""
        if self.process is None:
            self.start()
        if self.box is not view.sketch.deal.box:
            self.box = view.sketch.deal.box
            self.say(f"box {base64.b64encode(pickle.dumps(self.box)).decode()}")
        return super().choose(view)

    def besides(self, view: View) -> dict[str, object]:
        """Nothing: it has the box itself."""
        return {}

    def understand(self, line: str) -> None:
        """A fault, in the words of whoever caught it."""
        if line.startswith("fault "):
            told = json.loads(line.removeprefix("fault "))
            self.close()
            raise BotError(f"{told[:600]}")

    def whom(self) -> str:
        """The bot in a sentence."""
        return f"The bot {self.name}"


def main() -> None:
    """Host a bot: read lines, answer them."""
    spec = sys.argv[1]
    asked, out = os.fdopen(os.dup(0), encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what the bot prints goes where errors go, and is no answer
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)  # and what it reads is nothing, rather than what it is asked
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(asked, lines), daemon=True).start()
    with suppress(BrokenPipeError):
        _serve(spec, lines, out)
    os._exit(0)  # whatever threads the bot has left


def _read(asked: TextIO, lines: queue.SimpleQueue[str]) -> None:
    """Read on while the bot thinks: when who started this is gone, so is this, however the bot hangs."""
    for line in asked:
        lines.put(line)
    os._exit(0)


def _serve(spec: str, lines: queue.SimpleQueue[str], out: TextIO) -> None:
    from london_bridge.bots.registry import make

    bot: Bot | None = None
    box: Box | None = None
    while True:
        word, _, rest = lines.get().strip().partition(" ")
        try:
            if word == "london-bridge":
                bot = make(spec)
                _say(out, f"ready {PROTOCOL}")
            elif word == "new" and bot is not None:
                bot.reseed(int(rest))
            elif word == "box":
                box = pickle.loads(base64.b64decode(rest))
            elif word == "choose" and bot is not None and box is not None:
                _say(out, f"move {_move(bot, view_from(json.loads(rest), box))}")
            elif word == "quit":
                return
        except FAULTS as error:
            told = str(error) if isinstance(error, BotError) else f"{type(error).__name__}: {error}{where(error)}"
            traceback.print_exc()
            _say(out, f"fault {json.dumps(told[:600])}")
            return


def _move(bot: Bot, view: View) -> Move:
    move = bot.choose(view)
    if not isinstance(move, Move):
        raise BotError(f"It answered {move!r:.60}; a Move is needed.")
    return move


def _say(out: TextIO, line: str) -> None:
    out.write(f"{line}\n")
    out.flush()


if __name__ == "__main__":
    main()
