"""Many games between bots: on all cores, the same for the same seed, summed up, recorded, tabled. Imports bots, record.

`simulation_plan` says which games, `simulation_player` plays a stretch of them, `stretches` shares them out, `summary`
sums up, `lines` and `result_table` write records and the Parquet table, `result_files` keeps both and finds how far
they go, `simulation_run` puts it together.
"""

from .simulation_plan import SimulationPlan
from .simulation_run import SimulationOutcome, simulate
from .summary import Summary

__all__ = ["SimulationOutcome", "SimulationPlan", "Summary", "simulate"]
