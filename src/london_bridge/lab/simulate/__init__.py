"""Many games between bots: on all cores, the same for the same seed, summed up, recorded, tabled. Imports bots, record.

`plan` says which games, `playing` plays a stretch of them, `stretches` shares them out, `summary` sums up, `lines` and
`table` write records and the Parquet table, `files` keeps both and finds how far they go, `run` puts it together.
"""

from .plan import Plan
from .run import Outcome, simulate
from .summary import Summary

__all__ = ["Outcome", "Plan", "Summary", "simulate"]
