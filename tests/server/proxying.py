"""The nginx.conf that we hand out, in a real nginx before real servers; and how attackers and others get to a server,
through it or without it.
"""

import asyncio
import datetime
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from london_bridge.server.clock import now_ms
from tests.missing import missing
from tests.waiting import until_seen

from .postgres import free_port

CONF = Path(__file__).parents[2] / "deploy/nginx.conf"
NAME = "bridge.example.org"
#: What hosts are told to write into nginx's own file.
ROOM = "worker_rlimit_nofile 20000; events { worker_connections 8192;"


def self_signed(folder: Path) -> None:
    """A certificate for our name, where certbot would put it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.fromtimestamp(now_ms() / 1000, datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )


class Proxy:
    """Where nginx listens, and where certbot would write."""

    def __init__(self, http: int, https: int, webroot: Path) -> None:
        self.http = http
        self.https = https
        self.webroot = webroot

    async def get(self, scheme: str, host: str, path: str) -> httpx.Response | None:
        """What a name is answered; None if the connection is closed without a word. The path goes out as it is."""
        port = self.http if scheme == "http" else self.https
        trust = ssl.create_default_context()
        trust.check_hostname = False
        trust.verify_mode = ssl.CERT_NONE
        async with httpx.AsyncClient(verify=trust) as client:
            request = client.build_request("GET", f"{scheme}://127.0.0.1:{port}{path}", headers={"host": host})
            request.extensions["sni_hostname"] = host
            try:
                return await client.send(request)
            except httpx.TransportError:
                return None


@asynccontextmanager
async def nginx(folder: Path, *upstream: int, metrics_from: str = "127.0.0.2") -> AsyncIterator[Proxy]:
    """nginx with our file before these ports, and with as many connections as docs/hosting.md says; only ports and
    folders are others.
    """
    program = shutil.which("nginx")
    if program is None:
        missing("nginx", "nginx-light")
    proxy = Proxy(free_port(), free_port(), folder / "html")
    proxy.webroot.mkdir()
    self_signed(folder)
    text = CONF.read_text(encoding="utf-8")
    text = re.sub(r"(?m)^\s*listen \[::\].*\n", "", text)
    text = text.replace("listen 80", f"listen 127.0.0.1:{proxy.http}")
    text = text.replace("listen 443", f"listen 127.0.0.1:{proxy.https}")
    text = re.sub(
        r"(?m)^( *server 127\.0\.0\.1:)8017(.*;)$",
        lambda line: "\n".join(f"{line[1]}{port}{line[2]}" for port in upstream),
        text,
    )
    text = text.replace(f"/etc/letsencrypt/live/{NAME}", str(folder)).replace("/var/www/html", str(proxy.webroot))
    text = text.replace("allow 127.0.0.1;", f"allow {metrics_from};")  # the test is somebody from outside
    text = text.replace("/var/log/nginx/london-bridge.log", str(folder / "access.log"))
    (folder / "site.conf").write_text(text)
    (folder / "nginx.conf").write_text(
        f"user {'root' if os.getuid() == 0 else 'nobody'}; daemon off; pid {folder}/pid; error_log {folder}/error.log;"
        f"worker_processes auto; {ROOM} }} http {{ include {folder}/site.conf;"
        + "".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy"))
        + "}"
    )
    process = await asyncio.create_subprocess_exec(
        program, "-p", str(folder), "-c", str(folder / "nginx.conf"), stderr=subprocess.PIPE
    )
    try:

        async def listens() -> bool:
            assert process.returncode is None, (folder / "error.log").read_text()
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", proxy.http)
                writer.close()
                return True
            return False

        await until_seen(listens)  # nginx says nothing when it is ready
        yield proxy
    finally:
        process.send_signal(signal.SIGQUIT)
        await process.wait()


@dataclass(frozen=True)
class Way:
    """How somebody gets to a server: straight, or through nginx. It can be handed to other processes.

    Who comes straight says where they come from, as a proxy would; nginx sees for itself: everybody has an address of
    their own on the loopback.
    """

    port: int
    #: The certificate of nginx; None: straight.
    trust: str | None = None

    @property
    def base(self) -> str:
        """What a browser shows."""
        return f"http://127.0.0.1:{self.port}" if self.trust is None else f"https://{NAME}:{self.port}"

    def address(self, number: int) -> str:
        """Where the so manyth comes from."""
        more, last = divmod(number, 250)
        return f"203.0.{113 + more}.{last}" if self.trust is None else f"127.0.{1 + more}.{last}"

    def headers(self, number: int) -> dict[str, str]:
        """What everybody sends along."""
        return {"X-Forwarded-For": self.address(number)}  # through nginx it is only a lie, which must not count

    def context(self) -> ssl.SSLContext | None:
        """Whom to trust."""
        return None if self.trust is None else ssl.create_default_context(cafile=self.trust)

    def client(self, number: int, **more: Any) -> httpx.AsyncClient:
        """Somebody who asks by HTTP."""
        headers = self.headers(number) | {"origin": self.base}
        context = self.context()
        if context is None:
            return httpx.AsyncClient(base_url=self.base, headers=headers, **({"timeout": 60} | more))
        headers["host"] = f"{NAME}:{self.port}"
        limits = httpx.Limits(max_connections=100, max_keepalive_connections=20)
        transport = ByName(verify=context, local_address=self.address(number), limits=limits)
        where = f"https://127.0.0.1:{self.port}"
        return httpx.AsyncClient(base_url=where, headers=headers, transport=transport, **({"timeout": 60} | more))

    def dial(self, number: int) -> dict[str, Any]:
        """What a WebSocket needs to get there, beside the address that `base` begins with."""
        if self.trust is None:
            return {}
        where = {"host": "127.0.0.1", "port": self.port, "local_addr": (self.address(number), 0)}
        return where | {"ssl": self.context()}

    def socket(self, number: int, buffer: int | None = None) -> socket.socket:
        """A bare connection, which takes only so much at a time."""
        sock = socket.socket()
        if buffer is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        sock.settimeout(5)
        try:
            context = self.context()
            if context is None:
                sock.connect(("127.0.0.1", self.port))
                return sock
            sock.bind((self.address(number), 0))
            sock.connect(("127.0.0.1", self.port))
            return context.wrap_socket(sock, server_hostname=NAME)
        except OSError:
            sock.close()
            raise


class ByName(httpx.AsyncHTTPTransport):
    """Asks for our name, wherever it is."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """One request."""
        request.extensions["sni_hostname"] = NAME
        return await super().handle_async_request(request)
