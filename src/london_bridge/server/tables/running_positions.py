"""Whether a position is one of a game that is being played here. Nobody may have such a game analysed (10.4).

A deal that was drawn for a table is nobody else's, so whatever begins with the same tiles is that game: where it
stands, what came before, what may follow, and the same with a pound too much. A deal from a record or a seed may be
known to anybody; of such a table only what stands there is refused.
"""

from collections.abc import Iterable, Sequence

from london_bridge.rules.position import WATCH, write
from london_bridge.rules.sizes import BONUS_STACK_SIZE, BONUS_STACKS, KINDS, STACK_SIZE
from london_bridge.rules.state import Deal, State
from london_bridge.server.refusals import RequestRefused

from .table import Table
from .what_if import face_down

#: What is told of a deal from the first moment on, to everybody; it stays known as long as the game goes on.
Opening = tuple[int, ...]


def refuse_running(states: Sequence[State], tables: Iterable[Table]) -> None:
    """Refuse moments of one game, in their order, if a table of this process that is not over plays that game."""
    begun = opening(states[-1].deal)
    asked = [(outline(state), state) for state in states]
    outlines = {mark for mark, _ in asked}
    for table in tables:
        play = table.state.play
        if play is None or table.state.status != "playing":
            continue
        now = play.game.state
        if table.state.deal.kind == "drawn" and begun == opening(now.deal):
            raise RequestRefused(
                "being_played",
                "This is a game that is being played at a table: it can be analysed when it is over.",
                rule="10.4",
            )
        mark = outline(now)
        # The whole line takes a thousand times as long to write as its outline.
        if mark in outlines and any(mark == other and public(state) == public(now) for other, state in asked):
            raise RequestRefused(
                "being_played",
                "This position stands at a table that is being played: it can be analysed when that game is over.",
                rule="10.4",
            )


def opening(deal: Deal) -> Opening:
    """The scorings, the steps, the tops of all stacks and the first marker; 0 for what is not known."""
    tops = [deal.stacks[kind * STACK_SIZE] for kind in range(KINDS)]
    tops += [deal.bonus[stack * BONUS_STACK_SIZE] for stack in range(BONUS_STACKS)]
    return (deal.players, *deal.scoring, *deal.steps, *tops, deal.markers[0])


def outline(state: State) -> tuple[int, ...]:
    """What differs between most positions, quickly."""
    return (state.deal.players, state.round, state.turn, state.x, *state.money, *state.built, *state.taken)


def public(state: State) -> str:
    """What everybody at the table knows; whoever has chosen a card for the round or not."""
    return write(face_down(state), WATCH)
