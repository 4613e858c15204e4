"""Mystaria as it is played: turns, taking back, what is said about a wish, and the land against the slow way."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.mystaria import position, slow_places, slow_regions
from engine.games.mystaria import GAME
from engine.games.mystaria.laying import places, why_not
from engine.games.mystaria.notation import field_name, field_of
from engine.match import Match
from engine.options import Options
from engine.policies import MonteCarlo, Policy, RandomPolicy, play_out
from engine.refusals import BadComponents, IllegalChoice, UndoBarred
from engine.rng import Rng
from engine.text import Player, Text
from tests.games.mystaria_lands import SMALL, SMALL_LAYOUT, answer, random_steps, refusal, table
from tests.recount.mystaria import conserved, recount

# A turn


@pytest.mark.parametrize(("players", "pile", "turns"), [(2, 20, 11), (3, 24, 9), (4, 28, 8)])
def test_pile_and_turns_are_as_the_table_of_the_rules_says(players: int, pile: int, turns: int) -> None:
    match = table(players, "sizes")
    assert len(match.report()["pile"]) == pile
    while not match.finished:
        answer(match, "skip" if not match.pending()[0].private else next(iter(match.pending()[0].options)).key)
    laid = [tile["who"] for tile in match.report()["tiles"]]
    assert [laid.count(seat) for seat in range(players)] == [turns] * players
    assert match.report()["ending"] == "pile"


def test_lay_build_draw() -> None:
    match = table(scenario=SMALL)
    assert [decision.private for decision in match.pending()] == [True]
    answer(match, "1/2 r0")
    assert [decision.private for decision in match.pending()] == [False]
    answer(match, "hut_meadow 1/3")
    report = match.report()
    assert report["tiles"][1] == {
        "id": 2, "rows": ["WLF", "WWM"], "x": 1, "y": 2, "turn": 0, "who": 0, "order": 1,
    }  # fmt: skip
    assert report["buildings"] == [
        {"kind": "hut_meadow", "owner": 0, "field": [1, 3], "axis": None, "points": 4},
    ]
    assert report["hands"] == [4, 3]
    assert match.pending()[0].seat == 1


def test_nothing_is_asked_when_nothing_can_be_built() -> None:
    layout = [*SMALL_LAYOUT, [18, 20, 0, 0, 0], [12, 30, 0, 0, 0]]
    far = {"hut_lake": [20, 1], "hut_forest": [20, 0], "hut_meadow": [31, 0], "tower": [30, 0], "tree": [22, 1]}
    homes = [[kind, 0, at, None] for kind, at in far.items()]
    match = table(scenario={**SMALL, "layout": layout, "buildings": homes}, variant="simple")
    answer(match, "0/-2 r2")
    assert match.pending()[0].seat == 1
    assert "mystaria-skipped" in [event.text.id for event in match.events(None)]


def test_a_laid_tile_can_be_taken_back_until_the_next_one_is_drawn() -> None:
    match = table(scenario=SMALL)
    before, announced = match.digest(), match.settled_events()
    answer(match, "1/2 r0")
    assert match.settled_events() == announced
    match.undo(0)
    assert match.digest() == before
    answer(match, "0/2 r1")
    answer(match, "skip")
    assert match.settled_events() > announced
    with pytest.raises(UndoBarred):
        match.undo(0)


def test_in_the_last_round_the_turn_stands_when_it_is_over() -> None:
    match = table(scenario={**SMALL, "pile": []})
    answer(match, next(iter(match.pending()[0].options)).key)
    assert match.undo_refusal(0) is None
    answer(match, "skip")
    assert match.undo_refusal(0) == Text("undo-revealed")


def test_a_new_tile_is_told_to_its_owner_only() -> None:
    match = table(scenario=SMALL)
    answer(match, "1/2 r0")
    answer(match, "skip")
    assert [event.text.id for event in match.events(0)][-1] == "mystaria-your-tile"
    assert "mystaria-your-tile" not in [event.text.id for event in match.events(None)]
    assert [event.text.id for event in match.events(1)].count("mystaria-your-tile") == 1


# What is said about a wish


def test_listed_places_and_checked_places_are_the_same() -> None:
    match = table(4, "same")
    for _ in zip(range(30), random_steps(match, "same"), strict=False):
        pass
    while not match.pending()[0].private:
        answer(match, "skip")
    options = match.pending()[0].options
    listed = {option.key for option in options}
    left, top, right, bottom = position(match).land.bounds
    for x in range(left - 4, right + 5):
        for y in range(top - 4, bottom + 5):
            for turn in range(4):
                key = f"{x}/{y} r{turn}"
                assert legal(options, key) == (key in listed)


def legal(options: Options[Any], key: str) -> bool:
    try:
        return options[key].key == key
    except IllegalChoice:
        return False


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("here r0", Text("mystaria-no-such-field", word="here")),
        ("03/1 r0", Text("mystaria-no-such-field", word="03/1")),
        ("-0/1 r0", Text("mystaria-no-such-field", word="-0/1")),
        ("1/2 r4", Text("mystaria-no-such-turn", word="r4")),
        ("1/2", Text("refused-incomplete", prompt=Text("mystaria-ask-turn"))),
        (
            "1/1 r0",
            Text(
                "mystaria-place-refused", place="1/1", reason=Text("mystaria-overlaps-first", field="1/1", tile="0/0")
            ),
        ),
        ("9/9 r0", Text("mystaria-place-refused", place="9/9", reason=Text("mystaria-not-beside"))),
        ("3/0 r0", Text("mystaria-turn-refused", place="3/0", turn="r0", reason=Text("mystaria-not-alike"))),
    ],
)
def test_a_wish_that_is_not_legal_gets_its_reason(key: str, reason: Text) -> None:
    assert refusal(table(scenario=SMALL), key) == reason


def test_the_reason_names_the_tile_below_and_the_owners_of_both_lakes() -> None:
    layout = [*SMALL_LAYOUT, [13, -4, 0, 0, 1]]
    homes = [["hut_lake", 0, [0, 0], None], ["hut_lake", 1, [-2, 1], None]]
    match = table(scenario={**SMALL, "layout": layout, "buildings": homes, "hands": [9, 3]})
    below = Text("mystaria-overlaps", field="-3/1", tile="-4/0", who=Player(1))
    assert refusal(match, "-3/1 r0") == Text("mystaria-place-refused", place="-3/1", reason=below)
    joins = Text("mystaria-joins-lake", who=Player(0), whom=Player(1), one="0/0", other="-2/1")
    assert refusal(match, "-2/2 r0") == Text("mystaria-turn-refused", place="-2/2", turn="r0", reason=joins)


@given(st.text(max_size=40))
@settings(max_examples=200, deadline=None)
def test_no_word_upsets_the_questions(word: str) -> None:
    match = table(scenario=SMALL)
    for key in (word, f"1/2 {word}"):
        legal(match.pending()[0].options, key)
    answer(match, "1/2 r0")
    for key in (word, f"tower {word}", f"bridge 1/1 {word}"):
        legal(match.pending()[0].options, key)


@given(st.integers(-999, 999), st.integers(-999, 999))
def test_every_field_has_one_name(x: int, y: int) -> None:
    assert field_of(field_name((x, y))) == (x, y)


# The land


@given(st.integers(0, 10_000), st.integers(2, 4), st.integers(0, 60))
@settings(max_examples=25, deadline=None)
def test_places_and_regions_are_those_of_the_slow_way(seed: int, players: int, steps: int) -> None:
    match = Match(GAME, players, f"slow-{seed}", digests=False)
    for _ in zip(range(steps), random_steps(match, f"slow-{seed}"), strict=False):
        pass
    state = position(match)
    land, tile = state.land, state.deck.tiles[1 + seed % 36]
    assert set(places(land, tile)) == slow_places(land.landscape, land.buildings, tile.rows)
    assert {frozenset(region) for region in land.regions.values()} == {
        frozenset(region) for region in slow_regions(land.landscape, land.buildings)
    }
    occupied = {land.region_at[building.field] for building in land.buildings}
    assert occupied == set(land.residents)


def test_a_land_may_reach_as_far_as_all_tiles_in_a_line() -> None:
    layout: list[list[int | None]] = [[1, 0, 0, 0, None]]
    layout += [[number, -3 * (number - 1), 0, 0, 0] for number in range(2, 33)]
    match = table(scenario={**SMALL, "layout": layout, "hands": [33, 34], "pile": [35]})
    options = match.pending()[0].options
    farthest = min((option.value for option in options), key=lambda place: place.x)
    assert farthest.x <= -94
    assert (
        why_not(position(match).land, position(match).deck.tiles[33].faces[farthest.turn], farthest.x, farthest.y)
        is None
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["full", "simple"])
def test_random_games_end_are_recounted_and_lose_nothing(players: int, variant: str) -> None:
    for seed in range(6):
        match = table(players, f"{variant}-{seed}", variant=variant)
        for step, _ in enumerate(random_steps(match, f"{variant}-{seed}")):
            if step % 5 == 0 or match.finished:
                conserved(document(match))
        assert recount(document(match)) == [(score.total, score.rank) for score in match.scores()]
        assert all(sum(part.points for part in score.parts) == score.total for score in match.scores())


@pytest.mark.parametrize("option", ["bridgefoot", "idlebridge", "towerfield"])
def test_games_with_every_table_option_are_recounted(option: str) -> None:
    for seed in range(8):
        match = Match(GAME, 4, f"{option}-{seed}", {option: "on"})
        play_out(match, [RandomPolicy()] * 4, Rng(f"{option}-{seed}"))
        conserved(document(match))
        assert recount(document(match)) == [(score.total, score.rank) for score in match.scores()]


def document(match: Match) -> dict[str, Any]:
    text = json.dumps(
        {
            "players": match.players,
            "options": dict(match.setup.options),
            "finished": match.finished,
            "state": match.report(),
        }
    )
    result: dict[str, Any] = json.loads(text)
    return result


# Who knows what


@pytest.mark.parametrize("laid", [False, True])
def test_another_world_keeps_what_the_reader_knows(laid: bool) -> None:
    match = table(3, "worlds")
    for _ in zip(range(6), random_steps(match, "worlds"), strict=False):
        pass
    while not match.pending()[0].private:
        answer(match, "skip")
    active = match.pending()[0].seat
    if laid:
        answer(match, next(iter(match.pending()[0].options)).key)
    real = match.report()
    for reader in (None, 0, 1, 2):
        worlds = [match.imagine(reader, Rng(f"{reader}/{number}")).report() for number in range(20)]
        for world in worlds:
            assert world["tiles"] == real["tiles"]
            if reader is not None:
                assert world["hands"][reader] == real["hands"][reader]
        for hidden in ("pile", "box"):
            assert len({str(world[hidden]) for world in worlds}) > 1
        for seat in range(3):
            if seat != reader and not (laid and seat == active):
                assert len({world["hands"][seat] for world in worlds}) > 1


def test_the_computer_beats_chance() -> None:
    wins = 0
    for game in range(3):
        match = Match(GAME, 2, f"computer-{game}", digests=False)
        policies: list[Policy] = [MonteCarlo(playouts=60), RandomPolicy()]
        play_out(match, policies, Rng(f"computer-{game}"))
        wins += match.scores()[0].rank == 1
    assert wins == 3


# Tile files


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data.pop("tiles"), "components-missing"),
        (lambda data: data["tiles"].pop(), "mystaria-tiles-count"),
        (lambda data: data["tiles"][3].update(id=1), "mystaria-tiles-twice"),
        (lambda data: data["tiles"][3].update(id="x"), "mystaria-tiles-id"),
        (lambda data: data["tiles"][3].update(rows=["LLL"]), "mystaria-tiles-shape"),
        (lambda data: data["tiles"][3].update(rows=["LLX", "LLL"]), "mystaria-tiles-landscape"),
        (lambda data: data["tiles"].append("tile"), "components-row"),
    ],
)
def test_a_broken_tile_file_is_refused_with_the_reason(change: Any, reason: str) -> None:
    data = json.loads(files("engine.games.mystaria").joinpath("tiles.json").read_text(encoding="utf-8"))
    change(data)
    with pytest.raises(BadComponents) as refused:
        GAME.load(json.dumps(data))
    assert refused.value.reason.id == reason


def test_the_tiles_are_those_of_the_rules() -> None:
    fields = [letter for tile in GAME.components.parts.tiles.values() for row in tile.rows for letter in row]
    assert {letter: fields.count(letter) for letter in "VMLFW"} == {"V": 38, "M": 30, "L": 48, "F": 51, "W": 49}
    faces = {face.rows for tile in GAME.components.parts.tiles.values() for face in tile.faces}
    assert len(faces) == 36 * 4
