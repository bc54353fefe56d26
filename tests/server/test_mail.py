"""Mail: to whom it may be written, how often, and what stands in it."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from london_bridge.server.notify.mail import clean_address, mailbox, plain_name
from london_bridge.server.refusals import RequestRefused

from .playing import running
from .posts import Mailbox, mail_server
from .test_login_limits import cheaply
from .test_people import code_of, sign_up


def settings(box: Mailbox) -> dict[str, Any]:
    """A server that sends mails."""
    return {
        "mail": f"smtp://127.0.0.1:{box.port}",
        "mail_from": "London Bridge <bridge@example.org>",
        "address": "https://bridge.example.org",
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ann@example.org", "ann@example.org"),
        (" Ann.O'Hara+bridge@mail.Example.org ", "Ann.O'Hara+bridge@mail.example.org"),
        ("ann@m\u00fcller.example", "ann@xn--mller-kva.example"),
        ("a_b-c~1@x-y.co.uk", "a_b-c~1@x-y.co.uk"),
    ],
)
def test_addresses(text: str, expected: str) -> None:
    """What people have is taken."""
    assert clean_address(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "nobody",
        "a@b",
        "@example.org",
        "a@@example.org",
        "a b@example.org",
        "a@example.org\nBcc: x@example.org",
        "a@example.org, b@example.org",
        "a@example.org;b@example.org",
        "<a@b.cd>",
        "Ann <ann@example.org>",
        '"a b"@example.org',
        "a(b)@example.org",
        "=?utf-8?q?ann?=@example.org",
        "=?utf-8?b?YUBleGFtcGxlLm9yZwo=?=@example.org",
        "ann@=?utf-8?q?example?=.org",
        "=?utf-8?q?=0aBcc=3a_x=40example=2eorg?=@example.org",
        "a%b@example.org",
        "host!user@example.org",
        ".a@example.org",
        "a.@example.org",
        "a..b@example.org",
        "a@.example.org",
        "a@example..org",
        "a@-example.org",
        "a@example.org.",
        "a@127.0.0.1",
        "a@[127.0.0.1]",
        "a@localhost",
        "\u00e4@example.org",
        "a\u202e@example.org",
        "a@" + "x" * 70 + ".org",
        "x" * 65 + "@example.org",
        "a@" + "x." * 120 + "org",
        "",
    ],
)
def test_what_is_no_address(text: str) -> None:
    """Strict addresses; no encoded words, no headers, no ways through other hosts."""
    with pytest.raises(RequestRefused) as refused:
        clean_address(text)
    assert refused.value.code == "bad_email"


def test_counting_and_names() -> None:
    """Addresses of one mailbox count together; a name in a mail is nothing that a program would follow."""
    assert mailbox("A.n.n+one@Example.org") == mailbox("ann+two@example.org") == "ann@example.org"
    assert plain_name("https://evil.example/x") == "https evil example x"
    assert plain_name("J. R. Ann") == "J. R. Ann"
    assert plain_name("://") == "\u2014"


def test_an_odd_address_over_the_wire(tmp_path: Path) -> None:
    """An encoded word is refused with 422, for nobody a 500."""

    async def main() -> None:
        with mail_server() as box:
            url = f"sqlite:///{tmp_path}/m.sqlite3"
            async with running(url, tmp_path, **settings(box)) as server, server.person("Ann") as ann:
                refused = await ann.client.patch("/api/me", json={"email": "ann@example.org"})
                assert code_of(refused) == (403, "need_account")
                cheaply(server)
                await sign_up(ann.client)
                for odd in ("=?utf-8?b?Cg==?=@example.org", "a@example.org\nBcc: x@example.org", "a@xn--\ud800.org"):
                    body = httpx.Request("PATCH", "http://x", json={"email": "?"}).content.replace(
                        b'"?"', ('"' + odd.encode("unicode_escape").decode() + '"').encode()
                    )
                    answer = await ann.client.patch("/api/me", content=body)
                    assert answer.status_code in (400, 422), answer.text
                assert not box.mails

    asyncio.run(main())


@pytest.mark.slow
def test_strangers_are_not_written_to(database: str, tmp_path: Path) -> None:
    """Accounts only, few mails by person, address and target, for all processes; nothing in them that somebody
    chose.
    """

    async def main() -> None:
        with mail_server() as box:
            more = settings(box) | {"limits": True}
            async with running(database, tmp_path, **more) as server:
                cheaply(server)
                found: Counter[str] = Counter()

                async def flood(address: str, name: str, count: int, target: str) -> None:
                    headers = {"origin": server.base, "X-Forwarded-For": address}
                    async with httpx.AsyncClient(base_url=server.base, headers=headers) as client:
                        await client.put("/api/me", json={"name": "BUY NOW evil.example"})
                        await sign_up(client, name)
                        for i in range(count):
                            answer = await client.patch("/api/me", json={"email": target.format(i)})
                            found["sent" if answer.status_code == 200 else code_of(answer)[1]] += 1

                for i in range(5):  # five accounts from one address, to strangers
                    await flood("192.0.2.1", f"spammer{i}", 8, f"stranger{i}x{{}}@example.org")
                assert found == {"sent": 10, "mailed": 30}
                for i in range(4):  # from everywhere, to one mailbox
                    await flood(f"198.51.100.{i}", f"bully{i}", 2, f"vic.tim+{i}{{}}@example.org")
                assert len(box.mails) == 13
                assert found == {"sent": 13, "mailed": 35}
                for mail in box.mails:
                    assert "evil" not in mail.as_string()
                    assert "BUY" not in mail.as_string()

    asyncio.run(main())
