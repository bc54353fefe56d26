"""What all reviews of somebody's games say together. Imports the profile of many reviews."""

import asyncio

import msgspec

from london_bridge.review.profile import Player
from london_bridge.server.storage import review_rows as rows
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.packing import unpack
from london_bridge.server.wire.reviews import Profile
from london_bridge.server.wire.tables import TableLine

#: Games that a profile is made of, the newest ones.
MOST = 200


def counts(played: rows.ReviewedPlace) -> bool:
    """Whether somebody decided for their seat to the end, and themselves."""
    try:
        seat = msgspec.json.decode(played.summary, type=TableLine).seats[played.seat]
    except (msgspec.DecodeError, IndexError):
        return False
    return seat.kind == "person" and not seat.local and seat.away is None and not seat.conceded


def gathered(found: list[rows.ReviewedPlace]) -> Profile:
    """The profile of games."""
    player = Player("")
    for played in found:
        if counts(played):
            player.take(msgspec.json.decode(unpack(played.digest)), played.seat)
    told = player.to_dict() | {"most": MOST}
    del told["name"]
    return msgspec.convert(told, Profile)


async def profile_of(database: Database, person: str | None) -> Profile:
    """The profile of somebody; an empty one for nobody."""
    found = await rows.games_of(database, person, MOST) if person is not None else []
    return await asyncio.to_thread(gathered, found)
