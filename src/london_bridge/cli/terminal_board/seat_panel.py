"""Every player's corner: money, cards, bonus tiles, crests, and the bridge with its twelve sites."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from london_bridge.cli.paper import crests, seat_text
from london_bridge.cli.wording.move_sentences import fits
from london_bridge.cli.wording.names import (
    CREST_SIGNS,
    KIND_SHORT,
    TILE_NAMES,
    crest_sign,
    display_name,
    pounds,
)
from london_bridge.rules import codes
from london_bridge.rules.sizes import SITES
from london_bridge.rules.words import BONUS_TILES, CRESTS, FIRST_PARK, KINDS
from london_bridge.view import View


def seats(view: View, letters: list[str], cell: int = 5) -> Group:
    """All players; the one who looks comes first, then the others. `cell`: letters for each site."""
    first = view.seat or 0
    parts: list[RenderableType] = []
    for at in range(view.players):
        seat = (first + at) % view.players
        parts += [*corner(view, letters, seat, cell), Text()]
    return Group(*parts[:-1])


def corner(view: View, letters: list[str], seat: int, cell: int) -> list[RenderableType]:
    """One player."""
    s = view.sketch
    name = display_name(view.names[seat])
    line = Text()
    line.append_text(seat_text(seat, f"{letters[seat]} {name}"))
    if seat == view.seat and name.lower() != "you":
        line.append(" (you)")
    line.append_text(crests(f"  {pounds(s.money[seat])}  "))
    line.append("cards ")
    line.append_text(_hand(view, seat))
    counts = "  ".join(f"{CREST_SIGNS[crest]}{s.crests[seat * 4 + CRESTS.index(crest)]}" for crest in _CREST_ORDER)
    second = Text("  ")
    second.append_text(crests(counts))
    second.append(f"   {fits(s, seat)}   ", style="quiet")
    second.append(_tiles(view, seat))
    return [line, second, bridge(view, seat, cell)]


_CREST_ORDER = ("blue", "orange", "gray", "green")


def _hand(view: View, seat: int) -> Text:
    s = view.sketch
    held = [str(value) for value in range(5) for _ in range(s.hand[seat * 5 + value])]
    text = Text(" ".join(held) or "none")
    if s.phase != codes.CARDS or not s.chosen[seat]:
        return text
    if seat == view.seat:
        played = [str(s.card[seat * 2 + at]) for at in range(s.chosen[seat])]
        text.append(f"  (put down: {' '.join(played)})", style="quiet")
    else:
        text.append(f"  ({s.chosen[seat]} of them put down)", style="quiet")
    return text


def _tiles(view: View, seat: int) -> str:
    s = view.sketch
    usable = _listed(list(s.tiles)[seat * 8 : seat * 8 + 8])
    fresh = _listed(list(s.fresh)[seat * 8 : seat * 8 + 8])
    if s.phase == codes.OVER:
        usable, fresh = usable + fresh, []
    if not usable and not fresh:
        return "no bonus tiles"
    told = f"tiles: {', '.join(usable)}" if usable else "tiles:"
    return f"{told}{';' if usable else ''} from next round {', '.join(fresh)}" if fresh else told


def _listed(counts: list[int]) -> list[str]:
    return [
        TILE_NAMES[name] + (f" ×{counts[at]}" if counts[at] > 1 else "")
        for at, name in enumerate(BONUS_TILES)
        if counts[at]
    ]


def bridge(view: View, seat: int, cell: int) -> Table:
    """Twelve sites from left to right: number and crest, and the kind below."""
    s = view.sketch
    tables = s.deal.tables
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    for _ in range(SITES):
        grid.add_column(width=cell, no_wrap=True)
    upper: list[Text] = [Text()]
    lower: list[Text] = [Text()]
    for site in range(SITES):
        tile = s.bridge[seat * SITES + site]
        if not tile:
            upper.append(Text(f"({site + 1})", style="quiet"))
            lower.append(Text("·", style="quiet"))
            continue
        number = "" if tile >= FIRST_PARK else str(tile)
        upper.append(crests(f"{number:>2}{crest_sign(tables, tile)}", style="bold"))
        lower.append(Text(KIND_SHORT[KINDS[tables.kind[tile]]][:cell], style="quiet"))
    grid.add_row(*upper)
    grid.add_row(*lower)
    return grid
