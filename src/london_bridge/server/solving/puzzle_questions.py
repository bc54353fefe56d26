"""Puzzles as positions to look at: the view of the seat that is asked, and what is told after the answer.

What a solver is shown is built from what their seat knows (`View.of`), so that the question cannot tell what lies face
down, nor what will be played. Imports puzzles and views.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from london_bridge.bots.cautions import cautions_for
from london_bridge.bots.characters import CHARACTERS
from london_bridge.bots.reasons import reasons_for
from london_bridge.puzzles import Puzzle, puzzles
from london_bridge.rules import Game
from london_bridge.rules.moves import CODE_OF, Move
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.storage.puzzle_rows import AttemptRow, RatingRow
from london_bridge.server.tables.views import SeatViews, position_of, words_seen_by
from london_bridge.server.wire import puzzles as w
from london_bridge.server.wire.options import Options
from london_bridge.view import View

from .marking import verdict_of

#: Positions that are kept, the latest used last: somebody who tries things out asks again and again.
KEPT = 100


@dataclass(frozen=True, slots=True)
class Question:
    """A puzzle, and the game at its moment."""

    puzzle: Puzzle
    game: Game
    views: SeatViews
    options: Options
    #: Who sits there, by their ids.
    cast: list[str]

    @property
    def seat(self) -> int:
        """Who looks."""
        return self.puzzle.seat


def known(name: str) -> Puzzle:
    """The puzzle of an id; refused if there is none."""
    found = puzzles().get(name)
    if found is None:
        raise RequestRefused("not_found", "There is no such puzzle here.")
    return found


def moment_of(puzzle: Puzzle) -> str:
    """A digest of the game up to a puzzle's moment."""
    told = [puzzle.document["setup"], puzzle.document["moves"]]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


@cache
def twins() -> Mapping[str, frozenset[str]]:
    """Of every puzzle the others at the same moment: whoever knows the answer to one knows much of the other's."""
    moments: defaultdict[str, set[str]] = defaultdict(set)
    for one in puzzles().values():
        moments[moment_of(one)].add(one.id)
    return {name: frozenset(names - {name}) for names in moments.values() for name in names}


def cast_of(puzzle: Puzzle) -> list[str]:
    """Who sits at a puzzle's table: the same people at the same moment."""
    moment = moment_of(puzzle)
    ranked = sorted(CHARACTERS, key=lambda name: hashlib.sha256(f"{moment} {name}".encode()).hexdigest())
    return ranked[: puzzle.players]


@lru_cache(maxsize=KEPT)
def question(name: str) -> Question:
    """A puzzle to look at."""
    puzzle = known(name)
    cast = cast_of(puzzle)
    game = Game(puzzle.game().state, [CHARACTERS[one].name for one in cast])
    options = Options(players=puzzle.players)  # type: ignore[arg-type]  # 2, 3 or 4
    return Question(puzzle, game, SeatViews(game, options, False, [puzzle.seat]), options, cast)


def task_of(name: str, row: AttemptRow | None = None) -> w.PuzzleTask:
    """A puzzle as it is asked. The answers come in the order of the moves' codes, whichever is right."""
    asked = question(name)
    puzzle, game = asked.puzzle, asked.game
    own = puzzle.guess is None
    mine = None
    if row is not None and row.at is not None:
        mine = w.MyAnswer(move=row.move, verdict=verdict_of(row.score), at=row.at)
    return w.PuzzleTask(
        id=puzzle.id,
        kind=puzzle.kind,  # type: ignore[arg-type]  # one of puzzles.KINDS
        players=list(game.names),
        cast=asked.cast,
        round=game.state.round,
        seat=puzzle.seat,
        decider=puzzle.decider,
        view=words_seen_by(game, puzzle.seat),
        legal=[str(move) for move in View.of(game, puzzle.seat).legal()] if own else [],
        answers=sorted((answer.move for answer in puzzle.answers), key=CODE_OF.__getitem__),
        mine=mine,
        helped=row is not None and row.helped,
    )


def reasons(view: View, move: str, best: bool) -> list[dict[str, Any]]:
    """What speaks for a move."""
    return [reason.to_dict() for reason in reasons_for(view, Move(move), best)]


def answer_of(name: str, move: str, level: RatingRow) -> w.PuzzleAnswer:
    """What is told after an answer."""
    asked = question(name)
    puzzle, game = asked.puzzle, asked.game
    view = View.of(game, puzzle.decider)
    right = move in puzzle.best
    return w.PuzzleAnswer(
        moves=[w.PuzzleMove(move=a.move, share=a.share, pounds=a.pounds, loss=a.loss) for a in puzzle.answers],
        best=list(puzzle.best),
        usual=puzzle.usual,
        themes=list(puzzle.themes),
        rating=round(level.rating),
        tried=level.tried,
        solved=level.solved,
        levels=list(puzzle.levels),
        for_best=reasons(view, puzzle.best[0], True),
        for_mine=[] if right else reasons(view, move, False),
        against_mine=[] if right else [caution.to_dict() for caution in cautions_for(view, Move(move))],
        record=puzzle.document | {"players": list(game.names)},
        move=len(puzzle.document["moves"]),
        position=position_of(game, puzzle.seat),
    )
