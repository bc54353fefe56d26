"""Who somebody is: unknown tokens are refused, and what ends a session ends its cookies and open channels."""

import asyncio
import json
import stat
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from typer.testing import CliRunner
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from london_bridge.cli import app
from london_bridge.server.clock import Clock
from london_bridge.server.people.keyring import Keyring
from london_bridge.server.settings import Settings
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.schema import people, pushes

from .playing import Guest, Live, Running, running
from .posts import Browser, push_service
from .test_bot_in_docs import the_bot, token_of
from .test_people import PASSWORD, code_of, me, sign_up

#: Seconds, from the answer to what ends a session, within which everything that was open with it is closed.
WITHIN = 1.0


@pytest.fixture
def later(clock: Clock) -> Callable[[float], None]:
    """Lets days pass."""
    return lambda days: clock.advance(days * 24 * 3600)


async def closed_by(live: Live) -> tuple[str, int]:
    """How the server ends a channel: the reason it gives, and the code."""
    reason = (await asyncio.wait_for(live.until("closing"), WITHIN))["reason"]
    return reason, await code_at_end(live.socket)


def bearer(token: str) -> dict[str, str]:
    """The header of a program."""
    return {"Authorization": f"Bearer {token}"}


@asynccontextmanager
async def notices(guest: Guest) -> AsyncIterator[ClientConnection]:
    """What somebody is told wherever they are."""
    url = f"ws://127.0.0.1:{guest.running.port}/api/me/live"
    async with connect(url, additional_headers={"Cookie": guest.cookie}) as socket:
        await asyncio.wait_for(socket.recv(), WITHIN)
        yield socket


async def code_at_end(socket: ClientConnection) -> int:
    """The code with which the server closes."""
    await asyncio.wait_for(socket.wait_closed(), WITHIN)
    assert socket.close_code is not None
    return socket.close_code


@pytest.mark.slow
@pytest.mark.parametrize(
    "header", ["Bearer lbt_" + "x" * 43, "Bearer lbt_", "Bearer nonsense", "lbt_mistyped", "Token lbt_x", "Bearer"]
)
def test_a_token_that_is_not_known_is_refused_everywhere(tmp_path: Path, header: str) -> None:
    """401 for every route, however it is sent, and nobody becomes a guest by mistake. What a browser says to a proxy
    (`Basic`) is no token.
    """
    headers = {"Authorization": header}

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/s.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            async with httpx.AsyncClient(base_url=server.base, headers=headers) as bot:
                for asked in (
                    bot.get("/api/me"),
                    bot.put("/api/me", json={"name": "Bot"}),
                    bot.get("/api/lobby"),
                    bot.get("/api/push/key"),
                    bot.get("/api/me/games"),
                    bot.post("/api/tables/quick", json={}),
                    bot.get(f"/api/tables/{table}"),
                    bot.get(f"/api/tables/{table}/state"),
                    bot.get(f"/api/tables/{table}/stream"),
                    bot.get(f"/api/tables/{table}/record"),
                    bot.post(f"/api/tables/{table}/act", json={"type": "sit", "id": "x", "seat": 1}),
                ):
                    assert code_of(await asked) == (401, "bad_token")
            for path in (f"/api/tables/{table}/live", "/api/me/live"):
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(f"ws://127.0.0.1:{server.port}{path}", additional_headers=headers):
                        pass
                assert refused.value.response.status_code == 401
                assert b"bad_token" in (refused.value.response.body or b"")
            basic = {"Authorization": "Basic YTpi"}
            assert (await ann.client.get("/api/me", headers=basic)).json()["person"]["name"] == "Ann"
            async with server.services.database.read() as connection:
                assert len((await connection.execute(select(people.c.id))).all()) == 1

    asyncio.run(main())


def test_the_documented_bot_with_a_mistyped_token_stops(tmp_path: Path) -> None:
    """It ends with the status, instead of waiting silently as somebody else."""
    script = tmp_path / "bot.py"
    script.write_text(the_bot(), encoding="utf-8")

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/s.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            token = await token_of(server, "One") + "x"
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(script), server.base, table, token, stderr=subprocess.PIPE
            )
            _, said = await asyncio.wait_for(process.communicate(), 30)
            assert process.returncode != 0
            assert b"401" in said

    asyncio.run(main())


async def two_places(stack: AsyncExitStack, database: str, tmp_path: Path) -> list[Running]:
    """Two processes on a PostgreSQL, or one on SQLite, twice."""
    one = await stack.enter_async_context(running(database, tmp_path))
    if database.startswith("sqlite"):
        return [one, one]
    return [one, await stack.enter_async_context(running(database, tmp_path))]


async def elsewhere(stack: AsyncExitStack, guest: Guest, server: Running) -> Guest:
    """The same browser's cookie, copied, at another process."""
    client = httpx.AsyncClient(base_url=server.base, headers={"origin": server.base}, cookies=guest.client.cookies)
    return Guest(server, await stack.enter_async_context(client))


Ends = Callable[[Guest], Awaitable[httpx.Response]]
ENDS: dict[str, Ends] = {
    "password": lambda ann: ann.client.post("/api/me/password", json={"old": PASSWORD, "new": "a new password"}),
    "sign-out": lambda ann: ann.client.delete("/api/session"),
    "delete": lambda ann: ann.client.delete("/api/me"),
}


@pytest.mark.alone
@pytest.mark.slow
@pytest.mark.parametrize("way", ENDS)
def test_what_ends_a_session_ends_its_copies(database: str, tmp_path: Path, way: str) -> None:
    """Cookies, live channels, streams and notices, in all processes within a second of the answer."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            servers = await two_places(stack, database, tmp_path)
            ann = await stack.enter_async_context(servers[0].person("Ann"))
            await sign_up(ann.client)
            copies = [await elsewhere(stack, ann, server) for server in servers]
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            bob = await stack.enter_async_context(servers[1].person("Bob"))
            watching = await stack.enter_async_context(bob.live(table))
            await watching.until("welcome")
            lives = [await stack.enter_async_context(copy.live(table)) for copy in copies]
            for live in lives:
                assert (await live.until("welcome"))["you"]["seats"] == [0]
            told = await stack.enter_async_context(notices(copies[1]))
            stream = await stack.enter_async_context(copies[1].client.stream("GET", f"/api/tables/{table}/stream"))
            lines = stream.aiter_lines()
            await anext(lines)
            assert (await ENDS[way](ann)).status_code == 204
            answered = time.monotonic()
            async with asyncio.timeout(WITHIN):  # all of them together
                for live in lives:
                    assert await closed_by(live) in {("signed_out", 4401), ("stopping", 1001)}
                assert await code_at_end(told) == 4401
                rest = [json.loads(line) async for line in lines]
            print(f"{way}: all closed {time.monotonic() - answered:.2f} s after the answer")
            assert rest[-1]["type"] == "closing"
            for copy in copies:
                assert await me(copy.client) is None
                refused = await copy.act(table, "chat", text="still here")
                assert refused.status_code == 401
                assert refused.json()["code"] == "signed_out"
            if way != "delete":
                assert (await bob.act(table, "chat", text="hello")).status_code == 200
                await watching.until("update")

    asyncio.run(main())


@pytest.mark.slow
def test_a_new_password_ends_tokens_and_pushes_of_others(tmp_path: Path) -> None:
    """Whoever knew the old password may have made a token or had another browser told of turns: neither goes on. The
    browser that changes it is told as before, until it is signed out. Signing up ends a guest's tokens, too.
    """

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/s.sqlite3"
        with push_service() as service:
            async with AsyncExitStack() as stack:
                server = await stack.enter_async_context(running(url, tmp_path, push_hosts=(service.base,)))
                ann, thief = [await stack.enter_async_context(server.person(name)) for name in ("Ann", "Eve")]

                async def browsers() -> int:
                    async with server.services.database.read() as connection:
                        return len((await connection.execute(select(pushes.c.endpoint))).all())

                async def token(who: Guest) -> dict[str, str]:
                    made = await who.client.post("/api/me/tokens", json={"label": "bot"})
                    return bearer(made.json()["token"])

                async def status(headers: dict[str, str]) -> int:
                    async with httpx.AsyncClient(base_url=server.base, headers=headers) as bot:
                        return (await bot.get("/api/me")).status_code

                early = await token(ann)
                assert (await ann.client.post("/api/me/push", json=Browser(service, "a").subscription())).is_success
                await sign_up(ann.client, "annie")
                assert await status(early) == 401
                assert await browsers() == 1
                login = {"login": "annie", "password": PASSWORD}
                assert (await thief.client.post("/api/session", json=login)).status_code == 200
                assert (await thief.client.post("/api/me/push", json=Browser(service, "b").subscription())).is_success
                stolen = await token(thief)
                assert (await status(stolen), await browsers()) == (200, 2)
                assert (await ENDS["password"](ann)).status_code == 204
                assert (await status(stolen), await browsers()) == (401, 1)
                assert (await ENDS["sign-out"](ann)).status_code == 204
                assert await browsers() == 0

    asyncio.run(main())


def test_a_revoked_token_ends_what_is_open_with_it(database: str, tmp_path: Path) -> None:
    """The channel of a bot closes within a second in all processes; those of its owner stay."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            servers = await two_places(stack, database, tmp_path)
            ann = await stack.enter_async_context(servers[0].person("Ann"))
            made = [(await ann.client.post("/api/me/tokens", json={"label": "bot"})).json() for _ in range(2)]
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            url = f"ws://127.0.0.1:{servers[1].port}/api/tables/{table}/live"
            bots = [
                Live(await stack.enter_async_context(connect(url, additional_headers=bearer(one["token"]))))
                for one in made
            ]
            mine = await stack.enter_async_context(ann.live(table))
            for live in (*bots, mine):
                assert (await live.until("welcome"))["you"]["seats"] == [0]
            assert (await ann.client.delete(f"/api/me/tokens/{made[0]['id']}")).status_code == 204
            assert await closed_by(bots[0]) == ("signed_out", 4401)
            assert (await bots[1].do("ping"))["type"] == "pong"
            assert (await mine.do("ping"))["type"] == "pong"
            headers = bearer(made[0]["token"])
            assert code_of(await ann.client.get("/api/lobby", headers=headers)) == (401, "bad_token")

    asyncio.run(main())


@pytest.mark.slow
def test_signing_up_ends_the_cookies_of_the_guest(tmp_path: Path) -> None:
    """Who has a copy of a guest's cookie does not get the account; the browser itself goes on."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(f"sqlite:///{tmp_path}/s.sqlite3", tmp_path))
            ann = await stack.enter_async_context(server.person("Ann"))
            copy = await elsewhere(stack, ann, server)
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            live = await stack.enter_async_context(copy.live(table))
            await live.until("welcome")
            await sign_up(ann.client)
            assert await closed_by(live) == ("signed_out", 4401)
            assert await me(copy.client) is None
            assert await me(ann.client) is not None
            # Whoever wants to be somebody else says so.
            assert (await copy.client.put("/api/me", json={"name": "Eve"})).json()["person"]["name"] == "Eve"
            assert await me(copy.client) not in (None, await me(ann.client))

    asyncio.run(main())


@pytest.mark.slow
def test_sessions_end_by_time_on_the_server(tmp_path: Path, later: Callable[[float], None]) -> None:
    """An account that is away for 90 days signs in again; one that comes by goes on, but not for ever."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(f"sqlite:///{tmp_path}/s.sqlite3", tmp_path))
            ann = await stack.enter_async_context(server.person("Ann"))
            guest = await stack.enter_async_context(server.person("Guest"))
            await sign_up(ann.client)
            stolen = await elsewhere(stack, ann, server)
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            live = await stack.enter_async_context(stolen.live(table))
            await live.until("welcome")
            later(60)
            assert await me(ann.client) is not None  # and gets a new cookie
            later(31)
            assert await me(ann.client) is not None
            assert await me(stolen.client) is None
            await server.services.sessions.look()
            assert await closed_by(live) == ("signed_out", 4401)
            for _ in range(5):
                later(60)
                last = await me(ann.client)
            assert last is not None
            later(20)
            assert await me(ann.client) is None
            assert await me(guest.client) is None

    asyncio.run(main())


def test_a_new_key(database: str, tmp_path: Path, later: Callable[[float], None]) -> None:
    """A command changes the key under a running server; cookies go on for a while, or end at once."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:

            async def turn(*more: str) -> None:
                command = ["instance", "new-key", "--database", database, *more]
                said = await asyncio.to_thread(CliRunner().invoke, app, command)
                assert said.exit_code == 0, said.output
                await server.services.sessions.look()

            old = ann.client.cookies["lb_person"]
            mine = await me(ann.client)
            await turn()
            assert await me(ann.client) == mine
            new = ann.client.cookies["lb_person"]
            assert new != old  # signed with the new key
            later(91)
            async with server.person() as other:
                other.client.cookies.set("lb_person", old)
                assert await me(other.client) is None
            table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            async with ann.live(table) as live:
                await live.until("welcome")
                await turn("--sign-out")
                assert await closed_by(live) == ("signed_out", 4401)
            assert await me(ann.client) is None

    asyncio.run(main())


def test_cookies_of_an_earlier_version(database: str, tmp_path: Path, later: Callable[[float], None]) -> None:
    """They told no time: for 90 days they are taken, and exchanged for one that does; they can be signed out."""
    from itsdangerous import URLSafeSerializer

    def cookie(person: str) -> str:
        return str(URLSafeSerializer("the old secret", salt="person").dumps([person, 0]))

    async def main() -> None:
        before = Database(Settings(database=database).url())
        await before.open()
        await before.put_new("secret", "the old secret")
        await before.close()
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person() as other:
            mine = await me(ann.client)
            assert mine is not None
            ann.client.cookies.clear()
            ann.client.cookies.set("lb_person", cookie(mine))
            assert (await ann.client.delete("/api/session")).status_code == 204
            other.client.cookies.set("lb_person", cookie(mine))
            assert await me(other.client) is None  # it was ended
            async with server.person("Bob") as bob:
                him = str(await me(bob.client))
                bob.client.cookies.clear()
                answer = await bob.client.get("/api/me", headers={"Cookie": f"lb_person={cookie(him)}"})
                assert answer.json()["person"]["id"] == him
                assert "lb_person=" in answer.headers["set-cookie"]
                later(91)
                answer = await bob.client.get("/api/me", headers={"Cookie": f"lb_person={cookie(him)}"})
                assert answer.json()["person"] is None

    asyncio.run(main())


def test_keys_of_two_processes_are_the_same(postgres_database: str) -> None:
    """Whoever starts first makes the key."""

    async def main() -> None:
        databases = [Database(Settings(database=postgres_database).url()) for _ in range(3)]
        for one in databases:
            await one.open()
        rings = await asyncio.gather(*(Keyring.opened(one) for one in databases))
        assert len({ring.keys[0].secret for ring in rings}) == 1
        for one in databases:
            await one.close()

    asyncio.run(main())


def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    """Folder and files are their owner's alone, those of an earlier version too."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    file = folder / "london-bridge.sqlite3"
    file.touch(mode=0o644)

    async def main() -> None:
        async with running(None, folder) as server, server.person("Ann"):  # type: ignore[arg-type]  # the file of the folder
            found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}
            assert file.name + "-wal" in found
            assert file.name + "-shm" in found
            assert found.pop("data") == 0o700
            assert {name: mode for name, mode in found.items() if mode != 0o600} == {}

    asyncio.run(main())
