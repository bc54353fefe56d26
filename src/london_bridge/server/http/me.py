"""Who I am, and my games."""

from collections import Counter
from typing import Annotated, Any, Literal

import msgspec
from litestar import WebSocket, get, put, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from london_bridge import __version__
from london_bridge.bots import levels
from london_bridge.bots.characters import CHARACTERS
from london_bridge.bots.registry import KINDS
from london_bridge.rules import default_box
from london_bridge.server.clock import now_ms
from london_bridge.server.live.channel import TOO_MANY
from london_bridge.server.live.notices import NoticeSubscription
from london_bridge.server.live.request_handler import ADVISER
from london_bridge.server.people.visitor import Visitor
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.services import Services
from london_bridge.server.storage import queries
from london_bridge.server.storage.review_rows import of_tables
from london_bridge.server.tables.entries import Said
from london_bridge.server.wire.people import CharacterInfo, Level, Me, NameMe, ServerInfo
from london_bridge.server.wire.tables import GameLine, Games, Lobby, TableLine

from .request_checks import address_of, same_origin, services_of, turn_away

#: Public tables at which somebody is, and which the lobby therefore puts first.
MOST_HERE = 500


def me_of(services: Services, visitor: Visitor) -> Me:
    """Who that is, and what this server can do."""
    server = ServerInfo(
        version=__version__,
        levels=[Level(name=name, about=KINDS[name].about, hints=name == ADVISER) for name in levels()],
        characters=[CharacterInfo(id=one.id, name=one.name, about=one.about) for one in CHARACTERS.values()],
        box=default_box().label,
        push=True,
        mail=services.mailer.on,
        time=now_ms(),
    )
    return Me(visitor.person.info() if visitor.person is not None else None, server)


@get("/api/me", tags=["people"])
async def get_me(state: State, visitor: NamedDependency[Visitor]) -> Me:
    """Who I am here."""
    return me_of(services_of(state), visitor)


@put("/api/me", tags=["people"])
async def put_me(state: State, visitor: NamedDependency[Visitor], data: JSONBody[NameMe]) -> Me:
    """Take a name, and perhaps a portrait and a colour; a guest needs no more than the name."""
    await visitor.ensure(data.name, data.language, anew=True)
    looks = {name: value for name in ("portrait", "colour") if (value := getattr(data, name)) is not msgspec.UNSET}
    if looks:
        await visitor.change(**looks)
    return me_of(services_of(state), visitor)


def line_of(services: Services, listed: queries.Listed) -> TableLine | None:
    """A table for a list; None if it cannot be read, which is no reason to show no list."""
    try:
        line = msgspec.json.decode(listed.summary, type=TableLine)
    except msgspec.DecodeError:
        services.registry.mend_line(listed.id)
        return None
    line.touched = listed.touched
    table = services.registry.tables.get(listed.id)
    if table is not None:
        present, line.watchers = table.presence()
        for seat in line.seats:
            seat.present = bool(present >> seat.seat & 1)
        if table.state.play is not None:
            line.round = table.state.play.game.state.round
    return line


def lines_of(services: Services, listed: list[queries.Listed]) -> list[TableLine]:
    """Those tables of a list that can be read."""
    return [line for one in listed if (line := line_of(services, one)) is not None]


def speaker_of(data: str) -> str | None:
    """Who said a line; None if it is none, or cannot be read."""
    try:
        return msgspec.json.decode(data, type=Said).person
    except msgspec.DecodeError:
        return None


async def unread_of(services: Services, person: str, names: list[str]) -> Counter[str]:
    """How many lines of chat somebody has not read, by table. Not their own, nor those of whom they do not hear; and
    nothing where they are just now.
    """
    counts: Counter[str] = Counter()
    new = await queries.new_lines(services.database, person, names)
    muted = await services.people.all_muted(list(new), person) if new else {}
    for name, rows in new.items():
        table = services.registry.tables.get(name)
        told = max((one.sent for one in table.connections if one.person == person), default=0) if table else 0
        unheard = {None, person, *muted.get(name, ())}
        speakers = [speaker_of(row.data) for row in rows if row.number > told]
        counts[name] = sum(speaker not in unheard for speaker in speakers)
    return counts


@get("/api/me/games", tags=["people"])
async def my_games(
    state: State,
    visitor: NamedDependency[Visitor],
    status: Annotated[Literal["open", "playing", "over"] | None, QueryParameter(name="status")] = None,
    before: Annotated[int | None, QueryParameter(name="before", ge=0, le=2**53)] = None,
) -> Games:
    """My games, those that wait for me counted."""
    services = services_of(state)
    if visitor.person is None:
        return Games([], 0)
    games = []
    listed_all = await queries.tables_of(services.database, visitor.person.id, status, before)
    unread = await unread_of(services, visitor.person.id, [listed.id for listed, _ in listed_all])
    reviewed = await of_tables(services.database, [listed.id for listed, _ in listed_all])
    for listed, seats in listed_all:
        line = line_of(services, listed)
        if line is None:
            continue
        mine = any(
            services.registry.acting(listed.id, listed.acting) >> seat & 1
            and seat < len(line.seats)
            and line.seats[seat].away is None
            and not line.seats[seat].conceded
            for seat in seats
        )
        games.append(
            GameLine(line, seats, mine and listed.status == "playing", unread[listed.id], reviewed.get(listed.id))
        )
    return Games(games, sum(game.my_turn for game in games))


@get("/api/lobby", tags=["tables"])
async def lobby(state: State) -> Lobby:
    """The public tables, open and running."""
    services = services_of(state)
    here = [table.id for table in services.registry.tables.values() if table.state.options.public and table.connections]
    opened = await queries.public_tables(services.database, "open", now_ms(), here[:MOST_HERE])
    playing = await queries.public_tables(services.database, "playing", now_ms(), here[:MOST_HERE])
    # Where nobody may look on, nobody is told who plays.
    return Lobby(lines_of(services, opened), [line for line in lines_of(services, playing) if line.options.watch])


@websocket("/api/me/live")
async def my_notices(state: State, socket: WebSocket[Any, Any, Any]) -> None:
    """What I am told wherever I am on the page."""
    services = services_of(state)
    if "origin" in socket.headers and not same_origin(socket, services.settings):
        await socket.close(1008)
        return
    try:
        visitor = await services.authenticator.visitor(socket)
    except RequestRefused as no:
        await turn_away(socket, no)
        return
    await socket.accept()
    address = address_of(socket)
    if not services.admission.enter(address):
        await socket.close(TOO_MANY)
        return
    subscription = NoticeSubscription(visitor.person.id if visitor.person is not None else None)
    held = services.sessions.hold(visitor, subscription.sign_out)
    try:
        await services.notices.run(socket, subscription)
    finally:
        services.sessions.release(held)
        services.admission.leave(address)


ROUTES = [my_notices, get_me, put_me, my_games, lobby]
