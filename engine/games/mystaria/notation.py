"""How fields are named: column and row, `3/-2`. The upper left field of the first tile is 0/0, and no name ever shifts.

Columns grow to the right and rows downward; left of and above the first tile the numbers are negative.
"""

from __future__ import annotations

import re

Field = tuple[int, int]

_NAME = re.compile(r"(-?[0-9]{1,3})/(-?[0-9]{1,3})")


def field_name(field: Field) -> str:
    return f"{field[0]}/{field[1]}"


def field_of(name: str) -> Field | None:
    """The field of that name, or None if it is no name: every field has exactly one ("-0/03" is nobody's)."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    field = int(found[1]), int(found[2])
    return field if field_name(field) == name else None


def field_names(fields: tuple[Field, ...]) -> str:
    """Several fields in one string, row by row."""
    return " ".join(field_name(field) for field in sorted(fields, key=lambda field: (field[1], field[0])))
