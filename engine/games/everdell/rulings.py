"""What the rulebook leaves open, one named constant each. The numbers R1-R8 and R33 are those of our rules reference.

The rules read them as `rulings.NAME`; a test turns each of them round and sees the difference.
"""

DISCARD_PLACES_ALWAYS_OPEN = True
"""R1: a worker needs at least part of an effect, but at the Haven and the forest's discard places nothing is one, too."""

EMPTY_STOREHOUSE_IS_CLOSED = True
"""R1 again: taking everything from an empty Storehouse would be no effect at all."""

NEW_GOVERNANCE_SLEEPS = True
"""R2: a governance card works only for plays that began while it already lay in the city."""

PASS_ONLY_IN_AUTUMN = True
"""R3: nobody may pass earlier; once all workers are out one can always prepare."""

PERMANENT_WORKERS_FALL_WITH_CARD = True
"""R4: a permanent worker leaves the game with its card; only the University saves it."""

GAPS_WAIT_FOR_CARDS = True
"""R5: with draw and discard pile empty nothing is drawn; a Meadow place that stayed empty is filled once there are cards."""

FOOL_WAKES_HISTORIAN = True
FOOL_WAKES_SHOPKEEPER = False
"""R6: a Fool is a card you played, but not one played into your city."""

MOLE_COPIES_THROUGH_MOLES = True
"""R7: through an opponent's Miner Mole yours reaches every other city, your own too; never a Mole or Chip Sweep."""

TIES_ARE_SHARED = True
"""R8: equal in points, events and left resources: a shared victory. Otherwise who came later in turn order would win."""

CEMETERY_NEEDS_CARDS = 1
"""R33: a discard pile with fewer cards than the Cemetery reveals may be chosen if it holds at least this many."""

ABILITY_FREES_NAME_AND_SPACE = True
"""A card that leaves the city to pay (Crane, Innkeeper, prisoner) is gone before space and uniqueness are checked."""

ABILITIES_NEED_A_COST = True
"""Crane, Innkeeper, Dungeon and Judge can only be used on a card that costs something."""

FOOL_MAY_VISIT_PASSED = True
"""Passed players get no gifts, but a Fool is no gift."""

RANGER_MUST_MOVE = True
"""Who plays the Ranger moves a worker if any of them has somewhere to go."""

RUGWORT_ACTS_AFTER_THE_PLAY = True
"""He rolls when a card you played is completely carried out, once for each card, also for those played by effects."""

RUGWORT_FOOL_NEEDS_A_CARD = True
"""Against Rugwort a Fool removes a card of your choice from his city; while that is empty you cannot play one."""

RUGWORT_KEEPS_A_HOMELESS_FOOL = False
"""A Fool he takes is discarded if your city is full or holds one already."""

RUGWORT_PAIRS_COUNT = False
"""His cards are only cards: no pairs, so Flying Doctor Service does not count them and a Mole finds none."""

RUGWORT_YEARS_ADD_UP = True
"""The third year keeps the six points of the second for each special event you left."""

RUGWORT_WINS_TIES = True
"""You have to beat him."""
