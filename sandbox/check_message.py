"""The checks of a message body: content, embeds, files, mentions, flags, and what excludes what."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from sandbox import limits
from sandbox.check import Spot, names
from sandbox.check_components import check_components
from sandbox.errors import ApiError
from sandbox.kinds import MessageFlag

EDITABLE = frozenset({"content", "embeds", "components", "attachments", "allowed_mentions", "flags"})
# discord.py sends `tts` with every message, also where Discord only ignores it.
FOR_CALLBACKS = EDITABLE | {"tts", "poll"}
FOR_CHANNELS = FOR_CALLBACKS | {"nonce", "enforce_nonce", "message_reference", "sticker_ids"}
FOR_EDITS = EDITABLE | {"tts"}
FOR_FORUM_POSTS = EDITABLE | {"tts", "sticker_ids"}

EMBED_FIELDS = names(
    "title type description url timestamp color footer image thumbnail video provider author fields flags"
)
FLAGS_ALLOWED = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2


@dataclass(slots=True)
class Upload:
    """A file that came with a request."""

    filename: str
    content: bytes


@dataclass(slots=True)
class Before:
    """What the message was before an edit, as far as the checks must know."""

    v2: bool = False
    content: str = ""
    embeds: int = 0
    components: int = 0
    attachments: dict[int, str] = field(default_factory=dict)


def check_message(
    spot: Spot,
    known: Collection[str],
    uploads: dict[int, Upload],
    *,
    emojis: Collection[int],
    before: Before | None = None,
    may_be_ephemeral: bool = False,
) -> None:
    """Complain about everything that is wrong with a message body, and refuse too big and empty ones."""
    if not spot.record(known):
        spot.finish()
        return
    spot["content"].text(limits.CONTENT)
    _check_embeds(spot["embeds"])
    filenames = _check_attachments(spot["attachments"], uploads, before or Before())
    _check_mentions(spot["allowed_mentions"])
    _check_reference(spot["message_reference"])
    spot["tts"].boolean()
    spot["enforce_nonce"].boolean()
    nonce = spot["nonce"]
    if not isinstance(nonce.value, int):
        nonce.text(limits.NONCE)
    flags = _check_flags(spot["flags"], before, may_be_ephemeral)
    v2 = bool(flags & MessageFlag.COMPONENTS_V2) or (before is not None and before.v2)
    check_components(spot["components"], v2=v2, filenames=filenames, emojis=emojis)
    if v2:
        _refuse_legacy_fields(spot)
    spot.finish()
    if len(filenames) > limits.FILES:
        raise ApiError(30015)
    _refuse_empty(spot, filenames, before, v2)


def check_uploads(uploads: dict[int, Upload]) -> None:
    """Refuse files that are too big."""
    if any(len(upload.content) > limits.FILE_BYTES for upload in uploads.values()):
        raise ApiError(40005)


def _check_embeds(embeds: Spot) -> None:
    total = 0
    for embed in embeds.array(limits.EMBEDS):
        if not embed.record(EMBED_FIELDS):
            continue
        sizes = [
            embed["title"].text(limits.EMBED_TITLE),
            embed["description"].text(limits.EMBED_DESCRIPTION),
            embed["footer"]["text"].text(limits.EMBED_FOOTER),
            embed["author"]["name"].text(limits.EMBED_AUTHOR),
        ]
        embed["color"].integer(0, 0xFFFFFF)
        for entry in embed["fields"].array(limits.EMBED_FIELDS):
            entry.record({"name", "value", "inline"})
            sizes.append(entry["name"].text(limits.EMBED_FIELD_NAME, 1, required=True))
            sizes.append(entry["value"].text(limits.EMBED_FIELD_VALUE, 1, required=True))
        for picture in ("image", "thumbnail"):
            if embed[picture].given:
                embed[picture]["url"].text(2048, 1, required=True)
        total += sum(len(text) for text in sizes if text)
    if total > limits.EMBEDS_TOTAL:
        embeds.complain("MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {limits.EMBEDS_TOTAL}")


def _check_attachments(attachments: Spot, uploads: dict[int, Upload], before: Before) -> list[str]:
    """The names of the files that the message will have."""
    kept = dict(before.attachments)
    new = {index: upload.filename for index, upload in uploads.items()}
    if attachments.value is None:
        return list(new.values())
    if attachments.given:
        named: set[int] = set()
        for entry in attachments.array(limits.FILES):
            if not entry.record({"id", "filename", "description", "title", "is_spoiler", *_OF_RECEIVED_ATTACHMENTS}):
                continue
            entry["description"].text(limits.ALT_TEXT)
            identity = entry["id"].snowflake(required=True)
            if identity is None:
                continue
            named.add(identity)
            if identity in new:
                new[identity] = entry["filename"].value if entry["filename"].given else new[identity]
            elif identity not in kept:
                entry.complain("ATTACHMENT_NOT_FOUND", f"No file or earlier attachment has the id {identity}")
        kept = {identity: name for identity, name in kept.items() if identity in named}
    return [*kept.values(), *new.values()]


# Fields of attachments that Discord gave out; a client that keeps an attachment sends them back whole.
_OF_RECEIVED_ATTACHMENTS = names(
    "size url proxy_url height width content_type spoiler ephemeral duration_secs waveform flags"
)


def _check_mentions(mentions: Spot) -> None:
    if not mentions.given or not mentions.record({"parse", "users", "roles", "replied_user"}):
        return
    parsed = [entry.choice({"users", "roles", "everyone"}) for entry in mentions["parse"].array(3)]
    for name in ("users", "roles"):
        ids = [entry.snowflake(required=True) for entry in mentions[name].array(limits.ALLOWED_MENTIONS)]
        if ids and name in parsed:
            mentions.complain(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.',
            )
    mentions["replied_user"].boolean()


def _check_reference(reference: Spot) -> None:
    if reference.given and reference.record({"type", "message_id", "channel_id", "guild_id", "fail_if_not_exists"}):
        reference["type"].choice({0})
        reference["message_id"].snowflake(required=True)


def _check_flags(flags: Spot, before: Before | None, may_be_ephemeral: bool) -> int:
    value = flags.integer(0) or 0
    # An edit sends back all flags of the message; those that cannot change are ignored.
    allowed = FLAGS_ALLOWED | (MessageFlag.EPHEMERAL if may_be_ephemeral else 0)
    if before is None and value & ~allowed:
        flags.complain("MESSAGE_FLAGS_INVALID", f"These flags cannot be set here: {value & ~allowed}")
    return value


def _refuse_legacy_fields(spot: Spot) -> None:
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if spot[name].given and spot[name].value:
            spot[name].complain(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _refuse_empty(spot: Spot, filenames: list[str], before: Before | None, v2: bool) -> None:
    was = before or Before()

    def count(name: str, old: int) -> int:
        value = spot.value.get(name, old)
        return value if isinstance(value, int) else len(value or ())

    components = count("components", was.components)
    if v2:
        if not components:
            raise ApiError(50006)
    elif not (count("content", len(was.content)) or count("embeds", was.embeds) or filenames or components):
        raise ApiError(50006)
