"""What the long tests measure: kept in files, and shown at the end."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parents[2] / "bench" / "results"
#: All figures of this run, by their names.
NOTED: dict[str, Mapping[str, Any]] = {}


def note(name: str, counts: Mapping[str, Any]) -> None:
    """Keep some figures."""
    NOTED[name] = counts
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"soak-{name}.json").write_text(json.dumps(counts, indent=1) + "\n")
