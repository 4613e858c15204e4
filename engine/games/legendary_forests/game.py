"""Legendary Forests as every host knows a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from engine.components import ComponentSet
from engine.game import Game, Info, Part, Score, Setup
from engine.games.legendary_forests import describe, names, promise, report, rules, tiles, views
from engine.games.legendary_forests.choices import Placement, where_to_plant
from engine.games.legendary_forests.planet import Laid, Region, Tree, spot_of
from engine.games.legendary_forests.rulings import ARCHITECT_IS_DRAWN_BY_LOT, FEWEST_PLAYERS
from engine.games.legendary_forests.state import ForestState
from engine.games.legendary_forests.tiles import COLOURS, TileSet
from engine.games.legendary_forests.views import ForestView
from engine.refusals import BadTable
from engine.rng import Rng
from engine.rules import Question, Rules
from engine.text import Text


class LegendaryForests(Game[ForestState, ForestView]):
    info = Info(
        id="legendary_forests",
        seats=range(FEWEST_PLAYERS, 6),
        rules_version=1,
        topics=("goal", "setup", "round", "laying", "regions", "trees", "scoring", "tiles", "names", "rulings"),
    )

    def printed(self) -> ComponentSet:
        return tiles.default()

    def load(self, source: str) -> ComponentSet:
        return tiles.load(source)

    def setup(self, setup: Setup, rng: Rng) -> ForestState:
        box: TileSet = setup.components.parts
        architect = rng.below(setup.players) if ARCHITECT_IS_DRAWN_BY_LOT else 0
        pile = rng.shuffled(box.others())
        return ForestState(
            players=setup.players,
            options=dict(setup.options),
            version=setup.version,
            components=setup.components,
            rng=rng,
            architect=architect,
            builder=architect,
            pile=pile[: box.drawn],
            removed=pile[box.drawn :],
            supply=dict.fromkeys(COLOURS, box.trees_per_player * setup.players),
            planets=[[Laid(box.start, 0, 0, 0)] for _ in range(setup.players)],
            trees=[[] for _ in range(setup.players)],
            set_aside=[[] for _ in range(setup.players)],
        )

    def play(self, state: ForestState) -> Rules[None]:
        return rules.play(state)

    def view(self, state: ForestState, seat: int | None) -> ForestView:
        return views.view_of(state, seat)

    def redeal(self, state: ForestState, seat: int | None, rng: Rng, now: ForestState) -> ForestState:
        """Nobody knows what comes next and what was left out, until the end shows it."""
        if state.phase != "over":
            unknown = rng.shuffled(state.pile + state.removed)
            state.pile, state.removed = unknown[: len(state.pile)], unknown[len(state.pile) :]
        return state

    def scores(self, state: ForestState) -> tuple[Score, ...]:
        regions = [state.planet(seat).regions() for seat in state.seats]
        totals = [sum(region.points for region in planet) for planet in regions]
        return tuple(
            Score(seat, totals[seat], 1 + sum(other > totals[seat] for other in totals), _parts(regions[seat]))
            for seat in state.seats
        )

    def report(self, state: ForestState) -> dict[str, Any]:
        winners = [score.seat for score in self.scores(state) if score.rank == 1]
        return report.report_of(state) | {"winners": winners}

    def describe(self, view: ForestView) -> tuple[Text, ...]:
        return describe.describe(view)

    def caption(self, view: ForestView) -> Text:
        return describe.caption(view)

    def outlook(self, state: ForestState, seat: int) -> float:
        return promise.promise(state, seat)

    def horizon(self, state: ForestState) -> object:
        """Computer players look at their planet right after their own choice: what comes then is a matter of luck."""
        return len(state.drawn), state.phase, state.planted

    def foresee(
        self, state: ForestState, seat: int, answer: Placement | None
    ) -> Iterator[tuple[Question[Tree], ForestView]]:
        """Trees can be planned from the moment the own tile lies, or is known to lie nowhere."""
        if not rules.tree_to_come(state, seat):
            return
        view = views.view_of(state, seat)
        if state.phase == "lay":
            # Who is not asked has one way to lay the tile, or none.
            ways = list(islice(state.planet(seat).placements(state.tile.number), 2))
            if answer is None and len(ways) > 1:
                return
            placement = answer or next(iter(ways), None)
            view = view.having_laid(seat, placement)
        question = where_to_plant(view.planet(seat), state.supply)
        if question is not None and question.forced is None:
            yield question, view

    def apply_scenario(self, state: ForestState, scenario: Mapping[str, Any]) -> None:
        """`planets` ([tile, x, y, turn] rows), `trees` ([area, colour] rows) and `set_aside` for each seat, `drawn`,
        `pile` (the next tile first), `supply`, `builder`; all optional. Tiles that are nowhere have been left out."""
        if set(scenario) - {"planets", "trees", "set_aside", "drawn", "pile", "supply", "builder"}:
            raise BadTable(Text("table-no-scenario"))
        if "planets" in scenario:
            state.planets = [[Laid(*row) for row in planet] for planet in scenario["planets"]]
        for seat, rows in enumerate(scenario.get("trees", [])):
            state.trees[seat] = [_tree(state, seat, area, colour) for area, colour in rows]
            for _, colour in rows:
                state.supply[colour] -= 1
        state.set_aside = [list(numbers) for numbers in scenario.get("set_aside", state.set_aside)]
        state.drawn = list(scenario.get("drawn", [tile.tile for tile in state.planets[0][1:]]))
        left = [number for number in state.pile[::-1] + state.removed if number not in state.drawn]
        rest = state.tiles.drawn - len(state.drawn)
        state.pile = list(scenario.get("pile", left[:rest]))[::-1]
        state.removed = [number for number in left if number not in state.pile]
        state.supply.update(scenario.get("supply", {}))
        state.builder = scenario.get("builder", state.builder)


def _parts(regions: tuple[Region, ...]) -> tuple[Part, ...]:
    """The points of each colour, from closed and from open regions."""
    parts = []
    for colour in COLOURS:
        for closed, id in ((True, "legendary_forests-part-closed"), (False, "legendary_forests-part-open")):
            found = [r.points for r in regions if r.trees and r.colour == colour and r.closed == closed]
            if found:
                parts.append(Part(Text(id, region=names.region(colour)), sum(found)))
    return tuple(parts)


def _tree(state: ForestState, seat: int, area: str, colour: str) -> Tree:
    named = spot_of(area)
    spot = state.planet(seat).spot(named) if named is not None else None
    assert spot is not None, area
    return Tree(spot, colour)
