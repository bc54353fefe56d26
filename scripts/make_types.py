"""Writes web/src/lib/api/types.ts: the server's messages as TypeScript, made from the structs in server/wire.

Usage: python scripts/make_types.py [--check]. With --check nothing is written; the exit code says whether the file is
as it should be (`make check` runs that).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect as inspect

from london_bridge.server.wire import (
    accounts,
    analyses,
    chronicle_answers,
    daily_results,
    looks,
    notices,
    options,
    people,
    puzzles,
    replays,
    replies,
    requests,
    reviews,
    tables,
    view,
)

TARGET = Path(__file__).parents[1] / "web" / "src" / "lib" / "api" / "types.ts"
HEADER = """/**
 * The wire contract of the table server. Times are milliseconds since 1970.
 * Made by scripts/make_types.py from the structs in server/wire: change those, not this.
 */
"""
WIDTH = 120

#: Choices between words that have a name of their own.
WORDS: dict[str, Any] = {
    "Kind": view.KindName,
    "Crest": view.CrestName,
    "BonusTile": view.BonusName,
    "Category": view.Category,
    "Phase": view.Phase,
    "Status": tables.Status,
    "Ends": replies.Ends,
    "ReviewStage": reviews.ReviewStage,
    "Portrait": looks.Portrait,
    "Colour": looks.Colour,
    "ScoringMode": chronicle_answers.ScoringMode,
    "PuzzleKind": puzzles.PuzzleKind,
    "PuzzleMark": puzzles.Verdict,
}
#: What the client calls a struct, where it is not the struct's own name.
NAMES = {
    "Event": "GameEvent",
    "PersonInfo": "Person",
    "Stack": "StackView",
    "BonusStack": "BonusStackView",
    "PreviewReply": "Preview",
    "OutlookReply": "OutlookAnswer",
    "SinceReply": "SinceAnswer",
    "Option": "Outlook",
    "WhyReply": "WhyAnswer",
    "HintReply": "Hint",
    "PresenceNow": "Presence",
    "PushSubscription": "Subscription",
}
#: The page offers what the box has, so the names of scorings are not spelt out.
SCORING = "'base' | 'expansion' | 'random' | Partial<Scorings>"
#: What Python's types cannot say: objects that another room writes.
FIELDS = {
    ("Replay", "record"): "GameRecord",
    ("NewDeal", "record"): "GameRecord",
    ("NewReview", "record"): "GameRecord",
    ("Reviewing", "record"): "GameRecord",
    ("PuzzleAnswer", "record"): "GameRecord",
    ("Replay", "result"): "Result | null",
    ("AnalysisMoment", "result"): "Result | null",
    ("Entry", "options"): "Options",
    ("Options", "scoring"): SCORING,
    ("QuickTable", "scoring"): SCORING,
    ("SeatView", "tiles"): "Partial<Record<BonusTile, number>>",
    ("SeatView", "fresh"): "Partial<Record<BonusTile, number>>",
}
#: Told always, but not needed where the client makes one.
SPARED = {("Options", "seed")}
#: Sent with any of their keys, told with all.
PARTLY = ("Options",)
TOLD: list[tuple[str, Iterable[Any]]] = [
    ("People", [people.Me, people.ProblemAnswer]),
    ("Accounts", [accounts.SignedUp, accounts.MoveLink, accounts.TokenMade, accounts.Tokens, accounts.PushKey]),
    ("Tables", [options.Options, tables.TableAnswer, tables.TableAndYou, tables.Lobby, tables.Games]),
    ("The game as a seat sees it", [view.View]),
    ("The live channel", [*get_args(replies.Message), replies.Entries]),
    ("Notices", get_args(notices.Notice)),
    ("Replays", [replays.Replay, replays.Position]),
    ("Reviews", [reviews.Reviewing, reviews.Profile]),
    (
        "The daily bridge",
        [
            daily_results.DailyNow,
            daily_results.DailyBoard,
            daily_results.DailyWeek,
            daily_results.DailyMonth,
            daily_results.DailyLines,
            daily_results.DailyBegun,
        ],
    ),
    (
        "Puzzles",
        [
            puzzles.PuzzleCatalogue,
            puzzles.PuzzleToday,
            puzzles.PuzzleThemes,
            puzzles.PuzzleVerdict,
            puzzles.PuzzleFigures,
            puzzles.PuzzleStreak,
            puzzles.MyStreak,
        ],
    ),
    (
        "Chronicles",
        [chronicle_answers.Chronicle, chronicle_answers.ChroniclePage, chronicle_answers.Charters],
    ),
    ("The analysis board", [analyses.AnalysisMoment, analyses.AnalysisAdvice]),
]
ASKED: list[tuple[str, Iterable[Any]]] = [
    (
        "What is asked for over HTTP",
        [
            options.NewTable,
            options.QuickTable,
            reviews.NewReview,
            people.NameMe,
            accounts.ChangeMe,
            accounts.SignUp,
            accounts.SignIn,
            accounts.Recover,
            accounts.NewPassword,
            accounts.Claim,
            accounts.NewToken,
            accounts.PushSubscription,
            accounts.PushEnd,
        ],
    ),
    ("Requests at a table", get_args(requests.Request)),
]
RECORDS = """
// Records

export type Scorings = Record<Category, string>;
export type Result = { money: number[]; ranking: number[] };
/** A game as set-up and moves: docs/record.md. */
export interface GameRecord {
  format: string;
  box: string;
  players: string[];
  scoring: Scorings;
  setup: unknown;
  moves: [number, string][];
  result?: Result;
  [more: string]: unknown;
}
/** Why a request changed nothing. */
export type Refusal = Omit<Refused, 'type' | 'id'>;
"""


class Writer:
    """Writes interfaces, each once, those that it needs after it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.done: set[str] = set()
        self.aliases = {frozenset(get_args(choice)): name for name, choice in WORDS.items()}
        self.asking = False

    # --- types --------------------------------------------------------------------------------------------------

    def union(self, types: Iterable[inspect.Type], waiting: list[inspect.Type]) -> str:
        """Several types, null last; a tile is a number or a crest."""
        parts = [self.type(each, waiting) for each in types if not is_unset(each)]
        found = list(dict.fromkeys(parts))
        if "number" in found and "Crest" in found:
            found = ["Tile", *(part for part in found if part not in ("number", "Crest"))]
        if "null" in found:
            found.remove("null")
            found.append("null")
        return " | ".join(found)

    def type(self, what: inspect.Type, waiting: list[inspect.Type]) -> str:
        """A type in TypeScript."""
        match what:
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
            case inspect.LiteralType(values=values):
                alias = self.aliases.get(frozenset(values))
                return alias or " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.type(item, waiting)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type(item, waiting) for item in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                if isinstance(key, inspect.StrType) and isinstance(value, inspect.AnyType):
                    return "Record<string, unknown>"
                if isinstance(value, inspect.StrType):
                    return "Scorings"  # the only words by words that there are
                return f"Record<{self.type(key, waiting)}, {self.type(value, waiting)}>"
            case inspect.UnionType(types=types):
                return self.union(types, waiting)
            case inspect.StructType() | inspect.DataclassType():
                waiting.append(what)
                name = self.name(what)
                return f"Partial<{name}>" if self.asking and name in PARTLY else name
        raise SystemExit(f"make_types: there is no TypeScript for {what}.")

    def name(self, what: inspect.StructType | inspect.DataclassType) -> str:
        """What the client calls a struct."""
        name = NAMES.get(what.cls.__name__, what.cls.__name__)
        return f"Ask{what.cls.__name__}" if issubclass(what.cls, requests.Ask) else name

    # --- declarations -------------------------------------------------------------------------------------------

    def words(self) -> None:
        """Choices between words."""
        for name, choice in WORDS.items():
            parts = [f"'{value}'" for value in get_args(choice)]
            self.lines.append(choice_of(name, parts))
        self.lines.append("/** A house number, or a park's crest. */")
        self.lines.append("export type Tile = number | Crest;")

    def declare(self, what: inspect.Type) -> None:
        """A struct and everything in it that was not declared yet."""
        assert isinstance(what, inspect.StructType | inspect.DataclassType)
        name = self.name(what)
        if name in self.done:
            return
        self.done.add(name)
        waiting: list[inspect.Type] = []
        body = []
        if isinstance(what, inspect.StructType) and what.tag is not None:
            body.append(f"  {what.tag_field}: '{what.tag}';")
        omits = issubclass(what.cls, msgspec.Struct) and what.cls.__struct_config__.omit_defaults
        for field in what.fields:
            body.append(self.field(what.cls.__name__, field, omits, waiting))
        doc = " ".join((what.cls.__doc__ or "").split())
        self.lines.append(f"/** {doc} */")
        self.lines.append(f"export interface {name} {{")
        self.lines += body
        self.lines.append("}")
        for inner in waiting:
            self.declare(inner)

    def field(self, owner: str, field: inspect.Field, omits: bool, waiting: list[inspect.Type]) -> str:
        """One key. What is sent may leave out what has a default, what is told may where defaults are omitted."""
        types = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        spared = omits or self.asking or (owner, field.name) in SPARED
        optional = any(is_unset(each) for each in types) or (not field.required and spared)
        written = FIELDS.get((owner, field.name))
        if written is None:
            written = "View" if field.name == "view" else ""
            if written:
                written += " | null" if any(isinstance(each, inspect.NoneType) for each in types) else ""
            else:
                written = self.union(types, waiting)
        return f"  {field.encode_name}{'?' if optional else ''}: {written};"

    def either(self, name: str, types: Iterable[Any]) -> None:
        """A name for one of several structs."""
        parts = [self.name(inspect.type_info(each)) for each in types]  # type: ignore[arg-type]  # all are structs
        self.lines.append(choice_of(name, parts))

    def sections(self, sections: list[tuple[str, Iterable[Any]]]) -> None:
        """Declarations under headings."""
        for title, types in sections:
            self.lines += ["", f"// {title}", ""]
            for each in types:
                self.declare(inspect.type_info(each))


def choice_of(name: str, parts: list[str]) -> str:
    """A type that is one of several, laid out as prettier does."""
    joined = " | ".join(parts)
    if len(f"export type {name} = {joined};") <= WIDTH:
        return f"export type {name} = {joined};"
    if len(joined) + 3 <= WIDTH:
        return f"export type {name} =\n  {joined};"
    return f"export type {name} =\n" + "\n".join(f"  | {part}" for part in parts) + ";"


def is_unset(what: inspect.Type) -> bool:
    """The mark of a key that may be left out."""
    return isinstance(what, inspect.CustomType) and what.cls.__name__ == "UnsetType"


def made() -> str:
    """The whole file."""
    writer = Writer()
    writer.words()
    writer.sections(TOLD)
    writer.either("Message", get_args(replies.Message))
    writer.either("Notice", get_args(notices.Notice))
    writer.either("Clock", get_args(options.Clock))
    writer.lines.append(RECORDS.rstrip())
    writer.asking = True
    writer.sections(ASKED)
    writer.either("NewSeat", get_args(options.NewSeat))
    writer.either("Request", get_args(requests.Request))
    return HEADER + "\n" + "\n".join(writer.lines) + "\n"


def main() -> int:
    """Write the file, or check it."""
    text = made()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
        print(f"{TARGET.name}: {text.count('export ')} types.")
        return 0
    if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        print("web/src/lib/api/types.ts is not what the server says: run `make types`.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
