"""The board in plain text: what `print(game)` and `print(view)` show. Imports nothing but the rules.

It shows what the state at hand knows: a game shows all cards, a view a `?` for every card that lies face down.
"""

from collections.abc import Sequence

from . import codes, engine, sizes
from .box_tables import ALL_CRESTS
from .sizes import BONUS_STACKS, CENTRE_SPACE, SITES
from .state import State, top_bonus, top_tile
from .words import BONUS_TILES, CATEGORIES, CRESTS, FIRST_PARK, KINDS, SCORINGS, STEPS

#: How wide a stack's column is: its longest word, and two spaces.
COLUMN = 15


def board_text(s: State, names: Sequence[str]) -> str:
    """The whole table: the round, the rondel with its stacks, what else lies there, and every seat."""
    seats = [line for seat in range(s.deal.players) for line in _seat(s, seat, names[seat])]
    return "\n".join([*_head(s, names), "", *_rondel(s), "", *_table(s, names), "", *seats])


def _head(s: State, names: Sequence[str]) -> list[str]:
    if s.phase == codes.OVER:
        now = f"Over after round {s.round} of {s.deal.last_round}"
    else:
        acting = [names[seat] for seat in engine.seats_of(engine.acting(s))]
        now = f"Round {s.round} of {s.deal.last_round}, {codes.PHASES[s.phase]}"
        now += f"; to act: {', '.join(acting)}" if acting else ""
    scoring = ", ".join(f"{name} {SCORINGS[name][s.deal.scoring[i]]}" for i, name in enumerate(CATEGORIES))
    return [now, f"Scoring: {scoring}"]


def _rondel(s: State) -> list[str]:
    """The six stacks clockwise: what the space beside each pays, who stands there, what lies on top, what is left."""
    tables = s.deal.tables
    kinds = [tables.kind_at[space] for space in range(sizes.OUTER_SPACES)]
    pays = [tables.pays[(space - s.x + sizes.OUTER_SPACES) % sizes.OUTER_SPACES] for space in range(sizes.OUTER_SPACES)]
    tops = [top_tile(s, kind) for kind in kinds]
    left = [sizes.STACK_SIZE - s.taken[kind] for kind in kinds]
    unknown = s.deal.rondel < 0
    return [
        _row("", [f"{space} {KINDS[kind]}" for space, kind in enumerate(kinds)]),
        _row("pays", ["?" if unknown else str(amount) if amount else "X" for amount in pays]),
        _row("top", [_tile(s, top) if top else "?" if count else "-" for top, count in zip(tops, left, strict=True)]),
        _row("left", [str(count) for count in left]),
    ]


def _row(head: str, cells: Sequence[str]) -> str:
    return f"{head:<6}{''.join(f'{cell:<{COLUMN}}' for cell in cells)}".rstrip()


def _tile(s: State, tile: int) -> str:
    crest = s.deal.tables.crest[tile]
    word = "all crests" if crest == ALL_CRESTS else CRESTS[crest]
    return word if tile >= FIRST_PARK else f"{tile} {word}"


def _table(s: State, names: Sequence[str]) -> list[str]:
    bonus = []
    for stack in range(BONUS_STACKS):
        top, left = top_bonus(s, stack), sizes.BONUS_STACK_SIZE - s.bonus_taken[stack]
        bonus.append(f"{BONUS_TILES[top] if top >= 0 else '?' if left else 'none'} ({left} left)")
    supply = ", ".join(f"{s.supply[value]} of {value}" for value in (1, 2, 3, 4))
    lines = [f"Bonus tiles: {', '.join(bonus)}", f"Supply: {supply}"]
    if s.turns:
        lines.append(f"Turns: {', '.join(_turn(s, at, names) for at in range(s.turns))}")
    if s.phase == codes.SITE:
        lines.append(f"To be built: {_tile(s, s.pending)}")
    return lines


def _turn(s: State, at: int, names: Sequence[str]) -> str:
    slot = s.order[at]
    done = " (done)" if at < s.turn else ""
    return f"{names[slot >> 1]} {_card(s, slot)}{done}"


def _card(s: State, slot: int) -> str:
    printed, raised = s.card[slot], s.value[slot] - s.card[slot]
    return "?" if printed < 0 else f"{printed}+{raised}" if raised else str(printed)


def _seat(s: State, seat: int, name: str) -> list[str]:
    hand = " ".join(
        " ".join([str(value)] * s.hand[seat * sizes.CARD_VALUES + value])
        for value in range(sizes.CARD_VALUES)
        if s.hand[seat * sizes.CARD_VALUES + value]
    )
    parts = [f"money {s.money[seat]}", f"chapel {_chapel(s, seat)}", f"gate {s.gate[seat]}", f"hand {hand or 'none'}"]
    played = [_card(s, seat * 2 + slot) for slot in range(s.chosen[seat])]
    if played:
        parts.append(f"played {' '.join(played)}")
    pawn = s.pawn[seat]
    if pawn >= 0 and s.round:
        parts.append("pawn centre" if pawn == CENTRE_SPACE else f"pawn {pawn}")
    tiles = _tiles(s, seat)
    if tiles:
        parts.append(f"tiles {tiles}")
    mark = "*" if engine.acting(s) >> seat & 1 else " "
    return [f"{mark} {name}: {', '.join(parts)}", f"    {_bridge(s, seat)}"]


def _chapel(s: State, seat: int) -> str:
    step = s.deal.steps[seat]
    return str(s.chapel[seat]) if s.chapel[seat] else f"step {STEPS[step]}" if step >= 0 else "?"


def _tiles(s: State, seat: int) -> str:
    """Bonus tiles; those in brackets may be used from the next round on (6.0)."""
    held = [name for i, name in enumerate(BONUS_TILES) for _ in range(s.tiles[seat * sizes.BONUS_KINDS + i])]
    return " ".join(
        held + [f"({name})" for i, name in enumerate(BONUS_TILES) for _ in range(s.fresh[seat * sizes.BONUS_KINDS + i])]
    )


def _bridge(s: State, seat: int) -> str:
    tables = s.deal.tables
    sites = []
    for tile in list(s.bridge)[seat * sizes.SITES : seat * sizes.SITES + s.built[seat]]:
        kind = KINDS[tables.kind[tile]]
        sites.append(f"{kind} {_tile(s, tile)}")
    empty = SITES - len(sites)
    return " | ".join(sites + ([f"{empty} empty site{'s' * (empty > 1)}"] if empty else []))
