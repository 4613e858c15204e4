"""A Misty table in words for screen readers and everybody who would rather read, and in characters for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from engine.games.misty.cards import Kind
from engine.games.misty.views import MistyView, Pile, Result, RoundView, Window
from engine.games.misty.window import cell_name
from engine.text import Player, Text

Line = TypeVar("Line", Text, Text | str)
ARROWS = {(0, -1): "↑", (0, 1): "↓", (-1, 0): "←", (1, 0): "→"}
SIGNS = {"monster": "M", "flower": "✿", "smiley": "☺", "heart": "♥", "star": "★", "house": "⌂"}
FREE, BLURRED = "·", "≈"


def describe(view: MistyView) -> tuple[Text, ...]:
    """The phase, the own hand and all windows; between two rounds, how the last one ended."""
    return _lines(view, lambda seat, window: _rows(window))


def sketch(view: MistyView) -> tuple[Text | str, ...]:
    """The same with each window as a grid; in the reader's own one dots show where the next card may go."""
    return _lines(view, lambda seat, window: _grid(view, window, free=seat == view.seat))


def _lines(view: MistyView, drawn: Callable[[int, Window], Sequence[Line]]) -> tuple[Line, ...]:
    lines: list[Line] = [_heading(view)]
    if view.hand:
        lines.append(hand(view.hand))
    windows = view.windows
    if view.finished or view.between:
        lines.append(outcome(view.rounds[-1], len(view.rounds)))
        windows = view.rounds[-1].windows
    for seat, window in enumerate(windows):
        lines.append(Text("misty-text-window", who=Player(seat), wins=view.wins[seat]))
        lines.extend(drawn(seat, window) or [Text("misty-text-no-cards")])
        if window.result is not None:
            lines.append(_result(seat, window.result))
    return tuple(lines)


def caption(view: MistyView) -> Text:
    """Short: the phase and, for each window, its cards or its points."""
    windows = tuple(
        Text("misty-caption-result", who=Player(seat), points=window.result.points)
        if window.result is not None
        else Text("misty-caption-window", who=Player(seat), count=len(window.cards), wins=view.wins[seat])
        for seat, window in enumerate(view.windows)
    )
    return Text("misty-caption", heading=_heading(view), windows=windows)


def outcome(round: RoundView, number: int) -> Text:
    """Who has won a round, in a few words."""
    if round.winner is None:
        return Text("misty-text-tied", round=number)
    return Text("misty-text-won", round=number, who=Player(round.winner))


def hand(kinds: Iterable[str]) -> Text:
    """The cards of a hand, each kind once."""
    cards = (
        _card(kind) if count == 1 else Text("misty-text-several", count=count, card=_card(kind))
        for kind, count in Counter(kinds).items()
    )
    return Text("misty-text-hand", cards=tuple(cards))


def _card(kind: str) -> Text:
    return Text(f"misty-card-{kind}")


def _heading(view: MistyView) -> Text:
    if view.finished:
        return Text("misty-text-over", rounds=view.round)
    if view.phase == "activate":
        return Text("misty-text-activation", round=view.round)
    passing = Text("misty-passing-left" if view.passing == 1 else "misty-passing-right")
    return Text(
        "misty-text-draft",
        round=view.round,
        draft=view.draft + 1,
        drafts=view.drafts,
        pick=view.pick,
        picks=view.picks,
        passing=passing,
    )


def _rows(window: Window) -> list[Text]:
    """Each row of the window as "A4 rocket, B4 flower"; after the arrows, with what each pane brings."""
    panes = (
        [(pile.cell, _pile(pile)) for pile in window.result.piles]
        if window.result is not None
        else [(cell, Text("misty-text-pane", cell=cell_name(cell), card=_card(kind))) for cell, kind in window.cards]
    )
    rows = sorted({y for (_, y), _ in panes})
    return [Text("misty-text-row", cards=tuple(said for (_, y), said in panes if y == row)) for row in rows]


def _grid(view: MistyView, window: Window, free: bool) -> list[str]:
    """A window in characters: its arrows point where they go; after they have gone, each pane has its points."""
    signs = {cell: _sign(view.kind(kind)) for cell, kind in window.cards}
    if free:
        signs |= dict.fromkeys(window.free, FREE)
    if window.result is not None:
        signs = {pile.cell: _counted(view, pile) for pile in window.result.piles}
    columns, rows = (sorted({cell[axis] for cell in signs}) for axis in (0, 1))
    names = ["   ", *(cell_name((x, 0))[0].ljust(3) for x in columns)]
    lines = [[f"{y + 1:>2} ", *(signs.get((x, y), "").ljust(3) for x in columns)] for y in rows]
    return ["".join(line).rstrip() for line in [names, *lines]] if signs else []


def _sign(kind: Kind) -> str:
    """Cards with an arrow show it; of the others a new set might call anything plain."""
    return ARROWS[kind.step] if kind.step is not None else SIGNS.get(kind.name, kind.code)


def _counted(view: MistyView, pile: Pile) -> str:
    if len(pile.cards) > 1:
        return f"{BLURRED}{pile.points}"
    return f"{_sign(view.kind(pile.cards[0])) if pile.cards else ' '}{pile.points}"


def _pile(pile: Pile) -> Text:
    """What lies on a pane after the activation, from top to bottom, and its points."""
    cell = cell_name(pile.cell)
    if not pile.cards:
        return Text("misty-text-empty", cell=cell)
    said = _card(pile.cards[0])
    for kind in pile.cards[1:]:
        said = Text("misty-text-over-another", top=_card(kind), below=said)
    return Text("misty-text-pile", cell=cell, cards=said, points=pile.points)


def _result(seat: int, result: Result) -> Text:
    return Text(
        "misty-text-outcome",
        who=Player(seat),
        order=" ".join(cell_name(cell) for cell in result.order) or "–",
        gone=len(result.gone),
        eaten=len(result.eaten),
        pairs=len(result.pairs),
        points=result.points,
    )
