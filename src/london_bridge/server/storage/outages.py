"""When the database does not answer: what counts as that, and how the log tells it once instead of a thousand times.

PostgreSQL is restarted, a disk is full: every request of that minute fails for the same reason. The people are told
to try again; the log has one short line at the first, and one every `AGAIN` seconds while it lasts.
"""

import logging

import psycopg
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from london_bridge.server.clock import steady

#: Seconds between two lines about the same trouble.
AGAIN = 10.0


def outage_of(error: BaseException | None) -> str | None:
    """Why the database does not answer, in a few words; None if an error, and what led to it, is about something
    else.
    """
    while error is not None:
        if isinstance(error, OperationalError | InterfaceError):
            return first_line(error.orig)
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            return first_line(error.orig)
        if isinstance(error, PoolTimeout):
            return "no connection to the database became free in time"
        if isinstance(error, psycopg.OperationalError):
            return first_line(error)
        error = error.__cause__
    return None


def first_line(error: BaseException | None) -> str:
    """What an error says first; the rest repeats it for every address that was tried."""
    lines = str(error).strip().splitlines()
    return lines[0][:200] if lines else type(error).__name__


class OutageFilter(logging.Filter):
    """Turns records about a database that does not answer into one short line, now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.told = -AGAIN
        self.left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        reason = outage_of(record.exc_info[1]) if record.exc_info else None
        if reason is None:
            return True
        now = steady()
        if now - self.told < AGAIN:
            self.left_out += 1
            return False
        record.exc_info = record.exc_text = None
        record.msg, record.args = "the database does not answer", ()
        record.__dict__ |= {"reason": reason, "left_out": self.left_out}
        self.told, self.left_out = now, 0
        return True
