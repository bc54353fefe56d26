"""Records: a game as its set-up and its moves; read, write, check, replay. docs/record.md describes the format.

`Record` is the game as a value, `read_record` and `read_records` take it from files (a document, or JSON Lines), `scan`
checks a file to its end, `trace` tells what could be done before each move. Imports the rules only. Inside: `text` is
strict JSON, `setup` and `claim` the checks, `playing` the replay, `files` the files, `writing` the layout.
"""

from .claim import FORMAT, Claim, Outcome
from .fault import RecordError
from .files import Entry, claims, read_record, read_records, scan, write_record, write_records
from .record import Moment, Record
from .trace import trace

__all__ = [
    "FORMAT",
    "Claim",
    "Entry",
    "Moment",
    "Outcome",
    "Record",
    "RecordError",
    "claims",
    "read_record",
    "read_records",
    "scan",
    "trace",
    "write_record",
    "write_records",
]
