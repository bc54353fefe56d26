"""Who sits where: names for the bots, and which bot plays a seat. Imports bots and rules."""

from collections.abc import Mapping
from typing import Final

from london_bridge.bots import Bot, make, searchers, with_budget
from london_bridge.bots.hosting import HostedBot
from london_bridge.bots.registry import is_own
from london_bridge.cli.common_options import split_bots
from london_bridge.cli.wording import display_name
from london_bridge.cli.wording.names import either
from london_bridge.errors import LondonBridgeError
from london_bridge.rules.rng import stream_seed

#: Builders and neighbours of the bridge; their initials are no steps of the stairs.
BOT_NAMES: Final = ("Isembert", "Maud", "Serle", "Hawise", "Wymond", "Edith", "Rohese", "Thomas")
DEFAULT_BOT: Final = "journeyman"
DEFAULT_THINKER: Final = "master"  # where there is a budget to think


def seat_names(players: int, you: int, name: str) -> list[str]:
    """A name for every seat; bots get names whose initials nobody else has."""
    initials = {display_name(name)[:1].upper()}
    names: list[str] = []
    free = iter(BOT_NAMES)
    for seat in range(players):
        if seat == you:
            names.append(name)
            continue
        chosen = next(word for word in free if word[0] not in initials)
        initials.add(chosen[0])
        names.append(chosen)
    return names


def bot_kinds(words: str, players: int, you: int) -> dict[int, str]:
    """Which bot sits where: one kind for all, or one for each of the other seats."""
    kinds = split_bots(words)
    others = [seat for seat in range(players) if seat != you]
    if len(kinds) == 1:
        kinds *= len(others)
    if len(kinds) != len(others):
        raise LondonBridgeError(
            f"--bots names {len(kinds)} bots for {len(others)} seats: give one for all, or one for each of them."
        )
    return dict(zip(others, kinds, strict=True))


def give_time(kinds: Mapping[int, str], think: str | None) -> dict[int, str]:
    """The same bots, those that search with this budget unless they name one of their own."""
    timed = {seat: with_budget(kind, think) for seat, kind in kinds.items()}
    if think is not None and not any("@" in kind for kind in timed.values()):
        raise LondonBridgeError(
            f"--think is for bots that search ({either(searchers(), 'or')}) and for programs;"
            f" {either(sorted(set(timed.values())), 'or')} does not. Choose another with --bots, or leave --think out."
        )
    return timed


def without_time(kinds: Mapping[int, str]) -> dict[int, str]:
    """The same bots as if nobody had told them how long to think."""
    names = {seat: kind.partition("@")[0] for seat, kind in kinds.items()}
    return {seat: names[seat] if names[seat] in searchers() else kind for seat, kind in kinds.items()}


def check_seat(seat: int, players: int) -> int:
    """The person's seat, counted from 0 as in records."""
    if not 0 <= seat < players:
        raise LondonBridgeError(f"There is no seat {seat} in a game of {players}; seats go from 0 to {players - 1}.")
    return seat


def seat_bots(kinds: Mapping[int, str], seed: int, moves: int) -> dict[int, Bot]:
    """The bots of a sitting that begins after so many moves: the same seed and the same beginning, the same choices."""
    return {seat: _seated(kind, int(stream_seed(seed, moves * 4 + seat + 1))) for seat, kind in kinds.items()}


def _seated(kind: str, seed: int) -> Bot:
    """One bot; what somebody wrote themselves runs in another process, so that it can end, hang and print there."""
    if not is_own(kind):
        return make(kind, seed)
    bot = HostedBot(kind, seed)
    bot.start()
    return bot
