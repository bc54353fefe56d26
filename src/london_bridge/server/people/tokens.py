"""Secrets that people are handed: personal access tokens, and links that move an identity to another device.

Only digests are kept. The secrets are random, so a digest cannot be searched for them.
"""

import secrets

from sqlalchemy import delete, func, insert, select

from london_bridge.server.clock import now_ms
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import links, tokens
from london_bridge.server.wire.accounts import TokenLine, TokenMade

from .visitor import TOKEN, digest

MOST_TOKENS = 20
#: How long a link may wait to be followed.
LINK_MS = 15 * 60 * 1000


class TokenStore:
    """Tokens and links."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- tokens -------------------------------------------------------------------------------------------------

    async def tokens(self, person: str) -> list[TokenLine]:
        """Somebody's tokens, the newest first."""
        query = select(tokens.c.id, tokens.c.label, tokens.c.created, tokens.c.used).where(tokens.c.person == person)
        async with self.database.read() as connection:
            found = await connection.execute(query.order_by(tokens.c.created.desc(), tokens.c.id))
            return [TokenLine(*row) for row in found]

    async def make_token(self, person: str, label: str) -> TokenMade:
        """A new token."""
        made = TokenMade(secrets.token_urlsafe(9), label, TOKEN + secrets.token_urlsafe(32))
        row = {
            "id": made.id,
            "person": person,
            "label": label,
            "digest": digest(made.token),
            "created": now_ms(),
            "used": None,
        }
        async with self.database.write() as connection:
            count = await connection.scalar(select(func.count()).where(tokens.c.person == person))
            if (count or 0) >= MOST_TOKENS:
                raise RequestRefused("not_allowed", f"You have {MOST_TOKENS} tokens; delete one that you do not need.")
            await connection.execute(insert(tokens), row)
        return made

    async def drop_token(self, person: str, token: str) -> None:
        """Make a token worthless."""
        if not token.isprintable():
            raise RequestRefused("not_found", "You have no such token.")
        async with self.database.write() as connection:
            gone = await connection.execute(delete(tokens).where(tokens.c.id == token, tokens.c.person == person))
        if not gone.rowcount:
            raise RequestRefused("not_found", "You have no such token.")

    # --- links --------------------------------------------------------------------------------------------------

    async def make_link(self, person: str) -> tuple[str, int]:
        """A secret that makes another device this person's, and until when. There is one at a time."""
        secret, expires = secrets.token_urlsafe(24), now_ms() + LINK_MS
        async with self.database.write() as connection:
            await connection.execute(delete(links).where((links.c.person == person) | (links.c.expires < now_ms())))
            await connection.execute(insert(links), {"digest": digest(secret), "person": person, "expires": expires})
        return secret, expires

    async def claim(self, secret: str) -> str:
        """Whose link that is. It works once."""
        mine = links.c.digest == digest(secret)
        async with self.database.write() as connection:
            row = (await connection.execute(select(links.c.person, links.c.expires).where(mine))).first()
            gone = await connection.execute(delete(links).where(mine))
        if row is None or not gone.rowcount or row[1] < now_ms():
            raise RequestRefused(
                "bad_link", "This link has been used, or is older than a quarter of an hour; make a new one."
            )
        return str(row[0])
