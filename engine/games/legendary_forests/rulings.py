"""What the rulebook leaves open, and what we decided: one named constant each."""

FEWEST_PLAYERS = 1
"""The book is for two to five; alone it is a practice game for a good total (R18)."""

TREES_WITHOUT_LAYING = True
"""Whoever could not lay the drawn tile takes part in its tree phase all the same (R2)."""

BUILDER_MOVES_WITHOUT_TREES = True
"""The builder figure moves on after every tree phase, also when no trees were left for it (R6, R7)."""

ARCHITECT_IS_DRAWN_BY_LOT = True
"""The book lets the table choose the architect in any way; we draw lots. False would make it the first seat."""
