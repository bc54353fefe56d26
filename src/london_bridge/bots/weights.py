"""What the journeyman thinks everything is worth, in one table: pounds, unless the comment says otherwise.

The numbers were tuned by self-play; any of them can be changed for a journeyman of one's own:
`Journeyman({"crest": 0.2})`. Imports nothing.
"""

from typing import Final

#: Arrays among the weights, and their sizes; a name like `card3` is an item of one.
WEIGHTS: Final[dict[str, float]] = {
    # --- the bridge
    "options": 1.422,  # house numbers among which one can choose in a turn, so to say
    "park_chance": 0.253,  # how often a park is to be had when one is needed
    "site": 2.283,  # what the outlook thinks a site is worth
    "effect": 2.821,  # what the outlook thinks the effect of a numbered building is worth
    "line": 1.054,  # trust in the outlook's number of empty sites at the end
    "freedom": 0.2,  # a number of the last building that is 60 higher, per turn that is left
    "crest": 0.305,  # one more crest, per turn that is left
    "crest_again": -0.013,  # the same for every crest of that colour that is there already
    # --- tracks
    "chapel_rate": 0.128,  # how often the outlook expects to build a chapel
    "chapel_step": 4.629,  # spaces that it goes then
    "gate_rate": 0.407,
    "gate_step": 5.091,
    "chapel_trust": 0.839,  # trust in what the chapel track will yet bring
    "gate_trust": 0.86,
    "ahead": 0.236,  # an opponent who is overtaken on the chapel track
    "bonus": 2.335,  # a bonus tile; half of it in the last turn
    "bonus_scored": 5.122,  # the same where unused ones are scored (9.12)
    # --- cards
    "card1": 0.71,
    "card2": 1.764,
    "card3": 3.513,
    "card4": 7.061,
    "enough": 0.381,  # cards in hand that are enough, per turn that is left
    "spare": 0.186,  # and besides
    "rival": 0.467,  # how likely somebody who comes earlier takes a given space
    "play1": 0.303,  # how likely others play a card they have, the 0 being 1
    "play2": 0.244,
    "play3": 0.466,
    "play4": 0.745,
    "noise": 0.0,  # spread of the chance in the choice of a card
    # --- money
    "poor": 0.603,  # having less than 2 pounds while turns are left
    # --- bonus tiles: what they are worth to have, beyond the 1 that an unused one pays
    "tile_share": 1.847,
    "tile_free_centre": 1.105,
    "tile_x_space": 0.856,
    "tile_take_back": 0.975,
    "tile_chapel_two": 3.079,
    "tile_gate_two": 2.371,
    "tile_plus_one": 1.513,
    "tile_noblewoman": 0.898,
    "hold": 0.139,  # what it must bring, per turn left, to be used now rather than later
    # --- scorings
    "drift": 0.334,  # how much wider a ranking is open for every turn that is left
    "spread_chapel": 2.241,  # the distance at the end within which a ranking is open
    "spread_gate": 2.054,
    "spread_hand": 5.735,
    "spread_built": 0.555,
    "spread_kind": 0.73,
    "spread_line": 1.836,
    "rank_chapel": 1.833,  # trust in prizes for a ranking
    "rank_gate": 1.326,
    "rank_hand": 1.478,
    "rank_bridge": 1.261,
    "rank_kind": 1.502,
    "leader": 0.67,  # trust in being the leader in rounds to come
    "lowest": 0.984,  # trust in having built the lowest number of the round
    "kinds2": 0.845,  # two different kinds towards a set of six, and so on
    "kinds3": 0.953,
    "kinds4": 1.713,
    "kinds5": 4.2,
    "hand_score": 0.067,  # what is lost per turn left of the trust in what the hand would score now
}
