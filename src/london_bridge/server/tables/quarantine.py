"""Tables that are set aside: their log cannot be read, so nobody can play there; everybody else plays on.

A log may hold what this version does not know (a newer one wrote it, or a disk failed). That is told once for each
table, and counted where whoever runs the server looks. It is tried again now and then, for a fault may be mended.
"""

import logging
import time

from london_bridge.server.metrics import METRICS

from .refusing import No

logger = logging.getLogger("london_bridge.tables")
#: Seconds until a table that is set aside is tried again.
AGAIN = 60.0


class BadLog(Exception):  # noqa: N818  (it is what was found)
    """An entry of a table's log cannot be read or does not follow from those before it."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"entry {number} of a table's log cannot be read")
        self.table = table


class Quarantine:
    """The tables of this process that are set aside."""

    def __init__(self) -> None:
        self.until: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self.until)

    def add(self, table: str, error: Exception) -> None:
        """Set a table aside. The log learns of it once."""
        if table not in self.until:
            logger.error("a table is set aside: its log cannot be read", exc_info=error, extra={"table": table})
        self.until[table] = time.monotonic() + AGAIN
        METRICS.set_aside = len(self.until)

    def release(self, table: str) -> None:
        """It can be read again."""
        if self.until.pop(table, None) is not None:
            logger.info("a table that was set aside can be read again", extra={"table": table})
            METRICS.set_aside = len(self.until)

    def holds(self, table: str) -> bool:
        """Whether a table is set aside, and not yet to be tried again."""
        until = self.until.get(table)
        return until is not None and time.monotonic() < until

    def check(self, table: str) -> None:
        """Refuse what is asked of a table that is set aside."""
        if self.holds(table):
            raise refusal()


def refusal() -> No:
    """What somebody is told who wants to go to a table that is set aside."""
    return No("set_aside", "This table cannot be read just now. Whoever runs this server has been told; try later.")
