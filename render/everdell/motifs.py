"""Where the drawings of Everdell's sets are found: each folder in `sets` offers its `MOTIFS`, nobody registers it.

Nobody but these tables knows a card, a place or an automaton by its id. What no table has is drawn all the same
(see `fallback`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules

from engine.games.everdell.box import Card, Location
from render.everdell import fallback, sets
from render.everdell.automata import AutomatonMotif
from render.everdell.chips import Chip, gain_chips
from render.kit import Canvas

Motif = Callable[[Canvas], None]
"""Draws into a unit square."""
Effect = Callable[[Location], list[Chip]]


@dataclass(frozen=True)
class Motifs:
    """What a set has drawings for."""

    cards: Mapping[str, Motif] = field(default_factory=dict)
    """By id."""
    effects: Mapping[str, Effect] = field(default_factory=dict)
    """What a place does beyond its gain, in signs; by the name of what it does (`Location.special`)."""
    automata: Mapping[str, AutomatonMotif] = field(default_factory=dict)
    """By id."""
    examples: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Cards that illustrate a topic of the rules."""
    sampled_questions: tuple[str, ...] = ()
    """Prompts that are worth a picture in the gallery."""
    sampled_opponent: str = ""
    """An opponent that is worth pictures in the gallery, as the table option names it."""
    sampled_topics: tuple[str, ...] = ()
    """Topics of the rules whose pictures the gallery shows."""


@cache
def all_motifs() -> tuple[Motifs, ...]:
    """Those of every set, in alphabetical order."""
    names = sorted(module.name for module in iter_modules(sets.__path__) if module.ispkg)
    return tuple(import_module(f"{sets.__name__}.{name}").MOTIFS for name in names)


def motif(canvas: Canvas, card: Card) -> None:
    """The picture of a card alone."""
    drawn = next((each.cards[card.id] for each in all_motifs() if card.id in each.cards), None)
    if drawn is not None:
        drawn(canvas)
    elif card.critter:
        fallback.critter(canvas, card.id)
    else:
        fallback.construction(canvas, card.id)


def effect_chips(location: Location) -> list[Chip]:
    """What a place with an effect of its own does, in signs."""
    for each in all_motifs():
        if location.special in each.effects:
            return each.effects[location.special](location)
    return [*gain_chips(location.gain), Chip(fallback.effect_sign)]


def automaton_motif(id: str) -> AutomatonMotif:
    """How an automaton is drawn."""
    drawn = next((each.automata[id] for each in all_motifs() if id in each.automata), None)
    return drawn or AutomatonMotif(partial(fallback.automaton, id=id), fallback.AUTOMATON_COLOUR)


def automaton_sign(canvas: Canvas, id: str) -> None:
    """The sign of an automaton, wherever it stands."""
    automaton_motif(id).sign(canvas)


def examples(topic: str) -> tuple[str, ...]:
    """The cards that illustrate a topic of the rules."""
    return tuple(id for each in all_motifs() for id in each.examples.get(topic, ()))
