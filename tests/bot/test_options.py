"""A dozen table options that depend on each other and on who sits there, chosen by clicking."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from cogs.client import Mistgrove
from cogs.option_controls import agreed_lines, option_controls
from cogs.speech import Speaker
from db import MatchRecord, SeatRecord
from engine.registry import game
from host import Table
from sandbox.seen import Part, Seen
from sandbox.server import Sandbox
from tests.bot.fair import GAME
from tests.bot.people import PATIENCE, Person, gather, press
from tests.bot.test_manners import say, table_of
from tests.cases import ids
from words import LOCALES

pytestmark = pytest.mark.usefixtures("fair")


async def opened(sandbox: Sandbox, *names: str, locale: str = "en-US") -> list[Person]:
    """A lobby that the first of them leads, and at which they all sit."""
    people = await gather(sandbox, names, "table-1", locale=locale)
    await (await people[0].actor.command("game new", channel="table-1", game="fair")).over()
    for person in people[1:]:
        await press(person, "join")
    await people[0].actor.wait_for_message(lambda message: bool(message.attachments), channel="table-1")
    return people


async def options_of(person: Person) -> Seen:
    panel = await press(person, "options")
    assert panel is not None
    return panel


def menu(panel: Seen, option: str) -> Part | None:
    return next((part for part in panel.selects if (part.custom_id or "").endswith(f":option:{option}")), None)


async def turn_to(person: Person, panel: Seen, option: str) -> Part:
    """Turn pages until the menu of that option is there."""
    for _ in range(4):
        found = menu(panel, option)
        if found is not None:
            return found
        before = panel.body
        await person.changed(panel, await person.actor.click(panel, "▶"), before)
    raise AssertionError(f"no page offers {option}")


async def choose(person: Person, panel: Seen, option: str, value: str) -> None:
    found = await turn_to(person, panel, option)
    before = panel.body
    assert found.custom_id is not None
    await person.changed(panel, await person.actor.select(panel, found.custom_id, [value]), before)


def chosen(part: Part | None) -> str:
    assert part is not None
    return str(next(option["value"] for option in part.options if option.get("default")))


def lobby(person: Person) -> Seen:
    return next(message for message in person.actor.messages("table-1") if message.attachments)


async def test_all_of_a_dozen_are_reached_page_by_page(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    ada, ben = await opened(sandbox, "Ada", "Ben")
    panel = await options_of(ada)
    found: list[str] = []
    for page in range(4):
        assert say("lobby-options-page", page=page + 1, pages=4) in panel.content
        found += [part.custom_id.split(":", 2)[2] for part in panel.selects if part.custom_id]
        before = panel.body
        await ada.changed(panel, await ada.actor.click(panel, "▶"), before)
    assert found == [f"option:{option.id}" for option in GAME.info.options] + ["language:"]
    assert say("lobby-options-page", page=1, pages=4) in panel.content
    before = panel.body
    await ada.changed(panel, await ada.actor.click(panel, "◀"), before)
    assert [part.custom_id.split(":", 2)[2] for part in panel.selects if part.custom_id] == ["language:"]
    others = await options_of(ben)
    assert not any(part.enabled for part in others.selects), "who does not lead the table only reads"
    assert others.button("▶").enabled


async def test_the_lobby_says_only_what_is_not_as_usual(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await opened(sandbox, "Ada")
    assert "•" not in lobby(ada).content
    panel = await options_of(ada)
    await choose(ada, panel, "market", "off")
    await choose(ada, panel, "tents", "many")
    await choose(ada, panel, "rain", "heavy")
    await ada.actor.wait_for(lambda: "Rain: heavy" in lobby(ada).content, PATIENCE)
    assert [line for line in lobby(ada).content.splitlines() if "•" in line] == [
        "• Market: closed",
        "• Tents: many",
        "• Rain: heavy",
    ]
    assert menu(panel, "rain") is not None, "a choice leaves the page as it is"
    before = panel.body
    await ada.changed(panel, await ada.actor.click(panel, say("lobby-options-reset")), before)
    await ada.actor.wait_for(lambda: "•" not in lobby(ada).content, PATIENCE)
    assert say("lobby-options-reset") not in [part.label for part in panel.buttons]
    assert (await table_of(mistgrove, ada)).record.options == {}


@pytest.mark.parametrize(
    ("locale", "reason"),
    [("en-US", "Spices are sold on the market only."), ("de", "Gewürze gibt es nur auf dem Markt.")],
)
async def test_what_cannot_be_chosen_now_says_why(
    sandbox: Sandbox, mistgrove: Mistgrove, locale: str, reason: str
) -> None:
    (ada,) = await opened(sandbox, "Ada", locale=locale)
    panel = await options_of(ada)
    await choose(ada, panel, "market", "off")
    found = menu(panel, "spices") or await turn_to(ada, panel, "spices")
    hints = {option["value"]: option.get("description") for option in found.options}
    assert hints["off"] is None
    assert str(hints["on"]).endswith(reason)
    await choose(ada, panel, "spices", "on")
    assert panel.content.startswith(reason)
    assert chosen(menu(panel, "spices")) == "off", "the menu shows again what holds"
    assert (await table_of(mistgrove, ada)).options["spices"] == "off"


async def test_who_comes_and_goes_changes_what_is_possible(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    ada, ben, cleo = await opened(sandbox, "Ada", "Ben", "Cleo")
    panel = await options_of(ada)
    await choose(ada, panel, "parade", "on")
    await choose(ada, panel, "route", "long")
    await press(cleo, "leave")
    gone = "✗ Parade: not “through the village” for now, but “none”. A parade needs at least 3 players, and you are 2."
    await ben.actor.wait_for(lambda: gone in lobby(ben).content, PATIENCE)
    assert "✗ Route of the parade: not “long” for now, but “short”." in lobby(ben).content
    assert gone in (await options_of(ada)).content
    await press(cleo, "join")
    await ben.actor.wait_for(lambda: "• Parade: through the village" in lobby(ben).content, PATIENCE)
    assert "✗" not in lobby(ben).content
    (dana,) = await gather(sandbox, ["Dana"], "table-1", locale="en-US")
    await press(dana, "join")
    await ben.actor.wait_for(lambda: "✗ Ring: “small” isn’t possible." in lobby(ben).content, PATIENCE)
    refused = await press(ada, "start", enabled=True)
    assert refused is not None
    assert refused.content == "Four don’t fit around the small ring."
    await press(dana, "leave")
    await press(ada, "start", enabled=True)
    await ben.actor.wait_for(lambda: not lobby(ben).buttons, PATIENCE)
    assert "• Parade: through the village" in lobby(ben).content, "the lobby keeps what was agreed on"
    table = await table_of(mistgrove, ada)
    assert table.play.setup.options == GAME.info.filled(3, {"parade": "on", "route": "long"})


async def test_a_start_says_what_has_become_impossible(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    ada, _, cleo = await opened(sandbox, "Ada", "Ben", "Cleo")
    await choose(ada, await options_of(ada), "parade", "on")
    await press(cleo, "leave")
    started = await press(ada, "start", enabled=True)
    assert started is not None
    assert "not “through the village” for now, but “none”" in started.content


async def test_pages_of_an_old_panel_only_read_after_the_start(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    ada, _ = await opened(sandbox, "Ada", "Ben")
    panel = await options_of(ada)
    await press(ada, "start", enabled=True)
    late = await ada.actor.select(panel, 0, ["3"])
    await late.over()
    assert (await table_of(mistgrove, ada)).options["days"] == "2"
    before = panel.body
    await ada.changed(panel, await ada.actor.click(panel, "▶"), before)
    assert not any(part.enabled for part in panel.selects)


def table_for(id: str, players: int) -> Table:
    now = datetime(2031, 5, 4, tzinfo=UTC)
    seats = tuple(SeatRecord(seat + 1, f"{seat}", seat) for seat in range(players))
    return Table(MatchRecord("bcdfg", id, "lobby", 1, now, now, 7, 8, seats=seats), None, 0)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", [*ids(), "fair"])
def test_every_value_of_every_game_is_offered_and_can_be_told_from_the_others(id: str, locale: str) -> None:
    for players in game(id).info.seats:
        table, speaker = table_for(id, players), Speaker(locale)
        assert agreed_lines(table, speaker) == [] or id == "fair"
        offered: dict[str, list[str]] = {}
        for page in range(-(-(len(table.info.options) + 1) // 4)):
            text, view = option_controls(table, speaker, page, leads=True)
            assert len(text) <= 2000
            for component in (part for row in view.to_components() for part in row["components"]):
                if "options" not in component:
                    continue
                assert len({option["label"] for option in component["options"]}) == len(component["options"]) <= 25
                name = component["custom_id"].split(":", 2)[2].removeprefix("option:")
                offered[name] = [option["value"] for option in component["options"]]
        languages = offered.pop("language:")
        assert languages == list(LOCALES)
        assert offered == {option.id: list(option.values) for option in table.info.options}
