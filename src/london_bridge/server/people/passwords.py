"""Passwords and recovery codes. Passwords are hashed with argon2id, in threads, few at a time: each takes memory."""

import asyncio
import hashlib
import hmac
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from london_bridge.server.refusals import RequestRefused

#: Hashes at the same time; each takes 64 MB and some hundredths of a second.
AT_ONCE = 2
SHORTEST = 8
#: Without letters and digits that look alike (Crockford's alphabet).
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUPS, GROUP = 5, 4


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.turn = asyncio.Semaphore(AT_ONCE)
        #: Checked where there is no such account, so that the time of an answer does not tell.
        self.nobody: str | None = None

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        async with self.turn:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one of which this was kept."""
        if kept is None:
            if self.nobody is None:
                self.nobody = await self.hash(secrets.token_hex(16))
            await self._verify(self.nobody, password)
            return False
        return await self._verify(kept, password)

    async def _verify(self, kept: str, password: str) -> bool:
        async with self.turn:
            try:
                return await asyncio.to_thread(self.hasher.verify, kept, password)
            except (VerificationError, InvalidHashError):
                return False

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with weaker parameters than today's."""
        return self.hasher.check_needs_rehash(kept)


def check_strength(password: str, login: str) -> None:
    """Refuse passwords that are guessed at once."""
    if len(password) < SHORTEST:
        raise RequestRefused(
            "weak_password", f"A password has at least {SHORTEST} characters; a sentence is a good one."
        )
    if password.casefold() == login or len(set(password)) < 4:
        raise RequestRefused("weak_password", "This password is too easy to guess; a sentence is a good one.")


def new_code() -> str:
    """A recovery code: 100 bits, to be written down."""
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def code_digest(code: str) -> str:
    """What is kept of a recovery code. It is random, so a fast digest cannot be searched. Typing errors that cannot be
    anything else are forgiven.
    """
    plain = "".join(code.upper().split()).replace("-", "")
    plain = plain.replace("O", "0").replace("I", "1").replace("L", "1")
    return hashlib.sha256(plain.encode()).hexdigest()


def code_fits(code: str, kept: str | None) -> bool:
    """Whether a recovery code is the one of which this was kept."""
    return hmac.compare_digest(code_digest(code), kept or "-")
