"""Records: a game as its set-up and its moves; read, write, check, replay. docs/record.md describes the format.

`Record` is the game as a value, `read_record` and `read_records` take it from files (a document, or JSON Lines), `scan`
checks a file to its end, `trace` tells what could be done before each move. Imports the rules only. Inside: `text` is
strict JSON, `setup` and `claim` the checks, `replaying` the replay, `files` the files, `record_writer` the layout.
"""

from .claim import FORMAT, CheckOutcome, RecordClaim
from .fault import RecordError
from .files import RecordEntry, claims, read_record, read_records, scan, write_record, write_records
from .record import Moment, Record
from .trace import trace

__all__ = [
    "FORMAT",
    "CheckOutcome",
    "Moment",
    "Record",
    "RecordClaim",
    "RecordEntry",
    "RecordError",
    "claims",
    "read_record",
    "read_records",
    "scan",
    "trace",
    "write_record",
    "write_records",
]
