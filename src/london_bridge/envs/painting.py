"""The board in pixels, quickly: every part of the picture is painted once, kept, and laid over those below it.

resvg needs a quarter of a second for a whole board, most of it for drawings that were there in the picture before. A
`Painter` has it paint the parts of a `Canvas` one by one, each on a sheet as large as its place and on the same grid of
pixels, so that the result looks like the whole picture painted at once. Needs the `[research]` extra.
"""

from __future__ import annotations

import io
import math
import re
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from london_bridge.art.board import board_canvas
from london_bridge.art.canvas import Canvas
from london_bridge.extras import needed
from london_bridge.view import View

#: How many painted parts are kept: several games' worth, some 30 MB at 640 pixels.
KEPT = 6000

USED = re.compile(r'href="#([^"]+)"')

Pixels = npt.NDArray[np.uint8]


@cache
def fonts() -> list[str]:
    """The files of the fonts that pictures are lettered with: they come with matplotlib."""
    with needed("research"):
        import matplotlib
    folder = Path(matplotlib.get_data_path(), "fonts", "ttf")
    return [str(folder / f"DejaVu{name}.ttf") for name in ("Sans", "Sans-Bold", "Serif", "Serif-Bold")]


def raster(svg: str, width: int | None = None) -> bytes:
    """An SVG as a PNG file, lettered alike on every machine."""
    with needed("research"):
        import resvg_py
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=fonts(),
        serif_family="DejaVu Serif",
        sans_serif_family="DejaVu Sans",
    )


def decoded(png: bytes, mode: str) -> Pixels:
    """The pixels of a PNG file."""
    with needed("research"):
        from PIL import Image
    with Image.open(io.BytesIO(png)) as image:
        return np.array(image.convert(mode), dtype=np.uint8)


class Patch:
    """A painted part: where its first pixel lies, its colours as far as they cover, and what they let through."""

    __slots__ = ("colour", "left", "through", "top")

    def __init__(self, painted: Pixels, left: int, top: int) -> None:
        alpha = painted[:, :, 3:].astype(np.uint16)
        rows, columns = np.flatnonzero(alpha.any(axis=(1, 2))), np.flatnonzero(alpha.any(axis=(0, 2)))
        if not len(rows):
            rows = columns = np.zeros(1, np.intp)
        window = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        self.left, self.top = left + int(columns[0]), top + int(rows[0])
        self.colour = painted[window][:, :, :3].astype(np.uint16) * alpha[window] + 127
        self.through = 255 - alpha[window]

    def lay_on(self, sheet: Pixels) -> None:
        """Paint it over what is there."""
        height, width = self.through.shape[:2]
        below = sheet[self.top : self.top + height, self.left : self.left + width]
        below[:] = (
            self.colour[: below.shape[0], : below.shape[1]] + self.through[: below.shape[0], : below.shape[1]] * below
        ) // 255


class Painter:
    """Paints boards of one width, and remembers parts of them."""

    def __init__(self, width: int, theme: str = "day") -> None:
        self.width = width
        self.theme = theme
        self._grounds: dict[str, Pixels] = {}
        self._patches: OrderedDict[str, Patch] = OrderedDict()

    def paint(self, view: View) -> Pixels:
        """The board as an array: height × width × red, green, blue."""
        return self.paint_canvas(board_canvas(view, self.theme))

    def paint_canvas(self, canvas: Canvas) -> Pixels:
        """A canvas as an array. Its first parts, which have no place, are the ground."""
        count = next((i for i, part in enumerate(canvas.parts) if part.place is not None), len(canvas.parts))
        markup = "".join(part.markup for part in canvas.parts[:count])
        if markup not in self._grounds:
            whole = (0.0, 0.0, float(canvas.width), float(canvas.height))
            self._grounds[markup] = decoded(raster(document(canvas, markup, whole), self.width), "RGB")
        sheet = self._grounds[markup].copy()
        for part in canvas.parts[count:]:
            patch = self._patches.get(part.markup)
            if patch is None:
                place = part.place or (0.0, 0.0, float(canvas.width), float(canvas.height))
                patch = self._patches[part.markup] = self._painted(canvas, part.markup, place, sheet.shape[0])
                if len(self._patches) > KEPT:
                    self._patches.popitem(last=False)
            else:
                self._patches.move_to_end(part.markup)
            patch.lay_on(sheet)
        return sheet

    def _painted(self, canvas: Canvas, markup: str, place: Sequence[float], height: int) -> Patch:
        """A part by itself, on a sheet whose edges lie between the pixels of the whole."""
        across, down = self.width / canvas.width, height / canvas.height
        left, top = max(0, math.floor(place[0] * across)), max(0, math.floor(place[1] * down))
        right = min(self.width, math.ceil((place[0] + place[2]) * across))
        bottom = min(height, math.ceil((place[1] + place[3]) * down))
        cut = (left / across, top / down, (right - left) / across, (bottom - top) / down)
        svg = document(canvas, markup, cut, (right - left, bottom - top))
        return Patch(decoded(raster(svg), "RGBA"), left, top)


def document(canvas: Canvas, markup: str, cut: Sequence[float], size: tuple[int, int] | None = None) -> str:
    """A part of a canvas as an SVG of its own, with the symbols that it uses."""
    symbols = "".join(canvas.symbols[name] for name in dict.fromkeys(USED.findall(markup)) if name in canvas.symbols)
    wide, high = size or (f"{cut[2]:g}", f"{cut[3]:g}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{cut[0]:.8g} {cut[1]:.8g} {cut[2]:.8g} {cut[3]:.8g}"'
        f' width="{wide}" height="{high}" preserveAspectRatio="none"><defs>{symbols}</defs>{markup}</svg>'
    )
