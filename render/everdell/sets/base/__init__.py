"""The drawings of the base game."""

from __future__ import annotations

from render.everdell.motifs import Motifs
from render.everdell.sets.base.constructions import CONSTRUCTIONS
from render.everdell.sets.base.critters import CRITTERS
from render.everdell.sets.base.places import EFFECTS
from render.everdell.sets.base.rugwort import RUGWORT

MOTIFS = Motifs(
    cards={**CRITTERS, **CONSTRUCTIONS},
    effects=EFFECTS,
    automata={"rugwort": RUGWORT},
    examples={
        "goal": ("ever_tree", "king"),
        "playing": ("farm", "husband"),
        "payment": ("crane", "innkeeper", "dungeon", "judge"),
        "city": ("husband", "wife", "wanderer", "ruins"),
        "giving": ("monastery", "teacher"),
        "scoring": ("castle", "school", "palace", "theater"),
    },
    sampled_questions=(
        "everdell-ask-bard",
        "everdell-ask-undertaker",
        "everdell-ask-teacher",
        "everdell-ask-ruins",
        "everdell-ask-mole",
        "everdell-ask-inn",
        "everdell-ask-queen",
        "everdell-ask-ranger",
    ),
    sampled_opponent="rugwort-2",
    sampled_topics=("clock_tower", "haven", "tax_relief"),
)
