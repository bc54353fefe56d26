"""What the command line prints on: a rich console with the game's colours, that also does without any. Imports no room.

Colours only repeat what a letter or a sign says. NO_COLOR and pipes give plain text (rich sees to that), and where the
terminal cannot show a sign, a letter stands for it.
"""

import io
import sys
from typing import Final, TextIO

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.style import Style
from rich.text import Text
from rich.theme import Theme

#: One colour for each seat; none of them is a crest's.
SEAT_STYLES: Final = ("bold bright_red", "bold bright_magenta", "bold bright_cyan", "bold bright_yellow")

_THEME: Final = Theme(
    {
        "crest.blue": "bright_blue",
        "crest.gray": "grey66",
        "crest.green": "green3",
        "crest.orange": "dark_orange",
        "crest.all": "bold",
        "crest.money": "gold3",
        "head": "bold",
        "quiet": "dim",
        "key": "bold",
        "ask": "bold",
    }
)


class _Crests(RegexHighlighter):
    """Colours crests by their signs, and money."""

    base_style = "crest."
    highlights = [  # noqa: RUF012  (rich declares it, and reads it as a plain list)
        r"(?P<blue>(?:\bblue )?◆(?: blue\b)?)",
        r"(?P<gray>(?:\bgrey )?■(?: grey\b)?)",
        r"(?P<green>(?:\bgreen )?●(?: green\b)?)",
        r"(?P<orange>(?:\borange )?▲(?: orange\b)?)",
        r"(?P<money>−?£\d+)",
    ]


#: What stands for a sign where it cannot be shown; each one letter for one, so that columns stay columns.
_LETTERS: Final = str.maketrans("◆■●▲£−–—…•×↻│─“”’‘▸·", "bynoL---.*xo|-\"\"''>-")


class _Plain(io.TextIOBase):
    """Writes to a stream whose encoding lacks our signs."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._encoding = stream.encoding or "ascii"

    @property
    def encoding(self) -> str:  # type: ignore[override]  # rich asks for it; the base class declares a plain attribute
        return self._encoding

    def write(self, text: str) -> int:
        known = text.translate(_LETTERS).encode(self._encoding, "replace").decode(self._encoding)
        return self._stream.write(known)

    def flush(self) -> None:
        self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()


def shows_signs(stream: TextIO) -> bool:
    """Whether a stream's encoding has all the signs that are used; a stream without one takes any text."""
    encoding: str | None = getattr(stream, "encoding", None)
    try:
        "◆■●▲£…─".encode(encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def paper(stream: TextIO | None = None, width: int | None = None) -> Console:
    """A console to print on; nothing in a text is taken for markup or for an emoji's name."""
    out = stream or sys.stdout
    file: TextIO = out if shows_signs(out) else _Plain(out)  # type: ignore[assignment]  # a stream as far as rich asks
    return Console(file=file, theme=_THEME, highlighter=_Crests(), markup=False, emoji=False, width=width)


def crests(text: str, style: str | Style = "") -> Text:
    """A text with crests and money in colour."""
    shown = Text(text, style=style)
    _Crests().highlight(shown)
    return shown


def seat_text(seat: int, text: str) -> Text:
    """A text in a seat's colour."""
    return Text(text, style=SEAT_STYLES[seat])
