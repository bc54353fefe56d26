"""Measures the characters: `python -m bench.characters`, or `--levels journeyman --only joan --games 400` for a part.

Each sits down with three plain bots of its own level. How often it wins says whether its leaning makes the level
stronger or weaker: a fair share is 25 %, and the 95 % interval must hold it. All characters meet the same deals and the
same luck, so a plain bot in the character's place is measured, too: how much more the character wins in the same games
says it more closely, and its interval must hold 0. What it does more often than the three says whether the leaning can
be seen. Every deal is played from each of the four seats; levels that search have fixed playouts.

Games are kept in build/characters, a file for each level and character, so that a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, variance

from london_bridge.bots import BotChooser, chooser, make
from london_bridge.bots.characters import CHARACTERS
from london_bridge.bots.choose import Chooser
from london_bridge.bots.playout import choice_rngs
from london_bridge.lab.intervals import Estimate, mean_of, share_of
from london_bridge.rules import codes, words
from london_bridge.rules.box import default_box
from london_bridge.rules.dealing import deal_game
from london_bridge.rules.engine import actor, legal, move_on
from london_bridge.rules.rng import stream_seed
from london_bridge.rules.scoring import final_place, unused_tiles
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal, State, top_tile

KEPT = Path(__file__).parents[1] / "build/characters"
SEED = 1209
PLAYERS = 4
#: Who has no leaning, in a character's place.
PLAIN = "plain"
#: The bots of each level, and how many games a character plays there.
LEVELS = {
    "apprentice": ("apprentice", 2000),
    "journeyman": ("journeyman", 2000),
    "master": ("master@100p", 240),
    "architect": ("architect@450p", 80),
}


@dataclass(slots=True)
class Seen:
    """What a seat did in a game."""

    taken: list[int] = field(default_factory=lambda: [0] * 6)
    cards: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    income: int = 0
    skipped: list[int] = field(default_factory=list)


#: What each character is known by: in words, and as a number of one seat at the end of a game.
TRAITS: dict[str, tuple[str, Callable[[State, int, Seen], float]]] = {
    "beatrix": ("chapels built", lambda s, seat, seen: seen.taken[words.CHAPEL]),
    "hugh": ("gate track, spaces", lambda s, seat, seen: s.gate[seat]),
    "maud": ("hostelries built", lambda s, seat, seen: seen.taken[words.HOSTELRY]),
    "walter": ("haberdashers built", lambda s, seat, seen: seen.taken[words.HABERDASHER]),
    "agnes": ("guild houses built", lambda s, seat, seen: seen.taken[words.GUILD]),
    "perkin": ("parks built", lambda s, seat, seen: seen.taken[words.PARK]),
    "joan": ("worth of the hand when a card is played", lambda s, seat, seen: fmean(seen.held)),
    "geoffrey": ("card played, on average", lambda s, seat, seen: fmean(seen.cards)),
    "cecily": ("pounds from the rondel", lambda s, seat, seen: seen.income),
    "ralph": ("bonus tiles unused", lambda s, seat, seen: unused_tiles(s, seat)),
    "eleanor": ("strongest crest", lambda s, seat, seen: max(s.crests[seat * 4 : seat * 4 + 4])),
    "thomas": ("numbers skipped by a house", lambda s, seat, seen: fmean(seen.skipped or [0])),
}


def watch(s: State, seat: int, code: int, seen: Seen) -> None:
    """Take note of a move before it is made."""
    if code < codes.NOBLEWOMAN:
        seen.cards.append(code)
        seen.held.append(sum(value * s.hand[seat * 5 + value] for value in range(1, 5)))
    if s.phase != codes.START or not codes.PLACE <= code < codes.BUILD:
        return
    tables = s.deal.tables
    if code < codes.CENTRE:
        space = code - codes.PLACE
        kind = list(tables.place_of).index(space)
        seen.income += 0 if space == s.x else tables.pays[(space - s.x + 6) % 6]
    else:
        kind = (code - codes.CENTRE) % 6
        seen.income -= 2 if code < codes.FREE else 0
    seen.taken[kind] += 1
    tile, built = top_tile(s, kind), s.built[seat]
    last = s.bridge[seat * 12 + built - 1] if built else words.FIRST_PARK
    if tile < last < words.FIRST_PARK:
        seen.skipped.append(last - tile - 1)


def play(number: int, team: list[Chooser], hero: int) -> tuple[list[Seen], State]:
    """One game, with what everybody did. The four games of a deal have the character on each of the seats."""
    seed = int(stream_seed(SEED, number))
    s = deal_game(Deal(default_box(), PLAYERS), RANDOM, int(stream_seed(SEED, 10**6 + number // PLAYERS)))
    rngs = choice_rngs(seed)
    seen = [Seen() for _ in range(PLAYERS)]
    seats = [team[0] if seat == hero else team[1] for seat in range(PLAYERS)]
    while (seat := int(actor(s))) >= 0:
        code = int(seats[seat].choose(s, seat, rngs[seat]))
        assert int(legal(s, seat)) >> code & 1
        watch(s, seat, code, seen[seat])
        move_on(s, seat, code)
    return seen, s


def chooser_of(spec: str, seed: int) -> Chooser:
    """A bot as a chooser."""
    return chooser(spec) or BotChooser(make(spec, seed))


def measure(level: str, character: str, games: int, until: float) -> list[tuple[int, float, float]]:
    """Place, own figure and the others' mean figure of every game; those that are kept are not played again."""
    base, _, budget = LEVELS[level][0].partition("@")
    tail = f"@{budget}" if budget else ""
    path = KEPT / f"{level}-{character}.jsonl"
    leaning = repr(CHARACTERS[character].leaning) if character != PLAIN else PLAIN
    about = {"seed": SEED, "leaning": leaning, "bot": LEVELS[level][0]}
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    if lines[:1] != [about]:
        lines = [about]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(about) + "\n", encoding="utf-8")
    told: list[tuple[int, float, float]] = [tuple(line) for line in lines[1 : games + 1]]
    own = f"{base}:{character}{tail}" if character != PLAIN else f"{base}{tail}"
    team = [chooser_of(own, 1), chooser_of(f"{base}{tail}", 2)]
    figure = TRAITS[character][1] if character != PLAIN else lambda s, seat, seen: 0.0
    with path.open("a", encoding="utf-8") as file:
        for number in range(len(told), games):
            if time.monotonic() > until:
                break
            hero = number % PLAYERS
            for one, who in zip(team, (1, 2), strict=True):
                if isinstance(one, BotChooser):
                    one.bot.reseed(int(stream_seed(SEED, 2 * number + who)))
            seen, s = play(number, team, hero)
            others = [figure(s, seat, seen[seat]) for seat in range(PLAYERS) if seat != hero]
            told.append((int(final_place(s, hero)), float(figure(s, hero, seen[hero])), fmean(others)))
            file.write(json.dumps(told[-1]) + "\n")
            file.flush()
    return told


def row(level: str, name: str, told: list[tuple[int, float, float]], plain: list[tuple[int, float, float]]) -> str:
    """A line of the table."""
    share = share_of(sum(place == 1 for place, _, _ in told), len(told)) or Estimate(0, 0, 1)
    more = [own - others for _, own, others in told]
    trait = mean_of(fmean(more), variance(more), len(more))
    gains = [float((ours[0] == 1) - (theirs[0] == 1)) for ours, theirs in zip(told, plain, strict=False)]
    gain = mean_of(fmean(gains), variance(gains), len(gains))
    kept = share.low <= 1 / PLAYERS <= share.high and gain.low <= 0 <= gain.high
    own, others = fmean(own for _, own, _ in told), fmean(others for _, _, others in told)
    return (
        f"| {level} | {name} | {len(told):,} | {share.shown(1, ' %', 100)} |"
        f" {100 * gain.value:+.1f} ({100 * gain.low:.1f} to {100 * gain.high:.1f}) | {'yes' if kept else 'no'} |"
        f" {TRAITS[name.lower()][0]} | {own:.2f} | {others:.2f} | {trait.value:+.2f} ({trait.ends(2)}) |"
    )


def main() -> int:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", nargs="*", default=list(LEVELS), choices=list(LEVELS))
    parser.add_argument("--only", nargs="*", default=list(CHARACTERS), choices=list(CHARACTERS))
    parser.add_argument("--games", type=int, default=None, help="games of each, instead of the level's own number")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop then; the same command goes on")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    print("| level | character | games | wins | more than plain | fair | known by | its own | the others' | more |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for level in asked.levels:
        games = asked.games or LEVELS[level][1]
        plain = measure(level, PLAIN, games, until)
        gains: list[float] = []
        for character in asked.only:
            told = measure(level, character, games, until)
            if min(len(told), len(plain)) > 1:
                print(row(level, CHARACTERS[character].name, told, plain), flush=True)
            gains += [float((one[0] == 1) - (other[0] == 1)) for one, other in zip(told, plain, strict=False)]
        if len(gains) > 1:
            print(f"| {level} | all together | {len(gains):,} | | {100 * fmean(gains):+.1f} | | | | | |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
