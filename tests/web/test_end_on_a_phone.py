"""The end of a game on a small phone: every player and every sum is on the screen, in all five languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from .acting import Enter, make_table
from .conftest import Server
from .deals import late
from .places import finish

#: Cells that are wider than they may be, players who are not on the screen, and labels of the axis that touch.
CROWDED = """(dialog) => {
    const found = [], scroll = dialog.querySelector('.scroll');
    const wider = scroll.scrollWidth - scroll.clientWidth;
    if (wider > 0) found.push(`the table is ${wider} wider`);
    const right = Math.min(innerWidth, scroll.getBoundingClientRect().right);
    const range = document.createRange();
    for (const cell of dialog.querySelectorAll('th, td')) {
        range.selectNodeContents(cell);
        const box = cell.getBoundingClientRect();
        for (const line of range.getClientRects())
            if (line.width > 1 && (line.right > box.right + 1 || line.left < box.left - 1))
                found.push(`cut: ${cell.innerText}`);
        if (box.right > right + 1) found.push(`not on the screen: ${cell.innerText}`);
    }
    for (const chart of dialog.querySelectorAll('figure > svg')) {
        const frame = chart.getBoundingClientRect(), bottom = [...chart.querySelectorAll('text')]
            .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
            .filter(({ box }) => box.bottom > frame.bottom - frame.height / 12)
            .sort((a, b) => a.box.left - b.box.left);
        bottom.forEach(({ text, box }, i) => {
            if (box.right > frame.right + 1) found.push(`cut: ${text}`);
            if (i && bottom[i - 1].box.right + 2 > box.left) found.push(`${bottom[i - 1].text}${text}`);
        });
    }
    return found;
}"""


@pytest.mark.parametrize("width", [390, 360])
def test_four_players_fit_in_every_language(server: Server, person: Enter, width: int) -> None:
    """Nothing is cut or hidden, and the end of the axis stands by itself."""
    size: ViewportSize = {"width": width, "height": 844}
    page = person(viewport=size, has_touch=True, locale="pl-PL")
    moment = late(4, rounds=1)
    table = make_table(page, server.url, moment.seats(), deal=moment.deal)
    finish(page, table)
    for language in ("pl", "en", "de", "fr", "it"):
        page.goto(server.url)
        page.evaluate("(language) => localStorage.setItem('lb-language', language)", language)
        page.goto(table)
        dialog = page.locator("dialog[open]")
        dialog.locator("tfoot td small").first.wait_for()
        assert dialog.locator("thead th").count() == 4
        page.evaluate("document.fonts.ready.then(() => 0)")
        assert dialog.evaluate(CROWDED) == [], language
