"""A request that is refused: a code that a client can translate, and a sentence for people."""

from london_bridge.errors import LondonBridgeError
from london_bridge.rules import Refusal


class RequestRefused(LondonBridgeError):  # noqa: N818  (a refusal is not a fault)
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
    def by_rule(refusal: Refusal, move: int) -> "RequestRefused":
        """Refused by the rules of the game."""
        return RequestRefused("illegal", refusal.sentence, rule=refusal.rule, reason=refusal.reason, move=move)


def no_watchers() -> RequestRefused:
    """A table that plays without watchers is nobody else's business, from its start on."""
    return RequestRefused("not_allowed", "This table is not open to watchers.")
