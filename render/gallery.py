"""The gallery: every painter's samples, each as a picture and all together on a contact sheet.

`python -m render.gallery [folder]` writes `<folder>/<game>/<sample>.png` and `<folder>/<game>.png`, by default into
`docs/gallery`. Pictures are pure, so a change in the gallery is a change somebody made.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

from render.kit import Box, Canvas, Picture, theme
from render.kit.picture import encode
from render.painter import painters

COLUMNS, WIDTH, GAP, LABEL = 4, 300, 14, 26


def contact_sheet(samples: list[tuple[str, Picture]]) -> bytes:
    """All pictures in columns, each as high as it is, with its name."""
    shown = [(name, picture.image()) for name, picture in samples]
    heights = [0] * COLUMNS
    places = []
    for name, image in shown:
        column = heights.index(min(heights))
        h = round(image.height * WIDTH / image.width)
        places.append((name, image, column, heights[column], h))
        heights[column] += h + LABEL + GAP
    canvas = Canvas(COLUMNS * (WIDTH + GAP) + GAP, max(heights) + GAP, theme.INK, density=1)
    for name, _, column, y, _ in places:
        label = Box(GAP + column * (WIDTH + GAP), GAP + y, WIDTH, LABEL - 4)
        canvas.text_in(label, name, 14, theme.MIST, align="left")
    sheet = canvas.image()
    for _, image, column, y, h in places:
        small = image.resize((WIDTH, h), Image.Resampling.LANCZOS)
        sheet.paste(small, (GAP + column * (WIDTH + GAP), GAP + y + LABEL))
    return encode(sheet)


def main(folder: Path) -> None:
    for game, painter in painters().items():
        samples = list(painter.samples())
        (folder / game).mkdir(parents=True, exist_ok=True)
        for name, picture in samples:
            (folder / game / f"{name}.png").write_bytes(picture.png)
            print(f"{game}/{name}: {picture.width} x {picture.height}, {len(picture.png) / 1000:.0f} KB")
        (folder / f"{game}.png").write_bytes(contact_sheet(samples))


if __name__ == "__main__":
    main(Path(*sys.argv[1:2] or ["docs/gallery"]))
