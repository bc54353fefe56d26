"""Accounts: a guest with a login and a password. They keep one's games, and can be recovered by a code."""

import re
import unicodedata

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from london_bridge.server.refusals import RequestRefused
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import links, people, pushes, tokens

from .passwords import Passwords, check_strength, code_digest, code_fits, new_code
from .store import People, Person

LOGIN = re.compile(r"[\w.@+-]{3,40}")
WRONG = "There is no account with this login and password."


def fold_login(text: str) -> str:
    """A login as it is looked up and counted: capitals, widths and ways of writing an accent make no difference."""
    return unicodedata.normalize("NFKC", text).strip().casefold()


def clean_login(text: str) -> str:
    """A login as it is kept."""
    login = fold_login(text)
    if not LOGIN.fullmatch(login):
        raise RequestRefused("bad_login", "A login has 3 to 40 letters or digits, or any of . @ + - _ and no spaces.")
    return login


class Accounts:
    """Signs people up and in."""

    def __init__(self, database: Database, people: People) -> None:
        self.database = database
        self.people = people
        self.passwords = Passwords()

    async def sign_up(self, person: Person, login: str, password: str) -> tuple[Person, str]:
        """Make an account of a guest; with it the code that recovers it. Cookies, tokens and links of before
        are worthless.
        """
        if person.login is not None:
            raise RequestRefused("not_allowed", "You have an account already.")
        login = clean_login(login)
        check_strength(password, login)
        code = new_code()
        kept = await self.passwords.hash(password)
        mine = (people.c.id == person.id) & people.c.login.is_(None)
        try:
            async with self.database.write() as connection:
                changed = await connection.execute(
                    update(people)
                    .where(mine)
                    .values(login=login, password=kept, recovery=code_digest(code), version=people.c.version + 1)
                )
                for table in (tokens, links) if changed.rowcount else ():
                    await connection.execute(delete(table).where(table.c.person == person.id))
        except IntegrityError as error:
            raise RequestRefused("login_taken", "This login is taken; choose another one.") from error
        if not changed.rowcount:
            raise RequestRefused("not_allowed", "You have an account already.")
        return await self._anew(person.id), code

    async def sign_in(self, login: str, password: str) -> Person:
        """Whose account that is."""
        person, kept, _ = await self._find(login)
        if not await self.passwords.fits(password, kept) or person is None:
            raise RequestRefused("wrong_login", WRONG)
        if kept is not None and self.passwords.outdated(kept):
            await self.people.change(person, password=await self.passwords.hash(password))
        return await self._anew(person)

    async def recover(self, login: str, code: str, password: str) -> tuple[Person, str]:
        """Set a new password with the recovery code. All cookies, tokens and links of before are worthless then."""
        person, _, kept = await self._find(login)
        if not code_fits(code, kept) or person is None:
            raise RequestRefused("wrong_login", "There is no account with this login and recovery code.")
        check_strength(password, clean_login(login))
        fresh = new_code()
        hashed = await self.passwords.hash(password)
        once = (people.c.id == person) & (people.c.recovery == kept)
        async with self.database.write() as connection:
            changed = await connection.execute(
                update(people)
                .where(once)
                .values(password=hashed, recovery=code_digest(fresh), version=people.c.version + 1)
            )
            if not changed.rowcount:
                raise RequestRefused("wrong_login", "This recovery code has just been used.")
            for table in (tokens, links, pushes):
                await connection.execute(delete(table).where(table.c.person == person))
        return await self._anew(person), fresh

    async def change_password(self, person: Person, old: str, new: str, session: str | None = None) -> Person:
        """Another password; other devices have to sign in again, and tokens and links of before are worthless: whoever
        knew the old one may have made them. The browser that is signed in here goes on being told of turns.
        """
        if person.login is None:
            raise RequestRefused("not_allowed", "You are a guest; a password belongs to an account.")
        _, kept, _ = await self._find(person.login)
        if not await self.passwords.fits(old, kept):
            raise RequestRefused("wrong_login", "The old password is not right.")
        check_strength(new, person.login)
        hashed = await self.passwords.hash(new)
        async with self.database.write() as connection:
            await connection.execute(
                update(people).where(people.c.id == person.id).values(password=hashed, version=people.c.version + 1)
            )
            for table in (tokens, links):
                await connection.execute(delete(table).where(table.c.person == person.id))
            others = pushes.c.session.is_distinct_from(session)
            await connection.execute(delete(pushes).where(pushes.c.person == person.id, others))
        return await self._anew(person.id)

    async def _find(self, login: str) -> tuple[str | None, str | None, str | None]:
        """Person, password and recovery code of a login, as they are kept."""
        wanted = fold_login(login)
        if not LOGIN.fullmatch(wanted):
            return None, None, None
        query = select(people.c.id, people.c.password, people.c.recovery).where(people.c.login == wanted)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return (None, None, None) if row is None else (row[0], row[1], row[2])

    async def _anew(self, person: str) -> Person:
        self.people.forget(person)
        found = await self.people.get(person)
        if found is None:
            raise RequestRefused("unknown", "This account has just been deleted.")
        return found
