"""One number for many games with all their events, and one for what is seen of them. They are pinned in
`test_same_games`: the compiled and the interpreted engine give the same, and so does every later version.

`python -m tests.rules.digest GAMES` prints which engine has played, and both.
"""

from __future__ import annotations

import hashlib
import json
import sys

from tests.open_log import loud_start
from tests.styles import choose, next_seat, styles_for

import london_bridge
from london_bridge.rules import Game, Rng, codes, engine
from london_bridge.rules.chance import pending, reveal
from london_bridge.rules.scoring import final_ranking
from london_bridge.view import View
from london_bridge.view.view_document import view_words


def digest(games: int) -> tuple[str, str]:
    """SHA-256 of the games' legal sets, moves, events, results and late draws; and of their views."""
    told, seen = hashlib.sha256(), hashlib.sha256()
    for number in range(games):
        players = 2 + number % 3
        rng = Rng(number)
        game = Game.deal(players, ("base", "expansion", "random")[number // 3 % 3], seed=number)
        s = loud_start(game.state.deal)
        styles = styles_for(players, rng)
        while s.phase != codes.OVER:
            seat = next_seat(s, rng)
            code = choose(s, seat, styles[seat], rng)
            told.update(f"{engine.legal(s, seat)} {seat} {code};".encode())
            engine.step(s, seat, code)
        events = [event.to_dict() for event in s.log or []]
        told.update(json.dumps([events, final_ranking(s), list(s.money), s.parts()[1:]]).encode())
        view = View.of(Game(s), number % players)
        seen.update(json.dumps(view_words(view), sort_keys=True).encode())
        told.update(json.dumps(view.possible_game(rng).state.deal.parts()[1:]).encode())
    told.update(late_game().encode())
    return told.hexdigest(), seen.hexdigest()


def late_game() -> str:
    """A game whose chance is drawn late."""
    rng = Rng(1)
    game = Game.deal(3, "random", seed=1, late=True)
    while not game.over:
        chance = pending(game.state)
        if chance is None:
            seat = next_seat(game.state, rng)
            engine.step(game.state, seat, rng.pick(engine.legal(game.state, seat)))
        else:
            reveal(game.state, chance, chance.outcomes[rng.below(len(chance.outcomes))])
    return json.dumps(game.state.parts()[1:])


if __name__ == "__main__":
    print("compiled" if london_bridge.compiled() else "interpreted", *digest(int(sys.argv[1])))
