"""Accounts: a guest with a login and a password. They keep one's games, and can be recovered by a code."""

import re
import unicodedata

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import links, people, tokens
from london_bridge.server.tables.refusing import No

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
        raise No("bad_login", "A login has 3 to 40 letters or digits, or any of . @ + - _ and no spaces.")
    return login


class Accounts:
    """Signs people up and in."""

    def __init__(self, database: Database, people: People) -> None:
        self.database = database
        self.people = people
        self.passwords = Passwords()

    async def sign_up(self, person: Person, login: str, password: str) -> tuple[Person, str]:
        """Make an account of a guest; with it the code that recovers it. Cookies of before are worthless."""
        if person.login is not None:
            raise No("not_allowed", "You have an account already.")
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
        except IntegrityError as error:
            raise No("login_taken", "This login is taken; choose another one.") from error
        if not changed.rowcount:
            raise No("not_allowed", "You have an account already.")
        return await self._anew(person.id), code

    async def sign_in(self, login: str, password: str) -> Person:
        """Whose account that is."""
        person, kept, _ = await self._find(login)
        if not await self.passwords.fits(password, kept) or person is None:
            raise No("wrong_login", WRONG)
        if kept is not None and self.passwords.outdated(kept):
            await self.people.change(person, password=await self.passwords.hash(password))
        return await self._anew(person)

    async def recover(self, login: str, code: str, password: str) -> tuple[Person, str]:
        """Set a new password with the recovery code. All cookies, tokens and links of before are worthless then."""
        person, _, kept = await self._find(login)
        if not code_fits(code, kept) or person is None:
            raise No("wrong_login", "There is no account with this login and recovery code.")
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
                raise No("wrong_login", "This recovery code has just been used.")
            await connection.execute(delete(tokens).where(tokens.c.person == person))
            await connection.execute(delete(links).where(links.c.person == person))
        return await self._anew(person), fresh

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Another password; other devices have to sign in again."""
        if person.login is None:
            raise No("not_allowed", "You are a guest; a password belongs to an account.")
        _, kept, _ = await self._find(person.login)
        if not await self.passwords.fits(old, kept):
            raise No("wrong_login", "The old password is not right.")
        check_strength(new, person.login)
        hashed = await self.passwords.hash(new)
        async with self.database.write() as connection:
            await connection.execute(
                update(people).where(people.c.id == person.id).values(password=hashed, version=people.c.version + 1)
            )
            await connection.execute(delete(links).where(links.c.person == person.id))
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
            raise No("unknown", "This account has just been deleted.")
        return found
