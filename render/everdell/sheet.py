"""Everdell's score sheet: every point by its source, and what breaks a tie.

Its rows are the sources of the players' points. What an automaton has from one of these stands in that row; each of its
other sources gets a row of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.game import Score
from engine.games.everdell.box import KINDS
from engine.games.everdell.describe import caption
from engine.games.everdell.names import card_name, owner_name
from engine.games.everdell.views import EverdellView
from engine.text import Text
from render.everdell.cards import medal
from render.everdell.chips import Chip
from render.everdell.icons import event_sign, kind_sign, thing
from render.everdell.motifs import automaton_motif, automaton_sign
from render.everdell.places import ground_of
from render.kit import Picture, Row, Section, Sheet, Sitter, Table, icons, sheet_picture, theme


@dataclass(frozen=True)
class _Line:
    """A source of points: its name and sign, and what each player has from it."""

    label: Text
    sign: Chip
    values: Sequence[int | None]


def draw_sheet(view: EverdellView, scores: tuple[Score, ...], table: Table) -> Picture:
    """A column for each player and each automaton, a row for each source."""
    alt = table.say(Text("everdell-alt-sheet", lines=caption(view)))
    others = [
        Sitter(table.say(owner_name(automaton.id)), automaton_motif(automaton.id).colour) for automaton in view.automata
    ]
    title = Text("everdell-picture-over" if view.finished else "everdell-picture-now")
    totals = (*(score.total for score in scores), *(automaton.total for automaton in view.automata))
    sheet = Sheet(
        table.say(title),
        tuple(Section(rows) for rows in _Columns(view, table).sections()),
        Row(table.say(Text("everdell-picture-points")), totals),
        _winners(view, scores),
    )
    return sheet_picture(sheet, Table((*table.sitters, *others), table.say), alt)


def _winners(view: EverdellView, scores: tuple[Score, ...]) -> tuple[int, ...]:
    """The columns that get the crown; where no player has won, the automata have."""
    if not view.finished:
        return ()
    people = tuple(score.seat for score in scores if score.rank == 1)
    best = max((automaton.total for automaton in view.automata), default=0)
    others = enumerate(view.automata, len(view.sides))
    return people or tuple(column for column, automaton in others if automaton.total == best)


class _Columns:
    """The rows in the making: players' values, and beside them those of the automata."""

    def __init__(self, view: EverdellView, table: Table) -> None:
        self.view, self.table = view, table
        self.entries = [
            {entry.label: entry for entry in automaton_motif(automaton.id).entries(view, automaton)}
            for automaton in view.automata
        ]

    def sections(self) -> tuple[tuple[Row, ...], ...]:
        lines = (_cards(self.view), bonuses(self.view), _others(self.view))
        known = {line.label for section in lines for line in section}
        cards, extra, others = (tuple(map(self._row, section)) for section in lines)
        return cards, extra, (*others, *self._own_rows(known), *self._ties())

    def _row(self, line: _Line) -> Row:
        others = (entries[line.label].points if line.label in entries else None for entries in self.entries)
        return Row(self.table.say(line.label), (*line.values, *others), line.sign.paint, line.sign.variant)

    def _own_rows(self, known: Iterable[Text]) -> Iterable[Row]:
        """What only automata have points for."""
        signs = [Chip(automaton_sign, (automaton.id,)) for automaton in self.view.automata]
        own: dict[Text, Chip] = {}
        for entries, sign in zip(self.entries, signs, strict=True):
            for entry in entries.values():
                if entry.label not in known:
                    own.setdefault(entry.label, entry.sign or sign)
        return (self._row(_Line(label, sign, [None] * len(self.view.sides))) for label, sign in own.items())

    def _ties(self) -> tuple[Row, ...]:
        """What decides between players with equal points."""
        if not self.view.finished or self.view.automata:
            return ()
        ties = tuple(f"{len(side.events)}, {sum(side.resources)}" for side in self.view.sides)
        return (Row(self.table.say(Text("everdell-picture-tie")), ties),)


def _cards(view: EverdellView) -> list[_Line]:
    """The printed points by kind, and point tokens."""
    lines = []
    for kind in KINDS:
        points = [
            sum(card.points for lying in side.city if (card := view.card(lying.id)).kind == kind) for side in view.sides
        ]
        sign = Chip(kind_sign, (kind, theme.MIST, theme.DUSK))
        lines.append(_Line(Text(f"everdell-picture-{kind}s"), sign, points))
    tokens = [side.points.tokens for side in view.sides]
    return [*lines, _Line(Text("everdell-part-tokens"), Chip(thing, ("point",)), tokens)]


def bonuses(view: EverdellView) -> list[_Line]:
    """A row for each card with a bonus that somebody has."""
    brought = [dict(side.bonuses) for side in view.sides]
    return [
        _Line(card_name(card.id), Chip(medal, (card,)), [each.get(card.id) for each in brought])
        for card in view.box.all_cards
        if any(card.id in each for each in brought)
    ]


def _others(view: EverdellView) -> list[_Line]:
    """Journey, basic events together, each special event of a player, and what modules count."""
    basic = [
        sum(event.points for event in view.events if not event.special and event.owner == side.seat)
        for side in view.sides
    ]
    journey = [side.points.journey for side in view.sides]
    lines = [
        _Line(Text("everdell-part-journey"), Chip(icons.arrow, (ground_of("journey"),)), journey),
        _Line(Text("everdell-picture-basic-events"), Chip(event_sign, (False,)), basic),
    ]
    for event in view.events:
        if event.special and isinstance(event.owner, int):
            values = [event.points if event.owner == side.seat else None for side in view.sides]
            lines.append(_Line(Text(f"everdell-event-{event.id}"), Chip(event_sign, (True,)), values))
    more = [{part.label: part.points for part in side.points.more} for side in view.sides]
    for label in dict.fromkeys(label for parts in more for label in parts):
        lines.append(_Line(label, Chip(thing, ("point",)), [parts.get(label) for parts in more]))
    return lines
