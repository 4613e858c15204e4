"""What Mystaria tells a player before choosing: which places fit best, what would score, and why something cannot be."""

from __future__ import annotations

import pytest

from bench.mystaria import position
from engine.games.mystaria import GAME
from engine.games.mystaria.buildings import building_text, portal_gain
from engine.games.mystaria.choosing import site_step
from engine.games.mystaria.land import Building
from engine.games.mystaria.notation import field_name, field_of
from engine.games.mystaria.preview import gains_by_laying
from engine.games.mystaria.sites import gain, sites
from engine.games.mystaria.views import MystariaView
from engine.match import Match
from engine.options import Pick
from engine.rng import Rng
from engine.text import Text
from tests.games.mystaria_lands import SMALL, answer, land_of, random_steps, state_of, table


def test_best_fits_come_first_and_say_how_many_fields_match() -> None:
    match = table(scenario=SMALL)
    step = match.pending()[0].options.root
    assert isinstance(step, Pick)
    assert step.kind == "place"
    choices = list(step)
    counts = [int(str(dict(choice.hint.args)["count"])) for choice in choices if choice.hint]
    assert counts == sorted(counts, reverse=True)
    assert all(choice.at == field_of(choice.word) for choice in choices)
    turns = match.pending()[0].options.next(choices[0].word)
    assert isinstance(turns, Pick)
    assert turns.kind == "turn"
    best = next(iter(turns))
    assert best.hint == choices[0].hint
    below = step["1/2"].hint
    assert below == Text("mystaria-fits", count=1, lands=(Text("mystaria-land-meadow"),)), "W under W, L under V"


def test_what_cannot_be_built_is_listed_with_its_reason() -> None:
    match = table(scenario=SMALL)
    answer(match, "1/2 r0")
    step = match.pending()[0].options.root
    assert [(each.label.id, each.reason.id) for each in step.barred()] == [
        ("mystaria-building-tree", "mystaria-nowhere-tree"),
        ("mystaria-building-bridge", "mystaria-nowhere-bridge"),
    ]


def test_fields_that_suit_a_building_but_are_barred_are_listed_with_their_reasons() -> None:
    land = land_of(["WFLVWW", "LLMMFF"], [Building("tower", 1, (5, 0))], last=[(0, 0), (1, 0)])
    barred = site_step(state_of(land), 0, "tower").barred()
    assert [(dict(each.label.args)["field"], each.reason.id) for each in barred] == [
        (field, "mystaria-site-tower") for field in ("0/0", "1/0", "2/0")
    ]


@pytest.mark.parametrize("seed", range(3))
def test_every_building_is_either_offered_or_listed_as_impossible(seed: int) -> None:
    match = table(4, f"barred-{seed}")
    reasons = set()
    for _ in random_steps(match, f"barred-{seed}"):
        if match.finished or match.pending()[0].private:
            continue
        step = match.pending()[0].options.root
        assert isinstance(step, Pick)
        listed = step.barred()
        offered = [choice.label for choice in step if choice.word != "skip"]
        state = position(match)
        everything = [building_text(kind) for kind in state.left[state.active]]
        assert sorted([*offered, *(each.label for each in listed)], key=everything.index) == everything
        reasons |= {each.reason.id for each in listed}
    assert {"mystaria-nowhere", "mystaria-nowhere-tree", "mystaria-nowhere-bridge", "mystaria-site-occupied"} <= reasons


@pytest.mark.parametrize("towerfield", ["off", "on"])
def test_the_preview_of_a_tile_tells_how_the_points_then_change(towerfield: str) -> None:
    match = table(3, "preview", towerfield=towerfield)
    changes = set()
    for _ in random_steps(match, "preview"):
        if match.finished or not match.pending()[0].private:
            continue
        seat = match.pending()[0].seat
        option = match.pending()[0].options.sample(Rng(f"preview-{len(match.log)}"))
        view, place = match.view(seat), option.value
        assert isinstance(view, MystariaView)
        assert view.hand is not None
        expected = gains_by_laying(view, view.hand.turns[place.turn], (place.x, place.y))
        twin = Match(GAME, 3, match.seed, {"towerfield": towerfield}, log=match.log)
        twin.submit(seat, option.key)
        after = [score.total for score in twin.scores()]
        assert tuple(now - before for now, before in zip(after, view.totals, strict=True)) == expected
        changes |= set(expected)
    assert {0, 1, 2} <= changes


@pytest.mark.parametrize("seed", range(3))
def test_hints_say_what_a_building_then_scores(seed: int) -> None:
    match = table(3, f"hints-{seed}")
    compared = through_portal = 0
    for _ in random_steps(match, f"hints-{seed}"):
        if match.finished or match.pending()[0].private:
            continue
        state = position(match)
        seat = state.active
        before = match.scores()[seat].total
        for kind in state.left[seat]:
            for site in sites(state, seat, kind)[:2]:
                expected = gain(state, site)
                twin = Match(GAME, 3, match.seed, log=match.log)
                twin.submit(seat, " ".join(filter(None, [kind, field_name(site.field), site.axis])))
                assert twin.scores()[seat].total - before == expected
                compared += 1
                through_portal += portal_gain(state.land, site)
    assert compared > 20
    assert through_portal > 0
