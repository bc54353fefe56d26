"""What this server does not think about aloud: puzzles that somebody has still before them, and days that are not over.

A position is known by what lies open in it, and a few things may differ (`puzzles.recognising`, `daily.day_moment`).
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache

from london_bridge.daily import Day, DayDeal, day_at, zone_of
from london_bridge.daily.day_moment import is_of_deal
from london_bridge.puzzles.recognising import recognised
from london_bridge.record import Record
from london_bridge.review.books import Story
from london_bridge.rules.state import Deal, State

from .clock import now_ms
from .refusals import RequestRefused
from .settings import Settings
from .storage import puzzle_rows as rows
from .storage.database import Database

#: Puzzles near a moment, and how many things differ from each: one for every such moment.
Near = list[dict[str, int]]
#: Games of which it is known which puzzles they lead through, the latest used last.
KEPT = 500


@lru_cache(maxsize=4)
def deal_of(day: Day, secret: str) -> Deal:
    """The deal of a day."""
    return DayDeal(day, secret).deal()


class Discretion:
    """Refuses to have thought about what somebody is to think about themselves."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.secret = settings.daily_secret
        self.zone = zone_of(settings.daily_zone)
        self.database = database
        self._games: OrderedDict[str, Near] = OrderedDict()

    def refuse_days(self, states: Iterable[State]) -> None:
        """Nobody has a deal judged while others have it before them: that of today, nor that of tomorrow, which is
        played already where the day begins earlier.
        """
        today = day_at(now_ms(), self.zone)
        deals = [deal_of(day, self.secret) for day in (today, today.shift(1))]
        if any(is_of_deal(state, deal) for state in states for deal in deals):
            raise RequestRefused(
                "sealed", "That is the deal of a day that others still have before them: wait until it is over."
            )

    async def refuse_puzzles(self, states: Iterable[State], person: str | None) -> None:
        """Nobody is told what is best where a puzzle asks it of them, before they have answered."""
        await self.refuse_near(await asyncio.to_thread(recognised, states), person)

    async def refuse_game(self, game: str, record: Record, person: str | None) -> None:
        """A game is judged at all its moments: all are looked at. `game` is a digest of it, by which it is known again
        to whoever asks how far its review is.
        """
        near = self._games.get(game)
        if near is None:

            def looked_at() -> Near:
                states = Story(record).real
                self.refuse_days(states)
                return recognised(states)

            near = self._games[game] = await asyncio.to_thread(looked_at)
            while len(self._games) > KEPT:
                self._games.popitem(last=False)
        await self.refuse_near(near, person)

    async def refuse_near(self, moments: Near, person: str | None) -> None:
        """The same, where it is known which puzzles the moments are near to."""
        if not moments:
            return
        answered = await self._answered(person)
        for near in moments:
            name = min(near, key=lambda one: (near[one], one in answered))
            if name not in answered:
                raise RequestRefused(
                    "unsolved",
                    f"This is the position of the puzzle {name}, or nearly: answer that first, then ask again.",
                    reason=name,
                )

    async def _answered(self, person: str | None) -> set[str]:
        """The puzzles that somebody has answered, but for one that their streak stands at."""
        if person is None:
            return set()
        found = {name for name, row in (await rows.answered(self.database, person)).items() if row.at is not None}
        streak = await rows.streak_of(self.database, person)
        if streak is not None and not streak.over and now_ms() < streak.until:
            found.discard(streak.puzzle)
        return found
