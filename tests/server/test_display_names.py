"""Names that people see: something has to be there to see, and it stays within its line."""

import pytest

from london_bridge.server.display_names import LONGEST, clean_name
from london_bridge.server.refusals import RequestRefused


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200b\u200b",  # spaces without a width
        "\u3164",  # a filler of Hangul, which counts as a letter
        "\u115f\u1160",
        "\u2800\u2800",  # an empty cell of Braille
        "\u00ad\u2060\ufeff",
        "\u202e\u202c",  # turns the line round, and back
        "\ufe0f\u0301\u034f",  # marks without a letter
        "\U000e0041\U000e0042",  # tags
        "\uffa0 \u3164",
    ],
)
def test_invisible_names_are_refused(name: str) -> None:
    """Nobody sits at a table without a name that can be seen."""
    with pytest.raises(RequestRefused):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Zoë", "Zoë"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("王小明", "王小明"),
        ("김철수", "김철수"),
        ("ศักดิ์สิทธิ์", "ศักดิ์สิทธิ์"),
        ("Nguyễn", "Nguyễn"),
        ("🦊", "🦊"),
        ("  Ann\u3164 \t Bell ", "Ann Bell"),
        ("\u202eAnn", "Ann"),
    ],
)
def test_names_of_the_world_stay(name: str, kept: str) -> None:
    """What is seen of a name stays as it is."""
    assert clean_name(name) == kept


def test_a_name_is_no_tower() -> None:
    """Marks beyond three on one letter are left out."""
    assert clean_name("A" + "\u0301" * 20) == clean_name("A" + "\u0301" * 4)
    assert len(clean_name("Z" + "\u0335" * 20)) <= 4 < LONGEST
