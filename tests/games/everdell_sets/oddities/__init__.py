"""Made up: a card, a place, an event and an opponent, as a set would bring them."""

GROUPS = ("oddities",)
