"""The numbers of an observation as arrays: by name, and room for them. What each of them is says
`view.observation_fields`."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.view.observation_fields import SEATS, VERSION, Field, fields, parts, size, table

__all__ = ["SEATS", "VERSION", "Field", "blank", "fields", "named", "parts", "size", "table"]


def named(observation: npt.NDArray[Any], players: int) -> dict[str, npt.NDArray[Any]]:
    """The fields of an observation, or of an array of observations (the last axis), by name. These are views."""
    if observation.shape[-1] != size(players):
        raise ValueError(
            f"An observation for {players} players has {size(players)} numbers, this has {observation.shape[-1]}."
        )
    return {name: observation[..., part] for name, part in parts(players).items()}


def blank(players: int) -> npt.NDArray[np.int8]:
    """Room for one observation."""
    return np.zeros(size(players), dtype=np.int8)
