"""Reviews: ask for one, see how far it is; and what all of mine say of me."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from london_bridge.server.people.visitor import Visitor
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.reviews.desk import Asker, ReviewedGame, played_at, sent
from london_bridge.server.reviews.profiles import profile_of
from london_bridge.server.services import Services
from london_bridge.server.storage.review_rows import ReviewRow
from london_bridge.server.tables.table import Table
from london_bridge.server.wire.reviews import NewReview, Profile, Reviewing

from .answers import encode, packed
from .replays import AcceptedEncoding
from .request_checks import HEAVY, address_of, services_of, slowly
from .tables import RECORD_SIZE, admit, table_of

ReviewId = Annotated[str, PathParameter(max_length=40)]
#: What a look at a review costs, of what takes long: pages ask about once a second.
LOOK_COST = 0.2


async def told(services: Services, row: ReviewRow, table: Table | None, accepted: str) -> Response[bytes]:
    """A review as it is now. It is large, so it is made in a thread."""
    reviewing = await services.reviews.tell(row, table)
    answer: Response[bytes] = await asyncio.to_thread(lambda: packed(encode(reviewing), accepted))
    return answer


async def game_of(
    services: Services, request: Request[Any, Any, Any], visitor: Visitor, data: NewReview
) -> tuple[ReviewedGame, Table | None]:
    """The game that somebody wants to have reviewed, if they may."""
    if isinstance(data.table, str) == isinstance(data.record, dict):
        raise RequestRefused("bad_request", "A review needs the id of a finished table, or a record: one of them.")
    if isinstance(data.table, str):
        table = await table_of(services, data.table, request)
        admit(visitor, table)
        return played_at(table), table
    assert isinstance(data.record, dict)
    return await asyncio.to_thread(sent, data.record), None


@post(
    "/api/reviews",
    status_code=200,
    request_max_body_size=RECORD_SIZE,
    responses={200: ResponseSpec(Reviewing)},
    tags=["reviews"],
)
async def post_review(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    data: JSONBody[NewReview],
    accepted: AcceptedEncoding = "",
) -> Response[bytes]:
    """Have a finished game reviewed: a table or a record. A review that is there already is told again."""
    services = services_of(state)
    slowly(request, services, HEAVY)
    game, table = await game_of(services, request, visitor, data)
    asker = Asker(visitor.who.id if visitor.who is not None else None, address_of(request))
    playouts = data.playouts if isinstance(data.playouts, int) else None
    return await told(services, await services.reviews.ask(game, playouts, asker), table, accepted)


@get("/api/reviews/{review_id:str}", responses={200: ResponseSpec(Reviewing)}, tags=["reviews"])
async def get_review(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    review_id: ReviewId,
    accepted: AcceptedEncoding = "",
) -> Response[bytes]:
    """A review, as far as it is. That of a table without watchers is for those who played there."""
    services = services_of(state)
    slowly(request, services, HEAVY, LOOK_COST)
    row, table = await services.reviews.find(review_id)
    if table is not None:
        admit(visitor, table)
    await services.reviews.admit(row, table, visitor.who.id if visitor.who is not None else None)
    return await told(services, row, table, accepted)


@get("/api/me/profile", tags=["reviews"])
async def my_profile(state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor]) -> Profile:
    """What the reviews of my games say together: results with and without luck, and what I lose where."""
    services = services_of(state)
    slowly(request, services, HEAVY)
    return await profile_of(services.database, visitor.who.id if visitor.who is not None else None)


ROUTES = [post_review, get_review, my_profile]
