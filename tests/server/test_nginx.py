"""The nginx.conf that we hand out, in a real nginx before a real server: renewing certificates, names, numbers."""

import asyncio
import datetime
import os
import re
import shutil
import signal
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.asyncio.client import connect

from london_bridge.server.clock import now_ms
from tests.missing import missing
from tests.waiting import until_seen

from .playing import running
from .postgres import free_port

CONF = Path(__file__).parents[2] / "deploy/nginx.conf"
NAME = "bridge.example.org"


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
async def nginx(folder: Path, upstream: int) -> AsyncIterator[Proxy]:
    """nginx with our file; only ports and folders are others."""
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
    text = text.replace("server 127.0.0.1:8017;", f"server 127.0.0.1:{upstream};")
    text = text.replace(f"/etc/letsencrypt/live/{NAME}", str(folder)).replace("/var/www/html", str(proxy.webroot))
    text = text.replace("allow 127.0.0.1;", "allow 127.0.0.2;")  # the test is somebody from outside
    text = text.replace("/var/log/nginx/london-bridge.log", str(folder / "access.log"))
    (folder / "site.conf").write_text(text)
    (folder / "nginx.conf").write_text(
        f"user {'root' if os.getuid() == 0 else 'nobody'}; daemon off; pid {folder}/pid; error_log {folder}/error.log;"
        f"worker_processes 1; events {{}} http {{ include {folder}/site.conf;"
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


@pytest.fixture
def served(tmp_path: Path) -> str:
    """A database for one test."""
    return f"sqlite:///{tmp_path}/n.sqlite3"


@pytest.mark.slow
def test_what_nginx_lets_through(served: str, tmp_path: Path) -> None:
    """Certificates can be renewed; only our name is answered; nobody outside reads the numbers; games go through."""

    async def main() -> None:
        async with running(served, tmp_path, limits=True) as server, nginx(tmp_path, server.port) as proxy:
            challenge = proxy.webroot / ".well-known/acme-challenge"
            challenge.mkdir(parents=True)  # as certbot's webroot plugin lays it out
            (challenge / "tOkEn-_1").write_text("tOkEn-_1.thumbprint")
            found = await proxy.get("http", NAME, "/.well-known/acme-challenge/tOkEn-_1")
            assert found is not None
            assert (found.status_code, found.text) == (200, "tOkEn-_1.thumbprint")
            other = await proxy.get("http", NAME, "/.well-known/acme-challenge/other")
            assert other is not None
            assert other.status_code == 404

            sent_on = await proxy.get("http", NAME, "/t/abc?x=1")
            assert sent_on is not None
            assert (sent_on.status_code, sent_on.headers["location"]) == (301, f"https://{NAME}/t/abc?x=1")
            assert await proxy.get("http", "evil.example.net", "/") is None
            assert await proxy.get("https", "evil.example.net", "/") is None

            page = await proxy.get("https", NAME, "/")
            assert page is not None
            assert page.status_code == 200
            assert page.headers["strict-transport-security"]
            for path in ("/metrics", "/metrics/", "//metrics", "/metrics//", "/./metrics", "/metrics/x", "/%6detrics"):
                answer = await proxy.get("https", NAME, path)
                assert answer is not None
                assert b"london_bridge_" not in answer.content, path

            trust = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
            url = f"wss://{NAME}:{proxy.https}/api/me/live"
            async with connect(url, ssl=trust, host="127.0.0.1", port=proxy.https):
                pass

    asyncio.run(main())
