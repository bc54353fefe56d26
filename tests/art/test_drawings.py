"""The promises of the art: every component is drawn, in one palette, in files that can share a page."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

from london_bridge.bots.characters import CHARACTERS
from london_bridge.rules import words
from london_bridge.server.wire.looks import Portrait

ART = Path(str(files("london_bridge") / "art"))
SYMBOLS = sorted((ART / "symbols").glob("*.svg"))
FACES = sorted((ART / "faces").glob("*.svg"))
NAMES = {path.stem for path in SYMBOLS}
PALETTE: dict[str, Any] = json.loads((ART / "palette.json").read_text(encoding="utf-8"))
COLOURS: dict[str, dict[str, str]] = PALETTE["properties"]

SVG = "{http://www.w3.org/2000/svg}"
TAGS = {SVG + tag for tag in ("svg", "g", "path", "circle", "rect")}
PAINTS = ("fill", "stroke")
ATTRIBUTES = {
    *("viewBox", "d", "cx", "cy", "r", "x", "y", "width", "height", "rx", "transform"),
    *("fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity"),
    *("stroke-linecap", "stroke-linejoin", "stroke-dasharray"),
}
MOST_BYTES = 100_000
MOST_COMPRESSED = 20_000
MOST_FACES_COMPRESSED = 8_000


def stem(path: Path) -> str:
    return path.stem


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("path", [*SYMBOLS, *FACES], ids=stem)
def test_a_symbol_can_share_a_page(path: Path):
    """Shapes only: no text, ids, links, filters or styles, so that nothing clashes and all can be themed."""
    root = ET.fromstring(path.read_text(encoding="utf-8"))
    assert root.tag == SVG + "svg"
    assert root.get("viewBox", "").startswith("0 0 ")
    for element in root.iter():
        assert element.tag in TAGS
        assert set(element.attrib) <= ATTRIBUTES
        assert not (element.text or "").strip()


@pytest.mark.parametrize("path", [*SYMBOLS, *FACES], ids=stem)
def test_a_symbol_is_painted_from_the_palette(path: Path):
    """Every colour is a custom property of palette.json, with its day value to fall back to."""
    for element in ET.fromstring(path.read_text(encoding="utf-8")).iter():
        for paint in (element.get(name) for name in PAINTS):
            if paint in (None, "none", "var(--icon,currentColor)"):
                continue
            used = re.fullmatch(r"var\(--([a-z0-9-]+),(#[0-9a-f]{6,8})\)", str(paint))
            assert used, paint
            assert COLOURS[used[1]]["day"] == used[2]


def test_every_character_and_every_portrait_is_drawn_from_its_parts():
    """The twelve bots and twelve portraits for people: the files are what `python -m scripts.faces` gives."""
    assert {path.stem for path in FACES} == {*CHARACTERS, *get_args(Portrait)}
    assert len(CHARACTERS) == len(get_args(Portrait)) == 12
    check = [sys.executable, "-m", "scripts.faces", "--check"]
    assert subprocess.run(check, cwd=Path(__file__).parents[2], check=False).returncode == 0


def test_no_two_faces_are_alike_without_their_colours():
    """Nobody needs to see colours: the lines by themselves tell any two apart."""
    lines = {re.sub(r'(fill|stroke)="[^"]*"', "", path.read_text(encoding="utf-8")) for path in FACES}
    assert len(lines) == len(FACES)


def test_every_component_is_drawn():
    """Section 1, 6, 8 and 9: each kind, crest, card, bonus tile, rondel space and scoring has its picture."""
    wanted = {
        *words.KINDS,
        *(f"crest-{crest}" for crest in words.CRESTS),
        *(f"card-{value}" for value in range(5)),
        *(f"bonus-{tile}" for tile in words.BONUS_TILES),
        *(f"rondel-space-{space}" for space in ("x", 1, 2, 3)),
        *(f"scoring-{category}-{scoring}" for category, some in words.SCORINGS.items() for scoring in some),
    }
    assert wanted <= NAMES


def test_the_readme_names_every_symbol():
    """Who looks for a drawing finds it in the list, and the list holds nothing that is not there."""
    text = (ART / "README.md").read_text(encoding="utf-8").split("## Names")[1]
    assert set(re.findall(r"`([a-z0-9_-]+)`", text)) == NAMES


def test_every_colour_is_known_by_day_and_by_night():
    """A theme is complete: no property lacks a light."""
    for name, colour in COLOURS.items():
        assert set(colour) == {"day", "night", "use"}, name
        for light in ("day", "night"):
            assert re.fullmatch(r"#[0-9a-f]{6}([0-9a-f]{2})?", colour[light]), name


@pytest.mark.parametrize("light", ["day", "night"])
@pytest.mark.parametrize("pair", PALETTE["contrast"], ids=lambda pair: f"{pair['ink']} on {pair['on']}")
def test_contrast_is_kept(pair: dict[str, Any], light: str):
    """AA: text has a contrast of 4.5, shapes that carry meaning of 3, in both lights."""
    assert pair["least"] >= 3
    assert contrast(COLOURS[pair["ink"]][light], COLOURS[pair["on"]][light]) >= pair["least"]


def test_all_the_art_is_light():
    """A first load of 200 KB leaves little for pictures: 20 KB compressed for all of them."""
    everything = b"".join(path.read_bytes() for path in SYMBOLS)
    assert len(everything) <= MOST_BYTES
    assert len(gzip.compress(everything, 9)) <= MOST_COMPRESSED
    assert len(gzip.compress(b"".join(path.read_bytes() for path in FACES), 9)) <= MOST_FACES_COMPRESSED
