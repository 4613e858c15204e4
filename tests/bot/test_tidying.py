"""A panel that was used up loses its buttons: by one edit where all goes well, and in any case."""

from __future__ import annotations

from cogs.client import Mistgrove
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE
from tests.bot.test_manners import begun, own_panel


async def test_the_answer_to_the_click_is_the_only_edit(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    await ada.answer(own_panel(ada))
    panel = own_panel(ben)
    edits: list[str] = []
    own = f"PATCH /channels/{panel.channel_id}/messages/{panel.id}"
    sandbox.core.journal.listen(lambda entry: edits.append(entry.title) if entry.title.startswith(own) else None)
    await ben.answer(panel)
    await ben.actor.wait_for(ben.panel, PATIENCE)
    assert not panel.buttons
    assert "✓" in panel.content
    assert edits == []


async def test_a_panel_is_stripped_when_the_answer_to_the_click_got_lost(
    sandbox: Sandbox, mistgrove: Mistgrove
) -> None:
    (ada, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    await ada.answer(own_panel(ada))
    panel = own_panel(ben)
    await ben.changed(panel, await ben.choose(panel), panel.body)
    confirm = ben.confirm(panel)
    assert confirm is not None
    lost = sandbox.fault("abort", match={"method": "PATCH", "body": "✓"}, when="before")
    await ben.actor.click(panel, custom_id=confirm.custom_id)
    await ben.actor.wait_for(lambda: lost.hits, PATIENCE)
    await ben.actor.wait_for(lambda: not panel.buttons, PATIENCE)
    await ben.actor.wait_for(ben.panel, PATIENCE)
