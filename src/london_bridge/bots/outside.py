"""A bot that is a program of its own, spoken to in lines on its standard input and output, as chess engines are.

docs/bot-protocol.md describes the lines. The program is started when it is first needed, and ended when it does not
answer in time or says what cannot be understood. Two threads write to it and read from it, so that no program can make
this one wait for longer than its limit. Imports view and rules.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import shlex
import signal
import subprocess
import tempfile
import threading
from collections import deque
from time import monotonic
from typing import IO, Final
from weakref import WeakSet

from london_bridge.bots.asking import answer_playouts, answer_try
from london_bridge.bots.bot import BotError
from london_bridge.bots.budget import Budget
from london_bridge.errors import LondonBridgeError
from london_bridge.rules.moves import CODE_OF, Move
from london_bridge.rules.why import IllegalMove, why_not
from london_bridge.view import View
from london_bridge.view.view_document import view_words

PROTOCOL = 1
#: How long a program may take to say that it is ready, and to move if no budget is set; seconds.
START_LIMIT = 20.0
MOVE_LIMIT = 30.0
#: With a budget, a program may take it so many times over, and a little more, before it is given up.
PATIENCE = 3.0
#: How long a program may take to end when it is asked to, before it is killed; seconds.
FAREWELL = 1.0
#: How long a line of a program may be, in bytes, and how many lines wait in either direction.
LONGEST_LINE = 100_000
#: What a program may ask while it thinks, and the word that its answer begins with.
ANSWERS: Final = {"try": "tried", "playouts": "played"}
#: How long before its limit a program has its playouts back; seconds.
SPARE = 0.25
ROOM = 100


class Lines:
    """Lines on their way between two threads, so many at most.

    Once it is closed it takes no more; what is in it can still be had, and None comes after the last line.
    """

    def __init__(self) -> None:
        self.waiting: deque[bytes] = deque()
        self.closed = False
        self.changed = threading.Condition()

    def put(self, line: bytes, timeout: float | None = None) -> bool:
        """Add a line as soon as there is room; False if there was none in time."""
        with self.changed:
            if not self.changed.wait_for(lambda: self.closed or len(self.waiting) < ROOM, timeout):
                return False
            if not self.closed:
                self.waiting.append(line)
                self.changed.notify_all()
            return True

    def get(self, timeout: float | None = None) -> bytes | None:
        """The next line as soon as there is one, None after the last; TimeoutError if there was none in time."""
        with self.changed:
            if not self.changed.wait_for(lambda: self.closed or bool(self.waiting), timeout):
                raise TimeoutError
            line = self.waiting.popleft() if self.waiting else None
            self.changed.notify_all()
            return line

    def close(self) -> None:
        """Take no more: who waits for room or for a line waits no longer."""
        with self.changed:
            self.closed = True
            self.changed.notify_all()


class OutsideBot:
    """Speaks with a program: `exec:COMMAND`, or `exec:COMMAND@2s` with a budget that the program is told."""

    #: How long it may take to say that it is ready; seconds.
    start_limit = START_LIMIT

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
        self.process: subprocess.Popen[bytes] | None = None
        self.lines = Lines()
        self.unsaid = Lines()
        self.errors: IO[bytes] | None = None
        #: What it is deciding about, and may ask about.
        self.view: View | None = None

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
        words = {**view_words(view), **self.besides(view), "legal": [str(move) for move in view.legal()]}
        self.say(f"choose {compact(words)}")
        self.view = view
        answer = self.hear("move", self.limit)
        self.view = None
        if answer not in CODE_OF:
            raise self.failed(f"answered {answer[:60]!r}, which is no move")
        code = CODE_OF[answer]
        if view.seat is not None and not view.legal_mask() >> code & 1:
            refusal = IllegalMove(why_not(view.sketch, view.seat, code))
            raise self.failed(f"answered {answer!r}, which is not legal", f" {refusal}")
        return Move(code)

    def start(self) -> None:
        """Start the program and wait until it is ready.

        It has a session of its own: Ctrl-C at the terminal is not for it, and all that it starts can be ended with it.
        """
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  (closed by `close`)
        try:
            self.process = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                start_new_session=True,
                env=self.environment(),
            )
        except OSError as error:
            self.close()
            raise BotError(f"{self.name} cannot be started: {error.strerror}.") from None
        RUNNING.add(self)
        self.lines, self.unsaid = Lines(), Lines()
        listener = threading.Thread(target=listen, args=(self.process.stdout, self.lines), daemon=True)
        listener.start()
        threading.Thread(
            target=speak, args=(self.process.stdin, self.unsaid, self.lines, listener), daemon=True
        ).start()
        self.say(f"london-bridge {PROTOCOL}")
        self.hear("ready", self.start_limit)
        if self.budget is not None:
            self.say(f"think {self.budget}")
        self.say(f"new {self.seed}")

    def environment(self) -> dict[str, str] | None:
        """The variables that the program gets; None for those of this one."""
        return None

    def besides(self, view: View) -> dict[str, object]:
        """What the program is told with every view: the contents of the box, with every tile's crest."""
        return {"components": view.sketch.deal.box.data}

    def answer(self, what: str, asked: str, end: float) -> None:
        """Answer a question that the program has while it thinks."""
        from london_bridge.bots.registry import chooser

        assert self.view is not None
        try:
            question = json.loads(asked)
            found = (
                answer_try(question, self.view)
                if what == "try"
                else answer_playouts(question, self.view, chooser, end - SPARE)
            )
            self.say(f"{ANSWERS[what]} {compact(found)}")
        except (json.JSONDecodeError, RecursionError):
            self.say(f"error What follows {what} is no JSON.")
        except LondonBridgeError as error:
            self.say(f"error {' '.join(str(error).split())}")

    def understand(self, line: str) -> None:
        """A line of its own kind, where a program has such: raises what it means."""

    def whom(self) -> str:
        """The program in a sentence."""
        return f"The program {self.name}"

    def attempt(self) -> None:
        """Start the program and end it again: BotError if it cannot be started, or does not say that it is ready."""
        self.start()
        self.close()

    def say(self, line: str) -> None:
        """Send a line. This never waits: whether it was read is seen when the program has to answer."""
        if not self.unsaid.put(f"{line}\n".encode(), timeout=0):
            raise self.failed("does not read what it is told")

    def hear(self, word: str, limit: float) -> str:
        """Wait for a line that begins with a word; what follows it. Lines of `info` are for people and skipped.

        The limit holds for all lines together.
        """
        end = monotonic() + limit
        while True:
            line = self.next_line(end, limit)
            self.understand(line)
            first, _, rest = line.partition(" ")
            if first == word:
                return rest.strip()
            if first in ANSWERS and self.view is not None:
                self.answer(first, rest, end)
                continue
            if first not in ("", "info"):
                raise self.failed(f"said {line[:60]!r} where a line `{word} …` was expected")

    def next_line(self, end: float, limit: float) -> str:
        """The next line, if it comes before the end of the limit. Bytes that are not UTF-8 become `�`."""
        left = end - monotonic()
        try:
            if left <= 0:
                raise TimeoutError
            line = self.lines.get(left)
        except TimeoutError:
            raise self.failed(f"did not answer within {limit:g} seconds") from None
        if line is None:
            raise self.gone()
        if is_too_long(line):
            raise self.failed(f"said a line of more than {LONGEST_LINE:,} bytes")
        return line.decode("utf-8", "replace").strip()

    def gone(self) -> BotError:
        """The program speaks or hears no more: it has ended, or runs on with a pipe closed."""
        assert self.process is not None
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return self.failed("has closed its standard input or output")
        return self.failed("has ended by itself")

    def failed(self, what: str, why: str = "") -> BotError:
        """The program is ended; what to tell about it, with its own last words."""
        code = self.process.poll() if self.process is not None else None
        last = self.last_words()
        self.close()
        exit_code = f" (exit code {code})" if code is not None else ""
        return BotError(f"{self.whom()} {what}{exit_code}.{why}{last}")

    def last_words(self) -> str:
        """The last line that the program wrote to standard error, if there is one."""
        if self.errors is None:
            return ""
        with contextlib.suppress(OSError, ValueError):
            size = self.errors.seek(0, os.SEEK_END)
            self.errors.seek(max(0, size - 2000))
            told = self.errors.read(2000).decode("utf-8", "replace").strip().splitlines()
            return f" Its last words: {told[-1][:200]}" if told else ""
        return ""

    def close(self) -> None:
        """End the program, politely first, and whatever it has started."""
        process, self.process = self.process, None
        RUNNING.discard(self)
        self.lines.close()
        self.unsaid.put(b"quit\n", timeout=0)
        self.unsaid.close()
        if process is not None:
            try:
                process.wait(FAREWELL)
            except subprocess.TimeoutExpired:
                pass
            finally:
                kill(process)
        if self.errors is not None:
            self.errors.close()
            self.errors = None

    def __del__(self) -> None:
        if getattr(self, "process", None) is not None:
            with contextlib.suppress(Exception):
                self.close()


#: The bots whose programs run. They are ended with this process: Ctrl-C does not reach them.
RUNNING: WeakSet[OutsideBot] = WeakSet()


@atexit.register
def end_all() -> None:
    """End all programs."""
    for bot in list(RUNNING):
        with contextlib.suppress(Exception):
            bot.close()


def compact(words: object) -> str:
    """JSON on one line."""
    return json.dumps(words, ensure_ascii=False, separators=(",", ":"))


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a program and all of its group; on Windows, which has no groups, the program alone."""
    if hasattr(os, "killpg"):
        with contextlib.suppress(OSError):  # none of them is left
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()


def is_too_long(line: bytes) -> bool:
    """Whether `listen` had to cut a line off."""
    return len(line) > LONGEST_LINE and not line.endswith(b"\n")


def listen(stream: IO[bytes], lines: Lines) -> None:
    """Hand a program's lines on, in a thread, until it has ended. If nobody takes them, the program has to wait."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE + 1):
            lines.put(line)
    lines.close()
    with contextlib.suppress(OSError):
        stream.close()


def speak(stream: IO[bytes], unsaid: Lines, lines: Lines, listener: threading.Thread) -> None:
    """Write lines to a program, in a thread, until there are no more. If it reads no more, no answer will come.

    What it said before it stopped reading is still heard: a program that ends with a word has closed both pipes, and
    the broken one may be noticed first.
    """
    try:
        while line := unsaid.get():
            stream.write(line)
            stream.flush()
    except (OSError, ValueError):
        listener.join(FAREWELL)
        lines.close()
    with contextlib.suppress(OSError):
        stream.close()
