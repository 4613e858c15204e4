"""The rules of Legendary Forests: draw a tile, all lay it at once, plant trees in turn if its number is light."""

from __future__ import annotations

from engine.games.legendary_forests import names
from engine.games.legendary_forests.choices import where_to_lay, where_to_plant
from engine.games.legendary_forests.planet import Laid, Tree, place_name
from engine.games.legendary_forests.rulings import BUILDER_MOVES_WITHOUT_TREES, TREES_WITHOUT_LAYING
from engine.games.legendary_forests.state import ForestState
from engine.rules import TURN, Question, Rules, ask_all, tell
from engine.text import Player, Text


def play(state: ForestState) -> Rules[None]:
    """From the current turn boundary to the end of the game."""
    if not state.drawn:
        alone = Text("legendary_forests-begins-alone")
        yield tell(alone if state.players == 1 else Text("legendary_forests-begins", who=Player(state.architect)))
    while state.phase != "over":
        if state.phase == "draw":
            yield from draw(state)
        yield TURN
        if state.phase == "lay":
            yield from lay(state)
        elif state.phase == "trees":
            yield from plant(state)


def draw(state: ForestState) -> Rules[None]:
    """The architect turns up the next tile and calls its number."""
    if not state.pile:
        state.phase = "over"
        removed = ", ".join(map(str, sorted(state.removed))) or "–"
        yield tell(Text("legendary_forests-ends", removed=removed), reveals=True)
        return
    state.drawn.append(state.pile.pop())
    state.phase = "lay"
    id = "legendary_forests-drawn-light" if state.tile.light else "legendary_forests-drawn"
    yield tell(Text(id, round=len(state.drawn), rounds=rounds(state), tile=state.tile.number), reveals=True)


def rounds(state: ForestState) -> int:
    return len(state.drawn) + len(state.pile)


def lay(state: ForestState) -> Rules[None]:
    """All add the drawn tile to their planets at once; who cannot lay it anywhere sets it aside."""
    number = state.tile.number
    asked = {seat: where_to_lay(state.planet(seat), number) for seat in state.seats}
    laid = yield from ask_all({seat: question for seat, question in asked.items() if question is not None})
    for seat in state.seats:
        if seat in laid:
            place, turn = laid[seat]
            yield from lay_tile(state, seat, Laid(number, *place, turn))
        else:
            state.set_aside[seat].append(number)
            yield tell(Text("legendary_forests-set-aside", who=Player(seat), tile=number), reveals=True)
    state.phase = "draw"
    if state.tile.light:
        yield from begin_trees(state)


def lay_tile(state: ForestState, seat: int, tile: Laid) -> Rules[None]:
    state.planets[seat].append(tile)
    closed = tuple(
        Text("legendary_forests-closed", region=names.region(region.colour), runes=region.runes)
        for region in state.planet(seat).regions_at(tile.place)
        if region.closed
    )
    laid = Text("legendary_forests-laid", who=Player(seat), tile=tile.tile, place=place_name(tile.place))
    yield tell(Text("legendary_forests-laid-closing", laid=laid, regions=closed) if closed else laid, reveals=True)


def begin_trees(state: ForestState) -> Rules[None]:
    """A light number brings a tree phase, unless no tree is left for it."""
    if any(state.supply.values()):
        state.phase, state.planted = "trees", 0
        alone = Text("legendary_forests-trees-begin-alone")
        yield tell(alone if state.players == 1 else Text("legendary_forests-trees-begin", who=Player(state.builder)))
        return
    yield tell(Text("legendary_forests-trees-none"))
    if BUILDER_MOVES_WITHOUT_TREES:
        yield from pass_builder(state)


def plant(state: ForestState) -> Rules[None]:
    """The next player takes a tree of a colour that is left, and puts it on a region of that colour."""
    seat = state.tree_order()[state.planted]
    question = tree_question(state, seat)
    if question is None:
        yield tell(Text("legendary_forests-no-tree", who=Player(seat)))
    else:
        tree = (yield from ask_all({seat: question}))[seat]
        state.supply[tree.colour] -= 1
        state.trees[seat].append(tree)
        said = Text(
            "legendary_forests-planted",
            who=Player(seat),
            tree=names.tree(tree.colour),
            area=str(tree.spot),
            left=state.supply[tree.colour],
        )
        yield tell(said)
    state.planted += 1
    if state.planted == state.players:
        state.phase = "draw"
        yield from pass_builder(state)


def tree_question(state: ForestState, seat: int) -> Question[Tree] | None:
    """What this seat is asked in a tree phase; None if it goes without."""
    if not TREES_WITHOUT_LAYING and state.tile.number in state.set_aside[seat]:
        return None
    return where_to_plant(state.planet(seat), state.supply)


def tree_to_come(state: ForestState, seat: int) -> bool:
    """Whether this seat will have a turn later in this round's tree phase."""
    if state.phase == "lay":
        return state.tile.light
    return state.phase == "trees" and seat in state.tree_order()[state.planted + 1 :]


def pass_builder(state: ForestState) -> Rules[None]:
    state.builder = (state.builder + 1) % state.players
    if state.players > 1:
        yield tell(Text("legendary_forests-builder", who=Player(state.builder)))
