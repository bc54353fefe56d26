"""The benchmark of the environments runs, and tells every figure with its calibration."""

from __future__ import annotations

import pytest
from bench import envs


@pytest.mark.slow
@pytest.mark.alone
def test_every_kind_of_figure_can_be_measured():
    found = [
        envs.vector_figure(True, 2, 1),
        envs.vector_figure(False, 2, 1),
        envs.vector_env_figure("SameStep", 2),
        envs.pettingzoo_figure("london_bridge_v0", envs._maker("london_bridge_v0", players=2), 50, 1),
        envs.openspiel_figure("python_london_bridge(players=2)", 50, 1),
        envs.openspiel_figure("python_kuhn_poker", 10),
        envs.gymnasium_figure("random", 30),
        envs.data_figure(2),
    ]
    for figure in found:
        assert figure.value > 0
        assert figure.scaled > 0
        assert 0.01 < figure.calibration < 60
    assert [figure.met for figure in found] == [True, True, None, True, True, None, None, None]
