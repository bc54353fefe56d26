"""Where chronicles are kept and told: a finished game goes in when it ends, and games that are not in are looked for.

Nothing of a running game is in it, and nothing of a day that is not over is told, but the charters that its game has
earned to whoever played it.
"""

import asyncio
import logging
import secrets

from london_bridge.chronicle import CHARTERS
from london_bridge.daily import Day, day_at, streak, zone_of
from london_bridge.rules.words import CATEGORIES, KINDS
from london_bridge.server.clock import now_ms
from london_bridge.server.people.store import Person
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.settings import Settings
from london_bridge.server.storage import chronicle_rows as rows
from london_bridge.server.storage import daily_rows
from london_bridge.server.storage.database import Database
from london_bridge.server.tables.snapshots import Snapshot
from london_bridge.server.tables.table import Table
from london_bridge.server.tables.table_registry import TableRegistry
from london_bridge.server.wire import chronicle_answers as w
from london_bridge.server.wire.view import Category

from .chronicle_keeping import note, note_missing
from .game_lines import read_tiles, scoring_names

logger = logging.getLogger("london_bridge.chronicles")
#: Of the random bytes of a page's address: it is no id, and nobody guesses it.
PAGE_BYTES = 9


class ChronicleDesk:
    """Notes how games end, and tells what the games of somebody say together."""

    def __init__(self, settings: Settings, database: Database, registry: TableRegistry) -> None:
        self.database = database
        self.registry = registry
        self.zone = zone_of(settings.daily_zone)
        self.task: asyncio.Task[None] | None = None

    # --- keeping ------------------------------------------------------------------------------------------------

    def changed(self, table: Table, before: Snapshot) -> None:
        """After every change of a table: its game may have come to its end."""
        if table.state.status == "over" and not before.over:
            self.registry.driver.begin(note(self.database, table.state))

    def start(self) -> None:
        """Begin to look for games that are not in: those of an earlier version, and of a server that died."""
        self.task = asyncio.create_task(self._run(), name="chronicles")

    async def stop(self) -> None:
        """Look no more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            found = await note_missing(self.database)
        except Exception:
            logger.exception("finished games could not be counted; they are looked for at the next start")
            return
        if found:
            logger.info("finished games are in the chronicles of their players now", extra={"tables": found})

    async def earned(self, table: Table, person: str) -> list[w.CharterSeal]:
        """The charters that a game was the first to earn somebody; told as soon as it is over."""
        if table.state.status != "over":
            raise RequestRefused("not_over", "Charters are told when the game is over (rule 10.4).", rule="10.4")
        found = await rows.earned_at(self.database, person, table.id)
        if not found:  # its end may not be noted yet
            await note(self.database, table.state)
            found = await rows.earned_at(self.database, person, table.id)
        at = table.state.ended.at if table.state.ended is not None else None
        return [seal for seal in seals(dict.fromkeys(found, at)) if seal.name in found]

    # --- pages --------------------------------------------------------------------------------------------------

    async def show(self, person: str, public: bool) -> str | None:
        """Show a chronicle to everybody, or to nobody; its address. A new one each time: old links lead nowhere."""
        await rows.show(self.database, person, secrets.token_urlsafe(PAGE_BYTES) if public else None)
        return await rows.page_of(self.database, person)

    async def at_page(self, page: str) -> str:
        """Whose chronicle is shown under an address."""
        found = await rows.whose(self.database, page)
        if found is None:
            raise RequestRefused("not_found", "Nobody shows a chronicle under this address.")
        return found

    # --- telling ------------------------------------------------------------------------------------------------

    async def tell(
        self, person: Person, mine: bool, players: int | None, mode: str | None, reviews: list[w.ChronicleReview]
    ) -> w.Chronicle:
        """What the games of somebody say together: to themselves, or to everybody. Puzzles are known elsewhere."""
        sight = rows.Sight(person.id, now_ms(), players, mode)
        found = await rows.figures(self.database, sight)
        bridges = found["buildings"][0]
        return w.Chronicle(
            name=person.name,
            portrait=person.portrait,
            colour=person.colour,
            mine=mine,
            page=await rows.page_of(self.database, person.id),
            most=rows.MOST,
            cells=[
                w.ChronicleCell(
                    players=row["players"], mode=row["mode"], place=row["place"], games=row["games"], money=row["money"]
                )
                for row in found["cells"]
            ],
            games=bridges["games"],
            scorings=scorings_of(found["scorings"]),
            buildings={kind: bridges[kind] or 0 for kind in KINDS},
            best=bridge_of(found["best"], mine),
            longest=bridge_of(found["longest"], mine),
            form=[
                w.ChronicleGame(
                    at=row["ended"],
                    players=row["players"],
                    place=row["place"],
                    money=row["money"],
                    lead=row["lead"],
                    table=row["table_id"] if mine else None,
                )
                for row in reversed(found["form"])
            ],
            opponents=await self._opponents(found["opponents"], mine),
            charters=seals(
                {name: row["at"] for name, row in (await rows.charters_of(self.database, person.id, sight.now)).items()}
            ),
            reviews=reviews,
            days=await self._days(person.id),
            puzzles=None,
        )

    async def _opponents(self, found: list[rows.Row], mine: bool) -> list[w.ChronicleOpponent]:
        """Whom somebody has met. Everybody else is told of people only what these show themselves."""
        ids = {row["who"].partition(":")[2] for row in found if row["who"].startswith("person:")}
        known = await rows.known(self.database, ids)
        told: list[w.ChronicleOpponent] = []
        others = w.ChronicleOpponent(kind="others", games=0, ahead=0)
        for row in found:
            kind, _, who = row["who"].partition(":")
            name, page = known.get(who, (None, None))
            if kind == "bot":
                told.append(w.ChronicleOpponent(kind="bot", level=who, games=row["games"], ahead=row["ahead"]))
            elif kind == "person" and name is not None and (mine or page is not None):
                told.append(
                    w.ChronicleOpponent(kind="person", name=name, page=page, games=row["games"], ahead=row["ahead"])
                )
            else:
                others.games += row["games"]
                others.ahead += row["ahead"]
        return [*told, others] if others.games else told

    async def _days(self, person: str) -> w.ChronicleDays:
        """The days of the daily bridge that somebody has played and that are over."""
        today = day_at(now_ms(), self.zone)
        found = [one for one in await daily_rows.of_person(self.database, person) if one.money is not None]
        counted = [one for one in found if not one.apart and Day.read(one.day) < today]
        row = streak([Day.read(one.day) for one in counted], today)
        return w.ChronicleDays(
            today=today.name,
            streak=row.now,
            best_streak=row.best,
            days=[
                w.ChronicleDay(day=one.day, money=one.money or 0, place=int(one.places[-1:] or 0)) for one in counted
            ],
        )


def seals(at: dict[str, int | None]) -> list[w.CharterSeal]:
    """All charters, the easiest first, with the moments at which they were earned."""
    return [
        w.CharterSeal(name=one.name, rule=one.rule, grade=one.grade, about=one.about, at=at.get(one.name))
        for one in CHARTERS
    ]


def bridge_of(found: list[rows.Row], mine: bool) -> w.ChronicleBridge | None:
    """The bridge of a line."""
    for row in found:
        return w.ChronicleBridge(
            tiles=read_tiles(row["bridge"]),
            line=row["line"],
            money=row["money"],
            place=row["place"],
            players=row["players"],
            at=row["ended"],
            table=row["table_id"] if mine else None,
        )
    return None


def scorings_of(found: list[rows.Row]) -> list[w.ChronicleScoring]:
    """What every scoring paid, category by category, in how many games."""
    sums: dict[tuple[Category, str], w.ChronicleScoring] = {}
    for row in found:
        for category, name in scoring_names(row["scoring"]).items():
            new = w.ChronicleScoring(category=category, scoring=name, games=0, paid=0)
            one = sums.setdefault((category, name), new)
            one.games += row["games"]
            one.paid += row[category] or 0
    return sorted(sums.values(), key=lambda one: (CATEGORIES.index(one.category), -one.games, one.scoring))
