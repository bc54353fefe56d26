"""The two tracks: who is ahead (4.7), what a marker passes (5.12), and where it comes to lie (5.13)."""

from .state import State, note, pay


def advance_chapel(s: State, seat: int, steps: int, rule: str) -> None:
    """Move a chapel marker (5.9, 6.5)."""
    tables = s.deal.tables
    old = s.chapel[seat]
    new = old + steps
    if new > tables.chapel_last:
        new = tables.chapel_last  # 5.13: steps beyond the last space are lost
    if s.log is not None:
        note(s, "advance", rule, seat, {"track": "chapel", "from": old, "to": new, "steps": steps})
    if new == old:
        return  # 5.13: a marker that is there already keeps its place and never earns again
    s.chapel[seat] = new
    settle(s.chapel_order, s.chapel, seat, s.deal.players, new == tables.chapel_last)
    for i in range(s.deal.players):
        s.chapel_rank[s.chapel_order[i]] = i
    for space in range(old + 1, new + 1):
        if tables.chapel_money[space]:
            pay(s, seat, tables.chapel_money[space], "5.12", "chapel track")


def advance_gate(s: State, seat: int, steps: int, rule: str) -> int:
    """Move a gate marker (5.9, 6.6); how many bonus spaces it landed on or passed."""
    tables = s.deal.tables
    old = s.gate[seat]
    new = old + steps
    if new > tables.gate_last:
        new = tables.gate_last  # 5.13
    if s.log is not None:
        note(s, "advance", rule, seat, {"track": "gate", "from": old, "to": new, "steps": steps})
    if new == old:
        return 0
    s.gate[seat] = new
    settle(s.gate_order, s.gate, seat, s.deal.players, new == tables.gate_last)
    due = 0
    for space in range(old + 1, new + 1):
        due += tables.gate_bonus[space]
        if tables.gate_money[space]:
            pay(s, seat, tables.gate_money[space], "5.12", "gate track")
    return due


def settle(order: list[int], spaces: list[int], seat: int, players: int, last: bool) -> None:
    """Put a marker that has just moved into the order from the front to the back.

    5.13: it goes on top of those on its space, but on the last space underneath them. 4.7: more spaces are
    ahead of fewer, the top of a pile of what lies under it, and everything on the track of the stairs.
    """
    here = spaces[seat]
    at = 0
    while order[at] != seat:
        at += 1
    while at > 0 and (spaces[order[at - 1]] < here or (not last and spaces[order[at - 1]] == here)):
        order[at] = order[at - 1]
        order[at - 1] = seat
        at -= 1
    # Nobody behind the marker can come to lie ahead of it: it has only moved forward.
