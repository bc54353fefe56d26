"""Tables: set one up, look at it, act at it, follow it."""

import re
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from london_bridge.record import Record
from london_bridge.server.clock import now_ms
from london_bridge.server.display_names import GUEST
from london_bridge.server.live.admission import cost_of
from london_bridge.server.live.channel import NO_TABLE, NOT_YOURS, TOO_MANY, TRY_AGAIN, Channel
from london_bridge.server.live.connection import Connection, arrival, refused
from london_bridge.server.people.visitor import Visitor
from london_bridge.server.refusals import RequestRefused, no_watchers
from london_bridge.server.requester import Requester
from london_bridge.server.services import Services
from london_bridge.server.tables.daily_table import refuse_sealed
from london_bridge.server.tables.loading import state_of
from london_bridge.server.tables.requests import decide
from london_bridge.server.tables.seat_requests import source_of
from london_bridge.server.tables.snapshots import told_entries
from london_bridge.server.tables.table import Table
from london_bridge.server.wire import replies as w
from london_bridge.server.wire import requests as r
from london_bridge.server.wire.options import BotSeat, MySeat, NewSeat, NewTable, Options, QuickTable
from london_bridge.server.wire.tables import TableAndYou, TableAnswer

from .answers import STATUS, encode
from .request_checks import HEAVY, address_of, same_origin, services_of, slowly, turn_away

#: A request with a record in it may be larger than others.
RECORD_SIZE = 1_000_000

SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=3)]
BeforeQuery = Annotated[int, QueryParameter(name="before", ge=1, le=2**31)]
AfterQuery = Annotated[int | None, QueryParameter(name="after", ge=0, le=2**31)]
#: How a live channel is closed that cannot begin. Who is told to try again does so by themselves.
CLOSES = {"no_table": NO_TABLE, "set_aside": TRY_AGAIN, "too_fast": TRY_AGAIN}
#: What an id can look like; nothing else is looked for.
A_TABLE = re.compile(r"[A-Za-z0-9_-]{1,32}")
TableId = Annotated[str, PathParameter(max_length=40)]


async def table_of(services: Services, table_id: str, connection: ASGIConnection[Any, Any, Any, Any]) -> Table:
    """The table that is meant. One that is not in memory has to be read, which an address may ask for so often."""
    table = None
    if A_TABLE.fullmatch(table_id):
        if table_id not in services.registry.tables:
            await services.admission.grant_load(address_of(connection))
        table = await services.registry.get(table_id)
    if table is None:
        raise RequestRefused("no_table", "There is no such table; perhaps the link is cut off.")
    return table


def admit(visitor: Visitor, table: Table) -> None:
    """Refuse those who may not know what happens at a table. A game of the daily bridge is open to all after its day,
    if it is over.
    """
    daily = table.state.daily
    public = daily is not None and table.state.status == "over" and now_ms() >= daily.ends
    if not public and not table.state.admits(visitor.who.id if visitor.who is not None else None):
        raise no_watchers()


async def viewer_of(
    services: Services, visitor: Visitor, table: Table, seat: int | None, after: int | None = None
) -> Connection:
    """Somebody who looks at a table, if they may."""
    who = visitor.who
    mine = table.state.seats_of(who.id if who is not None else None)
    if seat is not None and seat not in mine:
        raise RequestRefused("not_your_seat", "That is not your seat.")
    admit(visitor, table)
    muted, read = await services.people.chat_preferences(table.id, who.id) if who is not None else (frozenset[str](), 0)
    return Connection(table, who, seat, seat is not None, muted, after, read)


async def new_table(
    services: Services, visitor: Visitor, new: NewTable, request: Request[Any, Any, Any]
) -> TableAnswer:
    """Set a table up."""
    source = None
    if new.deal is not None:
        record = new.deal.record
        if isinstance(new.deal.table, str):
            finished = await table_of(services, new.deal.table, request)
            admit(visitor, finished)
            if finished.state.status != "over":
                raise RequestRefused(
                    "not_allowed", "Only the deal of a game that is over can be used again (rule 10.4)."
                )
            refuse_sealed(finished.state, now_ms())
            record = finished.state.record()
        if not isinstance(record, dict):
            raise RequestRefused("bad_request", "A fixed deal needs a record, or the id of a finished table.")
        source = source_of(new.deal, record, new.options.players)
        game = Record.from_document(record).replay(new.deal.move)
        services.discretion.refuse_days([game.state])
        await services.discretion.refuse_puzzles([game.state], visitor.who.id if visitor.who is not None else None)
    who = await visitor.ensure(new.name)
    services.registry.last_addresses.note(who.id, address_of(request))
    async with services.registry.room_for(who.id):
        table = await services.registry.create(who, new, source)
    return TableAnswer(table.state.info(*table.presence()))


@post("/api/tables", request_max_body_size=RECORD_SIZE, tags=["tables"])
async def create_table(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], data: JSONBody[NewTable]
) -> TableAnswer:
    """Set up a table."""
    await services_of(state).admission.grant_table(address_of(request), data.options.public)
    return await new_table(services_of(state), visitor, data, request)


@post("/api/tables/quick", tags=["tables"])
async def quick_table(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], data: JSONBody[QuickTable]
) -> TableAnswer:
    """Play against bots at once."""
    await services_of(state).admission.grant_table(address_of(request), public=False)
    cast = (data.characters + [None] * data.players)[: data.players - 1]
    bots: list[NewSeat] = [BotSeat(level=data.level, character=character) for character in cast]
    options = Options(players=data.players, scoring=data.scoring)
    new = NewTable(options=options, seats=[MySeat(), *bots], name=data.name, start=True)
    return await new_table(services_of(state), visitor, new, request)


@get("/api/tables/{table_id:str}", responses={200: ResponseSpec(TableAndYou)}, tags=["tables"])
async def get_table(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], table_id: TableId
) -> Response[bytes]:
    """A table, and what I am there."""
    services = services_of(state)
    table = await table_of(services, table_id, request)
    viewer = await viewer_of(services, visitor, table, None)
    snapshot = await table.look()
    answer = TableAndYou(table.state.info(*table.presence()), snapshot.you(viewer))
    return Response(encode(answer), media_type="application/json")


@get("/api/tables/{table_id:str}/state", responses={200: ResponseSpec(w.Welcome)}, tags=["tables"])
async def get_state(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    table_id: TableId,
    seat: SeatQuery = None,
    after: AfterQuery = None,
) -> Response[bytes]:
    """What the live channel says first: the view of a seat, and the entries after a number."""
    services = services_of(state)
    table = await table_of(services, table_id, request)
    viewer = await viewer_of(services, visitor, table, seat, after)
    snapshot = await table.look(after)
    return Response(snapshot.welcome(after, viewer).encode(), media_type="application/json")


@post(
    "/api/tables/{table_id:str}/act",
    status_code=200,
    responses={200: ResponseSpec(w.Ack), 409: ResponseSpec(w.Refused)},
    tags=["tables"],
)
async def act(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    table_id: TableId,
    data: JSONBody[r.Request],
) -> Response[bytes]:
    """A request at a table, as on the live channel."""
    services = services_of(state)
    cost = cost_of(data)
    if cost:
        slowly(request, services, services.admission.shares, cost)
    table = await table_of(services, table_id, request)
    try:
        admission, address = services.admission, address_of(request)
        person = services.request_handler.person(visitor.who)
        if not admission.grants(address, data, table) or not await admission.grants_for_all(
            address, data, table, person
        ):
            raise RequestRefused("too_fast", "That was asked for too often; wait a little.")
        if isinstance(data, r.Sit | r.Chat):
            await become_somebody(services, visitor, table, data)
        services.registry.last_addresses.note(services.request_handler.person(visitor.who), address_of(request))
        answer = await services.request_handler.answer(table, visitor.who, data)
    except RequestRefused as no:
        status = STATUS.get(no.code, 409)
        return Response(encode(refused(data.id, no)), status_code=status, media_type="application/json")
    return Response(encode(answer), media_type="application/json")


async def become_somebody(services: Services, visitor: Visitor, table: Table, ask: r.Sit | r.Chat) -> None:
    """Make a guest of whoever asks for this, unless it is refused anyway."""
    name = ask.name if isinstance(ask, r.Sit) and not ask.local else None
    if visitor.person is not None:
        await visitor.ensure(name)
        return
    decide(table.state, Requester("", name or GUEST), ask, services.registry.levels)
    if isinstance(ask, r.Chat) and not table.watchers_lines.take():
        raise RequestRefused("too_fast", "That is a lot of chat; wait some seconds.")
    await visitor.ensure(name)
    if isinstance(ask, r.Chat):
        table.watchers_lines.give()  # it is taken again when the line is said


@get("/api/tables/{table_id:str}/entries", responses={200: ResponseSpec(w.Entries)}, tags=["tables"])
async def get_entries(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    table_id: TableId,
    before: BeforeQuery,
) -> Response[bytes]:
    """Earlier entries: those that come before a number, as many as are told at once."""
    services = services_of(state)
    table = await table_of(services, table_id, request)
    viewer = await viewer_of(services, visitor, table, None)
    snapshot = await table.look()
    told = snapshot.entries
    until = min(before - 1, snapshot.number)
    if 0 < until < told.first:
        slowly(request, services, HEAVY)
        told = (await state_of(table.id, await services.registry.read_log(table.id), whole=True)).recent
    entries = told_entries(told, told.newest(until), until, table.state.speakers, viewer.muted)
    return Response(encode(w.Entries(entries)), media_type="application/json")


@get("/api/tables/{table_id:str}/stream", tags=["tables"])
async def stream(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    table_id: TableId,
    seat: SeatQuery = None,
    after: AfterQuery = None,
) -> Stream:
    """The messages of the live channel, one a line."""
    services = services_of(state)
    table = await table_of(services, table_id, request)
    viewer = await viewer_of(services, visitor, table, seat, after)
    address = address_of(request)
    if not await services.admission.opens(address):
        raise RequestRefused("too_fast", "Too many requests; wait a little.")
    if services.admission.full(address):
        raise RequestRefused("too_fast", "Too many connections from your address; close some first.")

    async def lines() -> AsyncIterator[bytes]:
        if not services.admission.enter(address):
            return
        services.admission.make_room(viewer)
        services.registry.last_addresses.note(viewer.person, address)
        table.connections.add(viewer)
        table.came_or_went()
        held = services.sessions.hold(visitor, viewer.sign_out)
        try:
            async for frame in viewer.frames():
                yield frame.encode() + b"\n"
        finally:
            services.sessions.release(held)
            services.admission.leave(address)
            table.connections.discard(viewer)
            table.came_or_went()
            await services.request_handler.left(viewer)

    return Stream(lines(), media_type="application/x-ndjson")


@get("/api/tables/{table_id:str}/record", tags=["tables"])
async def get_record(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], table_id: TableId
) -> Response[Any]:
    """The record of a finished game; without watchers it is for those who played."""
    table = await table_of(services_of(state), table_id, request)
    admit(visitor, table)
    if table.state.status != "over" or table.state.play is None:
        raise RequestRefused("not_allowed", "A record holds secrets until the game is over (rule 10.4).", rule="10.4")
    refuse_sealed(table.state, now_ms())
    return Response(msgspec.json.encode(table.state.record()), media_type="application/json")


@websocket("/api/tables/{table_id:str}/live")
async def live(
    state: State,
    socket: WebSocket[Any, Any, Any],
    table_id: TableId,
    seat: SeatQuery = None,
    after: AfterQuery = None,
) -> None:
    """The live channel of a table."""
    services = services_of(state)
    if "origin" in socket.headers and not same_origin(socket, services.settings):
        await socket.close(1008)
        return
    came = arrival()
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
    try:
        table = await table_of(services, table_id, socket)
        viewer = await viewer_of(services, visitor, table, seat, after)
        # Who asked first came first, however long their papers took.
        viewer.born = came
        services.admission.make_room(viewer)
        services.registry.last_addresses.note(viewer.person, address)
        held = services.sessions.hold(visitor, viewer.sign_out)
        try:
            await Channel(socket, viewer, services.request_handler, services.admission.guard(address)).run()
        finally:
            services.sessions.release(held)
    except RequestRefused as no:
        await socket.close(CLOSES.get(no.code, NOT_YOURS), str(no)[:100])
    finally:
        services.admission.leave(address)


ROUTES = [create_table, quick_table, get_table, get_state, get_entries, act, stream, get_record, live]
