"""Who plays how often when there are more line-ups than deals, and what the file says of it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from london_bridge.errors import LondonBridgeError
from london_bridge.lab.arena import ArenaPlan, begun, run
from london_bridge.lab.arena.arena_plan import line_ups, mixed


def many(count: int) -> list[str]:
    """So many different bots."""
    return [f"master@{number}p" for number in range(1, count + 1)]


@pytest.mark.parametrize(("bots", "players", "games"), [(14, 4, 400), (9, 3, 60), (30, 4, 400), (20, 2, 80)])
def test_all_bots_play_about_as_often(bots: int, players: int, games: int):
    """Fourteen bots in 400 games: the first had 400 games and others 60."""
    plan = ArenaPlan.make(many(bots), games, players=players, seed=3)
    times = Counter(bot for game in range(plan.games) for bot in plan.seats(game))
    assert len(times) == bots
    assert max(times.values()) - min(times.values()) <= 3 * players
    assert plan.idle() == []


def test_mixed_line_ups_are_all_of_them():
    """Every choice plays once before any plays again, in an order of the seed's."""
    lines = line_ups(list(range(14)), 4)
    first = mixed(lines, 14, 1)
    assert sorted(first) == lines
    assert first == mixed(lines, 14, 1)
    assert first != mixed(lines, 14, 2)


def test_few_line_ups_keep_their_order():
    """Arenas of few line-ups play the games that they have always played, the ladder's among them."""
    for bots, players in ((5, 4), (5, 2), (2, 4), (3, 2)):
        plan = ArenaPlan.make(many(bots), 40, players=players, seed=3)
        assert list(plan.lineups) == line_ups(list(range(bots)), players)


def test_an_arena_can_be_lengthened():
    """The order of line-ups does not depend on the number of games."""
    short, long = ArenaPlan.make(many(9), 40, seed=3), ArenaPlan.make(many(9), 4000, seed=3)
    assert short.lineups == long.lineups


def test_records_do_not_repeat_all_line_ups(tmp_path: Path):
    """They follow from the bots' names, which every record has."""
    file = tmp_path / "arena.jsonl"
    bots = ["random", *many(11)]
    run(ArenaPlan.make(bots, 4, seed=3), jobs=1, records=file)
    arena = json.loads(file.read_text().splitlines()[0])["arena"]["arena"]
    assert "lineups" not in arena
    assert arena["named"] == bots


def test_files_of_earlier_versions_go_on_or_are_refused(tmp_path: Path):
    """They tell all line-ups: the same ones go on, others are refused in words."""
    file = tmp_path / "arena.jsonl"
    plan = ArenaPlan.make(["journeyman", "random", "random"], 6, players=3, seed=3)
    run(plan, jobs=1, records=file)
    lines = []
    for line in file.read_text().splitlines():
        told = json.loads(line)
        del told["arena"]["arena"]["named"], told["arena"]["games"]
        told["arena"]["arena"]["lineups"] = [[0, 1, 1]]
        lines.append(json.dumps(told, separators=(",", ":")))
    file.write_text("\n".join(lines[:2]) + "\n")
    assert begun(file).bots == ["journeyman", "random", "random"]
    outcome = run(plan, jobs=1, records=file, resume=True)
    assert (outcome.found, outcome.finished) == (2, True)
    with pytest.raises(LondonBridgeError, match=r"other line-ups .*earlier version"):
        run(ArenaPlan.make(["journeyman", "random"], 6, players=3, seed=3), jobs=1, records=file, resume=True)
