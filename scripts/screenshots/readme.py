"""The six pictures of the README: chosen from all that were taken, and made small."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

#: What each is made of, by the name it has in docs/pictures: one picture, or phones side by side.
CHOSEN = {
    "start": ["start-wide-day"],
    "place": ["place-wide-day"],
    "night": ["site-wide-night"],
    "phones": ["place-tall-day", "site-chosen-tall-night", "bonus-tall-day"],
    "learn": ["learn-order-wide-day"],
    "end": ["end-chart-wide-day"],
}
#: All are as large as the wide window.
SIZE = (1280, 800)
BETWEEN = 24
GROUND = "#e8d6b0"
QUALITY = 82


def one(paths: list[Path]) -> Image.Image:
    """A picture of the README."""
    pictures = [Image.open(path).convert("RGB") for path in paths]
    if len(pictures) == 1:
        return pictures[0]
    sheet = Image.new("RGB", SIZE, GROUND)
    height = SIZE[1] - 2 * BETWEEN
    small = [picture.resize((picture.width * height // picture.height, height)) for picture in pictures]
    left = (SIZE[0] - sum(picture.width for picture in small) - BETWEEN * (len(small) - 1)) // 2
    for picture in small:
        sheet.paste(picture, (left, BETWEEN))
        left += picture.width + BETWEEN
    return sheet


def choose(taken: Path, into: Path) -> None:
    """Write them as WebP."""
    into.mkdir(parents=True, exist_ok=True)
    whole = 0
    for name, sources in CHOSEN.items():
        path = into / f"{name}.webp"
        one([taken / f"{source}.png" for source in sources]).save(path, quality=QUALITY, method=6)
        whole += path.stat().st_size
    print(f"{len(CHOSEN)} pictures of the README, {whole // 1024} KB in all")
