"""People: guests, accounts, recovery, moving to another device, access tokens, deletion."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from london_bridge.server.people.passwords import code_digest, code_fits, new_code
from london_bridge.server.storage.schema import links, log, people, tables, tokens

from .playing import Running, running

pytestmark = pytest.mark.slow

PASSWORD = "bridges are falling down"


async def sign_up(client: httpx.AsyncClient, login: str = "Ann@Bridge") -> str:
    """An account; its recovery code."""
    answer = await client.post("/api/me/account", json={"login": login, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    assert not answer.json()["me"]["person"]["guest"]
    return str(answer.json()["recovery"])


async def me(client: httpx.AsyncClient) -> str | None:
    """The id of who the server thinks this is."""
    person = (await client.get("/api/me")).json()["person"]
    return person["id"] if person else None


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return answer.status_code, answer.json()["error"]["code"]


async def stored(server: Running, *columns: object) -> list[tuple[object, ...]]:
    """What is in the database."""
    async with server.services.database.read() as connection:
        return [tuple(row) for row in await connection.execute(select(*columns))]  # type: ignore[call-overload]  # any columns


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(database: str, tmp_path: Path) -> None:
    """An account keeps one's identity; the password is kept as argon2id, the code as a digest."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person() as other:
            mine = await me(ann.client)
            code = await sign_up(ann.client)
            assert await me(ann.client) == mine
            kept, digest, login = (await stored(server, people.c.password, people.c.recovery, people.c.login))[0]
            assert str(kept).startswith("$argon2id$")
            assert digest == code_digest(code)
            assert login == "ann@bridge"
            wrong = {"login": "ann@bridge", "password": PASSWORD + "!"}
            assert code_of(await other.client.post("/api/session", json=wrong)) == (401, "wrong_login")
            nobody = {"login": "nobody", "password": PASSWORD}
            assert code_of(await other.client.post("/api/session", json=nobody)) == (401, "wrong_login")
            right = {"login": " ANN@bridge ", "password": PASSWORD}
            assert (await other.client.post("/api/session", json=right)).json()["person"]["id"] == mine
            assert await me(other.client) == mine
            assert (await other.client.delete("/api/session")).status_code == 204
            assert await me(other.client) is None
            assert await me(ann.client) == mine

    asyncio.run(main())


def test_recovery_makes_everything_of_before_worthless(database: str, tmp_path: Path) -> None:
    """The code given at sign-up recovers an account, once; other devices, tokens and links are out."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person() as other:
            code = await sign_up(ann.client)
            token = (await ann.client.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
            link = (await ann.client.post("/api/me/link")).json()["token"]
            body = {"login": "ann@bridge", "recovery": new_code(), "password": "another password"}
            assert code_of(await other.client.post("/api/recover", json=body)) == (401, "wrong_login")
            body["recovery"] = code.lower().replace("-", " ")
            answer = await other.client.post("/api/recover", json=body)
            assert answer.status_code == 200
            assert answer.json()["recovery"] != code
            assert await me(other.client) is not None
            assert await me(ann.client) is None
            by_token = await other.client.get("/api/me", headers={"Authorization": f"Bearer {token}"})
            assert code_of(by_token) == (401, "bad_token")
            assert code_of(await ann.client.post("/api/me/claim", json={"token": link})) == (404, "bad_link")
            assert code_of(await other.client.post("/api/recover", json=body)) == (401, "wrong_login")
            old = {"login": "ann@bridge", "password": PASSWORD}
            assert code_of(await ann.client.post("/api/session", json=old)) == (401, "wrong_login")
            new = {"login": "ann@bridge", "password": "another password"}
            assert (await ann.client.post("/api/session", json=new)).status_code == 200

    asyncio.run(main())


def test_a_new_password_signs_other_devices_out(tmp_path: Path) -> None:
    """Who changes the password stays, everybody else with the old cookie goes."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server,
            server.person("Ann") as ann,
            server.person() as other,
        ):
            assert code_of(
                await ann.client.post("/api/me/password", json={"old": PASSWORD, "new": "a new password"})
            ) == (403, "not_allowed")
            await sign_up(ann.client)
            await other.client.post("/api/session", json={"login": "ann@bridge", "password": PASSWORD})
            wrong = {"old": "not the password", "new": "a new password"}
            assert code_of(await ann.client.post("/api/me/password", json=wrong)) == (401, "wrong_login")
            weak = {"old": PASSWORD, "new": "ann@bridge"}
            assert code_of(await ann.client.post("/api/me/password", json=weak)) == (422, "weak_password")
            right = {"old": PASSWORD, "new": "a new password"}
            assert (await ann.client.post("/api/me/password", json=right)).status_code == 204
            assert await me(ann.client) is not None
            assert await me(other.client) is None

    asyncio.run(main())


@pytest.mark.parametrize(
    ("login", "password", "expected"),
    [
        ("ab", PASSWORD, (422, "bad_login")),
        ("with space", PASSWORD, (422, "bad_login")),
        ("<script>", PASSWORD, (422, "bad_login")),
        ("carol", "short", (422, "weak_password")),
        ("carol", "aaaaaaaaaaaa", (422, "weak_password")),
        ("taken", PASSWORD, (409, "login_taken")),
        ("TAKEN", PASSWORD, (409, "login_taken")),
        ("carol", "x" * 300, (400, "bad_request")),
    ],
)
def test_what_makes_no_account(tmp_path: Path, login: str, password: str, expected: tuple[int, str]) -> None:
    """Logins that are taken or cannot be, and passwords that are no protection, are refused."""

    async def main() -> None:
        async with (
            running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server,
            server.person("Ann") as ann,
            server.person() as bob,
        ):
            await sign_up(ann.client, "taken")
            body = {"login": login, "password": password}
            assert code_of(await bob.client.post("/api/me/account", json=body)) == expected

    asyncio.run(main())


def test_codes_forgive_what_cannot_be_meant() -> None:
    """A code that was written down by hand: O and 0, I and 1, spaces and small letters are the same."""
    code = "01AB-CD23-4567-89EF-GHJK"
    assert code_fits("o1ab cd23 4567 89ef ghjk", code_digest(code))
    assert code_fits("0lAB-CD23-4567-89EF-GHJK", code_digest(code))
    assert not code_fits("01AB-CD23-4567-89EF-GHJM", code_digest(code))
    assert not code_fits(code, None)
    assert len({new_code() for _ in range(100)}) == 100


def test_a_link_moves_an_identity_once(database: str, tmp_path: Path) -> None:
    """A private link moves a guest to another device; it works once, and the database cannot tell it."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann, server.person("X") as phone:
            made = (await ann.client.post("/api/me/link")).json()
            assert made["url"].endswith(f"/move#{made['token']}")
            assert made["url"].startswith(server.base)
            assert made["token"] not in str(await stored(server, links.c.digest))
            answer = await phone.client.post("/api/me/claim", json={"token": made["token"]})
            assert answer.json()["person"]["name"] == "Ann"
            assert await me(phone.client) == await me(ann.client)
            again = await phone.client.post("/api/me/claim", json={"token": made["token"]})
            assert code_of(again) == (404, "bad_link")
            first = (await ann.client.post("/api/me/link")).json()["token"]
            await ann.client.post("/api/me/link")
            assert code_of(await phone.client.post("/api/me/claim", json={"token": first})) == (404, "bad_link")

    asyncio.run(main())


def test_an_old_link_is_worthless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link works for a quarter of an hour."""
    monkeypatch.setattr("london_bridge.server.people.tokens.LINK_MS", -1)

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            token = (await ann.client.post("/api/me/link")).json()["token"]
            assert code_of(await ann.client.post("/api/me/claim", json={"token": token})) == (404, "bad_link")

    asyncio.run(main())


def test_a_token_plays_but_does_not_take_the_identity(database: str, tmp_path: Path) -> None:
    """Personal access tokens (hashed) act for a person; they cannot change who that is."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Ann") as ann:
            made = (await ann.client.post("/api/me/tokens", json={"label": "my bot"})).json()
            assert made["token"].startswith("lbt_")
            assert made["token"] not in str(await stored(server, tokens.c.digest))
            async with httpx.AsyncClient(
                base_url=server.base, headers={"Authorization": f"Bearer {made['token']}"}
            ) as bot:
                assert await me(bot) == await me(ann.client)
                seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
                answer = await bot.post("/api/tables", json={"options": {"players": 2}, "seats": seats, "start": True})
                assert answer.status_code == 201
                assert "set-cookie" not in answer.headers
                for refused in (
                    bot.post("/api/me/tokens", json={"label": "another"}),
                    bot.get("/api/me/tokens"),
                    bot.post("/api/me/link"),
                    bot.delete("/api/me"),
                    bot.post("/api/me/account", json={"login": "thief", "password": PASSWORD}),
                    bot.post("/api/me/password", json={"old": PASSWORD, "new": PASSWORD}),
                    bot.patch("/api/me", json={"email": "thief@example.org"}),
                ):
                    assert code_of(await refused) == (403, "not_allowed")
                listed = (await ann.client.get("/api/me/tokens")).json()["tokens"]
                assert [(line["id"], line["label"]) for line in listed] == [(made["id"], "my bot")]
                assert listed[0]["used"] is not None
                assert (await ann.client.delete(f"/api/me/tokens/{made['id']}")).status_code == 204
                assert code_of(await bot.get("/api/me")) == (401, "bad_token")
                gone = await ann.client.delete(f"/api/me/tokens/{made['id']}")
                assert code_of(gone) == (404, "not_found")

    asyncio.run(main())


def test_only_somebody_has_things(tmp_path: Path) -> None:
    """Whoever has not said who they are is asked to, by every route that needs somebody."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server, server.person() as nobody:
            client = nobody.client
            for answer in (
                client.patch("/api/me", json={"name": "X"}),
                client.delete("/api/me"),
                client.post("/api/me/link"),
                client.get("/api/me/tokens"),
                client.post("/api/me/tokens", json={"label": "x"}),
                client.post("/api/me/password", json={"old": PASSWORD, "new": PASSWORD}),
            ):
                assert code_of(await answer) == (401, "unknown")
            assert not await stored(server, people.c.id)

    asyncio.run(main())


def test_only_what_is_named_changes(tmp_path: Path) -> None:
    """PATCH /api/me changes the keys it has."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/p.sqlite3", tmp_path) as server, server.person("Ann") as ann:
            answer = await ann.client.patch("/api/me", json={"notify": {"push": True}, "language": "de"})
            person = answer.json()["person"]
            assert person["notify"] == {"page": True, "push": True, "mail": False}
            assert (person["name"], person["language"]) == ("Ann", "de")
            person = (await ann.client.patch("/api/me", json={"name": " Anna\u202e "})).json()["person"]
            assert (person["name"], person["language"], person["notify"]["push"]) == ("Anna", "de", True)
            assert (await ann.client.patch("/api/me", json={"nmae": "X"})).status_code == 400
            refused = await ann.client.patch("/api/me", json={"email": "ann@example.org"})
            assert code_of(refused) == (403, "not_allowed")  # this server has no mail

    asyncio.run(main())


def test_deleting_oneself(database: str, tmp_path: Path) -> None:
    """Seats in running games go to bots, names become a dash, and nothing is left to sign in with."""

    async def main() -> None:
        async with running(database, tmp_path) as server, server.person("Annabel") as ann, server.person("Bob") as bob:
            await sign_up(ann.client)
            running_table = (await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            assert (await bob.act(running_table, "sit", seat=1)).status_code == 200
            await ann.act(running_table, "chat", text="hello")
            await ann.act(running_table, "start")
            opened = (await bob.create([{"kind": "me"}, {"kind": "open"}]))["id"]
            await ann.act(opened, "sit", seat=1)
            alone = (await ann.create([{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True))["id"]
            finished = (await ann.create([{"kind": "me"}, {"kind": "local", "name": "Annabella"}], start=True))["id"]
            async with ann.live(finished) as live:
                await live.until("welcome")
                await live.play(random.Random(3))
            assert "Annabel" in (await bob.client.get(f"/api/tables/{finished}/record")).text
            assert (await ann.client.delete("/api/me")).status_code == 204
            assert await me(ann.client) is None
            assert [row[0] for row in await stored(server, people.c.name)] == ["Bob"]
            everything = str(await stored(server, log.c.data)) + str(await stored(server, tables.c.summary))
            assert "Annabel" not in everything
            record = (await bob.client.get(f"/api/tables/{finished}/record")).json()
            assert record["players"] == ["—", "—"]
            seen = (await bob.client.get(f"/api/tables/{running_table}/state")).json()
            assert seen["table"]["seats"][0]["away"] == "left"
            assert "Annabel" not in str(seen)
            assert (await bob.client.get(f"/api/tables/{opened}")).json()["table"]["seats"][1]["kind"] == "open"
            assert (await bob.client.get(f"/api/tables/{alone}")).json()["table"]["status"] == "over"
            body = {"login": "ann@bridge", "password": PASSWORD}
            assert code_of(await ann.client.post("/api/session", json=body)) == (401, "wrong_login")
            async with bob.live(running_table) as live:
                await live.until("welcome")
                await live.play(random.Random(4), until=20)

    asyncio.run(main())


def test_passwords_cannot_be_tried_quickly(tmp_path: Path) -> None:
    """After ten tries in a minute a client has to wait."""

    async def main() -> None:
        url = f"sqlite:///{tmp_path}/p.sqlite3"
        async with running(url, tmp_path, limits=True) as server, server.person() as thief:
            body = {"login": "ann", "password": "a guess or two"}
            codes = [code_of(await thief.client.post("/api/session", json=body))[1] for _ in range(14)]
            assert codes[0] == "wrong_login"
            assert codes[-1] == "too_fast"

    asyncio.run(main())
