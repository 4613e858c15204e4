"""Deeds with channels and threads: making, changing, archiving and deleting them."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from sandbox import genesis
from sandbox.kinds import ChannelKind, MessageFlag
from sandbox.snowflake import created_at
from sandbox.world import Channel, Message, ThreadState

if TYPE_CHECKING:
    from sandbox.core import Core


def create_channel(core: Core, guild_id: int, name: str, kind: ChannelKind) -> Channel:
    """A new text channel or forum."""
    channel = genesis.add_channel(core.world, core.ids, guild_id, name, kind)
    core.herald.channel_created(channel)
    return channel


def create_thread(
    core: Core,
    parent: Channel,
    owner_id: int,
    name: str,
    *,
    private: bool = False,
    start: Message | None = None,
    auto_archive_duration: int | None = None,
    invitable: bool = True,
    applied_tags: list[int] | None = None,
) -> Channel:
    """A new thread; one that starts from a message has that message's id."""
    now = core.clock.iso()
    thread = Channel(
        core.ids.next() if start is None else start.id,
        int(ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD),
        parent.guild_id,
        name,
        parent_id=parent.id,
        owner_id=owner_id,
        thread=ThreadState(
            now,
            now,
            auto_archive_duration=auto_archive_duration or 4320,
            invitable=invitable,
            members=[owner_id],
            applied_tags=applied_tags or [],
        ),
    )
    core.world.channels[thread.id] = thread
    if start is not None:
        start.thread_id = thread.id
        start.flags |= MessageFlag.HAS_THREAD
    core.herald.channel_created(thread)
    watch_idle(core, thread)
    return thread


def note_message(core: Core, channel: Channel) -> None:
    """Count a message of a thread."""
    if channel.thread is not None:
        channel.thread.message_count += 1


def archive(core: Core, channel: Channel, *, locked: bool | None = None) -> None:
    """Put a thread to rest."""
    assert channel.thread is not None
    channel.thread.archived = True
    if locked is not None:
        channel.thread.locked = locked
    channel.thread.archive_timestamp = core.clock.iso()
    core.herald.channel_changed(channel)


def unarchive(core: Core, channel: Channel) -> None:
    """Wake a thread."""
    assert channel.thread is not None
    channel.thread.archived = False
    channel.thread.archive_timestamp = core.clock.iso()
    core.herald.channel_changed(channel)
    watch_idle(core, channel)


def watch_idle(core: Core, channel: Channel) -> None:
    """Archive a thread when nothing was written in it for as long as it is set to wait."""

    def look() -> None:
        thread = channel.thread
        if thread is None or thread.archived or channel.id not in core.world.channels:
            return
        woken = max(created_at(channel.last_message_id or channel.id), _seconds(thread.archive_timestamp))
        left = woken + thread.auto_archive_duration * 60 - core.clock.now()
        # Ids carry milliseconds only, so "now" may seem to be a moment before the deadline.
        if left > 0.002:
            core.clock.call_later(left, look)
        else:
            archive(core, channel)

    look()


def delete_channel(core: Core, channel: Channel) -> None:
    """Take away a channel with its threads and messages."""
    for thread in core.world.threads_of(channel.id):
        delete_channel(core, thread)
    seen_by = core.sight.viewers(channel, core.streams.watchers)
    for message in core.world.messages.pop(channel.id, {}).values():
        for attachment in message.attachments:
            core.files.drop(attachment.id)
    del core.world.channels[channel.id]
    core.herald.channel_deleted(channel, seen_by)


def _seconds(stamp: str) -> float:
    return datetime.fromisoformat(stamp).timestamp()
