"""Fair deals that can be checked: a table publishes the digest of its deal at the start, and what gives that digest
at the end.

The digest is the SHA-256, in hexadecimal, of the UTF-8 bytes of the canonical JSON (keys sorted, no spaces) of an
object with
`box`, `salt`, `scoring` and `setup`, the values being those of the record. Imports nothing of the server.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


def new_salt() -> str:
    """256 bits from the system's generator, so that nobody can try out deals against a digest."""
    return secrets.token_hex(32)


def commitment(box: str, scoring: Mapping[str, str], setup: Mapping[str, Any], salt: str) -> str:
    """The digest of a deal and its salt."""
    sealed = {"box": box, "salt": salt, "scoring": scoring, "setup": setup}
    text = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Fairness:
    """Whether a record's deal is the one whose digest was published, and a sentence about it."""

    ok: bool
    commitment: str | None
    sentence: str


def check(record: Mapping[str, Any], published: str | None = None) -> Fairness:
    """Check a record's deal against its digest; `published` is the digest that was noted at the start, if it was."""
    fair = record.get("fair")
    if not isinstance(fair, Mapping) or not all(isinstance(fair.get(key), str) for key in ("commitment", "salt")):
        return Fairness(False, None, "This record has no published digest of its deal, so there is nothing to check.")
    said = str(fair["commitment"])
    if published is not None and not hmac.compare_digest(said.lower().encode(), published.strip().lower().encode()):
        return Fairness(False, said, "The digest in the record is not the one that was published.")
    try:
        found = commitment(str(record["box"]), record["scoring"], record["setup"], str(fair["salt"]))
    except (KeyError, TypeError, ValueError):
        return Fairness(False, said, "The record lacks its deal, so its digest cannot be checked.")
    if not hmac.compare_digest(found.encode(), said.lower().encode()):
        return Fairness(
            False, said, "The deal of this record does not give the digest that was published at the start."
        )
    return Fairness(True, said, "The deal is the one whose digest was published at the start.")
