"""What a document claims to be: its form and set-up are checked, then its moves are replayed and its result judged.

A `RecordClaim` that passes becomes a `Record`. `RecordClaim.of` checks the form, `verify` the game.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from london_bridge.rules import codes, engine
from london_bridge.rules.box import DEFAULT_NAME, Box, default_box
from london_bridge.rules.dealing import begin
from london_bridge.rules.moves import CODE_OF, moves_of
from london_bridge.rules.scoring import final_ranking
from london_bridge.rules.state import Deal, State
from london_bridge.rules.why import why_not
from london_bridge.rules.words import CATEGORIES, KINDS

from .fault import RecordError, fail, key_name, shown
from .replaying import play
from .setup import KEYS as SETUP_KEYS
from .setup import a_list, read_deal, read_scoring
from .text import check_depth

FORMAT: Final = "old-london-bridge/1"
FORMAT_NAME: Final = "old-london-bridge"
KEYS: Final = ("format", "box", "players", "scoring", "setup", "moves", "result")
RESULT_KEYS: Final = ("money", "ranking")

#: No game comes near this many moves.
MOVES_LIMIT: Final = 5_000
NAME_LIMIT: Final = 200
#: How many legal moves a sentence lists.
LISTED: Final = 8


class CheckOutcome(NamedTuple):
    """How a game ended, as its record says it: final money by seat, and the seats from the winner to the last."""

    money: tuple[int, ...]
    ranking: tuple[int, ...]


@dataclass(slots=True)
class RecordClaim:
    """A document whose form and set-up are right; its moves and its result are as they were written."""

    players: tuple[str, ...]
    deal: Deal
    moves: list[Any]
    result: CheckOutcome | None
    extra: dict[str, Any]
    inner_extra: dict[str, dict[str, Any]]  # by the name of the object that they stand in

    @staticmethod
    def of(document: object, boxes: Iterable[Box] = ()) -> "RecordClaim":
        """Read a document; `boxes` are those that the reader has besides the default one."""
        if not isinstance(document, dict):
            several = "; several records stand one to a line (JSON Lines)" if isinstance(document, list) else ""
            fail("", f"a record is a JSON object, not {shown(document)}{several}")
        _check_format(document)
        for key in KEYS[:-1]:
            if key not in document:
                fail(key, "this key is missing")
        box = _find_box(document["box"], boxes)
        players = read_players(document["players"])
        scoring = read_scoring(document["scoring"])
        setup = document["setup"]
        if not isinstance(setup, dict):
            fail("setup", f"an object with the keys {', '.join(SETUP_KEYS)} is needed, not {shown(setup)}", "2.1")
        deal = read_deal(setup, scoring, box, len(players))
        moves = document["moves"]
        if not isinstance(moves, list):
            fail("moves", f"a list of moves is needed, not {shown(moves)}", "4.2")
        if len(moves) > MOVES_LIMIT:
            fail("moves", f"there are {len(moves):,} moves; a game has at most {MOVES_LIMIT:,}", "7.1")
        result = None
        objects = {
            "scoring": (document["scoring"], CATEGORIES),
            "setup": (setup, SETUP_KEYS),
            "setup.stacks": (setup["stacks"], KINDS),
        }
        if "result" in document:
            result = _read_result(document["result"], len(players))
            objects["result"] = (document["result"], RESULT_KEYS)
        extra = read_extra(document, KEYS, "")
        inner = {name: read_extra(found, known, f"{name}.") for name, (found, known) in objects.items()}
        return RecordClaim(players, deal, moves, result, extra, {name: added for name, added in inner.items() if added})

    def verify(self) -> State:
        """Replay the moves and judge the result; the state in which the record ends."""
        state = begin(self.deal)
        made = play(state, self.moves)
        if made < len(self.moves):
            self.refuse_move(state, made)
        self.judge(state)
        return state

    def refuse_move(self, state: State, i: int) -> None:
        """Say why the move that comes next is refused; nothing if it is legal."""
        path, written = f"moves[{i}]", self.moves[i]
        if not isinstance(written, list) or len(written) != 2:
            size = f" of {len(written)}" if isinstance(written, list) else ""
            fail(path, f"a pair of seat and move is needed, not {shown(written)}{size}")
        seat, word = written
        last = len(self.players) - 1
        if type(seat) is not int or not 0 <= seat <= last:
            fail(f"{path}[0]", f"the seats go from 0 to {last}, and {shown(seat)} is none", "2.1")
        code = CODE_OF.get(word) if isinstance(word, str) else None
        if code is None:
            fail(f"{path}[1]", f"{shown(word)} is not a move; moves look like card:3, place:centre:park or build:0")
        if state.phase == codes.OVER:
            after = f"after {i} moves" if i else "before it began"
            fail(path, f'[{seat}, "{word}"] comes too late: the game was over {after}', "7.1")
        if engine.legal(state, seat) >> code & 1:
            return
        refusal = why_not(state, seat, code)
        why = refusal.sentence[:1].lower() + refusal.sentence[1:].rstrip(".")
        fail(path, f'[{seat}, "{word}"] is not legal: {why}; {possible(state, seat)}', refusal.rule)

    def judge(self, state: State) -> None:
        """The result must be there exactly when the game is over, and be the game's."""
        if state.phase != codes.OVER:
            if self.result is not None:
                fail("result", f"the game is not over after {len(self.moves)} moves: {possible(state)}", "7.1")
            return
        outcome = outcome_of(state)
        if self.result is None:
            money, ranking = list(outcome.money), list(outcome.ranking)
            fail("result", f"the game is over, so money {money} and ranking {ranking} must be here", "8.8")
        for name in RESULT_KEYS:
            written, right = list(getattr(self.result, name)), list(getattr(outcome, name))
            if written != right:
                fail(f"result.{name}", f"{written} is written, but the moves lead to {right}", "8.8")


def outcome_of(state: State) -> CheckOutcome:
    """The outcome of a game that is over."""
    return CheckOutcome(tuple(state.money[: state.deal.players]), tuple(final_ranking(state)))


def possible(state: State, seat: int | None = None) -> str:
    """What could be done instead, in a few words."""
    if seat is not None and (mask := engine.legal(state, seat)):
        moves = moves_of(mask)
        if len(moves) > LISTED:
            return f"{len(moves)} other moves are"
        return f"legal {'is' if len(moves) == 1 else 'are'} {', '.join(map(str, moves))}"
    waiting = [str(who) for who in range(state.deal.players) if engine.legal(state, who)]
    return f"seat{'s' * (len(waiting) > 1)} {', '.join(waiting)} {'has' if len(waiting) == 1 else 'have'} to move"


def read_players(players: object) -> tuple[str, ...]:
    """2.1: 2 to 4 names."""
    if not isinstance(players, list):
        fail("players", f"a list of 2 to 4 names is needed, not {shown(players)}", "2.1")
    if not 2 <= len(players) <= 4:
        fail("players", f"the game is for 2, 3 or 4 players, not {len(players)}", "2.1")
    for seat, name in enumerate(players):
        check_name(name, f"players[{seat}]")
    return tuple(players)


def check_name(name: object, path: str) -> None:
    """A name is 1 to 200 characters that can be shown (no control characters)."""
    if not isinstance(name, str):
        fail(path, f"a name is needed, not {shown(name)}", "2.1")
    if not 1 <= len(name) <= NAME_LIMIT:
        fail(path, f"a name has 1 to {NAME_LIMIT} characters, not {len(name)}", "2.1")
    if not name.isprintable() and any(_control(letter) for letter in name):
        fail(path, f"the name {shown(name)} holds a control character", "2.1")


def read_extra(found: dict[str, Any], known: tuple[str, ...], prefix: str) -> dict[str, Any]:
    """The keys that other programs have added, in their order."""
    if len(found) <= len(known) and all(key in known for key in found):
        return {}
    extra = {key: value for key, value in found.items() if key not in known}
    for key, value in extra.items():
        check_depth(value, prefix + key_name(key))
    return extra


def _control(letter: str) -> bool:
    code = ord(letter)
    return code < 0x20 or 0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000


def _check_format(document: dict[str, Any]) -> None:
    if "format" not in document:
        fail("format", f'this key is missing; a record begins with "format": "{FORMAT}"')
    name = document["format"]
    if name == FORMAT:
        return
    if isinstance(name, str) and name.startswith(FORMAT_NAME):
        fail("format", f"the version {shown(name)} is not known here; this program reads {FORMAT}")
    fail("format", f'"{FORMAT}" is needed, not {shown(name)}')


def _find_box(label: object, boxes: Iterable[Box]) -> Box:
    """1.4: the box that a record was played with, among those that the reader has."""
    if label == DEFAULT_NAME:
        return default_box()
    if not isinstance(label, str):
        fail("box", f"the name of a box is needed, not {shown(label)}", "1.4")
    had = list(boxes)
    for box in had:
        if box.label == label:
            return box
    name, at, digest = label.partition("@")
    if not at:
        fail("box", f"the box is {DEFAULT_NAME}, or name@digest for a box of one's own, not {shown(label)}", "1.4")
    if any(box.name == name for box in had):
        fail("box", f"the box {shown(name)} that you have is another one: its digest is not {shown(digest)}", "1.4")
    raise RecordError(
        "box",
        f"the game was played with the box {shown(label)}, which is not here; give its file too (--box FILE)",
        "1.4",
    )


def _read_result(result: object, players: int) -> CheckOutcome:
    """The form of a result; whether it is right is seen when the game has been replayed."""
    if not isinstance(result, dict):
        hint = "; while the game goes on the key is left out" if result is None else ""
        fail("result", f"an object with the keys money and ranking is needed, not {shown(result)}{hint}", "8.8")
    for key in RESULT_KEYS:
        if key not in result:
            fail(f"result.{key}", "this key is missing", "8.8")
        for i, value in enumerate(a_list(result[key], f"result.{key}", players, "numbers", "8.8")):
            if type(value) is not int:
                fail(f"result.{key}[{i}]", f"a whole number is needed, not {shown(value)}", "8.8")
            if abs(value) > 100_000:
                fail(f"result.{key}[{i}]", f"{shown(value)} is more than any game can yield", "8.8")
    return CheckOutcome(tuple(result["money"]), tuple(result["ranking"]))
