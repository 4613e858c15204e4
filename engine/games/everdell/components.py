"""The component file of Everdell: read field by field, and refused with an exact message where it is wrong.

It holds whole sets: `{"game": "everdell", "sets": {"base": {"cards": [...], "locations": [...], "events": [...],
"automata": [...]}, ...}}`. Figures that only one card, place, event or automaton has are declared where its verbs are.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

from engine.components import ComponentSet, component_set
from engine.games.everdell import automata, sets, verbs
from engine.games.everdell.box import (
    COUNTED,
    KINDS,
    RARITIES,
    TYPES,
    AutomatonFigures,
    Bonus,
    Box,
    Card,
    Event,
    Figure,
    Gain,
    Location,
    Per,
    Record,
)
from engine.games.everdell.bundle import RESOURCES, Bundle, bundle
from engine.games.everdell.state import BASE
from engine.refusals import BadComponents
from engine.text import Text

GAME = "everdell"
LONGEST_WORD = 8
"""Eight hand cards, each with the number of its copy, still fit into one key."""
CARDS_NEEDED = 60
"""Four players' first hands, the Meadow, and something to draw."""
TABLES = ("cards", "locations", "events", "automata")
FEWEST_FOREST = FEWEST_EVENTS = 4


def load(source: str) -> ComponentSet:
    return component_set(GAME, source, _box)


def default() -> ComponentSet:
    """Everything that comes with the game."""
    return load(json.dumps({"game": GAME, "sets": {id: json.loads(source) for id, source in sets.printed()}}))


class _Row:
    """One record of the file, read field by field; whatever is left over or wrong is refused by name."""

    def __init__(self, table: str, row: Any) -> None:
        if not isinstance(row, dict) or not isinstance(row.get("id"), str):
            raise BadComponents(Text("components-row", list=table, row=str(row)[:60]))
        self.id: str = row["id"]
        self._rest = dict(row)
        del self._rest["id"]

    def bad(self, field: str, value: object) -> BadComponents:
        return BadComponents(Text("everdell-components-field", row=self.id, field=field, value=str(value)[:40]))

    def number(self, field: str, default: int | None = 0, low: int = 0, most: int = 99) -> int:
        value = self._rest.pop(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= most:
            raise self.bad(field, value)
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        value = self._rest.pop(field, default)
        if not isinstance(value, bool):
            raise self.bad(field, value)
        return value

    def name(self, field: str, known: tuple[str, ...] | None = None, default: str | None = "") -> str:
        value = self._rest.pop(field, default)
        if not isinstance(value, str) or (known is not None and value not in known):
            raise self.bad(field, value)
        return value

    def names(self, field: str) -> tuple[str, ...]:
        value = self._rest.pop(field, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.bad(field, value)
        return tuple(value)

    def counts(self, field: str, known: tuple[str, ...], value: Any = None) -> dict[str, int]:
        value = self._rest.pop(field, {}) if value is None else value
        if not isinstance(value, dict) or not all(
            key in known and isinstance(count, int) and 0 <= count <= 99 for key, count in value.items()
        ):
            raise self.bad(field, value)
        return value

    def bundle(self, field: str) -> Bundle:
        return bundle(self.counts(field, RESOURCES))

    def bundles(self, field: str) -> tuple[Bundle, ...]:
        value = self._rest.pop(field, [])
        if not isinstance(value, list):
            raise self.bad(field, value)
        return tuple(bundle(self.counts(field, RESOURCES, item)) for item in value)

    def figure(self, field: str, kind: str, length: int | None) -> Figure:
        """A figure of the kind that its verbs have declared (see verbs.py)."""
        if kind not in (verbs.NUMBER_OR_NONE, verbs.CARD_ID) and field not in self._rest:
            raise self.bad(field, "-")
        read: dict[str, Callable[[str], Figure]] = {
            verbs.NUMBER: self.number,
            verbs.NUMBER_OR_NONE: self.number,
            verbs.NUMBERS: self.numbers,
            verbs.BUNDLE: self.bundle,
            verbs.BUNDLES: self.bundles,
            verbs.NAMES: self.names,
            verbs.CARD_ID: self.name,
            verbs.KIND: lambda field: self.name(field, KINDS),
        }
        found = read[kind](field)
        if length is not None and isinstance(found, tuple) and len(found) != length:
            raise self.bad(field, len(found))
        return found

    def numbers(self, field: str) -> tuple[int, ...]:
        value = self._rest.pop(field, [])
        if not isinstance(value, list) or not all(type(item) is int and 0 <= item <= 99 for item in value):
            raise self.bad(field, value)
        return tuple(value)

    def gain(self, field: str) -> Gain:
        counts = self.counts(field, (*RESOURCES, "any", "card", "point"))
        return Gain(bundle(counts), counts.get("any", 0), counts.get("card", 0), counts.get("point", 0))

    def part(self, field: str) -> _Row | None:
        """A record within the record."""
        value = self._rest.pop(field, None)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.bad(field, value)
        return _Row(field, {"id": self.id, **value})

    def done(self) -> None:
        if self._rest:
            field, value = next(iter(self._rest.items()))
            raise self.bad(field, value)


def _box(data: Mapping[str, Any]) -> Box:
    known = sets.set_ids()
    found = data.get("sets")
    if not isinstance(found, dict) or BASE not in found:
        raise BadComponents(Text("everdell-components-no-base", set=BASE))
    cards: dict[str, Card] = {}
    locations: dict[str, Location] = {}
    events: dict[str, Event] = {}
    opponents: dict[str, AutomatonFigures] = {}
    for set in found:
        if set not in known:
            raise BadComponents(Text("everdell-components-set", set=str(set)[:40], known=", ".join(known)))
    for set in (id for id in known if id in found):
        tables = found[set]
        if not isinstance(tables, dict):
            raise BadComponents(Text("everdell-components-set", set=set, known=", ".join(known)))
        for table in tables:
            if table not in TABLES:
                raise BadComponents(Text("everdell-components-table", set=set, table=str(table)[:40]))
        for row in _rows(tables, "cards"):
            _add(cards, _card(row, set, len(cards)))
        for row in _rows(tables, "locations"):
            _add(locations, _location(row, set))
        for row in _rows(tables, "events"):
            _add(events, _event(row, set))
        for row in _rows(tables, "automata"):
            _add(opponents, _automaton(row, set))
    source = sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
    box = Box(
        tuple(cards.values()), tuple(locations.values()), tuple(events.values()), tuple(opponents.values()), source
    )
    _check_names(box)
    _check_places(box)
    deck = len(box.only((BASE,)).deck)
    if deck < CARDS_NEEDED:
        raise BadComponents(Text("everdell-components-few", total=deck, needed=CARDS_NEEDED))
    return box


def _rows(data: Mapping[str, Any], table: str) -> list[_Row]:
    rows = data.get(table, [])
    if not isinstance(rows, list):
        raise BadComponents(Text("components-missing", field=table))
    return [_Row(table, row) for row in rows]


def _add(table: dict[str, Any], record: Record) -> None:
    if record.id in table:
        raise BadComponents(Text("everdell-components-twice", row=record.id))
    table[record.id] = record


def _check_names(box: Box) -> None:
    """Every card that another record names exists, and no two cards share a word."""
    named = [(card.id, name) for card in box.cards.values() for name in (*card.occupied_by, card.second_spot_needs)]
    named += [(card.id, card.pairs_with) for card in box.cards.values()]
    for card in box.cards.values():
        kinds = verbs.card_verbs(card.id).figures
        named += [(card.id, str(card.figure(name))) for name, kind in kinds.items() if kind == verbs.CARD_ID]
    named += [(event.id, name) for event in box.events.values() for name in event.requires_cards]
    named += [(event.id, event.per.on) for event in box.events.values() if event.per is not None]
    for row, name in named:
        if name not in ("", "*") and name not in box.cards:
            raise BadComponents(Text("everdell-components-unknown", row=row, name=name))
    if len(box.by_word) < len(box.cards):
        words = [card.word for card in box.cards.values()]
        raise BadComponents(Text("everdell-components-twice", row=next(w for w in words if words.count(w) > 1)))


def _check_places(box: Box) -> None:
    """The places that automata name, and enough of each kind to lay out."""
    for figures in box.all_automata:
        for id in automata.automaton(figures.id).places(figures):
            if id not in box.locations:
                raise BadComponents(Text("everdell-components-lacks", row=id))
    base = box.only((BASE,))
    for group, found, needed in (
        ("haven", len(base.havens), 1),
        ("forest", len(base.forest), FEWEST_FOREST),
        ("special", len(base.special_events), FEWEST_EVENTS),
    ):
        if found < needed:
            raise BadComponents(Text("everdell-components-group", group=group, found=found, needed=needed))


def _figures(
    row: _Row, kinds: Mapping[str, str], lengths: Mapping[str, int] | None = None
) -> tuple[tuple[str, Figure], ...]:
    """The figures that only this record has."""
    return tuple((name, row.figure(name, kind, (lengths or {}).get(name))) for name, kind in kinds.items())


def _automaton(row: _Row, set: str) -> AutomatonFigures:
    opponent = next((each for each in automata.automata() if each.id == row.id), None)
    if opponent is None:
        raise row.bad("id", row.id)
    figures = AutomatonFigures(id=row.id, set=set, figures=_figures(row, opponent.figures, opponent.lengths))
    row.done()
    return figures


def _card(row: _Row, set: str, order: int) -> Card:
    word = row.name("word", default=row.id)
    if not 0 < len(word) <= LONGEST_WORD or not (word.isalpha() and word.islower()):
        raise row.bad("word", word)
    bonus = row.part("bonus")
    own = verbs.card_verbs(row.id)
    card = Card(
        id=row.id,
        set=set,
        figures=_figures(row, own.figures),
        word=word,
        kind=row.name("kind", KINDS),
        type=row.name("type", TYPES),
        rarity=row.name("rarity", RARITIES),
        cost=row.bundle("cost"),
        points=row.number("points", default=None, low=-9),
        copies=row.number("copies", default=None),
        order=order,
        occupied_by=row.names("occupied_by"),
        takes_space=row.flag("takes_space", default=True),
        worker_spots=row.number("worker_spots", most=2 if own.visit is not None else 0),
        second_spot_needs=row.name("second_spot_needs"),
        permanent_workers=row.flag("permanent_workers"),
        open=row.flag("open"),
        tokens=row.number("tokens"),
        pairs_with=row.name("pairs_with"),
        gain=row.gain("gain"),
        bonus=_bonus(bonus) if bonus else None,
    )
    row.done()
    return card


def _bonus(row: _Row) -> Bonus:
    row.name("per", ("cards",))
    bonus = Bonus(
        points=row.number("points"),
        kind=row.name("kind", ("", *KINDS)),
        type=row.name("type", ("", *TYPES)),
        rarity=row.name("rarity", ("", *RARITIES)),
    )
    row.done()
    return bonus


def _location(row: _Row, set: str) -> Location:
    special = row.name("special", ("", *verbs.PLACES))
    location = Location(
        id=row.id,
        set=set,
        group=row.name("group", ("basic", "forest", "haven", "journey")),
        shared=row.name("occupancy", ("exclusive", "shared")) == "shared",
        position=row.number("position"),
        second_spot_from_players=row.number("second_spot_from_players"),
        gain=row.gain("gain"),
        special=special,
        figures=_figures(row, verbs.PLACES[special].figures) if special else (),
        discard_cards=row.number("discard_cards"),
        points_at_end=row.number("points_at_end"),
    )
    row.done()
    return location


def _event(row: _Row, set: str) -> Event:
    per = row.part("per")
    event = Event(
        id=row.id,
        set=set,
        figures=_figures(row, verbs.event_verbs(row.id).figures),
        group=row.name("group", ("basic", "special")),
        points=row.number("points"),
        position=row.number("position"),
        requires_cards=row.names("requires_cards"),
        requires_type=tuple(row.counts("requires_type", TYPES).items()),
        worth=row.bundle("worth"),
        per=_per(per, verbs.event_verbs(row.id).count is not None) if per else None,
        most=row.number("most"),
        pays=row.bundle("pays"),
    )
    row.done()
    return event


def _per(row: _Row, in_its_own_way: bool) -> Per:
    known = ("",) if in_its_own_way else COUNTED
    per = Per(points=row.number("points"), of=row.name("of", known), on=row.name("on"))
    row.done()
    return per
