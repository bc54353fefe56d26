"""What a journeyman can expect of the rest of a game: tables by turns left, made once for a box and its weights.

Plain arithmetic on small models of the future: how many sites will yet be built on, how far markers will yet go.
Never compiled, so that the tables are the same to the last bit whichever way the journeyman itself runs.
Imports the rules only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from london_bridge.rules import sizes
from london_bridge.rules.box_tables import Tables
from london_bridge.rules.scorings import EMPTY_SITES, KIND_SET_PAYS, STEPS_PAY
from london_bridge.rules.sizes import SITES
from london_bridge.rules.words import BONUS_TILES, HOUSES

if TYPE_CHECKING:
    from london_bridge.bots.situation import Situation

TURNS = 13  # 0 to 12 turns left
OPEN = HOUSES + 1  # the number to stay below after a park, and on an empty bridge
NUMBERS = OPEN + 1
SPACES = 41

Weights = Mapping[str, float]

#: The weights that the judge uses as they are.
SCALARS = (
    "crest",
    "crest_again",
    "ahead",
    "enough",
    "spare",
    "noise",
    "poor",
    "hold",
    "drift",
    "spread_chapel",
    "spread_gate",
    "spread_hand",
    "spread_built",
    "spread_kind",
    "spread_line",
    "rank_chapel",
    "rank_gate",
    "rank_hand",
    "rank_bridge",
    "rank_kind",
    "leader",
    "lowest",
    "hand_score",
)


def highest_usable(last: int, options: float) -> list[float]:
    """How likely each number below `last` is the highest that one of so many random numbers offers; at 0: none does."""
    none = [(1.0 - (last - 1 - number) / HOUSES) ** options for number in range(last)]
    return [none[0]] + [none[number] - none[number - 1] for number in range(1, last)]


def coming_sites(w: Weights, park_chance: float) -> list[list[float]]:
    """By turns left and the number to stay below: how many of those turns will add a building rather than replace one.

    In every turn the highest number that fits is taken, or a park where there is one and it is the better prospect.
    """
    chances = [[1.0]] + [highest_usable(last, w["options"]) for last in range(1, NUMBERS)]
    worth = [[0.0] * NUMBERS]
    sites = [[0.0] * NUMBERS]
    for turns in range(1, TURNS):
        was, had = worth[turns - 1], sites[turns - 1]
        worth_now, sites_now = [0.0] * NUMBERS, [0.0] * NUMBERS
        park = w["site"] + was[OPEN]
        for last in range(1, NUMBERS):
            replace = w["effect"] + was[last]
            total = count = 0.0
            for number, chance in enumerate(chances[last]):
                best = w["site"] + w["effect"] + was[number] if number else replace
                found = 1.0 + had[number] if number else had[last]
                if park > best:
                    best += park_chance * (park - best)
                    found += park_chance * (1.0 + had[OPEN] - found)
                total += chance * best
                count += chance * found
            worth_now[last], sites_now[last] = total, count
        worth.append(worth_now)
        sites.append(sites_now)
    return sites


def empty_cost(empty: float) -> float:
    """8.6 between whole numbers."""
    low = max(0, int(empty))
    if low >= len(EMPTY_SITES) - 1:
        return float(EMPTY_SITES[-1])
    return EMPTY_SITES[low] + (empty - low) * (EMPTY_SITES[low + 1] - EMPTY_SITES[low])


def line_worth(w: Weights, sites: list[list[float]]) -> list[float]:
    """Flat, by turns left, buildings and the number to stay below: what the empty sites will cost, below 0."""
    table = []
    for turns in range(TURNS):
        for built in range(SITES + 1):
            for last in range(NUMBERS):
                empty = SITES - built - sites[turns][last]
                freedom = w["freedom"] * turns * last / HOUSES
                table.append(freedom - w["line"] * empty_cost(max(0.0, empty)))
    return table


def track_worth(
    pays: list[float], bonus: list[float], last: int, rate: float, step: float, trust: float
) -> list[float]:
    """Flat, by turns left and space: what is paid on the way to the space, and what is yet to come from it.

    Of `bonus`, half counts in the last turn and all of it from half of the game on.
    """
    future = [0.0] * SPACES
    table: list[float] = []
    low = int(step)
    part = step - low
    for turns in range(TURNS):
        value = min(1.0, 0.5 + turns / 12)
        paid = [0.0] * SPACES
        for space in range(1, SPACES):
            paid[space] = paid[space - 1] + (pays[space] + value * bonus[space] if space <= last else 0.0)
        if turns:
            before = future
            future = [0.0] * SPACES
            for space in range(last):
                near, far = min(last, space + low), min(last, space + low + 1)
                gain_near = paid[near] - paid[space] + before[near]
                gain_far = paid[far] - paid[space] + before[far]
                future[space] = (1 - rate) * before[space] + rate * ((1 - part) * gain_near + part * gain_far)
        table += [paid[space] + trust * future[space] for space in range(SPACES)]
    return table


def chapel_worth(w: Weights, tables: Tables) -> list[float]:
    """By scoring (as it is, 9.9 distance, 9.10 again), turns left and space of the chapel track."""
    money = [float(amount) for amount in tables.chapel_money]
    none = [0.0] * SPACES
    table: list[float] = []
    for pays in (money, [amount + 1 for amount in money], [2 * amount for amount in money]):
        table += track_worth(pays, none, tables.chapel_last, w["chapel_rate"], w["chapel_step"], w["chapel_trust"])
    return table


def gate_worth(w: Weights, tables: Tables) -> list[float]:
    """By scoring (as it is, 9.11 steps, 9.12 tiles), turns left and space of the gate track."""
    money = [float(amount) for amount in tables.gate_money]
    steps = list(money)
    for space in range(1, len(STEPS_PAY)):
        steps[space] += STEPS_PAY[space] - STEPS_PAY[space - 1]
    table: list[float] = []
    for pays, tile in ((money, w["bonus"]), (steps, w["bonus"]), (money, w["bonus_scored"])):
        bonus = [tile * there for there in tables.gate_bonus]
        table += track_worth(pays, bonus, tables.gate_last, w["gate_rate"], w["gate_step"], w["gate_trust"])
    return table


def turn_shares(rival: float) -> list[float]:
    """Flat, by how many come earlier (0 to 3) and place (0 to 6): how likely just the better places are taken.

    What is left after seven places falls to the last.
    """
    table = []
    for earlier in range(4):
        taken = 1.0 - (1.0 - rival) ** earlier
        left = 1.0
        for _ in range(6):
            table.append(left * (1.0 - taken))
            left *= taken
        table.append(left)
    return table


def prepare(seen: Situation, tables: Tables) -> None:
    """Give a situation its tables, for its weights and this box."""
    w = seen.weights
    for name in SCALARS:
        setattr(seen, name, w[name])
    seen.card_worth = [0.0] + [w[f"card{value}"] for value in range(1, sizes.CARD_VALUES)]
    seen.card_play = [1.0] + [w[f"play{value}"] for value in range(1, sizes.CARD_VALUES)]
    seen.tile_worth = [w[f"tile_{tile}"] for tile in BONUS_TILES]
    seen.set_worth = [0.0, 0.0, w["kinds2"], w["kinds3"], w["kinds4"], w["kinds5"], float(KIND_SET_PAYS)]
    seen.line = line_worth(w, coming_sites(w, w["park_chance"]))
    seen.run = [number for row in coming_sites(w, 0.0) for number in row]
    seen.chapel_track = chapel_worth(w, tables)
    seen.gate_track = gate_worth(w, tables)
    seen.shares = turn_shares(w["rival"])
    seen.tables = tables
