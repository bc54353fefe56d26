"""Moments of a review in plain English: what was decided and what was better, what was drawn, whose cards met.

Imports record, view and the words for moves and things.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from london_bridge.record import Record
from london_bridge.rules import Move
from london_bridge.view import View

from .move_sentences import words_of
from .names import TILE_NAMES, a, building_name, display_name, either, ordinal

#: Points below which a change is not worth a word.
LITTLE: Final = 0.5


def points(share: float) -> str:
    """A change of a share in points, with its sign."""
    return f"{100 * share:+.1f}".replace("-", "−")


class MomentTeller:
    """Tells the moments of one game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.names = [display_name(name) for name in record.players]

    def sentence(self, one: Mapping[str, Any]) -> str:
        """What a moment was, and what it changed."""
        if one["kind"] == "decision":
            return self._decision(one)
        what = self._reveal(one["what"]) if one["kind"] == "reveal" else self._draw(one["what"])
        return f"Round {one['round']}: {what}. {self.changes(one['wins'])}"

    def changes(self, wins: Sequence[float]) -> str:
        """Who gained and who lost, in points of winning, those first to whom it mattered most."""
        order = sorted(range(len(wins)), key=lambda seat: -abs(wins[seat]))
        found = [f"{self.names[seat]} {points(wins[seat])}" for seat in order if abs(100 * wins[seat]) >= LITTLE]
        return f"Points of winning: {', '.join(found)}." if found else "That changed next to nothing."

    def _decision(self, one: Mapping[str, Any]) -> str:
        seat = one["seat"]
        view = View.of(self.record.replay(one["move"]), seat)
        chose = f"Round {one['round']}: {self.names[seat]} chose ‘{words_of(view, Move(one['what']))}’."
        if one.get("forced"):
            return f"{chose} There was no other move. {self.changes(one['wins'])}"
        if not one.get("grade"):
            found = "Nothing better is sure." if one.get("best") is not None else ""
            return " ".join(filter(None, (chose, found, self.changes(one["wins"]))))
        low, high = 100 * max(0.0, one["low"]), 100 * one["high"]
        reasons = " ".join(reason["sentence"] for reason in one["for_best"])
        return (
            f"{chose} {a(one['grade']).capitalize()}: ‘{words_of(view, Move(one['best']))}’ was better by"
            f" {100 * one['loss']:.1f} points of winning ({low:.1f} to {high:.1f}). {reasons}".rstrip()
        )

    def _draw(self, what: str) -> str:
        kind, *rest = what.split(":")
        if kind == "marker":
            return f"the round marker shows {rest[0]}"
        if kind == "bonus":
            return f"“{TILE_NAMES[rest[1]]}” comes to lie on the {ordinal(int(rest[0]) + 1)} bonus stack"
        tile = building_name(self.record.deal.tables, int(rest[1]))
        return f"{tile} is turned up"

    def _reveal(self, what: str) -> str:
        cards = [f"{name} {card}" for name, card in zip(self.names, what.split(","), strict=True)]
        return f"the cards are turned up ({either(cards, 'and')})"
