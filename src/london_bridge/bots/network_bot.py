"""A bot that plays a trained network: `NetworkBot(path="mine.safetensors")`, by name `network:mine.safetensors`.

Without a path it plays the networks that come with the package, by name `network`. docs/train.md tells how one is
trained and what is in its file. Imports the bots' parts and the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path

from london_bridge.bots.bot import BotError, ChooserBot
from london_bridge.bots.network_chooser import NetworkChooser
from london_bridge.bots.network_file import SavedNetwork, load_network, read_network
from london_bridge.rules.moves import Move
from london_bridge.rules.sizes import SEATS
from london_bridge.view import View


class NetworkBot(ChooserBot):
    """Plays what a network likes best.

    `path` is a file, or a list of files, one for each number of players that it is to play at. With a `temperature` it
    draws among the legal moves instead: one whose number is larger by the temperature is e times as likely.
    """

    def __init__(
        self, path: str | Path | Sequence[str | Path] | None = None, temperature: float = 0.0, seed: int = 0
    ) -> None:
        files = [path] if isinstance(path, str | Path) else path
        name = "network" if not files else f"network:{','.join(Path(file).stem for file in files)}"
        super().__init__(name, network_chooser(files, temperature), seed)

    def scores(self, view: View) -> dict[Move, float]:
        """What the network gives for every legal move, the best first: its logits."""
        if view.seat is None:
            raise BotError("A spectator's view has no seat for which a bot could choose.")
        assert isinstance(self.chooser, NetworkChooser)
        values = list(self.chooser.look(view.sketch, view.seat).values)
        return {
            move: values[move.code] for move in sorted(view.legal(), key=lambda move: (-values[move.code], move.code))
        }


def network_chooser(files: Sequence[str | Path] | None = None, temperature: float = 0.0) -> NetworkChooser:
    """What chooses by these files; without any, by the networks that come with the package."""
    if files is not None and not 1 <= len(files) <= SEATS - 1:
        raise BotError(f"A bot plays one network for each number of players: 1 to {SEATS - 1} files, not {len(files)}.")
    networks = [load_network(file) for file in files] if files else shipped()
    return NetworkChooser(networks, temperature)


@cache
def shipped() -> tuple[SavedNetwork, ...]:
    """The networks that come with the package, one for each number of players."""
    folder = resources.files("london_bridge.bots").joinpath("data")
    files = [file for file in folder.iterdir() if file.name.startswith("network-")]
    return tuple(read_network(file.read_bytes(), file.name) for file in files)
