"""Pictures in milliseconds, and films: what is painted part by part is the picture painted at once."""

from __future__ import annotations

import re
import shutil
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from london_bridge.art.board import board_canvas, board_svg
from london_bridge.art.film import film_svg, scenes
from london_bridge.bots import make
from london_bridge.cli import run
from london_bridge.envs.painting import Painter, decoded, raster
from london_bridge.record import Record, read_records
from london_bridge.rules import Game
from london_bridge.view import View

CORPUS = Path(__file__).parents[1] / "corpus"
SVG = "{http://www.w3.org/2000/svg}"


def recorded(players: int, number: int = 4) -> Record:
    records = read_records(CORPUS / f"{players}p.jsonl")
    return [next(records) for _ in range(number + 1)][-1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "width", "theme"), [(2, 640, "day"), (3, 500, "night"), (4, 960, "day"), (4, 640, "night")]
)
def test_parts_make_the_whole_picture(players: int, width: int, theme: str):
    """Painted part by part, a board looks as it does painted at once, to within what rounding does to an edge."""
    painter = Painter(width, theme)
    views = list(scenes(recorded(players)))
    for view in [views[0], views[len(views) // 2], views[-1]]:
        painted = painter.paint(view)
        whole = decoded(raster(board_svg(view, theme), width), "RGB")
        assert painted.shape == whole.shape
        differ = np.abs(painted.astype(int) - whole)
        if width == 640:  # two units a pixel: all edges are where they are in the whole
            assert differ.max() <= 24, "a part reaches beyond its place"
        assert (differ.max(axis=2) > 24).mean() < 0.0005
        assert differ.mean() < 0.2


def test_every_part_has_its_place():
    """Every part but the ground, which comes first, has a place, and that lies on the board."""
    view = list(scenes(recorded(4)))[30]
    canvas = board_canvas(view)
    placed = [part.place for part in canvas.parts if part.place is not None]
    assert [part.place is None for part in canvas.parts] == sorted(
        (part.place is None for part in canvas.parts), reverse=True
    )
    assert len(placed) > 80
    assert all(x >= 0 and y >= 0 and x + w <= 1280 and y + h <= canvas.height + 1 for x, y, w, h in placed)


@pytest.mark.alone
@pytest.mark.slow
def test_a_frame_takes_milliseconds():
    """640 pixels, every decision of a game: under 50 ms of processor time on average, the first frame apart."""
    painter = Painter(640)
    game, bots = Game.deal(4, "random", seed=3), [make("journeyman", seat) for seat in range(4)]
    painter.paint(View.of(game, 0))
    begun, frames = time.process_time(), 0
    while not game.over:
        seat = game.deciders[0]
        game.apply(seat, bots[seat].choose(View.of(game, seat)))
        painter.paint(View.of(game, 0))
        frames += 1
    assert (time.process_time() - begun) / frames < 0.05


def test_scenes_are_what_a_spectator_sees():
    """Every round has its beginning, its cards and its turns; the last board is the end."""
    record = recorded(4)
    views = list(scenes(record))
    assert views[-1] == View.of(record.replay(len(record.moves)), None)
    assert {view.sketch.round for view in views} == set(range(1, views[-1].sketch.round + 1))
    assert all(view.seat is None for view in views)
    assert 5 * views[-1].sketch.round <= len(views) <= 7 * views[-1].sketch.round
    assert all(view.seat == 2 for view in scenes(record, 2))


def test_the_moving_picture_shows_every_board_in_turn():
    """What is visible at a moment of the SVG film, in its order, is the board of that moment and nothing else."""
    views = list(scenes(recorded(2)))[:24]
    root = ET.fromstring(film_svg(views, 0.5))
    whole = 0.5 * 23 + 4
    drawn = [element for element in root if element.tag not in (f"{SVG}title", f"{SVG}defs")]
    for number in (0, 1, 9, 23):
        seen = [part for element in drawn for part in visible(element, number * 0.5 / whole)]
        canvas = board_canvas(views[number])
        board = ET.fromstring(f'<svg xmlns="{SVG[1:-1]}">{"".join(part.markup for part in canvas.parts)}</svg>')
        assert seen == [ET.tostring(part) for part in board]
    used = set(re.findall(r'href="#([^"]+)"', ET.tostring(root, encoding="unicode")))
    assert used <= {element.get("id") for element in root.iter()}


def visible(element: ET.Element, moment: float) -> list[bytes]:
    """What an element of a film shows at a part of its length."""
    clock = element.find(f"{SVG}animate")
    if clock is None:
        return [ET.tostring(element)]
    times = [float(word) for word in (clock.get("keyTimes") or "").split(";")]
    values = (clock.get("values") or "").split(";")
    assert times[0] == 0
    at = max(i for i, begin in enumerate(times) if begin <= moment + 1e-6)
    return [ET.tostring(part) for part in element if part is not clock] if values[at] == "visible" else []


@pytest.mark.slow
def test_a_film_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """`record film`: each kind of file, with as many frames as there are scenes; refusals are sentences."""
    file = tmp_path / "game.jsonl"
    file.write_text((CORPUS / "2p.jsonl").read_text(encoding="utf-8").splitlines()[4] + "\n", encoding="utf-8")
    count = len(list(scenes(recorded(2))))
    for kind in ("gif", "webp"):
        assert run(["record", "film", str(file), str(tmp_path / f"film.{kind}"), "--width", "320"]) == 0
        with Image.open(tmp_path / f"film.{kind}") as film:
            assert getattr(film, "n_frames", 1) == count
            assert film.width == 320
            film.seek(count - 1)
            last = np.array(film.convert("RGB"), dtype=int)
        end = Painter(320).paint(list(scenes(recorded(2)))[-1])
        assert np.abs(last - end).mean() < 8, "colours of a palette, but the same picture"
    assert f"{count} boards" in capsys.readouterr().out
    assert run(["record", "film", str(file), str(tmp_path / "film.svg")]) == 0
    assert (tmp_path / "film.svg").stat().st_size < 1_500_000
    capsys.readouterr()
    assert run(["record", "film", str(file), str(tmp_path / "film.avi")]) == 2
    assert "ends in .gif, .webp, .webm, .svg" in capsys.readouterr().err
    assert run(["record", "film", str(file), str(tmp_path / "x.svg"), "--seat", "5"]) == 2
    code = run(["record", "film", str(file), str(tmp_path / "film.webm"), "--width", "320"])
    if shutil.which("ffmpeg"):
        assert code == 0
        assert (tmp_path / "film.webm").read_bytes()[:4] == b"\x1a\x45\xdf\xa3"
    else:
        assert code == 2
        assert "needs the program ffmpeg" in capsys.readouterr().err
