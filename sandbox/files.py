"""Files and the links to them: bytes by id in memory or in a directory, behind signed links that expire."""

from __future__ import annotations

import hashlib
import hmac
import mimetypes
import struct
import zlib
from collections import deque
from io import BytesIO
from pathlib import Path
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from sandbox import limits
from sandbox.clock import Clock

PNG_MAGIC = b"\x89PNG\r\n\x1a\n"
LINGERING = 100
"""So many replaced files can still be fetched; Discord keeps them for a while too."""


class FileStore:
    """Bytes by id; with a directory they outlive the process."""

    def __init__(self, directory: Path | None = None) -> None:
        self._directory = directory
        self._memory: dict[int, bytes] = {}
        self._leaving: deque[int] = deque()
        if directory is not None:
            directory.mkdir(parents=True, exist_ok=True)

    def put(self, identity: int, content: bytes) -> None:
        """Keep some bytes."""
        if self._directory is None:
            self._memory[identity] = content
        else:
            (self._directory / str(identity)).write_bytes(content)

    def get(self, identity: int) -> bytes | None:
        """The bytes under an id, if there are any."""
        if self._directory is None:
            return self._memory.get(identity)
        path = self._directory / str(identity)
        return path.read_bytes() if path.is_file() else None

    def drop(self, identity: int) -> None:
        """Forget some bytes soon: a page that has just heard of a picture may still be on its way to fetch it."""
        self._leaving.append(identity)
        while len(self._leaving) > LINGERING:
            self._forget(self._leaving.popleft())

    def drop_all(self) -> None:
        """Forget at once what was to be forgotten."""
        while self._leaving:
            self._forget(self._leaving.popleft())

    def _forget(self, identity: int) -> None:
        if self._directory is None:
            self._memory.pop(identity, None)
        else:
            (self._directory / str(identity)).unlink(missing_ok=True)


class Links:
    """Makes and checks links to attachments."""

    def __init__(self, clock: Clock, secret: str) -> None:
        self._clock = clock
        self._secret = secret.encode()
        self.base = ""

    def attachment(self, channel_id: int, identity: int, filename: str) -> str:
        """A link to an attachment, good for a day."""
        path = f"/attachments/{channel_id}/{identity}/{quote(filename)}"
        issued = int(self._clock.now())
        expires = f"{issued + int(limits.LINK_SECONDS):x}"
        return f"{self.base}{path}?ex={expires}&is={issued:x}&hm={self._sign(path, expires)}"

    def opens(self, raw_path: str, expires: str, signature: str) -> bool:
        """Whether a link was made here and is still good."""
        if not hmac.compare_digest(self._sign(raw_path, expires), signature):
            return False
        return int(expires, 16) > self._clock.now()

    def _sign(self, path: str, expires: str) -> str:
        return hmac.new(self._secret, f"{path}?{expires}".encode(), hashlib.sha256).hexdigest()


def content_type_of(filename: str) -> str:
    """The kind of a file by its name, as Discord guesses it."""
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"


def picture_size(content: bytes, content_type: str) -> tuple[int | None, int | None]:
    """Width and height, if it is a picture."""
    if content[:8] == PNG_MAGIC and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    if not content_type.startswith("image/"):
        return None, None
    try:
        with Image.open(BytesIO(content)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None, None


def plain_png(colour: int, side: int = 64) -> bytes:
    """A one-coloured square, for the avatars of those who have none."""
    pixel = colour.to_bytes(3, "big")
    rows = (b"\0" + pixel * side) * side

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return PNG_MAGIC + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


AVATAR_COLOURS = (0x5B6EE1, 0x7A7F8A, 0x3F9C6D, 0xD98B3A, 0xC4504F, 0xB85C9E)


def initial_svg(name: str, index: int) -> str:
    """A round avatar with somebody's initial."""
    colour = AVATAR_COLOURS[index % len(AVATAR_COLOURS)]
    letter = name[:1].upper().replace("&", "&amp;").replace("<", "&lt;")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect width="64" height="64" rx="32" fill="#{colour:06x}"/>'
        '<text x="32" y="43" font-family="sans-serif" font-size="32" fill="#fff" text-anchor="middle">'
        f"{letter}</text></svg>"
    )
