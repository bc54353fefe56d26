"""A field of a deal or a state stands in several lists, since C needs its own. All are made from one table, and whoever
forgets to make them anew is told here.
"""

import pickle
import re
import shutil
import subprocess
import sys
from pathlib import Path

from london_bridge.rules import Game, codes, state
from london_bridge.rules.moment import SCRATCH
from london_bridge.rules.state import ARRAYS, NUMBERS, Deal, State
from london_bridge.rules.state_fields import DEAL
from london_bridge.view.sketching import sketch_of

ROOT = Path(__file__).parents[2]
#: What a sketch has no use for: what a scoring counts, and that things are drawn late.
NOT_SKETCHED = {*SCRATCH, "undrawn"}


def declared(name: str) -> tuple[dict[str, int], list[str]]:
    """The arrays with their sizes and the numbers that `state.pxd` declares for a class."""
    text = Path(state.__file__).with_name("state.pxd").read_text(encoding="utf-8")
    text = text.partition(f"cdef class {name}:")[2].partition("cpdef")[0]
    fields = re.findall(r"^    cdef public (?:short|int|unsigned long long) (\w+)(?:\[(\d+)\])?$", text, re.MULTILINE)
    return {name: int(size) for name, size in fields if size}, [name for name, size in fields if not size]


def full() -> State:
    """A state with another value in every place of every field; no game, but every value tells where it comes from."""
    filled = Game.deal(4, "base", 1).state
    value = 0
    for name, size in ARRAYS.items():
        setattr(filled, name, list(range(value + 1, value + size + 1)))
        value += size
    for name in NUMBERS:
        value += 1
        setattr(filled, name, value)
    filled.phase = codes.OVER
    return filled


def differing(one: State, other: State) -> set[str]:
    """The fields in which two states differ."""
    arrays = {name for name in ARRAYS if list(getattr(one, name)) != list(getattr(other, name))}
    return arrays | {name for name in NUMBERS if getattr(one, name) != getattr(other, name)}


def made(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """The script that makes the lists, in a tree."""
    script = str(root / "scripts" / "make_state.py")
    return subprocess.run([sys.executable, script, *options], capture_output=True, text=True, check=False)


def test_the_lists_are_what_the_table_says():
    """`make check` asks the same; and the declarations that C has are those of the table, in its order."""
    assert made(ROOT, "--check").returncode == 0
    assert declared("State") == (ARRAYS, list(NUMBERS))
    assert list(declared("State")[0]) == list(ARRAYS)
    sizes = {field.name: field.size for field in DEAL if field.size}
    assert declared("Deal") == (sizes, [field.name for field in DEAL if not field.size])


def test_a_field_is_added_in_one_place(tmp_path: Path):
    """A line of the table, and the script: the field is declared, copied and sketched."""
    for name in (
        "rules/sizes.py",
        "rules/c_sizes.pxd",
        "rules/state_fields.py",
        "rules/state.py",
        "rules/state.pxd",
        "view/sketching.py",
    ):
        copy = tmp_path / "src" / "london_bridge" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "src" / "london_bridge" / name, copy)
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "make_state.py", tmp_path / "scripts")
    table = tmp_path / "src/london_bridge/rules/state_fields.py"
    text = table.read_text(encoding="utf-8")
    table.write_text(
        text.replace('    _number("phase"),', '    _array("luck", SEATS, "seats"),\n    _number("phase"),')
    )
    stale = made(tmp_path, "--check")
    assert stale.returncode == 1
    assert "make_state.py" in stale.stderr
    assert made(tmp_path).returncode == 0
    assert made(tmp_path, "--check").returncode == 0
    package = tmp_path / "src" / "london_bridge"
    assert "cdef public short luck[4]" in (package / "rules/state.pxd").read_text()
    assert "self.luck[i] = other.luck[i]" in (package / "rules/state.py").read_text()
    assert "sketch.luck[i] = state.luck[i]" in (package / "view/sketching.py").read_text()


def test_a_deal_of_ones_own_has_every_field():
    """A copy and a deal that is pickled, with another value in every place; what follows from the players does so."""
    one = Deal(Game.deal(4, "base", 1).state.deal.box, 3)
    value = 0
    for field in DEAL:
        if field.size:
            setattr(one, field.name, list(range(value + 1, value + field.size + 1)))
            value += field.size
    one.rondel = value + 1
    for other in (one.copy(), pickle.loads(pickle.dumps(one))):
        for field in DEAL:
            mine, theirs = getattr(one, field.name), getattr(other, field.name)
            assert (list(mine) == list(theirs)) if field.size else mine == theirs, field.name


def test_a_copy_has_every_field():
    """A copy, a state that becomes another, and one that is pickled."""
    one = full()
    other = State(one.deal)
    assert differing(one, other) == {*ARRAYS, *NUMBERS}, "or this test would not notice what is forgotten"
    other.become(one)
    assert not differing(one, other)
    assert not differing(one, one.copy())
    assert not differing(one, pickle.loads(pickle.dumps(one)))


def test_a_sketch_has_every_field_that_can_be_known():
    """10.3: outside the card phase nothing is hidden but what lies in stacks, which belong to the deal."""
    one = full()
    assert differing(one, sketch_of(one, -1)) == NOT_SKETCHED
