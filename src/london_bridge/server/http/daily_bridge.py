"""The daily bridge: today, beginning it, practice, and the boards of a day and of a week."""

import secrets
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from london_bridge.daily import Day
from london_bridge.server.dailies.daily_desk import Where
from london_bridge.server.people.visitor import Visitor
from london_bridge.server.reviews.desk import Asker
from london_bridge.server.services import Services
from london_bridge.server.wire.daily_results import DailyBegun, DailyBoard, DailyLines, DailyMonth, DailyNow, DailyWeek

from .request_checks import HEAVY, address_of, services_of, slowly

#: By this cookie a browser is known that has played a day, whoever plays in it.
BROWSER_COOKIE = "lb_daily"
YEAR = 365 * 24 * 3600
#: What a look costs, of what takes long.
LOOK_COST = 0.1
#: The highest place from which on games are told; more have never played a day.
MOST_START = 1_000_000

DayName = Annotated[str, PathParameter(max_length=10)]
StartQuery = Annotated[int, QueryParameter(name="start", ge=0, le=MOST_START)]
Among = Annotated[Literal["all", "friends"], QueryParameter(name="among")]


def person_of(visitor: Visitor) -> str | None:
    """Who asks, if it is anybody."""
    return visitor.who.id if visitor.who is not None else None


def where_of(services: Services, request: Request[Any, Any, Any]) -> Where:
    """The browser, by its cookie, and the address."""
    match services.keyring.read_signed("daily", request.cookies.get(BROWSER_COOKIE)):
        case [str() as browser, _]:
            return Where(browser, address_of(request))
    return Where(secrets.token_urlsafe(12), address_of(request))


def begun(services: Services, request: Request[Any, Any, Any], where: Where, table: str) -> Response[DailyBegun]:
    """The table, and the cookie by which the browser is known from now on."""
    settings = services.settings
    cookie = Cookie(
        key=BROWSER_COOKIE,
        value=services.keyring.sign("daily", where.browser),
        path="/api/daily",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.scope.get("scheme") == "https" if settings.secure is None else settings.secure,
    )
    return Response(DailyBegun(table), cookies=[cookie], status_code=201)


@get("/api/daily", tags=["daily"])
async def get_today(state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor]) -> DailyNow:
    """Today's bridge, and what I made of it. Nothing of its deal but the digest."""
    slowly(request, services_of(state), HEAVY, LOOK_COST)
    return await services_of(state).daily_teller.now(person_of(visitor))


@post("/api/daily", tags=["daily"])
async def begin_today(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor]
) -> Response[DailyBegun]:
    """Begin today's bridge, or go on with it: there is one attempt a day."""
    services = services_of(state)
    slowly(request, services, HEAVY)
    who = await visitor.ensure()
    services.registry.last_addresses.note(who.id, address_of(request))
    where = where_of(services, request)
    return begun(services, request, where, await services.daily.begin(who, where))


@post("/api/daily/{day:str}/practice", tags=["daily"])
async def practise(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], day: DayName
) -> Response[DailyBegun]:
    """Play a day again, or one that is over; it does not count."""
    services = services_of(state)
    slowly(request, services, HEAVY)
    meant = Day.read(day)
    who = await visitor.ensure()
    services.registry.last_addresses.note(who.id, address_of(request))
    where = where_of(services, request)
    return begun(services, request, where, await services.daily.practise(who, where, meant))


@get("/api/daily/{day:str}", tags=["daily"])
async def get_board(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    day: DayName,
    among: Among = "all",
) -> DailyBoard:
    """The results of a day: for those who have played it; for all, with its deal and its games, when it is over."""
    slowly(request, services_of(state), HEAVY, LOOK_COST)
    asker = Asker(person_of(visitor), address_of(request))
    return await services_of(state).daily_teller.board(Day.read(day), asker, among == "friends")


@get("/api/daily/{day:str}/week", tags=["daily"])
async def get_week(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    day: DayName,
    among: Among = "all",
) -> DailyWeek:
    """The week of a day: matchpoints added up."""
    slowly(request, services_of(state), HEAVY, LOOK_COST)
    return await services_of(state).daily_teller.week(Day.read(day), person_of(visitor), among == "friends")


@get("/api/daily/{day:str}/month", tags=["daily"])
async def get_month(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], day: DayName
) -> DailyMonth:
    """The month of a day: what I made of its days."""
    slowly(request, services_of(state), HEAVY, LOOK_COST)
    return await services_of(state).daily_teller.month(Day.read(day), person_of(visitor))


@get("/api/daily/{day:str}/lines", tags=["daily"])
async def get_lines(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    day: DayName,
    start: StartQuery = 0,
) -> DailyLines:
    """How everybody has played a day that is over, and where each game parts from mine."""
    services = services_of(state)
    slowly(request, services, HEAVY)
    reads = partial(services.admission.grant_load, address_of(request))
    return await services.played_lines.tell(Day.read(day), person_of(visitor), start, reads)


ROUTES = [get_today, begin_today, practise, get_board, get_week, get_month, get_lines]
