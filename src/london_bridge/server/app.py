"""The assembled application."""

import gc
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from london_bridge import __version__
from london_bridge.bots import names
from london_bridge.errors import LondonBridgeError
from london_bridge.record import RecordError
from london_bridge.rules import PositionError

from .bots.workers import Workers
from .chronicles.chronicle_desk import ChronicleDesk
from .clock import CLOCK
from .dailies.daily_desk import DailyDesk
from .dailies.daily_teller import DailyTeller
from .dailies.day_luck import DayLuck
from .dailies.par_maker import ParMaker
from .dailies.played_lines import PlayedLines
from .discretion import Discretion
from .http import (
    account,
    analysis,
    answers,
    chronicle_pages,
    daily_bridge,
    docs,
    me,
    notifications,
    openapi,
    operations,
    pages,
    puzzles,
    replays,
    request_checks,
    reviews,
    sharing,
    tables,
)
from .live.admission import Admission
from .live.notices import Notices
from .live.request_handler import RequestHandler
from .memory_trim import MemoryTrimmer
from .notify.mail import Mailer
from .notify.push import Pusher
from .notify.turn_notifier import TurnNotifier
from .people.accounts import Accounts
from .people.identity import Identity
from .people.keyring import Keyring
from .people.login_limits import LoginLimits
from .people.retention import Retention
from .people.sessions import Sessions
from .people.store import People
from .people.tokens import TokenStore
from .people.visitor import Authenticator
from .refusals import RequestRefused
from .reviews.desk import ReviewDesk
from .reviews.review_maker import ReviewMaker
from .services import Services
from .settings import Settings
from .solving.puzzle_desk import PuzzleDesk
from .solving.streak_desk import StreakDesk
from .storage.database import Database
from .storage.file_modes import close_folder
from .storage.lock import FileLock
from .storage.peers import PERSON, Peers
from .storage.probe import Probe
from .storage.queries import newest
from .storage.shared_limits import SharedLimits
from .storage.writer import Writer
from .tables.bot_driver import BotDriver
from .tables.table_registry import TableRegistry

logger = logging.getLogger("london_bridge.server")
BODY_SIZE = 64 * 1024


@asynccontextmanager
async def run(app: Litestar) -> AsyncIterator[None]:
    """Everything that lives as long as the server does. Stops in the order in which work flows: no new work, bots,
    saving.
    """
    settings: Settings = app.state["settings"]
    database = Database(settings.url())
    if settings.database is None:
        with suppress(OSError):  # on the way to it something else will be said
            close_folder(settings.data)
    lock = FileLock(database.file) if database.file is not None else None
    if lock is not None:
        lock.acquire()
    await database.open()
    if not CLOCK.not_before(await newest(database)):
        logger.warning("the tables are from the future: look at the clock of this machine, or of the one before")
    writer = Writer(database)
    writer.start()
    workers = Workers(settings.workers, settings.bot_limit)
    if settings.prestart:
        workers.start()
    driver = BotDriver(workers, settings.think, settings.daily_secret)
    registry = TableRegistry(settings, database, writer, driver, names())
    people = People(database)
    notices = Notices(database, registry.acting)
    registry.listeners.append(notices.changed)
    keyring = await Keyring.opened(database)
    identity = Identity(keyring, settings.session_days)
    sessions = Sessions(database, people, identity)
    limits = SharedLimits(database, settings.limits)
    together = limits if settings.limits and not database.sqlite else None
    pusher, mailer = await Pusher.opened(settings, database), Mailer(settings, keyring)
    notifier = TurnNotifier(settings, database, registry, people, pusher, mailer)
    registry.listeners.append(notifier.changed)
    review_maker = ReviewMaker(database, workers, settings)
    discretion = Discretion(settings, database)
    desk = ReviewDesk(settings, database, registry, limits, discretion, review_maker)
    par_maker = ParMaker(settings, database, workers)
    daily_desk = DailyDesk(settings, database, registry, limits, par_maker)
    registry.listeners.append(daily_desk.changed)
    daily_teller = DailyTeller(database, daily_desk, par_maker, DayLuck(database, registry, desk))
    puzzle_desk = PuzzleDesk(settings, database, limits)
    chronicles = ChronicleDesk(settings, database, registry)
    registry.listeners.append(chronicles.changed)
    app.state["services"] = Services(
        settings=settings,
        database=database,
        writer=writer,
        probe=Probe(database),
        workers=workers,
        registry=registry,
        people=people,
        identity=identity,
        keyring=keyring,
        sessions=sessions,
        limits=limits,
        discretion=discretion,
        login_limits=LoginLimits(limits),
        authenticator=Authenticator(database, people, identity, sessions),
        request_handler=RequestHandler(registry, people, workers, discretion, together),
        admission=Admission(settings.limits, together),
        notices=notices,
        accounts=Accounts(database, people),
        tokens=TokenStore(database),
        pusher=pusher,
        mailer=mailer,
        notifier=notifier,
        reviews=desk,
        daily=daily_desk,
        daily_teller=daily_teller,
        played_lines=PlayedLines(database, registry, daily_teller),
        puzzles=puzzle_desk,
        streaks=StreakDesk(puzzle_desk),
        chronicles=chronicles,
    )
    peers = None
    if not database.sqlite:

        async def heard(news: list[tuple[str, int]]) -> None:
            await registry.heard(news)
            await notices.elsewhere([table for table, number in news if number])
            for name, _ in news:
                if name.startswith(PERSON):
                    await sessions.heard(name.removeprefix(PERSON))

        async def missed() -> None:
            await registry.missed()
            await sessions.check_all()

        peers = registry.peers = sessions.peers = Peers(database, secrets.token_hex(8), heard, missed)
        peers.returned = partial(registry.index.mend, registry)
        peers.start()
        await peers.listening.wait()
    registry.start()
    sessions.start()
    notifier.start()
    retention = Retention(settings, database, registry, people)
    retention.start()
    review_maker.start(desk.record_of)
    chronicles.start()
    memory_trimmer = MemoryTrimmer()
    memory_trimmer.start()
    spare_the_collector()
    # Whoever comes first after a restart must not wait for the bots' worker to load.
    await workers.ready()
    logger.info("open", extra={"version": __version__, "database": database.address.get_backend_name()})
    try:
        yield
    finally:
        logger.info("closing", extra={"tables": len(registry.tables)})
        await memory_trimmer.stop()
        await retention.stop()
        await chronicles.stop()
        await par_maker.stop()
        await review_maker.stop()
        await notifier.stop()
        await sessions.stop()
        await registry.stop()
        if peers is not None:
            await peers.stop()
        await writer.stop()
        await workers.stop()
        await database.close()
        if lock is not None:
            lock.release()
        logger.info("closed")


def spare_the_collector() -> None:
    """What is loaded by now stays; and tables, too, live long, so that looking through them again and again finds
    nothing. Cycles are few here: requests that are cut off, and errors; but whoever makes them on purpose must not let
    them grow to a number whose collection everybody would notice.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 10)


@asynccontextmanager
async def noted(app: Litestar) -> AsyncIterator[None]:
    """The same; what a person has to put right before it can start is kept for `running.serve` to say."""
    try:
        async with run(app):
            yield
    except LondonBridgeError as error:
        app.state["problem"] = error
        raise


def build(settings: Settings) -> Litestar:
    """The application with these settings."""
    app = Litestar(
        route_handlers=[
            *tables.ROUTES,
            *replays.ROUTES,
            *reviews.ROUTES,
            *daily_bridge.ROUTES,
            *puzzles.ROUTES,
            *chronicle_pages.ROUTES,
            *analysis.ROUTES,
            *sharing.ROUTES,
            *me.ROUTES,
            *account.ROUTES,
            *notifications.ROUTES,
            *docs.ROUTES,
            *operations.ROUTES,
            *pages.ROUTES,
        ],
        dependencies={"visitor": Provide(request_checks.visitor_of)},
        before_request=request_checks.at_the_door,
        exception_handlers={
            RequestRefused: answers.on_no,
            RecordError: answers.on_record,
            PositionError: answers.on_position,
            LondonBridgeError: answers.on_person,
            HTTPException: answers.on_http,
            SQLAlchemyError: answers.on_storage,
            RecursionError: answers.on_depth,
            UnicodeDecodeError: answers.on_letters,
            Exception: answers.on_fault,
        },
        lifespan=[noted],
        request_max_body_size=BODY_SIZE,
        openapi_config=openapi.config(),
    )
    app.state["settings"] = settings
    app.state["pages"] = pages.Pages(settings)
    return app
