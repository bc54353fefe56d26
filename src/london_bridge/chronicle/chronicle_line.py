"""One game as it stands in a chronicle: place, money, what the scorings paid, the bridge, and the charters earned."""

from dataclasses import asdict, dataclass
from typing import Any, Final, Self

from london_bridge.record import Record
from london_bridge.rules import Game
from london_bridge.rules.words import KINDS

from .charters import earned
from .played_seat import PlayedSeat

#: Raised when games are counted differently: lines of an older version are made anew from their records.
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class ChronicleLine:
    """What a finished game says of one of its seats. `paid` is by category, `kinds` by kind of building, `ahead` has
    the seats that came behind this one.
    """

    players: int
    seat: int
    scoring: dict[str, str]
    place: int
    money: int
    lead: int
    paid: dict[str, int]
    bridge: tuple[int | str, ...]
    kinds: dict[str, int]
    line: int
    ahead: tuple[int, ...]
    charters: tuple[str, ...]

    @classmethod
    def of(cls, game: Record | Game, seat: int, levels: tuple[str | None, ...] = ()) -> Self:
        """The line of a seat in a finished game; `levels` are those of the bots, None for people."""
        played = PlayedSeat.of(game, seat, levels)
        kinds = played.kinds
        return cls(
            players=played.game.players,
            seat=seat,
            scoring=played.game.scoring,
            place=played.place,
            money=played.money[seat],
            lead=played.lead,
            paid=played.paid[seat],
            bridge=played.bridge,
            kinds={kind: kinds[kind] for kind in KINDS},
            line=played.line,
            ahead=tuple(sorted(played.ranking[played.place :])),
            charters=earned(played),
        )

    def to_dict(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return asdict(self)
