"""Chronicles: mine and those that others show, what a game has earned me, and all of it as a file."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Request, get, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from london_bridge.server.chronicles.game_lines import plain_line
from london_bridge.server.clock import now_ms
from london_bridge.server.people.store import Person
from london_bridge.server.people.visitor import Visitor
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.reviews.profiles import course_of
from london_bridge.server.services import Services
from london_bridge.server.storage import chronicle_rows
from london_bridge.server.wire.chronicle_answers import (
    Charters,
    Chronicle,
    ChroniclePage,
    ChroniclePuzzles,
    ScoringMode,
    ShowChronicle,
)

from .account import in_person, somebody
from .request_checks import HEAVY, services_of, slowly
from .tables import admit, table_of

PlayersFilter = Annotated[int | None, QueryParameter(name="players", ge=2, le=4)]
ModeFilter = Annotated[ScoringMode | None, QueryParameter(name="mode")]
TableQuery = Annotated[str, QueryParameter(name="table", max_length=40)]
PageName = Annotated[str, PathParameter(max_length=24)]
#: What a look costs, of what takes long, and a file of everything.
LOOK_COST, EXPORT_COST = 0.3, 2.0


async def told(
    services: Services, person: Person, mine: bool, players: int | None, mode: ScoringMode | None
) -> Chronicle:
    """The chronicle of somebody."""
    reviews = await course_of(services.database, person.id)
    chronicle = await services.chronicles.tell(person, mine, players, mode, reviews)
    solved = await services.puzzles.figures(person.id)
    if solved.rating is not None and solved.deviation is not None:
        chronicle.puzzles = ChroniclePuzzles(
            rating=solved.rating,
            deviation=solved.deviation,
            count=solved.count,
            solved=solved.solved,
            curve=solved.curve,
        )
    return chronicle


@get("/api/me/chronicle", tags=["people"])
async def my_chronicle(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    players: PlayersFilter = None,
    mode: ModeFilter = None,
) -> Chronicle:
    """My chronicle: what my finished games say together; with `players` or `mode` those that were so."""
    services = services_of(state)
    slowly(request, services, HEAVY, LOOK_COST)
    return await told(services, somebody(visitor), True, players, mode)


@put("/api/me/chronicle/page", tags=["people"])
async def show_chronicle(
    state: State, visitor: NamedDependency[Visitor], data: JSONBody[ShowChronicle]
) -> ChroniclePage:
    """Show my chronicle to everybody who has its address, or to nobody. Each time it is shown it has a new address."""
    return ChroniclePage(await services_of(state).chronicles.show(in_person(visitor).id, data.public))


@get("/api/me/chronicle/export", tags=["people"])
async def export_chronicle(state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor]) -> Stream:
    """All of my chronicle as a file: every line, also those that do not count, and the charters."""
    services = services_of(state)
    slowly(request, services, HEAVY, EXPORT_COST)
    person = somebody(visitor)
    headers = {"Content-Disposition": 'attachment; filename="london-bridge-chronicle.json"'}
    return Stream(written(services, person), media_type="application/json", headers=headers)


async def written(services: Services, person: Person) -> AsyncIterator[bytes]:
    """The file, some lines at a time."""
    encode = msgspec.json.encode
    seals = (await told(services, person, True, None, None)).charters
    head = {"format": "london-bridge-chronicle/1", "name": person.name, "made": now_ms(), "charters": seals}
    yield encode(head)[:-1] + b',"games":['
    now, last, mark = now_ms(), None, b"\n"
    while lines := await chronicle_rows.page_of_lines(services.database, person.id, now, last):
        yield mark + b",\n".join(encode(plain_line(line)) for line in lines)
        last, mark = lines[-1], b",\n"
    yield b"\n]}\n"


@get("/api/me/charters", tags=["people"])
async def my_charters(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    table_id: TableQuery,
) -> Charters:
    """The charters that a game of mine, when it is over, was the first to earn me."""
    services = services_of(state)
    table = await table_of(services, table_id, request)
    admit(visitor, table)
    if visitor.person is None or not table.state.seats_of(visitor.person.id):
        return Charters([])
    return Charters(await services.chronicles.earned(table, visitor.person.id))


@get("/api/people/{page:str}/chronicle", tags=["people"])
async def get_chronicle(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    page: PageName,
    players: PlayersFilter = None,
    mode: ModeFilter = None,
) -> Chronicle:
    """A chronicle that somebody shows, by the address that it has."""
    services = services_of(state)
    slowly(request, services, HEAVY, LOOK_COST)
    owner = await services.chronicles.at_page(page)
    person = await services.people.get(owner)
    if person is None:
        raise RequestRefused("not_found", "Nobody shows a chronicle under this address.")
    mine = visitor.person is not None and visitor.person.id == owner
    return await told(services, person, mine, players, mode)


ROUTES = [my_chronicle, show_chronicle, export_chronicle, my_charters, get_chronicle]
