"""The bots of a day: the same moves meet the same answers, on every machine and in every process.

A bot thinks a fixed number of playouts, never a time; its seed is a hash of the day and of what its seat sees. What it
sees does not depend on who was quicker: cards are chosen in the order of the seats, mine first, and a bot sees the
others as if nobody had chosen yet.
"""

from collections.abc import Callable
from dataclasses import dataclass

from london_bridge.bots import make
from london_bridge.rules import Game, engine
from london_bridge.rules.moves import Move
from london_bridge.view import View
from london_bridge.view.before_cards import before_cards

from .day_deal import DayDeal

#: The seat of whoever plays the day.
ME = 0
LEVEL = "master"
#: Playouts for every decision of a bot: so many that it plays well, so few that a machine without a compiler keeps up.
PLAYOUTS = 400
#: Who plays my seat to find out what it is worth, and how often.
PAR_BOT = "architect@600p"
RUNS = 24


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be decided next, by which bot, with which seed."""

    seat: int
    spec: str
    view: View
    seed: int


def decider(game: Game) -> int:
    """The seat that has to decide next: of those who choose cards at the same time, the first."""
    acting = int(engine.acting(game.state))
    return (acting & -acting).bit_length() - 1


def seen_by(game: Game, seat: int) -> View:
    """What a seat sees, whoever else has chosen a card by now."""
    view = View.of(game, seat)
    return View(seat, view.names, before_cards(view.sketch, but=seat))


def spec_of(day: DayDeal, seat: int) -> str:
    """The bot of a seat."""
    return f"{LEVEL}:{day.cast()[seat - 1]}@{PLAYOUTS}p"


def decision(day: DayDeal, game: Game, run: int | None = None) -> Decision:
    """The next decision of a game of the day that is not over. My own is a bot's where a run says which."""
    seat = decider(game)
    view = seen_by(game, seat)
    if seat == ME and run is not None:
        return Decision(seat, PAR_BOT, view, day.number(f"par {run}", view.position()))
    return Decision(seat, spec_of(day, seat) if seat != ME else PAR_BOT, view, day.number("bot", view.position()))


def answer(asked: Decision) -> Move:
    """The move of a bot, thought out here."""
    return make(asked.spec, asked.seed).choose(asked.view)


def play(day: DayDeal, run: int, choose: Callable[[Decision], Move] = answer) -> Game:
    """A game of the day with a bot on my seat, which plays otherwise in every run."""
    game = day.game()
    while not game.over:
        asked = decision(day, game, run)
        game.apply(asked.seat, choose(asked))
    return game


def mean(money: list[int]) -> float:
    """Par: the mean of what the runs brought, in hundredths of a pound, so that it reads alike everywhere."""
    return round(100 * sum(money) / len(money)) / 100
