"""The whole table as JSON, for outsiders; the package's docstring says what stands where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from engine.games.everdell import automata, scoring
from engine.games.everdell.bundle import RESOURCES, Bundle
from engine.games.everdell.city import city_of, sorted_numbers, workers_at
from engine.games.everdell.scoring import Points
from engine.games.everdell.state import EVERYBODY, SEASONS, EverdellState, Owner, place_in


def report(state: EverdellState) -> dict[str, Any]:
    # What somebody is just looking at alone is still the top of the draw pile for everybody else.
    looked_at = [number for number in state.aside if state.known[number] != EVERYBODY]
    revealed = [number for number in state.aside if state.known[number] == EVERYBODY]
    return {
        "turn": state.turn,
        "active": None if state.over else state.active,
        "first": state.first,
        "players": [_player(state, seat) for seat in state.seats],
        **{each.id: _automaton(state, each) for each in automata.automata()},
        "meadow": [None if number is None else state.faces[number] for number in state.meadow],
        "pile": [*_ids(state, looked_at), *_ids(state, reversed(state.pile))],
        "discards": _ids(state, reversed(state.discards)),
        "revealed": _ids(state, revealed),
        "forest": [id or None for id in state.forest],
        "special_events": list(state.special),
    }


def _ids(state: EverdellState, numbers: Iterable[int]) -> list[str]:
    return [state.faces[number] for number in numbers]


def _resources(amounts: Bundle) -> dict[str, int]:
    return dict(zip(RESOURCES, amounts, strict=True))


def _player(state: EverdellState, seat: int) -> dict[str, Any]:
    side = state.sides[seat]
    points = scoring.points_of(state, seat)
    return {
        "season": SEASONS[side.season],
        "passed": side.passed,
        "resources": _resources(side.resources),
        "tokens": side.tokens,
        "hand": _ids(state, sorted_numbers(state, side.hand)),
        "city": _city(state, seat),
        "workers": {
            "supply": side.supply,
            "deployed": [
                {"place": worker.place, "permanent": worker.permanent, "guest": worker.guest}
                for worker in side.deployed
            ],
        },
        "events": [
            {
                "id": id,
                "resources": _resources(mine.stored),
                "cards": _ids(state, mine.cards),
                "given": mine.given,
                "points": scoring.event_points(state, seat, state.box.events[id], mine),
            }
            for id, mine in state.achieved.items()
            if mine.owner == seat
        ],
        "points": _points(points),
    }


def _points(points: Points) -> dict[str, int]:
    """By source; what modules count goes by the id of its label."""
    more = {part.label.id: part.points for part in points.more}
    sources = {name: value for name, value in asdict(points).items() if name != "more"}
    return {**sources, **more, "total": points.total}


def _city(state: EverdellState, owner: Owner) -> list[dict[str, Any]]:
    return [
        {
            "name": lying.name,
            "id": state.faces[lying.card],
            "occupant": lying.occupant or None,
            "tokens": lying.tokens,
            "resources": _resources(lying.stored),
            "prisoners": _ids(state, lying.under),
            "workers": workers_at(state, place_in(lying.name, owner)),
        }
        for lying in city_of(state, owner)
    ]


def _automaton(state: EverdellState, opponent: automata.Automaton) -> dict[str, Any] | None:
    side = state.automata.get(opponent.id)
    if side is None:
        return None
    return {
        "city": _city(state, opponent.id),
        "tokens": side.tokens,
        "events": [id for id, mine in state.achieved.items() if mine.owner == opponent.id],
        **opponent.report(state),
    }
