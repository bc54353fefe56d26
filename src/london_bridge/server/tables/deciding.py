"""What a request does: the entries that it would add to a table's log, or a refusal. Changes nothing itself."""

from collections.abc import Collection
from dataclasses import dataclass

from london_bridge.server.wire import requests as r

from . import acts_game, acts_seats
from . import entries as e
from .names import clean
from .refusing import No, no_watchers
from .state import TableState

LONGEST_LINE = 300
#: Lines of chat of a table, and how many of them may be those of people who only watch.
MOST_LINES, MOST_OF_WATCHERS = 1_500, 500
#: Entries before the start, and of a whole table; after that, only what brings the game to its end.
MOST_BEFORE, MOST_ENTRIES = 400, 3_000
ENDING = (r.Moves, r.Leave, r.Concede, r.Start)


@dataclass(frozen=True, slots=True)
class Who:
    """Who asks. Watchers without an identity have none."""

    id: str
    name: str


def decide(state: TableState, who: Who | None, ask: r.Request, levels: Collection[str]) -> list[e.AnyEntry]:
    """The entries that carry the request out."""
    room_in_log(state, ask)
    person = who.id if who is not None else None
    match ask:
        case r.Moves():
            return acts_game.moves(state, person, ask)
        case r.TakeBack():
            return acts_game.take_back(state, person, ask)
        case r.Undo():
            return acts_game.undo(state, person, ask)
        case r.Leave():
            return acts_game.leave(state, person, ask)
        case r.Back():
            return acts_game.back(state, person, ask)
        case r.Concede():
            return acts_game.concede(state, person, ask)
        case r.Offer():
            return acts_game.offer(state, person, ask)
    if who is None:
        raise No("not_your_seat", "Say who you are first: choose a name.")
    match ask:
        case r.Sit():
            return acts_seats.sit(state, who.id, who.name, ask)
        case r.SeatBot():
            return acts_seats.bot(state, who.id, ask, levels)
        case r.OpenUp():
            return acts_seats.open_up(state, who.id, ask)
        case r.SetOptions():
            return acts_seats.options(state, who.id, ask, levels)
        case r.Rename():
            return acts_seats.rename(state, who.id, ask)
        case r.Start():
            return acts_seats.start(state, who.id, ask, levels)
        case r.Chat():
            return chat(state, who, ask)
    raise No("bad_request", "That cannot be asked of a table.")


def room_in_log(state: TableState, ask: r.Request) -> None:
    """A table's log does not grow for ever. Lines of chat have a limit of their own."""
    if state.number < MOST_BEFORE:
        return
    most = MOST_BEFORE if state.status == "open" else MOST_ENTRIES
    if state.number - state.lines >= most and not isinstance(ask, ENDING) and not isinstance(ask, r.Chat):
        raise No("log_full", "So much was changed at this table that only the game itself can go on here.")


def chat(state: TableState, who: Who, ask: r.Chat) -> list[e.AnyEntry]:
    """A line for everybody, in the table's order."""
    if not state.options.chat:
        raise No("not_allowed", "This table plays without chat.")
    seated = bool(state.seats_of(who.id))
    if state.lines >= MOST_LINES or (state.watchers_lines >= MOST_OF_WATCHERS and not seated):
        raise No("chat_full", "So much was said at this table that no more lines fit.")
    if not state.admits(who.id):
        raise no_watchers()
    text = clean(ask.text, LONGEST_LINE, "A line")
    mine = state.seats_of(who.id)
    name = state.seats[mine[0]].name if mine else None
    return [e.Said(id=ask.id, person=who.id, name=name or who.name, text=text, seat=mine[0] if mine else None)]
