"""The analysis board: a game from a position or a record, led on by anybody's moves and, where things lie face down, by
draws that somebody chooses. Nothing here knows of a table.
"""

from dataclasses import dataclass, field

from london_bridge.record import Record
from london_bridge.review.positions import drawn
from london_bridge.rules import Event, Game, codes
from london_bridge.rules.chance import Chance, number_of
from london_bridge.rules.checks import check_names
from london_bridge.rules.logged import logged
from london_bridge.rules.moves import CODE_OF
from london_bridge.rules.position import LATE, OPEN, read
from london_bridge.rules.state import Deal, State, top_bonus, top_tile
from london_bridge.rules.words import BONUS_TILES, KINDS, tile_word
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.wire import analyses as w
from london_bridge.view import View
from london_bridge.view.before_cards import before_cards
from london_bridge.view.sketching import sketch_of

from .views import words_seen_by


@dataclass(slots=True)
class WhatIf:
    """Where a line has led: the game there, and what the steps were about."""

    game: Game
    #: What lies face down, where the position knows it.
    truth: Deal | None
    start: str
    open: bool
    steps: list[w.LineStep] = field(default_factory=list)
    #: Where it began, and where each of its steps led.
    states: list[State] = field(default_factory=list)


def stand(ask: w.Ground) -> WhatIf:
    """Go where somebody wants to look; refused with the number of the step that cannot be made."""
    game, truth = origin(ask)
    known = truth is not None
    start = game.position()
    opened = ask.open and known
    if not opened:
        game = Game(face_down(game.state), game.names)
    standing = WhatIf(game, truth, start, opened, states=[game.state.copy()])
    for number, (seat, word) in enumerate(ask.line):
        step = about(game.state, word)
        try:
            step.events = make(game, seat, word)
        except RequestRefused as refused:
            refused.move = number
            raise
        standing.steps.append(step)
        standing.states.append(game.state.copy())
    return standing


def origin(ask: w.Ground) -> tuple[Game, Deal | None]:
    """The game at the beginning of the line; and all of its deal, where it is known."""
    if (ask.position is None) is (ask.record is None):
        raise RequestRefused("bad_request", "Give a position, or a record and the number of its moves.")
    if ask.record is not None:
        record = Record.from_document(ask.record)
        if ask.move > len(record.moves):
            raise RequestRefused("bad_record", f"The record has {len(record.moves)} moves, not {ask.move}.")
        game = record.replay(ask.move)
        return game, game.state.deal
    assert ask.position is not None
    eyes, state = read(ask.position)
    game = Game(state, check_names(None, state.deal.players))
    if eyes == OPEN:
        return game, state.deal
    if eyes != LATE:
        game = Game(face_down(state), game.names)
    return game, None


def face_down(state: State) -> State:
    """The same moment as all at the table know it; what nobody has seen is drawn when it is due (10.1).

    A card that lies face down is back in its hand: whoever looks chooses it anew, for everybody (4.2).
    """
    sketch = sketch_of(before_cards(state), -1)
    sketch.undrawn = 1
    return sketch


def make(game: Game, seat: int | None, word: str) -> list[Event]:
    """One step of a line: a move, or a draw."""
    if seat is None:
        return reveal(game, word)
    if word not in CODE_OF:
        raise RequestRefused("illegal", "That is not a move; moves look like card:3, place:2, build:0.", rule="2.1")
    refusal = game.why_not(seat, word)
    if refusal is not None:
        raise RequestRefused("illegal", refusal.sentence, rule=refusal.rule, reason=refusal.reason)
    return game.play(seat, word)


def reveal(game: Game, word: str) -> list[Event]:
    """A draw that was due."""
    due = game.chance
    if due is None:
        raise RequestRefused("illegal", "Nothing is to be drawn there.", rule="10.1")
    value = next((value for value in due.outcomes if spelt(due, value) == word), None)
    if value is None:
        example = spelt(due, due.outcomes[0])
        raise RequestRefused("illegal", f"That cannot be drawn there; {example}, for example, can be.", rule="10.1")
    with logged(game.state) as events:
        game.reveal(value)
    return events


def spelt(due: Chance, value: int) -> str:
    """A draw as a line writes it: `stack:chapel:32`, `stack:park:blue`, `bonus:0:share`, `marker:3`."""
    if due.kind == "stack":
        return f"stack:{KINDS[due.index]}:{tile_word(value)}"
    return due.describe(value)


def about(state: State, word: str) -> w.LineStep:
    """What a step is about, before it is made."""
    step = w.LineStep(round=state.round, phase=codes.PHASES[state.phase])
    verb, _, rest = word.partition(":")
    code = CODE_OF.get(word, -1)
    if verb == "place" and code >= 0:
        kind = code - codes.PLACE if code < codes.CENTRE else (code - codes.CENTRE) % 6
        if code < codes.CENTRE:
            kind = state.deal.tables.kind_at[kind]
        tile = top_tile(state, kind)
        step.tile = tile_word(tile) if tile else None  # type: ignore[assignment]  # a number or a crest
    elif verb == "build" and state.pending:
        step.tile = tile_word(state.pending)  # type: ignore[assignment]  # likewise
    elif verb == "bonus" and code >= 0:
        top = top_bonus(state, int(rest))
        step.bonus = BONUS_TILES[top] if top >= 0 else None
    return step


def due_in(standing: WhatIf) -> w.Draw | None:
    """What must be drawn before anybody can go on."""
    due: Chance | None = standing.game.chance
    if due is None:
        return None
    outcomes = [w.Outcome(spelt(due, value), weight) for value, weight in zip(due.outcomes, due.weights, strict=True)]
    dealt = None
    if standing.truth is not None and due.kind in ("stack", "bonus", "marker"):
        value = drawn(standing.truth, standing.game.state, number_of(due))
        # Along another line something else may have been drawn before, and lie somewhere else now.
        dealt = spelt(due, value) if value in due.outcomes else None
    return w.Draw(kind=due.kind, index=due.index, outcomes=outcomes, dealt=dealt)  # type: ignore[arg-type]


def decider(standing: WhatIf, wanted: int | None) -> int | None:
    """Whose decision is looked at: the one that is asked for, if it has one, else the first."""
    acting = standing.game.deciders
    if not acting:
        return None
    return wanted if wanted in acting else acting[0]


def told(standing: WhatIf, ask: w.AnalysisLook) -> w.AnalysisMoment:
    """What there is to be seen where a line has led."""
    game = standing.game
    seat = decider(standing, ask.seat)
    result = game.result
    return w.AnalysisMoment(
        start=standing.start,
        position=game.position(),
        players=list(game.names),
        open=standing.open,
        known=standing.truth is not None,
        seat=seat,
        legal={str(one): [str(move) for move in game.legal(one)] for one in game.deciders},
        view=words_seen_by(game, "watch" if seat is None else seat),
        steps=standing.steps[ask.known :],
        draw=due_in(standing),
        result=result.to_dict() if result is not None else None,
    )


def thought_from(standing: WhatIf, seat: int | None) -> View:
    """What a decision is thought out from: what the seat knows; and, where everything is turned up, the whole deal.

    A card that another has chosen for the same round stays secret even then: all choose at once (4.2).
    """
    view = View.of(standing.game, seat)
    if standing.open:
        view.sketch.deal = standing.game.state.deal
    return view
