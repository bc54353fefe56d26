"""Records of simulated games, a line each, written straight from the core's moves: thousands a second.

What `Record.to_json` would write, letter for letter; a test holds that. Imports record and rules.
"""

import json
from typing import Any

from london_bridge.record.claim import FORMAT
from london_bridge.record.record_writer import line_text
from london_bridge.record.setup import write_scoring, write_setup
from london_bridge.rules.moves import WORDS
from london_bridge.rules.scoring import final_ranking
from london_bridge.rules.state import State

#: The key under which a record tells which game of which simulation it is.
KEY = "simulation"

#: What stands in the list of moves, by 64 * seat + code.
PAIRS = [json.dumps([seat, WORDS[code]], separators=(",", ":")) if code < len(WORDS) else ""
         for seat in range(4) for code in range(64)]  # fmt: skip


def record_line(
    state: State,
    names: list[str],
    moves: list[int],
    simulation: dict[str, Any],
    key: str = KEY,
    extra: dict[str, Any] | None = None,
) -> str:
    """The record of a finished game, without a final newline; `key` holds what the simulation tells of it, and
    `extra` are keys beside that.
    """
    deal = state.deal
    before = {
        "format": FORMAT,
        "box": deal.box.label,
        "players": names,
        "scoring": write_scoring(deal),
        "setup": write_setup(deal),
    }
    after = {
        "result": {"money": list(state.money[: deal.players]), "ranking": final_ranking(state)},
        key: simulation,
        **(extra or {}),
    }
    pairs = ",".join([PAIRS[move] for move in moves])
    return f'{line_text(before)[:-1]},"moves":[{pairs}],{line_text(after)[1:]}'
