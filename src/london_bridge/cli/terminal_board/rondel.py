"""The middle of the board: the rondel with its six stacks, the bonus stacks and the supply."""

from rich.table import Table
from rich.text import Text

from london_bridge.cli.paper import crests, seat_text
from london_bridge.cli.wording.names import ALL_SIGN, CREST_NAMES, CREST_SIGNS, KIND_NAMES, TILE_NAMES
from london_bridge.rules.box_tables import Tables
from london_bridge.rules.sizes import CENTRE_SPACE, STACK_SIZE
from london_bridge.rules.state import top_bonus, top_tile
from london_bridge.rules.words import BONUS_TILES, CRESTS, FIRST_PARK, GUILD, KINDS
from london_bridge.view import View


def rondel(view: View, letters: list[str]) -> Table:
    """The stacks clockwise, what lies on top, what the rondel pays there now, and the pawns."""
    s = view.sketch
    tables = s.deal.tables
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column("rondel ↻", no_wrap=True)
    table.add_column("pays", justify="right", no_wrap=True)
    table.add_column("top tile", no_wrap=True)
    table.add_column("left", justify="right", no_wrap=True)
    table.add_column("pawn", no_wrap=True)
    for space in range(6):
        kind = tables.kind_at[space]
        name = KIND_NAMES[KINDS[kind]]
        pays = tables.pays[(space - s.x + 6) % 6]
        top = top_tile(s, kind)
        left = STACK_SIZE - s.taken[kind]
        tile = _tile(tables, top) if top else "empty" if not left else "unseen"
        table.add_row(
            name,
            crests(f"£{pays}") if pays else Text("X", style="bold"),
            crests(tile),
            str(left),
            _pawns(view, letters, space),
        )
    table.add_row("centre", crests("−£2"), Text("any stack", style="quiet"), "", _pawns(view, letters, CENTRE_SPACE))
    return table


def _tile(tables: Tables, tile: int) -> str:
    """A building without its kind, which stands beside it already."""
    number = "" if tile >= FIRST_PARK else str(tile)
    if tables.kind[tile] == GUILD:
        return f"{number:>2} {ALL_SIGN} all four"
    crest = CRESTS[tables.crest[tile]]
    return f"{number:>2} {CREST_SIGNS[crest]} {CREST_NAMES[crest]}"


def _pawns(view: View, letters: list[str], space: int) -> Text:
    text = Text()
    for seat in range(view.players):
        if view.sketch.pawn[seat] == space:
            text.append_text(seat_text(seat, letters[seat]))
            text.append(" ")
    return text


def bonus_stacks(view: View) -> Table:
    """The three face-up bonus tiles, and how many lie in each stack."""
    s = view.sketch
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column("bonus tiles", no_wrap=True)
    table.add_column("left", justify="right", no_wrap=True)
    for stack in range(3):
        top = top_bonus(s, stack)
        left = 8 - s.bonus_taken[stack]
        name = TILE_NAMES[BONUS_TILES[top]] if top >= 0 else "empty" if not left else "unseen"
        table.add_row(f"{stack + 1} {name}", str(left))
    return table


def supply(view: View) -> Table:
    """How many cards of each value can be had."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column("supply", no_wrap=True)
    for value in range(1, 5):
        table.add_column(str(value), justify="right", no_wrap=True)
    table.add_row("cards", *(str(view.sketch.supply[value]) for value in range(1, 5)))
    return table
