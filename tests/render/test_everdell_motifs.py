"""Everdell's motifs and signs can be told apart small and without colour, by the drawing alone."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import combinations

import pytest

from engine.games.everdell import components
from engine.games.everdell.box import TYPES
from engine.games.everdell.state import SEASONS
from render.everdell.cards import motif
from render.everdell.constructions import CONSTRUCTIONS
from render.everdell.critters import CRITTERS
from render.everdell.icons import PAPER, kind_sign, season_sign, thing, type_sign
from tests.render.sameness import difference, grey

PARTS = components.default().parts
APART = 9.0
THINGS = ("twig", "resin", "pebble", "berry", "any", "card", "point")


def test_every_card_has_a_motif() -> None:
    assert set(CRITTERS) == {card.id for card in PARTS.all_cards if card.critter}
    assert set(CONSTRUCTIONS) == {card.id for card in PARTS.all_cards if not card.critter}


def test_every_two_motifs_differ_at_48_pixels_in_grey() -> None:
    seen = {card.id: grey(motif, card.id, ground=PAPER) for card in PARTS.all_cards}
    alike = {pair: difference(seen[pair[0]], seen[pair[1]]) for pair in combinations(seen, 2)}
    assert min(alike.values()) >= APART, sorted(alike, key=lambda pair: alike[pair])[:5]


@pytest.mark.parametrize(
    ("paint", "kinds", "ground"),
    [
        (thing, THINGS, PAPER),
        (type_sign, TYPES, "#3f6cb0"),
        (season_sign, SEASONS, "#1f303a"),
        (kind_sign, ("critter", "construction"), PAPER),
    ],
)
def test_signs_differ_in_grey(paint: Callable[..., None], kinds: tuple[Hashable, ...], ground: str) -> None:
    seen = {kind: grey(paint, kind, ground=ground) for kind in kinds}
    for one, other in combinations(kinds, 2):
        assert difference(seen[one], seen[other]) >= APART, (one, other)
