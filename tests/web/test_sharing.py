"""Inviting and sharing: the code where people wait, the big screen, the picture of a bridge, my games, the chat."""

from __future__ import annotations

from playwright.sync_api import expect

from .acting import BOT, ME, Enter, make_table
from .conftest import PHONE, Server
from .deals import late
from .places import finish

OPEN = {"kind": "open"}


def test_people_are_invited_and_talk_beside_the_board(server: Server, person: Enter) -> None:
    """A code to photograph where people wait; a wide screen has the chat beside the board, a phone is told."""
    host, guest = person(), person(viewport=PHONE)
    table = make_table(host, server.url, [ME, OPEN])
    host.goto(table)
    expect(host.get_by_role("img", name="The address of the table as a QR code")).to_be_visible()
    expect(host.get_by_role("link", name="Big screen")).to_be_visible()
    guest.goto(table)
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the game").click()
    guest.locator(".hand .card").first.wait_for()
    host.locator(".hand .card").first.wait_for()
    host.get_by_role("button", name="Chat").click()
    talk = host.get_by_role("region", name="Chat")
    talk.get_by_role("button", name="Well done").click()
    expect(talk.get_by_role("log")).to_contain_text("👍")
    # The board goes on beside it.
    host.locator('.hand .card[data-lit="true"]').first.click(position={"x": 9, "y": 30})
    expect(host.locator(".hand .raised")).to_have_count(1)
    toast = guest.locator(".toast")
    expect(toast).to_contain_text("👍")
    toast.click()
    expect(guest.get_by_role("dialog", name="Chat")).to_be_visible()


def test_a_finished_game_can_be_shown(server: Server, person: Enter) -> None:
    """My bridge as a picture with the score; and in my games the place, the money and its curve."""
    page = person(accept_downloads=True)
    moment = late(2, rounds=1)
    table = make_table(page, server.url, [ME, BOT], deal=moment.deal)
    finish(page, table)
    page.goto(table)
    picture = page.get_by_role("img", name="A finished bridge, and how everybody ended")
    picture.scroll_into_view_if_needed()
    expect(picture).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Share the picture").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    page.goto(f"{server.url}/games")
    card = page.locator("main article").filter(has_text="Result")
    expect(card.locator(".result polyline")).to_have_count(2)
    expect(card.locator(".result")).to_contain_text("£")
