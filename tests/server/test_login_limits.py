"""Guessing: strangers do not get far, and do not lock the right person out."""

import asyncio
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from london_bridge.server.clock import CLOCK
from london_bridge.server.people.login_limits import LoginDevice
from london_bridge.server.settings import Settings
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import limits
from london_bridge.server.storage.shared_limits import Limit, SharedLimits

from .playing import Running, running
from .test_people import PASSWORD, code_of, sign_up

#: Passwords that are wrong, at little cost: the limits are what is tested.
WRONG = {"password": "not the password"}


def cheaply(server: Running) -> Running:
    """Passwords are hashed with little effort here: what is tested is how often they may be tried."""
    server.services.accounts.passwords.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    return server


async def attempt(server: Running, address: str, path: str, body: dict[str, str]) -> tuple[int, str]:
    """A try from somewhere, by a browser that nobody knows."""
    headers = {"X-Forwarded-For": address}
    async with httpx.AsyncClient(base_url=server.base, headers=headers, verify=False) as client:  # no TLS: quicker
        answer = await client.post(path, json=body)
        return (200, "") if answer.status_code == 200 else code_of(answer)


def test_a_limit_is_shared_and_exact(database: str) -> None:
    """Limits hold for all processes together, also for takers at the same moment; time refills them."""

    async def main() -> None:
        stores = [Database(Settings(database=database).url()) for _ in range(1 if "sqlite" in database else 2)]
        for store in stores:
            await store.open()
        each = [SharedLimits(store) for store in stores]
        limit, other = Limit("ten", 10, 60.0), Limit("two", 2, 60.0)
        taken = await asyncio.gather(*(each[i % len(each)].take((limit, "ann")) for i in range(25)))
        assert taken.count(None) == 10
        assert await each[0].take((limit, "bob")) is None
        CLOCK.advance(6.1)
        assert await each[-1].take((limit, "ann")) is None
        assert await each[0].take((limit, "ann")) is limit
        # All or nothing: where one bucket is empty, the other keeps what it has.
        results = [await each[0].take((limit, "carol"), (other, "carol")) for _ in range(6)]
        assert results == [None, None, other, other, other, other]
        assert [await each[0].take((limit, "carol")) for _ in range(9)] == [None] * 8 + [limit]
        await each[0].give_back((other, "carol"))
        assert await each[0].take((other, "carol")) is None
        async with stores[0].read() as connection:
            assert "ann" not in str((await connection.execute(select(limits.c.key))).all())
        CLOCK.advance(3600)
        each[0].taken = 0
        assert await each[0].take((limit, "dan")) is None
        async with stores[0].read() as connection:
            assert len((await connection.execute(select(limits.c.key))).all()) == 1
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_a_flood_of_guesses_does_not_reach_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was refused is refused again without a question to the database, until there may be a token again."""

    async def main() -> None:
        store = Database(Settings(database=f"sqlite:///{tmp_path}/l.sqlite3").url())
        await store.open()
        shared, limit, asked, write = SharedLimits(store), Limit("two", 2, 60.0), [0], store.write

        def counted(durable: bool = True) -> AbstractAsyncContextManager[AsyncConnection]:
            asked[0] += 1
            return write(durable=durable)

        monkeypatch.setattr(store, "write", counted)
        assert [await shared.take((limit, "ann")) for _ in range(50)] == [None, None, *[limit] * 48]
        assert asked[0] == 3
        assert await shared.take((limit, "bob"), (limit, "ann")) is limit
        assert asked[0] == 3
        await shared.give_back((limit, "ann"))  # it was no guess after all
        assert await shared.take((limit, "ann")) is None
        assert await shared.take((limit, "ann")) is limit
        CLOCK.advance(31)
        assert await shared.take((limit, "ann")) is None
        await store.close()

    asyncio.run(main())


@pytest.mark.slow
def test_the_right_person_gets_in_while_others_guess(database: str, tmp_path: Path) -> None:
    """70 wrong passwords, from as many networks, full-width and in capitals, through all processes: strangers
    are out for that login alone; a known browser and the recovery code let its owner in.
    """

    async def main() -> None:
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(running(database, tmp_path, limits=True))]
            if "sqlite" not in database:
                servers.append(await stack.enter_async_context(running(database, tmp_path, limits=True)))
            for server in servers:
                cheaply(server)
            ann = await stack.enter_async_context(servers[0].person("Ann"))
            code = await sign_up(ann.client, "alice")
            assert (await ann.client.delete("/api/session")).status_code == 204
            logins = ["alice", "\uff41lice", "ALICE", " alice ", "\uff21\uff2c\uff29\uff23\uff25"]
            found = [
                await attempt(
                    servers[i % len(servers)], f"2001:db8:{i:x}::1", "/api/session", {"login": logins[i % 5]} | WRONG
                )
                for i in range(70)
            ]
            assert found[:60] == [(401, "wrong_login")] * 60
            assert found[60:].count((429, "locked")) >= 8  # it refills by one a minute
            right = {"login": "alice", "password": PASSWORD}
            assert await attempt(servers[0], "192.0.2.1", "/api/session", right) == (429, "locked")
            assert await attempt(servers[0], "192.0.2.1", "/api/session", {"login": "other"} | WRONG) == (
                401,
                "wrong_login",
            )
            assert (await ann.client.post("/api/session", json=right)).status_code == 200
            body = {"login": "alice", "recovery": code, "password": "another password"}
            assert await attempt(servers[-1], "192.0.2.1", "/api/recover", body) == (200, "")

    asyncio.run(main())


@pytest.mark.slow
def test_a_known_browser_cannot_guess_either(tmp_path: Path) -> None:
    """It counts for itself, also with a copied cookie; nobody makes a cookie of their own."""

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/g.sqlite3"
        async with running(url, tmp_path, limits=True) as server, server.person("Ann") as ann:
            cheaply(server)
            await sign_up(ann.client, "alice")
            wrong = {"login": "alice"} | WRONG
            codes = [code_of(await ann.client.post("/api/session", json=wrong))[1] for _ in range(14)]
            assert codes[:10] == ["wrong_login"] * 10
            assert "too_fast" in codes  # it refills while it is tried
            CLOCK.advance(61)
            right = {"login": "alice", "password": PASSWORD}
            assert (await ann.client.post("/api/session", json=right)).status_code == 200
            device = server.services.identity.read_device(ann.client.cookies["lb_device"])
            assert device is not None
            assert device.knows(" \uff21lice")
            assert not device.knows("bob")
            assert "alice" not in str(device.known)
            assert server.services.identity.read_device(ann.client.cookies["lb_device"][:-2]) is None

    asyncio.run(main())


def test_a_browser_remembers_ten_accounts() -> None:
    """The cookie does not grow without end."""
    device = LoginDevice()
    for i in range(25):
        assert device.learn(f"login{i}")
    assert not device.learn("LOGIN24")
    assert len(device.known) == 10
    assert device.knows("login24")
    assert not device.knows("login3")


@pytest.mark.slow
def test_nonsense_links_shut_nobody_out(database: str, tmp_path: Path) -> None:
    """100 nonsense claims from many networks and 30 from one; a link works from everywhere else."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(running(database, tmp_path, limits=True))]
            ann = await stack.enter_async_context(servers[0].person("Ann"))
            link = (await ann.client.post("/api/me/link")).json()["token"]
            nonsense = {"token": "x" * 32}
            many = [await attempt(servers[0], f"198.51.100.{i}", "/api/me/claim", nonsense) for i in range(100)]
            assert set(many) == {(404, "bad_link")}
            one = [await attempt(servers[0], "203.0.113.1", "/api/me/claim", nonsense) for _ in range(30)]
            assert one.count((429, "too_fast")) >= 5
            assert await attempt(servers[0], "192.0.2.1", "/api/me/claim", {"token": link}) == (200, "")

    asyncio.run(main())


def test_an_address_shared_by_many_signs_in(tmp_path: Path) -> None:
    """Right passwords do not count against an address: a class behind one router signs in."""

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/g.sqlite3"
        async with running(url, tmp_path, limits=True) as server, server.person("Ann") as ann:
            cheaply(server)
            await sign_up(ann.client, "alice")
            right = {"login": "alice", "password": PASSWORD}
            tries = [await attempt(server, "192.0.2.9", "/api/session", right) for _ in range(15)]
            assert set(tries) == {(200, "")}

    asyncio.run(main())
