"""Where pushes go: to the push services of browsers, at public addresses, and nowhere else."""

import asyncio
import datetime
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select, update

from london_bridge.server.notify.endpoints import NotPublicError, Sender, public, read_endpoint
from london_bridge.server.notify.push import Pusher, make_key
from london_bridge.server.settings import Settings
from london_bridge.server.storage.schema import pushes

from .playing import running
from .posts import Browser, push_service


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:APA91b-_x",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAAA=",
        "https://web.push.apple.com/QGx/%2F",
        "https://db5p.notify.windows.com/w/?token=a%2bb&x=1",
    ],
)
def test_push_services_of_browsers(endpoint: str) -> None:
    """Endpoints as browsers give them are taken, and written as they were."""
    found = read_endpoint(endpoint)
    assert found is not None
    assert found.url == endpoint
    assert not found.named


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1\\.push.apple.com/x",
        "https://127.0.0.1%2f.push.apple.com/x",
        "https://127.0.0.1%5c.push.apple.com/x",
        "https://127.0.0.1#.push.apple.com/x",
        "https://127.0.0.1?.push.apple.com/x",
        "https://127.0.0.1;.push.apple.com/x",
        "https://127.0.0.1/.push.apple.com/x",
        "https://127.0.0.1&.push.apple.com/x",
        "https://evil.example:443@x.push.apple.com/x",
        "https://x.push.apple.com@evil.example/x",
        "https://[::1].push.apple.com/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://-.push.apple.com/x",
        "https://.push.apple.com/x",
        "https://a..push.apple.com/x",
        "https://a_b.push.apple.com/x",
        "https://x.push.apple.com./x",
        "https://x.push.apple.com\t/x",
        "https://x.push.apple.com/x y",
        "https://x.push.apple.com/x\r\nHost: evil",
        "https://x.push.apple.com/%zz",
        "https://x.push.apple.com/x#y",
        "https://x.push.apple.com\\@evil.example/x",
        "https:\\\\x.push.apple.com/x",
        "https:/x.push.apple.com/x",
        "https:x.push.apple.com/x",
        "//x.push.apple.com/x",
        " https://x.push.apple.com/x",
        "https://x.push.apple.com/x\n",
        "https://\uff58.push.apple.com/x",
        "https://fcm.googleapis.com。evil.example/x",
        "https://fcm.googleapis.com:٤٤٣/x",
        "https://fcm.googleapis.com:/x",
        "https://fcm.googleapis.com:8443/abc",
        "https://fcm.googleapis.com:bad/abc",
        "https://fcm.googleapis.com.evil.example/abc",
        "https://evilfcm.googleapis.com/abc",
        "https://push.apple.com/x",
        "https://evil.example/push.apple.com",
        "https://user@fcm.googleapis.com/abc",
        "https://localhost/abc",
        "http://fcm.googleapis.com/fcm/send/abc",
        "ftp://fcm.googleapis.com/abc",
        "file:///etc/passwd",
        "https://fcm.googleapis.com/" + "x" * 600,
        "",
    ],
)
def test_what_is_no_push_service(endpoint: str) -> None:
    """The host by a strict grammar; what one program could read otherwise than another is refused."""
    assert read_endpoint(endpoint) is None


def test_what_the_host_of_the_server_names() -> None:
    """A host for https, or scheme, host and port; nothing beside it."""
    named = ("push.internal", "http://127.0.0.1:9000", ".corp.example")
    for endpoint in ("https://push.internal/x", "http://127.0.0.1:9000/x", "https://a.corp.example/x"):
        found = read_endpoint(endpoint, named)
        assert found is not None
        assert found.named
    for endpoint in ("http://push.internal/x", "http://127.0.0.1:9001/x", "https://127.0.0.1:9000/x"):
        assert read_endpoint(endpoint, named) is None


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("142.250.1.95", True),
        ("2a00:1450:4001::5f", True),
        ("64:ff9b::8efa:15f", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.0.0.1", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::1", False),
        ("fe80::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("fec0::1", False),
        ("ff02::1", False),
        ("not an address", False),
    ],
)
def test_public_addresses(address: str, expected: bool) -> None:
    """No private or loopback address, however it is wrapped."""
    assert public(address) is expected


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["142.250.1.95", "10.0.0.1"], ["::ffff:169.254.169.254"], []])
def test_a_name_that_leads_home_is_not_connected_to(addresses: list[str]) -> None:
    """What counts is the address at the moment of connecting, and every one of them."""
    endpoint = read_endpoint("https://rebound.push.apple.com/x")
    assert endpoint is not None
    with pytest.raises(NotPublicError):
        Sender(5.0, lambda _host, _port: addresses).post(endpoint, b"", {})


def certificate(folder: Path, name: str) -> Path:
    """A certificate of one's own for a name, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{name}.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file


@contextmanager
def https_service(file: Path, status: int) -> Iterator[tuple[int, list[Any]]]:
    """A push service with TLS: its port, and what it was sent (name asked for by TLS, host, path)."""
    heard: list[Any] = []
    names: list[str | None] = []
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(file)
    tls.sni_callback = lambda _socket, name, _context: names.append(name)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            heard.append((names[-1], self.headers["host"], self.path))
            self.send_response(status)
            self.send_header("Location", "http://127.0.0.1:1/")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    server.socket = tls.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_address[1], heard
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_the_address_is_checked_and_the_name_is_kept(tmp_path: Path) -> None:
    """The connection goes to the address that was looked at, under the service's name (TLS and Host); its
    certificate counts; a redirect is not followed.
    """
    file = certificate(tmp_path, "push.example")
    trusting = ssl.create_default_context(cafile=str(file))
    with https_service(file, 307) as (port, heard):
        hosts = (f"https://push.example:{port}", f"https://other.example:{port}")
        sender = Sender(5.0, lambda _host, _port: ["127.0.0.1"], trusting)
        right, wrong = (read_endpoint(f"{host}/a?b=c", hosts) for host in hosts)
        assert right is not None
        assert wrong is not None
        assert sender.post(right, b"hello", {}) == 307
        assert heard == [("push.example", f"push.example:{port}", "/a?b=c")]
        with pytest.raises(ssl.SSLCertVerificationError):
            sender.post(wrong, b"hello", {})
        assert len(heard) == 1


def test_a_topic_tells_nothing() -> None:
    """The same for one person and table, so that messages replace each other; no id can be read from it."""
    pusher = Pusher(Settings(), None, make_key())  # type: ignore[arg-type]  # nothing is stored
    topic = pusher.topic("table-id-of-16-ch", "person")
    assert topic == pusher.topic("table-id-of-16-ch", "person")
    assert len({topic, pusher.topic("another", "person"), pusher.topic("table-id-of-16-ch", "somebody")}) == 3
    other = Pusher(Settings(), None, make_key())  # type: ignore[arg-type]
    assert other.topic("table-id-of-16-ch", "person") != topic
    assert len(topic) <= 32


def test_an_endpoint_of_before_is_forgotten(database: str, tmp_path: Path) -> None:
    """What an earlier version took is looked at again when it is used, and not connected to."""

    async def main() -> None:
        with push_service() as service:
            async with running(database, tmp_path, push_hosts=(service.base,)) as server, server.person("Ann") as ann:
                bad = {"endpoint": "https://127.0.0.1\\.push.apple.com/x"}
                subscription = Browser(service, "ann").subscription()
                assert (await ann.client.post("/api/me/push", json=subscription | bad)).status_code == 422
                assert (await ann.client.post("/api/me/push", json=subscription)).status_code == 204
                stored = server.services.database
                async with stored.write() as connection:
                    await connection.execute(update(pushes).values(**bad))
                person = (await ann.client.get("/api/me")).json()["person"]["id"]
                assert await server.services.pusher.send(person, {}, "table", False) == 0
                async with stored.read() as connection:
                    assert (await connection.execute(select(pushes))).first() is None
            assert not service.pushes

    asyncio.run(main())
