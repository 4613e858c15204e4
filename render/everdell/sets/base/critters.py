"""Who the critters of the base game are."""

from __future__ import annotations

from render.everdell.critters import Critter

CRITTERS: dict[str, Critter] = {
    "architect": Critter("beaver", "#9a6a42", "", "square"),
    "bard": Critter("mouse", "#a8937c", "feather", "lute"),
    "barge_toad": Critter("toad", "#7d9a4e", "", "pole"),
    "chip_sweep": Critter("squirrel", "#b5683a", "", "broom"),
    "doctor": Critter("turtle", "#8fae72", "mirror", "flask"),
    "fool": Critter("fox", "#c9793f", "jester", ""),
    "historian": Critter("owl", "#8d7355", "spectacles", "quill"),
    "husband": Critter("mouse", "#8f8378", "straw", "fork"),
    "innkeeper": Critter("badger", "#57534f", "", "mug"),
    "judge": Critter("owl", "#a3937d", "wig", "gavel"),
    "king": Critter("bear", "#8a5a3a", "crown", "sceptre"),
    "miner_mole": Critter("mole", "#5d5560", "helmet", "pick"),
    "monk": Critter("toad", "#9aa65c", "brown hood", "berry"),
    "peddler": Critter("turtle", "#b0a35c", "cap", "pack"),
    "postal_pigeon": Critter("pigeon", "#a9b4bd", "", "letter"),
    "queen": Critter("rabbit", "#efe6da", "tiara", "fan"),
    "ranger": Critter("fox", "#b5622f", "green hood", "bow"),
    "shepherd": Critter("sheep", "#6d5a4e", "", "crook"),
    "shopkeeper": Critter("hedgehog", "#9c8058", "", "scales"),
    "teacher": Critter("hedgehog", "#7d6a55", "mortarboard", "book"),
    "undertaker": Critter("raven", "#3a3f4a", "top hat", "spade"),
    "wanderer": Critter("rabbit", "#a9835a", "", "bundle"),
    "wife": Critter("mouse", "#c4b09a", "bonnet", "flower"),
    "woodcarver": Critter("beaver", "#7a5540", "small spectacles", "knife"),
}
