"""How often somebody may do something: so many times, refilled over so many seconds."""

from london_bridge.server.clock import steady


class TokenBucket:
    """Tokens that refill steadily."""

    __slots__ = ("at", "left", "most", "per_second")

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.left = most
        self.at = steady()

    def take(self, cost: float = 1.0) -> bool:
        """Take a token, if there is one."""
        now = steady()
        # A test may have put the clock back, which takes nothing away.
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.per_second)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def give(self, cost: float = 1.0) -> None:
        """Give a token back."""
        self.left = min(self.most, self.left + cost)

    def drain(self) -> None:
        """Elsewhere it is known that nothing is left."""
        self.left, self.at = 0.0, steady()

    @property
    def full(self) -> bool:
        """Nothing was taken lately, so it need not be remembered."""
        return self.left + (steady() - self.at) * self.per_second >= self.most


class RateLimiter:
    """A bucket for each of many; those that are full again are forgotten."""

    __slots__ = ("buckets", "crowded", "most", "per_second")

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self.per_second = most / seconds
        self.buckets: dict[str, TokenBucket] = {}
        self.crowded = 2_000

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take a token of somebody's, if there is one."""
        return self.bucket(key).take(cost)

    def bucket(self, key: str) -> TokenBucket:
        """The bucket of somebody."""
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.crowded:
                self.buckets = {name: old for name, old in self.buckets.items() if not old.full}
                # Where most of them are in use, the next look comes when there are twice as many.
                self.crowded = max(2_000, 2 * len(self.buckets))
            bucket = self.buckets[key] = TokenBucket(self.most, self.per_second)
        return bucket
