"""Told when it is my turn: by push and by mail, once a turn, when I am not there, and as I want it."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from london_bridge.server.clock import CLOCK
from london_bridge.server.storage.schema import people, preferences, pushes
from london_bridge.server.texts import LANGUAGES, listed, shown_name, texts_for
from tests.waiting import until

from .playing import Guest, Running, running
from .posts import Browser, mail_server, push_service
from .test_people import sign_up

pytestmark = pytest.mark.slow

#: Seconds after which everybody who is to be told of a turn has been told of it.
LONG = 3600.0


async def passes(server: Running, seconds: float = LONG) -> None:
    """Let time pass: when this returns, whoever was to be told within it has been told."""
    notifier = server.services.notifier
    for task in notifier.tasks:  # its own pauses would take real time
        task.cancel()
    await asyncio.wait(notifier.tasks)
    for part in (seconds / 10, seconds):  # who is not there, and who has not been for long
        CLOCK.advance(part)
        await notifier.look()
    await asyncio.gather(*notifier.sending)


async def my_turn(ann: Guest, bob: Guest) -> str:
    """A table at which both must choose a card, and nobody is there."""
    table = str((await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"])
    assert (await bob.act(table, "sit", seat=1)).status_code == 200
    assert (await ann.act(table, "start")).status_code == 200
    return table


async def rows(server: Running, *columns: Any) -> list[tuple[Any, ...]]:
    """What is in the database."""
    async with server.services.database.read() as connection:
        return [tuple(row) for row in await connection.execute(select(*columns))]


def test_a_push_reaches_the_browser_once(database: str, tmp_path: Path) -> None:
    """Encrypted for the browser, signed with the key that the page was given; once a turn, in my language."""

    async def main() -> None:
        with push_service() as service:
            more: dict[str, Any] = {"push_hosts": (service.base,), "contact": "mailto:host@example.org"}
            async with running(database, tmp_path, **more) as server, server.person("Ann") as ann:
                browser = Browser(service, "ann")
                key = (await ann.client.get("/api/push/key")).json()["key"]
                answer = await ann.client.post("/api/me/push", json=browser.subscription())
                assert answer.status_code == 204, answer.text
                await ann.client.patch("/api/me", json={"notify": {"push": True}, "language": "de"})
                async with server.person("Bob") as bob:
                    table = await my_turn(ann, bob)
                    await passes(server)
                    path, headers, body = service.pushes[0]
                    assert path == "/push/ann"
                    assert re.fullmatch(r"[\w-]{24}", headers["topic"])
                    assert table not in str(headers)
                    assert service.signed_by(0) == key
                    message = browser.read(body)
                    assert message == {
                        "type": "turn",
                        "table": table,
                        "seat": 0,
                        "url": f"/t/{table}",
                        "title": "Du bist am Zug",
                        "body": "London Bridge mit Bob",
                        "tag": f"turn-{table}",
                    }
                    await server.services.notifier.search()
                    await bob.act(table, "chat", text="come on")
                    await passes(server)
                    assert len(service.pushes) == 1

    asyncio.run(main())


def test_nobody_who_is_there_is_told(tmp_path: Path) -> None:
    """Somebody at the table sees that it is their turn; when they leave soon after it began, they are told."""

    async def main() -> None:
        with push_service() as service:
            more: dict[str, Any] = {"push_hosts": (service.base,)}
            url = f"sqlite:///{tmp_path}/t.sqlite3"
            async with running(url, tmp_path, **more) as server, server.person("Ann") as ann, server.person("B") as bob:
                await ann.client.post("/api/me/push", json=Browser(service, "ann").subscription())
                await ann.client.patch("/api/me", json={"notify": {"push": True}})
                table = str((await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"])
                await bob.act(table, "sit", seat=1)
                async with ann.live(table) as live:
                    await live.until("welcome")
                    await ann.act(table, "start")
                    await passes(server, 40)
                    assert not service.pushes
                await until(lambda: not server.services.registry.tables[table].presence()[0])
                await passes(server)
                assert len(service.pushes) == 1

    asyncio.run(main())


@pytest.mark.parametrize(
    ("everywhere", "here", "expected"),
    [(True, None, 1), (True, False, 0), (False, None, 0), (False, True, 1)],
)
def test_switched_by_person_and_by_table(tmp_path: Path, everywhere: bool, here: bool | None, expected: int) -> None:
    """Each way is switched per person, and per table."""

    async def main() -> None:
        with push_service() as service:
            more: dict[str, Any] = {"push_hosts": (service.base,)}
            url = f"sqlite:///{tmp_path}/t.sqlite3"
            async with running(url, tmp_path, **more) as server, server.person("Ann") as ann, server.person("B") as bob:
                await ann.client.post("/api/me/push", json=Browser(service, "ann").subscription())
                await ann.client.patch("/api/me", json={"notify": {"push": everywhere}})
                table = str((await ann.create([{"kind": "me"}, {"kind": "open"}]))["id"])
                await bob.act(table, "sit", seat=1)
                assert (await ann.act(table, "notify", on=here)).status_code == 200
                await ann.act(table, "start")
                await passes(server)
                assert len(service.pushes) == expected

    asyncio.run(main())


def test_a_server_that_starts_again_tells_what_was_not_told(database: str, tmp_path: Path) -> None:
    """A turn that began before the server stopped is told by the next one, once."""

    async def main() -> None:
        with push_service() as service:
            hosts: dict[str, Any] = {"push_hosts": (service.base,)}
            async with running(database, tmp_path, **hosts) as server, server.person("Ann") as ann:
                await ann.client.post("/api/me/push", json=Browser(service, "ann").subscription())
                await ann.client.patch("/api/me", json={"notify": {"push": True}})
                async with server.person("Bob") as bob:
                    table = await my_turn(ann, bob)
            assert not service.pushes
            CLOCK.advance(LONG)
            for _ in range(2):
                async with running(database, tmp_path, **hosts) as server:
                    await until(lambda: service.pushes)
                    await server.services.notifier.search()
                    await passes(server)
                    told = await rows(server, preferences.c.table_id, preferences.c.pushed)
                    assert [row[0] for row in told if row[1]] == [table]
            assert len(service.pushes) == 1

    asyncio.run(main())


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    """410 Gone: the subscription ended, so it is not kept."""

    async def main() -> None:
        with push_service() as service:
            service.status = 410
            more: dict[str, Any] = {"push_hosts": (service.base,)}
            url = f"sqlite:///{tmp_path}/t.sqlite3"
            async with running(url, tmp_path, **more) as server, server.person("Ann") as ann, server.person("B") as bob:
                await ann.client.post("/api/me/push", json=Browser(service, "ann").subscription())
                await ann.client.patch("/api/me", json={"notify": {"push": True}})
                assert len(await rows(server, pushes.c.endpoint)) == 1
                await my_turn(ann, bob)
                await passes(server)
                assert service.pushes
                assert not await rows(server, pushes.c.endpoint)

    asyncio.run(main())


def test_mail_after_the_address_is_confirmed(database: str, tmp_path: Path) -> None:
    """An address counts when the link sent to it was followed; every mail has a link that ends them."""

    async def main() -> None:
        with mail_server() as box:
            more: dict[str, Any] = {
                "mail": f"smtp://127.0.0.1:{box.port}",
                "mail_from": "London Bridge <bridge@example.org>",
                "address": "https://bridge.example.org",
            }
            async with running(database, tmp_path, **more) as server, server.person("Ann") as ann:
                assert (await ann.client.get("/api/me")).json()["server"]["mail"]
                await sign_up(ann.client)
                body = {"email": "ann@example.org", "notify": {"mail": True}}
                person = (await ann.client.patch("/api/me", json=body)).json()["person"]
                assert (person["email"], person["email_asked"]) == (None, "ann@example.org")
                asked = box.mails[0]
                assert asked["To"] == "ann@example.org"
                link = found(asked, r"https://bridge\.example\.org(/mail/confirm/\S+)")
                async with server.person("Bob") as bob, httpx.AsyncClient(base_url=server.base) as reader:
                    await my_turn(ann, bob)
                    await passes(server)
                    assert len(box.mails) == 1  # not confirmed yet
                    shown = await reader.get(link)
                    assert "ann@example.org" in shown.text
                    assert (await rows(server, people.c.email))[0] == (None,)  # only the button confirms
                    assert (await reader.post(link)).status_code == 200
                    assert (await reader.get("/mail/confirm/forged")).status_code == 404
                    person = (await ann.client.get("/api/me")).json()["person"]
                    assert (person["email"], person["email_asked"]) == ("ann@example.org", None)
                    second = await my_turn(ann, bob)
                    await passes(server)
                    assert len(box.mails) == 2
                    mail = box.mails[1]
                    assert f"https://bridge.example.org/t/{second}" in mail.get_content()
                    assert "Bob" in mail.get_content()
                    stop = found(mail, r"https://bridge\.example\.org(/mail/stop/\S+)")
                    assert stop in mail["List-Unsubscribe"]
                    assert (await reader.get(stop)).status_code == 200
                    assert (await reader.post(stop, data={"List-Unsubscribe": "One-Click"})).status_code == 200
                    assert (await ann.client.get("/api/me")).json()["person"]["email"] is None
                    await my_turn(ann, bob)
                    await passes(server)
                    assert len(box.mails) == 2

    asyncio.run(main())


def found(mail: Any, pattern: str) -> str:
    """What a pattern finds in a mail."""
    match = re.search(pattern, mail.get_content())
    assert match is not None, mail.get_content()
    return match[1]


def test_the_five_languages_say_everything() -> None:
    """Every sentence is there in every language, and names what the English one names."""
    english = LANGUAGES["en"]
    for words in LANGUAGES.values():
        for name in english.__slots__:
            blanks = sorted(re.findall(r"{\w+}", getattr(english, name)))
            assert sorted(re.findall(r"{\w+}", getattr(words, name))) == blanks, (words, name)
    assert set(LANGUAGES) == {"en", "de", "fr", "it", "pl"}
    assert texts_for("pt-BR") is english
    assert texts_for("de-AT") is LANGUAGES["de"]
    assert listed(["A", "B", "C"], "fr") == "A, B et C"


def test_no_line_breaks_before_a_french_mark() -> None:
    """Mails and pushes keep French marks with their words, by the same no-break space as the client."""
    for name in LANGUAGES["fr"].__slots__:
        said = getattr(LANGUAGES["fr"], name)
        assert not re.search(r"[^\u00a0][;:?!»£]|«[^\u00a0]", said.replace("://", "")), (name, said)
    assert "\u00a0:" in LANGUAGES["fr"].stop
    assert "\u00a0?" in LANGUAGES["fr"].confirm


def test_guests_are_guests_in_the_language_of_the_message(tmp_path: Path) -> None:
    """Whoever has said no name is called what the page calls them in the reader's language; chosen names stay."""
    words = Path(__file__).parents[2] / "web/src/locales"
    for language in LANGUAGES:
        page = (words / language / "ui.ftl").read_text(encoding="utf-8")
        assert re.findall(r"^ui-guest = (.+)$", page, re.MULTILINE) == [texts_for(language).guest]
    assert [shown_name(name, "de-AT") for name in ("Guest", "Guest 2", "Guest of honour", "Ann")] == [
        *("Gast", "Gast 2", "Guest of honour", "Ann"),
    ]

    async def main() -> None:
        with push_service() as service:
            more: dict[str, Any] = {"push_hosts": (service.base,)}
            url = f"sqlite:///{tmp_path}/t.sqlite3"
            async with running(url, tmp_path, **more) as server, server.person("Ann") as ann, server.person() as bob:
                browser = Browser(service, "ann")
                await ann.client.post("/api/me/push", json=browser.subscription())
                await ann.client.patch("/api/me", json={"notify": {"push": True}, "language": "pl"})
                await my_turn(ann, bob)
                await passes(server)
                assert browser.read(service.pushes[0][2])["body"] == "London Bridge, grają też: Gość"

    asyncio.run(main())
