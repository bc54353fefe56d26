"""The assembled application."""

import gc
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

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
from .clock import CLOCK
from .http import account, answers, docs, door, me, openapi, operations, pages, replays, tables, telling
from .live.crowd import Crowd
from .live.desk import Desk
from .live.notices import Notices
from .notify.mail import Mailer
from .notify.push import Pusher
from .notify.teller import Teller
from .people.accounts import Accounts
from .people.guessing import Guessing
from .people.identity import Identity
from .people.keyring import Keyring
from .people.keys import Keys
from .people.retention import Retention
from .people.sessions import Sessions
from .people.store import People
from .people.visitor import Doorman
from .services import Services
from .settings import Settings
from .storage.database import Database
from .storage.hearing import PERSON, Hearing
from .storage.limits import Limits
from .storage.lock import FileLock
from .storage.private import close_folder
from .storage.probe import Probe
from .storage.reading import newest
from .storage.writer import Writer
from .tables.driver import Driver
from .tables.house import House
from .tables.refusing import No
from .tidying import Tidying

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
    house = House(settings, database, writer, Driver(workers, settings.think), names())
    people = People(database)
    notices = Notices(database, house.acting)
    house.listeners.append(notices.changed)
    keyring = await Keyring.opened(database)
    identity = Identity(keyring, settings.session_days)
    sessions = Sessions(database, people, identity)
    limits = Limits(database, settings.limits)
    pusher, mailer = await Pusher.opened(settings, database), Mailer(settings, keyring)
    teller = Teller(settings, database, house, people, pusher, mailer)
    house.listeners.append(teller.changed)
    app.state["services"] = Services(
        settings=settings,
        database=database,
        writer=writer,
        probe=Probe(database),
        workers=workers,
        house=house,
        people=people,
        identity=identity,
        keyring=keyring,
        sessions=sessions,
        limits=limits,
        guessing=Guessing(limits),
        doorman=Doorman(database, people, identity, sessions),
        desk=Desk(house, people, workers),
        crowd=Crowd(settings.limits, limits if settings.limits and not database.sqlite else None),
        notices=notices,
        accounts=Accounts(database, people),
        keys=Keys(database),
        pusher=pusher,
        mailer=mailer,
        teller=teller,
    )
    hearing = None
    if not database.sqlite:

        async def heard(news: list[tuple[str, int]]) -> None:
            await house.heard(news)
            await notices.elsewhere([table for table, number in news if number])
            for name, _ in news:
                if name.startswith(PERSON):
                    await sessions.heard(name.removeprefix(PERSON))

        async def missed() -> None:
            await house.missed()
            await sessions.check_all()

        hearing = house.hearing = sessions.hearing = Hearing(database, secrets.token_hex(8), heard, missed)
        hearing.start()
        await hearing.listening.wait()
    house.start()
    if settings.prestart:
        workers.start()
    sessions.start()
    teller.start()
    retention = Retention(settings, database, house, people)
    retention.start()
    tidying = Tidying()
    tidying.start()
    spare_the_collector()
    logger.info("open", extra={"version": __version__, "database": database.address.get_backend_name()})
    try:
        yield
    finally:
        logger.info("closing", extra={"tables": len(house.tables)})
        await tidying.stop()
        await retention.stop()
        await teller.stop()
        await sessions.stop()
        await house.stop()
        if hearing is not None:
            await hearing.stop()
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
            *me.ROUTES,
            *account.ROUTES,
            *telling.ROUTES,
            *docs.ROUTES,
            *operations.ROUTES,
            *pages.ROUTES,
        ],
        dependencies={"visitor": Provide(door.visitor_of)},
        before_request=door.at_the_door,
        exception_handlers={
            No: answers.on_no,
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
