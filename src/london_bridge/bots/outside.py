"""A bot that is a program of its own, spoken to in lines on its standard input and output, as chess engines are.

docs/bot-protocol.md describes the lines. The program is started when it is first needed, and ended when it does not
answer in time or says what cannot be understood. Imports view and rules.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import tempfile
import threading
from typing import IO

from london_bridge.bots.bot import BotError
from london_bridge.bots.thinking import Budget
from london_bridge.rules.moves import CODE_OF, Move
from london_bridge.view import View
from london_bridge.view.words import view_words

PROTOCOL = 1
#: How long a program may take to say that it is ready, and to move if no budget is set; seconds.
START_LIMIT = 20.0
MOVE_LIMIT = 30.0
#: With a budget, a program may take it so many times over, and a little more, before it is given up.
PATIENCE = 3.0
LONGEST_LINE = 10_000


class OutsideBot:
    """Speaks with a program: `exec:COMMAND`, or `exec:COMMAND@2s` with a budget that the program is told."""

    def __init__(self, spec: str, seed: int = 0) -> None:
        command = spec.removeprefix("exec:")
        head, at, tail = command.rpartition("@")
        self.budget: Budget | None = None
        if at:
            with contextlib.suppress(BotError):
                self.budget, command = Budget.parse(tail), head
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise BotError(f"{spec}: the command cannot be understood: {error}.") from None
        if not self.words:
            raise BotError("exec: needs a command, as in exec:./bot or 'exec:python3 bot.py'.")
        self.name = spec
        self.seed = seed
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.errors: IO[bytes] | None = None

    @property
    def limit(self) -> float:
        """How long a move may take."""
        if self.budget is None or self.budget.seconds is None:
            return MOVE_LIMIT
        return self.budget.seconds * PATIENCE + 1.0

    def reseed(self, seed: int) -> None:
        """A new game begins: the program is told so, and starts if it does not run."""
        self.seed = seed
        if self.process is not None:
            self.say(f"new {seed}")

    def choose(self, view: View) -> Move:
        """Ask the program for a move."""
        if self.process is None:
            self.start()
        words = {**view_words(view), "legal": [str(move) for move in view.legal()]}
        self.say(f"choose {json.dumps(words, ensure_ascii=False, separators=(',', ':'))}")
        answer = self.hear("move", self.limit)
        if answer not in CODE_OF:
            raise self.failed(f"answered {answer[:60]!r}, which is no move")
        return Move(CODE_OF[answer])

    def start(self) -> None:
        """Start the program and wait until it is ready."""
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  (closed by `close`)
        try:
            self.process = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            raise BotError(f"{self.name} cannot be started: {error.strerror}.") from None
        self.lines = queue.Queue()
        threading.Thread(target=listen, args=(self.process.stdout, self.lines), daemon=True).start()
        self.say(f"london-bridge {PROTOCOL}")
        self.hear("ready", START_LIMIT)
        if self.budget is not None:
            self.say(f"think {self.budget}")
        self.say(f"new {self.seed}")

    def say(self, line: str) -> None:
        """Send a line."""
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except (BrokenPipeError, OSError):
            raise self.failed("has ended by itself") from None

    def hear(self, word: str, limit: float) -> str:
        """Wait for a line that begins with a word; what follows it. Lines of `info` are for people and skipped."""
        while True:
            try:
                line = self.lines.get(timeout=limit)
            except queue.Empty:
                raise self.failed(f"did not answer within {limit:g} seconds") from None
            if line is None:
                raise self.failed("has ended by itself")
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest.strip()
            if first not in ("", "info"):
                raise self.failed(f"said {line.strip()[:60]!r} where a line `{word} …` was expected")

    def failed(self, what: str) -> BotError:
        """The program is ended; what to tell about it, with its own last words."""
        code = self.process.poll() if self.process is not None else None
        last = ""
        if self.errors is not None:
            with contextlib.suppress(OSError, ValueError):
                self.errors.seek(0)
                told = self.errors.read()[-2000:].decode("utf-8", "replace").strip().splitlines()
                last = f" Its last words: {told[-1][:200]}" if told else ""
        self.close()
        exit_code = f" (exit code {code})" if code is not None else ""
        return BotError(f"The program {self.name} {what}{exit_code}.{last}")

    def close(self) -> None:
        """End the program: politely first."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(OSError, ValueError):
                assert process.stdin is not None
                process.stdin.write("quit\n")
                process.stdin.close()
            try:
                process.wait(1)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if self.errors is not None:
            self.errors.close()
            self.errors = None

    def __del__(self) -> None:
        if getattr(self, "process", None) is not None:
            with contextlib.suppress(Exception):
                self.close()


def listen(stream: IO[str] | None, lines: queue.Queue[str | None]) -> None:
    """Hand a program's lines on, in a thread; None when it has ended."""
    assert stream is not None
    try:
        while line := stream.readline(LONGEST_LINE):
            lines.put(line)
    except (OSError, ValueError):
        pass
    finally:
        lines.put(None)
        with contextlib.suppress(OSError):
            stream.close()
