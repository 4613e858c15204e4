"""The world as it begins: one guild, a lobby, two tables, a forum, six people in two languages, and the bot."""

from __future__ import annotations

import secrets

from sandbox.clock import Clock
from sandbox.kinds import ChannelKind, Permission
from sandbox.snowflake import Snowflakes
from sandbox.world import Channel, Guild, Member, Role, User, World

PEOPLE = (("Ada", "en-US"), ("Ben", "de"), ("Cleo", "en-US"), ("Dana", "de"), ("Emil", "de"), ("Fay", "en-GB"))

PLAYERS_MAY = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.ADD_REACTIONS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
)
# What an invitation link of the bot asks for, and not more.
BOT_MAY = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
)
# A fresh guild lets everyone only look and play; what the bot may beyond looking comes from its own role.
FRESH_GUILD_MAY = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY


def new_world(clock: Clock, ids: Snowflakes) -> World:
    """A fresh world with the default guild."""
    application_id = ids.next()
    world = World(application_id=application_id, bot_id=application_id, secret=secrets.token_hex(16))
    world.users[application_id] = User(application_id, "mistgrove", "Mistgrove", bot=True)
    for name, locale in PEOPLE:
        add_person(world, ids, name, locale)
    owner = next(world.people())
    guild = new_guild(world, clock, ids, "Mistgrove", owner.id)
    for person in world.people():
        join(world, clock, guild, person.id)
    install_bot(world, clock, ids, guild)
    for name in ("lobby", "table-1", "table-2"):
        add_channel(world, ids, guild.id, name, ChannelKind.TEXT)
    add_channel(world, ids, guild.id, "games", ChannelKind.FORUM)
    return world


def add_person(world: World, ids: Snowflakes, name: str, locale: str) -> User:
    """Somebody new."""
    person = User(ids.next(), name.casefold().replace(" ", "_"), name, locale=locale)
    world.users[person.id] = person
    return person


def new_guild(world: World, clock: Clock, ids: Snowflakes, name: str, owner_id: int) -> Guild:
    """A guild with its everyone and player roles and its owner."""
    guild_id = ids.next()
    guild = Guild(guild_id, name, owner_id)
    guild.roles[guild_id] = Role(guild_id, "@everyone", int(FRESH_GUILD_MAY))
    player = Role(ids.next(), "Player", int(PLAYERS_MAY), position=1, color=0x4E9A6B)
    guild.roles[player.id] = player
    world.guilds[guild_id] = guild
    join(world, clock, guild, owner_id)
    return guild


def join(world: World, clock: Clock, guild: Guild, user_id: int) -> Member:
    """Make a person a member with the player role."""
    player = next(role.id for role in guild.roles.values() if role.name == "Player")
    return guild.members.setdefault(user_id, Member(user_id, clock.iso(), [player]))


def install_bot(world: World, clock: Clock, ids: Snowflakes, guild: Guild) -> None:
    """Make the bot a member with a role of its own."""
    role = Role(ids.next(), world.bot.name, int(BOT_MAY), position=len(guild.roles), bot_id=world.bot_id)
    guild.roles[role.id] = role
    guild.members[world.bot_id] = Member(world.bot_id, clock.iso(), [role.id])


def add_channel(world: World, ids: Snowflakes, guild_id: int, name: str, kind: ChannelKind) -> Channel:
    """A new text channel or forum at the end of the list."""
    position = len(world.guild_channels(guild_id))
    channel = Channel(ids.next(), int(kind), guild_id, name, position)
    world.channels[channel.id] = channel
    return channel
