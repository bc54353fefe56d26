"""How many processors this process may use: the one place that counts them. Imports nothing of the package."""

import math
import os
from pathlib import Path

#: Where a container says how much of the processors it may use: microseconds, of how many (or `max`: all).
QUOTA = Path("/sys/fs/cgroup/cpu.max")


def processors(quota: Path = QUOTA) -> int:
    """Those of the machine, less what a container or an affinity keeps from this process; at least 1."""
    own = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        allowed, period = quota.read_text().split()
        return max(1, min(own, math.ceil(int(allowed) / int(period))))
    except (OSError, ValueError, ZeroDivisionError):  # no container, or one without a limit
        return own
