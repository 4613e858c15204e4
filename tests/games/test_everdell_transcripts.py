"""Every card, place and event of the data has its transcript, and everything that has a function one for its edge, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import transcript
from engine.games.everdell import GAME
from engine.games.everdell.box import Box
from engine.games.everdell.state import BASE
from engine.games.everdell.verbs import CARDS, EVENTS, PLACES

FOLDER = Path(__file__).parent.parent / "transcripts" / "everdell"
MOST_LINES = 15
WHOLE: Box = GAME.printed().parts
IDS = [*WHOLE.cards, *WHOLE.locations, *WHOLE.events]
BOX = WHOLE.only((BASE,))
"""The base game alone, as its rules list it."""


def with_function() -> set[str]:
    specials = {location.id for location in WHOLE.locations.values() if location.special in PLACES}
    return {*(id for id, verbs in CARDS.items() if verbs.verbal), *EVENTS, *specials}


def test_the_files_hold_what_the_rules_list() -> None:
    assert len(BOX.cards) == 48
    assert len(BOX.deck) == 128
    assert [len(BOX.basic), len(BOX.forest), len(BOX.journeys)] == [8, 11, 4]
    assert [len(BOX.basic_events), len(BOX.special_events)] == [4, 16]
    assert with_function() <= set(IDS), "a function without a card"


@pytest.mark.parametrize("id", IDS)
def test_everything_has_its_transcript(id: str) -> None:
    names = [id, f"{id}_edge"] if id in with_function() else [id]
    for name in names:
        file = FOLDER / f"{name}.txt"
        assert file.exists(), f"{name} has no transcript"
        text = file.read_text(encoding="utf-8")
        read = transcript.read(text, scenarios=True)
        assert len(text.splitlines()) <= MOST_LINES
        assert "# note: " in text, "a transcript says what it shows"
        assert read.expect
        assert read.expect["state"]["players"], "a transcript asserts what somebody got"


def test_transcripts_are_named_after_something() -> None:
    extra = {file.stem for file in FOLDER.glob("*.txt")} - set(IDS) - {f"{id}_edge" for id in IDS}
    assert all(name.startswith(tuple(f"{about}_" for about in (*WHOLE.automata, "turn"))) for name in extra)
