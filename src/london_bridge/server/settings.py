"""What can be set when the server is started. Everything has a value that is right for playing at home."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from london_bridge.errors import LondonBridgeError
from london_bridge.processors import processors

STATIC = Path(__file__).parent / "static"


def data_folder() -> Path:
    """Where tables are kept if nothing else is said."""
    return user_data_path("london-bridge", appauthor=False)


@dataclass(slots=True)
class Settings:
    """The settings of one server process."""

    host: str = "127.0.0.1"
    port: int = 8017
    data: Path = field(default_factory=data_folder)
    #: sqlite:///FILE or postgresql://…; None is a file in `data`.
    database: str | None = None
    #: Addresses, beside the server's own, from which pages may use it: https://example.org
    origins: tuple[str, ...] = ()
    #: Whether cookies are for https only. None: where the request came by https.
    secure: bool | None = None
    #: Trust X-Forwarded-* of these proxies (uvicorn's forwarded_allow_ips).
    proxies: str = "127.0.0.1"
    #: Addresses or networks that may read /metrics; * is everybody.
    metrics_from: str = "127.0.0.1,::1"
    static: Path = STATIC
    #: Worker processes in which bots think.
    workers: int = field(default_factory=lambda: max(1, min(4, processors() - 1)))
    #: Whether the worker of the quick bots is started with the server, and not when the first of them has to move.
    prestart: bool = True
    #: How long bots that search may think, instead of the time of their level: 0.2s, 50ms.
    think: str | None = None
    #: Seconds a bot may think before it is replaced.
    bot_limit: float = 30.0
    #: Seconds without anybody after which a table leaves memory.
    idle: float = 120.0
    #: Seconds between two looks for clocks that ran out while their table was not in memory.
    sweep: float = 2.0
    #: Whether limits of rate hold. Only measurements turn them off.
    limits: bool = True
    #: Days for which a guest is kept who does not come back; 0: for ever.
    keep_guests: int = 365
    #: Playouts for each decision of a review, at most; 0: this server makes no reviews.
    review_playouts: int = 2000
    #: Whether reviews run only when nothing else on the machine would; a machine that is always busy makes none then.
    review_idle: bool = True
    #: Days for which a review is kept that nobody looks at; 0: for ever.
    keep_reviews: int = 365
    #: The zone in which the days of the daily bridge begin; what servers share that have a deal of their own; and how
    #: often the seat is played to find out what it is worth (0: never).
    daily_zone: str = "UTC"
    daily_secret: str = ""
    daily_runs: int = 24
    #: Days for which a game is kept that is over; 0: as long as anybody exists who played it.
    keep_games: int = 0
    #: Days without a visit after which somebody with an account has to sign in again.
    session_days: int = 90
    log_level: str = "info"
    #: The address under which people find this server, for links in mails: https://bridge.example.org
    address: str | None = None
    #: Where mails are handed in: smtp://USER:PASSWORD@HOST:PORT, or smtps://…; None: no mails.
    mail: str | None = None
    mail_from: str | None = None
    #: Whom a push service can ask when something is wrong: mailto:… or https://…
    contact: str | None = None
    #: Push services beside those of the makers of browsers: host names, or scheme://host:port
    push_hosts: tuple[str, ...] = ()
    #: Seconds that somebody has been away, at their turn, before they are told by push, and by mail.
    tell_after: float = 10.0
    mail_after: float = 120.0
    #: Seconds between two searches for turns that a server which died has not told of.
    search: float = 300.0

    def url(self) -> str:
        """The database, as SQLAlchemy writes it (with a driver that works with asyncio)."""
        if self.database is None:
            return f"sqlite+aiosqlite:///{self.data / 'london-bridge.sqlite3'}"
        scheme, separator, rest = self.database.partition("://")
        name = scheme.partition("+")[0]
        if separator and name in ("postgresql", "postgres"):
            return f"postgresql+psycopg://{rest}"
        if separator and name == "sqlite":
            return f"sqlite+aiosqlite://{rest}"
        raise LondonBridgeError(
            f"The database {scheme or self.database!r} is not known: say sqlite:///FILE or postgresql://USER@HOST/NAME."
        )
