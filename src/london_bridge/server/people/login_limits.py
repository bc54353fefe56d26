"""How often a secret may be guessed. Passwords alone can be: codes, links and tokens are random.

Wrong passwords count for the address they come from and for the login they are tried at, as it is looked up. A browser
that was signed in to an account before is known there, and counts for itself: strangers who guess cannot lock its owner
out. The recovery code lets them in from anywhere.
"""

import hashlib
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from london_bridge.server.refusals import RequestRefused
from london_bridge.server.storage.shared_limits import Limit, LimitKey, SharedLimits

from .accounts import fold_login

FROM_ADDRESS = Limit("password-from", 10, 60.0)
AT_LOGIN = Limit("password-at", 60, 3600.0)
BY_DEVICE = Limit("password-by", 10, 60.0)
#: The right password takes time to check, too.
CHECKS = Limit("checks-from", 60, 60.0)
SIGN_UPS = Limit("sign-up-from", 10, 60.0)
CODES = Limit("code-from", 10, 60.0)
LINKS = Limit("link-from", 20, 60.0)
#: Accounts to which one browser is known.
MOST_KNOWN = 10

TOO_MANY = "Too many tries; wait a minute."
LOCKED = (
    "Too many wrong passwords were tried with this login. Use a browser that was signed in before, or your recovery "
    "code, or wait an hour."
)


class LoginDevice:
    """A browser, and the accounts to which it is known: a name of its own, and digests of logins."""

    __slots__ = ("known", "name")

    def __init__(self, name: str | None = None, known: list[str] | None = None) -> None:
        self.name = name or secrets.token_urlsafe(12)
        self.known = known or []

    @staticmethod
    def mark(login: str) -> str:
        """What a browser keeps of a login."""
        return hashlib.sha256(fold_login(login).encode(errors="replace")).hexdigest()[:16]

    def knows(self, login: str) -> bool:
        """Whether it was signed in to this account."""
        return self.mark(login) in self.known

    def learn(self, login: str) -> bool:
        """It is signed in to this account; whether that is new."""
        mark = self.mark(login)
        if self.known[-1:] == [mark]:
            return False
        self.known = [*(one for one in self.known if one != mark), mark][-MOST_KNOWN:]
        return True


class LoginLimits:
    """Lets people try."""

    def __init__(self, limits: SharedLimits) -> None:
        self.limits = limits

    @asynccontextmanager
    async def password(self, address: str, login: str, device: LoginDevice | None) -> AsyncIterator[None]:
        """One try; it costs nothing if no error comes out of it."""
        checks = (CHECKS, address)
        if device is not None and device.knows(login):
            buckets: list[LimitKey] = [(BY_DEVICE, f"{device.name} {fold_login(login)}")]
            checks = (CHECKS, device.name)  # strangers at the same address take nothing from it
        else:
            buckets = [(FROM_ADDRESS, address), (AT_LOGIN, fold_login(login))]
        reached = await self.limits.take(checks, *buckets)
        if reached is AT_LOGIN:
            raise RequestRefused("locked", LOCKED)
        if reached is not None:
            raise RequestRefused("too_fast", TOO_MANY)
        yield
        await self.limits.give_back(*buckets)

    @asynccontextmanager
    async def old_password(self, address: str, person: str) -> AsyncIterator[None]:
        """One try at the password of who is signed in; a thief with their cookie, elsewhere, counts for himself."""
        mine = (BY_DEVICE, f"{person} {address}")
        if await self.limits.take((CHECKS, address), mine) is not None:
            raise RequestRefused("too_fast", TOO_MANY)
        yield
        await self.limits.give_back(mine)

    @asynccontextmanager
    async def secret(self, limit: Limit, address: str) -> AsyncIterator[None]:
        """One try of something that cannot be guessed: only its address can be held up."""
        if await self.limits.take((limit, address)) is not None:
            raise RequestRefused("too_fast", TOO_MANY)
        yield
        await self.limits.give_back((limit, address))

    async def sign_up(self, address: str) -> None:
        """One more account from an address, made or not."""
        if await self.limits.take((SIGN_UPS, address)) is not None:
            raise RequestRefused("too_fast", TOO_MANY)
