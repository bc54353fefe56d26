"""Small courtesies: what is closed says why, what is meant is written out, and nothing is cut off without a word."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .acting import Enter, make_table, state_of
from .conftest import Server
from .deals import moments, records


def test_what_is_closed_says_why_when_it_is_looked_at(server: Server, person: Enter) -> None:
    """The pointer rests on a space that cannot be had, without a click; and on what an opponent can build next."""
    page = person()
    moment = next(one for one in moments(records(4)[0]) if one.round == 6 and one.move.startswith("place:"))
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    page.locator('.stack[data-lit="true"]').first.wait_for()
    view = state_of(page, table)["view"]
    closed = view["rondel"]["pays"].index(0)
    page.locator(f'[data-info="space:{closed}"]').hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("The X is closed without")
    # Nothing was tried, so nothing is called out.
    expect(tip.get_by_role("alert")).to_have_count(0)

    other = next(
        seat
        for seat in range(4)
        if seat != moment.seat and view["seats"][seat]["bridge"] and isinstance(view["seats"][seat]["bridge"][-1], int)
    )
    last = view["seats"][other]["bridge"][-1]
    fits = page.locator(f'[data-info="fits:{other}"]')
    expect(fits).to_have_text(f"next house: {last - 1} or lower")
    fits.hover()
    expect(tip).to_contain_text(
        f"The last building here is {last}: the next site takes a house number from {last - 1} down"
    )


def test_a_card_that_is_picked_is_not_shown_as_played(server: Server, person: Enter) -> None:
    """A double click picks a card; until it is confirmed, the order of turns says that one is still choosing."""
    page = person()
    page.goto(make_table(page, server.url, [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]))
    card = page.locator('.hand .card[data-lit="true"]').first
    card.dblclick(position={"x": 9, "y": 30})
    expect(page.locator(".hand .raised")).to_have_count(1)
    mine = page.locator(".order .chip", has_text="You")
    expect(mine).to_have_class(re.compile("choosing"))
    expect(mine.locator(".planned")).to_be_visible()


def test_a_name_that_is_too_long_is_said_to_be(server: Server, person: Enter) -> None:
    """Nothing is cut off silently; and who can sit on a seat is written beside its picture."""
    page = person()
    page.goto(server.url)
    page.get_by_label("Your name").fill("Frideswide of the Bridge House")
    said = page.get_by_text("Too long: a name has at most 24 characters, this one has 30.")
    expect(said).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(said).to_be_visible()
    assert page.url.rstrip("/") == server.url
    page.goto(f"{server.url}/new")
    seat = page.get_by_role("group", name="Seat 2")
    for kind in ("Me", "On this device", "Open", "Bot"):
        expect(seat.get_by_text(kind, exact=True)).to_be_visible()
    seat.get_by_role("radio", name="On this device").check()
    page.get_by_label("Name").fill("Frideswide of the Bridge House")
    expect(said).to_be_visible()
    page.locator("form .ready button").click()
    expect(page.get_by_text("A name is too long.")).to_be_visible()
