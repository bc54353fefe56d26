"""Undo goes back to the last moment at which something hidden was revealed or another seat acted, and no further."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator

import pytest

from london_bridge.cli.paper import paper
from london_bridge.cli.terminal_game.saved_games import SavedSeating
from london_bridge.cli.terminal_game.seating import seat_bots
from london_bridge.cli.terminal_game.sitting import Sitting
from london_bridge.cli.terminal_game.terminal_table import TerminalTable
from london_bridge.rules import Game, Move, Rng, codes
from london_bridge.rules.state import Deal

REVEALING = ("round", "reveal", "uncover", "uncover_bonus")


def table_of(players: int, seed: int, game: Game | None = None) -> TerminalTable:
    game = game or Game.deal(players, "random", seed)
    return TerminalTable(game, 0, seat_bots(dict.fromkeys(range(1, players), "random"), seed, len(game.moves)))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_undo_never_crosses_what_was_revealed_or_another_seats_move(players: int):
    """Random play and undos: only own moves are taken back, none of which showed anything hidden (10.1, 10.2)."""
    undone = refused = 0
    for seed in range(40):
        table, rng = table_of(players, seed), Rng(seed)
        while (seat := table.next_seat) is not None:
            if seat != table.you:
                table.bot_move(seat)
                continue
            if rng.below(3) == 0:
                before, parts = list(table.game.moves), table.game.history()
                if table.undo(everything=rng.below(2) == 0):
                    undone += 1
                    after = list(table.game.moves)
                    assert after == before[: len(after)]
                    assert len(after) < len(before)
                    assert {who for who, _ in before[len(after) :]} == {table.you}
                    lost = [event for events in parts[len(after) + 1 :] for event in events]
                    assert not [e for e in lost if e.kind in REVEALING and e.data.get("tile", 0) is not None]
                    assert table.log == [event for events in table.game.history() for event in events]
                    continue
                refused += 1
                assert table.trail.reason.endswith(".")
                assert table.game.moves == before
            choices = table.choices()
            table.move(choices[rng.below(len(choices))])
        assert table.game.over
    assert undone > 20
    assert refused > 20


def test_taking_a_tile_cannot_be_undone():
    """5.2, 2.1: the next tile of the stack has been seen."""
    table = table_of(4, 4)
    table.move(Move.parse("card:4"))
    while table.next_seat != 0:
        table.bot_move(table.next_seat or 0)
    table.move(next(move for move in table.choices() if str(move).startswith("place:")))
    assert not table.undo()
    assert "because of what it revealed. Next on the" in table.trail.reason


def test_a_first_card_can_be_undone_until_the_cards_are_revealed():
    """4.2 with two players: the first of two cards is still secret, the second one reveals all."""
    table = table_of(2, 4)
    table.move(Move.parse("card:4"))
    assert table.undo()
    assert len(table.game.legal(0)) == 5
    table.move(Move.parse("card:3"))
    table.move(Move.parse("card:0"))
    assert table.undo()
    assert [str(move) for _, move in table.game.moves] == ["card:3"]
    table.move(Move.parse("card:0"))
    table.bot_move(1)
    assert not table.undo()
    assert "has acted since" in table.trail.reason


def test_forced_moves_are_undone_with_the_choice_before_them():
    """A draw that leaves nothing to draw is followed by a forced `done`: one undo takes both back (5.10)."""
    for seed in range(200):
        table, rng = table_of(4, seed), Rng(seed)
        while (seat := table.next_seat) is not None:
            if seat != table.you:
                table.bot_move(seat)
                continue
            choices = table.choices()
            if table.game.state.phase == codes.DRAWING and len(choices) > 1:
                moves = len(table.game.moves)
                draw = next(move for move in choices if str(move).startswith("draw:"))
                table.move(draw)
                if len(table.choices()) == 1 and table.next_seat == 0:
                    assert table.undo()
                    assert len(table.game.moves) == moves
                    assert table.choices() == choices
                    return
                break
            table.move(choices[rng.below(len(choices))])
    pytest.fail("no hostelry was built in 200 games")


class Typist:
    """Standard input that types what a function says, looking at the table."""

    def __init__(self, answer: Callable[[], str]) -> None:
        self.answer = answer

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return self.answer() + "\n"


def sit(
    monkeypatch: pytest.MonkeyPatch, table: TerminalTable, answer: Callable[[Sitting], str]
) -> tuple[Sitting, io.StringIO]:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", Typist(lambda: ""))
    sitting = Sitting(paper(out, 120), table, SavedSeating(0, {}, 1), None, board=True, forced=False)
    monkeypatch.setattr(sys, "stdin", Typist(lambda: answer(sitting)))
    return sitting, out


def typing(lines: Iterator[str]) -> Callable[[Sitting], str]:
    """Types one line after another, whatever happens."""
    return lambda _: next(lines)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_with_every_command_in_between(players: int, monkeypatch: pytest.MonkeyPatch):
    """Words, numbers, questions, boards and undos at random, to the end: no prompt is ever stuck or broken."""
    for seed in range(2):
        rng = Rng(seed)

        def answer(sitting: Sitting, rng: Rng = rng) -> str:
            choices = sitting.table.choices()
            kind = rng.below(12)
            if kind == 0:
                return "undo"
            if kind == 1:
                return ("? 1", "board", "log", "moves", "rules 5.2", "? share", "nonsense", "")[rng.below(8)]
            if kind == 2:
                return "undo all"
            if not choices or kind < 6:
                return str(1 + rng.below(max(1, len(choices))))
            return str(choices[rng.below(len(choices))])

        table = table_of(players, seed)
        sitting, out = sit(monkeypatch, table, answer)
        assert sitting.run() == 0
        assert table.game.over
        assert "final money" in out.getvalue()
        assert "Traceback" not in out.getvalue()


def other_deal(game: Game) -> Game:
    """The same game so far, from a deal in which everything still hidden lies in another order."""
    s, deal = game.state, game.state.deal
    changed = Deal(deal.box, deal.players)
    changed.scoring, changed.steps, changed.rondel = list(deal.scoring), list(deal.steps), deal.rondel
    stacks, bonus, markers = list(deal.stacks), list(deal.bonus), list(deal.markers)
    for kind in range(6):
        first = kind * 12 + s.taken[kind] + 1
        stacks[first : kind * 12 + 12] = reversed(stacks[first : kind * 12 + 12])
    for stack in range(3):
        first = stack * 8 + s.bonus_taken[stack] + 1
        bonus[first : stack * 8 + 8] = reversed(bonus[first : stack * 8 + 8])
    markers[s.round : deal.last_round] = [number % 3 + 1 for number in markers[s.round : deal.last_round]]
    changed.stacks, changed.bonus, changed.markers = stacks, bonus, markers
    again = Game.of_deal(changed, game.names)
    for seat, move in game.moves:
        again.apply(seat, move)
    return again


def test_the_question_before_a_turn_ends_shows_nothing_hidden(monkeypatch: pytest.MonkeyPatch):
    """The round's last building may be undone before the next marker is seen: no screen tells two deals apart."""
    seen = 0
    for seed in range(400):
        table, rng = table_of(3, seed), Rng(seed)
        while (seat := table.next_seat) is not None and seen < 4:
            s = table.game.state
            if seat != table.you:
                table.bot_move(seat)
                continue
            choices = table.choices()
            ends = len(choices) > 1 and all(table.worth_asking(move, choices) for move in choices[:2])
            if ends and s.phase == codes.SITE and s.turn == s.turns - 1 and s.round < 12:
                seen += 1
                screens = []
                for game in (table.game.copy(), other_deal(table.game)):
                    lines = iter(["1", "board", "? strength", "log", "undo", "2", "undo", "quit", "no"])
                    trial = table_of(3, seed, game)
                    sitting, out = sit(monkeypatch, trial, typing(lines))
                    sitting.run()
                    screens.append(out.getvalue().partition("Save the game")[0])  # (what follows names the time)
                    assert trial.game.moves == table.game.moves
                assert screens[0] == screens[1]
                assert screens[0].count("Your turn ends here.") == 2
                assert screens[0].count("Undone.") == 2
            table.move(choices[rng.below(len(choices))])
        if seen == 4:
            return
    pytest.fail("no building at the end of a round had a choice of sites")
