"""The summary of a simulation as people read it. Imports lab."""

from rich.console import Console
from rich.table import Table

from london_bridge.lab.intervals import Estimate, share_of
from london_bridge.lab.simulate import SimulationOutcome, Summary
from london_bridge.lab.simulate.summary import Group


def show(outcome: SimulationOutcome, console: Console | None = None) -> None:
    """Print what came of a simulation."""
    console = console or Console(highlight=False)
    summary = outcome.summary
    plan = summary.plan
    found = f", {outcome.found:,} of them from the files" if outcome.found else ""
    rate = f"{outcome.seconds:.1f} s, {outcome.rate:,.0f} games a second"
    games = f"{summary.games:,} game{'s' * (summary.games != 1)}"
    console.print(f"{games} of {plan.players} players, seed {plan.seed}{found} ({rate})", markup=False)
    if not summary.games:
        return
    scoring = plan.scoring
    words = scoring if isinstance(scoring, str) else ", ".join(f"{name} {word}" for name, word in scoring.items())
    console.print(f"Scoring: {words}. All intervals are 95 %.\n", markup=False)
    if len(summary.bots) > 1:
        console.print(groups("bot", summary.bots, summary), "")
    seats = [
        Group(f"{seat} ({name})", group.fair, group.wins, group.money)
        for seat, (name, group) in enumerate(zip(plan.bots, summary.seats, strict=True))
    ]
    console.print(groups("seat", seats, summary), "")
    console.print(groups("step", summary.steps, summary), "")
    console.print(figures(summary))


def groups(title: str, rows: list[Group], summary: Summary) -> Table:
    """Shares of wins and money, a line for each group."""
    table = Table(title=f"By {title}", title_justify="left", title_style="bold", show_edge=False, pad_edge=False)
    table.add_column(title)
    table.add_column("games won", justify="right")
    table.add_column("interval", justify="right", style="dim")
    table.add_column("fair", justify="right", style="dim")
    table.add_column("money", justify="right")
    table.add_column("interval", justify="right", style="dim")
    for group in rows:
        share, money = group.share(summary.games), group.money.estimate()
        table.add_row(
            group.name,
            percent(share.value) if share else "",
            f"{percent(share.low)} to {percent(share.high)}" if share else "",
            percent(group.fair),
            f"{money.value:.2f}" if money else "",
            between(money),
        )
    return table


def figures(summary: Summary) -> Table:
    """Money, length and ends."""
    table = Table(title="All games", title_justify="left", title_style="bold", show_edge=False, pad_edge=False)
    table.add_column("")
    table.add_column("mean", justify="right")
    table.add_column("interval", justify="right", style="dim")
    for name, estimate in (
        ("money of a player", summary.money.estimate()),
        ("money of the winner", summary.winner.estimate()),
        ("ahead of the second by", summary.margin.estimate()),
        ("rounds", summary.rounds.estimate()),
        ("decisions", summary.decisions.estimate()),
    ):
        table.add_row(name, f"{estimate.value:.2f}" if estimate else "", between(estimate))
    games = summary.games
    for name, count in (("ended by rounds", games - summary.early), ("ended by empty stacks", summary.early)):
        share = share_of(count, games)
        table.add_row(
            name,
            percent(share.value) if share else "",
            f"{percent(share.low)} to {percent(share.high)}" if share else "",
        )
    return table


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.2f} %"


def between(estimate: Estimate | None) -> str:
    """The ends of an interval."""
    return estimate.ends(2) if estimate else ""
