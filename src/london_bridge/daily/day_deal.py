"""The deal of a day: everything that chance decides is a hash of the day, of what it is for and of a number.

So the deal of a day is the same wherever it is worked out, and what one person does never shifts the luck of another,
nor their own. Without a secret everybody who has this program can work it out, which is the price of two servers that
do not know each other having the same day; servers that share a secret have a deal that nobody else can know.
"""

import hashlib
import hmac
from typing import Any

from london_bridge.bots.characters import CHARACTERS
from london_bridge.record.setup import write_scoring, write_setup
from london_bridge.rules import Game, Rng, default_box
from london_bridge.rules.dealing import draw_scoring, shuffle_by_parts
from london_bridge.rules.scorings import RANDOM
from london_bridge.rules.state import Deal

from .days import Day

#: Changed when the same day would be dealt, or answered, otherwise than before.
EDITION = "london-bridge-daily/1"


class DayDeal:
    """The deal of a day, and all other chance of that day."""

    def __init__(self, day: Day, secret: str = "") -> None:
        self.day = day
        told = f"{EDITION}\n{default_box().label}\n{day.name}"
        self._key = hmac.new(secret.encode(), told.encode(), hashlib.sha256).digest()

    def digest(self, purpose: str, index: str) -> bytes:
        """The hash of the deal, a purpose and an index: 32 bytes."""
        return hmac.new(self._key, f"{purpose}\n{index}".encode(), hashlib.sha256).digest()

    def number(self, purpose: str, index: int | str = 0) -> int:
        """A number of 64 bits for a purpose."""
        return int.from_bytes(self.digest(purpose, str(index))[:8], "big")

    @property
    def players(self) -> int:
        """How many play."""
        return self.day.players

    @property
    def salt(self) -> str:
        """What is sealed with the deal, so that nobody without the secret can try out deals against the digest."""
        return self.digest("salt", "0").hex()

    def deal(self) -> Deal:
        """What lies where, and how it is scored."""
        deal = Deal(default_box(), self.players)
        draw_scoring(deal, RANDOM, Rng(self.number("scoring")))
        shuffle_by_parts(deal, lambda part: Rng(self.number("deal", part)))
        return deal

    def cast(self) -> list[str]:
        """Who of the characters plays, in the order of their seats; mine is the first seat and not among them."""
        names = sorted(CHARACTERS)
        order = list(range(len(names)))
        Rng(self.number("cast")).shuffle(order)
        return [names[i] for i in order[: self.players - 1]]

    def game(self) -> Game:
        """The game as it begins."""
        return Game.of_deal(self.deal())

    def sealed(self) -> dict[str, Any]:
        """What the published digest is of, beside the salt: as a record has it."""
        deal = self.deal()
        return {"box": deal.box.label, "scoring": write_scoring(deal), "setup": write_setup(deal)}
