"""The analysis board: any position or record, led on by anybody's moves, and what is best there. Nothing is stored, and
no table is asked: a game that is being played is analysed by nobody.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from london_bridge.server.bots.fair_queue import Payer
from london_bridge.server.bots.lanes import Stale
from london_bridge.server.bots.workers import BotFailed, TooMany
from london_bridge.server.live import draft_answers
from london_bridge.server.people.visitor import Visitor
from london_bridge.server.rate_limits import RateLimiter
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.tables.running_positions import refuse_running
from london_bridge.server.tables.views import SeatViews
from london_bridge.server.tables.what_if import WhatIf, decider, stand, thought_from, told
from london_bridge.server.wire import analyses as w
from london_bridge.server.wire import replies, requests
from london_bridge.server.wire.options import Options

from .request_checks import HEAVY, address_of, services_of, slowly
from .tables import RECORD_SIZE

#: Looks of an address (somebody who leafs through a line asks for each of its moments), and playouts of one; and those
#: of a person.
LOOKS, PLAYOUTS, OWN_PLAYOUTS = RateLimiter(300, 20.0), RateLimiter(1_200_000, 60.0), RateLimiter(400_000, 60.0)
#: Answers that are kept, the latest used last: the same is always answered alike.
KEPT = 500
_found: OrderedDict[tuple[str, bool, int | None, int], w.AnalysisAdvice] = OrderedDict()


@dataclass(slots=True)
class BoardMoment:
    """What a draft is worked out from."""

    views: SeatViews | None


async def standing_of(state: State, request: Request[Any, Any, Any], ask: w.Ground) -> WhatIf:
    """Where somebody looks, if nobody plays there."""
    services = services_of(state)
    slowly(request, services, LOOKS)
    if ask.record is not None:
        slowly(request, services, HEAVY)
    standing = await asyncio.to_thread(stand, ask)
    services.discretion.refuse_days(standing.states)
    refuse_running(standing.states, list(services.registry.tables.values()))
    return standing


@post("/api/analysis", status_code=200, request_max_body_size=RECORD_SIZE, tags=["records"])
async def look(state: State, request: Request[Any, Any, Any], data: JSONBody[w.AnalysisLook]) -> w.AnalysisMoment:
    """Where a line from a position, or from a moment of a record, leads: the view, the moves, the draw that is due."""
    return told(await standing_of(state, request, data), data)


def drafting(standing: WhatIf, wanted: int | None) -> tuple[BoardMoment, int, Options]:
    """What a draft of the seat that decides is worked out from."""
    seat = decider(standing, wanted)
    if seat is None:
        raise RequestRefused("not_allowed", "Nobody has anything to decide there.")
    game = standing.game
    options = Options(players=game.players)  # type: ignore[arg-type]  # 2, 3 or 4
    return BoardMoment(SeatViews(game, options, game.over, list(range(game.players)))), seat, options


@post("/api/analysis/preview", status_code=200, request_max_body_size=RECORD_SIZE, tags=["records"])
async def preview(
    state: State, request: Request[Any, Any, Any], data: JSONBody[w.AnalysisPreview]
) -> replies.PreviewReply:
    """What a draft would do there, as at a table."""
    basis, seat, options = drafting(await standing_of(state, request, data), data.seat)
    ask = requests.Preview(id="analysis", seat=seat, moves=data.moves, ahead=data.ahead, places=data.places)
    return draft_answers.preview(basis, seat, ask, options)


@post("/api/analysis/why", status_code=200, request_max_body_size=RECORD_SIZE, tags=["records"])
async def why(state: State, request: Request[Any, Any, Any], data: JSONBody[w.AnalysisWhy]) -> replies.WhyReply:
    """Why moves are not legal there."""
    basis, seat, _ = drafting(await standing_of(state, request, data), data.seat)
    return draft_answers.why(basis, seat, requests.Why(id="analysis", seat=seat, moves=data.moves, ask=data.ask))


@post("/api/analysis/best", status_code=200, request_max_body_size=RECORD_SIZE, tags=["records"])
async def best(
    state: State, request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], data: JSONBody[w.AnalysisBest]
) -> w.AnalysisAdvice:
    """The best moves there, and what everybody may expect. With more playouts it is thought out deeper."""
    services = services_of(state)
    standing = await standing_of(state, request, data)
    if standing.game.over:
        raise RequestRefused("over", "The game is over there.")
    seat = decider(standing, data.seat)
    who = visitor.who
    await services.discretion.refuse_puzzles([standing.game.state], None if who is None else who.id)
    key = (standing.game.position(), standing.open, seat, data.playouts)
    known = _found.get(key)
    if known is not None:
        _found.move_to_end(key)
        return known
    slowly(request, services, PLAYOUTS, data.playouts)
    if who is not None and services.settings.limits and not OWN_PLAYOUTS.take(who.id, data.playouts):
        raise RequestRefused("too_fast", "You have had much analysed in a short time; wait a little.")
    payer = Payer(address_of(request), "" if who is None else who.id)
    try:
        found = await services.workers.analysis(thought_from(standing, seat), data.playouts, payer)
    except Stale as error:
        raise RequestRefused("busy", "You had something else analysed since; wait for that, and ask again.") from error
    except TooMany as error:
        raise RequestRefused("busy", "Analyses from your address are being thought out; wait for them.") from error
    except BotFailed as error:
        raise RequestRefused("busy", "The tables here need all the thought just now; ask again later.") from error
    advice = w.AnalysisAdvice(
        seat=seat,
        playouts=data.playouts,
        moves=[
            replies.HintMove(
                move=one["move"],
                share=one["share"],
                worth=one["money"],
                why=one["why"],
                reasons=one["reasons"],
                against=one["against"],
            )
            for one in found["moves"]
        ],
        wins=found["wins"],
        money=found["money"],
    )
    _found[key] = advice
    while len(_found) > KEPT:
        _found.popitem(last=False)
    return advice


ROUTES = [look, preview, why, best]
