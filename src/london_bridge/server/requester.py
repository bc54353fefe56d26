"""Who asks something of the server. Imports nothing of it but how people may look."""

from dataclasses import dataclass

from london_bridge.server.wire.looks import Colour, Portrait


@dataclass(frozen=True, slots=True)
class Requester:
    """Who asks. Watchers without an identity have none."""

    id: str
    name: str
    portrait: Portrait | None = None
    colour: Colour | None = None
