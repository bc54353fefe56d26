"""What an outside bot may ask while it thinks: where moves lead (`try`), and how they do in many games (`playouts`).

Whoever searches needs the rules; a program in another language has them here. Everything starts from a view, so
nothing that is hidden can be learnt: it is left unknown, or drawn by a seed. docs/bot-protocol.md describes both lines.
Imports the tools of bots, view and rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final

from london_bridge.bots.bot import BotError
from london_bridge.bots.choose import Chooser
from london_bridge.bots.toolbox import Prospect, play_on, prospects
from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Game
from london_bridge.rules.checks import check_seed
from london_bridge.rules.moves import CODE_OF
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.view import View
from london_bridge.view.before_cards import before_cards
from london_bridge.view.view_document import view_from, view_words

#: How many lines one question may have, how many moves a line, and how many games are played for one question.
MOST_LINES: Final = 100
MOST_MOVES: Final = 200
MOST_PLAYOUTS: Final = 100_000

#: A step of a line: who moves, and what.
Step = tuple[int, str]


@dataclass(slots=True)
class PlayoutMeans:
    """What the playouts of one line have come to."""

    share: list[float]
    money: list[float]
    count: int = 0
    error: str | None = None

    def add(self, found: list[Prospect]) -> None:
        """One game more."""
        self.count += 1
        for seat, one in enumerate(found):
            self.share[seat] += one.share
            self.money[seat] += one.money

    def words(self) -> dict[str, Any]:
        """The means; or why the line could not be played."""
        if self.error is not None or not self.count:
            return {"error": self.error or "There was no time for a playout."}
        return {
            "playouts": self.count,
            "wins": [round(value / self.count, 5) for value in self.share],
            "money": [round(value / self.count, 3) for value in self.money],
        }


@dataclass(frozen=True, slots=True)
class LinesAsked:
    """A question that has been read: from where, and which lines."""

    view: View
    lines: list[list[Step]]
    asked: Mapping[str, Any] = field(repr=False)

    @staticmethod
    def read(asked: object, view: View, keys: tuple[str, ...]) -> LinesAsked:
        """The question that JSON brought; what is wrong with it is a sentence."""
        if not isinstance(asked, dict):
            raise BotError('A question is an object, as in {"lines":[["card:3"],["card:2"]]}.')
        unknown = sorted(set(asked) - {"view", "position", "lines", *keys})
        if unknown:
            raise BotError(
                f"{unknown[0]!r:.40} is no key of this question: it takes lines, view, position, {', '.join(keys)}."
            )
        start = _start(asked, view)
        lines = asked.get("lines")
        if not isinstance(lines, list) or not 1 <= len(lines) <= MOST_LINES:
            raise BotError(f"lines is a list of 1 to {MOST_LINES} lists of moves.")
        return LinesAsked(start, [_line(line, start) for line in lines], asked)

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number of the question."""
        value = self.asked.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BotError(f"{key} is a whole number from {low} to {high}, not {value!r:.40}.")
        return value


def answer_try(asked: object, view: View) -> dict[str, Any]:
    """Where lines of moves lead: of each the view after it and what everybody may do there, or what was wrong.

    With a seed, what is hidden is drawn, once for all lines. Without, it stays unknown: a line ends where something
    would have to be drawn, which `due` names, and all choose their cards anew.
    """
    question = LinesAsked.read(asked, view, ("seed",))
    seed = question.asked.get("seed")
    game = _unknown(question.view) if seed is None else question.view.possible_game(check_seed(seed))
    return {"results": [_tried(game, question, line) for line in question.lines]}


def answer_playouts(
    asked: object, view: View, chooser: Callable[[str], Chooser | None], end: float | None = None
) -> dict[str, Any]:
    """How lines of moves do in games that may be: shares of wins and money of all seats, over the same games for all.

    The journeyman plays on for everybody, or who else `policy` names; with `rounds` only for so many, and then the
    network judges. Playing stops at `end` (of `monotonic`) with what there is by then.
    """
    question = LinesAsked.read(asked, view, ("seed", "playouts", "rounds", "policy"))
    players = question.view.players
    most = MOST_PLAYOUTS // len(question.lines)
    playouts = question.number("playouts", 1, most, min(100, most))
    rounds = question.number("rounds", 1, 99, 99)
    seed = check_seed(question.asked.get("seed", 0))
    policy = question.asked.get("policy", "journeyman")
    if not isinstance(policy, str):
        raise BotError(f"policy is the name of a bot, not {policy!r:.40}.")
    team = chooser(policy)
    if team is None:
        raise BotError(f"{policy!r:.40} cannot play on: say journeyman, apprentice or random.")
    sums = [PlayoutMeans([0.0] * players, [0.0] * players) for _ in question.lines]
    for number in range(playouts):
        if end is not None and monotonic() >= end:
            break
        root = question.view.possible_game(stream_seed(seed, 2 * number))
        for line, found in zip(question.lines, sums, strict=True):
            if found.error is None:
                game = root.copy()
                found.error = _follow(game, line)
            if found.error is None:
                play_on(game, Rng(stream_seed(seed, 2 * number + 1)), rounds, team)
                found.add(prospects(game))
    return {"results": [found.words() for found in sums]}


def _start(asked: Mapping[str, Any], view: View) -> View:
    """The view that a question starts from: the one that is being decided about, unless it brings another."""
    if "view" in asked and "position" in asked:
        raise BotError("A question starts from a view or from a position, not from both.")
    box = view.sketch.deal.box
    found = view
    if "position" in asked:
        found = View.from_position(str(asked["position"]), boxes=[box])
    elif "view" in asked:
        try:
            found = view_from(asked["view"], box)
            # What reads positions checks that such a moment can be; what reads views trusts a table.
            found = View.from_position(found.position(), found.names, boxes=[box])
        except LondonBridgeError:
            raise
        except (LookupError, TypeError, ValueError, OverflowError, AttributeError):
            raise BotError("view is no view: it is what `choose` or `tried` brought (docs/view.md).") from None
    if found.seat is None:
        raise BotError("A spectator has no moves: the view of a seat is needed.")
    return found


def _line(line: object, view: View) -> list[Step]:
    if not isinstance(line, list) or len(line) > MOST_MOVES:
        raise BotError(f"A line is a list of at most {MOST_MOVES} moves.")
    return [_step(step, view) for step in line]


def _step(step: object, view: View) -> Step:
    """A move of one's own, or with its seat."""
    seat, word = step if isinstance(step, list) and len(step) == 2 else (view.seat, step)
    if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(word, str) or word not in CODE_OF:
        raise BotError(f'{step!r:.60} is no move: write "place:2", or [1,"place:2"] for another seat.')
    if seat not in range(view.players):
        raise BotError(f"There is no seat {seat} at this table.")
    return seat, word


def _unknown(view: View) -> Game:
    """The game as the view has it, with chance drawn late and so never."""
    sketch = before_cards(view.sketch, -1 if view.seat is None else view.seat)
    sketch.undrawn = 1
    return Game(sketch, view.names)


def _follow(game: Game, line: list[Step]) -> str | None:
    """Make the moves of a line; what was wrong with the first that could not be made."""
    for number, (seat, word) in enumerate(line):
        if game.chance is not None:
            return f"Move {number} of the line comes after something is turned up that nobody has seen."
        refusal = game.why_not(seat, word)
        if refusal is not None:
            return f"Move {number} of the line: {refusal.sentence} (rule {refusal.rule})"
        game.play(seat, word)
    return None


def _tried(game: Game, question: LinesAsked, line: list[Step]) -> dict[str, Any]:
    after = game.copy()
    error = _follow(after, line)
    if error is not None:
        return {"error": error}
    view = View.of(after, question.view.seat)
    due = after.chance
    legal = {str(seat): [str(move) for move in after.legal(seat)] for seat in after.deciders} if due is None else {}
    return {"view": view_words(view), "legal": legal, "due": None if due is None else f"{due.kind}:{due.index}"}
