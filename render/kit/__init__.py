"""The shared drawing kit: everything a painter needs, and nothing about any game.

`render/README.md` shows how a painter is written with it.
"""

from render.kit import board, icons, shapes, theme
from render.kit.canvas import Canvas
from render.kit.fonts import readable
from render.kit.layout import (
    GAP,
    LEAST_TEXT,
    MARGIN,
    PHONE_HEIGHT,
    PHONE_WIDTH,
    SMALL,
    Box,
    Panel,
    column,
    grid,
    row,
    space,
)
from render.kit.picture import Picture
from render.kit.seats import Say, Sitter, Table, emblem, name_plate, seat_colour, stamp_emblem, title_bar
from render.kit.sheet import Row, Section, Sheet, sheet_of, sheet_panel, sheet_picture
from render.kit.sprites import SPRITES
from render.kit.text import fit

__all__ = [
    "GAP",
    "LEAST_TEXT",
    "MARGIN",
    "PHONE_HEIGHT",
    "PHONE_WIDTH",
    "SMALL",
    "SPRITES",
    "Box",
    "Canvas",
    "Panel",
    "Picture",
    "Row",
    "Say",
    "Section",
    "Sheet",
    "Sitter",
    "Table",
    "board",
    "column",
    "emblem",
    "fit",
    "grid",
    "icons",
    "name_plate",
    "readable",
    "row",
    "seat_colour",
    "shapes",
    "sheet_of",
    "sheet_panel",
    "sheet_picture",
    "space",
    "stamp_emblem",
    "theme",
    "title_bar",
]
