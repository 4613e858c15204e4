"""The component file of Everdell: read field by field, and refused with an exact message where it is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from engine.components import ComponentSet, component_set
from engine.games.everdell.box import KINDS, RARITIES, TYPES, Bonus, Box, Card, Event, Gain, Location, Per
from engine.games.everdell.bundle import RESOURCES, Bundle, bundle
from engine.refusals import BadComponents
from engine.text import Text

GAME = "everdell"
LONGEST_WORD = 8
"""Eight hand cards, each with the number of its copy, still fit into one key."""
CARDS_NEEDED = 60
"""Four players' first hands, the Meadow, and something to draw."""
PLACES_NEEDED = (
    "haven",
    *("journey_3", "journey_4", "journey_5"),
    *("basic_3_twig", "basic_2_resin", "basic_1_pebble", "basic_1_berry_1_card"),
)
"""Places that the rules call by their names."""
VISITED = (
    *("cemetery", "chapel", "inn", "lookout", "monastery", "post_office", "queen", "university"),
    "storehouse",
)
"""Cards on which a worker has something to do; for others the rules would not know what."""
FEWEST_FOREST = FEWEST_EVENTS = 4


def load(source: str) -> ComponentSet:
    return component_set(GAME, source, _box)


def default() -> ComponentSet:
    return load(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))


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
    cards: dict[str, Card] = {}
    for row in _rows(data, "cards"):
        _add(cards, _card(row, len(cards)))
    locations: dict[str, Location] = {}
    for row in _rows(data, "locations"):
        _add(locations, _location(row))
    events: dict[str, Event] = {}
    for row in _rows(data, "events"):
        _add(events, _event(row))
    box = Box(tuple(cards.values()), tuple(locations.values()), tuple(events.values()))
    _check_names(box)
    _check_places(box)
    if len(box.deck) < CARDS_NEEDED:
        raise BadComponents(Text("everdell-components-few", total=len(box.deck), needed=CARDS_NEEDED))
    return box


def _rows(data: Mapping[str, Any], table: str) -> list[_Row]:
    rows = data.get(table)
    if not isinstance(rows, list):
        raise BadComponents(Text("components-missing", field=table))
    return [_Row(table, row) for row in rows]


def _add(table: dict[str, Any], record: Card | Location | Event) -> None:
    if record.id in table:
        raise BadComponents(Text("everdell-components-twice", row=record.id))
    table[record.id] = record


def _check_names(box: Box) -> None:
    """Every card that another record names exists, no two cards share a word, and all figures' rules are known."""
    named = [(card.id, name) for card in box.cards.values() for name in (*card.occupied_by, card.second_spot_needs)]
    named += [(card.id, name) for card in box.cards.values() for name in (card.second_cell_needs, card.pairs_with)]
    named += [(event.id, name) for event in box.events.values() for name in event.requires_cards]
    for row, name in named:
        if name not in ("", "*") and name not in box.cards:
            raise BadComponents(Text("everdell-components-unknown", row=row, name=name))
    if len(box.by_word) < len(box.cards):
        words = [card.word for card in box.cards.values()]
        raise BadComponents(Text("everdell-components-twice", row=next(w for w in words if words.count(w) > 1)))


def _check_places(box: Box) -> None:
    """The places that the rules name, and enough forest cards and special events to lay out."""
    for id in PLACES_NEEDED:
        if id not in box.locations:
            raise BadComponents(Text("everdell-components-lacks", row=id))
    for group, found, needed in (
        ("forest", len(box.forest), FEWEST_FOREST),
        ("special", len(box.special_events), FEWEST_EVENTS),
    ):
        if found < needed:
            raise BadComponents(Text("everdell-components-group", group=group, found=found, needed=needed))


def _card(row: _Row, order: int) -> Card:
    word = row.name("word", default=row.id)
    if not 0 < len(word) <= LONGEST_WORD or not (word.isalpha() and word.islower()):
        raise row.bad("word", word)
    bonus = row.part("bonus")
    card = Card(
        id=row.id,
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
        worker_spots=row.number("worker_spots", most=2 if row.id in VISITED else 0),
        second_spot_needs=row.name("second_spot_needs"),
        permanent_workers=row.flag("permanent_workers"),
        open=row.flag("open"),
        tokens=row.number("tokens"),
        cells=row.number("cells"),
        second_cell_needs=row.name("second_cell_needs"),
        pairs_with=row.name("pairs_with"),
        played_into=row.name("played_into", ("", "other_city")),
        replaces=row.name("replaces", ("", "construction")),
        cost_given=row.flag("cost_given"),
        gain=row.gain("gain"),
        gain_per_farm=row.gain("gain_per_farm"),
        gain_with_farm=row.gain("gain_with_farm"),
        choices=row.bundles("choices"),
        pays=row.bundle("pays"),
        points_each=row.number("points_each"),
        swaps=row.number("swaps"),
        discards=row.number("discards"),
        meadow_discards=row.number("meadow_discards"),
        reveals=row.number("reveals"),
        free_up_to=row.number("free_up_to"),
        discount=row.number("discount"),
        gives=row.number("gives"),
        gives_cards=row.number("gives_cards"),
        cards_per_token=row.number("cards_per_token"),
        bonus=_bonus(bonus) if bonus else None,
    )
    row.done()
    return card


def _bonus(row: _Row) -> Bonus:
    bonus = Bonus(
        per=row.name("per", ("cards", "resources", "events", "pair")),
        points=row.number("points"),
        kind=row.name("kind", ("", *KINDS)),
        type=row.name("type", ("", *TYPES)),
        rarity=row.name("rarity", ("", *RARITIES)),
        of=row.names("of"),
        most=row.number("most"),
        basic=row.number("basic"),
        special=row.number("special"),
    )
    row.done()
    return bonus


def _location(row: _Row) -> Location:
    location = Location(
        id=row.id,
        group=row.name("group", ("basic", "forest", "haven", "journey")),
        shared=row.name("occupancy", ("exclusive", "shared")) == "shared",
        position=row.number("position"),
        second_spot_from_players=row.number("second_spot_from_players"),
        gain=row.gain("gain"),
        special=row.name(
            "special", ("", "copy_basic", "discard_and_draw", "discard_for_resources", "play_from_meadow")
        ),
        discards=row.number("discards"),
        cards_each=row.number("cards_each"),
        draws_each=row.number("draws_each"),
        takes=row.number("takes"),
        discount=row.number("discount"),
        discard_cards=row.number("discard_cards"),
        points_at_end=row.number("points_at_end"),
    )
    row.done()
    return location


def _event(row: _Row) -> Event:
    per = row.part("per")
    event = Event(
        id=row.id,
        group=row.name("group", ("basic", "special")),
        points=row.number("points"),
        position=row.number("position"),
        requires_cards=row.names("requires_cards"),
        requires_type=tuple(row.counts("requires_type", TYPES).items()),
        worth=row.bundle("worth"),
        per=_per(per) if per else None,
        most=row.number("most"),
        pays=row.bundle("pays"),
        discards=row.number("discards"),
        reveals=row.number("reveals"),
    )
    row.done()
    return event


def _per(row: _Row) -> Per:
    known = ("given", "cards", "pairs", "prisoners", "workers", "tokens")
    per = Per(of=row.name("of", known), points=row.number("points"), on=row.name("on"))
    row.done()
    return per
