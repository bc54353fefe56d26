"""The card of a data set: what it is, how it was made, what its columns mean, and what it is not good for.

A README.md as data repositories read it (a head of YAML, then Markdown), and the same facts as JSON. Figures are
counted from the files themselves. Imports this room's own.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from london_bridge import __version__

from . import layout
from .data import SPLITS, batches

#: Columns, their types and what they hold.
COLUMNS: Final = (
    ("game", "int64", "number of the game in the file, from 0; its last digit says which part it is in"),
    ("decision", "int16", "number of the decision in the game, from 0"),
    ("seat", "int8", "who decided"),
    ("bot", "dictionary", "the name of the bot, with its budget"),
    ("observation", "list of int8", "what the seat saw, in layout {layout}: so many numbers, {size}"),
    ("mask", "uint64", "what it might have done: a bit for each of the 55 actions"),
    ("action", "int8", "what it did"),
    ("money, margin, place", "int16, int16, int8", "how the game ended for it: pounds, pounds ahead, place"),
    ("visits", "list of int32", "playouts of every action; all 0 where nothing was thought"),
    ("values", "list of float32", "the value of every action by which the bot chose; NaN where there is none"),
    ("policy", "list of float32", "target: softmax of the values (temperature {temperature}), else the action itself"),
    ("expected_win, expected_money", "float32", "share of wins and pounds that were expected of the best action"),
)


@dataclass(frozen=True, slots=True)
class FileFacts:
    """What is in a file of decisions."""

    name: str
    players: int
    games: int
    decisions: int
    choices: int  # with more than one legal action
    thought: int  # of which something was thought
    mean_money: float
    actions: int  # different ones
    parts: dict[str, int]  # decisions by part
    bots: dict[str, int]  # decisions by bot
    bytes: int
    sha256: str

    def to_dict(self) -> dict[str, Any]:
        """As plain values."""
        return {name: getattr(self, name) for name in self.__slots__}


def facts_of(path: Path) -> FileFacts:
    """Count a file, piece by piece."""
    games: set[int] = set()
    used: set[int] = set()
    decisions = choices = thought = players = 0
    money = 0
    parts = dict.fromkeys(SPLITS, 0)
    bots: dict[str, int] = {}
    for found in batches(path):
        players = found.players
        games.update(np.unique(found.game).tolist())
        used.update(np.unique(found.action).tolist())
        decisions += len(found)
        choices += int((found.mask.sum(axis=1) > 1).sum())
        thought += int(found.thought.sum())
        money += int(found.money.sum())
        for name, digits in SPLITS.items():
            parts[name] += int(np.isin(found.game % 10, digits).sum())
        for number, count in zip(*np.unique(found.bot, return_counts=True), strict=True):
            bots[found.bots[number]] = bots.get(found.bots[number], 0) + int(count)
    with path.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    return FileFacts(
        path.name,
        players,
        len(games),
        decisions,
        choices,
        thought,
        money / max(1, decisions),
        len(used),
        parts,
        bots,
        path.stat().st_size,
        digest,
    )


def write_card(
    folder: Path,
    files: Sequence[FileFacts],
    plan: dict[str, Any],
    command: str,
    minari: Sequence[str],
    temperature: float,
) -> None:
    """Write README.md and dataset.json beside the files. `minari`: the names under which Minari finds the same."""
    told = {
        "version": __version__,
        "layout": layout.VERSION,
        "temperature": temperature,
        "plan": plan,
        "command": command,
        "files": [one.to_dict() for one in files],
        "minari": list(minari),
    }
    (folder / "dataset.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    (folder / "README.md").write_text(
        card(files, plan, command, minari, temperature) + "\n", encoding="utf-8", newline="\n"
    )


def card(
    files: Sequence[FileFacts], plan: dict[str, Any], command: str, minari: Sequence[str], temperature: float
) -> str:
    """The card."""
    games, decisions = sum(one.games for one in files), sum(one.decisions for one in files)
    head = [
        "---",
        "license: mit",
        "pretty_name: Old London Bridge, decisions of strong bots",
        "task_categories: [reinforcement-learning]",
        "tags: [board-game, imitation-learning, offline-rl, imperfect-information]",
        f"size_categories: [{size_of(decisions)}]",
        "configs:",
    ]
    for one in files:
        head += [f"- config_name: players-{one.players}", f"  data_files: {one.name}"]
    scoring = plan["scoring"] if isinstance(plan["scoring"], str) else ", ".join(map(" ".join, plan["scoring"].items()))
    sizes = ", ".join(f"{layout.size(one.players)} for {one.players} players" for one in files)
    rows = [
        f"| `{one.name}` | {one.players} | {one.games:,} | {one.decisions:,} | {one.choices:,} | {one.thought:,} |"
        f" {' / '.join(f'{one.parts[name]:,}' for name in SPLITS)} | {one.bytes / 1e6:.1f} MB |"
        for one in files
    ]
    columns = [
        f"| `{name.replace(', ', '`, `')}` | {kind} |"
        f" {text.format(size=sizes, layout=layout.VERSION, temperature=temperature)} |"
        for name, kind, text in COLUMNS
    ]
    parts = "; ".join(
        f"{name}: numbers that end with {digits[0]}" + (f" to {digits[-1]}" if len(digits) > 1 else "")
        for name, digits in SPLITS.items()
    )
    body = [
        "---",
        "",
        "# Old London Bridge: decisions of strong bots",
        "",
        (
            f"{games:,} games and {decisions:,} decisions of the board game *Old London Bridge* between"
            f" {', '.join(plan['bots'])}: what each seat saw, might have done and did, what it thought of every move,"
            " and how the game ended for it."
        ),
        "",
        "| file | players | games | decisions | with a choice | thought about | train / validation / test | size |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        *rows,
        "",
        f"Parts by the games' numbers: {parts}. Deals are independent, so no part tells of another.",
        "",
        "## Columns",
        "",
        "| column | type | what it is |",
        "| --- | --- | --- |",
        *columns,
        "",
        "## How it was made",
        "",
        f"Scoring {scoring}, seed {plan['seed']}, with version {__version__} of the package `london-bridge`:",
        "",
        "```",
        command,
        "```",
        "",
        (
            "Bots that think for a number of playouts choose alike on every machine, so this command makes the same"
            " games again; `games-*.jsonl` are their records, which `london-bridge record check` replays. Nothing in it"
            " is of people."
        ),
        "",
        "## What it is not good for",
        "",
        "- The bots are strong, not perfect, and they all are of one kind: what they never do is not in it.",
        (
            "- `values` come from so many playouts as `visits` tells; moves that drop out early have few, and theirs"
            " are rough. The target `policy` follows from the values; another may be made of them."
        ),
        "- Decisions of one game are not independent: take games, not rows, for parts and for intervals.",
        "",
        "## Reading it",
        "",
        "```python",
        "from london_bridge.envs import data, data_loaders",
        "",
        f'found = data.load("{files[0].name}", split="train")                      # NumPy arrays',
        f'frame = data_loaders.polars_frame("{files[0].name}")                     # polars, lazily',
        f'loader = data_loaders.torch_dataset("{files[0].name}", split="train")    # torch',
        "```",
        "",
        "Any reader of Parquet will do.",
    ]
    if minari:
        first = minari[0]
        body += [
            "The same in Minari's form is in the folder `minari`:",
            f"`MINARI_DATASETS_PATH=minari python -c \"import minari; print(minari.load_dataset('{first}'))\"`",
            f"(all: {', '.join(minari)}). An episode there is what one seat of one game did.",
        ]
    return "\n".join(head + body)


def size_of(rows: int) -> str:
    """How data repositories tell sizes."""
    for limit, name in ((1e3, "n<1K"), (1e4, "1K<n<10K"), (1e5, "10K<n<100K"), (1e6, "100K<n<1M"), (1e7, "1M<n<10M")):
        if rows < limit:
            return name
    return "n>10M"
