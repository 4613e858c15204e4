"""Misty counted again: windows are moved card by card as people would on the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

HIDDEN = ("hands", "stock")

DECK = {
    **dict.fromkeys(("rocket", "balloon", "leaf", "raindrop", "unicycle", "tractor", "truck", "scooter"), 3),
    "monster": 6,
    "flower": 8,
    "smiley": 8,
    "heart": 3,
    "star": 3,
    "house": 2,
}
CODES = {"U": 6, "D": 6, "L": 6, "R": 6, "M": 6, "F": 8, "S": 8, "P": 8}
STEPS = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}
LAST_ROUND = 9


def points(rows: list[str], order: list[list[int]]) -> int:
    """What a finished window is worth when its arrows move in this order; an order against the rules is an error."""
    panes = {(x, y): [code] for y, row in enumerate(rows) for x, code in enumerate(row)}
    moved: set[tuple[int, int]] = set()
    for x, y in order:
        assert (x, y) not in moved, "an arrow moves once"
        assert len(panes[x, y]) == 1, "what is hidden cannot move"
        code = panes[x, y].pop()
        dx, dy = STEPS[code]
        if (x + dx, y + dy) in panes:
            # Lower case has moved already.
            panes[x + dx, y + dy].append(code.lower())
        moved.add((x, y))
    assert not any(pane and pane[-1] in STEPS for pane in panes.values()), "every arrow that can has to move"
    monsters = [at for at, pane in panes.items() if pane and pane[-1] == "M"]
    flowers = [at for at, pane in panes.items() if pane and pane[-1] == "F"]
    for monster, flower in zip(monsters, flowers, strict=False):
        panes[monster] = []
        panes[flower] = ["M"]
    total = 0
    for y, row in enumerate(rows):
        single = "".join(panes[x, y][0] if len(panes[x, y]) == 1 else " " for x in range(len(row)))
        total += sum(2 if code == "F" else 1 for code in single if code != " ")
        total += sum(len(run) // 2 for run in "".join(c if c == "S" else " " for c in single).split())
    return total


def recount(document: dict[str, Any]) -> list[tuple[int, int]]:
    seats = range(document["players"])
    wins, sums = [0 for _ in seats], [0 for _ in seats]
    rounds = document["state"]["rounds"]
    for number, played in enumerate(rounds, 1):
        assert max(wins) < 2, f"round {number} should not have been played"
        counted = [points(played["windows"][seat], played["orders"][seat]) for seat in seats]
        assert counted == played["points"], f"round {number}: {counted}, not {played['points']}"
        best = [seat for seat in seats if counted[seat] == max(counted)]
        winner = best[0] if len(best) == 1 else None
        assert winner == played["winner"], f"round {number}: won by {winner}, not {played['winner']}"
        if winner is not None:
            wins[winner] += 1
        sums = [before + now for before, now in zip(sums, counted, strict=True)]
    assert document["finished"] == (max(wins) == 2 or len(rounds) == LAST_ROUND)
    # Two wins have won whatever the points; otherwise wins, then the points of all rounds.
    standing = [(3, 0) if wins[seat] == 2 else (wins[seat], sums[seat]) for seat in seats]
    ranks = [1 + sum(other > standing[seat] for other in standing) for seat in seats]
    assert document["state"]["winners"] == [seat for seat in seats if ranks[seat] == 1]
    return list(zip(wins, ranks, strict=True))


def conserved(document: dict[str, Any]) -> None:
    state = document["state"]
    on_the_table = Counter(kind for window in state["building"] for _, kind in window)
    in_hands = Counter(kind for hand in state["hands"] for kind in hand)
    waiting = Counter(kind for kind in state["picked"] if kind is not None)
    assert on_the_table + in_hands + waiting + Counter(state["stock"]) == DECK
    sizes = {(3, 4), (4, 3)} if document["options"]["window"] == "full" else {(3, 3)}
    for played in state["rounds"]:
        used: Counter[str] = Counter()
        for rows in played["windows"]:
            assert len({len(row) for row in rows}) == 1, rows
            assert (len(rows[0]), len(rows)) in sizes
            used.update("".join(rows))
        assert used <= Counter(CODES), used
