"""The example bot, seen by people: everything a bot like ours does, through real sockets."""

from __future__ import annotations

from sandbox.server import Sandbox
from tests.example_bot import ExampleBot
from tests.sandbox_fixtures import RunBot


async def test_a_command_is_answered(sandbox: Sandbox, run_bot: RunBot) -> None:
    await run_bot(ExampleBot())
    ada = await sandbox.actor("Ada")
    outcome = await ada.command("ping")
    assert outcome.text == "pong"
    assert outcome.state == "done"
