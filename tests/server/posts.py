"""A push service and a mail server for tests: real ones on loopback, which keep what they are given."""

import base64
import json
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02


def b64(data: bytes) -> str:
    """base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser with a push subscription: it alone can read what is pushed to it."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = f"{service.base}/push/{name}"

    def subscription(self) -> dict[str, Any]:
        """As a browser gives it to a page."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "keys": {"p256dh": b64(point), "auth": b64(self.auth)}}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a push."""
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(plain)
        return message


class PushService:
    """Takes pushes; answers with `status`."""

    def __init__(self) -> None:
        self.pushes: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {key.lower(): value for key, value in self.headers.items()}
                outer.pushes.append((self.path, headers, body))
                self.send_response(outer.status)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.base = f"http://127.0.0.1:{self.server.server_address[1]}"

    def signed_by(self, push: int) -> str:
        """The public key that signed a push, if the signature is right."""
        authorization = self.pushes[push][1]["authorization"]
        assert Vapid02.verify(authorization)
        return authorization.partition("k=")[2]


@contextmanager
def push_service() -> Iterator[PushService]:
    """A running push service."""
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()
        thread.join()


class Mailbox:
    """All mails that were handed in."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.port = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802  (aiosmtpd's name)
        """Take a mail."""
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    """A running mail server."""
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=0)
    # aiosmtpd asks its own server whether it is up, so it has to know the port beforehand.
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        controller.port = box.port = probe.getsockname()[1]
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
