"""What a table agrees on when its options depend on each other and on how many sit there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import registry
from engine.game import TableOption
from engine.refusals import BadTable, Refusal
from engine.text import Text
from host import Host
from host.agreement import agreement, objection
from tests.bot.fair import GAME
from tests.host.conftest import ANNA, BERT, CARL, CHANNEL, DORA

INFO = GAME.info
wishes = st.fixed_dictionaries({}, optional={option.id: st.sampled_from(option.values) for option in INFO.options})


@pytest.fixture
def fair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game", lambda id: GAME)


@given(wishes, st.sampled_from(INFO.seats))
def test_what_was_agreed_on_goes_together(wished: dict[str, str], players: int) -> None:
    agreed = agreement(INFO, players, wished)
    usual = INFO.filled(players, {})
    assert set(INFO.misfits(players, agreed.options)) == {misfit.option for misfit in agreed.stuck}
    assert all(agreed.options[misfit.option] == usual[misfit.option] for misfit in (*agreed.dropped, *agreed.stuck))
    dropped = {misfit.option for misfit in agreed.dropped}
    assert all(agreed.options[id] == value for id, value in wished.items() if id not in dropped)
    assert all(wished[misfit.option] == misfit.value for misfit in agreed.dropped)


@given(wishes, st.sampled_from(INFO.seats), st.data())
def test_what_nothing_stands_against_can_be_chosen(wished: dict[str, str], players: int, data: st.DataObject) -> None:
    option = data.draw(st.sampled_from(INFO.options))
    value = data.draw(st.sampled_from(option.values))
    if objection(INFO, players, wished, option.id, value) is None:
        after = agreement(INFO, players, {**wished, option.id: value})
        assert after.options[option.id] == value
        assert option.id not in {misfit.option for misfit in (*after.dropped, *after.stuck)}


def test_what_depends_on_it_gives_way_and_what_excludes_it_does_not() -> None:
    parade = {"parade": "on", "route": "long", "torches": "on"}
    assert agreement(INFO, 3, parade).options == INFO.filled(3, parade)
    without = agreement(INFO, 3, parade | {"parade": "off"})
    assert objection(INFO, 3, parade, "parade", "off") is None
    assert [(misfit.option, misfit.reason.id) for misfit in without.dropped] == [
        ("route", "fair-no-parade"),
        ("torches", "fair-short"),
    ]
    assert objection(INFO, 3, {"tents": "many", "rain": "heavy"}, "music", "fiddle") == Text("fair-wet")
    assert objection(INFO, 3, {}, "rain", "heavy") == Text("fair-dry")


def test_an_option_has_as_many_values_as_a_menu_can_show() -> None:
    numbers = tuple(str(number) for number in range(26))
    assert TableOption("guests", numbers[:25]).default(3) == "0"
    for id, values in (("guests", numbers), ("guests", ()), ("guests", ("a", "a")), ("guests", ("a b",)), ("", ("a",))):
        with pytest.raises(ValueError, match=r"each of them once|words without spaces"):
            TableOption(id, values)


async def refused(deed: Any) -> Text:
    with pytest.raises(BadTable) as problem:
        await deed
    return problem.value.reason


async def test_whoever_sits_down_or_leaves_changes_what_is_possible(host: Host, fair: None) -> None:
    table = await host.open_lobby("fair", ANNA, "Anna", channel_id=CHANNEL)
    assert table.options["days"] == "2", "as usual for two"
    assert await refused(host.set_option(table.id, ANNA, "parade", "on")) == Text("fair-few", players=2)
    await host.join(table.id, BERT, "Bert")
    await host.join(table.id, CARL, "Carl")
    await host.set_option(table.id, ANNA, "parade", "on")
    table = await host.set_option(table.id, ANNA, "route", "long")
    assert table.unusual == {"parade": "on", "route": "long"}
    assert table.options["days"] == "1"
    table = await host.leave(table.id, CARL)
    assert table.unusual == {}
    assert [misfit.reason.id for misfit in table.agreement.dropped] == ["fair-few", "fair-no-parade"]
    table = await host.join(table.id, CARL, "Carl")
    assert table.unusual == {"parade": "on", "route": "long"}
    table = await host.clear_options(table.id, ANNA)
    assert (table.unusual, table.agreement.dropped) == ({}, ())


async def test_a_start_refuses_with_the_reason(host: Host, fair: None) -> None:
    table = await host.open_lobby("fair", ANNA, "Anna", channel_id=CHANNEL, options={"market": "off"})
    for user, name in ((BERT, "Bert"), (CARL, "Carl"), (DORA, "Dora")):
        table = await host.join(table.id, user, name)
    assert [misfit.option for misfit in table.agreement.stuck] == ["ring"]
    assert await refused(host.start(table.id, ANNA)) == Text("fair-crowd")
    await host.set_option(table.id, ANNA, "spices", "off")
    await host.set_option(table.id, ANNA, "ring", "large")
    table = await host.start(table.id, ANNA)
    assert table.status == "running"
    assert table.play.setup.options == INFO.filled(4, {"market": "off", "ring": "large"})
    await host.cancel(table.id, ANNA)
    again = await host.rematch(table.id, ANNA)
    assert again.record.options == {"market": "off", "ring": "large"}


async def test_a_wish_that_has_become_impossible_does_not_stop_the_game(host: Host, fair: None) -> None:
    table = await host.open_lobby("fair", ANNA, "Anna", channel_id=CHANNEL)
    for user, name in ((BERT, "Bert"), (CARL, "Carl")):
        await host.join(table.id, user, name)
    await host.set_option(table.id, ANNA, "parade", "on")
    await host.leave(table.id, CARL)
    table = await host.start(table.id, ANNA)
    assert table.options["parade"] == "off"
    assert table.agreement.dropped == ()


async def test_a_lobby_is_opened_with_options_in_any_order(host: Host, fair: None) -> None:
    chosen = {"spices": "off", "rain": "heavy", "tents": "many"}
    table = await host.open_lobby("fair", ANNA, "Anna", channel_id=CHANNEL, options=chosen)
    assert table.unusual == {"rain": "heavy", "tents": "many"}
    for options in ({"parade": "on"}, {"rain": "heavy"}, {"rain": "yellow"}, {"snow": "on"}):
        await refused(host.open_lobby("fair", ANNA, "Anna", channel_id=CHANNEL + 1, options=options))


async def test_two_changes_at_once_never_leave_what_cannot_be(host: Host, fair: None) -> None:
    table = await host.open_lobby("fair", ANNA, "Anna", channel_id=CHANNEL, options={"tents": "many"})
    both = (("tents", "few"), ("rain", "heavy"))
    done = await asyncio.gather(
        *(host.set_option(table.id, ANNA, option, value) for option, value in both), return_exceptions=True
    )
    assert all(isinstance(each, Refusal) or not isinstance(each, Exception) for each in done)
    table = await host.table(table.id)
    assert INFO.misfits(table.players, table.options) == {}
