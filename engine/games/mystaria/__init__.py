"""Mystaria: one landscape for all, a tile a turn, and nine buildings a player that each count in their own way.

Table options: `variant` (full; simple: without bridge, castle and portal), `bridgefoot` (on: the bridge's foot may stand
in a region with an own building), `idlebridge` (on: a bridge may stand where it links nothing), `towerfield` (on: a
tower counts its own field).

Notation: fields are column and row, `3/-2`; the upper left field of the first tile is 0/0, columns grow to the right,
rows downward. `3/-2 r1` lays the tile with its upper left field there, after one quarter turn clockwise;
`hut_lake 3/-2` builds (hut_village, hut_lake, hut_forest, hut_meadow, tree, tower, bridge, castle, portal);
`bridge 3/-2 EW` says how the bridge runs (EW, NS; with `idlebridge` also `-`); `skip` builds nothing.

What choices are about: `("field", "3/-2")` a field, with its place (x, y): of a tile the upper left one; `("turn", "1")` quarter
turns clockwise; `("building", "tower")` a building, with the fields it could go to; `("axis", "EW")` how a bridge runs
(EW, NS, or none). `skip` is about nothing.

The JSON of `replay` holds
  tiles         every tile in the order laid: id, rows (unturned, top to bottom), x, y (upper left field as it lies),
                turn (clockwise quarters), who (seat; null for the first tile), order
  buildings     in the order built: kind, owner, field [x, y], axis (EW, NS, or null), points
  left          for each seat what still stands on the headquarters
  totals        points for each seat; `tree_regions` the tie-break, `winners` the seats that won
  first, phase, ending ("", "pile" or "built"), and the hidden tiles: hands, pile (the last one is on top), box (taken
  away unseen), shown (tiles that fitted nowhere)
"""

from __future__ import annotations

from engine.games.mystaria.game import Mystaria

GAME = Mystaria()
