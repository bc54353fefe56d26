"""A moment before anybody has chosen a card for the round: all know the same then. Imports the rules."""

from london_bridge.rules import codes, sizes
from london_bridge.rules.state import State


def before_cards(state: State, but: int = -1) -> State:
    """A copy of a state, or of a sketch, with the cards of a choice that is under way back in the hands (4.2).

    In a sketch, a card that is not known has never left its hand. What one seat, `but`, has chosen stays with it.
    """
    found = state.copy()
    if found.phase != codes.CARDS:
        return found
    players = found.deal.players
    hand = list(found.hand)
    chosen, card, value = list(found.chosen), list(found.card), list(found.value)
    for seat in range(players):
        if seat == but:
            continue
        for slot in (seat * 2, seat * 2 + 1):
            if slot < seat * 2 + chosen[seat] and card[slot] >= 0:
                hand[seat * sizes.CARD_VALUES + card[slot]] += 1
            card[slot] = value[slot] = -1
        chosen[seat] = 0
    found.hand, found.chosen, found.card, found.value = hand, chosen, card, value
    return found
