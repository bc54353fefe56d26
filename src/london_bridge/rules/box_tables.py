"""The box's numbers laid out for the engine: what every tile is, what the rondel pays, what lies on the tracks.

Made by `box.Box` from checked data; never changed. Imports nothing of the package.
"""

#: True where this module runs as compiled code.
COMPILED = not str(__file__).endswith((".py", ".pyc"))

#: The longest track that a box may have.
TRACK_LIMIT = 40

#: In `crest`: the tile carries all four crests.
ALL_CRESTS = 4


class Tables:
    """Look-up tables of one box."""

    kind: list[int]  # 65: tile to kind
    crest: list[int]  # 65: tile to crest, or ALL_CRESTS
    pays: list[int]  # 6: clockwise from the X (0) what an outer space pays
    kind_at: list[int]  # 6: the kind of the stack beside each outer space, clockwise
    place_of: list[int]  # 6: where around the rondel a kind's stack lies
    chapel_last: int
    chapel_money: list[int]  # 41: by space
    gate_last: int
    gate_money: list[int]  # 41
    gate_bonus: list[int]  # 41: 1 where a bonus space is
    cards: list[int]  # 5: how many of each value
    markers: list[int]  # 15: the numbers of all round markers
    tiles: list[int]  # 72: all tiles, kind by kind
    bonus: list[int]  # 24: all bonus tiles + 1, stack by stack

    def __init__(self) -> None:
        self.chapel_last = 0
        self.gate_last = 0
        if not COMPILED:
            self.kind = [0] * 65
            self.crest = [0] * 65
            self.pays = [0] * 6
            self.kind_at = [0] * 6
            self.place_of = [0] * 6
            self.chapel_money = [0] * 41
            self.gate_money = [0] * 41
            self.gate_bonus = [0] * 41
            self.cards = [0] * 5
            self.markers = [0] * 15
            self.tiles = [0] * 72
            self.bonus = [0] * 24
