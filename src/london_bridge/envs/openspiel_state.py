"""A state of the OpenSpiel game: what OpenSpiel asks for, answered by an `Unfolding`. Needs the `[research]` extra."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from london_bridge.extras import needed
from london_bridge.rules.codes import CODES
from london_bridge.rules.engine import legal
from london_bridge.rules.game import Game
from london_bridge.rules.moves import WORDS
from london_bridge.rules.rng import Rng
from london_bridge.rules.words import CATEGORIES
from london_bridge.view import View
from london_bridge.view.sight import sketch_of, uniform_cards

from .outcome import worth
from .rendering import text
from .unfolding import CHANCE, NOBLEWOMAN, NOBODY, SCORING_DRAW, TOGETHER, Unfolding, draw_words

with needed("research"):
    import pyspiel


class LondonBridgeState(pyspiel.State):
    """One moment of a game.

    What OpenSpiel's own code asks for is answered through its bindings; what Python code asks for is answered here
    directly, which is several times faster.
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._play: Unfolding = game.start.copy()
        self._reward: str = game.reward

    @property
    def play(self) -> Unfolding:
        """The game behind this state."""
        return self._play

    def view(self, player: int | None) -> View:
        """What a player, or a spectator, may know."""
        return View.of(Game(self._play.state), player)

    # --- who, and what ------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """A player, or chance, or all together, or nobody."""
        return self._play.who

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._play.who == NOBODY

    def is_chance_node(self) -> bool:
        """Whether something is to be drawn."""
        return self._play.who == CHANCE

    def is_simultaneous_node(self) -> bool:
        """Whether cards are chosen, by more than one at once."""
        return self._play.who == TOGETHER

    def is_player_node(self) -> bool:
        """Whether one player is to decide."""
        return self._play.who >= 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions of a player (of the one to decide, if none is named), in rising order."""
        play = self._play
        if play.who == CHANCE:
            return [value for value, _ in play.ways()]
        if player is None:
            player = play.who
        if player == play.who and player >= 0:
            return play.legal(player)
        if play.who == TOGETHER and player >= 0:
            return play.legal(player)
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self._play.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, and how likely it is."""
        ways = self._play.ways()
        total = sum([weight for _, weight in ways])
        return [(value, weight / total) for value, weight in ways]

    def _apply_action(self, action: int) -> None:
        play = self._play
        if play.who >= 0:
            if not 0 <= action < CODES or not legal(play.state, play.who) >> action & 1:
                raise _refusal(play.who, action)
            play.move(action)
        elif play.who == CHANCE:
            if action not in [value for value, _ in play.ways()]:
                raise pyspiel.SpielError(f"{action} cannot be drawn now; chance_outcomes says what can.")
            play.draw_it(action)
        elif play.who == TOGETHER:
            raise pyspiel.SpielError("Cards are chosen together now: apply_actions takes an action for every player.")
        else:
            raise pyspiel.SpielError("The game is over.")

    def _apply_actions(self, actions: list[int]) -> None:
        play = self._play
        if play.who != TOGETHER:
            raise pyspiel.SpielError(
                "This is no simultaneous node: apply_action takes the one action. (What asks all players at every node"
                " can play the game with sequential=True, or through convert_to_turn_based.)"
            )
        if len(actions) != play.players:
            raise pyspiel.SpielError(f"{play.players} players need {play.players} actions, not {len(actions)}.")
        for seat in play.choosing():
            if not 0 <= actions[seat] < CODES or not legal(play.state, seat) >> actions[seat] & 1:
                raise _refusal(seat, actions[seat])
        play.move_together(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return draw_words(self._play.draw, action)
        return WORDS[action]

    # --- what it is worth ---------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What the game was worth to each player; 0 while it goes on."""
        if self._play.who != NOBODY:
            return [0.0] * self._play.players
        return worth(self._play.state, self._reward)

    # --- looking ------------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        if self._play.draw >= SCORING_DRAW:  # a view would tell the base scoring, which nobody has drawn
            return (
                f"Before the set-up: the scoring of the {CATEGORIES[self._play.draw - SCORING_DRAW]} is to be drawn.\n"
            )
        return text(self.view(None))

    # --- thinking about what is hidden ---------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LondonBridgeState:
        """A state that agrees with all that a player has seen, the rest drawn anew.

        Chance is drawn only when it is revealed, so all that can be hidden are cards of this round that lie face down:
        each of them is uniform over the cards of its hand.
        """
        play = self._play
        if not any(play.is_hidden(happening, player) for happening in play.happened[play.mark :]):
            return self._clone()
        rng = Rng(int(sampler() * 2**53))
        sketch = sketch_of(play.state, player)
        chosen = list(play.state.chosen)
        cards = {seat: uniform_cards(sketch, seat, chosen[seat], rng) for seat in range(play.players) if seat != player}
        before, at = self._before_cards()
        other = before._clone()
        _play_on(other, self.full_history()[at:], cards)
        return other

    def _clone(self) -> LondonBridgeState:
        cloned: LondonBridgeState = self.clone()
        return cloned

    def _before_cards(self) -> tuple[LondonBridgeState, int]:
        """The moment in which the first card of this round was to be chosen, and how long its history is.

        Found by playing the game again, once for all copies of this state.
        """
        play = self._play
        found = play.shared.get("before")
        if found is None or found[0].play.happened != play.happened[: play.mark]:
            state: LondonBridgeState = self.get_game().new_initial_state()
            at = _play_on(state, self.full_history(), {}, play.mark)
            found = (state, at)
            play.shared = {"before": found}
        return found


def _refusal(player: int, action: int) -> Exception:
    """What to say of an action that a player may not take now."""
    if 0 <= action < CODES:
        told = f"{WORDS[action]} is not legal now for player {player}."
    else:
        told = f"An action is a number from 0 to {CODES - 1}, not {action}."
    refusal: Exception = pyspiel.SpielError(told)
    return refusal


def _play_on(state: LondonBridgeState, history: list[Any], cards: dict[int, list[int]], until: int = -1) -> int:
    """Make the moves of a history, with other cards for some seats, until so much has happened; how many were made."""
    at = 0
    while at < len(history) and len(state.play.happened) != until:
        if state.is_simultaneous_node():
            choosing = state.play.choosing()
            together = history[at : at + state.play.players]
            actions = [_instead(each, cards) if seat in choosing else 0 for seat, each in enumerate(together)]
            state.apply_actions(actions)
            at += len(together)
        else:
            state.apply_action(_instead(history[at], cards))
            at += 1
    return at


def _instead(each: Any, cards: dict[int, list[int]]) -> int:
    """The action that stands in a history, or the next card that is put in its place."""
    if each.player in cards and each.action < NOBLEWOMAN:
        return cards[each.player].pop(0)
    action: int = each.action
    return action
