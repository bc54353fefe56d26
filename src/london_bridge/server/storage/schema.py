"""The tables of the database. A table of the game is its log; everything else about it is an index that the log gives
again.
"""

from typing import NamedTuple

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text, false

from london_bridge.rules import words

metadata = MetaData()

#: Secrets and keys of this instance.
meta = Table("meta", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("language", String(8)),
    Column("login", String(60), unique=True),
    Column("password", Text),
    Column("recovery", Text),
    Column("email", String(200)),
    # An address that was entered, until the link sent to it is followed.
    Column("email_asked", String(200)),
    Column("notify", Text, nullable=False, server_default="{}"),
    # How they look at a table.
    Column("portrait", String(24)),
    Column("colour", String(8)),
    # Raised to make all cookies of a person worthless.
    Column("version", Integer, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

#: One row a table: what lists and the sweep need to know without reading its log.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    # Seats that must act, one bit each.
    Column("acting", Integer, nullable=False, server_default="0"),
    # When somebody has to look at the table even if nobody is there: a clock runs out, or a bot is to move.
    Column("wake", BigInteger),
    Column("summary", Text, nullable=False),
    Index("tables_by_status", "status", "public", "touched"),
    Index("tables_by_wake", "wake"),
)

#: The log of every table. Two processes that write the same number cannot both succeed.
log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

#: Which person is on which seat.
places = Table(
    "places",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Index("places_by_person", "person"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

#: One-time links that move an identity to another device.
links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

#: What one person wants at one table: whom not to hear, and whether to be told. The database has it as `wishes`.
preferences = Table(
    "wishes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("muted", Text, nullable=False, server_default="[]"),
    Column("notify", Boolean),
    Column("read", Integer, nullable=False, server_default="0"),
    # When they were last told that it is their turn.
    Column("pushed", BigInteger),
    Column("mailed", BigInteger),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(600), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", BigInteger, nullable=False),
    # The session in which it was made: with that it ends.
    Column("session", String(32)),
)

#: Who is connected where, so that processes can show each other's people. A process that died is forgotten.
presence = Table(
    "presence",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    # Seats that are here, one bit each, and how many only watch.
    Column("seats", Integer, nullable=False),
    Column("watchers", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("presence_by_table", "table_id"),
)

#: When the bucket of a key is full again; see `shared_limits`.
limits = Table(
    "limits",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("full", BigInteger, nullable=False),
)

#: Sessions that were signed out before their time, and until when their cookies would count.
ended = Table(
    "ended",
    metadata,
    Column("session", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)


#: Reviews of finished games: asked for, in the making, or kept. Long texts are compressed, as base64.
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(32), primary_key=True),
    # A digest of the game alone, whoever played it: the same game is thought about once.
    Column("game", String(40), nullable=False, index=True),
    # The table that was played at; None where a record was sent.
    Column("table_id", String(32), index=True),
    Column("person", String(32), index=True),
    # Whose turn it is where many wait; a digest of an address, forgotten when it is done.
    Column("payer", String(40), nullable=False, server_default=""),
    Column("playouts", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    Column("stage", String(12), nullable=False),
    # In thousandths.
    Column("progress", Integer, nullable=False, server_default="0"),
    Column("asked", BigInteger, nullable=False),
    # When somebody last wanted to see it.
    Column("touched", BigInteger, nullable=False, index=True),
    # Raised with everything that is saved.
    Column("version", Integer, nullable=False, server_default="0"),
    # The process that works on it, and until when it is believed to.
    Column("holder", String(32)),
    Column("until", BigInteger),
    Column("tries", Integer, nullable=False, server_default="0"),
    # The record that was sent; that of a table follows from its log.
    Column("record", Text),
    # The work so far, until it is done; what can be told; and what a profile needs of it.
    Column("kept", Text),
    Column("told", Text),
    Column("digest", Text),
    Index("reviews_by_state", "state", "asked"),
)

#: Attempts at the daily bridge, one for each person and day.
daily_attempts = Table(
    "daily_attempts",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("begun", BigInteger, nullable=False),
    # When it came to its end; and the money, where that was the end of the rules.
    Column("ended", BigInteger),
    Column("money", Integer),
    # The money without the luck of the draws, once a review has said so; it stays when the review is thrown away.
    Column("adjusted", Float),
    # The places after every round, a digit each.
    Column("places", String(20), nullable=False, server_default=""),
    # Why it does not count, if it does not: second, late, fault; empty where it counts.
    Column("apart", String(8), nullable=False, server_default=""),
    # The browser, and a digest of the address, by which a second attempt is known; forgotten after the day.
    Column("browser", String(32), nullable=False, server_default=""),
    Column("address", String(40), nullable=False, server_default=""),
    # Somebody else has played from there before.
    Column("near", Boolean, nullable=False, server_default=false()),
    Index("daily_attempts_by_person", "person", "day"),
)

#: What the architect has made of a day's seat, run by run, as a JSON list.
daily_pars = Table(
    "daily_pars",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("runs", Text, nullable=False),
)

#: Answers to puzzles: of everybody the first to each, which counts.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    # None while only its themes have been looked at.
    Column("at", BigInteger),
    Column("helped", Boolean, nullable=False, server_default=false()),
    Column("move", String(24), nullable=False, server_default=""),
    # From 0 to 1; and as how much of a game it counted (0: in a streak).
    Column("score", Float, nullable=False, server_default="0"),
    Column("weight", Float, nullable=False, server_default="0"),
    # The person's rating after it, where it counted.
    Column("rating", Float),
    Index("puzzle_attempts_by_person", "person", "at"),
)

#: How well people solve puzzles (Glicko-2), and the most they have solved in three minutes, and in five.
puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    # When an answer counted last.
    Column("at", BigInteger, nullable=False),
    Column("best_3", Integer, nullable=False, server_default="0"),
    Column("best_5", Integer, nullable=False, server_default="0"),
)

#: How hard puzzles have turned out to be here, on the same scale.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tried", Integer, nullable=False, server_default="0"),
    Column("solved", Integer, nullable=False, server_default="0"),
)

#: The streak that somebody is in, or was in last.
puzzle_streaks = Table(
    "puzzle_streaks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("minutes", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    # The puzzle that is before them; and those before it, with their answers, as JSON.
    Column("puzzle", String(40), nullable=False),
    Column("steps", Text, nullable=False, server_default="[]"),
)


#: A line for everybody who played a finished game: what it counts for in their chronicle. Follows from the logs.
chronicle_lines = Table(
    "chronicle_lines",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # How games were counted then; lines of an older version are made anew.
    Column("version", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    # Until then nothing is told of it: the day of its deal is not over.
    Column("sealed", BigInteger, nullable=False, server_default="0"),
    # Why it does not count, if it does not: unscored, left, known; empty where it counts, and only then is there more.
    Column("apart", String(8), nullable=False, server_default=""),
    Column("players", Integer, nullable=False, server_default="0"),
    # base, expansion or mixed; and by category the place of the scoring in its list, a digit each.
    Column("mode", String(10), nullable=False, server_default=""),
    Column("scoring", String(4), nullable=False, server_default=""),
    Column("place", Integer, nullable=False, server_default="0"),
    Column("money", Integer, nullable=False, server_default="0"),
    Column("lead", Integer, nullable=False, server_default="0"),
    # What the four scorings paid.
    *(Column(f"paid_{name}", Integer, nullable=False, server_default="0") for name in words.CATEGORIES),
    # How many buildings of each kind stand on the bridge, the longest line, and the buildings themselves, as JSON.
    *(Column(f"built_{name}", Integer, nullable=False, server_default="0") for name in words.KINDS),
    Column("line", Integer, nullable=False, server_default="0"),
    Column("bridge", Text, nullable=False, server_default="[]"),
    # The charters that it earned, one after the other.
    Column("charters", Text, nullable=False, server_default=""),
    Index("chronicle_lines_by_time", "person", "apart", "ended"),
    Index("chronicle_lines_by_table", "table_id"),
    sqlite_with_rowid=False,
)

#: Who sat with them, and whether they came in ahead: `bot:LEVEL`, `person:ID`, `device`.
chronicle_opponents = Table(
    "chronicle_opponents",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("other", Integer, primary_key=True),
    Column("who", String(60), nullable=False),
    Column("ahead", Boolean, nullable=False),
    Index("chronicle_opponents_by_table", "table_id"),
    sqlite_with_rowid=False,
)

#: The charters that somebody has, and the game that earned each first. They stay when that game is thrown away.
chronicle_charters = Table(
    "chronicle_charters",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("charter", String(24), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("sealed", BigInteger, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)

#: Whose chronicle everybody may read, and under which address; nobody learns an id from it.
chronicle_pages = Table(
    "chronicle_pages",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("page", String(24), nullable=False, unique=True),
)


class LogRow(NamedTuple):
    """An entry of a table's log, as it is stored."""

    table: str
    number: int
    at: int
    data: str
