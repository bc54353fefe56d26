"""What the server itself says to people: pushes, mails and what a shared link tells, in the client's five languages.

The sentences of a language are in its file, `de.json` for one, where the client's check of wording reads them too.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from london_bridge.server.display_names import GUEST

#: What whoever has said no name is called: "Guest", or "Guest 2" beside others.
NAMELESS = re.compile(rf"{re.escape(GUEST)}(?= \d+$|$)")


@dataclass(frozen=True, slots=True)
class ServerTexts:
    """The sentences of one language. `{name}` is a person, `{others}` who plays with them, `{url}` an address."""

    guest: str
    turn: str
    turn_body: str
    turn_mail: str
    stop: str
    confirm: str
    confirm_mail: str
    confirm_button: str
    confirmed: str
    stop_title: str
    stop_button: str
    stopped: str
    outdated: str
    listed: str
    round: str
    open_seat: str
    pounds: str
    pounds_less: str
    chronicle_of: str
    chronicle_games: str
    chronicle_won: str
    chronicle_money: str
    chronicle_charters: str


def read(language: str) -> ServerTexts:
    """The sentences in the file of a language."""
    return ServerTexts(**json.loads(Path(__file__).with_name(f"{language}.json").read_text(encoding="utf-8")))


#: The first is for whoever speaks none of them.
LANGUAGES: Final = {language: read(language) for language in ("en", "de", "fr", "it", "pl")}


def known(language: str | None) -> str | None:
    """Our name of a language that a browser or a person names ("de-AT"), if it is one of the five."""
    found = (language or "").strip().partition("-")[0].lower()
    return found if found in LANGUAGES else None


def texts_for(language: str | None) -> ServerTexts:
    """The sentences of a language, or the English ones."""
    return LANGUAGES[known(language) or "en"]


def shown_name(name: str, language: str | None) -> str:
    """A name as somebody reads it: whoever has none is a guest in their language."""
    nameless = NAMELESS.match(name)
    return texts_for(language).guest + name[nameless.end() :] if nameless else name


def listed(names: list[str], language: str | None) -> str:
    """Names as a list: A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return texts_for(language).listed.format(first=", ".join(names[:-1]), last=names[-1])


def pounds(amount: int, language: str | None) -> str:
    """An amount of money, as the client writes it; what somebody owes has a minus in front."""
    texts = texts_for(language)
    return texts.pounds_less.format(amount=-amount) if amount < 0 else texts.pounds.format(amount=amount)
