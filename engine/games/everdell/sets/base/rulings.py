"""What the rulebook leaves open about single cards, places and Rugwort; see `engine/games/everdell/rulings.py`."""

DISCARD_PLACES_ALWAYS_OPEN = True
"""R1: a worker needs at least part of an effect, but at the Haven and the forest's discard places nothing is one, too."""

EMPTY_STOREHOUSE_IS_CLOSED = True
"""R1 again: taking everything from an empty Storehouse would be no effect at all."""

FOOL_WAKES_HISTORIAN = True
FOOL_WAKES_SHOPKEEPER = False
"""R6: a Fool is a card you played, but not one played into your city."""

MOLE_COPIES_THROUGH_MOLES = True
"""R7: through an opponent's Miner Mole yours reaches every other city, your own too; never a Mole or Chip Sweep."""

CEMETERY_NEEDS_CARDS = 1
"""R33: a discard pile with fewer cards than the Cemetery reveals may be chosen if it holds at least this many."""

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

RUGWORT_YEARS_ADD_UP = True
"""The third year keeps the six points of the second for each special event you left."""

RUGWORT_WINS_TIES = True
"""You have to beat him."""
