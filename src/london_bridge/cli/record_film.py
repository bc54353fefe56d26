"""`london-bridge record film`: a recorded game as an animation in a file, to look at and to hand on.

Imports record, the art and, for pixels, the research environments.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from london_bridge.errors import LondonBridgeError

from .record import Boxes, File, load_boxes
from .show import nth_record

KINDS: Final = (".gif", ".webp", ".webm", ".svg")


def film(
    file: File,
    output: Annotated[Path, typer.Argument(metavar="OUT", help="What to write: a .gif, .webp, .webm or .svg file.")],
    number: Annotated[
        int, typer.Option("--record", metavar="R", min=0, help="Which record of the file, counted from 0.")
    ] = 0,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", help="As this seat saw it, counted from 0.", show_default="a spectator"),
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.1, max=10, help="How long each board is seen.")
    ] = 0.8,
    width: Annotated[int, typer.Option("--width", metavar="PX", min=160, max=1920, help="In pixels.")] = 640,
    night: Annotated[bool, typer.Option("--night", help="By night.")] = False,
    box: Boxes = None,
) -> None:
    """Make a film of a recorded game: every round's beginning, its cards, and every turn.

    SVG needs nothing and stays sharp; GIF and WebP need the extra research,
    WebM the program ffmpeg too. Nothing is shown that the seat, or a spectator,
    could not know at that moment.
    """
    from london_bridge.art.film import film_svg, scenes

    kind = output.suffix.lower()
    if kind not in KINDS:
        raise LondonBridgeError(f"{output}: a film is a file that ends in {', '.join(KINDS)}.")
    record = nth_record(file, number, load_boxes(box))
    if seat is not None and not 0 <= seat < len(record.players):
        raise LondonBridgeError(f"--seat {seat}: seats of this record go from 0 to {len(record.players) - 1}.")
    views = list(scenes(record, seat))
    theme = "night" if night else "day"
    try:
        if kind == ".svg":
            output.write_text(film_svg(views, seconds, theme, width), encoding="utf-8")
        else:
            from london_bridge.envs.film_files import write_pictures, write_webm

            write = write_webm if kind == ".webm" else write_pictures
            write(views, output, seconds=seconds, width=width, theme=theme)
    except OSError as error:
        raise LondonBridgeError(f"{output}: cannot be written: {error.strerror or error}.") from None
    print(f"{output}: {len(views)} boards, {output.stat().st_size / 1000:,.0f} kB.")
