"""People who play by clicking what they see, and nothing else: from DMs, or with DMs closed from the channel."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engine.rng import Rng
from engine.text import Text
from sandbox.actor import Actor
from sandbox.screen import Outcome
from sandbox.seen import CannotDo, Part, Seen
from sandbox.server import Sandbox
from words import words

PATIENCE = 60.0


class Person:
    """Somebody who answers every question at random."""

    def __init__(self, actor: Actor, rng: Rng, channel: str, *, dms: bool = True) -> None:
        self.actor = actor
        self.rng = rng
        self.channel = channel
        self.dms = dms
        self.answers = 0
        self.speech = words(actor.locale)
        self._opened: str | None = None

    def label(self, id: str) -> str:
        return self.speech.say(Text(id))

    async def play(self) -> Seen:
        """Answer until the game is over; gives the final message in the channel."""
        while True:
            await self.actor.wait_for(lambda: self.final() or self.panel() or self.called(), PATIENCE)
            if (final := self.final()) is not None:
                return final
            panel = self.panel()
            if panel is None:
                panel = await self.open_panel()
            if panel is not None and self.confirm(panel) is not None:
                await self.answer(panel)

    def final(self) -> Seen | None:
        for message in self.actor.messages(self.channel):
            if any(part.custom_id and ":rematch:" in part.custom_id for part in message.buttons):
                return message
        return None

    def panel(self) -> Seen | None:
        """A question that waits on the screen: in a DM, or in an ephemeral."""
        for message in reversed(self.actor.everything()):
            private = message.ephemeral or message in self.actor.dms()
            if private and self.confirm(message) is not None:
                return message
        return None

    def confirm(self, message: Seen) -> Part | None:
        return next((part for part in message.buttons if verb_of(part) == "c"), None)

    def called(self) -> Seen | None:
        """With DMs closed: a board that mentions me and whose panel I have not opened yet."""
        if self.dms:
            return None
        for message in reversed(self.actor.messages(self.channel)):
            if self.actor.mention in message.content and message.buttons and message.id != self._opened:
                return message
        return None

    async def open_panel(self) -> Seen | None:
        board = self.called()
        assert board is not None
        self._opened = board.id
        mine = next(part for part in board.buttons if part.custom_id and ":mine:" in part.custom_id)
        try:
            outcome = await self.actor.click(board, custom_id=mine.custom_id)
        except CannotDo:
            # The others were quicker: this board has just given way to the next one.
            return None
        await outcome.over()
        return outcome.message

    async def answer(self, panel: Seen) -> None:
        """Choose something in every control until the answer is whole, then confirm."""
        for _ in range(40):
            confirm = self.confirm(panel)
            if confirm is None:
                return
            if confirm.enabled:
                before = panel.body
                await self.changed(panel, await self.actor.click(panel, custom_id=confirm.custom_id), before)
                self.answers += 1
                return
            before = panel.body
            await self.changed(panel, await self.choose(panel), before)
        raise AssertionError(f"no answer came together: {panel!r}")

    async def changed(self, panel: Seen, outcome: Outcome, before: object) -> None:
        """Wait until the bot has answered by changing the panel."""
        assert not outcome.failed
        await self.actor.wait_for(lambda: panel.body is not before or panel.deleted, PATIENCE)

    async def choose(self, panel: Seen) -> Outcome:
        for number, select in enumerate(panel.selects):
            if not any(option.get("default") for option in select.options):
                least = int(select.body.get("min_values", 1))
                most = max(1, least)
                values = self.rng.sample([option["value"] for option in select.options], most)
                return await self.actor.select(panel, number, values)
        for number, select in enumerate(panel.selects):
            if (most := int(select.body.get("max_values", 1))) > 1:
                # Not the right number yet, or not the right ones together: try others.
                least = max(1, int(select.body.get("min_values", 1)))
                count = least + self.rng.below(most - least + 1)
                values = self.rng.sample([option["value"] for option in select.options], count)
                return await self.actor.select(panel, number, values)
        buttons = [part for part in panel.buttons if verb_of(part)[:1] == "p" and part.enabled]
        return await self.actor.click(panel, custom_id=self.rng.choice(buttons).custom_id)


def verb_of(part: Part) -> str:
    pieces = (part.custom_id or "").split(":")
    return pieces[3] if len(pieces) > 4 and pieces[0] == "g" else ""


async def gather(
    sandbox: Sandbox, names: Sequence[str], channel: str, *, dms: bool = True, locale: str | None = None
) -> list[Person]:
    """Log people in."""
    people = []
    for name in names:
        actor = await sandbox.actor(name)
        if locale is not None or not dms:
            await actor.settings(**({"locale": locale} if locale else {}), **({} if dms else {"dms_open": False}))
        people.append(Person(actor, Rng(f"people/{name}"), channel, dms=dms))
    return people


async def seat(people: Sequence[Person], game: str) -> None:
    """Open a table, let everybody join, and start."""
    first, *others = people
    outcome = await first.actor.command("game new", channel=first.channel, options={"game": game})
    await outcome.over()
    for person in others:
        await press(person, "join")
    await press(first, "start", enabled=True)


async def press(person: Person, verb: str, *, enabled: bool = False) -> Seen | None:
    """Click a button of the table's newest message in the channel."""

    def look() -> tuple[Seen, Part] | None:
        for message in reversed(person.actor.messages(person.channel)):
            for part in message.buttons:
                if part.custom_id and part.custom_id.split(":")[2] == verb and (part.enabled or not enabled):
                    return message, part
        return None

    found = await person.actor.wait_for(look, PATIENCE)
    assert found is not None
    outcome = await person.actor.click(found[0], custom_id=found[1].custom_id)
    await outcome.over()
    return outcome.message


async def play_all(people: Sequence[Person], within: float = 240.0) -> list[Seen]:
    """Everybody plays at once, to the end."""
    async with asyncio.timeout(within):
        return await asyncio.gather(*(person.play() for person in people))
