"""Writes docs/observation.md from the layout: `python -m london_bridge.envs.document`."""

from __future__ import annotations

import sys
from pathlib import Path

from . import layout
from .actions import ACTIONS, words_of

HEAD = """# What a learner sees: the observation, field by field

An observation is a row of small whole numbers (int8; what would not fit is clipped to −128 … 127). Its size depends on
the number of players alone: {two} for two, {three} for three, {four} for four.

- It is **relative**: `me` is the seat that looks, `plus1`, `plus2` and `plus3` are the seats after it. The same
  situation looks the same from every seat.
- It is **honest**: it is a function of what the seat may know (rules 10.1 to 10.3), and of nothing else. Cards that the
  others have chosen and that lie face down are not in it; for all the seat knows they are still in their hands.
- Order: kinds are clockwise from the gate (rule 1.9), crests, bonus tiles and scorings as they stand in the table.

This is version {version} of the layout; the version is raised with every change, and files of decisions carry it.

```python
from london_bridge.envs import layout, observation
from london_bridge.rules import Game

game = Game.deal(4, "base", seed=7)
row = observation(game, seat=2)
layout.named(row, players=4)["me.hand"]  # array([1, 1, 2, 1, 1], dtype=int8)
```

This page is made by `python -m london_bridge.envs.document` from `london_bridge/view/observation_fields.py`.

## Fields

The columns for 2, 3 and 4 players say where the field begins.

"""

ACTIONS_HEAD = """
## Actions

An action is the number of a move. `action_of("place:centre:park")` gives it, `words_of(26)` gives the words (both in
`london_bridge.envs`). An action mask has a 1 for every action that is legal.

| action | move |
| --- | --- |
"""


def document() -> str:
    """The whole page."""
    sizes = {"two": layout.size(2), "three": layout.size(3), "four": layout.size(4)}
    rows = "".join(f"| {action} | `{words_of(action)}` |\n" for action in range(ACTIONS))
    return HEAD.format(version=layout.VERSION, **sizes) + layout.table() + ACTIONS_HEAD + rows


def main(arguments: list[str]) -> None:
    """Write the page to the named file, or to docs/observation.md."""
    path = Path(arguments[0] if arguments else "docs/observation.md")
    path.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
