"""Promises of the house that no linter knows: files short enough to read, declarations that point down."""

from __future__ import annotations

import ast
import builtins
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "london_bridge"
MOST_LINES = 450

#: From the bottom up; a room's declarations may use those of its own floor and of the floors below.
FLOORS = [
    {"rules"},
    {"record", "view"},
    {"bots"},
    {"review", "daily", "chronicle"},
    {"puzzles"},
    {"lab", "envs", "server"},
    {"cli"},
]


def floor(room: str) -> int:
    return next(number for number, rooms in enumerate(FLOORS) if room in rooms)


def python_files() -> list[Path]:
    folders = [PACKAGE, ROOT / "tests", ROOT / "bench", ROOT / "scripts"]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", python_files(), ids=name)
def test_files_are_rooms(path: Path):
    """One idea in a file: never above 450 lines, and a docstring says what lives there."""
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= MOST_LINES
    assert text == "" or text.startswith(('"""', "#!")), "a module starts with a docstring"


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.pxd")), ids=name)
def test_declarations_obey_the_directions_of_imports(path: Path):
    """`cimport` is an import too, though import-linter does not read it: nothing points upwards."""
    own = path.relative_to(PACKAGE).parts[0].removesuffix(".pxd")
    text = path.read_text(encoding="utf-8")
    for room in re.findall(r"\blondon_bridge\.(\w+)", text):
        assert floor(room) <= floor(own)


#: Crowds, sieges and bots that hang: there the time that passes is the matter itself; `waiting` is for the others.
TIME_PASSES = {"attacking.py", "bad_bots.py", "besieging.py", "crowding.py", "killing.py", "lasting.py", "waiting.py"}


def sleeps(path: Path) -> list[int]:
    """The lines on which a file sleeps; `sleep(0)` only lets others go on."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        # time.sleep(1), sleep(1), page.wait_for_timeout(1)
        and {"sleep", "wait_for_timeout"} & {getattr(node.func, "attr", ""), getattr(node.func, "id", "")}
        and not (node.args and isinstance(node.args[0], ast.Constant) and node.args[0].value == 0)
    ]


def test_no_test_sleeps():
    """A sleep is too long on a quick machine and too short on a busy one: tests/waiting.py has what is better."""
    files = [
        path for path in (ROOT / "tests").rglob("*.py") if path.name not in TIME_PASSES and "soak" not in path.parts
    ]
    assert {name(path): lines for path in files if (lines := sleeps(path))} == {}


#: Module names that occur more than once because they mean the same thing.
SAME_MODULES = {
    "arena": "the command, and the games that it plays",
    "lab": "the command, and the room",
    "leaderboard": "the command, and the games that it plays",
    "simulate": "the command, and the games that it plays",
    "position": "the command, and where a game stands",
    "record": "the command, the room and its class",
    "review": "the command, and the room",
    "view": "what a seat may know, and the same as a message",
    "bots": "the bots, and the server's workers in which they think",
    "accounts": "accounts, and their messages",
    "people": "people, and their messages",
    "looks": "how somebody looks at a table, and its messages",
    "notices": "notices, and their messages",
    "replays": "the pages of replays, and their messages",
    "puzzles": "the room, the pages that give puzzles out, and their messages",
    "reviews": "the reviews that a server makes, their pages and their messages",
    "requests": "requests as messages, and what a table makes of them",
    "tables": "the server's tables, their pages and their messages",
}
#: The same for classes: what the game or a bot has, and the message that carries it.
SAME_CLASSES = {"Prizes", "View"}


def test_a_name_means_one_thing():
    """A module's name, and a public class's, occurs once in the package, or means the same thing."""
    modules: dict[str, list[str]] = {}
    classes: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        module = path.stem if path.stem != "__init__" else path.parent.name
        modules.setdefault(module, []).append(name(path))
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                classes.setdefault(node.name, []).append(name(path))
    for found, allowed in ((modules, SAME_MODULES.keys()), (classes, SAME_CLASSES)):
        twice = {word: paths for word, paths in found.items() if len(paths) > 1 and word not in allowed}
        assert twice == {}
        assert [word for word in allowed if len(found.get(word, [])) < 2] == [], "the list of exceptions is short"


def bound(tree: ast.Module) -> set[str]:
    """The names that a module defines or imports at its top."""
    found: set[str] = set()
    for node in tree.body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                found.add(node.name)
            case ast.Import() | ast.ImportFrom():
                found |= {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
            case ast.Assign():
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=word)):
                found.add(word)
    return found


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def stands(word: str, folder: Path) -> bool:
    """Whether `a.b.C` or `a/b` is a module, a folder or a file in a folder, or a name in one of these."""
    first, _, rest = word.rstrip("/").replace("/", ".").partition(".")
    if (folder / word).exists() or ((folder / first).is_dir() and not rest):
        return True
    if (folder / first).is_dir():
        return stands(rest, folder / first)
    for home, name_ in ((folder / f"{first}.py", rest.partition(".")[0]), (folder / "__init__.py", first)):
        if home.is_file() and (not name_ or name_ in bound(parsed(home))):
            return True
    return False


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("__init__.py")), ids=name)
def test_what_a_package_says_it_holds_is_there(path: Path):
    """What a package's docstring names in backticks (modules, files, functions) is in it, or in a room around it."""
    told = re.findall(r"`([a-z_]+(?:[./]\w+)*/?)`", ast.get_docstring(parsed(path)) or "")
    rooms = [path.parent, *(folder for folder in path.parents if PACKAGE in folder.parents or folder == PACKAGE)]
    gone = [word for word in told if not any(stands(word, room) for room in rooms) and not hasattr(builtins, word)]
    assert gone == []


#: Paths in documents that are made on the reader's machine, or stand for the reader's own files.
READERS_OWN = ("build/", "dist/", "bench/results/", "mybots.py", "value.log.json", "london_bridge-VERSION.")
PATH = re.compile(r"`(\w[\w*.-]*(?:/[\w*.-]+)*/?)`")
ENDING = re.compile(r"\.(?:py|pxd|md|json|toml|ts|svelte|ftl|svg|css|ipynb)$")


def documents() -> list[Path]:
    return [*sorted((ROOT / "docs").glob("*.md")), ROOT / "CONTRIBUTING.md", ROOT / "README.md"]


@cache
def files() -> list[str]:
    """Every file and folder that is ours, with a stroke in front."""
    homes = ("src", "tests", "bench", "scripts", "docs", "examples", "web/src", "web/scripts", "web/plugins")
    deep = [found for home in homes for found in (ROOT / home).rglob("*") if "__pycache__" not in found.parts]
    return [f"/{name(found)}" for found in [*ROOT.glob("*"), *ROOT.glob("web/*"), *deep]]


@cache
def is_there(path: str) -> bool:
    """Whether a path is in the project, from wherever a document tells it; `*` and `XX` stand for any word."""
    plain = re.escape(path.rstrip("/")).replace(r"\*", r"[^/]*").replace("XX", r"\w\w")
    fits = re.compile(rf"/{plain}(?:\.py)?$")
    return any(fits.search(found) for found in files())


@pytest.mark.parametrize("path", documents(), ids=name)
def test_paths_in_documents_lead_somewhere(path: Path):
    """Every path in backticks in docs/*.md, CONTRIBUTING and README exists: files, and what begins with a folder."""
    text = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    folders = {found.rpartition("/")[2] for found in files() if "." not in found.rpartition("/")[2]}
    told = {
        word
        for word in PATH.findall(text)
        if (ENDING.search(word) or ("/" in word and word.split("/")[0] in folders)) and not word.startswith(READERS_OWN)
    }
    assert sorted(word for word in told if not is_there(word)) == []


#: Of `rules/scorings`, the names that mean the same wherever they stand (`CARDS` is also a phase).
AMOUNTS = re.compile(r"BY_[A-Z]+|[A-Z]+_PAYS?|KIND_SETS|CARD_SETS|HIGHEST|PRIZES|START_MONEY|CENTRE_COSTS")


def repeats(path: Path) -> list[str]:
    """The amounts and scorings that a module writes down for itself instead of taking them from `rules/scorings`."""
    found: list[str] = []
    for node in ast.walk(parsed(path)):
        match node:
            case ast.Assign(targets=[target], value=ast.Constant() | ast.Tuple() | ast.List() | ast.Call()):
                each = target.elts if isinstance(target, ast.Tuple) else [target]
                found += [one.id for one in each if isinstance(one, ast.Name) and AMOUNTS.fullmatch(one.id)]
            case ast.Compare(left=left, comparators=[ast.Constant(value=int(value))]) if value:
                if "money" in [part.attr for part in ast.walk(left) if isinstance(part, ast.Attribute)]:
                    found.append(f"money and {value}")
    return found


def test_amounts_stand_in_one_place():
    """What is paid (2.3, 5.2, sections 8 and 9) is written in `rules/scorings` alone; everybody else takes it there."""
    rooms = [PACKAGE / room for room in ("rules", "view", "bots", "review", "envs")]
    modules = [path for room in rooms for path in sorted(room.rglob("*.py")) if path.stem != "scorings"]
    assert {name(path): found for path in modules if (found := repeats(path))} == {}
