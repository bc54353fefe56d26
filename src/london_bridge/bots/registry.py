"""Bots by name: those that are built in, `module:Class` for one's own, and `exec:COMMAND` for an outside program.

A built-in one may be played by a character, `LEVEL:CHARACTER`.

Imports the bots and the rules.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from london_bridge.bots.apprentice import Apprentice
from london_bridge.bots.bot import Bot, BotError, ChooserBot
from london_bridge.bots.budget import Budget
from london_bridge.bots.characters import CHARACTERS, Character
from london_bridge.bots.choose import Chooser
from london_bridge.bots.hosting import HostedBot
from london_bridge.bots.journeyman import Journeyman
from london_bridge.bots.leaning import Inclined
from london_bridge.bots.network_bot import NetworkBot, network_chooser
from london_bridge.bots.outside import OutsideBot
from london_bridge.bots.own import OwnSpec, make_own
from london_bridge.bots.search_bot import SearchBot
from london_bridge.bots.search_config import ARCHITECT, ARCHITECT_OF_TWO, FLAT, MASTER, MASTER_OF_TWO, SearchConfig


@dataclass(frozen=True, slots=True)
class BotKind:
    """A built-in bot: its name, a line for people, its chooser if it runs in the core, its settings if it searches."""

    name: str
    about: str
    chooser: Callable[[], Chooser] | None = None
    config: SearchConfig | None = None
    budget: Budget | None = None
    config_of_two: SearchConfig | None = None  # how it searches against one opponent, where that is another way
    level: bool = True  # offered to people as an opponent

    def make(self, seed: int, budget: Budget | None = None, character: Character | None = None) -> Bot:
        """The bot, with another budget than its own if it searches, and with the leaning of a character."""
        name = f"{self.name}:{character.id}" if character is not None else self.name
        if self.chooser is not None:
            if budget is not None:
                raise BotError(f"{self.name} does not search; a thinking budget is for {', '.join(searchers())}.")
            return ChooserBot(name, inclined(self.chooser(), character), seed)
        own = budget or self.budget
        if self.config is None or own is None:
            raise BotError(f"{self.name} has neither a chooser nor a way to search.")
        leaning = character.leaning if character is not None else None
        return SearchBot(name, own, seed, self.config, self.config_of_two, leaning)


def inclined(chooser: Chooser, character: Character | None) -> Chooser:
    """A chooser as it is, or as a character uses it. Who plays at random likes nothing better than anything else."""
    if character is None or not isinstance(chooser, Journeyman | Apprentice):
        return chooser
    return Inclined(chooser, character.leaning)


#: The bot that plays a trained network: by itself those that come with the package, with a file somebody's own.
NETWORK = "network"

#: The built-in bots, weakest first.
KINDS: dict[str, BotKind] = {
    kind.name: kind
    for kind in (
        BotKind("random", "plays any legal move, each equally likely", Chooser),
        BotKind("apprentice", "knows the trade, but makes a beginner's mistakes", Apprentice),
        BotKind("journeyman", "takes what its judgement says brings the most", Journeyman),
        BotKind(NETWORK, "plays what a small trained network likes best", network_chooser, level=False),
        BotKind(
            "flat", "tries every move in uniform playouts: a yardstick", None, FLAT, Budget(seconds=1.0), level=False
        ),
        BotKind("master", "thinks ahead for a fifth of a second", None, MASTER, Budget(seconds=0.2), MASTER_OF_TWO),
        BotKind("architect", "thinks far ahead, for a second", None, ARCHITECT, Budget(seconds=1.0), ARCHITECT_OF_TWO),
    )
}


#: Names that bots had: old commands, saved games and the logs of older servers still say them.
OLD_NAMES: dict[str, str] = {"builder": "journeyman"}


def current(spec: str) -> str:
    """The same bot by the name that it has today, with the character and the budget that were given."""
    name = re.match(r"[^:@]*", spec)
    return OLD_NAMES.get(name[0], name[0]) + spec[name.end() :] if name else spec


def levels() -> list[str]:
    """The opponents that people can choose, weakest first."""
    return [kind.name for kind in KINDS.values() if kind.level]


def searchers() -> list[str]:
    """The built-in bots that think for as long as they are told to."""
    return [kind.name for kind in KINDS.values() if kind.config is not None]


def with_budget(spec: str, think: str | None) -> str:
    """A bot's name with a budget, if it searches (or is a program) and names none of its own."""
    if think is None:
        return spec
    budget = Budget.parse(think)
    spec = current(spec)
    if spec.startswith("exec:"):
        own = OutsideBot(spec).budget is not None  # an @ may be anywhere in a command
        return spec if own else f"{spec}@{budget}"
    return f"{spec}@{budget}" if "@" not in spec and spec.partition(":")[0] in searchers() else spec


def budget_of(spec: str) -> Budget | None:
    """How long a built-in bot thinks, if it searches, and one of somebody's own, if its name says so."""
    if is_own(spec):
        return OwnSpec.parse(spec).budget
    name, at, budget = current(spec).partition("@")
    level = name.partition(":")[0]
    return Budget.parse(budget) if at else KINDS[level].budget if level in KINDS else None


def is_own(spec: str) -> bool:
    """Whether that is `module:Class`, a bot of somebody's own, and not a level with a character."""
    return ":" in spec and not spec.startswith("exec:") and current(spec).partition(":")[0] not in KINDS


def network_file(spec: str) -> str | None:
    """The file that `network:FILE` names, and not a character who plays the network."""
    level, _, file = spec.strip().partition(":")
    return file if level == NETWORK and file and file not in CHARACTERS else None


def level_of(spec: str) -> str:
    """A bot's name without its character and its budget: what says how strong it is."""
    return spec if is_own(spec) or spec.startswith("exec:") else current(spec).partition("@")[0].partition(":")[0]


def make(spec: str, seed: int = 0) -> Bot:
    """A bot by its name, or by `module:Class` for one's own; the same seed gives the same choices.

    A searching bot may be told how long to think: `master@50ms`, `architect@2s`, `master@400p` (playouts).
    Every level can be played by a character: `master:beatrix`, `architect:hugh@2s`.
    One's own may have options and a budget, with which its class is called: `mybots:Thinker(dreams=24)@50ms`.
    `network:FILE` plays a network of somebody's own (docs/train.md).
    `exec:COMMAND` is a program that speaks the protocol of docs/bot-protocol.md.
    """
    if spec.startswith("exec:"):
        return OutsideBot(spec, seed)
    if (file := network_file(spec)) is not None:
        return NetworkBot(file, seed=seed)
    if is_own(spec):
        return make_own(spec, seed)
    name, at, budget = current(spec).partition("@")
    level, _, character = name.partition(":")
    return _kind(level).make(seed, Budget.parse(budget) if at else None, _character(character))


def chooser(spec: str) -> Chooser | None:
    """The chooser of a built-in bot that runs in the compiled core; None for all others."""
    if (file := network_file(spec)) is not None:
        return network_chooser([file])
    if is_own(spec) or spec.startswith("exec:") or "@" in spec:
        return None
    level, _, character = current(spec).partition(":")
    core = _kind(level).chooser
    return inclined(core(), _character(character)) if core else None


def check(spec: str) -> str:
    """The name, if there is such a bot; otherwise BotError says what there is.

    A bot of somebody's own is made in another process: calling its class may take for ever, or end the process.
    """
    if is_own(spec):
        HostedBot(spec).attempt()
    else:
        make(spec, 0)
    return spec


def names() -> list[str]:
    """The names of the built-in bots, weakest first."""
    return list(KINDS)


def _character(name: str) -> Character | None:
    if name and name not in CHARACTERS:
        raise BotError(f"There is no character {name!r}: say {', '.join(CHARACTERS)}, or none.")
    return CHARACTERS[name] if name else None


def _kind(name: str) -> BotKind:
    if name not in KINDS:
        raise BotError(
            f"There is no bot {name!r}: say {', '.join(KINDS)}, network:FILE for a network,"
            " module:Class for one of your own, or exec:COMMAND for a program."
        )
    return KINDS[name]
