"""What may be chosen: a place and a turn for a tile, a region for a tree, and why something may not.

Both can be seen by everybody at the table: planets, drawn tile and supply lie open. Only the answers are secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from engine.games.legendary_forests import names
from engine.games.legendary_forests.planet import (
    STEPS,
    TURNS,
    Place,
    Planet,
    Region,
    Tree,
    place_name,
    place_of,
    spot_of,
)
from engine.games.legendary_forests.tiles import COLOURS, SIDES
from engine.options import Choice, Pick, Step, end, lead
from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.rules import Question, question
from engine.text import Text

Placement = tuple[Place, int]


# A place and a turn for the drawn tile.


def where_to_lay(planet: Planet, number: int) -> Question[Placement] | None:
    """Where a tile goes; None if it can be laid nowhere. A single way is taken without asking: all can see it."""
    ways = list(islice(planet.placements(number), 2))
    if not ways:
        return None
    forced = None
    if len(ways) == 1:
        place, turn = ways[0]
        forced = f"{place_name(place)} {TURNS[turn]}"
    prompt = Text("legendary_forests-ask-place", tile=number)
    return question(prompt, place_step(planet, number, prompt), forced=forced)


def place_step(planet: Planet, number: int, prompt: Text) -> Step[Placement]:
    def choice(place: Place) -> Choice[Placement]:
        name = place_name(place)
        label = Text("legendary_forests-place", place=name)
        return lead(name, label, lambda: turn_step(planet, number, place), at=place, of=("place", name))

    def choices() -> list[Choice[Placement]]:
        return [choice(place) for place in planet.free if planet.turns(number, place)]

    def find(word: str) -> Choice[Placement]:
        place = place_of(word)
        if place is None:
            raise IllegalChoice(Text("legendary_forests-no-such-place", word=word))
        if place in planet.faces:
            raise IllegalChoice(Text("legendary_forests-taken", place=word, tile=planet.faces[place].number))
        if not planet.touches(place):
            raise IllegalChoice(Text("legendary_forests-apart", place=word))
        if not planet.turns(number, place):
            raise IllegalChoice(Text("legendary_forests-no-turn-fits", place=word, tile=number))
        return choice(place)

    def draw(rng: Rng) -> Choice[Placement]:
        free = list(planet.free)
        while True:  # where_to_lay has seen that some place fits, so this ends
            place = free.pop(rng.below(len(free)))
            if planet.turns(number, place):
                return choice(place)

    return Pick("place", prompt, choices, find, draw)


def turn_step(planet: Planet, number: int, place: Place) -> Step[Placement]:
    def choice(turn: int) -> Choice[Placement]:
        return end(TURNS[turn], Text("legendary_forests-turn", turn=turn), (place, turn), of=("turn", str(turn)))

    def find(word: str) -> Choice[Placement]:
        if word not in TURNS:
            raise IllegalChoice(Text("legendary_forests-no-such-turn", word=word))
        face = planet.tiles[number].faces[TURNS.index(word)]
        side = planet.misfit(place, face)
        if side is not None:
            beside = place[0] + STEPS[side][0], place[1] + STEPS[side][1]
            raise IllegalChoice(
                Text(
                    "legendary_forests-misfit",
                    side=SIDES[side],
                    shows=names.ground(face.edges[side]),
                    neighbour=place_name(beside),
                    meets=names.ground(planet.faces[beside].edges[side ^ 2]),
                )
            )
        return choice(face.turn)

    def turns() -> list[int]:
        """Ways that look the same are offered once."""
        looks = planet.tiles[number].looks
        return sorted({looks[turn] for turn in planet.turns(number, place)})

    prompt = Text("legendary_forests-ask-turn", place=place_name(place))
    return Pick("turn", prompt, lambda: map(choice, turns()), find, lambda rng: choice(rng.choice(turns())))


# A region for a tree.


def where_to_plant(planet: Planet, supply: Mapping[str, int]) -> Question[Tree] | None:
    """Which tree goes where; None if no colour that is left grows here. A single region is taken without asking."""
    growing = planet.grounds()
    colours = [colour for colour in COLOURS if supply[colour] and colour in growing]
    if not colours:
        return None
    forced = None
    if len(colours) == 1:
        ways = planet.regions(colours[0])
        forced = f"{colours[0]} {ways[0].name}" if len(ways) == 1 else None
    prompt = Text("legendary_forests-ask-tree")
    return question(prompt, colour_step(planet, supply, colours, prompt), forced=forced, topic="tree")


def colour_step(planet: Planet, supply: Mapping[str, int], colours: list[str], prompt: Text) -> Step[Tree]:
    def choice(colour: str) -> Choice[Tree]:
        return lead(colour, names.tree(colour), lambda: region_step(planet, colour), of=("tree", colour))

    def find(word: str) -> Choice[Tree]:
        if word not in COLOURS:
            raise IllegalChoice(Text("legendary_forests-no-such-colour", word=word))
        if not supply[word]:
            raise IllegalChoice(Text("legendary_forests-colour-gone", tree=names.tree(word)))
        if word not in colours:
            raise IllegalChoice(Text("legendary_forests-colour-missing", ground=names.ground(word)))
        return choice(word)

    return Pick("choice", prompt, lambda: map(choice, colours), find)


def region_step(planet: Planet, colour: str) -> Step[Tree]:
    """Each region by the area that names it; any other of its areas means the same."""

    def choice(region: Region) -> Choice[Tree]:
        label = Text("legendary_forests-area", area=region.name)
        tree, thing = Tree(region.spots[0], colour), ("region", region.name)
        return end(region.name, label, tree, hint=lambda: region_text(region), of=thing)

    def find(word: str) -> Choice[Tree]:
        named = spot_of(word)
        if named is None:
            raise IllegalChoice(Text("legendary_forests-no-such-area", word=word))
        face = planet.faces.get(named.place)
        if face is None:
            raise IllegalChoice(Text("legendary_forests-no-tile", place=place_name(named.place)))
        shown = face.edges[named.side]
        if shown != colour:
            raise IllegalChoice(
                Text("legendary_forests-other-ground", area=word, ground=names.ground(shown), tree=names.tree(colour))
            )
        area = planet.spot(named)
        assert area is not None, "leaves form areas"
        return choice(planet.region(area))

    def choices() -> list[Choice[Tree]]:
        """What brings most comes first, what has a tree already comes last."""
        return [
            choice(region)
            for region in sorted(planet.regions(colour), key=lambda region: (region.trees > 0, -region.worth))
        ]

    prompt = Text("legendary_forests-ask-region", tree=names.tree(colour))
    return Pick("choice", prompt, choices, find, lambda rng: choice(rng.choice(planet.regions(colour))))


def region_text(region: Region) -> Text:
    """What a region is worth: "open: 3 runes = 3 points, 2 halves"; with a tree in it another one brings nothing."""
    worth = names.worth(region)
    if not region.closed:
        worth = Text("legendary_forests-hint-open", worth=worth, halves=len(region.half))
    return Text("legendary_forests-hint-tree", worth=worth) if region.trees else worth
