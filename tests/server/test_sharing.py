"""What a shared link tells before it is opened: public facts alone, and nothing of a table without watchers."""

import asyncio
import html
import re
import struct
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import resvg_py

from london_bridge.art.canvas import TITLE, Canvas, palette
from london_bridge.art.postcard import Line, postcard_svg
from london_bridge.record import Record
from london_bridge.rules import Game, default_box
from london_bridge.server.http.sharing import KEPT, LETTERS, _drawn, pixels_of
from london_bridge.server.settings import STATIC
from london_bridge.server.tables.table_game import money_by_round
from london_bridge.server.texts import LANGUAGES, pounds
from tests.web.deals import records

from .playing import running

BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}


def test_a_link_tells_its_game_and_nothing_hidden(tmp_path: Path) -> None:
    """Names and money that a watcher sees; hidden money is left out, and a table without watchers tells nothing."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, AsyncExitStack() as stack:
            ann = await stack.enter_async_context(server.person('Ann "<b>'))
            stranger = await stack.enter_async_context(server.person())
            told = (await ann.create([ME, BOT], start=True))["id"]
            hidden = (await ann.create([ME, BOT], start=True, money="hidden"))["id"]
            closed = (await ann.create([ME, BOT], start=True, watch=False))["id"]

            async def page(where: str, language: str = "en") -> str:
                answer = await stranger.client.get(where, headers={"accept-language": language})
                assert answer.status_code == 200
                return answer.text

            plain = await page("/")
            game = await page(f"/t/{told}")
            assert "Ann &quot;&lt;b&gt;" in game
            assert "<b>" not in game
            assert "Round 1 of 6" in game
            assert "£5" in game
            assert "Runde 1 von 6" in await page(f"/watch/{told}", "de-DE,de;q=0.9")
            assert "£" not in await page(f"/t/{hidden}")
            assert await page(f"/t/{closed}") == plain
            assert await page("/t/nothing") == plain

            card = await stranger.client.get(f"/api/tables/{told}/postcard")
            assert card.headers["content-type"].startswith("image/svg+xml")
            assert "£5" in card.text
            assert "£" not in (await stranger.client.get(f"/api/tables/{hidden}/postcard")).text
            assert (await stranger.client.get(f"/api/tables/{closed}/postcard")).status_code in (403, 409)
            assert (await ann.client.get(f"/api/tables/{closed}/postcard?seat=0")).status_code == 200
            assert 0 < len(_drawn) <= KEPT

    asyncio.run(main())


def test_a_link_speaks_the_language_of_whoever_opens_it(tmp_path: Path) -> None:
    """Whoever said no name is a guest in the reader's language, and money is written as the client writes it."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, AsyncExitStack() as stack:
            host = await stack.enter_async_context(server.person())
            stranger = await stack.enter_async_context(server.person())
            waiting = (await host.create([ME, {"kind": "open"}]))["id"]
            told = (await host.create([ME, BOT], start=True))["id"]

            async def get(where: str, language: str) -> str:
                answer = await stranger.client.get(where, headers={"accept-language": language})
                assert answer.status_code == 200
                return answer.text

            opened = await get(f"/t/{waiting}", "de-DE,de;q=0.9,en;q=0.5")
            assert "<title>Gast – London Bridge</title>" in opened
            assert "Setz dich dazu" in opened
            german = await get(f"/t/{told}", "de")
            assert "Gast £5" in german
            assert "Guest" not in german
            french = await get(f"/t/{told}", "xx, fr-CH;q=0.8")
            assert "Invité 5\u00a0£" in french
            assert "£5" not in french
            card = f"/api/tables/{told}/postcard?seat=0"
            assert "Gast" in await get(card, "de")
            assert "Guest" in await get(card, "en")
            assert "Ospite" in await get(f"{card}&language=it-CH", "en")
            assert "5\u00a0£" in await get(f"{card}&language=fr", "en")
            assert "Gość" in await get(f"{card}&language=tlh", "pl")
            assert (await stranger.client.get(f"{card}&language={'x' * 99}")).status_code == 400

    asyncio.run(main())


def test_a_debt_is_written_as_the_client_writes_it() -> None:
    """Rule 8.6: money may go below zero; the minus stands before the pound, and in French the pound comes last."""
    assert [pounds(-3, language) for language in ("en", "de", "fr", "it", "pl", None)] == [
        *("−£3", "−£3", "−3\u00a0£", "−£3", "−£3", "−£3"),
    ]
    words = Path(__file__).parents[2] / "web/src/locales"
    for language, texts in LANGUAGES.items():
        page = (words / language / "game.ftl").read_text(encoding="utf-8").replace("{ $amount }", "{amount}")
        for name, said in (("pounds", texts.pounds), ("pounds-less", texts.pounds_less)):
            assert re.findall(rf"^{name} = (.+)$", page, re.MULTILINE) == [said]


def test_the_curve_of_a_game_ends_with_its_result() -> None:
    """The money of every seat, round by round: it begins with five pounds, and the scoring is in the last round."""
    record = Record.parse(records(3)[0])
    game = Game.of_deal(record.deal, list(record.players))
    for seat, move in record.moves:
        game.apply(seat, move)
    curve = money_by_round(game.history(), 3)
    assert game.result is not None
    assert [line[0] for line in curve] == [5, 5, 5]
    assert [line[-1] for line in curve] == list(game.result.money)
    assert {len(line) for line in curve} == {game.state.round + 1}


def test_the_picture_of_a_link_is_the_game_in_pixels(tmp_path: Path) -> None:
    """What the page of a table or its replay names as its picture is a PNG of the game, in chosen colours."""

    async def main() -> None:
        async with running(f"sqlite:///{tmp_path}/x.db", tmp_path) as server, AsyncExitStack() as stack:
            ann = await stack.enter_async_context(server.person("Ann"))
            stranger = await stack.enter_async_context(server.person())
            plain = (await ann.create([ME, BOT], start=True))["id"]
            golden = (await ann.create([ME | {"colour": "gold"}, BOT], start=True))["id"]
            for where in (f"/t/{plain}", f"/watch/{plain}", f"/replay?table={plain}"):
                page = (await stranger.client.get(where)).text
                found = re.search(r'property="og:image" content="https?://[^/]+([^"]+)"', page)
                assert found, where
                picture = await stranger.client.get(html.unescape(found[1]))
                assert picture.headers["content-type"] == "image/png"
                assert picture.content.startswith(b"\x89PNG")
                # As large as the head says (in the first chunk of the file).
                assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
            assert "og:image" not in (await stranger.client.get("/replay")).text
            red, gold = (palette("day")[f"seat-{name}"] for name in ("red", "gold"))
            mine = [(await ann.client.get(f"/api/tables/{table}/postcard?seat=0")).text for table in (plain, golden)]
            assert [red in mine[0], gold in mine[0], gold in mine[1]] == [True, False, True]
            assert "marker-key" in mine[1], "every colour has an emblem of its own"

    asyncio.run(main())


def test_pictures_are_lettered_without_fonts_of_the_system(tmp_path: Path) -> None:
    """The letters come with the built client: a name in any of our languages is seen where no font is installed."""
    if not list(STATIC.glob(LETTERS)):
        pytest.skip("The client has not been built.")
    empty = pixels(postcard_svg(default_box(), [], "", [Line(0, "", None)]))
    canvas = Canvas(400, 100)
    canvas.add(canvas.text(200, 50, "London Bridge", 60, family=TITLE))
    assert len(pixels(canvas.svg("title"))) > len(pixels(Canvas(400, 100).svg("title"))) * 2
    for name in ("Ann", "Łukasz Ćwik", "Борис", "Ξένος"):
        assert pixels(postcard_svg(default_box(), [], "", [Line(0, name, None)])) != empty, name


def test_fonts_of_the_system_are_for_other_scripts_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One letter that the first of our files lacks brought a whole line in whatever font a machine has."""
    (tmp_path / LETTERS).parent.mkdir()
    for name in ("b-cyrillic-700", "c-latin-700"):
        (tmp_path / LETTERS.replace("*", name)).touch()
    asked: list[dict[str, Any]] = []

    def draw(**how: Any) -> bytes:
        asked.append(how)
        return b""

    monkeypatch.setattr(resvg_py, "svg_to_bytes", draw)
    for words in ("Ann", "Łukasz Ćwik", "Борис", "Ξένος", "£5 – 1·2…", "陳"):
        pixels_of(words, tmp_path)
    assert [how["skip_system_fonts"] for how in asked] == [True] * 5 + [False]
    assert [Path(one).stem for one in asked[0]["font_files"]] == ["c-latin-700", "b-cyrillic-700"]


def pixels(drawn: str) -> bytes:
    """As the server draws, on a machine without fonts."""
    letters = [str(path) for path in STATIC.glob(LETTERS)]
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, font_files=letters, skip_system_fonts=True))
