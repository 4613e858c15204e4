"""Request bodies as bots send them: JSON, or multipart with `payload_json` and `files[n]`."""

from __future__ import annotations

import json
import re
from typing import Any

from aiohttp import web

from sandbox.check_message import Upload
from sandbox.errors import ApiError

DISPOSITION = re.compile(rb'(name|filename)="([^"]*)"')
BOUNDARY = re.compile(r'boundary="?([^";]+)"?')
FILE_FIELD = re.compile(r"files\[(\d+)\]")


async def read_body(request: web.BaseRequest) -> tuple[Any, dict[int, Upload]]:
    """The JSON of a request (None if it has none) and the files that came with it by index."""
    if not request.body_exists:
        return None, {}
    raw = await request.content.read()
    kind = request.headers.get("Content-Type", "")
    if kind.startswith("multipart/form-data"):
        return _multipart(raw, kind)
    return _json(raw) if raw else None, {}


def _json(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError as error:
        raise ApiError(50109) from error


def _multipart(raw: bytes, kind: str) -> tuple[Any, dict[int, Upload]]:
    boundary = BOUNDARY.search(kind)
    if boundary is None:
        raise ApiError(50109)
    body: Any = None
    uploads: dict[int, Upload] = {}
    for part in raw.split(b"--" + boundary.group(1).encode())[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        content = content.removesuffix(b"\r\n")
        fields = dict(DISPOSITION.findall(head))
        name = fields.get(b"name", b"").decode()
        indexed = FILE_FIELD.fullmatch(name)
        if name == "payload_json":
            body = _json(content)
        elif indexed is not None:
            uploads[int(indexed.group(1))] = Upload(fields.get(b"filename", b"file").decode(), content)
        else:
            raise ApiError(50109, message=f"Discord has no form field {name!r}")
    return body, uploads
