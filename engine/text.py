"""What the rules say, without saying it in any language.

A `Text` is a message id with arguments; `words/` turns it into a sentence for one reader. Texts are values:
equal when they say the same, hashable, and safe to keep.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Player:
    """A seat as an argument of a Text; the reader sees the name of the person who sits there."""

    seat: int


class Text:
    """A message id and its arguments: numbers, names, other Texts, or a tuple of Texts to be listed."""

    __slots__ = ("args", "id")

    id: str
    args: tuple[tuple[str, str | int | Player | Text | tuple[Text, ...] | tuple[Player, ...]], ...]

    def __init__(self, id: str, /, **args: str | int | Player | Text | tuple[Text, ...] | tuple[Player, ...]) -> None:
        # Games make thousands of these a second; only here, and past our own `__setattr__`, are they ever filled.
        _set_id(self, id)
        _set_args(self, tuple(sorted(args.items())) if len(args) > 1 else tuple(args.items()))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a Text does not change")

    def __reduce__(self) -> tuple[object, ...]:
        return _text, (self.id, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, self.args))

    def __repr__(self) -> str:
        return f"Text({', '.join([repr(self.id), *(f'{name}={value!r}' for name, value in self.args)])})"


_set_id = Text.__dict__["id"].__set__
_set_args = Text.__dict__["args"].__set__


def _text(id: str, args: tuple[tuple[str, str], ...]) -> Text:
    return Text(id, **dict(args))
