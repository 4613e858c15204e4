"""A Misty table in words: for screen readers, the terminal, and everybody who would rather read."""

from __future__ import annotations

from engine.games.misty.views import MistyView, Window
from engine.games.misty.window import cell_name
from engine.text import Player, Text


def describe(view: MistyView) -> tuple[Text, ...]:
    lines = [_heading(view)]
    if view.hand:
        lines.append(Text("misty-text-hand", cards=tuple(Text(f"misty-card-{kind}") for kind in view.hand)))
    for seat, window in enumerate(view.windows):
        lines.append(Text("misty-text-window", who=Player(seat), wins=view.wins[seat]))
        lines.extend(_rows(window))
        if window.result is not None:
            lines.append(_outcome(seat, window))
    return tuple(lines)


def caption(view: MistyView) -> Text:
    """Short: the phase and, for each window, its cards or its points."""
    windows = tuple(
        Text("misty-caption-result", who=Player(seat), points=window.result.points)
        if window.result is not None
        else Text("misty-caption-window", who=Player(seat), count=len(window.cards))
        for seat, window in enumerate(view.windows)
    )
    return Text("misty-caption", heading=_heading(view), windows=windows)


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
    """Each row of the window as "A4 rocket, B4 flower"."""
    rows = sorted({y for (_, y), _ in window.cards})
    return [
        Text(
            "misty-text-row",
            cards=tuple(
                Text("misty-text-pane", cell=cell_name(cell), card=Text(f"misty-card-{kind}"))
                for cell, kind in window.cards
                if cell[1] == row
            ),
        )
        for row in rows
    ]


def _outcome(seat: int, window: Window) -> Text:
    result = window.result
    assert result is not None
    return Text(
        "misty-text-outcome",
        who=Player(seat),
        order=" ".join(cell_name(cell) for cell in result.order) or "–",
        gone=len(result.gone),
        eaten=len(result.eaten),
        pairs=len(result.pairs),
        points=result.points,
    )
