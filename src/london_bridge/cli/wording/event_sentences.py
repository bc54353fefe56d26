"""What happened, in sentences: every kind of event, told to a spectator or to one of the players. Imports rules.

A sentence is a subject and a predicate. Predicates are written with both forms of their verb, `take|takes`, and the
subject decides; so that one telling serves "You take" and "Maud takes", and several events of one player become one
sentence.
"""

import re
from collections.abc import Sequence

from london_bridge.rules.box_tables import Tables
from london_bridge.rules.events import Event
from london_bridge.rules.words import KINDS

from .names import (
    KIND_NAMES,
    MEASURES,
    SCORING_NAMES,
    TILE_NAMES,
    a,
    building_of_word,
    card_name,
    count_of,
    crest_name,
    either,
    ordinal,
    pounds,
)

_VERBS = re.compile(r"(\w+)\|(\w+)")

#: What ordinary money is for, by the event's source.
_EARNED = {
    "start": "start|starts with {}",
    "rondel": "get|gets {} from the rondel",
    "haberdasher": "earn|earns {} with the haberdasher",
    "chapel track": "collect|collects {} on the chapel track",
    "gate track": "collect|collects {} on the gate track",
    "hostelry/highest": "get|gets {} for the highest card",
    "chapel/leader": "get|gets {} for leading on the chapel track",
    "gate/leader": "get|gets {} for leading on the gate track",
    "bridge/lowest": "get|gets {} for the lowest house number of the round",
    "unused tiles": "get|gets {} for unused bonus tiles",
}
_PAID = {"centre": "pay|pays {} for the centre", "empty sites": "pay|pays {} for empty sites"}


class Teller:
    """Tells events. `you` is the seat that is spoken to; for a spectator there is none."""

    def __init__(self, names: Sequence[str], tables: Tables, you: int | None = None) -> None:
        self.names = list(names)
        self.tables = tables
        self.you = you

    def who(self, seat: int, *, start: bool = False) -> str:
        """A player, as the subject of a sentence or inside one."""
        if seat == self.you:
            return "You" if start else "you"
        return self.names[seat]

    def say(self, seat: int, predicate: str) -> str:
        """A sentence about a player, without its full stop."""
        form = 1 if seat == self.you else 2
        own = "your" if seat == self.you else "their"
        return f"{self.who(seat, start=True)} {_VERBS.sub(lambda verb: verb[form], predicate).replace('{own}', own)}"

    def sentence(self, event: Event) -> str:
        """One event as a sentence."""
        if event.seat is None:
            return self._of_nobody(event)
        return f"{self.say(event.seat, self.predicate(event))}."

    def story(self, events: Sequence[Event]) -> list[str]:
        """Several events as sentences; what one player does in a row is told in one go.

        What is uncovered on a stack is told last, so that it does not come between taking a tile and building it.
        """
        told: list[str] = []
        run: list[str] = []
        before: Event | None = None
        last = [event for event in events if event.kind == "uncover"]
        for event in [event for event in events if event.kind != "uncover"] + last:
            follows = before is not None and event.seat == before.seat and before.kind != "turn"
            if not follows or event.kind == "turn" or len(run) == 6:
                self._flush(before, run, told)
            if event.seat is None:
                told.append(self._of_nobody(event))
            else:
                run.append(self.predicate(event, after=before if run else None))
            before = event
        self._flush(before, run, told)
        return told

    def _flush(self, last: Event | None, run: list[str], told: list[str]) -> None:
        if last is not None and last.seat is not None and run:
            told.append(f"{self.say(last.seat, either(run, 'and'))}.")
        run.clear()

    # --- players ------------------------------------------------------------------------------------------------

    def predicate(self, event: Event, after: Event | None = None) -> str:
        """What a player did, with both forms of every verb. `after`: the event told just before, to say `it`."""
        data = event.data
        match event.kind:
            case "money":
                return self._money(event)
            case "use":
                return f"use|uses “{TILE_NAMES[data['tile']]}”"
            case "gain_card":
                back = event.rule == "6.4"
                return f"take|takes {'back the' if back else 'a'} {card_name(data['value'])}{'' if back else ' card'}"
            case "chosen":
                return "have|has put down a card" if data["cards"] == 1 else "have|has put down a second card"
            case "boost":
                return f"raise|raises {{own}} {data['card']} to {data['value']}"
            case "no_boost":
                return f"use|uses no more “{TILE_NAMES['plus_one']}”"
            case "turn":
                does = "put|puts" if data["to"] == "supply" else "take|takes"
                where = "into the supply" if data["to"] == "supply" else "into {own} hand"
                return f"begin|begins turn {data['turn']} and {does} the {card_name(data['card'])} back {where}"
            case "place":
                if data["space"] == "centre":
                    return f"put|puts the pawn in the centre, for {a(KIND_NAMES[data['kind']])}"
                return f"put|puts the pawn at the {KIND_NAMES[data['kind']]}"
            case "take":
                return f"take|takes {self._some(data['tile'])}"
            case "build":
                return self._build(event, after)
            case "strength":
                return f"count|counts {data['strength']} {crest_name(data['crest'])}"
            case "advance":
                return self._advance(event)
            case "bonus":
                return f"take|takes “{TILE_NAMES[data['tile']]}” from bonus stack {data['stack'] + 1}"
            case "pass":
                return "build|builds nothing this turn"
        raise ValueError(f"There is no sentence for an event of the kind {event.kind!r} with a seat.")

    def _money(self, event: Event) -> str:
        amount, source = event.data["amount"], event.data["source"]
        if source in _EARNED:
            return _EARNED[source].format(pounds(amount))
        if source in _PAID:
            return _PAID[source].format(pounds(-amount))
        measure = event.data["measure"]
        counted = f"{measure} {MEASURES[source][measure != 1]}"
        place = f"{ordinal(event.data['place'])} place in " if "place" in event.data else ""
        return f"get|gets {pounds(amount)} for {place}{SCORING_NAMES[source]} ({source}: {counted})"

    def _build(self, event: Event, after: Event | None) -> str:
        data = event.data
        known = after is not None and after.kind == "take" and after.data["tile"] == data["tile"]
        what = "it" if known else self._some(data["tile"])
        told = f"build|builds {what} on site {data['site'] + 1}"
        if "replaced" in data:
            told += f" in place of {self._some(data['replaced'])}"
        return told

    def _some(self, tile: int | str) -> str:
        """A building by its number; one that has none is `a park`."""
        name = building_of_word(self.tables, tile)
        return a(name) if isinstance(tile, str) else name

    def _advance(self, event: Event) -> str:
        data = event.data
        moved = data["to"] - data["from"]
        if not moved:
            return f"stay|stays on the last space of the {data['track']} track"
        lost = data["steps"] - moved
        more = f" ({count_of(lost, 'step')} lost)" if lost else ""
        return f"go|goes {count_of(moved, 'step')} on the {data['track']} track, to space {data['to']}{more}"

    # --- nobody in particular -----------------------------------------------------------------------------------

    def _of_nobody(self, event: Event) -> str:
        data = event.data
        match event.kind:
            case "round":
                place = KIND_NAMES[KINDS[self.tables.kind_at[data["x"]]]]
                return (
                    f"Round {event.round}: the marker shows {data['marker']}, the rondel turns, and the X lies"
                    f" at the {place}."
                )
            case "reveal":
                hands = [f"{self.who(seat)} {either(list(map(str, c)), 'and')}" for seat, c in enumerate(data["cards"])]
                return f"The cards are revealed: {either(hands, 'and')}."
            case "order":
                return f"Turn order: {', '.join(self._turn(turn) for turn in data['turns'])}."
            case "uncover":
                name = KIND_NAMES[data["kind"]]
                if data["tile"] is None:
                    return f"The {name} stack is empty now."
                return f"Next on the {name} stack: {building_of_word(self.tables, data['tile'])}."
            case "uncover_bonus":
                stack = data["stack"] + 1
                if data["tile"] is None:
                    return f"Bonus stack {stack} is empty now."
                return f"Bonus stack {stack} now shows “{TILE_NAMES[data['tile']]}”."
            case "round_end":
                return f"Round {event.round} is over, and the pawns come off."
            case "end":
                why = "three stacks are empty" if data["reason"] == "stacks" else "the last round has been played"
                return f"The game is over: {why}."
            case "ranking":
                places = [f"{self.who(seat)} {pounds(data['money'][seat])}" for seat in data["seats"]]
                return f"The final ranking: {', '.join(places)}."
        raise ValueError(f"There is no sentence for an event of the kind {event.kind!r} without a seat.")

    def _turn(self, turn: dict[str, int]) -> str:
        boosted = "" if turn["card"] == turn["value"] else f"+{turn['value'] - turn['card']}"
        return f"{self.who(turn['seat'])} {turn['card']}{boosted}"
