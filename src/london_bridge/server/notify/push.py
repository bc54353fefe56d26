"""Web push: a browser that allowed it is told even when the page is closed. Keys are made once and kept.

Messages are encrypted for the browser and signed with the server's key (VAPID), so the push services learn neither.
Only the push services of browsers are written to: an address is something that a visitor says.
"""

import asyncio
import base64
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, insert, select

from london_bridge.server.clock import now_ms
from london_bridge.server.metrics import METRICS
from london_bridge.server.settings import Settings
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import pushes
from london_bridge.server.tables.refusing import No
from london_bridge.server.wire.accounts import PushSubscription

logger = logging.getLogger("london_bridge.push")
#: Where the makers of browsers take pushes. A name that begins with a dot is any host below it.
SERVICES = (
    "fcm.googleapis.com",
    "android.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
MOST_DEVICES = 10
#: Seconds for which a push service keeps a message whose browser is off.
KEEP = 24 * 3600
TIMEOUT = 10.0
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


def unpadded(text: str) -> str:
    """A key of a browser, in the one way of writing that all libraries read."""
    return text.replace("+", "-").replace("/", "_").rstrip("=")


@dataclass(frozen=True, slots=True)
class Device:
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
        self.services = SERVICES + tuple(settings.push_hosts)
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

    def allowed(self, endpoint: str) -> bool:
        """Whether that is a push service of a browser."""
        try:
            parts = urlsplit(endpoint)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            return False
        if parts.username is not None or not endpoint.isascii() or not endpoint.isprintable():
            return False
        if f"{parts.scheme}://{parts.netloc}" in self.services:  # one that the host of the server has named
            return True
        known = any(host == name or (name.startswith(".") and host.endswith(name)) for name in self.services)
        return parts.scheme == "https" and port in (None, 443) and known

    async def subscribe(self, person: str, asked: PushSubscription) -> None:
        """Remember a browser. One that was somebody else's before is theirs no longer."""
        if not self.allowed(asked.endpoint):
            raise No("bad_push", "This is not the address of a browser's push service.")
        row = {
            "endpoint": asked.endpoint,
            "person": person,
            "p256dh": unpadded(asked.keys.p256dh),
            "auth": unpadded(asked.keys.auth),
            "created": now_ms(),
        }
        async with self.database.write() as connection:
            await connection.execute(delete(pushes).where(pushes.c.endpoint == asked.endpoint))
            query = select(pushes.c.endpoint).where(pushes.c.person == person).order_by(pushes.c.created.desc())
            mine = [found[0] for found in await connection.execute(query)]
            for old in mine[MOST_DEVICES - 1 :]:
                await connection.execute(delete(pushes).where(pushes.c.endpoint == old))
            await connection.execute(insert(pushes), row)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Forget a browser."""
        query = delete(pushes).where(pushes.c.endpoint == endpoint)
        if person is not None:
            query = query.where(pushes.c.person == person)
        async with self.database.write() as connection:
            await connection.execute(query)

    async def devices(self, person: str) -> list[Device]:
        """The browsers of somebody."""
        query = select(pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth).where(pushes.c.person == person)
        async with self.database.read() as connection:
            return [Device(*row) for row in await connection.execute(query)]

    async def send(self, person: str, message: dict[str, Any], topic: str, urgent: bool) -> int:
        """Push to all browsers of somebody; how many services took it. Browsers that are gone are forgotten."""
        devices = await self.devices(person)
        data = msgspec.json.encode(message).decode()
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

    def _push(self, device: Device, data: str, topic: str, urgent: bool) -> int:
        """Push to one browser; the status of the answer, or 599 where there was none. Runs in a thread."""
        import requests
        from py_vapid import Vapid
        from pywebpush import WebPushException, webpush

        session = requests.Session()
        session.max_redirects = 0  # the address was checked; no other one is
        headers: dict[str, str | int | float] = {"Topic": topic[:32], "Urgency": "high" if urgent else "normal"}
        try:
            webpush(
                {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}},
                data,
                vapid_private_key=Vapid.from_pem(self.private.encode()),
                vapid_claims={"sub": self.contact},
                ttl=KEEP,
                timeout=TIMEOUT,
                headers=headers,
                requests_session=session,
            )
        except WebPushException as error:
            status = error.status_code or 599
            if status not in GONE:
                logger.warning("a push was refused", extra={"status": status})
            return status
        except Exception as error:
            # A subscription's address is a secret of the browser, and errors of the network quote it.
            logger.warning("a push could not be sent", extra={"error": type(error).__name__})
            return 599
        finally:
            session.close()
        return 201

    def stop(self) -> None:
        """No more pushes."""
        self.threads.shutdown(wait=False, cancel_futures=True)
