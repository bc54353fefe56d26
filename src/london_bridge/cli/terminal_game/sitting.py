"""A sitting: the game goes on, move by move, until it is over or the person leaves. Imports its neighbours."""

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from london_bridge.bots import BotError
from london_bridge.cli.paper import crests
from london_bridge.cli.terminal_board import Board
from london_bridge.cli.wording import words_of
from london_bridge.cli.wording.preview import PreviewOutcome
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Event, Move, codes
from london_bridge.view import View

from .dialogue import AFTER_THE_END, Answer, Dialogue, is_command
from .ending import print_result
from .line_reader import Reader
from .saved_games import SavedSeating, default_path, save
from .telling import tell
from .terminal_table import TerminalTable

#: Answers to "save?" that are no names of files: who wants a file called quit writes ./quit.
NOT_SAVING = ("no", "n", "quit", "q", "q!", "exit", "leave")


class LeaveGame(Exception):  # noqa: N818  (a decision, not a fault)
    """The person leaves the table."""


class Sitting:
    """One person's time at a table."""

    def __init__(
        self,
        console: Console,
        table: TerminalTable,
        seating: SavedSeating,
        file: Path | None,
        *,
        board: bool,
        forced: bool,
    ) -> None:
        self.console = console
        self.table = table
        self.seating = seating
        self.file = file
        self.keep = file is not None
        self.board = board
        self.forced = forced
        self.reader = Reader(console)
        self.dialogue = Dialogue(console, self.reader, table)
        self._untold: list[Event] = []
        self._board_at = (0, 0, 0)

    def run(self) -> int:
        """Play to the end; the exit code."""
        try:
            while (seat := self.table.next_seat) is not None:
                if seat == self.table.you:
                    self.your_move()
                else:
                    self.bots_move()
            self.finish()
        except LeaveGame:
            return 0
        except EOFError:
            self.console.print()
            if self.reader.interactive or self._has_played():
                self.ask_to_save()
            return 0
        except KeyboardInterrupt:
            return self.interrupted()
        except BotError as error:
            self.flush()
            self._say(f"{error} You can go on with other bots: resume with --bots.")
            self.ask_to_save()
            return error.exit_code
        return 0

    def bots_move(self) -> None:
        """Let the bots move until the person is asked or the game is over; a slow one is seen to think."""
        thinking = self.console.status("The others are thinking …") if self.console.is_terminal else nullcontext()
        with thinking:
            while (seat := self.table.next_seat) not in (None, self.table.you):
                assert seat is not None
                self._untold += self.table.bot_move(seat)

    def _has_played(self) -> bool:
        return any(seat == self.table.you for seat, _ in self.table.game.moves)

    # --- the person's moves -------------------------------------------------------------------------------------

    def your_move(self) -> None:
        """Ask for a move and make it; the only legal one is made without asking, unless that is wanted."""
        choices = self.table.choices()
        if len(choices) == 1 and not self.forced:
            self._forced(choices[0])
            return
        self.flush()
        self._draw_board()
        answer = self.dialogue.ask_move()
        while answer.move is None:
            if self.act(answer):
                return
            answer = self.dialogue.ask_move(again=True)
        self.make(answer.move, choices)

    def _forced(self, move: Move) -> None:
        phase = self.table.game.state.phase
        if phase == codes.CARDS or move.code == codes.PASS:
            self.flush()
            self._say(f"You have only one move: {words_of(self.table.view, move)}.")
        self.make(move, [move])

    def make(self, move: Move, choices: Sequence[Move]) -> None:
        """Make a move. Where the turn would end while something can be undone, the person is asked first."""
        outcome = self.table.worth_asking(move, choices)
        if outcome is None:
            self._untold += self.table.move(move)
            self._save_quietly()
            return
        self.flush()
        tell(self.console, self.table.teller, outcome.events)
        if self._agrees_to_end(outcome, move, choices):
            # What the move itself did has been told.
            self._untold += self.table.move(move)[len(outcome.events) :]
            self._save_quietly()

    def _agrees_to_end(self, outcome: PreviewOutcome, move: Move, choices: Sequence[Move]) -> bool:
        view = View(self.table.you, tuple(self.table.game.names), outcome.state)
        while True:
            answer = self.dialogue.ask_end(view)
            if answer.action == "move":
                return True
            if answer.action == "undo":
                if len(choices) == 1 or answer.detail.lower() == "all":
                    self.act(answer)
                else:
                    self._undone()
                return False
            self.act(answer)

    def act(self, answer: Answer) -> bool:
        """Undo, save or quit; whether the game changed."""
        if answer.action == "undo":
            if self.table.undo(everything=answer.detail.lower() == "all"):
                self._undone()
                return True
            self._say(self.table.trail.reason)
        elif answer.action == "save":
            self.save(Path(answer.detail).expanduser() if answer.detail else None)
        elif answer.action == "quit":
            self.ask_to_save()
            raise LeaveGame
        return False

    def _undone(self) -> None:
        self._say("Undone.")
        self._untold.clear()

    # --- printing -----------------------------------------------------------------------------------------------

    def flush(self) -> None:
        """Tell what has happened since the last time."""
        tell(self.console, self.table.teller, self._untold)
        self._untold.clear()

    def _draw_board(self) -> None:
        """Draw the board when cards are chosen and when the pawn is placed, once for each such moment."""
        state = self.table.game.state
        moment = (state.round, state.phase, state.turn)
        if state.phase in (codes.CARDS, codes.START) and moment != self._board_at:
            self._board_at = moment
            if self.board:
                self.console.print()
                self.console.print(Board(self.table.view))

    def _say(self, text: str) -> None:
        self.console.print(Padding(crests(text), (0, 0, 0, 2), expand=False))

    # --- the end, saving and leaving ----------------------------------------------------------------------------

    def finish(self) -> None:
        """The last events, the final board and the scoring."""
        self.flush()
        self.console.print()
        self.console.print(Board(self.table.view))
        self.console.print()
        print_result(self.console, self.table.game, self.table.teller)
        if self.keep:
            self.save(None)
            return
        self.console.print(Rule(style="quiet"))
        self._say(AFTER_THE_END)
        while True:
            try:
                text = self.reader.line()
            except (EOFError, KeyboardInterrupt):
                return
            if not text:
                return
            answer = self.dialogue.command(text, self.table.view, [])
            if answer is not None and answer.action == "quit":
                return
            if answer is not None and answer.action == "undo":
                self._say(self.table.trail.reason)
            elif answer is not None:
                self.act(answer)

    def _save_quietly(self) -> None:
        if self.keep and self.file is not None:
            save(self.file, self.table.game, self.seating)

    def save(self, path: Path | None) -> bool:
        """Save to a file, from then on after every move; say where, or what went wrong."""
        target = path or self.file or default_path()
        try:
            save(target, self.table.game, self.seating)
        except LondonBridgeError as error:
            self._say(str(error))
            return False
        self.file, self.keep = target, True
        self.console.print(Text(f"  Saved: {target}"), soft_wrap=True)
        if not self.table.game.over:
            self.console.print(Text(f"  Resume with: london-bridge play --resume {_quoted(target)}"), soft_wrap=True)
        return True

    def ask_to_save(self) -> None:
        """Offer to save before leaving; without an answer the game is saved."""
        target = self.file or default_path()
        self._say(f"Save the game, to resume it later? Enter saves to {target}; or type another file, or no.")
        answer = self._file_or_no()
        while is_command(answer) and answer.lower() not in NOT_SAVING:
            self._say(f"{answer!r} is for the game. Enter saves; no leaves without; a file of that name is ./{answer}.")
            answer = self._file_or_no()
        try:
            self.leave(answer)
        except EOFError:
            self._say("Not saved.")

    def _file_or_no(self) -> str:
        """An answer; nothing, if no more is typed, or what says no more than `save`."""
        try:
            answer = self.reader.line()
            return answer[len("save") :].strip() if answer.lower().partition(" ")[0] == "save" else answer
        except EOFError:
            return ""

    def leave(self, answer: str) -> None:
        """Save as answered."""
        if answer.lower() in NOT_SAVING:
            self._say("Not saved.")
            return
        path = Path(answer).expanduser() if answer.lower() not in ("", "yes", "y") else None
        while not self.save(path) and self.reader.interactive:
            self._say("Another file, or no?")
            text = self.reader.line()
            if text.lower() in NOT_SAVING:
                self._say("Not saved.")
                return
            path = Path(text).expanduser() if text else None

    def interrupted(self) -> int:
        """Ctrl-C: offer to save; once more leaves at once."""
        self.console.print()
        try:
            self.ask_to_save()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            self._say("Not saved." if not self.keep else f"The game is in {self.file}, as it was after your last move.")
        return 130


def _quoted(path: Path) -> str:
    import shlex

    return shlex.quote(str(path))
