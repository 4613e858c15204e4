"""The gallery: every painter's samples, each as a picture and all together on a contact sheet.

`python -m render.gallery [game ...]` writes one contact sheet for each game into `docs/gallery`, which the README
shows; with `--each FOLDER` every single picture goes into a folder of yours, too. Pictures are pure: a change in the
gallery is a change somebody made.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PIL import Image

from engine.registry import game
from render.kit import Box, Canvas, Picture, theme
from render.kit.picture import encode
from render.kit.sample import sample_table
from render.lobby import lobby_picture
from render.painter import painted_games, painter

SHEETS = Path("docs/gallery")
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


def main(games: list[str], each: Path | None) -> None:
    SHEETS.mkdir(parents=True, exist_ok=True)
    for id in games or painted_games():
        table = sample_table(2)
        lobby = lobby_picture(game(id).info, table, len(table.sitters), game(id).info.seats[-1])
        samples = [("lobby", lobby), *painter(id).samples()]
        (SHEETS / f"{id}.png").write_bytes(contact_sheet(samples))
        for name, picture in samples:
            print(f"{id}/{name}: {picture.width} x {picture.height}, {len(picture.png) / 1000:.0f} KB")
            if each is not None:
                (each / id).mkdir(parents=True, exist_ok=True)
                (each / id / f"{name}.png").write_bytes(picture.png)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(prog="python -m render.gallery", description="Draw the gallery.")
    arguments.add_argument("--each", type=Path, metavar="FOLDER", help="write every single picture into this folder")
    arguments.add_argument("games", nargs="*", help="only these games")
    given = arguments.parse_args()
    main(given.games, given.each)
