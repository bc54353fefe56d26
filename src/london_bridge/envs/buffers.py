"""The arrays into which the vectorised games write; they belong to the caller. Imports `layout` only."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from london_bridge.errors import LondonBridgeError
from london_bridge.rules.codes import CODES

from . import layout


def _unwritten() -> npt.NDArray[np.int8]:
    return np.zeros((0, 0), dtype=np.int8)


@dataclass
class Buffers:
    """Arrays for `count` games, one row each. One without rows is not written (but `seats`, which is needed).

    They are written by every step, and never read: what becomes of them meanwhile is the caller's business.

    Make them with `Buffers.make`, or bring arrays of your own (shared memory, a slice of a larger array, the storage
    of a tensor): C-contiguous, with the type and shape that are checked here.
    """

    seats: npt.NDArray[np.int8]  # count: the seat that is to decide
    observations: npt.NDArray[np.int8]  # count × layout.size(players): what that seat sees
    masks: npt.NDArray[np.int8]  # count × 55: 1 for every legal action
    rewards: npt.NDArray[np.float32]  # count × players: by seat, since the last step
    dones: npt.NDArray[np.bool_]  # count: the game ended in the last step, and the next has begun
    money: npt.NDArray[np.int16]  # count × players: by seat; of the game that ended, where one did
    places: npt.NDArray[np.int8]  # count × players: by seat in the game that ended, 1 for the winner; else 0
    # count × layout.size(players): in a row whose game ended and was followed at once, what the seat that made the last
    # decision saw of the end
    finals: npt.NDArray[np.int8] = field(default_factory=_unwritten)

    @staticmethod
    def make(count: int, players: int = 4, *, observations: bool = True, finals: bool = False) -> Buffers:
        """New arrays; without observations stepping is several times faster. `finals` are only there if wanted."""
        return Buffers(
            seats=np.zeros(count, dtype=np.int8),
            observations=np.zeros((count if observations else 0, layout.size(players)), dtype=np.int8),
            masks=np.zeros((count, CODES), dtype=np.int8),
            rewards=np.zeros((count, players), dtype=np.float32),
            dones=np.zeros(count, dtype=np.bool_),
            money=np.zeros((count, players), dtype=np.int16),
            places=np.zeros((count, players), dtype=np.int8),
            finals=np.zeros((count if finals else 0, layout.size(players)), dtype=np.int8),
        )

    def arrays(self) -> list[npt.NDArray[Any]]:
        """All of them, in order."""
        return [getattr(self, each.name) for each in fields(self)]

    def check(self, count: int, players: int) -> None:
        """Refuse an array that the games could not write into: they do not check bounds."""
        expected: dict[str, tuple[tuple[int, ...], Any]] = {
            "seats": ((count,), np.int8),
            "observations": ((count, layout.size(players)), np.int8),
            "masks": ((count, CODES), np.int8),
            "rewards": ((count, players), np.float32),
            "dones": ((count,), np.bool_),
            "money": ((count, players), np.int16),
            "places": ((count, players), np.int8),
            "finals": ((count, layout.size(players)), np.int8),
        }
        for name, (shape, dtype) in expected.items():
            array = getattr(self, name)
            if isinstance(array, np.ndarray) and array.shape[:1] == (0,) and name != "seats":
                continue
            if not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != dtype:
                told = f"{array.dtype} {array.shape}" if isinstance(array, np.ndarray) else type(array).__name__
                raise LondonBridgeError(
                    f"The buffer `{name}` must be an array of {np.dtype(dtype)} with shape {shape}, not {told}."
                )
            if not (array.flags.c_contiguous and array.flags.writeable):
                raise LondonBridgeError(f"The buffer `{name}` must be writeable and C-contiguous.")
