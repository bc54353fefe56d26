"""Running the server: uvicorn with the application, until it is told to stop."""

import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn
from litestar import Litestar

from london_bridge.errors import LondonBridgeError

from .app import build
from .http.answers import SafeHeaders
from .http.protocol import BoundedHttp
from .live.channel import LONGEST_FRAME
from .live.websocket_protocol import WebSocketProtocol
from .logs import log_config
from .services import Services
from .settings import Settings

#: Seconds that connections have to end when the server stops.
GRACE = 10
#: Bytes that the system keeps of what somebody does not read (it takes twice as many). By itself it would go on to
#: megabytes for each, and who does not listen would be found out only then.
SEND_BUFFER = 64 * 1024


def listen(settings: Settings) -> socket.socket:
    """A socket at the address; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # each connection has it from here
    try:
        sock.bind((settings.host, settings.port))
    except OSError as error:
        sock.close()
        where = f"{settings.host}:{settings.port}"
        raise LondonBridgeError(
            f"The address {where} cannot be used: {error.strerror or error}. Choose another one with --port or --host."
        ) from error
    return sock


def address(settings: Settings, sock: socket.socket) -> str:
    """Where a browser finds the server."""
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{sock.getsockname()[1]}/"


class Server(uvicorn.Server):
    """Uvicorn's server, which also says when it is ready, and for which being told to stop is a good end."""

    ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody at a table to come again, then close. Uvicorn alone would close without a word."""
        app = self.config.app.app if isinstance(self.config.app, SafeHeaders) else None
        services = app.state.get("services") if isinstance(app, Litestar) else None
        if isinstance(services, Services):
            await services.registry.farewell()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, at the second Ctrl-C at once. The signal is not raised again afterwards, as uvicorn would."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def config_of(settings: Settings, app: Litestar) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        SafeHeaders(app),
        loop="auto",
        http=BoundedHttp,
        ws=WebSocketProtocol,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=log_config(settings.log_level),
    )


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Run until Ctrl-C or a signal; what is being saved is finished first."""
    sock = listen(settings)
    app = build(settings)
    server = Server(config_of(settings, app))
    # What a person has to put right is said in one sentence; uvicorn would print where it was found.
    logging.getLogger("uvicorn.error").addFilter(lambda _: "problem" not in app.state)
    if ready is not None:
        server.ready = lambda: ready(address(settings, sock))
    try:
        server.run([sock])
    finally:  # uvicorn ends the program where it cannot start
        problem = app.state.get("problem")
        if isinstance(problem, LondonBridgeError):
            raise problem
    if not server.started:
        sys.exit(1)
