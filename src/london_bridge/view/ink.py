"""Ink: a text that is written piece by piece, without an object for every piece. Compiled. Imports nothing.

Pieces are encoded already: words as bytes of UTF-8, and whole numbers.
"""

#: True where this module runs as compiled code: its array is then a C array.
COMPILED = not str(__file__).endswith((".py", ".pyc"))
#: What is written at once; a longer text takes several.
SIZE = 8192
MINUS, ZERO = 45, 48


class Ink:
    """A text in the making."""

    def __init__(self) -> None:
        if not COMPILED:
            self.page = bytearray(SIZE)
        self.at = 0
        self.full: list[bytes] = []

    def put(self, word: bytes) -> None:
        """Write a word."""
        length = len(word)
        if self.at + length > SIZE:
            self.full.append(bytes(self.page[: self.at]))
            self.at = 0
            if length > SIZE:
                self.full.append(word)
                return
        at = self.at
        for i in range(length):
            self.page[at + i] = word[i]
        self.at = at + length

    def number(self, value: int) -> None:
        """Write a whole number."""
        if self.at + 24 > SIZE:
            self.full.append(bytes(self.page[: self.at]))
            self.at = 0
        at = self.at
        if value < 0:
            self.page[at] = MINUS
            at += 1
            value = -value
        place = 1
        while value // place >= 10:
            place *= 10
        while place > 0:
            self.page[at] = ZERO + value // place % 10
            at += 1
            place //= 10
        self.at = at

    def text(self) -> str:
        """All that was written."""
        last = bytes(self.page[: self.at])
        return (b"".join([*self.full, last]) if self.full else last).decode()
