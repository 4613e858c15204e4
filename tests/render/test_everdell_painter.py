"""Everdell's painter on games played by chance: every state can be drawn, and shows what it should."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.asked import asked_at
from engine.games.everdell import GAME, components
from engine.games.everdell.views import EverdellView
from engine.match import Match
from engine.options import Option, Options, Pick, Thing, end
from engine.rng import Rng
from engine.rules import Decision
from engine.text import Text
from render.everdell import PAINTER
from render.everdell.cards import text_lines, text_room
from render.everdell.choosing import Choosing
from render.everdell.sheet import bonuses
from render.kit import LEAST_TEXT, SMALL, Box, Picture, fit
from render.kit.sample import sample_table
from tests.games.everdell_tables import answer, table

NOBODY: frozenset[int] = frozenset()
PARTS = components.default().parts


def view(match: Match, seat: int | None = None) -> EverdellView:
    found = match.view(seat)
    assert isinstance(found, EverdellView)
    return found


def played(players: int, seed: str, **options: str) -> Iterator[Match]:
    """A game by chance, handed out before every decision and at the end."""
    match, rng = Match(GAME, players, seed, options), Rng(seed)
    while not match.finished:
        yield match
        decision = match.pending()[0]
        match.submit(decision.seat, decision.options.sample(rng).key)
    yield match


def check(picture: Picture) -> None:
    assert picture.smallest_text >= LEAST_TEXT
    assert picture.width <= 800
    assert picture.height <= 1000
    assert len(picture.png) < 150_000
    assert "everdell-" not in picture.alt


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_kind_of_question_fits_a_phone(players: int) -> None:
    """A panel for the first and for a later time that a question comes up, before and after it is answered."""
    rng, times = Rng("look"), dict[str, int]()
    for number, match in enumerate(played(players, f"fit-{players}")):
        table = sample_table(players, ("en", "de")[number % 2])
        if match.finished:
            break
        decision = match.pending()[0]
        times[decision.prompt.id] = times.get(decision.prompt.id, 0) + 1
        if times[decision.prompt.id] not in (1, 9):
            continue
        key = decision.options.sample(rng).key
        for chosen in ("", key.split()[0], key):
            check(
                PAINTER.panel(view(match, decision.seat), asked_at(decision, chosen), table, frozenset({decision.seat}))
            )
    assert len(times) > 4
    check(PAINTER.board(view(match), table, NOBODY))
    check(PAINTER.sheet(view(match), match.scores(), table))
    check(PAINTER.panel(view(match, 0), None, table, NOBODY))
    for name, _ in PAINTER.close_ups(view(match)):
        check(PAINTER.close_up(view(match), name, table))


def test_a_crowded_city_still_fits() -> None:
    match = max(played(4, "crowd"), key=lambda match: match.finished)
    now = view(match)
    many = tuple(card for side in now.sides for card in side.city)[:22]
    assert len(many) == 22
    crowded = replace(now, sides=(replace(now.sides[0], city=many), *now.sides[1:]))
    check(PAINTER.close_up(crowded, "city-1", sample_table(4, "de")))


def ask(things: list[Thing]) -> Decision:
    """A question as the rules might ask it, about these things."""
    prompt = Text("everdell-ask-place")
    step = Pick("choice", prompt, [end(f"w{at}", Text("everdell-stop"), at, of=of) for at, of in enumerate(things)])
    return Decision(1, 0, prompt, Options(step), private=True)


@pytest.mark.parametrize("places", [False, True])
def test_questions_about_a_crowded_city_fit(places: bool) -> None:
    *_, match = played(4, "crowd")
    now = view(match, 0)
    lying = [card for side in now.sides for card in side.city][:22]
    cards = tuple(replace(card, name=f"{now.card(card.id).word}{at}") for at, card in enumerate(lying, 2))
    assert len(cards) == 22
    crowded = replace(now, sides=(replace(now.sides[0], city=cards), *now.sides[1:]))
    things: list[Thing] = [("city", "p1", card.name) for card in cards]
    if places:
        things[12:] = [("place", "haven"), *(("event", event.id) for event in now.events)]
    for chosen in ("", "w0"):
        check(PAINTER.panel(crowded, asked_at(ask(things), chosen), sample_table(4, "de"), NOBODY))


@pytest.mark.parametrize("locale", ["en", "de"])
def test_no_short_text_of_a_card_is_cut(locale: str) -> None:
    """Also when eight full cards share a picture."""
    table, room = sample_table(2, locale), text_room(Box(0, 0, 187, 98))
    said = {card.id: table.say(Text(f"everdell-brief-{card.id}")) for card in PARTS.all_cards}
    lines = text_lines(room, SMALL)
    assert [id for id, text in said.items() if fit(text, room.w, SMALL, SMALL, lines).cut] == []


def test_the_public_board_is_the_same_for_every_reader() -> None:
    match = next(match for match in played(3, "readers") if view(match).turn == 12)
    table = sample_table(3)
    public = PAINTER.board(view(match), table, NOBODY)
    assert all(PAINTER.board(view(match, seat), table, NOBODY) == public for seat in range(3))
    for name, _ in PAINTER.close_ups(view(match)):
        shown = PAINTER.close_up(view(match), name, table)
        assert all(PAINTER.close_up(view(match, seat), name, table) == shown for seat in range(3))


def test_a_private_panel_shows_the_own_hand_only() -> None:
    match = next(played(3, "hands"))
    table = sample_table(3)
    own = view(match, 0)
    other_hand = replace(own, hand=view(match, 1).hand)
    assert own.hand != other_hand.hand
    assert PAINTER.panel(own, None, table, NOBODY).png != PAINTER.panel(other_hand, None, table, NOBODY).png
    assert PAINTER.panel(view(match), None, table, NOBODY) == PAINTER.board(view(match), table, NOBODY)


def test_latest_action_turn_and_waiting_can_be_seen() -> None:
    match = next(match for match in played(2, "marks") if view(match).last.action == "worker")
    table, now = sample_table(2), view(match)
    quiet = replace(now, last=replace(now.last, places=()))
    assert PAINTER.board(now, table, NOBODY).png != PAINTER.board(quiet, table, NOBODY).png
    pictures = {PAINTER.board(now, table, frozenset(seats)).png for seats in ((), (0,), (1,))}
    assert len(pictures) == 3


def test_every_place_that_can_be_chosen_is_marked() -> None:
    match = next(match for match in played(2, "places") if view(match).turn == 7)
    decision, table = match.pending()[0], sample_table(2)
    own = view(match, decision.seat)
    assert own.sides[decision.seat].workers_left
    step = decision.options.next("worker")
    assert isinstance(step, Pick)
    pictures = [PAINTER.panel(own, asked_at(decision, f"worker {choice.word}"), table, NOBODY).png for choice in step]
    pictures.append(PAINTER.panel(own, asked_at(decision, "worker"), table, NOBODY).png)
    assert len(set(pictures)) == len(pictures)


def test_things_are_found_where_they_lie() -> None:
    """Every card that a menu offers is found on the table."""
    found: set[str] = set()
    for match in played(3, "words"):
        for decision in match.pending():
            for word in ("", "worker", "play"):
                choosing = Choosing(view(match, decision.seat), asked_at(decision, word))
                offered = {thing for thing in choosing.possible if thing[0] in ("hand", "meadow", "revealed", "city")}
                spots = [spot for spot in choosing.spots if spot.thing in offered]
                assert {spot.thing for spot in spots} == offered
                found |= {spot.area for spot in spots}
    assert {"hand", "meadow", "city", "revealed"} <= found


def test_the_bonuses_of_the_sheet_are_those_of_the_rules() -> None:
    for seed in ("bonus-1", "bonus-2", "bonus-3"):
        *_, match = played(4, seed)
        lines = bonuses(view(match))
        for side in view(match).sides:
            assert sum(line.values[side.seat] or 0 for line in lines) == side.points.bonus


@pytest.mark.parametrize("key", ["rubbish", "play rubbish", "worker Z9", "  ", "play farm@m9 farm", "prepare prepare"])
def test_keys_that_fit_nothing_break_nothing(key: str) -> None:
    match = next(match for match in played(2, "keys") if view(match).turn == 9)
    decision = match.pending()[0]
    check(PAINTER.panel(view(match, decision.seat), asked_at(decision, key), sample_table(2), NOBODY))


def test_every_card_place_and_event_has_a_picture_in_the_rules() -> None:
    table = sample_table(0)
    for topic in (*PARTS.cards, *PARTS.locations, *PARTS.events):
        picture = PAINTER.illustration(topic, table)
        assert picture is not None, topic
        check(picture)
    assert PAINTER.illustration("no such topic", table) is None


def test_an_answer_without_a_card_is_said_in_words() -> None:
    for match in played(3, "said"):
        decision = match.pending()[0] if match.pending() else None
        if decision is not None and decision.prompt.id == "everdell-ask-any":
            break
    assert decision is not None
    own, table = view(match, decision.seat), sample_table(3)
    keys = [option.key for option in decision.options if isinstance(option, Option)]
    pictures = {PAINTER.panel(own, asked_at(decision, key), table, NOBODY).png for key in keys}
    assert len(pictures) == len(keys) > 1


def test_cards_of_other_cities_show_whose_they_are() -> None:
    """Two Mines in two cities are two choices, so the picture has to tell them apart."""

    def drawn(*cities: list[str]) -> bytes:
        scenario = {"cities": [[], *cities], "hands": [["miner_mole"]], "resources": ["bbb"], "pile": []}
        match = Match(GAME, 3, "whose", scenario=scenario)
        match.submit(0, "play mole")
        decision = match.pending()[0]
        return PAINTER.panel(view(match, 0), asked_at(decision), sample_table(3), NOBODY).png

    assert drawn(["mine", "farm"], []) != drawn([], ["mine", "farm"])


def test_the_hand_is_shown_beside_the_meadow_even_if_nothing_in_it_can_be_played() -> None:
    match = table(cities=[["queen"]], hands=[["king"]], meadow=["farm"])
    answer(match, "worker queen@p1")
    (decision,) = match.pending()
    view = match.view(0)
    assert isinstance(view, EverdellView)
    spots = Choosing(view, asked_at(decision, "")).spots
    assert {spot.area for spot in spots} == {"hand", "meadow"}
