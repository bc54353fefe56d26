"""Sections 3 and 4: the round marker, the cards, the plus-one window, and whose turn comes when."""

from . import codes, scorings, sizes, words
from .state import State, note, pay

BIT = codes.BIT
CARD = codes.CARD
CODE_NOBLEWOMAN = codes.NOBLEWOMAN
BOOST = codes.BOOST
PASS = codes.PASS
CARDS = codes.CARDS
BOOSTS = codes.BOOSTS
MARKER = codes.MARKER
PLUS_ONE = words.PLUS_ONE
NOBLEWOMAN = words.NOBLEWOMAN
HIGHEST_PAYS = scorings.HIGHEST_PAYS
HIGHEST = scorings.HIGHEST


def begin_round(s: State) -> None:
    """Start the next round: its marker is revealed and the rondel turns (3.1)."""
    players = s.deal.players
    s.round += 1
    fresh = s.fresh
    for i in range(players * sizes.BONUS_KINDS):
        if fresh[i]:
            s.tiles[i] += fresh[i]  # 6.0: usable from the round after it was taken
            fresh[i] = 0
    card, value = s.card, s.value
    for i in range(players * 2):
        card[i] = -1
        value[i] = -1
    chosen, order, window = s.chosen, s.order, s.window
    for i in range(sizes.SEATS):
        chosen[i] = 0
        order[i] = 0
        window[i] = 0
    s.lowest = s.lowest_seat = 0
    s.seat = -1
    s.turn = s.turns = 0
    s.window_at = s.window_size = 0
    s.played = s.took_back = 0
    s.strength = s.last_drawn = 0
    if s.deal.markers[s.round - 1] == 0:
        s.phase = MARKER  # drawn only now, by whoever owns the chance
    else:
        turn_rondel(s)


def turn_rondel(s: State) -> None:
    """3.1: the rondel turns clockwise by the number of the marker; then the cards are asked for."""
    number = s.deal.markers[s.round - 1]
    s.x = (s.x + number) % sizes.OUTER_SPACES
    s.phase = CARDS
    if s.log is not None:
        note(s, "round", "3.1", -1, {"marker": number, "x": s.x})


def legal_cards(s: State, seat: int) -> int:
    """4.1, 4.2: the cards of the hand; before the first one also a noblewoman tile (6.8)."""
    if not 0 <= seat < s.deal.players:
        return 0
    count = s.chosen[seat]
    if count >= s.deal.cards_each:
        return 0
    hand = s.hand
    at = seat * sizes.CARD_VALUES
    mask = (
        (hand[at] != 0)
        | (hand[at + 1] != 0) << 1
        | (hand[at + 2] != 0) << 2
        | (hand[at + 3] != 0) << 3
        | (hand[at + 4] != 0) << 4
    ) << CARD
    if count and s.card[seat * 2] >= 0:  # (in a sketch another's first card is not known)
        return mask & ((2 << s.card[seat * 2]) - 1) << CARD  # two players: the second is not higher than the first
    if not count and s.tiles[seat * sizes.BONUS_KINDS + NOBLEWOMAN] and s.supply[2]:
        mask |= BIT[CODE_NOBLEWOMAN]
    return mask


def use_noblewoman(s: State, seat: int) -> None:
    """6.8: take a 2 from the supply, for all to see."""
    s.tiles[seat * sizes.BONUS_KINDS + NOBLEWOMAN] -= 1
    s.supply[2] -= 1
    s.hand[seat * sizes.CARD_VALUES + 2] += 1
    if s.log is not None:
        note(s, "use", "6.8", seat, {"tile": "noblewoman"})
        note(s, "gain_card", "6.8", seat, {"value": 2})


def choose_card(s: State, seat: int, value: int) -> bool:
    """4.2: put a card down in secret. True when this was the last one that was missing."""
    slot = seat * 2 + s.chosen[seat]
    s.card[slot] = value
    s.value[slot] = value
    s.hand[seat * sizes.CARD_VALUES + value] -= 1
    s.chosen[seat] += 1
    if s.log is not None:
        note(s, "chosen", "4.2", seat, {"cards": s.chosen[seat]})
    chosen, each = s.chosen, s.deal.cards_each
    for other in range(s.deal.players):
        if chosen[other] < each:
            return False
    return True


def reveal(s: State) -> None:
    """4.2 to 4.4: all cards are revealed, the highest may be paid, and the plus-one window opens."""
    players = s.deal.players
    if s.log is not None:
        each = s.deal.cards_each
        cards = [[s.card[seat * 2 + slot] for slot in range(each)] for seat in range(players)]
        note(s, "reveal", "4.2", -1, {"cards": cards})
    sort_turns(s)
    if s.deal.scoring[2] == HIGHEST:
        pay(
            s, s.order[0] >> 1, HIGHEST_PAYS, "9.7", "hostelry/highest"
        )  # 4.3: printed values; ties by the chapel track
    if players == 2:
        s.window[0] = s.order[0] >> 1  # 4.4: the player of the first turn, then the other
        s.window[1] = 1 - s.window[0]
    else:
        for i in range(players):
            s.window[i] = s.order[i] >> 1
    s.window_size = players
    s.window_at = 0
    s.phase = BOOSTS
    s.seat = -1


def next_boost(s: State) -> bool:
    """4.4: go on to the next seat that holds a usable plus-one tile; False when the window is closed."""
    while s.window_at < s.window_size:
        s.seat = s.window[s.window_at]
        if s.tiles[s.seat * sizes.BONUS_KINDS + PLUS_ONE]:
            return True
        s.window_at += 1
    return False


def legal_boosts(s: State, seat: int) -> int:
    """4.4: raise one of one's own cards, or decline."""
    if not 0 <= seat < s.deal.players:
        return 0
    mask = BIT[PASS]
    for slot in range(s.deal.cards_each):
        mask |= BIT[BOOST + s.value[seat * 2 + slot]]
    return mask


def use_boost(s: State, seat: int, value: int) -> None:
    """6.7: raise the own card of this value so far by one; of two, the one with the higher printed value (4.4)."""
    slot = -1
    for i in range(seat * 2, seat * 2 + s.deal.cards_each):
        if s.value[i] == value and (slot < 0 or s.card[i] > s.card[slot]):
            slot = i
    s.value[slot] += 1
    s.tiles[seat * sizes.BONUS_KINDS + PLUS_ONE] -= 1
    if s.log is not None:
        note(s, "use", "6.7", seat, {"tile": "plus_one"})
        note(s, "boost", "4.4", seat, {"card": s.card[slot], "value": s.value[slot]})


def decline_boost(s: State, seat: int) -> None:
    """4.4: a seat leaves the window."""
    s.window_at += 1
    if s.log is not None:
        note(s, "no_boost", "4.4", seat, {})


def fix_order(s: State) -> None:
    """4.5, 4.6: the order of turns, once and for this round."""
    card, value = s.card, s.value
    boosts = 0
    for slot in range(s.deal.players * 2):
        boosts += value[slot] - card[slot]
    if boosts:
        sort_turns(s)  # otherwise the order that the printed values gave stands
    s.turn = 0
    if s.log is not None:
        slots = [s.order[i] for i in range(s.turns)]
        turns = [{"seat": slot >> 1, "card": s.card[slot], "value": s.value[slot]} for slot in slots]
        note(s, "order", "4.5", -1, {"turns": turns})


def sort_turns(s: State) -> None:
    """Sort this round's cards: by value, then by who is ahead on the chapel track, then by printed value (4.5)."""
    deal = s.deal
    each = deal.cards_each
    card, value, order = s.card, s.value, s.order
    turns = 0
    keys = [0, 0, 0, 0]
    for seat in range(deal.players):
        ahead = 7 - s.chapel_rank[seat]
        for slot in range(seat * 2, seat * 2 + each):
            key = (value[slot] * 8 + ahead) * 8 + card[slot]  # higher, the earlier the turn
            at = turns
            while at > 0 and keys[at - 1] < key:
                order[at] = order[at - 1]
                keys[at] = keys[at - 1]
                at -= 1
            order[at] = slot
            keys[at] = key
            turns += 1
    s.turns = turns
