"""What all reviews of somebody's games say together. Imports the profile of many reviews."""

import asyncio

import msgspec

from london_bridge.review.profile import Player
from london_bridge.server.storage import review_rows as rows
from london_bridge.server.storage.database import Database
from london_bridge.server.storage.packing import unpack
from london_bridge.server.wire.chronicle_answers import ChronicleReview
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


def point_of(played: rows.ReviewedPlace) -> ChronicleReview | None:
    """One game on the way: accuracy, and what luck gave; None where it is not known when it ended."""
    ended = msgspec.json.decode(played.summary, type=TableLine).ended
    if ended is None:
        return None
    player = Player("")
    player.take(msgspec.json.decode(unpack(played.digest)), played.seat)
    return ChronicleReview(
        at=ended.at,
        accuracy=player.accuracy(),
        luck_money=round(player.money[0] - player.adjusted_money[0], 2),
        luck_wins=round(player.wins[0] - player.adjusted_wins[0], 4),
    )


async def course_of(database: Database, person: str) -> list[ChronicleReview]:
    """What the reviews of somebody's games say one after the other, the oldest of the newest first."""

    def points(found: list[rows.ReviewedPlace]) -> list[ChronicleReview]:
        told = [point for played in reversed(found) if counts(played) and (point := point_of(played)) is not None]
        return sorted(told, key=lambda point: point.at)

    return await asyncio.to_thread(points, await rows.games_of(database, person, MOST))


async def profile_of(database: Database, person: str | None) -> Profile:
    """The profile of somebody; an empty one for nobody."""
    found = await rows.games_of(database, person, MOST) if person is not None else []
    return await asyncio.to_thread(gathered, found)
