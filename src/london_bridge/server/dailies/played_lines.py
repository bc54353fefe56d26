"""How everybody has played a day that is over, side by side, and where each game parts from mine.

The deal is the same, and bots answer the same moves alike: so two games are the same, move by move, until somebody on
the one seat that people have decides otherwise.
"""

import asyncio

from london_bridge.daily import ME, Day, DayDeal
from london_bridge.rules.moves import Move
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.storage import daily_rows as rows
from london_bridge.server.storage.database import Database
from london_bridge.server.tables.table_registry import TableRegistry
from london_bridge.server.wire import daily_results as w
from london_bridge.view import View

from .daily_teller import DailyTeller

#: Games that are told at once, beside mine.
AT_ONCE = 12

Line = list[tuple[int, Move]]


class PlayedLines:
    """Reads the games of a day from their tables."""

    def __init__(self, database: Database, registry: TableRegistry, teller: DailyTeller) -> None:
        self.database = database
        self.registry = registry
        self.teller = teller

    async def tell(self, day: Day, person: str | None, start: int) -> w.DailyLines:
        """Some games of a day that is over, from a place on, and mine."""
        if not self.teller.is_over(day):
            raise RequestRefused(
                "sealed", "Others still have this day before them: its games are told when it is over."
            )
        results = await self.teller.results(day)
        shown = [
            (one, name)
            for i, (one, name) in enumerate(results.lines)
            if start <= i < start + AT_ONCE or one.person == person
        ]
        games = {one.table_id: game for one, _ in shown if (game := await self._game(one)) is not None}
        attempt = (await self.teller.desk.mine(person)).get(day.name)
        mine = await self._game(attempt) if attempt is not None and attempt.money is not None else None
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
            return found

        return w.DailyLines(day=day.name, played=len(results.lines), lines=await asyncio.to_thread(make))

    async def _game(self, attempt: rows.Attempt) -> Line | None:
        """The moves of an attempt, if its table can still be read."""
        table = await self.registry.get_sound(attempt.table_id)
        return list(table.state.play.game.moves) if table is not None and table.state.play is not None else None


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
