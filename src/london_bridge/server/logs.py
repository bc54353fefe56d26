"""Structured logs: one JSON object a line, on stderr. No names, no cookies, no tokens, no moves."""

import hashlib
import json
import logging
import time
from typing import Any

from .storage.trouble import TroubleOnce

#: What a log record always has; the rest came with `extra`.
USUAL = frozenset(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {"message", "asctime", "color_message"}


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


def log_config(level: str) -> dict[str, Any]:
    """The configuration of `logging`."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "filters": {"trouble": {"()": TroubleOnce}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["trouble"]}},
        "loggers": {
            "london_bridge": {"handlers": ["stderr"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }
