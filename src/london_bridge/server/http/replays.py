"""Records and positions in: views and events for a replay, or the view of one moment."""

import asyncio
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, QueryParameter

from london_bridge.rules.position import LONGEST
from london_bridge.server.clock import now_ms
from london_bridge.server.people.visitor import Visitor
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.tables.daily_table import refuse_sealed
from london_bridge.server.tables.views import Whose, replay, shown
from london_bridge.server.wire.replays import Position, Replay

from .answers import encode, packed
from .request_checks import HEAVY, services_of, slowly
from .tables import RECORD_SIZE, TableId, admit, table_of

SeatChoice = Annotated[Literal["open", "watch", "0", "1", "2", "3"], QueryParameter(name="seat")]

#: What one moment costs, of a replay with all its moments.
POSITION_COST = 0.1

AcceptedEncoding = Annotated[str, HeaderParameter(name="accept-encoding", max_length=200)]


def whose(seat: str) -> Whose:
    """Whose eyes are meant."""
    if seat == "open":
        return "open"
    return "watch" if seat == "watch" else int(seat)


async def told(document: dict[str, Any], seat: str, accepted: str) -> Response[bytes]:
    """The replay, made in a thread: it takes some hundredths of a second that others need not wait for."""

    def make() -> bytes:
        return encode(replay(document, whose(seat)))

    return packed(await asyncio.to_thread(make), accepted)


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=RECORD_SIZE,
    responses={200: ResponseSpec(Replay)},
    tags=["records"],
)
async def post_replay(
    state: State,
    request: Request[Any, Any, Any],
    data: JSONBody[dict[str, Any]],
    accepted: AcceptedEncoding = "",
    seat: SeatChoice = "open",
) -> Response[bytes]:
    """Any record as positions, views and events. Nothing is stored."""
    slowly(request, services_of(state), HEAVY)
    return await told(data, seat, accepted)


@get("/api/tables/{table_id:str}/replay", responses={200: ResponseSpec(Replay)}, tags=["records"])
async def table_replay(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    table_id: TableId,
    accepted: AcceptedEncoding = "",
    seat: SeatChoice = "open",
) -> Response[bytes]:
    """A finished table as positions, views and events."""
    slowly(request, services_of(state), HEAVY)
    table = await table_of(services_of(state), table_id, request)
    admit(visitor, table)
    if table.state.status != "over" or table.state.play is None:
        raise RequestRefused("not_allowed", "A game can be replayed when it is over (rule 10.4).", rule="10.4")
    refuse_sealed(table.state, now_ms())
    return await told(table.state.record(), seat, accepted)


PositionText = Annotated[str, QueryParameter(name="position", min_length=1, max_length=LONGEST)]
EyesChoice = Annotated[Literal["open", "watch", "0", "1", "2", "3"] | None, QueryParameter(name="seat")]


@get("/api/position", tags=["records"])
async def get_position(
    state: State, request: Request[Any, Any, Any], position: PositionText, seat: EyesChoice = None
) -> Position:
    """A position, which is one line of text, as a view, with the moves of those who have to act. Nothing is stored."""
    slowly(request, services_of(state), HEAVY, POSITION_COST)
    return shown(position, None if seat is None else whose(seat))


ROUTES = [post_replay, table_replay, get_position]
