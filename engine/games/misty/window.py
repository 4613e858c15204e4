"""A window by itself: where cards may go, what happens when its arrows move, and what it is worth.

Building cells are (x, y) from A1 = (0, 0) to G7; the first card of a window lies on D4, so every window that may
still become 3x4 or 4x3 stays on this board and no name ever shifts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from engine.games.misty.cards import Kind
from engine.games.misty.rulings import SMILEYS_OF_A_PAIR_ARE_SHARED

Cell = tuple[int, int]
FIRST_CELL: Cell = (3, 3)
BOARD = 7


@dataclass(frozen=True)
class Format:
    """The size a window grows to, and how its cards are drafted."""

    shapes: tuple[tuple[int, int], ...]
    drafts: int
    hand: int

    @property
    def cards(self) -> int:
        return self.drafts * self.hand

    def holds(self, width: int, height: int) -> bool:
        """Whether cards that reach so far can still be part of one window."""
        return any(width <= most_x and height <= most_y for most_x, most_y in self.shapes)


FORMATS = {"full": Format(((3, 4), (4, 3)), 2, 6), "small": Format(((3, 3),), 3, 3)}


row_by_row = itemgetter(1, 0)
"""Sort key for cells."""


@cache
def cell_name(cell: Cell) -> str:
    return f"{'ABCDEFG'[cell[0]]}{cell[1] + 1}"


def cell_of(name: str) -> Cell | None:
    """The cell of that name, however it is capitalised, or None if there is none."""
    name = name.upper()
    if len(name) == 2 and name[0] in "ABCDEFG" and name[1] in "1234567":
        return "ABCDEFG".index(name[0]), int(name[1]) - 1
    return None


def fits(cells: Collection[Cell], format: Format) -> bool:
    """Whether cards on these cells can still be part of one window."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return format.holds(max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)


@cache
def around(cell: Cell) -> tuple[Cell, ...]:
    """The cells of the board that touch this one, also at a corner."""
    x, y = cell
    near = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]
    return tuple((x, y) for x, y in near if 0 <= x < BOARD and 0 <= y < BOARD)


def touches(lying: Mapping[Cell, object], cell: Cell) -> bool:
    return any(near in lying for near in around(cell))


def free_cells(lying: Mapping[Cell, object], format: Format) -> list[Cell]:
    """Where the next card may go, row by row."""
    if not lying:
        return [FIRST_CELL]
    columns, rows = [x for x, _ in lying], [y for _, y in lying]
    room = room_around(min(columns), max(columns), min(rows), max(rows), format)
    near = set().union(*map(around, lying))
    return [cell for cell in room if cell in near and cell not in lying]


@cache
def room_around(left: int, right: int, top: int, bottom: int, format: Format) -> tuple[Cell, ...]:
    """The cells, row by row, that can be part of one window with cards that reach from here to there."""
    return tuple(
        (x, y)
        for y in range(BOARD)
        for x in range(BOARD)
        if format.holds(max(right, x) - min(left, x) + 1, max(bottom, y) - min(top, y) + 1)
    )


class Tally(NamedTuple):
    """How many panes bring 1 point, how many (with a flower) 2, and how many smiley pairs 1 more."""

    cards: int
    flowers: int
    pairs: int


@dataclass
class Activation:
    """A finished window while its arrows move. Cards are known by the cell they started on."""

    cards: Mapping[Cell, Kind]
    piles: dict[Cell, list[Cell]] = field(default_factory=dict)
    order: list[Cell] = field(default_factory=list)
    gone: list[Cell] = field(default_factory=list)
    eaten: list[tuple[Cell, Cell]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.piles = self.piles or {cell: [cell] for cell in self.cards}

    def after(self, arrow: Cell) -> Activation:
        """The same window when this arrow has moved next."""
        piles = {cell: [*pile] for cell, pile in self.piles.items()}
        then = Activation(self.cards, piles, [*self.order], [*self.gone], [*self.eaten])
        then.move(arrow)
        return then

    def movable(self) -> list[Cell]:
        """Arrows that still have to move: not moved yet and not hidden."""
        free = [
            cell
            for cell, kind in self.cards.items()
            if kind.step and self.piles[cell] and self.piles[cell][-1] == cell and cell not in self.order
        ]
        return sorted(free, key=row_by_row)

    def target(self, start: Cell) -> Cell | None:
        """Where this arrow moves to; None if that is outside the window."""
        step = self.cards[start].step
        assert step is not None
        pane = (start[0] + step[0], start[1] + step[1])
        return pane if pane in self.cards else None

    def move(self, start: Cell) -> None:
        """Move one arrow by one pane: onto whatever lies there, or out of the window."""
        self.piles[start].remove(start)
        self.order.append(start)
        target = self.target(start)
        if target is None:
            self.gone.append(start)
        else:
            self.piles[target].append(start)

    def feed(self) -> None:
        """When no arrow is left: each visible monster eats a visible flower and takes its place."""
        monsters = self._visible("monster")
        for (monster_at, monster), (flower_at, flower) in zip(monsters, self._visible("flower"), strict=False):
            self.piles[monster_at].remove(monster)
            self.piles[flower_at] = [monster]
            self.eaten.append((monster, flower))

    def _visible(self, group: str) -> list[tuple[Cell, Cell]]:
        return [
            (at, pile[-1])
            for at, pile in sorted(self.piles.items(), key=reading)
            if pile and self.cards[pile[-1]].group == group
        ]

    def points(self) -> dict[Cell, int]:
        """What each pane is worth: nothing where no card or more than one lies."""
        return {
            at: self.cards[pile[0]].points if len(pile) == 1 else 0
            for at, pile in sorted(self.piles.items(), key=reading)
        }

    def pairs(self) -> list[tuple[Cell, Cell]]:
        """Smileys side by side, each pair worth one point more."""
        smiles = [at for at, pile in self.piles.items() if len(pile) == 1 and self.cards[pile[0]].group == "smiley"]
        found: list[tuple[Cell, Cell]] = []
        for at in sorted(smiles, key=row_by_row):
            left = (at[0] - 1, at[1])
            taken = found and found[-1][1] == left and not SMILEYS_OF_A_PAIR_ARE_SHARED
            if left in smiles and not taken:
                found.append((left, at))
        return found

    def score(self) -> int:
        return sum(self.points().values()) + len(self.pairs())

    def tally(self) -> Tally:
        """What the points are made of."""
        worth = list(self.points().values())
        return Tally(worth.count(1), worth.count(2), len(self.pairs()))


def reading(item: tuple[Cell, object]) -> tuple[int, int]:
    """Sort key: row by row, from left to right."""
    (x, y), _ = item
    return y, x


def activate(cards: Mapping[Cell, Kind], order: Sequence[Cell]) -> Activation:
    """The window after its arrows moved in this order and its monsters ate."""
    activation = Activation(cards)
    for cell in order:
        activation.move(cell)
    activation.feed()
    return activation


def best_order(cards: Mapping[Cell, Kind]) -> tuple[int, list[Cell]]:
    """The most points any order gives, and such an order.

    A hidden card never becomes free again, so the set of arrows that have moved says it all: at most 2^12 states, and
    far fewer as arrows that neither hide another one nor can be hidden simply go first.
    """
    start = Activation(cards)
    arrows = start.movable()
    targets = [start.target(cell) for cell in arrows]
    alone = [cell for cell, target in zip(arrows, targets, strict=True) if cell not in targets and target not in arrows]
    tangled = [cell for cell in arrows if cell not in alone]
    # For each arrow the one that it hides, as a bit.
    hides = [sum(1 << i for i, other in enumerate(tangled) if start.target(cell) == other) for cell in tangled]

    @cache
    def best(moved: int, hidden: int) -> tuple[int, tuple[int, ...]]:
        ways = [i for i in range(len(tangled)) if not (moved | hidden) >> i & 1]
        if not ways:
            # Every order of the same set ends alike: what has moved lies on its target, in some order of piling.
            return _settled_score(cards, [*alone, *(cell for i, cell in enumerate(tangled) if moved >> i & 1)]), ()
        # An arrow that has moved away cannot be hidden any more.
        results = [(best(moved | 1 << i, hidden | hides[i] & ~moved), i) for i in ways]
        (points, rest), first = max(results, key=lambda result: (result[0][0], -result[1]))
        return points, (first, *rest)

    points, order = best(0, 0)
    return points, [*alone, *(tangled[i] for i in order)]


def _settled_score(cards: Mapping[Cell, Kind], moved: Sequence[Cell]) -> int:
    activation = Activation(cards)
    for cell in moved:
        activation.piles[cell].remove(cell)
    for cell in moved:
        target = activation.target(cell)
        if target is not None:
            activation.piles[target].append(cell)
    activation.feed()
    return activation.score()
