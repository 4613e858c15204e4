"""What a reader may know of a Mystaria table."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import View
from engine.games.mystaria.notation import Field
from engine.games.mystaria.scoring import standings
from engine.games.mystaria.state import MystariaState
from engine.games.mystaria.tiles import Tile, tile_text
from engine.text import Text


@dataclass(frozen=True)
class LaidTile:
    """A tile on the table; `rows` as it lies there, `seat` None for the first one."""

    number: int
    x: int
    y: int
    turn: int
    seat: int | None
    rows: tuple[str, ...]

    def fields(self) -> tuple[tuple[Field, str], ...]:
        return tuple(
            ((self.x + dx, self.y + dy), landscape)
            for dy, row in enumerate(self.rows)
            for dx, landscape in enumerate(row)
        )


@dataclass(frozen=True)
class Built:
    """A building, what it is worth now, and the fields that count."""

    kind: str
    owner: int
    field: Field
    axis: str | None
    points: int
    each: int
    counted: tuple[Field, ...]
    lines: tuple[tuple[Field, Field], ...]
    region: tuple[Field, ...]
    """The fields of the region it stands in."""


@dataclass(frozen=True)
class FaceDown:
    """A tile that does not lie on the table: its number and its rows in all four turns."""

    number: int
    turns: tuple[tuple[str, ...], ...]

    @property
    def text(self) -> Text:
        """The tile in words, unturned."""
        return tile_text(self.number, self.turns[0])


@dataclass(frozen=True, kw_only=True)
class MystariaView(View):
    """The table, and this reader's tile."""

    phase: str
    active: int
    first: int
    tiles: tuple[LaidTile, ...]
    """In the order in which they were laid."""
    buildings: tuple[Built, ...]
    """In the order in which they were built."""
    newest: int | None
    """Which building was put up in the latest turn."""
    left: tuple[tuple[str, ...], ...]
    kinds: tuple[str, ...]
    hand: FaceDown | None
    holding: tuple[bool, ...]
    pile: int
    removed: int
    """How many tiles were taken away unseen before the game."""
    shown: tuple[int, ...]
    """Tiles that fitted nowhere."""
    unseen: tuple[FaceDown, ...]
    """The faces that have not been on the table yet, wherever they are; the reader's own tile is not among them."""
    ending: str
    totals: tuple[int, ...]
    trees: tuple[int, ...]
    """How large the region of each seat's tree is."""
    ranks: tuple[int, ...]

    def land(self) -> dict[Field, str]:
        """All fields with their landscapes."""
        return {at: landscape for tile in self.tiles for at, landscape in tile.fields()}


def view_of(state: MystariaState, seat: int | None) -> MystariaView:
    tiles, own = state.deck.tiles, None if seat is None else state.hands[seat]
    seen = {laid.tile for laid in state.land.tiles} | set(state.shown) | {own}
    results = standings(state)
    return MystariaView(
        seat=seat,
        players=state.players,
        options=tuple(sorted(state.options.items())),
        finished=state.phase == "over",
        phase=state.phase,
        active=state.active,
        first=state.first,
        tiles=tuple(
            LaidTile(laid.tile, laid.x, laid.y, laid.turn, laid.seat, tiles[laid.tile].faces[laid.turn].rows)
            for laid in state.land.tiles
        ),
        buildings=_buildings(state),
        newest=state.newest,
        left=tuple(tuple(kinds) for kinds in state.left),
        kinds=state.kinds,
        hand=None if own is None else _face_down(tiles[own]),
        holding=tuple(hand is not None for hand in state.hands),
        pile=len(state.pile),
        removed=len(state.box),
        shown=tuple(state.shown),
        unseen=tuple(_face_down(tile) for number, tile in sorted(tiles.items()) if number not in seen),
        ending=state.ending,
        totals=tuple(standing.total for standing in results),
        trees=tuple(standing.tree_region for standing in results),
        ranks=tuple(standing.rank for standing in results),
    )


def _buildings(state: MystariaState) -> tuple[Built, ...]:
    found = []
    for building in state.land.buildings:
        worth = state.worth(building)
        found.append(
            Built(
                building.kind,
                building.owner,
                building.field,
                building.axis,
                worth.points,
                worth.each,
                tuple(sorted(worth.counted, key=lambda at: (at[1], at[0]))),
                worth.lines,
                tuple(state.land.region(building.field)),
            )
        )
    return tuple(found)


def _face_down(tile: Tile) -> FaceDown:
    return FaceDown(tile.id, tuple(face.rows for face in tile.faces))
