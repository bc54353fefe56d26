"""What may be done in play: moves, taking back, getting up and coming back, giving up, agreeing on an end."""

from london_bridge.rules.moves import CODE_OF
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.wire import requests as r
from london_bridge.view import View

from . import entries as e
from .drafts import Draft
from .seats import conceding_ends, offer_ends
from .table_game import TableGame
from .table_state import TableState


def playing(state: TableState) -> TableGame:
    """The game, if one goes on."""
    if state.play is None:
        raise RequestRefused("not_started", "The game has not started yet.")
    if state.ended is not None:
        raise RequestRefused("over", "The game is over.")
    return state.play


def my_seat(state: TableState, person: str | None, seat: int | None) -> int:
    """The seat that is meant: the one that is named, or the only one of this person."""
    mine = state.seats_of(person)
    if seat is None:
        if len(mine) == 1:
            return mine[0]
        if not mine:
            raise RequestRefused("not_your_seat", "You have no seat at this table.")
        raise RequestRefused("not_your_seat", "You have several seats here; say which one is meant.")
    if seat not in mine:
        raise RequestRefused("not_your_seat", "That is not your seat.")
    return seat


def active_seat(state: TableState, person: str | None, seat: int | None) -> int:
    """The seat that is meant, if its player has not given up."""
    found = my_seat(state, person, seat)
    if state.seats[found].conceded:
        raise RequestRefused("not_allowed", "You have conceded this game.")
    return found


def moves(state: TableState, person: str | None, ask: r.Moves) -> list[e.AnyEntry]:
    """One move, or a whole turn, all or nothing."""
    play = playing(state)
    seat = active_seat(state, person, ask.seat)
    if ask.at is not None and ask.at != state.length:
        raise RequestRefused("stale", "The game has gone on since; look at it again.")
    check_moves(play, seat, ask.moves)
    entry = e.Moved(id=ask.id, person=person, seat=seat, moves=ask.moves)
    if state.seats[seat].away is not None:
        return [e.CameBack(person=person, seat=seat), entry]
    return [entry]


def check_moves(play: TableGame, seat: int, words: list[str]) -> None:
    """Refuse moves that cannot be made, by what the seat itself can know."""
    for i, word in enumerate(words):
        if word not in CODE_OF:
            raise RequestRefused("bad_request", "That is not a move; moves look like card:3, place:2, build:0.", move=i)
    if len(words) == 1 and play.may(seat, CODE_OF[words[0]]):
        return
    draft = Draft.of(View.of(play.game, seat))
    for i, word in enumerate(words):
        refusal = draft.make(word)
        if refusal is not None:
            raise RequestRefused.by_rule(refusal, i)


def take_back(state: TableState, person: str | None, ask: r.TakeBack) -> list[e.AnyEntry]:
    """4.2, 10.2: a choice may be changed until the last seat has chosen."""
    play = playing(state)
    seat = active_seat(state, person, ask.seat)
    # At a daily table the bots choose when a person has, so that all meet the same cards.
    waits = state.daily is not None and not state.acting >> seat & 1
    if waits or not play.may_untake(seat):
        raise RequestRefused(
            "too_late", "Your cards can be taken back only between your choice and the reveal.", rule="4.2"
        )
    return [e.Untaken(id=ask.id, person=person, seat=seat)]


def undo(state: TableState, person: str | None, ask: r.Undo) -> list[e.AnyEntry]:
    """Back to the last moment at which something was revealed or another seat acted."""
    play = playing(state)
    seat = active_seat(state, person, ask.seat)
    if state.options.undo == "none":
        raise RequestRefused("not_allowed", "This table plays without undo.")
    to = play.undo_to(seat)
    if to == state.length:
        raise RequestRefused(
            "nothing_to_undo", "Since your last move something was revealed, or another player has acted."
        )
    return [e.Undone(id=ask.id, person=person, seat=seat, to=to)]


def leave(state: TableState, person: str | None, ask: r.Leave) -> list[e.AnyEntry]:
    """Get up. Before the start the seat becomes open; in play a bot goes on."""
    seat = my_seat(state, person, ask.seat)
    if state.status == "open":
        return [e.Opened(id=ask.id, person=person, seat=seat, why="left")]
    playing(state)
    if state.seats[seat].away is not None:
        raise RequestRefused("not_allowed", "A bot is playing for you already.")
    return [e.WentAway(id=ask.id, person=person, seat=seat, why="left")]


def back(state: TableState, person: str | None, ask: r.Back) -> list[e.AnyEntry]:
    """Take the seat back from the substitute."""
    playing(state)
    seat = active_seat(state, person, ask.seat)
    if state.seats[seat].away is None:
        raise RequestRefused("not_allowed", "You are playing already.")
    return [e.CameBack(id=ask.id, person=person, seat=seat)]


def concede(state: TableState, person: str | None, ask: r.Concede) -> list[e.AnyEntry]:
    """Give up. The game ends when one seat is left that has not, or no person."""
    playing(state)
    seat = active_seat(state, person, ask.seat)
    entry: e.AnyEntry = e.Conceded(id=ask.id, person=person, seat=seat)
    if conceding_ends(state.seats, seat):
        return [entry, e.EndedEarly(reason="conceded")]
    return [entry]


def offer(state: TableState, person: str | None, ask: r.Offer) -> list[e.AnyEntry]:
    """Be for ending now, or not. The game ends when every person who is playing is for it."""
    playing(state)
    seat = active_seat(state, person, ask.seat)
    if not ask.yes and not state.offers:
        raise RequestRefused("not_allowed", "Nobody offers to end the game now.")
    entry: e.AnyEntry = e.Offered(id=ask.id, person=person, seat=seat, yes=ask.yes)
    if ask.yes and offer_ends(state.seats, state.offers, seat):
        return [entry, e.EndedEarly(reason="agreed" if state.offers - {seat} else "alone")]
    return [entry]
