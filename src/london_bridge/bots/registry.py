"""Bots by name: those that are built in, `module:Class` for one's own, and `exec:COMMAND` for an outside program.

Imports the bots and the rules.
"""

import importlib
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from london_bridge.bots.apprentice import Apprentice
from london_bridge.bots.bot import Bot, BotError, ChooserBot
from london_bridge.bots.builder import Builder
from london_bridge.bots.choose import Chooser
from london_bridge.bots.outside import OutsideBot
from london_bridge.bots.thinking import (
    CAREFREE,
    CAREFREE_PAIR,
    FARSIGHTED,
    FARSIGHTED_PAIR,
    FLAT,
    Budget,
    Manner,
    SearchBot,
)


@dataclass(frozen=True, slots=True)
class Kind:
    """A built-in bot: its name, a line for people, its chooser if it runs in the core, its thinking if it searches."""

    name: str
    about: str
    chooser: Callable[[], Chooser] | None = None
    manner: Manner | None = None
    budget: Budget | None = None
    pair: Manner | None = None  # how it thinks against one opponent, where that is another way
    level: bool = True  # offered to people as an opponent

    def make(self, seed: int, budget: Budget | None = None) -> Bot:
        """The bot, with another budget than its own if it searches."""
        if self.chooser is not None:
            if budget is not None:
                raise BotError(f"{self.name} does not search; a thinking budget is for {', '.join(searchers())}.")
            return ChooserBot(self.name, self.chooser(), seed)
        own = budget or self.budget
        if self.manner is None or own is None:
            raise BotError(f"{self.name} has neither a chooser nor a way to search.")
        return SearchBot(self.name, own, seed, self.manner, self.pair)


#: The built-in bots, weakest first. A journeyman is a builder under the name that the table gives it.
KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("random", "plays any legal move, each equally likely", Chooser),
        Kind("apprentice", "knows the trade, but makes a beginner's mistakes", Apprentice),
        Kind("builder", "takes what its judgement says brings the most", Builder, level=False),
        Kind("journeyman", "takes what its judgement says brings the most", Builder),
        Kind("flat", "tries every move in uniform playouts: a yardstick", None, FLAT, Budget(seconds=1.0), level=False),
        Kind("master", "thinks ahead for a fifth of a second", None, CAREFREE, Budget(seconds=0.2), CAREFREE_PAIR),
        Kind("architect", "thinks far ahead, for a second", None, FARSIGHTED, Budget(seconds=1.0), FARSIGHTED_PAIR),
    )
}


def levels() -> list[str]:
    """The opponents that people can choose, weakest first."""
    return [kind.name for kind in KINDS.values() if kind.level]


def searchers() -> list[str]:
    """The built-in bots that think for as long as they are told to."""
    return [kind.name for kind in KINDS.values() if kind.manner is not None]


def with_budget(spec: str, think: str | None) -> str:
    """A bot's name with a budget, if it searches (or is a program) and names none of its own."""
    if think is None:
        return spec
    budget = Budget.parse(think)
    if spec.startswith("exec:"):
        own = OutsideBot(spec).budget is not None  # an @ may be anywhere in a command
        return spec if own else f"{spec}@{budget}"
    return f"{spec}@{budget}" if spec in searchers() else spec


def budget_of(spec: str) -> Budget | None:
    """How long a built-in bot thinks, if it searches."""
    name, at, budget = spec.partition("@")
    return Budget.parse(budget) if at else KINDS[name].budget if name in KINDS else None


def make(spec: str, seed: int = 0) -> Bot:
    """A bot by its name, or by `module:Class` for one's own; the same seed gives the same choices.

    A searching bot may be told how long to think: `master@50ms`, `architect@2s`, `master@400p` (playouts).
    `exec:COMMAND` is a program that speaks the protocol of docs/bot-protocol.md.
    """
    if spec.startswith("exec:"):
        return OutsideBot(spec, seed)
    if ":" in spec:
        return _make_own(spec, seed)
    name, at, budget = spec.partition("@")
    return _kind(name).make(seed, Budget.parse(budget) if at else None)


def chooser(spec: str) -> Chooser | None:
    """The chooser of a built-in bot that runs in the compiled core; None for all others."""
    if ":" in spec or "@" in spec:
        return None
    core = _kind(spec).chooser
    return core() if core else None


def check(spec: str) -> str:
    """The name, if there is such a bot; otherwise BotError says what there is."""
    make(spec, 0)
    return spec


def names() -> list[str]:
    """The names of the built-in bots, weakest first."""
    return list(KINDS)


def _kind(name: str) -> Kind:
    if name not in KINDS:
        raise BotError(
            f"There is no bot {name!r}: say {', '.join(KINDS)}, module:Class for one of"
            " your own, or exec:COMMAND for a program."
        )
    return KINDS[name]


def _make_own(spec: str, seed: int) -> Bot:
    """A bot of somebody's own: its class is called with the seed, as `Class(seed=...)`."""
    cls = _find_class(spec)
    try:
        with redirect_stdout(sys.stderr):  # what it prints is no part of what a command prints
            bot = cls(seed=seed)
    except (Exception, SystemExit) as error:
        raise BotError(
            f"The bot {spec} cannot be made: {type(error).__name__}: {error}. Its class is called with seed=... only."
        ) from error
    if not getattr(bot, "name", None):
        bot.name = spec
    if not isinstance(bot, Bot):
        missing = [word for word in ("reseed", "choose") if not hasattr(bot, word)]
        raise BotError(f"{spec} is no bot: it has no {' and no '.join(missing)} (docs/bots.md shows what a bot needs).")
    return bot


def _find_class(spec: str) -> Any:
    module_name, _, class_name = spec.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as `python -m` does: a bot in the present folder can be named
    try:
        with redirect_stdout(sys.stderr):
            module = importlib.import_module(module_name)
    except ImportError as error:
        if error.name == module_name or (error.name and module_name.startswith(error.name + ".")):
            raise BotError(
                f"There is no module {module_name!r} for the bot {spec} (in {here} or among the installed ones)."
            ) from None
        raise BotError(f"The module {module_name} of the bot {spec} cannot be imported: {error}.") from error
    except (Exception, SystemExit) as error:
        raise BotError(
            f"The module {module_name} of the bot {spec} cannot be imported: {type(error).__name__}: {error}."
        ) from error
    cls = getattr(module, class_name, None)
    if not isinstance(cls, type):
        raise BotError(f"The module {module_name} has no class {class_name!r}, which the bot {spec} needs.")
    return cls
