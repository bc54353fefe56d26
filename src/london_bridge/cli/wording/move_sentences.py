"""Every move in plain words, with what it would give in this position. Imports rules and view.

`words_of` answers for any of the 55 moves in any position: a legal one is tried out on what the seat knows, one that is
not legal is only named.
"""

from london_bridge.rules import codes, engine
from london_bridge.rules.moves import Move, moves_of
from london_bridge.rules.sizes import CENTRE_SPACE, SITES
from london_bridge.rules.state import State, top_bonus, top_tile
from london_bridge.rules.words import BONUS_TILES, FIRST_PARK, KINDS
from london_bridge.view import View

from .names import (
    KIND_NAMES,
    TILE_NAMES,
    building_name,
    building_short,
    card_name,
    count_of,
    either,
    number_word,
    pounds,
)
from .preview import PreviewOutcome, preview, try_move
from .terms import TILE_TERMS


def words_of(view: View, move: Move) -> str:
    """A move in plain words, as the seat of the view would make it."""
    code = move.code
    if code < codes.NOBLEWOMAN:
        return _card(view, code)
    if code == codes.NOBLEWOMAN:
        use, left = f"Use “{TILE_NAMES['noblewoman']}”", view.sketch.supply[2]
        return f"{use}: take a {card_name(2)} from the supply ({left} left) before you choose a card"
    outcome = preview(view, code)
    if code < codes.PASS:
        value = code - codes.BOOST
        return f"Use “{TILE_NAMES['plus_one']}”: the {value} that you played counts as {value + 1}"
    if code == codes.PASS:
        return (
            f"Use no more “{TILE_NAMES['plus_one']}”"
            if view.sketch.phase == codes.BOOSTS
            else "Build nothing this turn"
        )
    if code <= codes.ADVANCE_GATE:
        track = "chapel" if code == codes.ADVANCE_CHAPEL else "gate"
        gives = f": {steps(outcome, track)}" if outcome else f": two steps on the {track} track"
        return f"Use “{TILE_NAMES[f'{track}_two']}”{gives}"
    if code < codes.BUILD:
        return _place(view, code, outcome)
    if code < codes.DRAW:
        return _build(view, code - codes.BUILD, outcome)
    if code < codes.BONUS:
        return _draw(code - codes.DRAW + 1, outcome)
    if code < codes.TAKE_BACK:
        return _bonus(view.sketch, code - codes.BONUS)
    if code == codes.TAKE_BACK:
        card = f"the {card_name(view.sketch.played)}" if view.sketch.played > 0 else "the card"
        return f"Use “{TILE_NAMES['take_back']}”: {card} that you played comes back to your hand"
    return "Take no more cards" if view.sketch.phase == codes.DRAWING else "End your turn"


def _card(view: View, value: int) -> str:
    told = f"Play the {card_name(value)}" if value == 0 else f"Play a {card_name(value)}"
    if view.seat is None:
        return told
    held = view.sketch.hand[view.seat * 5 + value]
    return f"{told}; you hold {number_word(held)}" if held > 1 else told


def _draw(value: int, outcome: PreviewOutcome | None) -> str:
    told = f"Take a {card_name(value)} from the supply"
    if outcome is None:
        return told
    left = outcome.state.strength
    return f"{told}; then {f'cards worth {left} are' if left else 'nothing is'} left to take"


def _bonus(s: State, stack: int) -> str:
    tile = top_bonus(s, stack)
    if tile < 0:
        return f"Take the tile of bonus stack {stack + 1}"
    name = BONUS_TILES[tile]
    return f"Take “{TILE_NAMES[name]}” of bonus stack {stack + 1} ({TILE_TERMS[name].brief})"


# --- the pawn and the building ------------------------------------------------------------------------------------


def _place(view: View, code: int, outcome: PreviewOutcome | None) -> str:
    s = view.sketch
    tables = s.deal.tables
    if code < codes.CENTRE:
        space = code - codes.PLACE
        kind = tables.kind_at[space]
        told = f"Put your pawn at the {KIND_NAMES[KINDS[kind]]}"
        pays = tables.pays[(space - s.x + 6) % 6]
        price = f"{pounds(pays)} and " if pays else "no money, but "
    else:
        space = CENTRE_SPACE
        kind = (code - codes.CENTRE) % 6
        told = "Put your pawn in the centre"
        price = "pay £2 for " if code < codes.FREE else "free of charge, "
    tile = top_tile(s, kind)
    gives = building_name(tables, tile) if tile else f"the top of the {KIND_NAMES[KINDS[kind]]} stack"
    if outcome is None:
        return f"{told}: {price}{gives}"
    assert view.seat is not None
    used = [f"“{TILE_NAMES[event.data['tile']]}”" for event in outcome.events if event.kind == "use"]
    tiles = f" (uses {either(used, 'and')})" if used else ""
    return f"{told}: {price}{gives}{tiles}; {_where(outcome.state, view.seat)}"


def _where(s: State, seat: int) -> str:
    """Where the tile that was taken can go, and what it would do there."""
    sites = sorted(move.code for move in moves_of(engine.legal(s, seat)))
    results = {code - codes.BUILD: try_move(s, seat, code) for code in sites}
    if not s.bridge[seat * SITES + min(results)]:
        site = min(results)
        return f"it fits site {site + 1}{effect(results[site])}"
    tables = s.deal.tables
    old = {site: building_short(tables, s.bridge[seat * SITES + site]) for site in results}
    if len(results) == 1:
        site = min(results)
        return f"it must replace {old[site]} on site {site + 1}{effect(results[site])}"
    effects = {effect(result) for result in results.values()}
    if len(effects) == 1:
        return f"it must replace {either(list(old.values()))}{effects.pop()}"
    return f"it must replace {either([f'{old[site]} (strength {_strength(results[site])})' for site in results])}"


def _strength(outcome: PreviewOutcome) -> int:
    event = outcome.first("strength")
    return int(event.data["strength"]) if event else 0


def _build(view: View, site: int, outcome: PreviewOutcome | None) -> str:
    s = view.sketch
    what = building_name(s.deal.tables, s.pending) if s.pending > 0 else "the building"
    if outcome is None or view.seat is None:
        return f"Build {what} on site {site + 1}"
    old = s.bridge[view.seat * SITES + site]
    instead = f" in place of {building_name(s.deal.tables, old)}" if old else ""
    return f"Build {what} on site {site + 1}{instead}{effect(outcome)}"


def effect(outcome: PreviewOutcome) -> str:
    """What a new building does, as the end of a sentence: `, strength 3: three steps on the chapel track`."""
    built = outcome.first("build")
    if built is None:
        return ""
    kind = built.data["kind"]
    if kind in ("park", "guild"):
        return ": no action"
    strength = _strength(outcome)
    if kind == "haberdasher":
        does = f"{pounds(strength)} more"
    elif kind == "hostelry":
        does = f"cards worth up to {strength}"
    else:
        does = steps(outcome, kind)
    return f", strength {strength}: {does}"


def steps(outcome: PreviewOutcome, track: str) -> str:
    """A walk along a track: how far, and what is collected on the way."""
    walk = outcome.first("advance")
    if walk is None:
        return f"two steps on the {track} track"
    moved = walk.data["to"] - walk.data["from"]
    if not moved:
        return f"no step, as your marker stands at the end of the {track} track"
    told = f"{count_of(moved, 'step')} on the {track} track, to space {walk.data['to']}"
    gains = []
    if money := outcome.money("chapel track", "gate track"):
        gains.append(pounds(money))
    if outcome.state.phase == codes.TILES:
        gains.append(count_of(outcome.state.bonus_due, "bonus tile"))
    return f"{told}, collecting {either(gains, 'and')}" if gains else told


def question(view: View) -> str:
    """What the seat of the view is asked now."""
    s = view.sketch
    tables = s.deal.tables
    seat = view.seat if view.seat is not None else -1
    match s.phase:
        case codes.CARDS:
            if s.deal.cards_each == 1:
                return "Which card do you play?"
            first = s.chosen[seat] == 0
            return "Which is your first card?" if first else "Which is your second card? (It is not the higher one.)"
        case codes.BOOSTS:
            slots = list(s.order)[: s.turns]
            order = [f"{'you' if slot >> 1 == seat else view.names[slot >> 1]} {s.value[slot]}" for slot in slots]
            return f"Do you use “{TILE_NAMES['plus_one']}”? The cards so far: {', '.join(order)}."
        case codes.START:
            return f"Your turn, with the {card_name(s.played)}. Where does your pawn go?"
        case codes.SITE:
            return f"Where do you build {building_name(tables, s.pending)}?"
        case codes.TILES:
            due = s.bonus_due
            return f"Which bonus tile do you take?{f' ({number_word(due).capitalize()} to take.)' if due > 1 else ''}"
        case codes.DRAWING:
            return f"Which cards do you take? You may still take cards worth {s.strength}."
        case codes.END:
            return "Before your turn ends, do you use a tile?"
    return "What do you do?"


def fits(s: State, seat: int) -> str:
    """What the next empty site of a bridge can take."""
    built = s.built[seat]
    if built == SITES:
        return "the bridge is full"
    last = s.bridge[seat * SITES + built - 1] if built else FIRST_PARK
    if last >= FIRST_PARK:
        return "any number fits"
    return "only a park fits" if last == 1 else f"{last - 1} or lower fits"
