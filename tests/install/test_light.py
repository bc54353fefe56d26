"""The core needs nothing, everything else is an extra, and a missing extra is one sentence with what mends it."""

from __future__ import annotations

import importlib.metadata
import json
import re
import shlex
import subprocess
import tomllib
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import london_bridge
from london_bridge import extras

from .environments import ROOT, Environment

pytestmark = pytest.mark.slow

#: A game between bots, one move by one that searches, a record, a picture: the core from end to end.
GAME = """
import sys
from london_bridge import Game, Record, View, bots, read_record, write_record
game = Game.deal(players=2, scoring="random", seed=5)
game.apply(0, bots.make("master@8p", 3).choose(View.of(game, 0)))
players = [bots.make("journeyman", 1), bots.make("random", 2)]
while not game.over:
    for seat in list(game.deciders):
        game.apply(seat, players[seat].choose(View.of(game, seat)))
write_record("game.json", Record.of(game))
record = read_record("game.json")
assert record.replay(len(record.moves)) == game and "<svg" in View.of(game, 0)._repr_svg_()
assert Game.from_position(game.position()).position() == game.position()
loaded = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(sorted(name for name in loaded if not name.startswith(("__", "_london", "_virtualenv"))))
"""

LAB = ["arena", "simulate", "bench", "lab balance"]


def test_the_bare_wheel_plays_a_game(bare: Environment):
    """An empty environment with the wheel and no other package plays, records, replays and draws a game."""
    assert bare.packages() == {"london-bridge"}
    assert bare.runs(GAME) == "['london_bridge']\n"


@pytest.mark.parametrize(("room", "extra"), [("server", "server"), ("lab", "lab"), ("envs", "research")])
def test_a_room_without_its_extra_says_what_mends_it(bare: Environment, room: str, extra: str):
    """Whoever imports a room that is not installed reads one sentence with a command."""
    told = bare.run("python", "-c", f"import london_bridge.{room}")
    last = told.stderr.strip().splitlines()[-1]
    assert f"the extra [{extra}]" in last
    assert last.endswith(f'install "london-bridge[{extra}]"')


@pytest.mark.parametrize("arguments", ["", "--version", "play", "serve"])
def test_the_command_without_its_extra_is_one_sentence(bare: Environment, arguments: str):
    """`london-bridge` of a bare wheel: no traceback, an exit code, and the command that mends it."""
    told = bare.run("london-bridge", *arguments.split())
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.count("\n") == 1
    assert told.stderr.endswith('install "london-bridge[cli]"\n')


def test_a_server_needs_none_of_the_labs_packages(hosting: Environment):
    """`[server]` brings no scipy, no pyarrow, no matplotlib, no numpy."""
    found = hosting.packages()
    assert {"litestar", "typer"} <= found
    assert not found & {"scipy", "pyarrow", "matplotlib", "numpy", "choix", "torch", "ray", "gymnasium"}


@pytest.mark.parametrize("command", LAB)
def test_the_labs_commands_on_a_server_say_what_mends_them(hosting: Environment, command: str):
    """Where only `[server]` is installed, the commands of the lab are one sentence each, not a traceback."""
    told = hosting.run("london-bridge", *command.split())
    assert (told.returncode, told.stdout) == (2, "")
    assert re.fullmatch(r"london-bridge: The lab needs .* install \"london-bridge\[lab\]\"\n", told.stderr)
    helped = hosting.run("london-bridge", *command.split(), "--help")
    assert helped.returncode == 0, "help needs no extra"


def test_the_wheel_with_server_opens_a_table_that_is_played_over_http(hosting: Environment):
    """`london-bridge serve` of a wheel with `[server]` shows the built client, and a game against bots goes on."""
    served = subprocess.Popen(
        [str(hosting.bin / "london-bridge"), "serve", "--port", "0", "--data", str(hosting.folder / "data")],
        cwd=hosting.folder,
        env=hosting.variables(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert served.stdout is not None
        said = served.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, said
        base = found.group().rstrip("/")
        with urllib.request.urlopen(base + "/") as shown:
            assert b"<script" in shown.read(), "the wheel has no built client"
        play_over_http(hosting, base)
    finally:
        served.terminate()
        served.wait(30)


def play_over_http(hosting: Environment, base: str) -> None:
    """Set up a table against a bot, and have the bot of docs/bot-at-a-table.md play it to its end."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def ask(method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": base, "Content-Type": "application/json"}
        with opener.open(urllib.request.Request(base + path, data, headers, method=method)) as answer:
            return json.load(answer)

    ask("PUT", "/api/me", {"name": "Guest"})
    token = ask("POST", "/api/me/tokens", {"label": "bot"})["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = {"options": {"players": 2, "pace": 0}, "seats": seats, "start": True}
    made = ask("POST", "/api/tables", table)["table"]["id"]
    script = hosting.folder / "bot.py"
    page = (ROOT / "docs" / "bot-at-a-table.md").read_text(encoding="utf-8")
    script.write_text(page.partition("```python\n")[2].partition("```")[0], encoding="utf-8")
    played = hosting.run("python", str(script), base, made, token)
    assert played.returncode == 0, played.stderr
    assert ask("GET", f"/api/tables/{made}")["table"]["status"] == "over"


def distribution_of(requirement: str) -> str:
    return re.split(r"[\[<>=!~; ]", requirement)[0].lower().replace("_", "-")


def closure(name: str, all_extras: dict[str, list[str]]) -> set[str]:
    """The distributions that an extra names, with those of the extras it takes in."""
    found = set()
    for requirement in all_extras[name]:
        if distribution_of(requirement) == extras.DISTRIBUTION:
            for inner in requirement[requirement.index("[") + 1 : requirement.index("]")].split(","):
                found |= closure(inner, all_extras)
        else:
            found.add(distribution_of(requirement))
    return found


@pytest.mark.parametrize("extra", sorted(extras.EXTRAS))
def test_the_modules_of_an_extra_are_those_of_pyproject(extra: str):
    """`london_bridge.extras` asks for a module of every distribution that the extra in pyproject.toml names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = closure(extra, project["optional-dependencies"])
    provided = importlib.metadata.packages_distributions()
    asked = {name.lower().replace("_", "-") for module in extras.EXTRAS[extra].modules for name in provided[module]}
    assert asked == named


def test_the_core_depends_on_nothing():
    """pyproject.toml: no dependency besides extras."""
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"] == []


def test_the_command_that_is_told_mends_it(pure_wheel: Path, tmp_path: Path):
    """A bare wheel from a file, on no index: what the sentence says to run makes `london-bridge` work."""
    made = Environment.make(tmp_path / "venv")
    made.install("--no-index", str(pure_wheel))
    told = made.run("london-bridge", "--version").stderr
    pip, *rest = shlex.split(told.partition("is not installed): ")[2])
    assert pip == "pip"
    assert rest[:3] == ["--python", str(made.python), "install"]
    made.install_by_pip(*rest[3:])
    assert made.run("london-bridge", "--version").stdout == f"london-bridge {london_bridge.__version__}\n"
