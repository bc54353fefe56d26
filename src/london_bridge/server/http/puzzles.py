"""Puzzles: today's, the next one, trying things out on the board, the answer, streaks, and how I solve."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from london_bridge.server.live import draft_answers
from london_bridge.server.people.visitor import Visitor
from london_bridge.server.rate_limits import RateLimiter
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.solving.puzzle_questions import Question, question
from london_bridge.server.wire import puzzles as w
from london_bridge.server.wire import replies, requests

from .request_checks import HEAVY, address_of, services_of, slowly

#: Looks of an address: every click on the board is one; and what a question costs of what takes long.
LOOKS, LOOK_COST = RateLimiter(300, 20.0), 0.1

PuzzleId = Annotated[str, PathParameter(max_length=40)]
Asked = Request[Any, Any, Any]


def person_of(visitor: Visitor) -> str | None:
    """Who asks, if it is anybody."""
    return visitor.who.id if visitor.who is not None else None


async def drafting(state: State, request: Asked, name: str) -> Question:
    """A puzzle on whose board something is tried out."""
    slowly(request, services_of(state), LOOKS)
    found = await asyncio.to_thread(question, name)
    if found.puzzle.guess is not None:
        raise RequestRefused("not_allowed", "There it is another whose move is asked for; nothing can be tried out.")
    return found


@get("/api/puzzles", tags=["puzzles"])
async def get_catalogue(state: State, request: Asked, visitor: NamedDependency[Visitor]) -> w.PuzzleCatalogue:
    """What there is to be solved: how many of each kind and theme, for how many players."""
    slowly(request, services_of(state), HEAVY, LOOK_COST)
    return await services_of(state).puzzles.catalogue(person_of(visitor))


@get("/api/puzzles/today", tags=["puzzles"])
async def get_puzzle_of_day(state: State, request: Asked, visitor: NamedDependency[Visitor]) -> w.PuzzleToday:
    """The puzzle of the day, the same for everybody."""
    slowly(request, services_of(state), HEAVY, LOOK_COST)
    return await services_of(state).puzzles.today(person_of(visitor))


@post("/api/puzzles/next", status_code=200, tags=["puzzles"])
async def next_puzzle(
    state: State, request: Asked, visitor: NamedDependency[Visitor], data: JSONBody[w.NextPuzzle]
) -> w.PuzzleTask:
    """A puzzle at my level that I have not answered. Who asks for a theme is noted to know it."""
    services = services_of(state)
    slowly(request, services, HEAVY, LOOK_COST)
    person = person_of(visitor) if data.theme is None else (await visitor.ensure()).id
    return await services.puzzles.next(data, person)


@get("/api/puzzles/streak", tags=["puzzles"])
async def get_streak(state: State, request: Asked, visitor: NamedDependency[Visitor]) -> w.MyStreak:
    """The streak that I am in, or was in last."""
    slowly(request, services_of(state), HEAVY, LOOK_COST)
    return await services_of(state).streaks.now(person_of(visitor))


@post("/api/puzzles/streak", tags=["puzzles"])
async def begin_streak(
    state: State, request: Asked, visitor: NamedDependency[Visitor], data: JSONBody[w.StreakBegin]
) -> w.PuzzleStreak:
    """Begin a streak: its time runs from now on."""
    services = services_of(state)
    slowly(request, services, HEAVY)
    who = await visitor.ensure()
    return await services.streaks.begin(who.id, data.minutes)


@post("/api/puzzles/streak/attempt", status_code=200, tags=["puzzles"])
async def answer_in_streak(
    state: State, request: Asked, visitor: NamedDependency[Visitor], data: JSONBody[w.StreakAttempt]
) -> w.PuzzleStreak:
    """Answer the puzzle of my streak that is before me; what comes after its time does not count."""
    services = services_of(state)
    slowly(request, services, LOOKS)
    who = await visitor.ensure()
    await services.puzzles.count(who.id, address_of(request))
    return await services.streaks.answer(who.id, data.puzzle, data.move)


@get("/api/puzzles/{puzzle:str}", tags=["puzzles"])
async def get_puzzle(state: State, request: Asked, visitor: NamedDependency[Visitor], puzzle: PuzzleId) -> w.PuzzleTask:
    """A puzzle: what the seat sees there, and what may be answered."""
    slowly(request, services_of(state), HEAVY, LOOK_COST)
    return await services_of(state).puzzles.task(puzzle, person_of(visitor))


@post("/api/puzzles/{puzzle:str}/preview", status_code=200, tags=["puzzles"])
async def preview_puzzle(
    state: State, request: Asked, puzzle: PuzzleId, data: JSONBody[w.PuzzlePreview]
) -> replies.PreviewReply:
    """What a draft would do there, as at a table."""
    asked = await drafting(state, request, puzzle)
    ask = requests.Preview(id="puzzle", seat=asked.seat, moves=data.moves, ahead=data.ahead, places=data.places)
    return draft_answers.preview(asked, asked.seat, ask, asked.options)


@post("/api/puzzles/{puzzle:str}/why", status_code=200, tags=["puzzles"])
async def why_in_puzzle(
    state: State, request: Asked, puzzle: PuzzleId, data: JSONBody[w.PuzzleWhy]
) -> replies.WhyReply:
    """Why moves are not legal there."""
    asked = await drafting(state, request, puzzle)
    return draft_answers.why(
        asked, asked.seat, requests.Why(id="puzzle", seat=asked.seat, moves=data.moves, ask=data.ask)
    )


@post("/api/puzzles/{puzzle:str}/themes", status_code=200, tags=["puzzles"])
async def themes_of_puzzle(
    state: State, request: Asked, visitor: NamedDependency[Visitor], puzzle: PuzzleId
) -> w.PuzzleThemes:
    """What a puzzle is about. Who has looked has less to win by its answer."""
    services = services_of(state)
    slowly(request, services, HEAVY, LOOK_COST)
    who = await visitor.ensure()
    return await services.puzzles.themes(puzzle, who.id)


@post("/api/puzzles/{puzzle:str}/attempt", status_code=200, tags=["puzzles"])
async def answer_puzzle(
    state: State,
    request: Asked,
    visitor: NamedDependency[Visitor],
    puzzle: PuzzleId,
    data: JSONBody[w.PuzzleAttempt],
) -> w.PuzzleVerdict:
    """Answer a puzzle: how good that is, what was best, and why. My first answer counts."""
    services = services_of(state)
    slowly(request, services, LOOKS)
    who = await visitor.ensure()
    await services.puzzles.count(who.id, address_of(request))
    return await services.puzzles.attempt(puzzle, data.move, who.id)


@get("/api/me/puzzles", tags=["puzzles"])
async def my_puzzles(state: State, request: Asked, visitor: NamedDependency[Visitor]) -> w.PuzzleFigures:
    """My rating, how it went, and my last answers."""
    slowly(request, services_of(state), HEAVY, LOOK_COST)
    return await services_of(state).puzzles.figures(person_of(visitor))


ROUTES = [
    get_catalogue,
    get_puzzle_of_day,
    next_puzzle,
    get_streak,
    begin_streak,
    answer_in_streak,
    get_puzzle,
    preview_puzzle,
    why_in_puzzle,
    themes_of_puzzle,
    answer_puzzle,
    my_puzzles,
]
