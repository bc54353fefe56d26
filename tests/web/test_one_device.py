"""Several people on one screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .acting import Enter, act, make_table, play_on, state_of
from .conftest import Server
from .deals import late

NAMES = ["Ada", "Bert", "Cleo"]
ROUNDS = 3
#: What could be seen of a hand: cards that lie under nothing else.
SEEN = """() => [...document.querySelectorAll('.hand .card')].filter((card) => {
    const { left, top, height } = card.getBoundingClientRect();
    const shown = document.elementFromPoint(left + 8, top + height / 2);
    return shown && card.contains(shown);
}).length"""


def test_three_people_on_one_device_to_the_end(server: Server, person: Enter) -> None:
    """Between two people the screen is covered until the next one says who looks; nobody sees another's hand by it."""
    page = person()
    me = page.request.put(
        f"{server.url}/api/me", data={"name": NAMES[0], "language": "en"}, headers={"Origin": server.url}
    )
    assert me.ok
    seats = [{"kind": "me"}, *({"kind": "local", "name": name} for name in NAMES[1:])]
    # The last rounds of a game: a whole one of three is twelve.
    table = make_table(page, server.url, seats, deal=late(3, rounds=ROUNDS).deal, hands="hidden")
    page.goto(table)
    covered: list[str] = []

    def pass_on(page: Page) -> bool:
        cover = page.locator(".cover")
        if not cover.count():
            return act(page)
        name = next(name for name in NAMES if name in cover.inner_text())
        assert page.evaluate(SEEN) == 0, "cards can be seen through the cover"
        button = cover.get_by_role("button")
        expect(button).to_be_focused()
        button.click()
        expect(cover).to_have_count(0)
        seat = state_of(page, table, seat=NAMES.index(name))
        assert seat["you"]["acting"], "somebody is asked who has nothing to do"
        held = sum(seat["view"]["seats"][NAMES.index(name)]["hand"])
        if not seat["view"]["seats"][NAMES.index(name)]["chosen"]:
            expect(page.locator(".hand .card")).to_have_count(held)
        covered.append(name)
        return True

    play_on(page, how=pass_on)
    assert set(covered) == set(NAMES)
    assert len(covered) >= ROUNDS * len(NAMES)
    for name in NAMES:
        expect(page.get_by_role("dialog")).to_contain_text(name)
