"""Files of decisions as polars and torch like them. Imports `data`; polars and torch only when they are used.

frame = polars_frame("decisions-4.parquet", split="train")
loader = torch.utils.data.DataLoader(torch_dataset("decisions-4.parquet", "train"), batch_size=512, shuffle=True)
loader = torch.utils.data.DataLoader(torch_stream("decisions-4.parquet", "train"), batch_size=None)
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from london_bridge.extras import require

from .data import DataError, Decisions, batches, check_split, load, opened, players_of

if TYPE_CHECKING:
    import polars
    import torch
    from torch.utils.data import Dataset, IterableDataset

    Tensors = dict[str, torch.Tensor]


def polars_frame(path: str | os.PathLike[str], split: str | None = None) -> polars.LazyFrame:
    """A file as a lazy frame of polars, which reads no more of it than is asked for; observations are arrays."""
    try:
        import polars
    except ModuleNotFoundError:
        raise DataError("polars is not installed: pip install polars.") from None

    digits = list(check_split(split))
    with opened(path) as file:
        players_of(path, file)
    frame = polars.scan_parquet(os.fspath(path))
    return frame if split is None else frame.filter((polars.col("game") % 10).is_in(digits))


def torch_dataset(path: str | os.PathLike[str], split: str | None = None) -> Dataset[Tensors]:
    """A file in memory as a data set of torch: an item is a decision, as tensors by name."""
    require("train", "torch")
    from torch.utils.data import Dataset

    class DecisionDataset(Dataset["Tensors"]):
        """Decisions by number."""

        def __init__(self, found: Decisions) -> None:
            self.tensors = tensors_of(found)
            self.count = len(found)

        def __len__(self) -> int:
            return self.count

        def __getitem__(self, at: int) -> Tensors:
            return {name: column[at] for name, column in self.tensors.items()}

    return DecisionDataset(load(path, split))


def torch_stream(
    path: str | os.PathLike[str], split: str | None = None, rows: int = 4096, seed: int | None = None
) -> IterableDataset[Tensors]:
    """A file piece by piece, for those larger than memory: whole batches, mixed within each if there is a seed.

    Several workers of a loader take pieces in turn, so that every decision comes once.
    """
    require("train", "torch")
    import torch
    from torch.utils.data import IterableDataset, get_worker_info

    class DecisionStream(IterableDataset["Tensors"]):
        """Batches in the order of the file."""

        def __iter__(self) -> Iterator[Tensors]:
            mine = get_worker_info()
            mixing = None if seed is None else np.random.default_rng(seed)
            for number, found in enumerate(batches(path, rows, split)):
                order = None if mixing is None else torch.from_numpy(mixing.permutation(len(found)))
                if mine is None or number % mine.num_workers == mine.id:
                    whole = tensors_of(found)
                    yield whole if order is None else {name: column[order] for name, column in whole.items()}

    return DecisionStream()


def tensors_of(found: Decisions) -> Tensors:
    """All columns as tensors; of masks and thoughts in the types that losses want."""
    import torch

    columns: dict[str, Any] = {
        "observation": found.observation,
        "mask": found.mask.astype(np.bool_),
        "action": found.action,
        "seat": found.seat,
        "bot": found.bot,
        "game": found.game,
        "margin": found.margin.astype(np.float32),
        "won": found.won.astype(np.float32),
    }
    if found.thoughts is not None:
        columns |= {
            "visits": found.thoughts.visits,
            "values": found.thoughts.values,
            "policy": found.thoughts.policy,
            "expected_win": found.thoughts.expected_win,
            "expected_money": found.thoughts.expected_money,
        }
    return {name: torch.from_numpy(np.array(column)) for name, column in columns.items()}
