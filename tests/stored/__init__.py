"""Tables that earlier versions of the program have stored: none may ever fail to play on. See the README beside this."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.cases import Case, option_cases, plain_cases

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Kept:
    """What is known of a stored table beside the database: how it goes on ("seat key" each), and what that gives."""

    game: str
    version: int
    players: int
    options: Mapping[str, str]
    rows: int
    ending: tuple[str, ...]
    scores: tuple[tuple[int, int], ...]
    """Total and rank of each seat."""


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.sqlite"))


def kept(file: Path) -> dict[str, Kept]:
    """The tables of a database by id, as the file beside it describes them."""
    read = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    return {
        id: Kept(**table | {"ending": tuple(table["ending"]), "scores": tuple(map(tuple, table["scores"]))})
        for id, table in read.items()
    }


def describe(file: Path, tables: Mapping[str, Kept]) -> None:
    """Write the file beside a database, a table on each line."""
    lines = [f'"{id}": {json.dumps(asdict(table), ensure_ascii=False)}' for id, table in tables.items()]
    file.with_suffix(".json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def wanted() -> tuple[Case, ...]:
    """Every game with every number of players, and with every value of its options once."""
    once = {(case.id, case.options): case for case in reversed(option_cases())}
    return (*plain_cases(), *once.values())


def missing() -> list[Case]:
    """Of what no file holds anything yet: a new game, a new option, or a game whose rules have a new version."""
    held = [table for file in files() for table in kept(file).values()]
    return [case for case in wanted() if not any(_covers(table, case) for table in held)]


def _covers(table: Kept, case: Case) -> bool:
    if (table.game, table.version) != (case.id, case.game.info.rules_version):
        return False
    if case.plain:
        usual = case.game.info.filled(case.players, {})
        return table.players == case.players and all(table.options.get(id) == usual[id] for id in table.options)
    return all(table.options.get(id) == value for id, value in case.options)


def left(cases: Iterable[Case]) -> str:
    return ", ".join(map(str, cases))
