"""What a shared link tells before it is opened: a title, a sentence and a picture, from public facts alone.

Whoever has the link of a table with watchers may watch it, so what a watcher sees may be told; a table without watchers
tells nothing, not even who sits there. Hidden money stays hidden until the game is over.
"""

import asyncio
import html
import re
from collections import OrderedDict
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

import resvg_py
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

from london_bridge.art.postcard import Line, chronicle_svg, postcard_svg
from london_bridge.rules import default_box
from london_bridge.rules.words import tile_code
from london_bridge.server.people.visitor import Visitor
from london_bridge.server.refusals import RequestRefused
from london_bridge.server.services import Services
from london_bridge.server.tables.looks import colours_of
from london_bridge.server.tables.table_state import TableState
from london_bridge.server.texts import known, pounds, shown_name, texts_for
from london_bridge.server.wire.chronicle_answers import Chronicle
from london_bridge.view import View
from london_bridge.view.view_document import view_words

from .request_checks import HEAVY, services_of, slowly
from .tables import SeatQuery, TableId, admit, table_of

#: Of a language's name in an address: more than any of ours has, with its region.
MOST_LETTERS = 16
PixelsQuery = Annotated[bool, QueryParameter(name="pixels")]
ChroniclePageName = Annotated[str, PathParameter(max_length=24)]
LanguageQuery = Annotated[str | None, QueryParameter(name="language", max_length=MOST_LETTERS)]
#: Postcards that are kept, the latest used last; and what costs a picture in pixels, of what takes long.
KEPT = 64
#: The letters of the page as the renderer reads them, among the client's built files.
LETTERS = "letters/*.ttf"
#: Of the name of the file in which most letters are; and what is in none of them: neither Latin, Greek nor Cyrillic.
LATIN = "-latin-7"
FOREIGN = re.compile(r"[\u0530-\u1dff\u2e80-\U0010ffff]")
COST = 0.5
_drawn: OrderedDict[tuple[str, int, int | None, bool, str], bytes] = OrderedDict()


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first of our languages that a browser asks for."""
    asked = (word.partition(";")[0] for word in request.headers.get("accept-language", "").split(","))
    return next(filter(None, map(known, asked)), "en")


def name_of(state: TableState, seat: int, language: str) -> str:
    """Whoever sits there, as somebody who speaks a language reads it."""
    return shown_name(state.seats[seat].name or "…", language)


def lines_of(state: TableState, language: str) -> list[Line]:
    """Who plays, from the first to the last, with the money that everybody may know."""
    seats = range(state.players)
    shown: dict[int, int | None] = dict.fromkeys(seats)
    if state.play is not None and (state.ended is not None or state.options.money == "shown"):
        shown = {seat: int(state.play.game.state.money[seat]) for seat in seats}
    order = list(seats)
    if state.ended is not None and state.ended.ranking is not None:
        order = state.ended.ranking
    elif state.play is not None:
        order.sort(key=lambda seat: -(shown[seat] or 0))
    told = {seat: pounds(money, language) for seat, money in shown.items() if money is not None}
    return [Line(seat, name_of(state, seat, language), told.get(seat)) for seat in order if not state.seats[seat].open]


def head_of(state: TableState, language: str, origin: str) -> str:
    """The part of a page's head that tells a table."""
    lines = lines_of(state, language)
    texts = texts_for(language)
    game = state.play.game if state.play is not None else None
    names = " · ".join(line.name for line in lines)
    title = f"{names} – London Bridge" if names else "London Bridge"
    if game is None:
        told = texts.open_seat
    else:
        money = " · ".join(
            f"{i}. {line.name} {line.money}" for i, line in enumerate(lines, 1) if line.money is not None
        )
        now = texts.round.format(round=game.state.round, rounds=game.state.deal.last_round)
        told = money if state.ended is not None else " · ".join(filter(None, (now, money)))
    said = {"og:title": title, "og:description": told, "og:type": "website", "og:site_name": "London Bridge"}
    if game is not None:
        said["og:image"] = f"{origin}/api/tables/{state.id}/postcard?pixels=true&language={language}"
        said |= {"og:image:width": "1200", "og:image:height": "630", "twitter:card": "summary_large_image"}
    else:
        said["og:image"] = f"{origin}/icon-512.png"
    tags = "".join(f'<meta property="{key}" content="{html.escape(text)}" />' for key, text in said.items())
    return f"<title>{html.escape(title)}</title>{tags}"


async def told_page(state: State, request: Request[Any, Any, Any], page: bytes, table_id: str) -> bytes:
    """The client's page at the address of a table, its game in the head; the plain one where nothing may be told."""
    services = services_of(state)
    try:
        table = await table_of(services, table_id, request)
    except (RequestRefused, SQLAlchemyError):
        return page
    if not table.state.options.watch:
        return page
    origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
    head = head_of(table.state, language_of(request), origin)
    return page.replace(b"<title>London Bridge</title>", head.encode(), 1)


async def told_chronicle(state: State, request: Request[Any, Any, Any], page: bytes, name: str) -> bytes:
    """The client's page at the address of a chronicle that somebody shows, with whose it is; else the plain one."""
    services = services_of(state)
    try:
        owner = await services.people.get(await services.chronicles.at_page(name))
    except (RequestRefused, SQLAlchemyError):
        return page
    if owner is None:
        return page
    language = language_of(request)
    title = f"{shown_name(owner.name, language)} – London Bridge"
    origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
    said = {"og:title": title, "og:type": "profile", "og:site_name": "London Bridge"}
    said["og:image"] = f"{origin}/api/people/{quote(name, safe='')}/postcard?pixels=true&language={language}"
    said |= {"og:image:width": "1200", "og:image:height": "630", "twitter:card": "summary_large_image"}
    tags = "".join(f'<meta property="{key}" content="{html.escape(text)}" />' for key, text in said.items())
    return page.replace(b"<title>London Bridge</title>", f"<title>{html.escape(title)}</title>{tags}".encode(), 1)


def pixels_of(drawn: str, static: Path) -> bytes:
    """A drawing as PNG, lettered as the page is: the build of the client lays its letters there. Only what needs
    letters of another script is left to the system's fonts: where these are at hand, the renderer takes a whole word
    from them for one letter that the first file of a family does not have.
    """
    latin_first = sorted(static.glob(LETTERS), key=lambda path: (LATIN not in path.name, path.name))
    letters = [str(path) for path in latin_first]
    ours = bool(letters) and FOREIGN.search(drawn) is None
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, font_files=letters, skip_system_fonts=ours))


def draw(state: TableState, seat: int | None, language: str) -> str:
    """The postcard of a table: the bridge of a seat, else of whoever is first."""
    assert state.play is not None
    told = view_words(View.of(state.play.game, None))
    lines = lines_of(state, language)
    whose = lines[0].seat if seat is None else seat
    tiles = [tile_code(tile) for tile in told["seats"][whose]["bridge"]]
    note = "" if state.ended is not None else f"{told['round']}/{told['rounds']}"
    owner = name_of(state, whose, language)
    place = next((i for i, line in enumerate(lines, 1) if line.seat == whose), 0)
    if state.ended is not None and state.ended.money is not None and place:
        owner = f"{owner}   {pounds(state.ended.money[whose], language)}"
    return postcard_svg(default_box(), tiles, owner, lines, note, colours_of(state.seats))


@get("/api/tables/{table_id:str}/postcard", tags=["tables"])
async def get_postcard(
    state: State,
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    table_id: TableId,
    seat: SeatQuery = None,
    pixels: PixelsQuery = False,
    language: LanguageQuery = None,
) -> Response[bytes]:
    """A picture of a game: one bridge, and who stands where, as everybody may know it. SVG, or PNG.

    Guests are named and money is written in `language`, else in the language that the browser asks for.
    """
    services: Services = services_of(state)
    table = await table_of(services, table_id, request)
    admit(visitor, table)
    if table.state.play is None:
        raise RequestRefused("not_started", "The game has not started yet.")
    if seat is not None and seat >= table.state.players:
        raise RequestRefused("no_seat", f"This table has the seats 0 to {table.state.players - 1}.")
    spoken = known(language) or language_of(request)
    key = (table.id, table.state.length + (table.state.ended is not None), seat, pixels, spoken)
    found = _drawn.get(key)
    if found is None:
        slowly(request, services, HEAVY, COST)
        drawn = draw(table.state, seat, spoken)
        static = services.settings.static
        found = await asyncio.to_thread(pixels_of, drawn, static) if pixels else drawn.encode()
        _drawn[key] = found
        while len(_drawn) > KEPT:
            _drawn.popitem(last=False)
    else:
        _drawn.move_to_end(key)
    return picture(found, pixels)


def picture(drawn: bytes, pixels: bool) -> Response[bytes]:
    """A picture as it is sent."""
    kind = "image/png" if pixels else "image/svg+xml"
    return Response(drawn, media_type=kind, headers={"Cache-Control": "private, max-age=60"})


def draw_chronicle(told: Chronicle, language: str) -> str:
    """The postcard of a chronicle: the richest bridge, and what its owner has done."""
    texts = texts_for(language)
    games = sum(cell.games for cell in told.cells)
    won = sum(cell.games for cell in told.cells if cell.place == 1)
    earned = sum(seal.at is not None for seal in told.charters)
    figures = [
        (texts.chronicle_games, str(games)),
        (texts.chronicle_won, str(won)),
        (texts.chronicle_money, pounds(told.best.money, language) if told.best is not None else "–"),
        (texts.chronicle_charters, f"{earned}/{len(told.charters)}"),
    ]
    tiles = [tile_code(tile) for tile in told.best.tiles] if told.best is not None else []
    title = texts.chronicle_of.format(name=shown_name(told.name, language))
    return chronicle_svg(default_box(), tiles, title, figures)


@get("/api/people/{page:str}/postcard", tags=["people"])
async def get_chronicle_postcard(
    state: State,
    request: Request[Any, Any, Any],
    page: ChroniclePageName,
    pixels: PixelsQuery = False,
    language: LanguageQuery = None,
) -> Response[bytes]:
    """A picture of a chronicle that somebody shows: their richest bridge, games, wins and charters. SVG, or PNG."""
    services: Services = services_of(state)
    slowly(request, services, HEAVY, COST)
    person = await services.people.get(await services.chronicles.at_page(page))
    if person is None:
        raise RequestRefused("not_found", "Nobody shows a chronicle under this address.")
    told = await services.chronicles.tell(person, False, None, None, [])
    drawn = draw_chronicle(told, known(language) or language_of(request))
    static = services.settings.static
    return picture(await asyncio.to_thread(pixels_of, drawn, static) if pixels else drawn.encode(), pixels)


ROUTES = [get_postcard, get_chronicle_postcard]
