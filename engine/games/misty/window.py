"""A window by itself: where cards may go, what happens when its arrows move, and what it is worth.

Building cells are (x, y) from A1 = (0, 0) to G7; the first card of a window lies on D4, so every window that may
still become 3x4 or 4x3 stays on this board and no name ever shifts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
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


FORMATS = {"full": Format(((3, 4), (4, 3)), 2, 6), "small": Format(((3, 3),), 3, 3)}


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
    width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    return any(width <= most_x and height <= most_y for most_x, most_y in format.shapes)


def around(cell: Cell) -> list[Cell]:
    """The cells of the board that touch this one, also at a corner."""
    x, y = cell
    near = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]
    return [(x, y) for x, y in near if 0 <= x < BOARD and 0 <= y < BOARD]


def touches(lying: Mapping[Cell, object], cell: Cell) -> bool:
    return any(near in lying for near in around(cell))


def free_cells(lying: Mapping[Cell, object], format: Format) -> list[Cell]:
    """Where the next card may go, row by row."""
    if not lying:
        return [FIRST_CELL]
    near = {cell for laid in lying for cell in around(laid)}.difference(lying)
    # Two corners of the smallest rectangle around the cards say as much about its size as all of them.
    columns, rows = [x for x, _ in lying], [y for _, y in lying]
    corners = ((min(columns), min(rows)), (max(columns), max(rows)))
    free = [cell for cell in near if fits((*corners, cell), format)]
    return sorted(free, key=lambda cell: (cell[1], cell[0]))


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
        self.piles = {cell: [cell] for cell in self.cards}

    def movable(self) -> list[Cell]:
        """Arrows that still have to move: not moved yet and not hidden."""
        return [
            cell
            for cell, kind in sorted(self.cards.items(), key=reading)
            if kind.step and cell not in self.order and self.piles[cell] and self.piles[cell][-1] == cell
        ]

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
        for at in sorted(smiles, key=lambda cell: (cell[1], cell[0])):
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

    A hidden card never becomes free again, so the set of arrows that have moved says it all: at most 2^12 states.
    """
    arrows = [cell for cell, kind in sorted(cards.items(), key=reading) if kind.step]
    target = {cell: (cell[0] + kind.step[0], cell[1] + kind.step[1]) for cell, kind in cards.items() if kind.step}
    hides = [[i for i, other in enumerate(arrows) if target[cell] == other] for cell in arrows]

    def movable(moved: int) -> list[int]:
        hidden = {at for i in range(len(arrows)) if moved >> i & 1 for at in hides[i]}
        return [i for i in range(len(arrows)) if not moved >> i & 1 and i not in hidden]

    @cache
    def best(moved: int) -> tuple[int, tuple[int, ...]]:
        ways = movable(moved)
        if not ways:
            # Every order of the same set ends alike: what has moved lies on its target, in some order of piling.
            return _settled_score(cards, [arrows[i] for i in range(len(arrows)) if moved >> i & 1]), ()
        results = [(best(moved | 1 << i), i) for i in ways]
        (points, rest), first = max(results, key=lambda result: (result[0][0], -result[1]))
        return points, (first, *rest)

    points, order = best(0)
    return points, [arrows[i] for i in order]


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
