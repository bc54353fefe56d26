"""Randomness with an owner: a small generator that gives the same numbers compiled and interpreted.

SplitMix64 (Steele, Lea, Flood 2014). Every use of chance in the rules takes one of these as a parameter;
there is no global generator. Imports nothing of the package but its errors.
"""

import random
from functools import lru_cache
from typing import Final

from london_bridge.errors import LondonBridgeError

#: True where this module runs as compiled code.
COMPILED = not str(__file__).endswith((".py", ".pyc"))

MASK64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB


def nth_bits() -> list[int]:
    """Where the k-th lowest set bit of a byte is, at byte * 8 + k."""
    table = []
    for byte in range(256):
        places = [at for at in range(8) if byte >> at & 1]
        table += places + [0] * (8 - len(places))
    return table


NTH_BIT = nth_bits()
# One pattern in every byte of a word, for counting bits byte by byte. (C has no literals of this size in this dialect.)
ONES = 0x0101010101010101
TOPS = 0x8080808080808080
PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0x0F0F0F0F0F0F0F0F
SEED_LIMIT: Final = 2**64


def stream_seed(seed: int, index: int) -> int:
    """The seed of the index-th independent stream of a seed (game 17 of seed 3, say)."""
    z = (seed + (index + 1) * GOLDEN) & MASK64
    z = ((z ^ (z >> 30)) * MIX1) & MASK64
    z = ((z ^ (z >> 27)) * MIX2) & MASK64
    return z ^ (z >> 31)


@lru_cache(maxsize=20_000)
def places_of(mask: int) -> tuple[int, ...]:
    """Where the bits of a mask are. Interpreted, remembering is faster than counting; compiled, nobody asks."""
    return tuple([at for at in range(64) if mask >> at & 1])


class Rng:
    # The first line is how C tells a signature: of a compiled class, `inspect` finds no other.
    """Rng(seed=0)\n--\n\nA seeded generator of small random numbers."""

    state: int

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & MASK64

    def __repr__(self) -> str:
        return f"Rng({self.state})"  # which goes on as this one would

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n below 2**31."""
        if n < 1:
            raise LondonBridgeError(f"There is no number from 0 to {n - 1}: `below` needs at least 1.")
        self.state = z = (self.state + GOLDEN) & MASK64
        z = ((z ^ (z >> 30)) * MIX1) & MASK64
        z = ((z ^ (z >> 27)) * MIX2) & MASK64
        return (((z >> 32) ^ (z >> 63)) * n) >> 32  # the upper half of z ^ (z >> 31)

    def pick(self, mask: int) -> int:
        """One of the codes in a legal mask, each equally likely."""
        if not mask:
            raise LondonBridgeError("There is nothing to pick: the mask is 0, so the seat has no legal move now.")
        if COMPILED:
            return self._pick(mask)
        places = places_of(mask)
        return places[self.below(len(places))] if len(places) > 1 else places[0]

    def _pick(self, mask: int) -> int:
        """The same in 64-bit words and without a branch that a processor could guess wrong."""
        sums = mask - ((mask >> 1) & PAIRS)
        sums = (sums & FOURS) + ((sums >> 2) & FOURS)
        sums = (((sums + (sums >> 4)) & EIGHTS) * ONES) & MASK64  # byte i: bits in the bytes up to i
        count = sums >> 56
        k = self.below(count) if count > 1 else 0
        full = ((((k * ONES) | TOPS) - sums) & TOPS) >> 7  # byte i: whether the bits up to i are k at most
        base = ((full * ONES) & MASK64) >> 56 << 3
        return base + NTH_BIT[((mask >> base) & 255) * 8 + k - (((sums << 8) & MASK64) >> base & 255)]

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order, every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> "Rng":
        """A generator that will give the same numbers from here on."""
        return Rng(self.state)

    def __reduce__(self) -> tuple[type["Rng"], tuple[int]]:
        return (Rng, (self.state,))


def rng_of(source: "Rng | random.Random | int") -> Rng:
    """A generator from whatever a caller has: one of ours, a `random.Random`, or a seed."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, random.Random):
        return Rng(source.getrandbits(64))
    return Rng(stream_seed(source, 0))
