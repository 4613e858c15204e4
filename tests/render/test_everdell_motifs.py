"""Everdell's motifs and signs can be told apart small and without colour, by the drawing alone."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import combinations

import pytest

from engine.games.everdell import components
from engine.games.everdell.box import TYPES
from engine.games.everdell.state import SEASONS
from render.everdell.icons import PAPER, kind_sign, season_sign, thing, type_sign
from render.everdell.motifs import all_motifs, motif
from tests.render.sameness import difference, grey

PARTS = components.default().parts
APART = 9.0
THINGS = ("twig", "resin", "pebble", "berry", "any", "card", "point")


def test_every_card_has_a_motif() -> None:
    """One, and no set has one for a card that there is not."""
    drawn = sorted(id for each in all_motifs() for id in each.cards)
    assert drawn == sorted(PARTS.cards)


def test_every_effect_of_a_place_has_signs() -> None:
    effects = sorted(id for each in all_motifs() for id in each.effects)
    assert effects == sorted({location.special for location in PARTS.all_locations if location.special})


def test_every_example_of_the_rules_is_a_card() -> None:
    assert {id for each in all_motifs() for ids in each.examples.values() for id in ids} <= set(PARTS.cards)


def test_every_two_motifs_differ_at_48_pixels_in_grey() -> None:
    seen = {card.id: grey(motif, card, ground=PAPER) for card in PARTS.all_cards}
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
