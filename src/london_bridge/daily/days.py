"""Days of the daily bridge: their names, when they begin and end, and for how many people they are dealt."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from london_bridge.errors import LondonBridgeError

SUNDAY = 6


class DayError(LondonBridgeError):
    """What is no day, or no zone."""


@dataclass(frozen=True, slots=True, order=True)
class Day:
    """A day, wherever it is; a zone says when it begins there."""

    date: date

    @staticmethod
    def read(text: str) -> "Day":
        """The day of a name."""
        try:
            found = Day(date.fromisoformat(text))
        except ValueError:
            found = None
        if found is None or found.name != text:
            raise DayError(f"{text!r:.40} is no day: write it as 2026-03-29.")
        return found

    @property
    def name(self) -> str:
        """As it is written everywhere: 2026-03-29."""
        return self.date.isoformat()

    @property
    def players(self) -> int:
        """Sundays are for two."""
        return 2 if self.date.weekday() == SUNDAY else 4

    @property
    def week(self) -> list["Day"]:
        """The days of its week, Monday first."""
        monday = self.date - timedelta(days=self.date.weekday())
        return [Day(monday + timedelta(days=i)) for i in range(7)]

    def shift(self, days: int) -> "Day":
        """The day so many days later."""
        return Day(self.date + timedelta(days=days))

    def begins(self, zone: tzinfo = UTC) -> int:
        """Its first moment in a zone, in milliseconds since 1970."""
        return int(datetime(self.date.year, self.date.month, self.date.day, tzinfo=zone).timestamp() * 1000)

    def ends(self, zone: tzinfo = UTC) -> int:
        """The first moment after it."""
        return self.shift(1).begins(zone)


def day_at(moment: int, zone: tzinfo = UTC) -> Day:
    """The day of a moment, which is told in milliseconds since 1970."""
    return Day(datetime.fromtimestamp(moment / 1000, zone).date())


def zone_of(name: str) -> tzinfo:
    """The zone of a name, as the tz database has them; UTC needs no database."""
    if name.upper() == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError) as error:  # a KeyError is a zone that is not found
        raise DayError(f"{name!r} is no time zone: write UTC or, for example, Europe/London.") from error
