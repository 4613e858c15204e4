"""Mystaria as every host knows a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.components import ComponentSet
from engine.game import Game, Info, Part, Score, Setup, TableOption
from engine.games.mystaria import describe, outlook, rules, tiles, views
from engine.games.mystaria.buildings import Worth, axis_text, building_text
from engine.games.mystaria.land import Building, Laid, Land
from engine.games.mystaria.laying import places
from engine.games.mystaria.notation import field_name, field_names
from engine.games.mystaria.rulings import FIRST_TILE, REMOVED_UNSEEN
from engine.games.mystaria.scoring import Standing, standings
from engine.games.mystaria.state import MystariaState
from engine.games.mystaria.views import MystariaView
from engine.refusals import BadTable
from engine.rng import Rng
from engine.rules import Rules
from engine.text import Text


class Mystaria(Game[MystariaState, MystariaView]):
    info = Info(
        id="mystaria",
        seats=range(2, 5),
        rules_version=1,
        options=(
            TableOption("variant", ("full", "simple")),
            TableOption("bridgefoot", ("off", "on")),
            TableOption("idlebridge", ("off", "on")),
            TableOption("towerfield", ("off", "on")),
        ),
        topics=(
            "goal",
            "terms",
            "setup",
            "laying",
            "building",
            "huts",
            "tower",
            "bridge",
            "castle",
            "sight",
            "ending",
            "winning",
            "simple",
            "tiles",
            "rulings",
            "counting",
            "notation",
            "words",
        ),
    )

    def printed(self) -> ComponentSet:
        return tiles.default()

    def load(self, source: str) -> ComponentSet:
        return tiles.load(source)

    def setup(self, setup: Setup, rng: Rng) -> MystariaState:
        state = MystariaState(
            players=setup.players,
            options=dict(setup.options),
            version=setup.version,
            components=setup.components,
            rng=rng,
        )
        shuffled = rng.shuffled(sorted(state.deck.tiles))
        removed = REMOVED_UNSEEN[state.players]
        state.box, state.pile = shuffled[:removed], shuffled[removed:]
        lay(state, Laid(state.pile.pop(), *FIRST_TILE, None))
        state.hands = [state.pile.pop() for _ in state.seats]
        state.left = [list(state.kinds) for _ in state.seats]
        state.first = state.active = rng.below(state.players)
        return state

    def play(self, state: MystariaState) -> Rules[None]:
        return rules.play(state)

    def view(self, state: MystariaState, seat: int | None) -> MystariaView:
        return views.view_of(state, seat)

    def redeal(self, state: MystariaState, seat: int | None, rng: Rng, now: MystariaState) -> MystariaState:
        """Shuffle all tiles that this reader has never seen: the others' hands, the pile and the box.

        What the active seat has laid since the turn began is known by now; and while it is being asked where its
        tile goes, everybody knows that the tile fits somewhere.
        """
        known = {seat} | ({now.active} if now.phase == "build" else set())
        holders = [other for other in state.seats if other not in known and state.hands[other] is not None]
        hands = [number for other in holders if (number := state.hands[other]) is not None]
        unknown = rng.shuffled([*hands, *state.pile, *state.box])
        if state.active in holders and state.phase == "lay":
            fitting = next(n for n in unknown if next(places(state.land, state.deck.tiles[n]), None) is not None)
            unknown.remove(fitting)
            unknown.insert(holders.index(state.active), fitting)
        for other in holders:
            state.hands[other] = unknown.pop(0)
        state.pile, state.box = unknown[: len(state.pile)], unknown[len(state.pile) :]
        return state

    def scores(self, state: MystariaState) -> tuple[Score, ...]:
        return tuple(
            Score(standing.seat, standing.total, standing.rank, _parts(standing)) for standing in standings(state)
        )

    def report(self, state: MystariaState) -> dict[str, Any]:
        results = standings(state)
        return {
            "tiles": [
                {
                    "id": laid.tile,
                    "rows": list(state.deck.tiles[laid.tile].rows),
                    "x": laid.x,
                    "y": laid.y,
                    "turn": laid.turn,
                    "who": laid.seat,
                    "order": order,
                }
                for order, laid in enumerate(state.land.tiles)
            ],
            "buildings": [
                {
                    "kind": building.kind,
                    "owner": building.owner,
                    "field": list(building.field),
                    "axis": building.axis,
                    "points": state.worth(building).points,
                }
                for building in state.land.buildings
            ],
            "left": state.left,
            "totals": [standing.total for standing in results],
            "tree_regions": [standing.tree_region for standing in results],
            "winners": [standing.seat for standing in results if standing.rank == 1],
            "first": state.first,
            "phase": state.phase,
            "ending": state.ending,
            "hands": state.hands,
            "pile": state.pile,
            "box": state.box,
            "shown": state.shown,
        }

    def describe(self, view: MystariaView) -> tuple[Text, ...]:
        return describe.describe(view)

    def caption(self, view: MystariaView) -> Text:
        return describe.caption(view)

    def outlook(self, state: MystariaState, seat: int) -> float:
        return outlook.outlook(state, seat)

    def horizon(self, state: MystariaState) -> object:
        """One decision ahead: what may come of it the outlook knows better than chance."""
        return len(state.land.tiles), state.phase

    def apply_scenario(self, state: MystariaState, scenario: Mapping[str, Any]) -> None:
        """`layout`: [number, x, y, turn, seat or null]; `buildings`: [kind, seat, [x, y], axis or null]; `hands`: a
        number for each seat; `pile`: numbers, the first is drawn first; `active`: a seat. Nobody checks legality."""
        if set(scenario) - {"layout", "buildings", "hands", "pile", "active"}:
            raise BadTable(Text("table-no-scenario"))
        if "layout" in scenario:
            state.land = Land()
            for laid in scenario["layout"]:
                lay(state, Laid(*laid))
        for kind, seat, (x, y), axis in scenario.get("buildings", ()):
            state.land.build(Building(kind, seat, (x, y), axis))
            state.left[seat].remove(kind)
        state.hands = list(scenario.get("hands", state.hands))
        state.pile = list(reversed(scenario.get("pile", state.pile[::-1])))
        state.ending = "" if state.pile else "pile"
        state.first = state.active = scenario.get("active", state.first)
        used = {laid.tile for laid in state.land.tiles} | set(state.hands) | set(state.pile)
        state.box = [number for number in sorted(state.deck.tiles) if number not in used]


def lay(state: MystariaState, laid: Laid) -> None:
    """Put a tile on the table without asking anybody."""
    state.land.lay(laid, state.deck.tiles[laid.tile].faces[laid.turn].fields(laid.x, laid.y))


def _parts(standing: Standing) -> tuple[Part, ...]:
    """A line for each building: where it stands and which fields count."""
    return tuple(Part(_part(building, worth), worth.points) for building, worth in standing.buildings)


def _part(building: Building, worth: Worth) -> Text:
    if building.kind == "bridge":
        return Text("mystaria-part-bridge", field=field_name(building.field), axis=axis_text(building.axis))
    return Text(
        "mystaria-part",
        building=building_text(building.kind),
        field=field_name(building.field),
        counted=field_names(worth.counted) or "–",
        count=len(worth.counted),
        each=worth.each,
    )
