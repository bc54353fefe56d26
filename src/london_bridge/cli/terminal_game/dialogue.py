"""Asks the person for a move and answers everything else that they may type. Imports the board and the words."""

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from london_bridge.bots.hints import hints
from london_bridge.cli.advice import print_hints
from london_bridge.cli.paper import crests
from london_bridge.cli.terminal_board import Board
from london_bridge.cli.wording import explain_move, explain_term, rule_text, words_of
from london_bridge.cli.wording.move_sentences import question
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Move, MoveError
from london_bridge.view import View

from .line_reader import Reader
from .telling import print_log
from .terminal_table import TerminalTable

HELP = (
    ("a number", "make that move (or write it as records do, for example place:2)"),
    ("? 3", "explain move 3, with what it would do and by which rules"),
    ("? strength", "explain a word of the game, a bonus tile or a scoring"),
    ("hint", "what a strong bot would do in your place, and why"),
    ("undo", "take your last move back, until something was revealed or a bot has acted; undo all: as far as possible"),
    ("board", "draw the board"),
    ("moves", "list your moves again"),
    ("log", "tell this round again, with the rules; log all: the whole game"),
    ("rules 5.7", "read a rule; rules 5: a whole section"),
    ("save", "save the game; save FILE: to that file"),
    ("quit", "leave; you can save the game and resume it later"),
)

AFTER_THE_END = "save FILE keeps the record, log all tells the game again, board draws it; Enter leaves."

#: Short forms of the commands.
_SHORT = {"u": "undo", "b": "board", "m": "moves", "l": "log", "r": "rules", "rule": "rules", "q": "quit"}
_SHORT |= {"exit": "quit", "h": "help", "q!": "quit", "list": "moves", "s": "save", "hints": "hint"}


def is_command(text: str) -> bool:
    """Whether that is a word or a number for the game; where something else is asked for, it is no answer."""
    word = text.lower().partition(" ")[0]
    return text.startswith("?") or word.isdecimal() or word in _SHORT or word in _SHORT.values()


@dataclass(frozen=True, slots=True)
class Answer:
    """What the person decided: a move, or to undo, save or quit."""

    action: str
    move: Move | None = None
    detail: str = ""


class Dialogue:
    """Prompts at one table."""

    def __init__(self, console: Console, reader: Reader, table: TerminalTable) -> None:
        self.console = console
        self.reader = reader
        self.table = table
        self._hinted = False

    # --- asking -------------------------------------------------------------------------------------------------

    def ask_move(self, *, again: bool = False) -> Answer:
        """Ask for a move until there is one, or something else that changes the game. `again`: without the list."""
        view, moves = self.table.view, self.table.choices()
        if not again:
            self._list(view, moves)
        while True:
            text = self.reader.line(self._prompt())
            command = text.partition(" ")[0]
            if text.isdecimal():
                if 1 <= int(text) <= len(moves):
                    return Answer("move", moves[int(text) - 1])
                self._say(f"There is no move {text}; they go from 1 to {len(moves)}.")
            elif _SHORT.get(command.lower(), command.lower()) == "moves":
                self._list(view, moves)
            elif (answer := self.command(text, view, moves)) is not None:
                return answer

    def ask_end(self, view: View) -> Answer:
        """Ask whether the turn may end here. `view`: what the board would show."""
        moves: list[Move] = []
        self.console.print(Text("Your turn ends here.", style="ask"))
        self._options(["End your turn (or just press Enter)", "Undo"])
        while True:
            text = self.reader.line(self._prompt())
            if text in ("", "1"):
                return Answer("move")
            if text == "2":
                return Answer("undo")
            if text.lower() in ("moves", "m"):
                self._options(["End your turn (or just press Enter)", "Undo"])
            elif (answer := self.command(text, view, moves)) is not None:
                return answer

    def _prompt(self) -> str:
        if self._hinted:
            return "> "
        self._hinted = True
        return "a number, or ? for help > "

    def _list(self, view: View, moves: Sequence[Move]) -> None:
        self.console.print(crests(question(view), style="ask"))
        self._options([words_of(view, move) for move in moves])

    def _options(self, options: Sequence[str]) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="key", width=4)
        grid.add_column()
        for number, option in enumerate(options, 1):
            grid.add_row(str(number), crests(option))
        self.console.print(grid)

    def _say(self, text: str) -> None:
        self.console.print(Padding(crests(text), (0, 0, 0, 2), expand=False))

    # --- answering ----------------------------------------------------------------------------------------------

    def command(self, text: str, view: View, moves: Sequence[Move]) -> Answer | None:
        """Do what a line asks for; an answer only if that changes the game."""
        command, _, rest = text.partition(" ")
        command, rest = _SHORT.get(command.lower(), command.lower()), rest.strip()
        if text.startswith("?"):
            self.explain(text[1:].strip(), view, moves)
        elif command == "help":
            self.explain(rest, view, moves)
        elif command in ("undo", "save", "quit"):
            return Answer(command, detail=rest)
        elif command == "hint":
            self.hint(view, moves)
        elif command == "board":
            self.console.print(Board(view))
        elif command == "log":
            self.log(everything=rest.lower() == "all")
        elif command == "rules":
            self.rules(rest)
        elif text:
            return self._written_move(text, moves)
        else:
            self._say("Type the number of a move, or ? for help.")
        return None

    def _written_move(self, text: str, moves: Sequence[Move]) -> Answer | None:
        """A move as records write it; one that is not legal is refused with its rule."""
        if not moves:
            self._say(AFTER_THE_END if self.table.game.over else "1 ends your turn, 2 undoes what you did.")
            return None
        try:
            move = Move.parse(text.lower())
        except MoveError:
            self._say(f"{text[:40]!r} is neither a move nor a command. Type the number of a move, or ? for help.")
            return None
        if move in moves:
            return Answer("move", move)
        refusal = self.table.game.why_not(self.table.you, move)
        sites = " In written moves, sites are counted from 0." if text.startswith("build:") else ""
        if refusal is not None:
            self._say(f"{refusal.sentence} (rule {refusal.rule}){sites}")
        return None

    def explain(self, about: str, view: View, moves: Sequence[Move]) -> None:
        """`?`, `? 3`, `? place:2`, `? strength`."""
        if not about:
            grid = Grid.grid(padding=(0, 2, 0, 2))
            grid.add_column(style="key", no_wrap=True)
            grid.add_column()
            for name, meaning in HELP:
                grid.add_row(name, meaning)
            self.console.print(grid)
            return
        if about.isdecimal():
            if 1 <= int(about) <= len(moves):
                self._explain_move(view, moves[int(about) - 1])
            else:
                self._say(f"There is no move {about} now.")
            return
        told = explain_term(about, view.players)
        if told is not None:
            self._say(told)
            return
        try:
            self._explain_move(view, Move.parse(about.lower()))
        except MoveError:
            try:
                self.console.print(Markdown(rule_text(about)))
            except LondonBridgeError:
                self._say(
                    f"{about[:40]!r} is not a move, a word of the game or a rule. Try ? 1, ? strength, ? share,"
                    " ? chapel/most, or rules 5.7."
                )

    def _explain_move(self, view: View, move: Move) -> None:
        for line in explain_move(view, move, self.table.teller):
            self._say(line)

    def hint(self, view: View, moves: Sequence[Move]) -> None:
        """What a strong bot would do with what the person may know: the numbers are those of the list of moves."""
        if not moves:
            self._say("There is nothing to decide here, so there is no hint.")
            return
        with self.console.status("Thinking …") if self.console.is_terminal else nullcontext():
            found = hints(view)
        print_hints(self.console, view, found, lambda move: moves.index(move) + 1)

    def log(self, *, everything: bool) -> None:
        """This round's events, or all."""
        now = self.table.game.state.round
        events = [event for event in self.table.log if everything or event.round == now]
        print_log(self.console, self.table.teller, events)

    def rules(self, number: str) -> None:
        """A rule, or a section."""
        if not number:
            self._say("Which rule? For example rules 5.7, or rules 6 for all about bonus tiles.")
            return
        try:
            self.console.print(Padding(Markdown(rule_text(number)), (0, 0, 0, 2), expand=False))
        except LondonBridgeError as error:
            self._say(str(error))
