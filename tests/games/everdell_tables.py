"""Everdell tables for tests: laid out by a scenario, answered key by key, and looked at through the game's JSON."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.everdell import GAME
from engine.games.everdell.state import EverdellState
from engine.games.everdell.views import EverdellView
from engine.match import Match
from engine.options import Pick
from engine.refusals import IllegalChoice
from engine.text import Text


def table(players: int = 2, year: str = "1", **scenario: Any) -> Match:
    """A match that stands where the scenario says; whoever is `active` (seat 0) is asked. Alone it is Rugwort's `year`."""
    options = {"opponent": f"rugwort-{year}"} if players == 1 else {}
    return Match(GAME, players, "table", options, scenario=scenario, digests=False)


def answer(match: Match, *keys: str) -> Match:
    """Answer for whoever is asked, key after key."""
    for key in keys:
        (decision,) = match.pending()
        match.submit(decision.seat, key)
    return match


def player(match: Match, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = match.report()["players"][seat]
    return found


def city(match: Match, seat: int = 0) -> list[str]:
    return [card["id"] for card in player(match, seat)["city"]]


def goods(match: Match, seat: int = 0) -> str:
    """A seat's resources as a word: `ttb`."""
    return "".join(name[0] * count for name, count in player(match, seat)["resources"].items())


def offered(match: Match, prefix: str = "") -> list[str]:
    """The words that the menu offers after a prefix."""
    (decision,) = match.pending()
    step = decision.options.next(prefix)
    assert isinstance(step, Pick)
    return [choice.word for choice in step]


def spaces_used(match: Match, seat: int = 0) -> int:
    view = match.view(None)
    assert isinstance(view, EverdellView)
    return view.sides[seat].spaces_used


def refusal(match: Match, key: str) -> Text:
    """Why that key is refused."""
    (decision,) = match.pending()
    with pytest.raises(IllegalChoice) as caught:
        decision.options[key]
    return caught.value.reason


def heard(match: Match, reader: int | None) -> list[str]:
    """The message ids that this reader has been told."""
    return [event.text.id for event in match.events(reader)]


def state_of(match: Match) -> EverdellState:
    """What players may not see and tests must."""
    state = match._run.state
    assert isinstance(state, EverdellState)
    return state
