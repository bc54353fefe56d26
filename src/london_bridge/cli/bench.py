"""`london-bridge bench`: how fast the engine is on this machine. Imports lab."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from london_bridge.lab.speed import Figure


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Short runs, to see that everything works.")] = False,
) -> None:
    """Measure the speed of the engine, one core, with a calibration in the same run.

    Every figure is given as measured, and scaled to a machine on which
    `for i in range(10**7): pass` takes 0.25 seconds: as a program (scaled,
    which the targets are for), and inside a function (strict).
    """
    from london_bridge.lab.speed import figures, machine

    where = machine()
    if as_json:
        told = [figure.to_dict() for figure in figures(quick)]
        print(json.dumps({**where, "figures": told}, indent=2, ensure_ascii=False))
        return
    compiled = "compiled" if where["compiled"] else "interpreted (no compiled modules, or LONDON_BRIDGE_PURE is set)"
    print(f"London Bridge {where['version']}, {compiled}, Python {where['python']}, {where['platform']}")
    print(f"{'':50} {'measured':>10} {'loop':>7} {'scaled':>10} {'strict':>10} {'':11} target")
    for figure in figures(quick):
        print(line(figure), flush=True)


def line(figure: Figure) -> str:
    """A figure for people."""
    digits = {"µs": 3, "s": 2}.get(figure.unit, 0)
    numbers = [f"{number:,.{digits}f}" for number in (figure.value, figure.scaled, figure.strict)]
    target = ""
    if figure.target is not None:
        target = f"{'<' if figure.under else '≥'} {figure.target:,.0f} {'met' if figure.met else 'MISSED'}"
    measured, scaled, strict = numbers
    loop = f"{figure.calibration:6.3f}s"
    return f"{figure.name:50} {measured:>10} {loop} {scaled:>10} {strict:>10} {figure.unit:11} {target}"
