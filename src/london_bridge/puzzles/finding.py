"""Finding puzzles: is this decision one? Asked by stages, of which each costs more than the one before.

1. The journeyman's move, and a glance by the network, that another one may be better.
2. A race judged by the network, with doubt as it will be in the end: most decisions end here, soon.
3. The same, played out to the end; then both again with another seed, other possible games, and what is expected of the
   others' cards found anew. All four must name the same move, and each must be sure.
4. How hard it is, and what makes it work.

All of it by what the seat knows. Imports this room, the review's mixture, record and view.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from london_bridge.bots.budget import Budget
from london_bridge.bots.root_search import Belief, search_moves
from london_bridge.bots.search_config import OPPONENT, rollout_policy
from london_bridge.record import Record
from london_bridge.review.mixture import expected_cards
from london_bridge.rules import Game, codes, sizes
from london_bridge.rules.engine import legal
from london_bridge.rules.moves import WORDS, Move
from london_bridge.rules.rng import Rng, stream_seed
from london_bridge.rules.state import State
from london_bridge.view import View

from .judging import CLEAR, JUDGES, LOOKS, NETWORK, PLAYED_OUT, Race, race, same_as
from .puzzle import GUESS, KIND_OF_PHASE, Guess, PossibleAnswer, Puzzle, id_of
from .rating import difficulty
from .themes import themes_of

#: Playouts of the glance, for each move; and what the journeyman must seem to lose in it, as a share of winning.
GLANCE: Final = 24
SEEMS: Final = 0.03
#: Looks of the race that cards have to pass first.
GLANCED: Final = 4
#: Playouts for each seat, to find what can be expected of its card.
EXPECTED: Final = 1200
#: Every move meets so many possible games at least in the race that is played out, so that its worth can be told.
TOLD: Final = 128
#: A card is guessed rather than known: the likeliest must be so likely, and so much likelier than the next.
LIKELY, LIKELIER = 0.5, 0.25
#: The streams of a decision's seed.
GLANCES, GUESSER, CHANCE, BELIEFS, TRIED = 1, 2, 10, 20, 30
SEEDS: Final = (0, 1)


def turns_from(game: Game, seat: int) -> Iterator[Game]:
    """The moments at which a seat has a choice later in a turn that begins now, by whichever place it might take; from
    there on it goes on as a journeyman would. Not only what was played leads to a puzzle.
    """
    for place in game.legal(seat):
        if not codes.PLACE <= place.code < codes.BUILD:
            continue
        trial = game.copy()
        trial.apply(seat, place)
        while trial.deciders == (seat,) and trial.state.phase not in (codes.START, codes.BOOSTS, codes.CARDS):
            if trial.legal_mask(seat).bit_count() > 1:
                yield trial
            trial.apply(seat, Move(rollout_policy(0.0).choose(trial.state, seat, Rng(0))))


class Expectations:
    """What can be expected of the cards of a round, found when it is asked for: all seats know the same then."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.found: dict[tuple[int, int], tuple[Belief, ...]] = {}

    def of(self, sketch: State, number: int) -> tuple[Belief, ...]:
        """The number-th expectation of a round that nobody has chosen a card for."""
        key = int(sketch.round), number
        if key not in self.found:
            seed = stream_seed(stream_seed(self.seed, sketch.round), BELIEFS + number)
            self.found[key] = tuple(expected_cards(sketch, EXPECTED, seed))
        return self.found[key]


@dataclass(frozen=True, slots=True)
class Sure:
    """A move that is surely the best of a position: the races that say so, and what was expected of the cards."""

    view: View
    best: tuple[int, ...]
    usual: int
    races: tuple[Race, ...]
    beliefs: tuple[tuple[Belief, ...], ...]
    playouts: int


def decisions_of(record: Record) -> Iterator[tuple[int, Game, int]]:
    """Every moment of a record in which a seat has a choice: after how many moves, the game, the seat.

    Cards are chosen by all at once: each seat is asked before anybody has put one down, and, with two players, for the
    higher of its two.
    """
    game = Game.of_deal(record.deal)
    for number in range(len(record.moves) + 1):
        state = game.state
        if state.phase == codes.CARDS:
            if not any(list(state.chosen)[: game.players]):
                yield from ((number, game, seat) for seat in game.deciders)
        elif not game.over:
            yield number, game, game.deciders[0]
        if number < len(record.moves):
            seat, word = record.moves[number]
            game.apply(seat, word)


def find(game: Game, seat: int, seed: int, expectations: Expectations) -> Iterator[Puzzle]:
    """The puzzles that a moment makes: none, one, or for a card also that somebody else guesses it."""
    view = View.of(game, seat)
    if int(legal(view.sketch, seat)).bit_count() < 2:
        return
    sure = surely_best(view, seed, expectations)
    if sure is None:
        return
    document = Record.of(game).document()
    answers = answers_of(sure)
    guess = guess_of(sure)
    if answers is None and guess is None:
        return
    best = tuple(WORDS[code] for code in sure.best)
    hard = difficulty(view, best, len(sure.races[-1].figures), stream_seed(seed, TRIED))
    rated = (WORDS[sure.usual], themes_of(view, best[0]), hard.rating, hard.levels, hard.playouts)
    players = view.players
    if answers is not None:
        kind = KIND_OF_PHASE[view.sketch.phase]
        yield Puzzle(id_of(kind, seat, document, seat), kind, players, seat, document, answers, best, *rated)
    if guess is not None:
        others = [other for other in range(players) if other != seat]
        who = others[stream_seed(seed, GUESSER) % len(others)]
        told = tuple(
            PossibleAnswer(move, chance, 0.0, round(100 * (guess.chances[best[0]] - chance), 1))
            for move, chance in sorted(guess.chances.items(), key=lambda pair: -pair[1])
        )
        yield Puzzle(id_of(GUESS, who, document, seat), GUESS, players, who, document, told, best, *rated, guess)


def surely_best(view: View, seed: int, expectations: Expectations) -> Sure | None:
    """The move that is surely the best of a view, if there is one, and if a journeyman does not find it."""
    sketch, seat = view.sketch, view.seat
    assert seat is not None
    moves = int(legal(sketch, seat))
    usual = {int(rollout_policy(0.0).choose(sketch, seat, Rng(number))) for number in range(4)}
    if len(usual) > 1:
        return None
    glance = search_moves(
        sketch, seat, Budget(playouts=GLANCE * moves.bit_count()), stream_seed(seed, GLANCES), OPPONENT
    )
    shares = {one.move.code: one.share for one in glance}
    if max(shares.values()) - shares[min(usual)] < SEEMS:
        return None
    cards = sketch.phase == codes.CARDS
    if cards:  # what is expected of the others costs most, so first without it
        ran = race(sketch, seat, stream_seed(seed, GLANCES), NETWORK, looks=LOOKS[:GLANCED])
        if ran.leader in usual:
            return None
    leader = -1
    races: list[Race] = []
    expected: list[tuple[Belief, ...]] = []
    playouts = GLANCE * moves.bit_count()
    for number in SEEDS:
        beliefs = expectations.of(sketch, number) if cards else ()
        expected.append(beliefs)
        for judge in JUDGES:
            least = TOLD if judge == PLAYED_OUT else 0
            ran = race(sketch, seat, stream_seed(seed, CHANCE + number), judge, beliefs, least=least)
            playouts += ran.playouts
            if not ran.sure or ran.leader in usual or leader not in (-1, ran.leader):
                return None
            leader = ran.leader
            races.append(ran)
    best = same_as(sketch, leader, [code for code in range(codes.CODES) if moves >> code & 1])
    if usual & best:
        return None
    return Sure(view, tuple(sorted(best)), min(usual), tuple(races), tuple(expected), playouts)


def answers_of(sure: Sure) -> tuple[PossibleAnswer, ...] | None:
    """What every move is worth, by the races that were played out; None if the best is not clear enough by them."""
    races = [ran for ran, judge in zip(sure.races, JUDGES * len(SEEDS), strict=True) if judge == PLAYED_OUT]
    share = sum(ran.share for ran in races) / len(races)
    pounds = sum(ran.pounds for ran in races) / len(races)
    found = []
    for code in races[0].figures:
        told = [ran.figures[code] for ran in races]
        games = sum(one.games for one in told)
        right = code in sure.best
        loss = 0.0 if right else sum(one.games * one.loss for one in told) / games
        less = 0.0 if right else sum(one.games * one.pounds for one in told) / games
        if not right and loss < CLEAR:
            return None
        # Differences are of the same games, and so truer than shares are by themselves.
        found.append(
            PossibleAnswer(WORDS[code], round(max(0.0, share - loss), 4), round(pounds - less, 1), round(100 * loss, 1))
        )
    return tuple(sorted(found, key=lambda one: (one.loss, one.move)))


def guess_of(sure: Sure) -> Guess | None:
    """Who decides here as somebody else's card to be guessed: None if it is no card, or not likely enough."""
    view, best = sure.view, sure.best[0]
    seat = view.seat
    assert seat is not None
    if view.sketch.phase != codes.CARDS or best >= codes.CARD + sizes.CARD_VALUES:
        return None
    mean: dict[int, float] = {}
    for expectation in sure.beliefs:
        for who, code, chance in expectation:
            if who == seat and code < codes.CARD + sizes.CARD_VALUES:
                mean[code] = mean.get(code, 0.0) + chance
    whole = sum(mean.values())
    chances = {code: weight / whole for code, weight in mean.items()}
    next_best = max((chance for code, chance in chances.items() if code != best), default=0.0)
    if chances.get(best, 0.0) < max(LIKELY, next_best + LIKELIER):
        return None
    return Guess(seat, {WORDS[code]: round(chance, 3) for code, chance in chances.items()})
