"""Decisions in Minari's form: a folder that `minari.load_dataset` reads, written with pyarrow alone.

An episode is what one seat of one game saw and did, as the Gymnasium environment tells it: observations with their
masks (one more than actions: the last is of the end), a reward of 1 for the winner at the end, and in `infos` what was
thought, where the records tell it. Minari's layout is that of version 0.5, its data in Parquet.
Imports record and this room's own.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from london_bridge.bots.thinking import KEY as THOUGHTS
from london_bridge.record import Record
from london_bridge.rules.dealing import begin
from london_bridge.rules.moves import CODE_OF
from london_bridge.view.observe import observe
from london_bridge.view.remembering import Lookups, Memory

from . import layout
from .actions import ACTIONS
from .decision_file import DataError
from .outcome import places
from .thought_arrays import ThoughtArrays
from .unroll import unroll

#: The version of Minari whose form this is.
MINARI: Final = "0.5.4"
#: The namespace of the data sets.
NAMESPACE: Final = "london-bridge"


def dataset_id(players: int) -> str:
    """By which `minari.load_dataset` finds it, below the folder that MINARI_DATASETS_PATH names."""
    return f"{NAMESPACE}/decisions-{players}-v0"


def write_minari(
    root: str | os.PathLike[str], players: int, records: Iterable[Record], about: dict[str, str]
) -> tuple[int, int]:
    """Write games of so many players below a folder; how many episodes and steps. What was there before is replaced.

    `about` has what Minari tells of a data set: `algorithm_name`, `description`, …
    """
    folder = Path(root) / dataset_id(players)
    part = folder.with_name(folder.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    data = part / "data"
    data.mkdir(parents=True)
    episodes = steps = number = 0
    size = 0
    bots: dict[str, None] = {}
    for number, record in enumerate(record for record in records if record.finished):
        if len(record.players) != players:
            raise DataError(f"Game {number} is of {len(record.players)} players, where {players} are told of.")
        bots.update(dict.fromkeys(record.players))
        for seat, episode in enumerate(seats_of(record)):
            size += write_episode(data / str(episodes), episodes, episode, number, seat, record)
            episodes += 1
            steps += len(episode["actions"]) - 1
    if not episodes:
        shutil.rmtree(part)
        raise DataError("There is no finished game among the records, so there are no episodes to write.")
    told = {
        "total_episodes": episodes,
        "total_steps": steps,
        "data_format": "parquet",
        "jpeg_encoding": False,
        **spaces_of(players),
        "env_spec": env_spec(players, next(iter(bots))),
        "dataset_id": dataset_id(players),
        "author": ["the London Bridge contributors"],
        "minari_version": MINARI,
        "dataset_size": round(size / 1e6, 1),
        "requirements": ["london-bridge[research]"],
        **about,
    }
    (data / "metadata.json").write_text(json.dumps(told), encoding="utf-8")
    (folder.parent / "namespace_metadata.json").write_text(
        json.dumps({"description": "Old London Bridge, the board game: decisions of bots."}), encoding="utf-8"
    )
    shutil.rmtree(folder, ignore_errors=True)
    part.rename(folder)
    return episodes, steps


def seats_of(record: Record) -> list[dict[str, npt.NDArray[Any]]]:
    """The columns of every seat's episode; all have a row for the end, whose action means nothing."""
    players = len(record.players)
    known = Lookups(record.deal.tables)
    moves = [seat * 64 + CODE_OF[word] for seat, word in record.moves]
    observations = np.zeros((len(moves), layout.size(players)), np.int8)
    masks = np.zeros(len(moves), np.uint64)
    state = begin(record.deal)
    unroll(state, moves, known, observations, masks)
    seats, actions = np.divmod(np.array(moves, np.int64), 64)
    told = record.extra.get(THOUGHTS)
    thoughts = ThoughtArrays.of(told, masks, actions)
    bits = (masks[:, None] >> np.arange(ACTIONS, dtype=np.uint64) & np.uint64(1)).astype(np.int8)
    found = []
    for seat in range(players):
        mine = seats == seat
        last = layout.blank(players)
        observe(state, seat, False, known, Memory(), last)
        count = int(mine.sum())
        over = np.arange(count + 1) == count - 1
        columns: dict[str, npt.NDArray[Any]] = {
            "observation": np.vstack([observations[mine], last]),
            "action_mask": ended(bits[mine]),
            "actions": ended(actions[mine]),
            "rewards": np.where(over, float(places(state)[seat] == 1), 0.0),
            "terminations": over,
            "truncations": np.zeros(count + 1, np.bool_),
        }
        if told is not None:
            columns |= {
                "visits": ended(thoughts.visits[mine]),
                "values": ended(thoughts.values[mine]),
                "policy": ended(thoughts.policy[mine]),
                "expected_win": ended(thoughts.expected_win[mine]),
                "expected_money": ended(thoughts.expected_money[mine]),
            }
        found.append(columns)
    return found


def ended(column: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A column with a row of zeros for the end."""
    return np.concatenate([column, np.zeros((1, *column.shape[1:]), column.dtype)])


def write_episode(
    folder: Path, number: int, columns: dict[str, npt.NDArray[Any]], game: int, seat: int, record: Record
) -> int:
    """Write an episode; how many bytes that is."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    def listed(column: npt.NDArray[Any]) -> Any:
        if column.ndim == 1:
            return pa.array(column)
        return pa.FixedSizeListArray.from_arrays(pa.array(column.reshape(-1)), column.shape[1])

    seen = [listed(columns[name]) for name in ("observation", "action_mask")]
    batch = {"observations": pa.StructArray.from_arrays(seen, names=["observation", "action_mask"])}
    batch |= {name: listed(columns[name]) for name in ("actions", "rewards", "terminations", "truncations")}
    thought = [name for name in ("visits", "values", "policy", "expected_win", "expected_money") if name in columns]
    if thought:
        held = {name: listed(columns[name]) for name in thought}
        fields = [
            pa.field(name, array.type, metadata={"shape": str(ACTIONS)} if columns[name].ndim == 2 else None)
            for name, array in held.items()
        ]
        batch["infos"] = pa.StructArray.from_arrays(list(held.values()), fields=fields)
    folder.mkdir()
    path = folder / "part-0.parquet"
    pq.write_table(pa.table(batch), path, compression="zstd")
    assert record.result is not None
    told = {
        "id": number,
        "total_steps": len(columns["actions"]) - 1,
        "game": game,
        "seat": seat,
        "bot": record.players[seat],
        "money": record.result.money[seat],
        "place": record.result.ranking.index(seat) + 1,
    }
    text = json.dumps(told)
    (folder / "metadata.json").write_text(text, encoding="utf-8")
    return path.stat().st_size + len(text)


def spaces_of(players: int) -> dict[str, str]:
    """The spaces of the environment, as Minari writes them."""
    size = layout.size(players)
    seen = {"type": "Box", "dtype": "int8", "shape": [size], "low": [-128] * size, "high": [127] * size}
    mask = {"type": "Box", "dtype": "int8", "shape": [ACTIONS], "low": [0] * ACTIONS, "high": [1] * ACTIONS}
    return {
        "observation_space": json.dumps({"type": "Dict", "subspaces": {"observation": seen, "action_mask": mask}}),
        "action_space": json.dumps({"type": "Discrete", "dtype": "int64", "start": 0, "n": ACTIONS}),
    }


def env_spec(players: int, opponents: str) -> str:
    """The environment in which one may go on: the same game against such bots."""
    import gymnasium

    from .gymnasium_env import NAME

    spec = deepcopy(gymnasium.spec(NAME))
    spec.kwargs = {"players": players, "scoring": "random", "seat": "random", "opponents": opponents}
    return spec.to_json()
