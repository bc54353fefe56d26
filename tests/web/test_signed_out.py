"""A page whose person was signed out elsewhere says so, and one with a new cookie goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESKTOP, PHONE, Server

PASSWORD = "bridges are falling down"
ASK = """async ([method, path, body]) => {
    const answer = await fetch('/api' + path, {
        method, headers: {'Content-Type': 'application/json'}, body: body === null ? null : JSON.stringify(body),
    });
    return answer.status === 204 ? {} : await answer.json();
}"""


def at_a_table(page: Page, server: Server, login: str) -> None:
    """Somebody with an account who plays against a bot."""
    page.goto(server.url)
    page.evaluate(ASK, ["POST", "/me/account", {"login": login, "password": PASSWORD}])
    made = page.evaluate(ASK, ["POST", "/tables/quick", {"players": 2, "level": "random"}])
    page.goto(f"{server.url}/t/{made['table']['id']}")
    expect(page.locator("#main .board, #main svg").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_signed_out_elsewhere(size: ViewportSize, server: Server, person: Callable[..., Page]) -> None:
    """A new password on another device ends this one's session; the page says so and leads to signing in."""
    login = f"ann{size['width']}"
    mine, other = person(viewport=size), person()
    at_a_table(mine, server, login)
    other.goto(server.url)
    other.evaluate(ASK, ["POST", "/session", {"login": login, "password": PASSWORD}])
    other.evaluate(ASK, ["POST", "/me/password", {"old": PASSWORD, "new": "another password"}])
    expect(mine.get_by_text("You have been signed out on this device.")).to_be_visible()
    mine.get_by_role("link", name="Sign in").click()
    expect(mine.get_by_role("heading", name="Account")).to_be_visible()


def test_a_new_password_here_does_not_stop_my_game(server: Server, person: Callable[..., Page]) -> None:
    """Another tab of the same browser has the new cookie, and its game goes on."""
    page = person()
    at_a_table(page, server, "bob")
    tab = page.context.new_page()
    tab.goto(server.url)
    with page.expect_websocket(lambda socket: "/live" in socket.url and "/tables/" in socket.url):
        tab.evaluate(ASK, ["POST", "/me/password", {"old": PASSWORD, "new": "another password"}])
    expect(page.locator("#main .board, #main svg").first).to_be_visible()
    expect(page.get_by_text("You have been signed out on this device.")).to_have_count(0)
    assert page.evaluate(ASK, ["GET", "/me", None])["person"]["login"] == "bob"
