"""A table: the game, the person's seat, the bots on the others, everything told so far, and how far it can be undone.

Bots are given views, never the game. Imports bots, rules and view.
"""

from collections.abc import Mapping, Sequence

from london_bridge.bots import Bot, BotError
from london_bridge.cli.wording import Teller, display_name
from london_bridge.cli.wording.preview import PreviewOutcome, preview
from london_bridge.rules import Event, Game, Move, codes
from london_bridge.view import View

from .trail import Trail


class TerminalTable:
    """One person and some bots at a game."""

    def __init__(self, game: Game, you: int, bots: Mapping[int, Bot]) -> None:
        self.game = game
        self.you = you
        self.bots = dict(bots)
        self.trail = Trail(game, you)
        self.log: list[Event] = [event for events in game.history() for event in events]
        self.teller = Teller([display_name(name) for name in game.names], game.state.deal.tables, you)
        game.listen(self.log.append)

    @property
    def view(self) -> View:
        """What the person may know."""
        return View.of(self.game, self.you)

    @property
    def next_seat(self) -> int | None:
        """Who acts next: in the card phase the person before the bots; None when the game is over."""
        deciders = self.game.deciders
        if not deciders:
            return None
        return self.you if self.you in deciders else deciders[0]

    def choices(self) -> list[Move]:
        """The person's legal moves, in the order in which they are listed."""
        return sorted(self.game.legal(self.you), key=lambda move: move.code)

    # --- moving -------------------------------------------------------------------------------------------------

    def move(self, move: Move) -> list[Event]:
        """Make a move of the person; what it told."""
        choice, told = len(self.game.legal(self.you)) > 1, len(self.log)
        events = self._apply(self.you, move)
        shown = self.trail.add(events, choice=choice, told=told)
        if shown is not None:
            sentence = self.teller.sentence(shown)
            self.trail.reason = f"Your last move cannot be undone, because of what it revealed. {sentence}"
        return events

    def bot_move(self, seat: int) -> list[Event]:
        """Let a bot choose from its view, and make its move."""
        move, told = self._chosen(seat), len(self.log)
        events = self._apply(seat, move)
        self.trail.add(events, choice=False, told=told)
        self.trail.reason = f"Nothing can be undone: {self.teller.names[seat]} has acted since your last move."
        return events

    def _chosen(self, seat: int) -> Move:
        """A bot's move; one that somebody wrote may fail, and must not take the game with it."""
        bot = self.bots[seat]
        try:
            move = bot.choose(View.of(self.game, seat))
        except Exception as error:
            told = str(error) if isinstance(error, BotError) else f"{type(error).__name__}: {error}."
            begun = f"The bot {bot.name} "
            raise BotError(
                f"{begun}{'' if told.startswith(begun) else 'has failed: '}{told.removeprefix(begun)}"
            ) from error
        if not isinstance(move, Move):
            raise BotError(f"The bot {bot.name} answered {move!r:.60}; a Move is needed.")
        refusal = self.game.why_not(seat, move)
        if refusal is not None:
            raise BotError(f"The bot {bot.name} chose {move}. {refusal.sentence} (rule {refusal.rule})")
        return move

    def _apply(self, seat: int, move: Move) -> list[Event]:
        told = len(self.log)
        self.game.apply(seat, move)
        return self.log[told:]

    # --- going back ---------------------------------------------------------------------------------------------

    def undo(self, *, everything: bool = False) -> bool:
        """Go back one choice, or all that can be gone back; False if none can."""
        told = self.trail.back(everything=everything)
        if told is None:
            return False
        del self.log[told:]
        return True

    def worth_asking(self, move: Move, choices: Sequence[Move]) -> PreviewOutcome | None:
        """The outcome of a move that ends the turn while a choice could still be undone; None otherwise.

        A move that says by itself that the turn is over needs no such question.
        """
        phase = self.game.state.phase
        asked = len(choices) > 1
        if phase not in (codes.SITE, codes.DRAWING, codes.END) or not (asked or self.trail):
            return None
        if asked and move.code == codes.DONE:
            return None
        outcome = preview(self.view, move.code)
        return outcome if outcome is not None and outcome.ends_turn else None
