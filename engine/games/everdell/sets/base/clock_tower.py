"""The Clock Tower: before a season ends, one of its tokens repeats a location where a worker still stands."""

from __future__ import annotations

from engine.games.everdell.box import Location
from engine.games.everdell.locations import carry_out, location_choices
from engine.games.everdell.moments import SEASON_ENDS
from engine.games.everdell.names import place_name
from engine.games.everdell.state import CityCard, EverdellState
from engine.games.everdell.verbs import card
from engine.options import Choice, end
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

card("clock_tower", service=0.3)


@SEASON_ENDS.card("clock_tower")
def strike(state: EverdellState, seat: int, tower: CityCard) -> Rules[None]:
    standing = {worker.place for worker in state.sides[seat].deployed}
    locations = [location for location in state.locations if location.id in standing]
    offers = location_choices(state, seat, locations)
    if not tower.tokens or not offers:
        return
    prompt = Text("everdell-ask-clock", count=tower.tokens)
    no: Choice[Location | None] = end("no", Text("everdell-no"), None)
    chosen = yield from ask(seat, prompt, [*offers, no])
    if chosen is not None:
        tower.tokens -= 1
        yield tell(Text("everdell-clock", who=Player(seat), place=place_name(state, chosen.id)))
        yield from carry_out(state, seat, chosen)
