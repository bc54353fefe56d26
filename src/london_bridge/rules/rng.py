"""Randomness with an owner: a small generator that gives the same numbers compiled and interpreted.

SplitMix64 (Steele, Lea, Flood 2014). Every use of chance in the rules takes one of these as a parameter;
there is no global generator. Imports nothing of the package.
"""

import random
from typing import Final

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


#: How many bits a byte has, and where they are.
POPULATION = [bin(byte).count("1") for byte in range(256)]
NTH_BIT = nth_bits()
SEED_LIMIT: Final = 2**64


def stream_seed(seed: int, index: int) -> int:
    """The seed of the index-th independent stream of a seed (game 17 of seed 3, say)."""
    z = (seed + (index + 1) * GOLDEN) & MASK64
    z = ((z ^ (z >> 30)) * MIX1) & MASK64
    z = ((z ^ (z >> 27)) * MIX2) & MASK64
    return z ^ (z >> 31)


class Rng:
    """A seeded generator of small random numbers."""

    state: int

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & MASK64

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n below 2**31."""
        self.state = (self.state + GOLDEN) & MASK64
        z = self.state
        z = ((z ^ (z >> 30)) * MIX1) & MASK64
        z = ((z ^ (z >> 27)) * MIX2) & MASK64
        z = z ^ (z >> 31)
        return ((z >> 32) * n) >> 32

    def pick(self, mask: int) -> int:
        """One of the codes in a legal mask, each equally likely; -1 if there is none."""
        count = 0
        rest = mask
        while rest:
            count += POPULATION[rest & 255]
            rest >>= 8
        if count == 0:
            return -1
        k = self.below(count) if count > 1 else 0
        base = 0
        rest = mask
        while True:
            byte = rest & 255
            here = POPULATION[byte]
            if k < here:
                return base + NTH_BIT[byte * 8 + k]
            k -= here
            base += 8
            rest >>= 8

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
