"""A tiny bot that uses all that the sandbox offers; `python -m tests.example_bot` runs it against one.

It stands in for a real bot in the sandbox's own tests, and shows a newcomer how little a bot needs.
"""

from __future__ import annotations

import asyncio
import io
import logging
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui

from sandbox.client import pointed_by_environment

FRUITS = ("apple", "apricot", "banana", "cherry", "damson", "elderberry")
GERMAN = {"ping": "klopfen", "fruit": "obst"}


def picture(side: int = 8) -> io.BytesIO:
    """A small green PNG."""
    rows = (b"\0" + b"\x3f\x9c\x6d" * side) * side

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))
    return io.BytesIO(b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def file(name: str = "board.png") -> discord.File:
    """The picture as a file with an alt text."""
    return discord.File(picture(), name, description="a green square")


class Words(app_commands.Translator):
    """Knows a few words of German."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        """The German word, if there is one."""
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


class Board(ui.View):
    """Buttons and a select under a picture."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.joined: list[str] = []

    @ui.button(label="Join", style=discord.ButtonStyle.primary, custom_id="join")
    async def join(self, interaction: discord.Interaction, button: ui.Button[Board]) -> None:
        """Write the name into the message."""
        self.joined.append(interaction.user.display_name)
        await interaction.response.edit_message(content="Players: " + ", ".join(self.joined))

    @ui.button(label="Later", custom_id="later", disabled=True)
    async def later(self, interaction: discord.Interaction, button: ui.Button[Board]) -> None:
        """Cannot be clicked."""

    @ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: discord.Interaction, button: ui.Button[Board]) -> None:
        """Open a modal from a message."""
        await interaction.response.send_modal(Question())

    @ui.button(label="Paint", custom_id="paint")
    async def paint(self, interaction: discord.Interaction, button: ui.Button[Board]) -> None:
        """Put another picture in the place of the one that is there."""
        await interaction.response.edit_message(attachments=[file()])

    @ui.button(label="Quiet", custom_id="quiet")
    async def quiet(self, interaction: discord.Interaction, button: ui.Button[Board]) -> None:
        """Acknowledge first, edit later."""
        await interaction.response.defer()
        await interaction.edit_original_response(content="quietly edited", attachments=[])

    @ui.select(
        placeholder="Take a piece",
        custom_id="piece",
        options=[discord.SelectOption(label=name.title(), value=name) for name in ("rocket", "ship", "cart")],
    )
    async def take(self, interaction: discord.Interaction, select: ui.Select[Board]) -> None:
        """Say what was chosen."""
        await interaction.response.send_message(f"took {select.values[0]}", ephemeral=True)


class Pickers(ui.View):
    """The selects that offer what the guild has."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    async def _say(self, interaction: discord.Interaction, values: list[Any]) -> None:
        names = ", ".join(f"{type(value).__name__}:{value.name}" for value in values)
        await interaction.response.send_message(names, ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="People", custom_id="people", max_values=2)
    async def people(self, interaction: discord.Interaction, select: ui.UserSelect[Pickers]) -> None:
        """Say who."""
        await self._say(interaction, select.values)

    @ui.select(cls=ui.RoleSelect, placeholder="Roles", custom_id="roles")
    async def roles(self, interaction: discord.Interaction, select: ui.RoleSelect[Pickers]) -> None:
        """Say which role."""
        await self._say(interaction, select.values)

    @ui.select(cls=ui.ChannelSelect, placeholder="Channels", custom_id="channels")
    async def channels(self, interaction: discord.Interaction, select: ui.ChannelSelect[Pickers]) -> None:
        """Say which channel."""
        await self._say(interaction, select.values)

    @ui.select(cls=ui.MentionableSelect, placeholder="Anybody", custom_id="anybody")
    async def anybody(self, interaction: discord.Interaction, select: ui.MentionableSelect[Pickers]) -> None:
        """Say who or which role."""
        await self._say(interaction, select.values)


class Question(ui.Modal, title="A question"):
    """One field of each sort that a modal can have, in two modals' worth of parts."""

    name: ui.Label[Any] = ui.Label(text="Name", description="How you want to be called", component=ui.TextInput())
    size: ui.Label[Any] = ui.Label(
        text="Size",
        component=ui.Select(
            options=[discord.SelectOption(label="Small", value="s"), discord.SelectOption(label="Large", value="l")]
        ),
    )
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label="Red"), discord.RadioGroupOption(label="Blue")]
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            required=False,
            options=[discord.CheckboxGroupOption(label="Hat"), discord.CheckboxGroupOption(label="Scarf")],
        ),
    )
    proof: ui.Label[Any] = ui.Label(text="Proof", component=ui.FileUpload(required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeat what was filled in."""
        # A label knows its component only as some item; which one it is stands above.
        labels: list[Any] = [self.name, self.size, self.colour, self.extras, self.proof]
        name, size, colour, extras, proof = (label.component for label in labels)
        proofs = [attachment.filename for attachment in proof.values]
        parts = [name.value, *size.values, colour.value, *extras.values, *proofs]
        await interaction.response.send_message(" ".join(parts), ephemeral=True)


class Layout(ui.LayoutView):
    """A message that is nothing but components."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        button: ui.Button[Layout] = ui.Button(label="Turn", custom_id="turn")
        button.callback = self.turn  # type: ignore[method-assign]  # the documented way without a subclass
        row: ui.ActionRow[Layout] = ui.ActionRow(button)
        self.text: ui.TextDisplay[Layout] = ui.TextDisplay("# The board")
        gallery: ui.MediaGallery[Layout] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="a green square")
        )
        self.add_item(ui.Container(self.text, gallery, ui.Separator(), row))

    async def turn(self, interaction: discord.Interaction) -> None:
        """Change the text."""
        self.text.content = "# Turned"
        await interaction.response.edit_message(view=self)


class ExampleBot(discord.Client):
    """The bot."""

    def __init__(self, *, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(intents=intents or discord.Intents(guilds=True), **options)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Interaction] = []
        for command in COMMANDS:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Sync the commands."""
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Remember what came in, for the tests."""
        self.heard.append(interaction)


@app_commands.command(name=app_commands.locale_str("ping"), description="Is anybody there?")
async def ping(interaction: discord.Interaction) -> None:
    """Answer at once."""
    await interaction.response.send_message("pong")


async def complete_fruit(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The fruits that begin like that."""
    return [app_commands.Choice(name=fruit.title(), value=fruit) for fruit in FRUITS if fruit.startswith(current)]


@app_commands.command(description="Pick some fruit")
@app_commands.autocomplete(fruit=complete_fruit)
async def pick(
    interaction: discord.Interaction,
    fruit: str,
    times: app_commands.Range[int, 1, 5] = 1,
    friend: discord.Member | None = None,
    where: discord.TextChannel | None = None,
    proof: discord.Attachment | None = None,
) -> None:
    """Say it all again."""
    parts = [fruit, str(times), friend and friend.display_name, where and where.name, proof and proof.filename]
    await interaction.response.send_message(" ".join(part for part in parts if part))


@app_commands.command(description="A picture with buttons")
async def board(interaction: discord.Interaction) -> None:
    """A PNG, buttons and a select."""
    embed = discord.Embed(title="Board", description="Look at it").set_image(url="attachment://board.png")
    await interaction.response.send_message("Players: nobody", embed=embed, file=file(), view=Board())


@app_commands.command(description="Choose from what the guild has")
async def pickers(interaction: discord.Interaction) -> None:
    """All the other selects."""
    await interaction.response.send_message("Choose", view=Pickers())


@app_commands.command(description="A modal")
async def form(interaction: discord.Interaction) -> None:
    """Open a modal from a command."""
    await interaction.response.send_modal(Question())


@app_commands.command(description="A DM with a picture")
async def letter(interaction: discord.Interaction) -> None:
    """Write to the person, and say in the channel whether it arrived."""
    try:
        await interaction.user.send("For you", file=file("letter.png"))
    except discord.Forbidden as error:
        await interaction.response.send_message(f"closed: {error.code}", ephemeral=True)
    else:
        await interaction.response.send_message("sent", ephemeral=True)


@app_commands.command(description="Components only")
async def layout(interaction: discord.Interaction) -> None:
    """A Components V2 message with a picture."""
    await interaction.response.send_message(view=Layout(), file=file())


@app_commands.command(description="Defer, then answer")
async def think(interaction: discord.Interaction, ephemeral: bool = False) -> None:
    """Say something only after thinking."""
    await interaction.response.defer(thinking=True, ephemeral=ephemeral)
    await interaction.edit_original_response(content="thought", attachments=[file("thought.png")])


@app_commands.command(description="Never answers")
async def silent(interaction: discord.Interaction) -> None:
    """Leave the person waiting."""


@app_commands.command(description="A thread with a message")
@app_commands.guild_only()
async def thread(interaction: discord.Interaction, name: str) -> None:
    """Start a thread, write in it, edit and delete there."""
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    await interaction.response.send_message("opening", ephemeral=True)
    opened = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    first = await opened.send("first")
    second = await opened.send("second")
    await first.edit(content="first, edited")
    await second.delete()


@app_commands.command(description="A post in the forum")
@app_commands.guild_only()
async def post(interaction: discord.Interaction, name: str) -> None:
    """A forum post with a picture and a button."""
    assert interaction.guild is not None
    forum = interaction.guild.forums[0]
    await interaction.response.defer(ephemeral=True)
    created = await forum.create_thread(name=name, content="a post", file=file(), view=Board())
    await interaction.followup.send(f"posted {created.thread.mention}", ephemeral=True)


@app_commands.command(description="A message into the channel")
async def say(interaction: discord.Interaction, text: str) -> None:
    """Send a plain message beside the answer."""
    await interaction.response.send_message("ok", ephemeral=True)
    assert isinstance(interaction.channel, discord.abc.Messageable)
    await interaction.channel.send(text)


@app_commands.command(description="An answer and more of them")
async def more(interaction: discord.Interaction, count: int = 2) -> None:
    """Follow-ups, one of them edited and one deleted."""
    await interaction.response.send_message("more to come")
    sent = [await interaction.followup.send(f"more {number}", wait=True) for number in range(count)]
    await sent[0].edit(content="more, edited")
    await sent[-1].delete()
    await interaction.delete_original_response()


@app_commands.context_menu(name="Wave")
async def wave(interaction: discord.Interaction, member: discord.Member) -> None:
    """Wave at somebody."""
    await interaction.response.send_message(
        f"{interaction.user.mention} waves at {member.mention}", allowed_mentions=discord.AllowedMentions.none()
    )


COMMANDS: tuple[Any, ...] = (
    ping,
    pick,
    board,
    pickers,
    form,
    letter,
    layout,
    think,
    silent,
    thread,
    post,
    say,
    more,
    wave,
)


async def main() -> None:
    """Run against the sandbox that the environment names."""
    with pointed_by_environment() as token:
        async with ExampleBot(guild_ready_timeout=0.01) as bot:
            await bot.start(token)


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO)
    asyncio.run(main())
