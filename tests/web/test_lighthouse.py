"""Lighthouse gives the start page and a table 95 or more for accessibility, best practices and being found.

Its score for speed depends on how busy the machine is: `make bench-web` measures it, as a median of several runs.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from bench.page_scores import LIGHTHOUSE, PAGES, STEADY, faults, report, scores, visitor

from tests.missing import missing

LEAST = 95


@pytest.mark.alone
@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_start_page_and_a_table_have_ninety_five_in_every_steady_category(tmp_path: Path) -> None:
    """As on a phone, in a browser that has never been here; `make bench-web` looks at a desk, too."""
    if shutil.which("chromium") is None:
        missing("Chromium", "chromium")
    assert LIGHTHOUSE.exists(), "Lighthouse is missing: python scripts/build_web.py install bench/lighthouse"
    found = []
    with visitor(tmp_path) as (port, address):
        for page in PAGES:
            told = report(port, address(page), "mobile", STEADY)
            assert set(scores(told)) == set(STEADY)
            low = [name for name, score in scores(told).items() if score < LEAST]
            found += [f"{page}, {name}: {faults(told, name)}" for name in low]
    assert not found, "\n".join(found)
