"""A position in place of a file of records: what it shows, and to whom. Imports rules and view."""

from __future__ import annotations

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Box, Game, codes, engine
from london_bridge.rules.position import LATE, OPEN, looks_like_position, read
from london_bridge.view import View

__all__ = ["looks_like_position", "view_at", "view_to_act"]


def view_at(text: str, boxes: list[Box], seat: int | None) -> View:
    """What a position shows: to the seat that it is written for, or, if it shows all, to whichever is asked for."""
    eyes, state = read(text, boxes)
    if eyes in (OPEN, LATE):
        if seat is not None and not 0 <= seat < state.deal.players:
            raise LondonBridgeError(f"--seat {seat}: seats of this position go from 0 to {state.deal.players - 1}.")
        return View.of(Game(state), seat)
    view = View.from_position(text, boxes=boxes)
    if seat is not None and seat != view.seat:
        whose = "a spectator" if view.seat is None else f"seat {view.seat}"
        raise LondonBridgeError(f"--seat {seat}: this position is what {whose} knows; leave --seat out.")
    return view


def view_to_act(text: str, boxes: list[Box], seat: int | None) -> View:
    """The view of a position for the seat that is asked for, or for the one that has to act."""
    eyes, state = read(text, boxes)
    acting = engine.actor(state)
    if eyes in (OPEN, LATE) and seat is None and acting >= 0:
        seat = acting
    view = view_at(text, boxes, seat)
    s = view.sketch
    if view.seat is None and acting >= 0 and (s.phase != codes.CARDS or not s.chosen[acting]):
        view = View(acting, view.names, s)  # nothing that this seat knows is hidden from a spectator here
    if not view.legal_mask():
        raise LondonBridgeError("In this position the seat has nothing to decide: say which one does with --seat.")
    return view


def refuse(**options: object) -> None:
    """Options that mean something only with a file."""
    for name, value in options.items():
        if value:
            raise LondonBridgeError(f"--{name} belongs to a file of records; a position is one moment. Leave it out.")
