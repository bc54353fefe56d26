"""`python -m tests.web.moved_clock serve …`: the program that people run, with a clock that whoever writes to it moves.

Every line that it reads is a number of seconds to pass; it answers `moved`. The clock is the one that tests of the
server move, too.
"""

from __future__ import annotations

import sys
import threading

from london_bridge.__main__ import main
from london_bridge.server.clock import CLOCK


def listen() -> None:
    """Move the clock as it is asked for, until nobody asks any more."""
    for line in sys.stdin:
        CLOCK.advance(float(line))
        print("moved", flush=True)


if __name__ == "__main__":
    threading.Thread(target=listen, daemon=True).start()
    main()
