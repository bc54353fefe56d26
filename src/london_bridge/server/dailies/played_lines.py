"""How everybody has played a day that is over, side by side, and where each game parts from mine.

The deal is the same, and bots answer the same moves alike: so two games are the same, move by move, until somebody on
the one seat that people have decides otherwise.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from london_bridge.daily import ME, Day, DayDeal
from london_bridge.rules.moves import Move
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.storage import daily_rows as rows
from london_bridge.server.storage.database import Database
from london_bridge.server.tables.table_registry import TableRegistry
from london_bridge.server.wire import daily_results as w
from london_bridge.view import View

from .daily_teller import DailyTeller

#: Games that are told at once, beside mine; and games that are kept, those last that were told last.
AT_ONCE, KEPT = 12, 500

Line = list[tuple[int, Move]]


class PlayedLines:
    """Reads the games of a day from their tables."""

    def __init__(self, database: Database, registry: TableRegistry, teller: DailyTeller) -> None:
        self.database = database
        self.registry = registry
        self.teller = teller
        self.kept: OrderedDict[str, Line] = OrderedDict()

    async def tell(
        self, day: Day, person: str | None, start: int, reads: Callable[[], Awaitable[None]]
    ) -> w.DailyLines:
        """Some games of a day that is over, from a place on, and mine. `reads` is asked before a table has to be read,
        and refuses if there were too many.
        """
        if not self.teller.is_over(day):
            raise RequestRefused(
                "sealed", "Others still have this day before them: its games are told when it is over."
            )
        results = await self.teller.results(day)
        attempt = (await self.teller.desk.mine(person)).get(day.name)
        some = await rows.best(self.database, day.name, None, start, AT_ONCE)
        shown = await self.teller.with_mine(some, attempt)
        games = {one.table_id: game for one, _ in shown if (game := await self._game(one, reads)) is not None}
        mine = await self._game(attempt, reads) if attempt is not None and attempt.money is not None else None
        deal = self.teller.desk.deal(day)

        def make() -> list[w.PlayedLine]:
            found = []
            for one, name in shown:
                game = games.get(one.table_id)
                if game is None:
                    continue
                line = results.line(one, name, person, over=True)
                found.append(
                    w.PlayedLine(
                        place=line.place,
                        name=name,
                        mine=line.mine,
                        table=one.table_id,
                        money=line.money,
                        adjusted=line.adjusted,
                        rounds=rounds_of(deal, game),
                        parts=parting(deal, game, mine) if mine is not None and not line.mine else None,
                    )
                )
            return sorted(found, key=lambda one: one.place)

        return w.DailyLines(day=day.name, played=results.field.played, lines=await asyncio.to_thread(make))

    async def _game(self, attempt: rows.Attempt, reads: Callable[[], Awaitable[None]]) -> Line | None:
        """The moves of an attempt, if its table can still be read. The game is over, so they stay as they are."""
        known = self.kept.get(attempt.table_id)
        if known is not None:
            self.kept.move_to_end(attempt.table_id)
            return known
        if attempt.table_id not in self.registry.tables:
            await reads()
        table = await self.registry.get_sound(attempt.table_id)
        if table is None or table.state.play is None:
            return None
        game = self.kept[attempt.table_id] = list(table.state.play.game.moves)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return game


def rounds_of(deal: DayDeal, line: Line) -> list[w.PlayedRound]:
    """What was done on my seat, round by round, and the money after each."""
    game = deal.game()
    rounds: list[w.PlayedRound] = []
    for seat, move in line:
        while len(rounds) < game.state.round:
            rounds.append(w.PlayedRound(moves=[], money=0))
        if seat == ME:
            rounds[-1].moves.append(str(move))
        now = len(rounds)
        game.apply(seat, move)
        if game.state.round > now or game.over:
            rounds[-1].money = int(game.state.money[ME])
    return rounds


def parting(deal: DayDeal, theirs: Line, mine: Line) -> w.Parting | None:
    """The first decision that was another one."""
    at = next((i for i, (one, other) in enumerate(zip(theirs, mine, strict=False)) if one != other), None)
    if at is None:
        return None
    game = deal.game()
    for seat, move in theirs[:at]:
        game.apply(seat, move)
    return w.Parting(
        number=at,
        round=int(game.state.round),
        seat=theirs[at][0],
        position=View.of(game, ME).position(),
        move=str(theirs[at][1]),
        mine=str(mine[at][1]),
    )
