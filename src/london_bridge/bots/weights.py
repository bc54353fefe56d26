"""What the builder thinks everything is worth, in one table: pounds, unless the comment says otherwise.

The numbers were tuned by self-play (bench/tune.py); any of them can be changed for a builder of one's own:
`Builder({"crest": 0.2})`. Imports nothing.
"""

from typing import Final

#: Arrays among the weights, and their sizes; a name like `card3` is an item of one.
WEIGHTS: Final[dict[str, float]] = {
    # --- the bridge
    "options": 1.512,  # house numbers among which one can choose in a turn, so to say
    "park_chance": 0.289,  # how often a park is to be had when one is needed
    "site": 2.034,  # what the outlook thinks a site is worth
    "effect": 3.229,  # what the outlook thinks the effect of a numbered building is worth
    "line": 1.113,  # trust in the outlook's number of empty sites at the end
    "freedom": 0.258,  # a number of the last building that is 60 higher, per turn that is left
    "crest": 0.241,  # one more crest, per turn that is left
    "crest_again": -0.007,  # the same for every crest of that colour that is there already
    # --- tracks
    "chapel_rate": 0.243,  # how often the outlook expects to build a chapel
    "chapel_step": 3.73,  # spaces that it goes then
    "gate_rate": 0.298,
    "gate_step": 4.527,
    "outlook": 0.753,  # trust in what both tracks will yet bring
    "ahead": 0.145,  # an opponent who is overtaken on the chapel track
    "bonus": 2.256,  # a bonus tile; half of it in the last turn
    "bonus_scored": 4.105,  # the same where unused ones are scored (9.12)
    # --- cards
    "card1": 1.601,
    "card2": 2.187,
    "card3": 2.134,
    "card4": 2.762,
    "enough": 0.988,  # cards in hand that are enough, per turn that is left
    "spare": 0.743,  # and besides
    "rival": 0.262,  # how likely somebody who comes earlier takes a given space
    "play1": 0.847,  # how likely others play a card they have, the 0 being 1
    "play2": 0.752,
    "play3": 1.047,
    "play4": 2.355,
    "noise": 0.0,  # spread of the chance in the choice of a card
    # --- money
    "poor": 0.489,  # having less than 2 pounds while turns are left
    # --- bonus tiles: what they are worth to have, beyond the 1 that an unused one pays
    "tile_share": 1.481,
    "tile_free_centre": 1.136,
    "tile_x_space": 0.772,
    "tile_take_back": 0.668,
    "tile_chapel_two": 2.375,
    "tile_gate_two": 1.428,
    "tile_plus_one": 1.227,
    "tile_noblewoman": 0.161,
    "hold": 0.043,  # what it must bring, per turn left, to be used now rather than later
    # --- scorings
    "spread": 0.851,  # how far apart measures may drift in a turn before their ranking is open
    "spread_chapel": 3.373,  # the distance at the end within which a ranking is open
    "spread_gate": 2.563,
    "spread_hand": 3.611,
    "spread_built": 0.296,
    "spread_kind": 1.281,
    "spread_line": 1.57,
    "rank": 1.545,  # trust in prizes for a ranking
    "leader": 0.629,  # trust in being the leader in rounds to come
    "lowest": 0.722,  # trust in having built the lowest number of the round
    "kinds2": 0.54,  # two different kinds towards a set of six, and so on
    "kinds3": 1.036,
    "kinds4": 1.511,
    "kinds5": 6.818,
    "hand_score": 0.093,  # what is lost per turn left of the trust in what the hand would score now
}
