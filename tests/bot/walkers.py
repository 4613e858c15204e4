"""People who use the arrows before they confirm, and people who leave wishes for what is still to come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from sandbox.seen import CannotDo, Part, Seen
from tests.bot.people import PATIENCE, Person, verb_of

P = TypeVar("P", bound=Person)
ARROWS = ("al", "au", "ad", "ar", "t")


def become(kind: type[P], people: Iterable[Person]) -> list[P]:
    """The same people with other habits."""
    return [kind(person.actor, person.rng, person.channel, dms=person.dms) for person in people]


class Walker(Person):
    """Moves and turns the ghost a little before every third answer; else takes the place that is shown first."""

    walked = 0

    async def answer(self, panel: Seen) -> None:
        if self.rng.below(3) == 0:
            for _ in range(1 + self.rng.below(3)):
                await self.walk(panel)
        await super().answer(panel)

    async def walk(self, panel: Seen) -> None:
        arrows = [part for part in panel.buttons if verb_of(part) in ARROWS and part.enabled]
        if arrows:
            before = panel.body
            outcome = await self.actor.click(panel, custom_id=self.rng.choice(arrows).custom_id)
            await self.changed(panel, outcome, before)
            self.walked += 1


class Planner(Walker):
    """Leaves a wish for every colour as soon as that is offered."""

    wishes = 0

    async def answer(self, panel: Seen) -> None:
        await super().answer(panel)
        if await self.use(panel, part_with(panel, "f")):
            await self.plan(panel)

    async def plan(self, panel: Seen) -> None:
        """Wish for the first place of every colour, then go back; over as soon as the panel shows something else."""
        tried: set[tuple[str | None, str | None]] = set()
        while (add := part_with(panel, "fc")) is not None:
            if add.enabled:
                self.wishes += await self.use(panel, add)
                continue
            new = ((part, value) for part, value in offered(panel) if (part.custom_id, value) not in tried)
            part, value = next(new, (part_with(panel, "fd"), None))
            if part is not None:
                tried.add((part.custom_id, value))
            await self.use(panel, part, value)

    async def use(self, panel: Seen, part: Part | None, value: str | None = None) -> bool:
        """Use a control of the panel if it is there; others may end what it was for in the same moment."""
        if part is None or part.custom_id is None:
            return False
        before = panel.body
        try:
            if value is None:
                outcome = await self.actor.click(panel, custom_id=part.custom_id)
            else:
                outcome = await self.actor.select(panel, part.custom_id, [value])
        except CannotDo:
            return False
        assert not outcome.failed
        await self.actor.wait_for(lambda: panel.body is not before or panel.deleted, PATIENCE)
        return True


def part_with(message: Seen, verb: str) -> Part | None:
    """The button or select that does this."""
    return next((part for part in [*message.buttons, *message.selects] if verb_of(part) == verb), None)


def offered(message: Seen) -> list[tuple[Part, str | None]]:
    """What can be wished for next: what the last menu has, else what the buttons say."""
    if message.selects:
        menu = message.selects[-1]
        return [(menu, option["value"]) for option in menu.options]
    return [(part, None) for part in message.buttons if verb_of(part).startswith("fp")]
