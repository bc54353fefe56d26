"""Actions: text to number and back, for every move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from london_bridge.envs import ACTIONS, action_of, words_of
from london_bridge.envs.actions import flags_of
from london_bridge.rules import MoveError


def test_every_action_has_words_and_every_word_an_action():
    words = [words_of(action) for action in range(ACTIONS)]
    assert len(set(words)) == ACTIONS == 55
    assert [action_of(word) for word in words] == list(range(ACTIONS))
    assert action_of("place:centre:park") == 26
    assert words_of(22) == "place:centre:gate"


def test_what_is_no_action_is_refused_in_words():
    with pytest.raises(MoveError, match="place:centre:pub"):
        action_of("place:centre:pub")
    wrong: Any
    for wrong in (-1, 55, 3.7, "3", None):
        with pytest.raises(MoveError, match="0 to 54"):
            words_of(wrong)
    assert words_of(np.int8(3)) == "card:3"


def test_a_mask_has_a_one_for_every_bit():
    for legal in (0, 1, 1 << 54, 0b1011 << 20, (1 << 55) - 1):
        flags = flags_of(legal)
        assert flags.dtype == np.int8
        assert flags.shape == (55,)
        assert [action for action in range(64) if legal >> action & 1] == np.flatnonzero(flags).tolist()
