"""A game as a film in pixels: GIF and WebP by Pillow, WebM by the program `ffmpeg`, where there is one.

Frames are painted one after the other (`painting`), so a film takes some hundredths of a second a frame. Needs the
`[research]` extra.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from london_bridge.art.film import LAST_SECONDS, SECONDS
from london_bridge.errors import LondonBridgeError
from london_bridge.extras import needed
from london_bridge.view import View

from .painting import Painter

#: How often a second a WebM film shows a picture: players know only films with many.
RATE = 10
#: The number of a GIF's palette that stands for what is not painted.
CLEAR = 255


def write_pictures(
    views: Iterable[View], target: Path, *, seconds: float = SECONDS, width: int = 640, theme: str = "day"
) -> int:
    """Write boards as an animated picture, GIF or WebP by the file's name; how many frames that were."""
    with needed("research"):
        from PIL import Image
    painter = Painter(width, theme)
    frames: list[Any] = [Image.fromarray(painter.paint(view)) for view in views]
    times = [round(1000 * seconds)] * (len(frames) - 1) + [round(1000 * LAST_SECONDS)]
    more: dict[str, Any] = {}
    if target.suffix.lower() == ".gif":
        frames, more = changes_only(frames), {"transparency": CLEAR, "disposal": 1, "optimize": False}
    frames[0].save(target, save_all=True, append_images=frames[1:], duration=times, loop=0, **more)
    return len(frames)


def changes_only(frames: list[Any]) -> list[Any]:
    """Frames in one palette, that of the last board, which has most on it; what stays as it was is left clear.

    So a film of a whole game is a ninth as large.
    """
    from PIL import Image

    palette = frames[-1].quantize(CLEAR, dither=Image.Dither.NONE)
    painted = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    indices = [np.asarray(frame) for frame in painted]
    found = painted[:1]
    for before, now in pairwise(indices):
        frame = Image.fromarray(np.where(now == before, np.uint8(CLEAR), now))
        frame.putpalette(palette.getpalette())
        found.append(frame)
    return found


def write_webm(
    views: Iterable[View], target: Path, *, seconds: float = SECONDS, width: int = 640, theme: str = "day"
) -> int:
    """Write boards as a WebM film (VP9); how many frames that were."""
    program = shutil.which("ffmpeg")
    if program is None:
        raise LondonBridgeError(
            "A WebM film needs the program ffmpeg, which is not here; .gif, .webp and .svg need none."
        )
    painter = Painter(width, theme)
    frames = [painter.paint(view) for view in views]
    height = frames[0].shape[0]
    words = [program, "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}"]
    words += ["-r", str(RATE), "-i", "-", "-c:v", "libvpx-vp9", "-crf", "30", "-b:v", "0", "-pix_fmt", "yuv420p"]
    words += ["-f", "webm", str(target)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        times = [max(1, round(RATE * seconds))] * (len(frames) - 1) + [round(RATE * LAST_SECONDS)]
        _, told = running.communicate(b"".join(f.tobytes() * n for f, n in zip(frames, times, strict=True)))
    if running.returncode:
        last = told.decode("utf-8", "replace").strip().splitlines()[-1:] or ["it said nothing"]
        raise LondonBridgeError(f"{target}: ffmpeg could not write the film: {last[0]}.")
    return len(frames)
