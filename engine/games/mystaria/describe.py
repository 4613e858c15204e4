"""A Mystaria table in words: for screen readers, the terminal, and everybody who would rather read."""

from __future__ import annotations

from itertools import groupby

from engine.games.mystaria.buildings import axis_text, building_text
from engine.games.mystaria.notation import Field, field_name, field_names
from engine.games.mystaria.tiles import landscape_text
from engine.games.mystaria.views import Built, MystariaView
from engine.text import Player, Text


def describe(view: MystariaView) -> tuple[Text, ...]:
    lines = [heading(view)]
    if view.hand is not None:
        lines.append(Text("mystaria-text-hand", tile=view.hand.text))
    lines.extend(_rows(view.land()))
    lines.append(_latest_tile(view))
    lines.extend(building_line(built) for built in view.buildings)
    for seat in range(view.players):
        lines.append(_headquarters(view, seat))
    return tuple(lines)


def caption(view: MystariaView) -> Text:
    """Short: whose turn it is, what was laid and built last, how far the land reaches, and the points."""
    land = view.land()
    columns, rows = {x for x, _ in land}, {y for _, y in land}
    return Text(
        "mystaria-caption",
        heading=heading(view),
        latest=_latest(view),
        left=min(columns),
        right=max(columns),
        top=min(rows),
        bottom=max(rows),
        points=tuple(
            Text("mystaria-caption-points", who=Player(seat), points=view.totals[seat]) for seat in range(view.players)
        ),
    )


def heading(view: MystariaView) -> Text:
    if view.finished:
        winners = tuple(Player(seat) for seat in range(view.players) if view.ranks[seat] == 1)
        return Text("mystaria-text-over", who=winners, count=len(winners))
    phase = "mystaria-text-builds" if view.phase == "build" else "mystaria-text-lays"
    return Text(
        "mystaria-text-turn",
        doing=Text(phase, who=Player(view.active)),
        pile=Text(f"mystaria-text-ending-{view.ending}" if view.ending else "mystaria-text-pile", left=view.pile),
    )


def building_line(built: Built) -> Text:
    """A building, where it stands, and which fields give its points."""
    return Text(
        f"mystaria-text-{'bridge' if built.kind == 'bridge' else 'building'}",
        who=Player(built.owner),
        building=building_text(built.kind),
        field=field_name(built.field),
        points=built.points,
        counted=field_names(built.counted) or "–",
        axis=axis_text(built.axis),
    )


def _latest_tile(view: MystariaView) -> Text:
    tile = view.tiles[-1]
    if tile.seat is None:
        return Text("mystaria-text-first-tile")
    return Text("mystaria-text-latest", who=Player(tile.seat), place=field_name((tile.x, tile.y)))


def _latest(view: MystariaView) -> Text:
    """What was laid last, and what was built after it."""
    if view.newest is None:
        return _latest_tile(view)
    return Text("mystaria-text-both", laid=_latest_tile(view), built=building_line(view.buildings[view.newest]))


def _rows(land: dict[Field, str]) -> list[Text]:
    """Each row as runs of equal fields: "-2 to 0 lake, 1 forest"."""
    lines = []
    for y in sorted({y for _, y in land}):
        row = sorted(x for x, at in land if at == y)
        runs = []
        # Neighbours in a run have equal landscapes and columns that grow as fast as their place in the row.
        for (landscape, _), run in groupby(enumerate(row), key=lambda item: (land[item[1], y], item[1] - item[0])):
            columns = [x for _, x in run]
            name = "mystaria-text-run" if len(columns) > 1 else "mystaria-text-field"
            runs.append(Text(name, first=columns[0], last=columns[-1], land=landscape_text(landscape)))
        lines.append(Text("mystaria-text-row", row=y, fields=tuple(runs)))
    return lines


def _headquarters(view: MystariaView, seat: int) -> Text:
    left = tuple(building_text(kind) for kind in view.left[seat]) or (Text("mystaria-text-nothing-left"),)
    return Text("mystaria-text-left", who=Player(seat), points=view.totals[seat], buildings=left)
