"""A position as somebody would disguise it: the same moment in other words."""

from __future__ import annotations

import re


def turned(text: str, by: int) -> str:
    """The same position with everybody so many seats further on."""
    fields = text.split(" ")
    players = len(fields[9].split(";"))

    def moved(row: list[str]) -> list[str]:
        return [row[(seat - by) % players] for seat in range(players)]

    def renamed(word: str) -> str:
        return re.sub(r"\d", lambda found: str((int(found[0]) + by) % players), word)

    if fields[1].isdigit():
        fields[1] = renamed(fields[1])
    fields[6] = "".join(moved(list(fields[6])))
    fields[9] = ";".join(moved(fields[9].split(";")))
    for at in (10, 11, 13, 14):
        fields[at] = renamed(fields[at])
    if "@" in fields[16]:
        number, seat = fields[16].split("@")
        fields[16] = f"{number}@{renamed(seat)}"
    return " ".join(fields)


def richer(text: str, pounds: int = 1) -> str:
    """The same position with everybody a little richer."""
    fields = text.split(" ")
    seats = [seat.split("/", 1) for seat in fields[9].split(";")]
    fields[9] = ";".join(f"{int(money) + pounds}/{rest}" for money, rest in seats)
    return " ".join(fields)
