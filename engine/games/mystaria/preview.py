"""What a tile would bring if it were laid now, worked out from what its owner sees; the pictures tell it."""

from __future__ import annotations

from engine.games.mystaria.buildings import worth
from engine.games.mystaria.land import Building, Laid, Land
from engine.games.mystaria.notation import Field
from engine.games.mystaria.tiles import face_of
from engine.games.mystaria.views import MystariaView


def gains_by_laying(view: MystariaView, rows: tuple[str, ...], at: Field) -> tuple[int, ...]:
    """How the points of each seat would change if a tile with these rows were laid with its upper left field there."""
    land = Land()
    for tile in view.tiles:
        land.lay(Laid(tile.number, tile.x, tile.y, tile.turn, tile.seat), tile.fields())
    buildings = [Building(built.kind, built.owner, built.field, built.axis) for built in view.buildings]
    for building in buildings:
        land.build(building)
    land.lay(Laid(0, *at, 0, None), face_of(rows).fields(*at))
    own_field = dict(view.options)["towerfield"] == "on"
    gains = [-total for total in view.totals]
    for building in buildings:
        gains[building.owner] += worth(land, building, own_field).points
    return tuple(gains)
