"""A trace: what every seat that may act could do before each move of a record, and what came of it.

Two programs that know the same rules give the same trace of the same record. Lines are JSON text.
"""

import json
from collections.abc import Iterator
from functools import lru_cache

from london_bridge.rules import codes, engine
from london_bridge.rules.game import Game
from london_bridge.rules.moves import CODE_OF, Move, moves_of

from .claim import RecordClaim, outcome_of


def trace(claim: RecordClaim, number: int) -> Iterator[str]:
    """The lines for the `number`-th record of a file. Stops with a RecordError at the first thing that is wrong."""
    seats = range(len(claim.players))
    game = Game.of_deal(claim.deal, list(claim.players))
    state = game.state
    for i, written in enumerate(claim.moves):
        if state.phase != codes.OVER:
            masks = [(seat, engine.legal(state, seat)) for seat in seats]
            legal = ",".join([f'"{seat}":{_words(mask)}' for seat, mask in masks if mask])
            yield f'{{"record":{number},"i":{i},"legal":{{{legal}}}}}'
        claim.refuse_move(state, i)
        seat, word = written
        engine.step(state, seat, CODE_OF[word])
        game.moves.append((seat, Move.parse(word)))
    claim.judge(state)
    outcome = outcome_of(state) if state.phase == codes.OVER else None
    last = {
        "record": number,
        "result": None if outcome is None else {"money": list(outcome.money), "ranking": list(outcome.ranking)},
        "breakdown": [payment.to_dict() for payment in game.payments()],
    }
    yield json.dumps(last, separators=(",", ":"))


@lru_cache(maxsize=65536)
def _words(mask: int) -> str:
    return json.dumps([str(move) for move in moves_of(mask)], separators=(",", ":"))
