"""Plots of the lab's reports: names that can be read, and axes that can be compared."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from london_bridge.lab import report_pages
from london_bridge.lab.balance import answers, watch
from london_bridge.lab.balance.balance_report import chapter
from london_bridge.rules.words import KINDS


def test_long_names_are_shortened_and_stay_apart():
    """The beginning and the end of a name are told; two that would look alike are numbered."""
    start, end = "exec:python3 /a/long/way/from/home/", "/bot.py"
    names = ["random", f"{start}one{end}", f"{start}two{end}"]
    short = report_pages.shortened(names)
    assert short[0] == "random"
    assert len(set(short)) == 3
    assert all(len(name) <= report_pages.LABEL + 4 for name in short)
    assert short[1].startswith("exec:python3")
    assert short[1].endswith("bot.py")


def test_one_axis_holds_all_points():
    """A few intervals that are far wider than the others may run out of it, and unknown ones do not count."""
    values = [(0.0, -1.0, 1.0), (1.0, 0.0, 2.0), (2.0, 1.0, 3.0), (-4.0, -400.0, 400.0), (5.0, -inf, inf)]
    span = report_pages.span_of(values)
    assert span is not None
    assert -5 < span[0] < -4
    assert 5 < span[1] < 6
    assert report_pages.span_of(values[-1:]) is None


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_plots_by_round_can_be_compared_by_eye(monkeypatch: pytest.MonkeyPatch, players: int):
    """The six kinds of building have one axis."""
    drawn: dict[str, Any] = {}

    def whiskers(names: Any, values: Any, label: str, zero: Any = None, span: Any = None) -> str:
        drawn[label] = span
        return ""

    monkeypatch.setattr(report_pages, "whiskers", whiskers)
    chapter(answers(watch("journeyman", players, 60, seed=1, jobs=1)))
    spans = {drawn[f"£, {kind}"] for kind in KINDS}
    assert len(spans) == 1
    assert None not in spans
