"""Legendary Forests: everybody builds a planet of their own with the same drawn tiles, and plants trees on its forests.

Notation: places are a column and a row with the start tile on T20, T19 above it and U20 to its right; they never shift
(A1 to AM39 reach as far as nineteen tiles can). `U20 r1` lays the drawn tile on U20 after one clockwise quarter turn.
`red T20N` plants a red tree on the region that holds the area at the northern side (N, E, S or W) of T20; any area of
the region may be named.

What choices are about: `("place", "T19")` where the tile goes, with its place (x, y), and `("turn", "1")` its quarter turns
clockwise; `("tree", "red")` a tree of the supply, `("region", "T20N")` a region by the area that names it.

The JSON of `replay` holds
  planets    for each seat its tiles in the order of laying: tile, x, y (start tile 0, 0; x to the right, y downward),
             turn (clockwise quarter turns)
  trees      for each seat its trees in the order of planting: x, y, edge (of the area, after turning), colour
  regions    for each seat all its regions: colour, areas ([x, y, edges]), runes (full ones), halves, closed, trees, points
  set_aside  for each seat the tiles that it could not lay
  drawn      the numbers in the order they were drawn; the last one lies open while it is being laid
  pile, removed   what is still to be drawn, in order, and the tiles left out
  supply     trees left of each colour
  architect, builder   seats
  tiles      all faces: number, light, edges (N, E, S, W), areas (colour, edges)
  winners    the seats that have won (or would, if the game ended now)
"""

from __future__ import annotations

from engine.games.legendary_forests.game import LegendaryForests

GAME = LegendaryForests()
