"""What the builder thinks everything is worth, in one table: pounds, unless the comment says otherwise.

The numbers were tuned by self-play (bench/tune.py); any of them can be changed for a builder of one's own:
`Builder({"crest": 0.2})`. Imports nothing.
"""

from typing import Final

#: Arrays among the weights, and their sizes; a name like `card3` is an item of one.
WEIGHTS: Final[dict[str, float]] = {
    # --- the bridge
    "options": 1.723,  # house numbers among which one can choose in a turn, so to say
    "park_chance": 0.313,  # how often a park is to be had when one is needed
    "site": 2.467,  # what the outlook thinks a site is worth
    "effect": 4.485,  # what the outlook thinks the effect of a numbered building is worth
    "line": 1.185,  # trust in the outlook's number of empty sites at the end
    "freedom": 0.239,  # a number of the last building that is 60 higher, per turn that is left
    "crest": 0.259,  # one more crest, per turn that is left
    "crest_again": -0.019,  # the same for every crest of that colour that is there already
    # --- tracks
    "chapel_rate": 0.143,  # how often the outlook expects to build a chapel
    "chapel_step": 4.473,  # spaces that it goes then
    "gate_rate": 0.388,
    "gate_step": 5.461,
    "outlook": 0.839,  # trust in what both tracks will yet bring
    "ahead": 0.261,  # an opponent who is overtaken on the chapel track
    "bonus": 2.807,  # a bonus tile; half of it in the last turn
    "bonus_scored": 4.456,  # the same where unused ones are scored (9.12)
    # --- cards
    "card1": 1.284,
    "card2": 2.468,
    "card3": 3.397,
    "card4": 4.206,
    "enough": 0.695,  # cards in hand that are enough, per turn that is left
    "spare": 0.373,  # and besides
    "rival": 0.289,  # how likely somebody who comes earlier takes a given space
    "play1": 0.157,  # how likely others play a card they have, the 0 being 1
    "play2": 0.398,
    "play3": 0.718,
    "play4": 2.567,
    "noise": 0.0,  # spread of the chance in the choice of a card
    # --- money
    "poor": 0.373,  # having less than 2 pounds while turns are left
    # --- bonus tiles: what they are worth to have, beyond the 1 that an unused one pays
    "tile_share": 1.931,
    "tile_free_centre": 1.128,
    "tile_x_space": 0.846,
    "tile_take_back": 1.187,
    "tile_chapel_two": 2.5,
    "tile_gate_two": 1.995,
    "tile_plus_one": 1.22,
    "tile_noblewoman": 0.789,
    "hold": 0.089,  # what it must bring, per turn left, to be used now rather than later
    # --- scorings
    "spread": 0.575,  # how far apart measures may drift in a turn before their ranking is open
    "spread_chapel": 2.41,  # the distance at the end within which a ranking is open
    "spread_gate": 2.282,
    "spread_hand": 5.78,
    "spread_built": 0.593,
    "spread_kind": 0.917,
    "spread_line": 1.107,
    "rank": 1.887,  # trust in prizes for a ranking
    "leader": 0.827,  # trust in being the leader in rounds to come
    "lowest": 0.811,  # trust in having built the lowest number of the round
    "kinds2": 0.658,  # two different kinds towards a set of six, and so on
    "kinds3": 1.185,
    "kinds4": 1.931,
    "kinds5": 5.256,
    "hand_score": 0.095,  # what is lost per turn left of the trust in what the hand would score now
}
