"""A view as plain values, for JSON, and back: what the table sends to a browser and to an outside bot.

The shape is documented in docs/view.md. Nothing is left out that the seat may know, so that a bot elsewhere can think
on it (`view_from` rebuilds the very sketch).
"""

from random import Random
from typing import Any

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import codes, sizes, words
from london_bridge.rules.box import Box
from london_bridge.rules.checks import check_scoring
from london_bridge.rules.rng import Rng, rng_of
from london_bridge.rules.scorings import START_MONEY
from london_bridge.rules.state import ARRAYS, Deal, State
from london_bridge.rules.words import BONUS_TILES, KINDS, STEPS, tile_code

from .sight import View
from .view_writer import standings, view_words

__all__ = ["standings", "view_from", "view_words"]


def view_from(data: dict[str, Any], box: Box, rng: Rng | Random | int = 0) -> View:
    """The view that the plain values describe; they must come from `view_words` (a table that one trusts).

    Where a table leaves hands or money to the players' memory (10.3), a state needs something in their place: hidden
    hands are dealt at random from the cards that are nowhere else, and hidden money is taken to be the mean of what is
    shown. Who has followed the game knows better, and puts that in before (`hand`, `money` of a seat).
    """
    seats = data["seats"]
    players = len(seats)
    deal = Deal(box, players)
    deal.scoring = check_scoring(data["scoring"])[1]
    deal.rondel = data["rondel"]["start"]
    deal.steps = [STEPS.index(seat["step"]) if seat["step"] else -1 for seat in seats] + [0] * (4 - players)
    deal.markers = (list(data["markers"]) + [0] * sizes.ROUNDS)[: sizes.ROUNDS]
    deal.stacks = [tile for kind in KINDS for tile in _read_stack(data["stacks"][kind], tile_code, sizes.STACK_SIZE)]
    deal.bonus = [
        tile
        for stack in data["bonus"]
        for tile in _read_stack(stack, lambda word: BONUS_TILES.index(str(word)) + 1, sizes.BONUS_STACK_SIZE)
    ]
    s = State(deal)
    now = data["now"]
    s.phase = codes.PHASES.index(data["phase"])
    s.round, s.x, s.turn, s.turns = data["round"], data["rondel"]["x"], data["turn"], len(data["turns"])
    acting_now = data["acting"]
    s.seat = acting_now[0] if s.phase not in (codes.CARDS, codes.MARKER, codes.OVER) else -1
    s.window_at, s.window_size, s.played = now["window_at"], len(now["window"]), now["card"]
    s.pending = tile_code(now["tile"]) if now["tile"] is not None else 0
    s.strength, s.last_drawn, s.bonus_due = now["strength"], now["last_drawn"], now["bonus_due"]
    s.after_tiles, s.took_back = codes.PHASES.index(now["after_tiles"]), int(now["took_back"])
    if data["lowest"]:
        s.lowest, s.lowest_seat = data["lowest"]["number"], data["lowest"]["seat"]
    s.window = (now["window"] + [0] * 4)[:4]
    s.order = ([turn["seat"] * 2 + turn["slot"] for turn in data["turns"]] + [0] * 4)[:4]
    s.supply = data["supply"]
    s.taken = [sizes.STACK_SIZE - data["stacks"][kind]["left"] for kind in KINDS]
    s.bonus_taken = [sizes.BONUS_STACK_SIZE - stack["left"] for stack in data["bonus"]]
    s.stock = sum(codes.BIT[codes.CENTRE + i] for i, kind in enumerate(KINDS) if data["stacks"][kind]["left"])
    _read_orders(s, data, players)
    _read_seats(s, _filled(data, deal, rng_of(rng)))
    return View(data["seat"], tuple(seat["name"] for seat in seats), s)


def _filled(data: dict[str, Any], deal: Deal, rng: Rng) -> list[dict[str, Any]]:
    """The seats with something in the place of what the table hides."""
    seats: list[dict[str, Any]] = data["seats"]
    if any(seat["money"] is None for seat in seats):
        known = [seat["money"] for seat in seats if seat["money"] is not None]
        guess = round(sum(known) / len(known)) if known else START_MONEY
        seats = [seat if seat["money"] is not None else {**seat, "money": guess} for seat in seats]
    if any(seat["hand"] is None for seat in seats):
        cards = _unseen_cards(data, deal)
        if len(cards) != sum(seat["hand_size"] for seat in seats if seat["hand"] is None):
            raise LondonBridgeError(
                "The hidden hands of this view do not hold the cards that are left for them: a view as a table of this"
                " game sends it is needed (docs/view.md)."
            )
        rng.shuffle(cards)
        seats = [seat if seat["hand"] is not None else {**seat, "hand": _deal(cards, seat)} for seat in seats]
    return seats


def _unseen_cards(data: dict[str, Any], deal: Deal) -> list[int]:
    """1.5, 2.5: all cards in play that are neither in the supply, nor in a hand that is shown, nor on the table."""
    left = [deal.players * deal.cards_each, *list(deal.tables.cards)[1:5]]
    for value in range(1, sizes.CARD_VALUES):
        left[value] -= data["supply"][value]
    for seat in data["seats"]:
        for value in range(sizes.CARD_VALUES):
            left[value] -= seat["hand"][value] if seat["hand"] is not None else 0
    for printed in _on_the_table(data):
        left[printed] -= 1
    return [value for value in range(sizes.CARD_VALUES) for _ in range(left[value])]


def _on_the_table(data: dict[str, Any]) -> list[int]:
    """The cards that are played and not back yet (5.1): one's own while all choose, later those of turns to come."""
    if data["phase"] == "cards":
        return [printed for seat in data["seats"] for printed, _ in seat["cards"] or []]
    if data["phase"] == "boosts":
        return [turn["card"] for turn in data["turns"]]
    return [turn["card"] for turn in data["turns"][data["turn"] + 1 :]]


def _deal(cards: list[int], seat: dict[str, Any]) -> list[int]:
    """A hand of that size, off the end of a shuffled pile."""
    hand = [0] * sizes.CARD_VALUES
    for _ in range(seat["hand_size"]):
        hand[cards.pop()] += 1
    return hand


def _read_stack(stack: dict[str, Any], code: Any, size: int) -> list[int]:
    tiles = [code(word) for word in stack["taken"]]
    if stack["top"] is not None:
        tiles.append(code(stack["top"]))
    return tiles + [0] * (size - len(tiles))


def _read_orders(s: State, data: dict[str, Any], players: int) -> None:
    s.chapel_order = data["chapel_order"] + [0] * (4 - players)
    s.gate_order = data["gate_order"] + [0] * (4 - players)
    ranks = [0] * 4
    for place, seat in enumerate(data["chapel_order"]):
        ranks[seat] = place
    s.chapel_rank = ranks


def _read_seats(s: State, seats: list[dict[str, Any]]) -> None:
    hand, bridge, crests, tiles, fresh, card, value, pawns = (
        [0] * ARRAYS[name] for name in ("hand", "bridge", "crests", "tiles", "fresh", "card", "value", "pawns")
    )
    for i, seat in enumerate(seats):
        hand[i * sizes.CARD_VALUES : (i + 1) * sizes.CARD_VALUES] = seat["hand"]
        bridge[i * sizes.SITES : i * sizes.SITES + len(seat["bridge"])] = [tile_code(word) for word in seat["bridge"]]
        crests[i * sizes.CRESTS : (i + 1) * sizes.CRESTS] = [seat["crests"][name] for name in words.CRESTS]
        for k, name in enumerate(BONUS_TILES):
            tiles[i * sizes.BONUS_KINDS + k] = seat["tiles"].get(name, 0)
            fresh[i * sizes.BONUS_KINDS + k] = seat["fresh"].get(name, 0)
        card[i * 2 : i * 2 + 2] = value[i * 2 : i * 2 + 2] = [-1, -1]
        for slot, (printed, boosted) in enumerate(seat["cards"] or []):
            card[i * 2 + slot], value[i * 2 + slot] = printed, boosted
        if seat["pawn"] is not None:
            pawns[seat["pawn"]] += 1
    pad = [0] * (sizes.SEATS - len(seats))
    s.hand, s.bridge, s.crests, s.tiles, s.fresh = hand, bridge, crests, tiles, fresh
    s.card, s.value, s.pawns = card, value, pawns
    s.money = [seat["money"] for seat in seats] + pad
    s.built = [len(seat["bridge"]) for seat in seats] + pad
    s.chapel = [seat["chapel"] for seat in seats] + pad
    s.gate = [seat["gate"] for seat in seats] + pad
    s.chosen = [seat["chosen"] for seat in seats] + pad
    s.pawn = [-1 if seat["pawn"] is None else seat["pawn"] for seat in seats] + pad
