"""A text written piece by piece is the same as one put together, however long it becomes."""

from hypothesis import given
from hypothesis import strategies as st

from london_bridge.view.ink import Ink

pieces = st.lists(st.text(max_size=3000) | st.integers(-(2**31) + 1, 2**31 - 1), max_size=12)


@given(pieces)
def test_pieces_make_a_text(written: list[str | int]) -> None:
    """Words and whole numbers, below zero too, stand one after the other."""
    ink = Ink()
    for piece in written:
        if isinstance(piece, int):
            ink.number(piece)
        else:
            ink.put(piece.encode())
    assert ink.text() == "".join(str(piece) for piece in written)


def test_a_long_text_takes_several_pages() -> None:
    """Neither many pieces nor one long piece is cut off."""
    ink = Ink()
    ink.put(b"x" * 100_000)
    for number in range(10_000):
        ink.number(number)
    assert ink.text() == "x" * 100_000 + "".join(str(number) for number in range(10_000))
