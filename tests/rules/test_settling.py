"""What would still be paid if it ended now: by the rules' own payments, at every moment of games of every kind."""

import random

import pytest

from london_bridge.rules import Event, Game
from london_bridge.rules.prizes import prizes
from london_bridge.rules.scoring import assess, round_winner, settle
from london_bridge.rules.scorings import BY_HOSTELRY
from london_bridge.rules.words import CATEGORIES, SCORINGS


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [4, 5, 6])
def test_before_the_last_move_it_is_what_is_paid_then(players: int, seed: int) -> None:
    """5.14, 8, 9: when the move that ends the game pays nothing itself, the end pays what was foretold, to a pound."""
    game = Game.deal(players, "random", seed)
    rng = random.Random(seed)
    while not game.over:
        before = game.state.copy()
        seat = rng.choice(list(game.deciders))
        game.apply(seat, rng.choice(list(game.legal(seat))))
    assert game.result is not None
    told = [
        payment for payment in game.result.breakdown if payment.final or payment.source.endswith(("leader", "lowest"))
    ]
    after = game.state.copy()
    settle(after, -1)
    assert list(after.gain)[:players] == [0] * players, "nothing is left when the game is over"
    assert [after.place[seat] for seat in game.result.ranking] == list(range(1, players + 1))
    # Undo what the last move itself did, but for the payments of the end.
    before.built, before.bridge = list(game.state.built), list(game.state.bridge)
    before.hand, before.tiles, before.fresh = list(game.state.hand), list(game.state.tiles), list(game.state.fresh)
    before.chapel, before.gate = list(game.state.chapel), list(game.state.gate)
    before.chapel_order, before.chapel_rank = list(game.state.chapel_order), list(game.state.chapel_rank)
    before.lowest, before.lowest_seat = game.state.lowest, game.state.lowest_seat
    settle(before, -1)
    last = game.state.round
    paid = [sum(p.amount for p in told if p.seat == seat and (p.final or p.round == last)) for seat in range(players)]
    assert list(before.gain)[:players] == paid


def test_what_is_hidden_is_in_no_sum() -> None:
    """10.3: without the hostelry, everybody lacks exactly what it would pay them."""
    state = Game.deal(4, "base", 2).state
    whole, part = state.copy(), state.copy()
    settle(whole, -1)
    settle(part, BY_HOSTELRY)
    assess(state, BY_HOSTELRY)
    assert [a - b for a, b in zip(whole.gain, part.gain, strict=True)] == list(state.gain)


def test_price_lists_are_what_is_paid() -> None:
    """8.1, 9.5 to 9.16: by number of players, once each round, by table; every scoring has one."""
    assert [prizes(0, 0, players)["steps"] for players in (2, 3, 4)] == [
        [[1, 5]],
        [[1, 5], [2, 3]],
        [[1, 5], [2, 3], [3, 1]],
    ]
    named = {
        f"{category}/{name}": prizes(i, j, 4)
        for i, category in enumerate(CATEGORIES)
        for j, name in enumerate(SCORINGS[category])
    }
    assert len(named) == 20
    assert named["gate/steps"] == {"by": "count", "steps": [[4, 3], [7, 5], [10, 9], [13, 12]]}
    assert named["gate/tiles"] == {"by": "count", "steps": [[1, 1], [2, 4], [3, 9], [4, 16]]}
    assert named["hostelry/cards"] == {"by": "count", "steps": [[3, 4], [5, 7], [8, 10]]}
    assert named["hostelry/sets"] == {"by": "cards", "steps": [[2, 5], [3, 10], [4, 15]]}
    assert [named[name]["steps"][0][1] for name in ("chapel/leader", "hostelry/highest", "bridge/lowest")] == [1, 2, 2]


def test_the_highest_card_stays_paid_all_round() -> None:
    """4.3, 9.7: who was paid is told until the next round, whatever moves on the chapel track."""
    scoring = {"chapel": "base", "gate": "base", "hostelry": "highest", "bridge": "base"}
    game = Game.deal(3, scoring, 3)
    rng = random.Random(1)
    heard: list[Event] = []
    game.listen(heard.append)
    assert round_winner(game.state, BY_HOSTELRY) == -1, "nobody has shown a card"
    rounds = 0
    while rounds < 3:
        seat = rng.choice(list(game.deciders))
        game.apply(seat, rng.choice(list(game.legal(seat))))
        paid = [
            event
            for event in heard
            if event.data.get("source") == "hostelry/highest" and event.round == game.state.round
        ]
        winner = round_winner(game.state, BY_HOSTELRY)
        assert winner == (paid[0].seat if paid else -1)
        rounds = game.state.round
