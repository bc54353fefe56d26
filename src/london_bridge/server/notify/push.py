"""Web push: a browser that allowed it is told even when the page is closed. Keys are made once and kept.

Messages are encrypted for the browser and signed with the server's key (VAPID). The push services learn as little as
possible: a table's id, with which one can join, is in nothing that they can read. Nobody but the services of browsers
is written to (`endpoints`).
"""

import asyncio
import base64
import hashlib
import hmac
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from sqlalchemy import delete, insert, select, update

from london_bridge.server.clock import now_ms
from london_bridge.server.metrics import METRICS
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.settings import Settings
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import pushes
from london_bridge.server.wire.accounts import PushSubscription

from .endpoints import Endpoint, Sender, read_endpoint

logger = logging.getLogger("london_bridge.push")
MOST_DEVICES = 10
#: Seconds for which a push service keeps a message whose browser is off.
KEEP = 24 * 3600
TIMEOUT = 10.0
#: Seconds for which a push service believes a signature.
SIGNED = 12 * 3600
GONE = (404, 410)


def make_key() -> str:
    """A new private key, as text that can be kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


def public_key(private: str) -> str:
    """What a browser is given of it: the uncompressed point, base64url."""
    key = serialization.load_pem_private_key(private.encode(), None)
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def encrypted(device: "PushDevice", data: bytes) -> bytes:
    """A message that only this browser can read (RFC 8291), with a key of its own."""
    return bytes(
        http_ece.encrypt(
            data,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=padded(device.p256dh),
            auth_secret=padded(device.auth),
            version="aes128gcm",
        )
    )


def padded(text: str) -> bytes:
    """The bytes of base64url without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def unpadded(text: str) -> str:
    """A key of a browser, in the one way of writing that all libraries read."""
    return text.replace("+", "-").replace("/", "_").rstrip("=")


@dataclass(frozen=True, slots=True)
class PushDevice:
    """A browser that may be told."""

    endpoint: str
    p256dh: str
    auth: str


class Pusher:
    """Keeps subscriptions, and pushes."""

    def __init__(self, settings: Settings, database: Database, private: str) -> None:
        self.database = database
        self.private = private
        self.public = public_key(private)
        self.hosts = tuple(settings.push_hosts)
        self.sender = Sender(TIMEOUT)
        self.topic_key = hashlib.sha256(b"topic" + private.encode()).digest()
        self.contact = settings.contact or "mailto:nobody@localhost"
        self.threads = ThreadPoolExecutor(4, thread_name_prefix="push")

    @staticmethod
    async def opened(settings: Settings, database: Database) -> "Pusher":
        """With the key of this instance, made when there is none yet."""
        if await database.get("vapid") is None:
            await database.put_new("vapid", make_key())
        private = await database.get("vapid")
        assert private is not None
        return Pusher(settings, database, private)

    def endpoint(self, text: str) -> Endpoint | None:
        """The endpoint that a text names, if it is at a push service of a browser."""
        return read_endpoint(text, self.hosts)

    def topic(self, table: str, person: str) -> str:
        """By what a push service knows that a later message replaces an earlier one: it tells neither table nor person,
        nor that two people are at one table.
        """
        made = hmac.digest(self.topic_key, f"{table} {person}".encode(), "sha256")
        return base64.urlsafe_b64encode(made[:18]).decode()

    async def subscribe(self, person: str, asked: PushSubscription, session: str | None = None) -> None:
        """Remember a browser, until its session is ended. One that was somebody else's before is theirs no longer."""
        endpoint = self.endpoint(asked.endpoint)
        if endpoint is None:
            raise RequestRefused("bad_push", "This is not the address of a browser's push service.")
        row = {
            "endpoint": endpoint.url,
            "person": person,
            "p256dh": unpadded(asked.keys.p256dh),
            "auth": unpadded(asked.keys.auth),
            "created": now_ms(),
            "session": session,
        }
        async with self.database.write() as connection:
            await connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint.url))
            query = select(pushes.c.endpoint).where(pushes.c.person == person).order_by(pushes.c.created.desc())
            mine = [found[0] for found in await connection.execute(query)]
            for old in mine[MOST_DEVICES - 1 :]:
                await connection.execute(delete(pushes).where(pushes.c.endpoint == old))
            await connection.execute(insert(pushes), row)

    async def follow(self, before: str | None, now: str | None) -> None:
        """A browser has another session, of the same person: it goes on being told."""
        if before is not None:
            async with self.database.write() as connection:
                await connection.execute(update(pushes).where(pushes.c.session == before).values(session=now))

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Forget a browser."""
        query = delete(pushes).where(pushes.c.endpoint == endpoint)
        if person is not None:
            query = query.where(pushes.c.person == person)
        async with self.database.write() as connection:
            await connection.execute(query)

    async def devices(self, person: str) -> list[PushDevice]:
        """The browsers of somebody."""
        query = select(pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth).where(pushes.c.person == person)
        async with self.database.read() as connection:
            return [PushDevice(*row) for row in await connection.execute(query)]

    async def send(self, person: str, message: dict[str, Any], table: str, urgent: bool) -> int:
        """Push to all browsers of somebody; how many services took it. Browsers that are gone are forgotten."""
        devices = await self.devices(person)
        data = msgspec.json.encode(message)
        topic = self.topic(table, person)
        loop = asyncio.get_running_loop()
        jobs = [loop.run_in_executor(self.threads, self._push, device, data, topic, urgent) for device in devices]
        taken = 0
        for device, status in zip(devices, await asyncio.gather(*jobs), strict=True):
            if status in GONE:
                await self.unsubscribe(device.endpoint)
            elif status < 300:
                taken += 1
        METRICS.told["push"] += taken
        return taken

    def _push(self, device: PushDevice, data: bytes, topic: str, urgent: bool) -> int:
        """Push to one browser; the status of the answer, or 599 where there was none. Runs in a thread."""
        endpoint = self.endpoint(device.endpoint)
        if endpoint is None:
            return GONE[0]  # taken by an earlier version, which looked less closely
        try:
            claims = {"sub": self.contact, "aud": endpoint.origin, "exp": now_ms() // 1000 + SIGNED}
            signature: dict[str, str] = Vapid02.from_pem(self.private.encode()).sign(claims)
            headers = signature | {
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEEP),
                "Topic": topic,
                "Urgency": "high" if urgent else "normal",
            }
            status = self.sender.post(endpoint, encrypted(device, data), headers)
        except Exception as error:
            # A subscription's address is a secret of the browser, and errors of the network quote it.
            logger.warning("a push could not be sent", extra={"error": type(error).__name__})
            return 599
        if status >= 300 and status not in GONE:
            logger.warning("a push was refused", extra={"status": status})
        return status

    def stop(self) -> None:
        """No more pushes."""
        self.threads.shutdown(wait=False, cancel_futures=True)
