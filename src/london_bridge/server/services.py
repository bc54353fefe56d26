"""What every route can use: one object, made when the application starts."""

from dataclasses import dataclass

from .bots.workers import Workers
from .chronicles.chronicle_desk import ChronicleDesk
from .dailies.daily_desk import DailyDesk
from .dailies.daily_teller import DailyTeller
from .dailies.played_lines import PlayedLines
from .discretion import Discretion
from .live.admission import Admission
from .live.notices import Notices
from .live.request_handler import RequestHandler
from .notify.mail import Mailer
from .notify.push import Pusher
from .notify.turn_notifier import TurnNotifier
from .people.accounts import Accounts
from .people.identity import Identity
from .people.keyring import Keyring
from .people.login_limits import LoginLimits
from .people.sessions import Sessions
from .people.store import People
from .people.tokens import TokenStore
from .people.visitor import Authenticator
from .reviews.desk import ReviewDesk
from .settings import Settings
from .solving.puzzle_desk import PuzzleDesk
from .solving.streak_desk import StreakDesk
from .storage.database import Database
from .storage.probe import Probe
from .storage.shared_limits import SharedLimits
from .storage.writer import Writer
from .tables.table_registry import TableRegistry


@dataclass(slots=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    database: Database
    writer: Writer
    probe: Probe
    workers: Workers
    registry: TableRegistry
    people: People
    identity: Identity
    keyring: Keyring
    sessions: Sessions
    limits: SharedLimits
    discretion: Discretion
    login_limits: LoginLimits
    authenticator: Authenticator
    request_handler: RequestHandler
    admission: Admission
    notices: Notices
    accounts: Accounts
    tokens: TokenStore
    pusher: Pusher
    mailer: Mailer
    notifier: TurnNotifier
    reviews: ReviewDesk
    daily: DailyDesk
    daily_teller: DailyTeller
    played_lines: PlayedLines
    puzzles: PuzzleDesk
    streaks: StreakDesk
    chronicles: ChronicleDesk
