#!/usr/bin/env python3
"""A complete outside bot in plain Python, without any library.

    london-bridge arena --bots 'exec:python3 outside_bot.py',random --players 2 --games 20

It takes the placing that pays most at once and builds at the first site it may; everything else it chooses by chance.
docs/bot-protocol.md describes the lines that it reads and writes.
"""

import json
import random
import sys


def worth(view, move):
    """A rough price of a move in pounds: what the space pays, and a little for high cards."""
    word, _, rest = move.partition(":")
    if word == "place":
        if rest.startswith("centre"):
            return -2
        if rest.startswith("free"):
            return 0
        return view["rondel"]["pays"][int(rest)]
    if word == "card":
        return int(rest)
    if word == "build":
        return -int(rest)
    return -1 if word == "pass" else 0


def choose(view, rng):
    """The best of the legal moves by that price; equals by chance."""
    return max(view["legal"], key=lambda move: (worth(view, move), rng.random()))


def main():
    """Answer lines until there are no more."""
    rng = random.Random(0)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "london-bridge":
            print("ready price-tag", flush=True)
        elif word == "new":
            rng = random.Random(int(rest))
        elif word == "choose":
            print("move", choose(json.loads(rest), rng), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
