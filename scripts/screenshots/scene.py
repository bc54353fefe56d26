"""One window on the client: a size and a person; what is photographed in it is photographed by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Locator, Page
from tests.web.conftest import been_here

from .positions import Place


class Size(NamedTuple):
    """A window: how large it is, whether it is touched, and whether all of a table has room in it at once."""

    width: int
    height: int
    touch: bool
    roomy: bool


#: Others' moves are shown at their usual pace.
CALMLY = """if (location.protocol.startsWith('http'))
    localStorage.setItem('lb-settings', JSON.stringify({ asked: true, pace: 'calm' }));"""
SIZES = {
    "wide": Size(1280, 800, touch=False, roomy=True),
    "tall": Size(390, 844, touch=True, roomy=False),
    # The other compositions and sizes: a tablet in both directions, phones on their sides, a zoom of 200 %, large
    # screens, and the smallest phone.
    "upright": Size(820, 1180, touch=True, roomy=True),
    "upright-small": Size(768, 1024, touch=True, roomy=True),
    "tablet": Size(1180, 820, touch=True, roomy=True),
    "low": Size(844, 390, touch=True, roomy=False),
    "lower": Size(667, 375, touch=True, roomy=False),
    "zoomed": Size(640, 400, touch=False, roomy=False),
    "large": Size(1920, 1080, touch=False, roomy=True),
    "largest": Size(2560, 1440, touch=False, roomy=True),
    "small": Size(360, 640, touch=True, roomy=False),
}
#: Those at which every page and moment is taken; at the others what shows their composition.
EVERYTHING = ("wide", "tall")
COMPOSITION = (
    *("start", "setup", "room", "games", "watch", "card", "place", "site", "draw", "bonus", "sheets", "end"),
    *("first-question", "tasks", "coach", "reveal", "last-round", "finale", "standings", "position"),
    *("end-de", "end-pl", "review", "analysis"),
)
LIGHTS: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
PATIENCE = 20_000
#: So long nothing more may happen on the page before a picture is taken, in milliseconds.
SETTLE = 350


class Scene:
    """Somebody's window, with ways to come to a moment and to take its picture."""

    def __init__(self, browser: Browser, url: str, out: Path, size: str, locale: str = "en-GB") -> None:
        width, height, touch, self.wide = SIZES[size]
        self.browser = browser
        self.url = url
        self.out = out
        self.size = size
        self.touch = touch
        #: Pictures in another language than English say so in their names.
        self.tongue = "" if locale.startswith("en") else f"{locale[:2]}-"
        self.settings: dict[str, Any] = {
            "viewport": {"width": width, "height": height},
            "locale": locale,
            "reduced_motion": "reduce",
            "color_scheme": "light",
            "has_touch": touch,
            "is_mobile": touch,
            "device_scale_factor": 2 if touch else 1,
            "service_workers": "block",
        }
        self.context = browser.new_context(**self.settings)
        been_here(self.context)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.taken: list[Path] = []
        self.acts = 0

    def close(self) -> None:
        """Leave."""
        self.context.close()

    # --- going there --------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open a page of the client and wait until it is drawn."""
        self.page.goto(self.url + path)
        self.page.locator("#main").wait_for()
        self.page.evaluate("document.fonts.ready")

    def name(self, name: str, page: Page | None = None) -> None:
        """Be called so."""
        headers = {"Origin": self.url}
        answer = (page or self.page).request.put(f"{self.url}/api/me", data={"name": name}, headers=headers)
        assert answer.ok, answer.text()

    def table(self, seats: list[dict[str, Any]], page: Page | None = None, **more: Any) -> str:
        """Set up a table; started if nobody is still to come. Gives its id."""
        options = {"players": len(seats), "pace": 0, "scoring": "base", **more.pop("options", {})}
        body = {"options": options, "seats": seats, "start": all(seat["kind"] != "open" for seat in seats), **more}
        headers = {"Origin": self.url}
        answer = (page or self.page).request.post(f"{self.url}/api/tables", data=body, headers=headers)
        assert answer.ok, answer.text()
        return str(answer.json()["table"]["id"])

    def act(self, table: str, **request: Any) -> None:
        """Do something at a table without the page."""
        self.acts += 1
        data = {"id": f"picture-{self.acts}", **request}
        answer = self.page.request.post(f"{self.url}/api/tables/{table}/act", data=data, headers={"Origin": self.url})
        assert answer.ok, answer.text()

    def watch(self) -> None:
        """From the next page on, what others do is played on the board, with motion."""
        self.page.emulate_media(reduced_motion="no-preference")
        self.context.add_init_script(CALMLY)

    def take_up(self, place: Place, **options: Any) -> str:
        """Sit down in a recorded game, and look at the board. Gives the table's id."""
        table = self.table(place.seats(), deal=place.deal(), name="Ada", options={"scoring": "base", **options})
        self.go(f"/t/{table}")
        self.page.locator(".board").wait_for()
        self.settle()
        return table

    # --- touching -----------------------------------------------------------------------------------------------

    def at(self, name: str) -> Locator:
        """A thing of the board by its `data-at` or `data-info`."""
        return self.page.locator(f'[data-at="{name}"], [data-info="{name}"]').first

    def press(self, what: Locator | str, **where: Any) -> None:
        """Click or tap."""
        one = self.page.locator(what).first if isinstance(what, str) else what
        # What is closed can be pressed, too: it says why.
        where.setdefault("force", one.get_attribute("aria-disabled") == "true")
        if self.touch:
            one.tap(**where)
        else:
            one.click(**where)
            self.page.mouse.move(640, 3)
        self.settle()

    def button(self, name: str) -> None:
        """Press the button, or follow the link, that says so."""
        by_role = self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name))
        self.press(by_role.first)

    def tool(self, name: str) -> None:
        """One of the table's tools; on a phone most are in the menu."""
        if not self.wide and not self.page.get_by_role("button", name=name).count():
            self.button("Menu")
        self.button(name)

    def go_on(self) -> None:
        """Confirm."""
        self.press(".actions .go")

    def card(self, value: int) -> None:
        """Choose a card of the hand where the next one does not cover it."""
        fan = self.page.locator(f'.hand [data-info="card:{value}"]')
        self.press(fan.last, position={"x": 20, "y": 45})

    def settle(self, milliseconds: int = SETTLE) -> None:
        """Let everything come to rest."""
        self.page.wait_for_timeout(milliseconds)

    # --- the picture --------------------------------------------------------------------------------------------

    def shoot(self, name: str, *, full: bool = False, page: Page | None = None, light: str = "") -> None:
        """Take it by day and by night, or in one light; `full` shows the page down to its end."""
        page = page or self.page
        if full:
            # In a window as high as the page, what keeps to the window's edge lies on nothing.
            height = page.evaluate("document.documentElement.scrollHeight")
            page.set_viewport_size({"width": self.settings["viewport"]["width"], "height": height})
        for one, scheme in LIGHTS.items():
            if light and one != light:
                continue
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(150)
            path = self.out / f"{name}-{self.size}-{self.tongue}{one}.png"
            page.screenshot(path=path, full_page=full, animations="disabled" if not self.moving(page) else "allow")
            if path not in self.taken:
                self.taken.append(path)
        page.emulate_media(color_scheme="light")
        if full:
            page.set_viewport_size(self.settings["viewport"])

    def moving(self, page: Page) -> bool:
        """Whether motion belongs to the picture."""
        return not page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
