"""Every choice says beforehand what it gives and costs: the first page, stacks, sites, cards of the supply."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from london_bridge.rules.words import KINDS

from .acting import GO, LIT, Enter, make_table, state_of, until
from .conftest import Server
from .deals import Moment, moments, records

#: The first page's ways on, in their order.
WAYS = ["/new", "/tables", "/games", "/learn", "/rules", "/replay"]


def find(*begins: str) -> Iterator[tuple[Moment, ...]]:
    """Moments in a row of one seat, late enough to be rich, whose moves begin so."""
    for players in (3, 4):
        for line in records(players):
            told = list(moments(line))
            for nth in range(len(told) - len(begins)):
                row = tuple(told[nth : nth + len(begins)])
                alike = all(one.move.startswith(word) for one, word in zip(row, begins, strict=True))
                if alike and row[0].round >= 4 and len({one.seat for one in row}) == 1:
                    yield row


def test_the_first_page_leads_everywhere(server: Server, person: Enter) -> None:
    """Below the big button: set up a table, open tables, my games, learn, rules, replay; and five languages."""
    page = person()
    page.goto(server.url)
    links = page.get_by_role("navigation").get_by_role("link")
    links.first.wait_for()
    assert [link.get_attribute("href") for link in links.all()][: len(WAYS)] == WAYS
    big = page.get_by_role("button", name="Play now").bounding_box()
    assert big
    for link in links.all()[: len(WAYS)]:
        small = link.bounding_box()
        assert small
        assert small["y"] > big["y"] + big["height"]
    expect(page.locator(".languages button")).to_have_text(["English", "Deutsch", "Français", "Italiano", "Polski"])


@pytest.mark.rule("5.3")
def test_a_stack_says_what_it_would_give_before_it_is_taken(server: Server, person: Enter) -> None:
    """Income, tile, site, strength and what that does are said of it, and nothing is sent."""
    moment, _ = next(find("place:", "build:"))
    page = person()
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    page.locator(".scene .ribbon").first.wait_for()
    before = state_of(page, table)["view"]
    for stack in page.locator(f".stack{LIT}").all():
        kind = str(stack.get_attribute("data-at")).partition(":")[2]
        stack.hover()
        tip = page.get_by_role("tooltip")
        expect(tip).to_contain_text(re.compile(r"top of \d+ tiles|the last tile"))
        pays = before["rondel"]["pays"][KINDS.index(kind)]
        if pays:
            expect(tip).to_contain_text(f"pays £{pays}")
        expect(tip).to_contain_text(re.compile(r"[Ss]ite \d+"))
        top = before["stacks"][kind]["top"]
        if isinstance(top, int):
            expect(tip).to_contain_text(str(top))
        if kind in ("gate", "chapel", "hostelry", "haberdasher"):
            expect(tip).to_contain_text(re.compile(r"strength \d"))
    assert state_of(page, table)["view"] == before


@pytest.mark.rule("5.7")
def test_a_site_says_what_its_house_costs(server: Server, person: Enter) -> None:
    """Where a house makes way, the site says which one, and how the crests change; confirmed, that house is gone."""
    page = person()
    for place, build in find("place:", "build:"):
        if place.move.count(":") > 1 or not any(event.data.get("replaced") for event in build.events):
            continue
        asked = make_table(page, server.url, build.seats(), deal=build.deal)
        if len(state_of(page, asked)["you"]["legal"]) > 1:
            break
    table = make_table(page, server.url, place.seats(), deal=place.deal)
    page.goto(table)
    page.locator(f'[data-info="stack:{place.move.partition(":")[2]}"]').click()
    site = int(build.move.partition(":")[2])
    mine = page.locator(f'[data-info="site:{place.seat}:{site}"]')
    expect(mine).to_have_attribute("data-lit", "true")
    old = state_of(page, table)["view"]["seats"][place.seat]["bridge"][site]
    mine.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(re.compile(rf"Replaces .*{old}"))
    expect(tip).to_contain_text(re.compile(r"crests (gained|lost)|strength \d|no action"))
    mine.click()
    expect(page.locator(f"{GO}{LIT}, .supply {LIT}, .bonus {LIT}").first).to_be_visible()
    until(page, lambda: old not in state_of(page, table)["view"]["seats"][place.seat]["bridge"])


@pytest.mark.rule("5.13")
def test_cards_are_drawn_with_a_running_total(server: Server, person: Enter) -> None:
    """At a hostelry: what may be taken and what has been picked, in one sentence; a card can be put back."""
    moment, _ = next(find("draw:", "draw:"))
    page = person()
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    page.goto(table)
    most = state_of(page, table)["view"]["now"]["strength"]
    hand = state_of(page, table)["view"]["seats"][moment.seat]["hand_size"]
    value = int(moment.move.partition(":")[2])
    asked = page.locator(".ask .text")
    expect(asked).to_have_text(f"Take cards worth up to {most}: 0 so far.")
    page.locator(f'[data-info="supply:{value}"]').click()
    expect(asked).to_have_text(f"Take cards worth up to {most}: {value} so far.")
    page.locator(".ask .choices").get_by_role("button").first.click()
    expect(asked).to_have_text(f"Take cards worth up to {most}: 0 so far.")
    page.locator(f'[data-info="supply:{value}"]').click()
    expect(page.locator(GO)).to_have_text("Take one card")
    page.locator(GO).click()
    until(
        page,
        lambda: state_of(page, table)["view"]["seats"][moment.seat]["hand_size"] == hand + 1,
        how=lambda page: False,
    )


@pytest.mark.rule("5.2", "6.2")
def test_a_tile_that_is_had_by_the_centre_says_what_the_centre_costs(server: Server, person: Enter) -> None:
    """A lit stack whose own space is closed: £2 to pay, in the tip, on its badge and for those who listen, no income;
    with Toll Waived nothing. A stack whose space is open says what it pays, and once the centre is chosen, what that
    costs.
    """
    page = person()
    seen: set[str] = set()
    for moment, *_ in itertools.islice(find("place:centre:", "build:"), 40):
        table = make_table(page, server.url, moment.seats(), deal=moment.deal)
        now = state_of(page, table)
        legal, pays = now["you"]["legal"], now["view"]["rondel"]["pays"]
        closed = [i for i, kind in enumerate(KINDS) if f"place:centre:{kind}" in legal and f"place:{i}" not in legal]
        paying = [i for i in closed if pays[i]]
        free = any(word.startswith("place:free:") for word in legal)
        if not paying or ("free" if free else "paid") in seen:
            continue
        seen.add("free" if free else "paid")
        page.goto(table)
        page.locator(".scene .ribbon").first.wait_for()
        tip = page.get_by_role("tooltip")
        price = "Uses “Toll Waived”" if free else "−\u2060£2"
        for i in closed:
            stack = page.locator(f'[data-info="stack:{i}"]')
            stack.hover()
            expect(tip).to_contain_text("From the centre of the rondel.")
            expect(tip).to_contain_text(price)
            expect(tip).not_to_contain_text("pays")
            expect(stack).to_have_attribute("aria-label", re.compile(rf"From the centre of the rondel\..*{price}"))
            expect(page.locator(f'[data-info="stack:{i}"] + .badges .pays')).to_have_text("£0" if free else price)
        opened = next(i for i, kind in enumerate(KINDS) if f"place:{i}" in legal and pays[i])
        stack = page.locator(f'[data-info="stack:{opened}"]')
        stack.hover()
        expect(tip).to_contain_text(f"pays £{pays[opened]}")
        page.locator(f'[data-info="space:{len(KINDS)}"]').click()
        stack.hover()
        expect(tip).to_contain_text("From the centre of the rondel.")
        expect(tip).to_contain_text(price)
        if seen == {"free", "paid"}:
            break
    assert "paid" in seen
