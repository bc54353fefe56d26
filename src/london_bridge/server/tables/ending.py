"""When a word of one seat ends a game early: giving up, or being for an end. What would follow is told before."""

from collections.abc import Collection, Sequence

from .seats import Seat


def conceding_ends(seats: Sequence[Seat], seat: int) -> bool:
    """Giving up ends the game when one seat is left that has not, or no person."""
    others = [place for i, place in enumerate(seats) if i != seat and not place.conceded]
    return len(others) == 1 or all(place.person is None for place in others)


def offer_ends(seats: Sequence[Seat], offers: Collection[int], seat: int) -> bool:
    """Being for an end ends the game when every other person who is playing is for it already."""
    return all(i == seat or i in offers or place.person is None or place.by_bot for i, place in enumerate(seats))


def may_end(seats: Sequence[Seat]) -> list[int]:
    """The seats that can say such a word: people who have not given up."""
    return [i for i, place in enumerate(seats) if place.person is not None and not place.conceded]
