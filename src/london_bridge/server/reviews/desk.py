"""Where reviews are asked for and looked at: what may be reviewed, how much at once, and what is told of it.

Nothing of a running game is reviewed: neither a table at which it is not over, nor a record without a result, nor one
that somebody made up to lead through where a table stands.
"""

import asyncio
import base64
import hashlib
from dataclasses import dataclass
from typing import Any

import msgspec

from london_bridge.record import Record
from london_bridge.review.books import Story
from london_bridge.server.clock import now_ms
from london_bridge.server.discretion import Discretion
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.settings import Settings
from london_bridge.server.storage import review_rows as rows
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.packing import pack, unpack
from london_bridge.server.storage.shared_limits import Limit, LimitKey, SharedLimits
from london_bridge.server.tables.daily_table import refuse_sealed
from london_bridge.server.tables.running_positions import refuse_running
from london_bridge.server.tables.table import Table
from london_bridge.server.tables.table_registry import TableRegistry
from london_bridge.server.wire.reviews import GameReview, Reviewing

from .review_maker import DAY_MS, ReviewMaker

#: Reviews that may be under way: all, those of one person, those from one address.
MOST, MOST_OF_PERSON, MOST_OF_ADDRESS = 100, 5, 20
#: New reviews that one person, and one address, may ask for.
OF_PERSON = Limit("reviews-of", 30, 3600.0)
FROM_ADDRESS = Limit("reviews-from", 90, 3600.0)

decode_told = msgspec.json.Decoder(GameReview).decode


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks for a review, and from where."""

    person: str | None
    address: str


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A game that may be reviewed: its record, and the table at which it was played, if it was."""

    record: Record
    table: str | None = None
    #: Whether somebody has chosen its deal, so that it may lead where they want it to.
    laid: bool = True

    @property
    def game(self) -> str:
        """A digest of the game alone, whoever played it."""
        told = self.record
        parts = [told.box, len(told.players), told.scoring, told.setup, told.moves]
        return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:40]

    @property
    def id(self) -> str:
        """The id of its review: whoever does not know the whole game, to its last move, cannot guess it."""
        parts = ["table", self.table] if self.table is not None else ["record", self.record.players]
        found = hashlib.sha256(msgspec.json.encode([*parts, self.game])).digest()
        return base64.urlsafe_b64encode(found[:18]).decode()


def bare(record: Record, names: tuple[str, ...] | None = None) -> Record:
    """A record without what other programs added to it."""
    return Record(names or record.players, record.deal, record.moves, record.result)


def nameless(record: Record) -> str:
    """A game as the worker gets it: names are not its business, and are not kept where nobody would look for them."""
    return bare(record, tuple(str(seat + 1) for seat in range(len(record.players)))).to_json()


def played_at(table: Table) -> ReviewedGame:
    """The game of a table, if it may be reviewed."""
    state = table.state
    if state.play is None or state.ended is None:
        raise RequestRefused("not_over", "A game is reviewed when it is over (rule 10.4).", rule="10.4")
    refuse_sealed(state, now_ms())
    if state.ended.reason != "rules":
        raise RequestRefused("no_result", "This game ended early, without a result: there is nothing to review.")
    return ReviewedGame(bare(Record.of(state.play.game)), state.id, state.laid)


def sent(document: dict[str, Any]) -> ReviewedGame:
    """The game of a record that was sent, if it may be reviewed; everything in it is checked."""
    record = Record.from_document(document)
    if not record.finished:
        raise RequestRefused("not_over", "This record has no result: only a finished game is reviewed (rule 10.4).")
    return ReviewedGame(bare(record))


class ReviewDesk:
    """Takes requests for reviews, and tells how far they are."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        registry: TableRegistry,
        limits: SharedLimits,
        discretion: Discretion,
        maker: ReviewMaker,
    ) -> None:
        self.settings = settings
        self.database = database
        self.registry = registry
        self.limits = limits
        self.discretion = discretion
        self.maker = maker
        self.one_by_one = asyncio.Lock()

    async def ask(self, asked: ReviewedGame, playouts: int | None, asker: Asker) -> rows.ReviewRow:
        """The review of a game: the one that is there, or a new one."""
        most = self.settings.review_playouts
        if most == 0:
            raise RequestRefused("not_allowed", "This server makes no reviews.")
        wanted = min(playouts or most, most)
        if asked.laid:
            await self.discretion.refuse_game(asked.game, asked.record, asker.person)
        there = await rows.read(self.database, asked.id)
        if there is not None and there.state != "failed" and (there.state != "done" or there.playouts >= wanted):
            return there
        if asked.table is None and there is None:
            await self._refuse_running(asked.record)
        async with self.one_by_one:
            await self._make_room(asker)
            await self._add(asked, wanted, asker, there)
        found = await rows.read(self.database, asked.id)
        if found is None:  # thrown away at this very moment
            raise gone()
        return found

    async def _refuse_running(self, record: Record) -> None:
        """A record whose end is made up would be a way to have a game judged that is still played."""
        states = await asyncio.to_thread(lambda: Story(record).real)
        try:
            refuse_running(states, list(self.registry.tables.values()))
        except RequestRefused as no:
            raise RequestRefused(
                "not_over",
                "This record is of a game that is being played, or leads through where a table stands just now: "
                "wait until that game is over.",
                rule="10.4",
            ) from no

    async def _make_room(self, asker: Asker) -> None:
        """Refuse, in words, where too much is under way."""
        if not self.settings.limits:
            return
        crowd = await rows.crowd(self.database, asker.person, payer_of(asker))
        if crowd.of_person >= MOST_OF_PERSON or crowd.of_payer >= MOST_OF_ADDRESS:
            raise RequestRefused(
                "many_reviews", "Several reviews for you are still being made; ask again when one of them is done."
            )
        if crowd.all >= MOST:
            raise RequestRefused("many_reviews", "Many reviews are being made just now; ask again in some minutes.")
        keys: list[LimitKey] = [(FROM_ADDRESS, asker.address)]
        if asker.person is not None:
            keys.append((OF_PERSON, asker.person))
        if await self.limits.take(*keys) is not None:
            raise RequestRefused("too_fast", "Many reviews were asked for in the last hour; wait some minutes.")

    async def _add(self, asked: ReviewedGame, playouts: int, asker: Asker, there: rows.ReviewRow | None) -> None:
        now, game = now_ms(), asked.game
        values: dict[str, Any] = {
            "game": game,
            "table_id": asked.table,
            "person": asker.person,
            "payer": payer_of(asker),
            "playouts": playouts,
            "state": "waiting",
            "stage": rows.CURVE,
            "progress": 0,
            "asked": now,
            "touched": now,
            "tries": 0,
            "record": None if asked.table is not None else pack(asked.record.to_json().encode()),
            "kept": None,
        }
        same = await rows.of_game(self.database, game, playouts)
        if same is not None:  # it was thought about already
            values |= {"state": "done", "stage": "done", "progress": 1000, "payer": "", "playouts": same.playouts}
            values |= {"told": same.told, "digest": same.digest}
        if there is not None:
            await rows.begin_anew(self.database, asked.id, there.version, values)
        else:
            await rows.add(self.database, values | {"id": asked.id})
        if same is None:
            self.maker.wake(unseen=True)

    # --- looking ------------------------------------------------------------------------------------------------

    async def find(self, review: str) -> tuple[rows.ReviewRow, Table | None]:
        """A review, and the table at which its game was played."""
        row = await rows.read(self.database, review)
        table = await self.registry.get(row.table_id) if row is not None and row.table_id is not None else None
        if row is None or (row.table_id is not None and table is None):
            raise gone()
        return row, table

    async def admit(self, row: rows.ReviewRow, table: Table | None, person: str | None) -> None:
        """A review tells what is best at puzzles that its game leads through only to those who have answered them."""
        if table is not None and not table.state.laid:
            return
        game = played_at(table) if table is not None else await asyncio.to_thread(sent, read_record(row))
        await self.discretion.refuse_game(row.game, game.record, person)

    async def tell(self, row: rows.ReviewRow, table: Table | None) -> Reviewing:
        """How far a review is, and what it says."""
        now = now_ms()
        if now - row.touched > DAY_MS:
            await rows.touch(self.database, row.id, now)
        try:
            document = table.state.record() if table is not None else await asyncio.to_thread(read_record, row)
            names = list(document["players"])
            review = await asyncio.to_thread(read_review, row.told, names) if row.told is not None else None
        except (ValueError, msgspec.MsgspecError) as error:
            # Another version wrote it, or a disk failed: whoever asks for it has it made anew.
            await rows.forget(self.database, row.id)
            raise gone() from error
        return Reviewing(
            id=row.id,
            state=row.state,  # type: ignore[arg-type]  # one of the four words
            stage=row.stage,  # type: ignore[arg-type]  # one of the five words
            progress=row.progress / 1000,
            ahead=await rows.ahead(self.database, row),
            playouts=row.playouts,
            players=names,
            seats=table.state.info(*table.presence()).seats if table is not None else None,
            table=row.table_id,
            record=document,
            review=review,
        )

    async def record_of(self, row: rows.ReviewRow) -> str | None:
        """What the worker gets to read; None if the game is gone."""
        try:
            if row.table_id is not None:
                table = await self.registry.get_sound(row.table_id)
                return nameless(played_at(table).record) if table is not None else None
            return await asyncio.to_thread(lambda: nameless(Record.from_document(read_record(row))))
        except (RequestRefused, ValueError):
            return None


def gone() -> RequestRefused:
    """What somebody is told who looks for a review that is not there."""
    return RequestRefused("not_found", "There is no such review; perhaps it is old, and was thrown away.")


def payer_of(asker: Asker) -> str:
    """By which reviews take turns: where they were asked for, as a digest."""
    return hashlib.sha256(f"review {asker.address}".encode(errors="replace")).hexdigest()[:40]


def read_record(row: rows.ReviewRow) -> dict[str, Any]:
    """The record that was sent."""
    found: dict[str, Any] = msgspec.json.decode(unpack(row.record or ""), type=dict[str, Any])
    return found


def read_review(told: str, names: list[str]) -> GameReview:
    """What is known of a game, with the names that its players have now."""
    found = decode_told(unpack(told))
    found.players = names
    for seat, name in zip(found.seats, names, strict=True):
        seat.name = name
    return found
