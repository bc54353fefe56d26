"""`london-bridge serve`: the table, open for browsers and bots. Imports the server only when it is run."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from london_bridge.errors import LondonBridgeError

if TYPE_CHECKING:
    from london_bridge.server.settings import Settings

#: Seconds that bots at a table may be told to think.
LONGEST = 10


def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar="LONDON_BRIDGE_HOST", help="The address to listen on; 0.0.0.0 is every network of this machine."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="LONDON_BRIDGE_PORT", min=0, max=65535, help="The port; 0 takes a free one.")
    ] = 8017,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="LONDON_BRIDGE_DATABASE",
            help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. [default: a file in the data folder]",
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", envvar="LONDON_BRIDGE_DATA", help="The data folder. [default: that of your user]"),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="LONDON_BRIDGE_ORIGIN",
            metavar="URL",
            help="Another address from which pages may use this server. May be repeated.",
        ),
    ] = None,
    proxies: Annotated[
        str,
        typer.Option(
            envvar="LONDON_BRIDGE_PROXIES", metavar="IP,…", help="Proxies whose X-Forwarded headers are believed."
        ),
    ] = "127.0.0.1",
    metrics_from: Annotated[
        str,
        typer.Option(
            envvar="LONDON_BRIDGE_METRICS_FROM", metavar="IP,…", help="Who may read /metrics; * is everybody."
        ),
    ] = "127.0.0.1,::1",
    secure: Annotated[
        bool | None,
        typer.Option(
            "--secure/--not-secure",
            envvar="LONDON_BRIDGE_SECURE",
            help="Cookies for https only. [default: where a request came by https]",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            envvar="LONDON_BRIDGE_WORKERS",
            min=1,
            max=64,
            help="Processes in which bots think. [default: by the machine]",
        ),
    ] = None,
    think: Annotated[
        str | None,
        typer.Option(
            envvar="LONDON_BRIDGE_THINK",
            metavar="TIME",
            help="How long master and architect may think: 50ms, 2s. [default: 0.2s and 1s]",
        ),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(
            envvar="LONDON_BRIDGE_ADDRESS",
            metavar="URL",
            help="Where people find this server, for links: https://bridge.example.org",
        ),
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="LONDON_BRIDGE_MAIL",
            help="Tell people by mail: smtp://USER:PASSWORD@HOST:PORT, or smtps://… [default: no mails]",
        ),
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(metavar="ADDRESS", envvar="LONDON_BRIDGE_MAIL_FROM", help="The sender of mails.")
    ] = None,
    contact: Annotated[
        str | None,
        typer.Option(
            envvar="LONDON_BRIDGE_CONTACT",
            metavar="URL",
            help="Whom a push service can ask about this server: mailto:… or https://…",
        ),
    ] = None,
    keep_games: Annotated[
        int,
        typer.Option(
            envvar="LONDON_BRIDGE_KEEP_GAMES",
            min=0,
            max=36_500,
            help="Days for which a game is kept that is over; 0: as long as anybody exists who played it.",
        ),
    ] = 0,
    keep_guests: Annotated[
        int,
        typer.Option(
            envvar="LONDON_BRIDGE_KEEP_GUESTS",
            metavar="DAYS",
            min=0,
            max=36_500,
            help="Days for which a guest without an account is kept who does not come back; 0 is for ever.",
        ),
    ] = 365,
    review_playouts: Annotated[
        int,
        typer.Option(
            envvar="LONDON_BRIDGE_REVIEW_PLAYOUTS",
            metavar="N",
            min=0,
            max=100_000,
            help="Playouts for each decision of a review, at most; 0: no reviews.",
        ),
    ] = 2000,
    review_idle: Annotated[
        bool,
        typer.Option(
            "--review-idle/--review-eager",
            envvar="LONDON_BRIDGE_REVIEW_IDLE",
            help="Make reviews only when nothing else on this machine would run, or at its usual priority.",
        ),
    ] = True,
    keep_reviews: Annotated[
        int,
        typer.Option(
            envvar="LONDON_BRIDGE_KEEP_REVIEWS",
            metavar="DAYS",
            min=0,
            max=36_500,
            help="Days for which a review is kept that nobody looks at; 0 is for ever.",
        ),
    ] = 365,
    daily_zone: Annotated[
        str,
        typer.Option(
            envvar="LONDON_BRIDGE_DAILY_ZONE",
            metavar="ZONE",
            help="Where the days of the daily bridge begin at midnight: UTC, Europe/London.",
        ),
    ] = "UTC",
    daily_secret: Annotated[
        str,
        typer.Option(
            envvar="LONDON_BRIDGE_DAILY_SECRET",
            metavar="TEXT",
            help="A secret of your own: a daily deal that only servers with the same one have. [default: everybody's]",
        ),
    ] = "",
    session_days: Annotated[
        int,
        typer.Option(
            envvar="LONDON_BRIDGE_SESSION_DAYS",
            min=1,
            max=400,
            help="Days without a visit after which an account has to sign in again.",
        ),
    ] = 90,
    log_level: Annotated[
        str, typer.Option(envvar="LONDON_BRIDGE_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "info",
) -> None:
    """Open the table: play in a browser, alone against bots or with friends who have the link."""
    from london_bridge.server.running import serve as run
    from london_bridge.server.settings import Settings, data_folder

    settings = Settings(
        host=host,
        port=port,
        data=data if data is not None else data_folder(),
        database=database,
        origins=tuple(origin or ()),
        proxies=proxies,
        metrics_from=metrics_from,
        secure=secure,
        session_days=session_days,
        log_level=log_level,
        address=address,
        mail=mail,
        mail_from=mail_from,
        contact=contact,
        think=checked_think(think),
        keep_games=keep_games,
        keep_guests=keep_guests,
        review_playouts=checked_playouts(review_playouts),
        review_idle=review_idle,
        keep_reviews=keep_reviews,
        daily_zone=checked_zone(daily_zone),
        daily_secret=daily_secret,
    )
    if workers is not None:
        settings.workers = workers
    run(settings, ready=lambda address: _ready(address, settings, open_page))


def is_loopback(host: str) -> bool:
    """Whether nobody but this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def checked_think(think: str | None) -> str | None:
    """A time that people will wait for a bot."""
    if think is None:
        return None
    from london_bridge.bots import Budget

    seconds = Budget.parse(think).seconds
    if seconds is None or seconds > LONGEST:
        raise LondonBridgeError(
            f"--think {think}: at a table bots think for a time, {LONGEST} seconds at most; write 50ms or 2s."
        )
    return think


def checked_zone(zone: str) -> str:
    """A zone that there is."""
    from london_bridge.daily import zone_of

    zone_of(zone)
    return zone


def checked_playouts(playouts: int) -> int:
    """So many that a review can be made of them, or none."""
    from london_bridge.review.job import LEAST

    if 0 < playouts < LEAST:
        raise LondonBridgeError(
            f"--review-playouts {playouts}: a review takes {LEAST} playouts a decision or more; 0 makes none."
        )
    return playouts


def _ready(address: str, settings: Settings, open_page: bool) -> None:
    typer.echo(f"The table is open at {address} (Ctrl-C closes it).")
    if not is_loopback(settings.host) and not settings.address:
        typer.echo(
            "Everybody who can reach this machine can reach it, and what they send can be read on the way. For a "
            "server on the internet put a proxy with https in front of it and name it with --address (docs/hosting.md)."
        )
    if open_page:
        import webbrowser

        webbrowser.open(address)
