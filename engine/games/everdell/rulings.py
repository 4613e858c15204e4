"""What the rulebook leaves open, one named constant each. The numbers R1-R8 and R33 are those of our rules reference.

The rules read them as `rulings.NAME`; a test turns each of them round and sees the difference. What concerns single cards
or automata stands in the `rulings.py` of their set.
"""

NEW_GOVERNANCE_SLEEPS = True
"""R2: a governance card works only for plays that began while it already lay in the city."""

PASS_ONLY_IN_AUTUMN = True
"""R3: nobody may pass earlier; once all workers are out one can always prepare."""

PERMANENT_WORKERS_FALL_WITH_CARD = True
"""R4: a permanent worker leaves the game with its card, unless what removes the card saves it."""

GAPS_WAIT_FOR_CARDS = True
"""R5: with draw and discard pile empty nothing is drawn; a Meadow place that stayed empty is filled once there are cards."""

TIES_ARE_SHARED = True
"""R8: equal in points, events and left resources: a shared victory. Otherwise who came later in turn order would win."""

ABILITY_FREES_NAME_AND_SPACE = True
"""A card that leaves the city to pay is gone before space and uniqueness are checked."""

ABILITIES_NEED_A_COST = True
"""Cards that help to pay can only be used on a card that costs something."""

AUTOMATA_HAVE_PAIRS = False
"""An automaton's cards are only cards: no pairs, so no event counts any there and nothing can be copied that needs one."""
