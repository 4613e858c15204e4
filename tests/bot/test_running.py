"""Running the bot: settings, `--check`, logs, a clean stop, commands synced only when they changed."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import discord
import pytest

from cogs.client import Mistgrove
from cogs.logs import LineFormatter
from cogs.permissions import INVITE
from cogs.settings import BadSettings, read_settings
from db import Store, alone
from sandbox.server import Sandbox
from tests.sandbox_fixtures import ROOT, MakeProcess, RunBot


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("DISCORD_TOKEN", "nonsense", "DISCORD_TOKEN does not look like a bot token"),
        ("MISTGROVE_LOG_LEVEL", "LOUD", "MISTGROVE_LOG_LEVEL is 'LOUD'"),
        ("MISTGROVE_COMPONENTS", "nowhere", "MISTGROVE_COMPONENTS is nowhere, which is no directory"),
        ("MISTGROVE_SANDBOX", "http://example.org", "has to be an address on 127.0.0.1"),
        ("MISTGROVE_DATA", "/proc/nothing", "which cannot be written to"),
    ],
)
def test_each_mistake_in_the_settings_is_named(tmp_path: Path, name: str, value: str, message: str) -> None:
    with pytest.raises(BadSettings, match=re.escape(message)):
        read_settings({"MISTGROVE_DATA": str(tmp_path), name: value})


def test_a_bad_card_file_is_named_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "misty.json").write_text('{"game": "misty", "kinds": [{"kind": "dragon"}]}')
    environment = {"MISTGROVE_DATA": str(tmp_path), "MISTGROVE_COMPONENTS": str(tmp_path), "PATH": ""}
    ended = subprocess.run(
        [sys.executable, "bot.py", "--check"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 2
    assert "dragon" in ended.stderr
    assert "Traceback" not in ended.stderr


async def test_check_names_what_is_missing(sandbox: Sandbox, tmp_path: Path) -> None:
    ada = await sandbox.actor("Ada")
    guild, channel = next(iter(ada.guilds)), ada.channel_id("table-2")
    await ada.call("PATCH", f"guilds/{guild}/bot", {"remove": ["attach_files"], "add": [], "channel_id": channel})
    environment = {
        "MISTGROVE_DATA": str(tmp_path),
        "MISTGROVE_SANDBOX": sandbox.url,
        "DISCORD_TOKEN": sandbox.token,
        "PATH": "",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", "--check", cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1
    lines = printed.decode().splitlines()
    assert any(line.startswith("missing") and "#table-2: attach_files" in line for line in lines)
    assert any(line.startswith("database   ok") for line in lines)
    assert any(f"permissions={permissions()}" in line for line in lines)


def permissions() -> int:
    return discord.Permissions(**dict.fromkeys(INVITE, True)).value


def test_the_readme_asks_for_exactly_what_is_needed() -> None:
    assert f"permissions={permissions()}`" in (ROOT / "README.md").read_text(encoding="utf-8")


async def test_sigterm_stops_cleanly(sandbox: Sandbox, bot_process: MakeProcess, tmp_path: Path) -> None:
    process = await bot_process("bot.py", MISTGROVE_DATA=str(tmp_path))
    await process.kill(signal.SIGTERM)
    assert "stopped" in process.output
    assert "Traceback" not in process.output
    assert sandbox.token not in process.output


def run_briefly(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The sandbox as `make run` starts it, which is expected not to start."""
    environment = {"MISTGROVE_DATA": str(tmp_path), "PATH": ""}
    command = [sys.executable, "bot.py", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        ended = run_briefly(tmp_path, "--port", port)
    assert ended.returncode == 2
    assert f"port {port} already" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_second_run_does_not_clear_away_the_world_of_the_first(tmp_path: Path) -> None:
    kept = tmp_path / "sandbox" / "mistgrove.db"
    kept.parent.mkdir()
    kept.touch()
    with alone(kept.parent):
        ended = run_briefly(tmp_path, "--fresh", "--port", "0")
    assert ended.returncode == 2
    assert "Another bot runs with" in ended.stderr
    assert kept.exists()


async def test_commands_are_synced_only_when_they_changed(sandbox: Sandbox, run_bot: RunBot, tmp_path: Path) -> None:
    syncs = []
    sandbox.core.journal.listen(lambda entry: syncs.append(entry) if "PUT /applications" in entry.title else None)
    for _ in range(2):
        store = await Store.open(tmp_path / "mistgrove.db")
        bot = Mistgrove(store)
        await run_bot(bot)
        await bot.close()
        await store.close()
    assert len(syncs) == 1


def test_logs_show_no_secrets() -> None:
    token = "M" + "T" * 25 + ".Gabcde." + "x" * 38
    record = logging.makeLogRecord({"msg": f"failed with {token}", "levelname": "INFO", "match": "ab2cd"})
    line = LineFormatter().format(record)
    assert token not in line
    assert "match='ab2cd'" in line
