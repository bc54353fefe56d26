"""The keys that sign cookies and links: the newest signs, older ones count until their time is over.

They are kept in the database. A command makes a new one (`london-bridge instance new-key`), and running servers find it
within seconds.
"""

import secrets
from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from london_bridge.server.clock import now_ms
from london_bridge.server.storage.database import Database

NAME = "cookie_keys"
#: Days for which cookies of an earlier version, which tell no time, are taken once more.
OLD_DAYS = 90
DAY_MS = 24 * 3600 * 1000


class Key(msgspec.Struct, frozen=True, omit_defaults=True):
    """A key; `until` is when it ends (in milliseconds), `old` until when cookies without a time are taken."""

    id: str
    secret: str
    until: int | None = None
    old: int = 0


def new_key() -> Key:
    """A key that nobody knows yet."""
    return Key(secrets.token_hex(4), secrets.token_hex(32))


class Keyring:
    """The keys of this instance, the newest first."""

    def __init__(self, keys: list[Key]) -> None:
        self.keys = keys

    @staticmethod
    async def opened(database: Database) -> "Keyring":
        """As they are kept; made when there are none yet. A server of before had one key, which goes on."""
        if await database.get(NAME) is None:
            before = await database.get("secret")
            first = new_key() if before is None else Key("0", before, old=now_ms() + OLD_DAYS * DAY_MS)
            await database.put_new(NAME, msgspec.json.encode([first]).decode())
        ring = Keyring([])
        await ring.read(database)
        return ring

    async def read(self, database: Database) -> bool:
        """Read them anew; whether they are others than before."""
        found = msgspec.json.decode(await database.get(NAME) or "[]", type=list[Key])
        keys = [key for key in found if key.until is None or key.until > now_ms()]
        changed, self.keys = keys != self.keys, keys
        return changed

    async def turn(self, database: Database, grace_days: int) -> None:
        """A new key. Those of before go on for some days, in which who comes by is given a new cookie; or end now."""
        until = now_ms() + grace_days * DAY_MS
        old = [
            msgspec.structs.replace(key, until=min(until, key.until or until), old=min(until, key.old))
            for key in self.keys
        ]
        kept = [new_key(), *(old if grace_days else [])]
        await database.put(NAME, msgspec.json.encode(kept).decode())
        await self.read(database)

    def __contains__(self, key: str) -> bool:
        return any(one.id == key and (one.until is None or one.until > now_ms()) for one in self.keys)

    def sign(self, salt: str, value: Any) -> str:
        """A value with a signature, for a cookie or a link."""
        return str(URLSafeSerializer(self.keys[0].secret, salt=salt).dumps(value))

    def read_signed(self, salt: str, text: str | None, longest: int = 1000) -> tuple[Any, Key] | None:
        """The value, and the key that signed it; None if none of ours did."""
        if not text or len(text) > longest:
            return None
        for key in self.keys:
            try:
                value = URLSafeSerializer(key.secret, salt=salt).loads(text)
            except BadSignature:
                continue
            return (value, key) if key.id in self else None
        return None

    def sign_timed(self, salt: str, value: Any) -> str:
        """A value with a signature that tells when it was made."""
        return str(URLSafeTimedSerializer(self.keys[0].secret, salt=salt).dumps(value))

    def read_timed(self, salt: str, text: str, seconds: int) -> Any:
        """The value, if one of our keys signed it and not longer ago than that; else None."""
        for key in self.keys:
            try:
                return URLSafeTimedSerializer(key.secret, salt=salt).loads(text, max_age=seconds)
            except BadSignature:
                continue
        return None
