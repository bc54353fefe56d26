"""A table at which much was said sends the newest lines; the button above them brings the earlier ones."""

from __future__ import annotations

import json
import re
import sqlite3

import pytest
from playwright.sync_api import ViewportSize, expect

from .acting import ME, Enter, make_table
from .conftest import DESKTOP, PHONE, Server

LINES = 700


def talk_much(server: Server, table: str) -> None:
    """As if much had been said there, over weeks."""
    server.kill()
    with sqlite3.connect(server.data / "london-bridge.sqlite3") as connection:
        (number,) = connection.execute("SELECT max(number) FROM log WHERE table_id = ?", (table,)).fetchone()
        for i in range(LINES):
            line = {"kind": "chat", "person": "somebody", "name": "Bob", "text": f"line {i}"}
            data = json.dumps(line, separators=(",", ":"))
            row = (table, number + 1 + i, 1_700_000_000_000 + i, data)
            connection.execute("INSERT INTO log (table_id, number, at, data) VALUES (?, ?, ?, ?)", row)
    server.start()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_earlier_lines_come_when_they_are_wanted(size: ViewportSize, own_server: Server, person: Enter) -> None:
    """By mouse and by keyboard; what was in sight stays there, and when there are no more the focus is not lost."""
    page = person(viewport=size)
    address = make_table(page, own_server.url, [ME, {"kind": "local", "name": "Bob"}])
    talk_much(own_server, address.rpartition("/")[2])
    page.goto(address)
    if size == PHONE:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("^Chat")).click()
    chat = page.get_by_role("dialog") if size == PHONE else page.get_by_role("region", name="Chat")
    log = chat.get_by_role("log")
    lines = log.locator("p:not(.earlier)")
    expect(lines.last).to_contain_text(f"line {LINES - 1}")
    expect(lines.last).to_be_in_viewport()
    first = lines.first.inner_text()
    assert "line 0 " not in first + " "
    button = log.get_by_role("button", name="Earlier lines")
    button.click()
    expect(lines.filter(has_text=re.compile(r"line 200\b"))).to_have_count(1)
    expect(lines.filter(has_text=first.splitlines()[0]).first).to_be_in_viewport()
    button.focus()
    page.keyboard.press("Enter")
    expect(lines.first).to_contain_text("line 0")
    expect(lines).to_have_count(LINES)
    expect(button).to_have_count(0)
    expect(log).to_be_focused()
