"""Bots of somebody's own, by name: `module:Class`, `module:Class(option=value, …)`, and a budget, `module:Class@50ms`.

Options are Python's plain values (numbers, strings, True, None, lists of them): nothing that is named is run but the
class itself. Imports the errors and budgets of bots.
"""

import ast
import importlib
import inspect
import re
import sys
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from london_bridge.bots.bot import FAULTS, Bot, BotError, where
from london_bridge.bots.budget import Budget

SPEC = re.compile(r"(?P<module>[^:(@]+):(?P<cls>[^:(@]+)(?:\((?P<options>.*)\))?(?:@(?P<budget>[^@()]*))?", re.DOTALL)


@dataclass(frozen=True)
class OwnSpec:
    """What a name says: where the class is, what it is called with, and how long it may think."""

    module: str
    cls: str
    options: dict[str, Any] = field(default_factory=dict)
    budget: Budget | None = None

    @staticmethod
    def parse(spec: str) -> "OwnSpec":
        """Read a name."""
        found = SPEC.fullmatch(spec.strip())
        if found is None:
            raise BotError(f"{spec!r} is no bot of one's own: write module:Class, module:Class(option=1) or …@50ms.")
        budget = Budget.parse(found["budget"]) if found["budget"] is not None else None
        return OwnSpec(found["module"], found["cls"], _options(spec, found["options"] or ""), budget)

    def arguments(self, seed: int) -> dict[str, Any]:
        """What the class is called with."""
        budget = {} if self.budget is None else {"budget": self.budget}
        return {**self.options, **budget, "seed": seed}


def _options(spec: str, text: str) -> dict[str, Any]:
    try:
        call = ast.parse(f"_({text})", mode="eval").body
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.args:
            raise ValueError
        found = {keyword.arg: ast.literal_eval(keyword.value) for keyword in call.keywords}
    except (ValueError, SyntaxError):
        raise BotError(
            f"The options of {spec} cannot be understood: each is a name, = and a plain value, as in"
            " mybots:Thinker(dreams=24, book='openings.json')."
        ) from None
    for name in found:
        if name is None or name in ("seed", "budget"):
            raise BotError(
                f"{spec}: {name or '**'} is no option: the seed comes with every game, a budget after @, as in @50ms."
            )
    return {str(name): value for name, value in found.items()}


def make_own(spec: str, seed: int) -> Bot:
    """A bot of somebody's own: its class is called with its options, the budget if there is one, and the seed."""
    own = OwnSpec.parse(spec)
    cls = _find_class(spec, own)
    arguments = own.arguments(seed)
    _check_arguments(spec, cls, arguments)
    try:
        with redirect_stdout(sys.stderr):  # what it prints is no part of what a command prints
            bot = cls(**arguments)
    except FAULTS as error:
        called = ", ".join(f"{name}=…" for name in ("seed", *(name for name in arguments if name != "seed")))
        raise BotError(
            f"The bot {spec} cannot be made: {type(error).__name__}: {error}{where(error)}."
            f" Its class is called with {called} only."
        ) from error
    if not getattr(bot, "name", None):
        bot.name = spec
    if not isinstance(bot, Bot):
        missing = [word for word in ("reseed", "choose") if not hasattr(bot, word)]
        raise BotError(f"{spec} is no bot: it has no {' and no '.join(missing)} (docs/bots.md shows what a bot needs).")
    return bot


def _check_arguments(spec: str, cls: Any, arguments: dict[str, Any]) -> None:
    """Say of options and budgets that a class does not take which it does."""
    try:
        known = inspect.signature(cls).parameters
    except (TypeError, ValueError):
        return  # calling it will tell
    if any(one.kind is inspect.Parameter.VAR_KEYWORD for one in known.values()):
        return
    if "budget" in arguments and "budget" not in known:
        raise BotError(f"{spec} takes no budget: its class has no argument budget, so leave out what follows the @.")
    for name in arguments:
        if name not in known and name not in ("seed", "budget"):
            takes = ", ".join(one for one in known if one not in ("seed", "budget")) or "none"
            raise BotError(f"{spec} has no option {name}; those of its class: {takes}.")


def _find_class(spec: str, own: OwnSpec) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as `python -m` does: a bot in the present folder can be named
    try:
        with redirect_stdout(sys.stderr):
            module = importlib.import_module(own.module)
    except ImportError as error:
        if error.name == own.module or (error.name and own.module.startswith(error.name + ".")):
            raise BotError(
                f"There is no module {own.module!r} for the bot {spec} (in {here} or among the installed ones)."
            ) from None
        raise BotError(
            f"The module {own.module} of the bot {spec} cannot be imported: {error}{where(error)}."
        ) from error
    except FAULTS as error:
        raise BotError(
            f"The module {own.module} of the bot {spec} cannot be imported:"
            f" {type(error).__name__}: {error}{where(error)}."
        ) from error
    cls = getattr(module, own.cls, None)
    if not isinstance(cls, type):
        raise BotError(f"The module {own.module} has no class {own.cls!r}, which the bot {spec} needs.")
    return cls
