"""perft: how many different sequences of moves there are to a depth, from fixed positions.

One number hides every rule on the way: a move too many or too few anywhere below changes it. A sequence is a list of
(seat, move); where several seats may act, every one of them may be next. `python -m tests.rules.perft` writes the
golden numbers of perft.json anew (after a change of the rules, never to make a test pass); each entry is an unfinished
record, so that any other program of these rules can be asked for the same numbers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from london_bridge.record import Record
from london_bridge.rules import Game, Rng, codes, engine
from london_bridge.rules.moves import Move
from london_bridge.rules.state import State
from london_bridge.rules.words import BONUS_TILES, GATE

FILE = Path(__file__).with_name("perft.json")
#: A position is counted as deep as its numbers stay below this.
MOST = 150_000

GATES = codes.BIT[codes.PLACE] | codes.BIT[codes.CENTRE + GATE]
SPENDING = sum(
    codes.BIT[code]
    for code in (
        codes.NOBLEWOMAN,
        codes.ADVANCE_CHAPEL,
        codes.ADVANCE_GATE,
        codes.TAKE_BACK,
        *range(codes.BOOST, codes.BOOST + 7),
        *range(codes.FREE, codes.FREE + 6),
    )
)


def deciders(s: State) -> list[int]:
    """The seats that may act."""
    if s.phase == codes.CARDS:
        return [seat for seat in range(s.deal.players) if s.chosen[seat] < s.deal.cards_each]
    return [s.seat] if s.phase < codes.OVER else []


def perft(s: State, depth: int) -> int:
    """The number of move sequences of this length."""
    if depth == 0:
        return 1
    total = 0
    for seat in deciders(s):
        mask = engine.legal(s, seat)
        if depth == 1:
            total += int(mask).bit_count()
            continue
        while mask:
            low = mask & -mask
            mask ^= low
            after = s.copy()
            engine.step(after, seat, low.bit_length() - 1)
            total += perft(after, depth - 1)
    return total


def counts(s: State) -> list[int]:
    """perft from depth 1 on, as deep as the numbers stay small."""
    found: list[int] = []
    while len(found) < 12:
        count = perft(s, len(found) + 1)
        if count > MOST:
            break
        found.append(count)
    return found


# --- the positions ----------------------------------------------------------------------------------------------------


def tiles(s: State, seat: int) -> set[str]:
    """The kinds of bonus tile that a seat can use."""
    return {name for i, name in enumerate(BONUS_TILES) if s.tiles[seat * 8 + i]}


def collectors(players: int, seed: int) -> Iterator[Game]:
    """A game of players who build gates and keep their bonus tiles, moment by moment."""
    game = Game.deal(players, "random", seed=seed)
    rng = Rng(seed)
    s = game.state
    while not game.over:
        yield game
        seat = game.deciders[rng.below(len(game.deciders))]
        mask = engine.legal(s, seat)
        mask = (mask & ~SPENDING) or mask
        mask = (mask & GATES) or mask
        game.apply(seat, Move(rng.pick(mask)))


def interesting() -> dict[str, Callable[[State], bool]]:
    """Moments of the middle of a game, each with bonus tiles to use."""
    return {
        "noblewoman": lambda s: s.phase == codes.CARDS and any("noblewoman" in tiles(s, seat) for seat in deciders(s)),
        "boosts": lambda s: s.phase == codes.BOOSTS and len(tiles(s, s.seat)) >= 2,
        "two boosts": lambda s: s.phase == codes.BOOSTS and s.tiles[s.seat * 8 + BONUS_TILES.index("plus_one")] >= 2,
        "share": lambda s: s.phase == codes.START and s.turn > 0 and {"share", "free_centre"} <= tiles(s, s.seat),
        "x space": lambda s: s.phase == codes.START and s.turn > 0 and {"share", "x_space"} <= tiles(s, s.seat),
        "two steps": lambda s: s.phase == codes.START and {"chapel_two", "gate_two"} <= tiles(s, s.seat),
        "end of turn": lambda s: s.phase == codes.END and {"take_back", "gate_two"} <= tiles(s, s.seat),
        "bonus": lambda s: s.phase == codes.TILES and s.bonus_due >= 2 and bool(tiles(s, s.seat)),
        "drawing": lambda s: s.phase == codes.DRAWING and s.strength >= 6,
        "last round": lambda s: s.phase == codes.START and s.round == s.deal.last_round and s.turn == s.turns - 2,
    }


def positions() -> Iterator[tuple[str, Game]]:
    """All positions, with a name for each."""
    for players in (2, 3, 4):
        yield f"{players} players, opening", Game.deal(players, "base", seed=players)
        wanted = interesting()
        for seed in range(3000):
            for game in collectors(players, seed):
                for name in [name for name, fits in wanted.items() if fits(game.state)]:
                    del wanted[name]
                    yield f"{players} players, {name}", game.copy()
            if not wanted:
                break


def golden() -> list[dict[str, Any]]:
    """What perft.json holds."""
    entries: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return entries


def main() -> None:
    """Write the golden numbers."""
    entries = []
    for name, game in positions():
        entries.append({"name": name, "counts": counts(game.state), "record": Record.of(game).document()})
        print(name, entries[-1]["counts"])
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
