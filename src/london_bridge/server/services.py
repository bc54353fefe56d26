"""What every route can use: one object, made when the application starts."""

from dataclasses import dataclass

from .bots.workers import Workers
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
from .people.sessions import Sessions
from .people.store import People
from .people.visitor import Doorman
from .settings import Settings
from .storage.database import Database
from .storage.limits import Limits
from .storage.probe import Probe
from .storage.writer import Writer
from .tables.house import House


@dataclass(slots=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    database: Database
    writer: Writer
    probe: Probe
    workers: Workers
    house: House
    people: People
    identity: Identity
    keyring: Keyring
    sessions: Sessions
    limits: Limits
    guessing: Guessing
    doorman: Doorman
    desk: Desk
    crowd: Crowd
    notices: Notices
    accounts: Accounts
    keys: Keys
    pusher: Pusher
    mailer: Mailer
    teller: Teller
