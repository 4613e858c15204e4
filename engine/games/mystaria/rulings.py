"""What the rulebook leaves open, and what we decided: one named constant each, numbered as in the rule reference.

Three rulings are the table's to change and stand among the options in `game.py`: whether a bridge may stand where it
links nothing (R8), whether its foot may stand in a region with an own building (R9), whether a tower counts its own
field (R13). What cannot be switched without another game (whole-field offsets, contact by sides only: R1, R2) is
built into the grid itself.
"""

from __future__ import annotations

MOUNTAINS_MATCH = True
"""R4: mountain next to mountain is a match when laying."""

OWN_REGIONS_MAY_BE_JOINED = False
"""R5, R6: a tile may join no two occupied regions, also not two of one player, also not two with castles."""

BRIDGE_OCCUPIES_ITS_FOOT = True
"""R7: the bridge is a building: the region of its foot field is occupied from then on."""

MOUNTAINS_MAY_BE_LINKED = False
"""R8: a bridge links no mountains."""

BRIDGE_MAY_LINK_TWO_OWN = True
"""R10: the two regions that a bridge links may both hold own buildings."""

GAPS_END_SIGHT = False
"""R3, R12: a view passes over squares without a tile, up to the outermost tiles."""

THE_FIRST_MOUNTAIN_IS_SEEN = True
"""R15: a mountain hides what lies behind it; itself, and a castle on it, it shows."""

PORTAL_COUNTS_BRIDGES = True
"""R16: a bridge counts for portals, on its foot field."""

POINTS_PER_FIELD = {"hut_village": 2, "hut_lake": 1, "hut_forest": 1, "hut_meadow": 1, "tree": 2}
"""R23: the tree's two points stay two, also in a village."""

FIRST_TILE = (0, 0, 0)
"""R24: the first tile lies with its upper left field on 0/0, unturned."""

REMOVED_UNSEEN = {2: 13, 3: 8, 4: 3}
"""How many tiles leave the game before it begins, by number of players."""
