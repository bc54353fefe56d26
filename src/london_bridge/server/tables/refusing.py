"""A request that is refused: a code that a client can translate, and a sentence for people."""

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Refusal


class No(LondonBridgeError):  # noqa: N818  (a refusal is not a fault)
    """The request changes nothing, and why."""

    def __init__(
        self, code: str, message: str, *, rule: str | None = None, reason: str | None = None, move: int | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.reason = reason
        self.move = move

    @staticmethod
    def by_rule(refusal: Refusal, move: int) -> "No":
        """Refused by the rules of the game."""
        return No("illegal", refusal.sentence, rule=refusal.rule, reason=refusal.reason, move=move)


def no_watchers() -> No:
    """A table that plays without watchers is nobody else's business, from its start on."""
    return No("not_allowed", "This table is not open to watchers.")
