"""A moment before anybody has chosen a card for the round: all know the same then. Imports the rules."""

from london_bridge.rules import codes, sizes
from london_bridge.rules.state import State


def before_cards(state: State) -> State:
    """A copy of a state, or of a sketch, with the cards of a choice that is under way back in the hands (4.2).

    In a sketch, a card that is not known has never left its hand.
    """
    found = state.copy()
    if found.phase != codes.CARDS:
        return found
    players = found.deal.players
    hand = list(found.hand)
    for seat in range(players):
        for slot in range(seat * 2, seat * 2 + found.chosen[seat]):
            if found.card[slot] >= 0:
                hand[seat * sizes.CARD_VALUES + found.card[slot]] += 1
    found.hand = hand
    found.chosen = [0] * len(found.chosen)
    found.card = [-1 if slot >> 1 < players else 0 for slot in range(8)]
    found.value = list(found.card)
    return found
