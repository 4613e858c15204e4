"""A way to pay for a card: which kind of way, which card it uses, and what is really paid.

Kinds are
  cost      the printed cost
  token     an occupied token on a construction (`on`)
  less      a discount that came with the place
  free      by effect
and the ids of cards in the city that help to pay; `on` is then the card that is used for it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.everdell.bundle import NOTHING, Bundle


@dataclass(frozen=True, slots=True)
class Way:
    kind: str
    pays: Bundle = NOTHING
    on: str = ""
    """The name of a card in the city."""


COST, TOKEN, LESS = "cost", "token", "less"
FREE = Way("free")
