"""How long the long tests take. The whole is for a night; whoever has less time says so, and gets figures of less."""

import os

#: Of the visitors who come and go; an hour, unless somebody has less time.
MINUTES = float(os.environ.get("LONDON_BRIDGE_SOAK_MINUTES", "60"))
#: Of a siege.
SIEGE_SECONDS = min(60.0, 60 * MINUTES)


def so_many(full: int, least: int) -> int:
    """As many as at full size, or a share of them where there is less than a minute."""
    return max(least, min(full, round(full * MINUTES)))
