"""Bots at the table: when one has to move, it is asked in a worker process, and its move is made like anybody's.

A bot that fails twice is replaced by `journeyman`, and the table is told. The pace of a table is the least time
between two moves that people see. When a choice in secret (4.1) is told says nothing about what was chosen: it is told
a fixed time after it was begun, if it is ready by then. Where more is to be thought about than the workers can do in
that time, one that is late waits until all bots of the table have chosen, and they are told together, in the order of
their seats.
"""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from london_bridge.bots.registry import budget_of, is_own, with_budget
from london_bridge.bots.registry import level_of as registry_level
from london_bridge.daily import Day, DayDeal, Decision, decision
from london_bridge.rules import Rng, codes
from london_bridge.rules.moves import CODE_OF, WORDS
from london_bridge.server.bots.lanes import Stale
from london_bridge.server.bots.workers import BotFailed
from london_bridge.server.clock import now_ms, steady
from london_bridge.server.refusals import RequestRefused
from london_bridge.view import View

from . import entries as e
from .game_requests import check_moves

if TYPE_CHECKING:
    from london_bridge.server.bots.workers import Workers

    from .table import Table
    from .table_state import TableState
from dataclasses import dataclass

logger = logging.getLogger("london_bridge.bots")

FALLBACK = "journeyman"
#: Seconds that a choice in secret takes at least, besides the time that its level may think.
EVEN = 0.1
Stamp = tuple[int, ...]


def stamp_of(state: "TableState", seat: int) -> Stamp:
    """What a thought is about; when it changes, the thought is worth nothing."""
    assert state.play is not None
    s = state.play.game.state
    if s.phase == codes.CARDS:
        return (s.round, s.phase, s.chosen[seat], s.supply[2], int(state.seats[seat].by_bot))
    return (state.play.generation, state.length, int(state.seats[seat].by_bot))


def level_of(state: "TableState", seat: int) -> str:
    """Which bot plays for a seat now."""
    place = state.seats[seat]
    if place.level is not None:
        return place.level
    return FALLBACK if place.fault is not None else state.options.substitute


def bot_of(state: "TableState", seat: int) -> str:
    """The same as a bot: a level, and who it is that sits there."""
    place = state.seats[seat]
    level = level_of(state, seat)
    if place.level is None or place.character is None or is_own(level):
        return level
    return f"{level}:{place.character}"


def even_time(spec: str) -> float:
    """Seconds after which a bot's choice in secret is told: always the same, so that how long it takes says nothing
    about what was chosen, or that there was nothing to choose.
    """
    budget = budget_of(spec)
    return EVEN + 1.2 * ((budget and budget.seconds) or 0.0)


class BotDriver:
    """Sees to it that bots move."""

    def __init__(self, workers: "Workers", think: str | None = None, daily_secret: str = "") -> None:
        self.workers = workers
        self.daily_secret = daily_secret
        #: How long bots that search may think, instead of the time of their level.
        self.think = think
        self.tasks: set[asyncio.Task[None]] = set()

    def see_to(self, table: "Table") -> None:
        """Ask every bot that has to move at a table, unless it is thinking about that very thing."""
        if table.unwatched:
            return
        for seat in table.state.bot_seats():
            stamp = stamp_of(table.state, seat)
            if table.thinking.get(seat) != stamp:
                table.thinking[seat] = stamp
                self.begin(self._move(table, seat, stamp))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        """Let no bot move any more."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _move(self, table: "Table", seat: int, stamp: Stamp) -> None:
        try:
            await self._decide(table, seat, stamp)
        except (RequestRefused, Stale):
            logger.debug("a bot's move came too late", extra={"table": table.id})
        except Exception:
            logger.exception("a bot could not move", extra={"table": table.id})
        finally:
            if table.thinking.get(seat) == stamp:
                del table.thinking[seat]

    async def _decide(self, table: "Table", seat: int, stamp: Stamp) -> None:
        state = table.state
        assert state.play is not None
        asked = self._daily(state, seat)
        view = asked.view if asked is not None else View.of(state.play.game, seat)
        by = "bot" if state.seats[seat].level is not None else "substitute"
        if view.sketch.phase == codes.CARDS:
            word = await self._choose(table, seat, stamp, view, asked)
        else:
            word = await self._think(table, seat, stamp, view, asked)
            if (wait := self._seen(table, view) - now_ms()) > 0:
                await asyncio.sleep(wait / 1000)

        def entries(now: "TableState") -> list[e.AnyEntry]:
            if now.play is None or seat not in now.bot_seats() or stamp_of(now, seat) != stamp:
                return []
            check_moves(now.play, seat, [word])
            return [e.Moved(seat=seat, moves=[word], by=by)]  # type: ignore[arg-type]  # one of the two words

        table.visible = now_ms()
        await table.add(entries)

    def _daily(self, state: "TableState", seat: int) -> Decision | None:
        """What a bot of the daily bridge has to decide, and how: the same everywhere."""
        if state.daily is None or state.play is None:
            return None
        asked = decision(DayDeal(Day.read(state.daily.day), self.daily_secret), state.play.game)
        return asked if asked.seat == seat else None

    async def _choose(self, table: "Table", seat: int, stamp: Stamp, view: View, asked: Decision | None) -> str:
        """A card, chosen in secret: when it is told does not depend on how long it took."""
        level = with_budget(level_of(table.state, seat), self.think) if asked is None else asked.spec
        choice = table.together.begin(seat, even_time(level))
        try:
            word = await self._think(table, seat, stamp, view, asked)
            await table.together.wait(choice)
        finally:
            table.together.end(choice)
        return word

    async def _think(self, table: "Table", seat: int, stamp: Stamp, view: View, asked: Decision | None) -> str:
        """Ask a bot; if it fails even when asked again, a journeyman; if that fails too, any legal move."""
        word = scripted(table.state, seat, view)
        if word is not None:
            return word

        def wanted() -> bool:
            return not table.gone and stamp_of(table.state, seat) == stamp

        seed = secrets.randbits(63) if asked is None else asked.seed
        own = bot_of(table.state, seat) if asked is None or table.state.seats[seat].fault else asked.spec
        for name in (own, FALLBACK):
            payer = table.registry.last_addresses.payer(table.state.host)
            try:
                whole = asked is not None
                return await self.workers.choose(with_budget(name, self.think), view, seed, payer, wanted, whole)
            except BotFailed as failed:
                logger.warning("a bot failed: %s", failed, extra={"table": table.id, "level": name})
                if name != FALLBACK:
                    await table.add(partial(faulted, seat=seat, stamp=stamp, level=registry_level(name)))
        return WORDS[Rng(seed).pick(view.legal_mask())]

    def _seen(self, table: "Table", view: View) -> int:
        """When a move may be seen, so that people have time to see what the last bot did."""
        pace = table.state.options.pace
        if view.sketch.phase != codes.START:
            pace //= 2  # within a turn things may follow faster
        return table.visible + pace


def faulted(state: "TableState", seat: int, stamp: Stamp, level: str) -> list[e.AnyEntry]:
    """The entry that tells the table of a bot that failed, if it still plays there."""
    if seat not in state.bot_seats() or stamp_of(state, seat) != stamp or level_of(state, seat) != level:
        return []
    return [e.Faulted(seat=seat, level=level, to=FALLBACK)]


def scripted(state: "TableState", seat: int, view: View) -> str | None:
    """The next move of a bot's script, if it has one and it is legal."""
    place = state.seats[seat]
    if place.level is None or place.scripted >= len(place.script):
        return None
    code = CODE_OF.get(place.script[place.scripted])
    return WORDS[code] if code is not None and view.legal_mask() >> code & 1 else None


@dataclass(frozen=True, slots=True, eq=False)
class SecretChoice:
    """A seat that chooses. It may choose anew before it is done, when what it chooses from has changed."""

    seat: int
    #: The moment of the event loop's clock at which it is told.
    due: float


class SecretChoices:
    """Who is still choosing, and who waits for them."""

    __slots__ = ("choosing", "late")

    def __init__(self) -> None:
        self.choosing: set[SecretChoice] = set()
        self.late: dict[SecretChoice, asyncio.Future[None]] = {}

    def begin(self, seat: int, seconds: float) -> SecretChoice:
        """A seat begins to choose, which is told after so many seconds."""
        choice = SecretChoice(seat, steady() + seconds)
        self.choosing.add(choice)
        return choice

    def end(self, choice: SecretChoice) -> None:
        """A seat has chosen, or need not any more."""
        self.choosing.discard(choice)
        if self.late:
            asyncio.get_running_loop().call_soon(self._tell_all)

    def _tell_all(self) -> None:
        if not self.choosing:
            for choice in sorted(self.late, key=lambda late: late.seat):
                tell(self.late[choice])

    async def wait(self, choice: SecretChoice) -> None:
        """Until a choice that is ready may be told."""
        loop = asyncio.get_running_loop()
        told = loop.create_future()
        if (left := choice.due - steady()) >= 0:
            loop.call_later(left, tell, told)
        else:
            self.late[choice] = told
        self.end(choice)
        try:
            await told
        finally:
            self.late.pop(choice, None)


def tell(told: "asyncio.Future[None]") -> None:
    """The moment has come, unless nobody waits any more."""
    if not told.done():
        told.set_result(None)
