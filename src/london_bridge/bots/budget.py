"""How long a decision may take: seconds by the clock, or a number of playouts. Imports the errors of bots."""

from dataclasses import dataclass

from london_bridge.bots.bot import BotError


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take: seconds by the clock, or a fixed number of playouts (the same on every machine)."""

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.playouts is None):
            raise BotError("A thinking budget is either seconds or a number of playouts.")
        time_fits = self.seconds is None or 0.0005 <= self.seconds <= 3600
        if not time_fits or not (self.playouts is None or 1 <= self.playouts <= 10_000_000):
            raise BotError("A thinking budget is 0.0005 to 3600 seconds, or 1 to 10,000,000 playouts.")

    def part(self, share: float) -> "Budget":
        """A part of the budget, as far as budgets go down."""
        if self.seconds is not None:
            return Budget(seconds=max(0.0005, self.seconds * share))
        return Budget(playouts=max(1, round((self.playouts or 1) * share)))

    def reaches(self, mark: tuple[float, int]) -> bool:
        """Whether it is at least as much as a mark, in seconds and in playouts."""
        return (self.seconds or 0) >= mark[0] or (self.playouts or 0) >= mark[1]

    @staticmethod
    def parse(text: str) -> "Budget":
        """`0.2s` and `50ms` are time, `400p` is a number of playouts."""
        try:
            if text.endswith("ms"):
                return Budget(seconds=float(text[:-2]) / 1000)
            if text.endswith("s"):
                return Budget(seconds=float(text[:-1]))
            if text.endswith("p"):
                return Budget(playouts=int(text[:-1]))
        except ValueError:
            pass
        raise BotError(f"{text!r} is no thinking budget: write 0.2s, 50ms or 400p (playouts).")

    def __str__(self) -> str:
        return f"{self.playouts}p" if self.seconds is None else f"{self.seconds:g}s"
