"""Misty's score sheet: what each round brought and why, and who won how many rounds."""

from __future__ import annotations

from engine.game import Score
from engine.games.misty.describe import outcome
from engine.games.misty.rulings import ROUNDS_TO_WIN
from engine.games.misty.views import MistyView, RoundView, Window
from engine.text import Player, Text
from render.kit import Picture, Row, Section, Sheet, Table, sheet_picture
from render.misty.cards import card

_REASONS = (("cards", "heart", "plain"), ("flowers", "flower", "flower"), ("pairs", "smiley", "smiley"))
_DETAILED = 3  # so many rounds fit a phone with every reason; of more, only the points


def draw_sheet(view: MistyView, scores: tuple[Score, ...], table: Table) -> Picture:
    say = table.say
    if len(view.rounds) <= _DETAILED:
        sections = tuple(_round(round, number, table) for number, round in enumerate(view.rounds, 1))
    else:
        rows = (Row(say(outcome(round, number)), round.points) for number, round in enumerate(view.rounds, 1))
        sections = (Section(tuple(rows), say(Text("misty-picture-points"))),)
    if view.finished and max(view.wins) < ROUNDS_TO_WIN:
        # Nobody has won two rounds: what decides then has to be seen.
        together = tuple(sum(round.points[seat] for round in view.rounds) for seat in range(view.players))
        sections = (*sections, Section((Row(say(Text("misty-picture-together")), together),)))
    total = Row(say(Text("misty-picture-wins")), tuple(score.total for score in scores))
    winners = tuple(score.seat for score in scores if score.rank == 1) if view.finished else ()
    note = say(Text("misty-picture-over", who=tuple(map(Player, winners)), count=len(winners))) if winners else ""
    sheet = Sheet(say(Text("misty-picture-scores")), sections, total, winners, note)
    rounds = tuple(outcome(round, number) for number, round in enumerate(view.rounds, 1))
    wins = tuple(Text("misty-alt-wins", who=Player(score.seat), wins=score.total) for score in scores)
    return sheet_picture(sheet, table, say(Text("misty-alt-sheet", rounds=rounds, wins=wins)))


def _round(round: RoundView, number: int, table: Table) -> Section:
    counted = [_points(window) for window in round.windows]
    rows = (
        Row(table.say(Text(f"misty-picture-{label}")), tuple(parts[i] for parts in counted), card, (kind, group, ""))
        for i, (label, kind, group) in enumerate(_REASONS)
    )
    total = Row(table.say(Text("misty-picture-points")), round.points)
    return Section(tuple(rows), table.say(outcome(round, number)), total)


def _points(window: Window) -> tuple[int, int, int]:
    """Points of cards worth one, of flowers, and of smiley pairs."""
    assert window.result is not None
    tally = window.result.tally
    return tally.cards, 2 * tally.flowers, tally.pairs
