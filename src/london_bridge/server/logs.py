"""Structured logs: one JSON object a line, on stderr. No names, no cookies, no tokens, no moves."""

import hashlib
import json
import logging
import time
from collections import Counter
from typing import Any

from london_bridge.server.clock import steady

from .storage.outages import OutageFilter

#: What a log record always has; the rest came with `extra`.
USUAL = frozenset(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {"message", "asctime", "color_message"}

MINUTE = 60.0
#: Different messages of uvicorn's that are remembered; it has fewer.
MOST_TOLD = 50


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in USUAL}
        if "table" in line:
            # Whoever knows the id of a table can join it or watch, so it is a secret.
            line["table"] = hashlib.sha256(str(line["table"]).encode()).hexdigest()[:10]
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class SeldomFilter(logging.Filter):
    """Lets what strangers can make uvicorn say through once a minute, with how often it was left out: anybody can send
    what is no request, as often as they like. What the application did wrong is always told.
    """

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, float] = {}
        self.left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        if not record.name.startswith("uvicorn") or "ASGI" in str(record.msg):
            return True
        message, now = str(record.msg)[:80], steady()
        if now - self.told.get(message, -MINUTE) < MINUTE:
            self.left_out[message] += 1
            return False
        if len(self.told) >= MOST_TOLD:
            self.told.clear()
            self.left_out.clear()
        self.told[message] = now
        record.exc_info = record.exc_text = None  # where in the library it was noticed helps nobody
        record.__dict__["left_out"] = self.left_out.pop(message, 0)
        return True


def log_config(level: str) -> dict[str, Any]:
    """The configuration of `logging`."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "filters": {"trouble": {"()": OutageFilter}, "seldom": {"()": SeldomFilter}},
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["trouble", "seldom"]}
        },
        "loggers": {
            "london_bridge": {"handlers": ["stderr"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }
