"""The benchmark of the environments runs, and tells every figure with its calibration."""

from __future__ import annotations

import pytest
from bench import envs, neighbours


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


@pytest.mark.slow
def test_what_stands_beside_is_measured_or_said_to_be_missing(capsys: pytest.CaptureFixture[str]):
    """Engines that are not installed are named; ours is measured in one thread and in two."""
    neighbours.main(["--quick"])
    told = capsys.readouterr()
    for name, module in (("EnvPool", "envpool"), ("pgx", "pgx")):
        assert (name in told.out) != (f"{module} is not installed" in told.err)
    rates = [int(line.split()[-3].replace(",", "")) for line in told.out.splitlines() if "thread" in line]
    assert len(rates) >= 2
    assert min(rates) > 0
