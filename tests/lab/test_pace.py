"""How far a long run is: games of an earlier run make it look no faster than it is."""

from __future__ import annotations

from london_bridge.lab.pace import Pace


def test_speed_and_time_left_are_those_of_this_run():
    """A run of 1,000 games that goes on after 400 and plays two a second."""
    now = [0.0]
    pace = Pace(1000, clock=lambda: now[0])
    now[0] = 0.5
    assert not pace.due(401, 20.0)
    now[0] = 20.0
    assert pace.due(440, 20.0)
    assert pace.text(440) == "440 of 1,000 games, 2.0 a second, 4.7 minutes left"
    now[0] = 30.0
    assert not pace.due(460, 20.0)
