"""The rules of Mystaria: lay a tile, maybe build, draw, until the tiles or somebody's buildings run out."""

from __future__ import annotations

from engine.games.mystaria.buildings import building_text
from engine.games.mystaria.choosing import which_building, which_place
from engine.games.mystaria.land import Building, Laid
from engine.games.mystaria.laying import Place, fit, places
from engine.games.mystaria.notation import field_name
from engine.games.mystaria.scoring import standings
from engine.games.mystaria.state import MystariaState
from engine.games.mystaria.tiles import Tile
from engine.rules import TURN, Rules, tell
from engine.text import Player, Text


def play(state: MystariaState) -> Rules[None]:
    """From the current turn boundary to the end of the game."""
    if state.phase == "start":
        yield from begin(state)
    while state.phase != "over":
        yield from replace_useless_tile(state)
        yield TURN
        tile = state.tile_in_hand(state.active)
        if tile is not None:
            yield from lay(state, tile)
            yield from build(state)
            yield from draw(state)
        yield from pass_on(state)


def begin(state: MystariaState) -> Rules[None]:
    """The first tile lies there, everybody holds one, and lots were drawn for the start."""
    yield tell(Text("mystaria-begins", who=Player(state.first)))
    for seat in state.seats:
        yield from tell_hand(state, seat)
    state.phase = "lay"


def replace_useless_tile(state: MystariaState) -> Rules[None]:
    """R20: a tile that fits nowhere is shown and leaves the game; another one is drawn and laid at once."""
    seat = state.active
    while (tile := state.tile_in_hand(seat)) is not None and next(places(state.land, tile), None) is None:
        state.hands[seat] = None
        state.shown.append(tile.id)
        if not state.pile:
            yield tell(Text("mystaria-fits-nowhere-last", who=Player(seat), tile=tile.text), reveals=True)
            return
        yield tell(Text("mystaria-fits-nowhere", who=Player(seat), tile=tile.text), reveals=True)
        yield from take_tile(state, seat)


def lay(state: MystariaState, tile: Tile) -> Rules[None]:
    """The tile of the hand must be laid."""
    seat = state.active
    place: Place = yield from which_place(state, seat, tile)
    face = tile.faces[place.turn]
    matches = fit(state.land, face, place.x, place.y)
    state.hands[seat] = None
    state.newest = None
    state.phase = "build"
    state.land.lay(Laid(tile.id, place.x, place.y, place.turn, seat), face.fields(place.x, place.y))
    where = field_name((place.x, place.y))
    # No reveal yet: until the turn is over the tile can be taken back.
    yield tell(Text("mystaria-laid", who=Player(seat), place=where, matches=matches))


def build(state: MystariaState) -> Rules[None]:
    """One building may be put up on the tile just laid or beside it."""
    seat = state.active
    building: Building | None = yield from which_building(state, seat)
    if building is None:
        yield tell(Text("mystaria-skipped", who=Player(seat)))
        return
    points = state.worth(building).points
    state.land.build(building)
    state.left[seat].remove(building.kind)
    state.newest = len(state.land.buildings) - 1
    told = Text(
        "mystaria-linked" if building.ends else "mystaria-built",
        who=Player(seat),
        building=building_text(building.kind),
        field=field_name(building.field),
        points=points,
    )
    yield tell(told)


def draw(state: MystariaState) -> Rules[None]:
    """Take a new tile, unless the end of the game has begun. From here on the turn stands."""
    seat = state.active
    if not state.left[seat] and not state.ending:
        state.ending = "built"
        yield tell(Text("mystaria-end-built", who=Player(seat)))
    if state.ending:
        yield tell(Text("mystaria-no-draw", who=Player(seat)), reveals=True)
    else:
        yield from take_tile(state, seat)


def take_tile(state: MystariaState, seat: int) -> Rules[None]:
    """Draw from the pile; whoever takes the last one begins the end of the game."""
    state.hands[seat] = state.pile.pop()
    yield from tell_hand(state, seat)
    if not state.pile and not state.ending:
        state.ending = "pile"
        yield tell(Text("mystaria-end-pile"))


def tell_hand(state: MystariaState, seat: int) -> Rules[None]:
    tile = state.tile_in_hand(seat)
    if tile is not None:
        yield tell(Text("mystaria-your-tile", tile=tile.text), to={seat}, reveals=True)


def pass_on(state: MystariaState) -> Rules[None]:
    """The next player clockwise who holds a tile has the turn; when nobody does, the points are counted."""
    for step in range(1, state.players + 1):
        seat = (state.active + step) % state.players
        if state.hands[seat] is not None:
            state.active = seat
            state.phase = "lay"
            return
    state.phase = "over"
    results = standings(state)
    for standing in results:
        yield tell(Text("mystaria-counted", who=Player(standing.seat), points=standing.total), reveals=True)
    winners = tuple(Player(standing.seat) for standing in results if standing.rank == 1)
    best = [standing for standing in results if standing.total == max(other.total for other in results)]
    decided = len(winners) < len(best)
    yield tell(Text("mystaria-won-by-tree" if decided else "mystaria-won", who=winners, count=len(winners)))
