"""Bodies for requests: small pieces that a test puts together."""

from __future__ import annotations

from typing import Any

from sandbox.errors import Json

V2 = 1 << 15


def row(*components: Json) -> Json:
    """An action row."""
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "b", **fields: Any) -> Json:
    """A button."""
    return {"type": 2, "style": 1, "label": "B", "custom_id": custom_id, **fields}


def buttons(count: int) -> list[Json]:
    """Buttons with ids of their own."""
    return [button(f"b{number}") for number in range(count)]


def options(count: int, **fields: Any) -> list[Json]:
    """Options with values of their own."""
    return [{"label": "o", "value": str(number), **fields} for number in range(count)]


def select(**fields: Any) -> Json:
    """A row with a string select."""
    return row({"type": 3, "custom_id": "s", "options": options(1), **fields})


def text(content: str = "t") -> Json:
    """A text display."""
    return {"type": 10, "content": content}


def section(count: int) -> Json:
    """A section with texts and a button."""
    return {"type": 9, "components": [text() for _ in range(count)], "accessory": button()}


def gallery(count: int, **fields: Any) -> Json:
    """A media gallery."""
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, **fields} for _ in range(count)]}


def mixed(total: int) -> list[Json]:
    """Components V2 that count exactly so many: a container, a row of five buttons, a row with a select, texts."""
    inside = [row(*buttons(5)), select(), *[text() for _ in range(total - 1 - 6 - 2)]]
    return [{"type": 17, "components": inside}]


def modal(*parts: Json, **fields: Any) -> Json:
    """A modal."""
    return {"custom_id": "m", "title": "M", "components": list(parts) or [label()], **fields}


def label(component: Json | None = None, **fields: Any) -> Json:
    """A labelled text input, or another component."""
    inside = component or {"type": 4, "custom_id": "i", "style": 1}
    return {"type": 18, "label": "L", "component": inside, **fields}


def in_modal(kind: int, count: int, **fields: Any) -> Json:
    """A group or select in a modal."""
    return modal(label({"type": kind, "custom_id": "g", "options": options(count, **fields)}))


def command(name: str = "c", **fields: Any) -> Json:
    """A command."""
    return {"name": name, "description": "d", "type": 1, **fields}


def option(name: str = "o", **fields: Any) -> Json:
    """A string option of a command."""
    return {"type": 3, "name": name, "description": "d", **fields}
