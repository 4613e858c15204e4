"""A question in a notation and with prompts that nobody has ever seen: who still understands it reads things, not words."""

from __future__ import annotations

from dataclasses import replace
from string import ascii_lowercase as low
from string import ascii_uppercase as high
from string import digits

from engine.asked import Asked, Offer
from engine.text import Text

STRANGE = str.maketrans(low + high + digits, low[13:] + low[:13] + high[13:] + high[:13] + digits[5:] + digits[:5])


def estranged(asked: Asked) -> Asked:
    """The same things, places and kinds under other words, and prompts that are not known by their ids."""
    steps = tuple(
        replace(
            step,
            prompt=_said_otherwise(step.prompt),
            before=tuple(word.translate(STRANGE) for word in step.before),
            offers=_renamed(step.offers),
            taken=_renamed(step.taken),
        )
        for step in asked.steps
    )
    whole = replace(asked.whole, key=asked.whole.key.translate(STRANGE)) if asked.whole is not None else None
    return replace(asked, prompt=_said_otherwise(asked.prompt), steps=steps, whole=whole)


def _renamed(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    return tuple(replace(offer, word=offer.word.translate(STRANGE)) for offer in offers)


def _said_otherwise(prompt: Text) -> Text:
    """Another sentence about the same."""
    return Text("strange", **dict(prompt.args))
