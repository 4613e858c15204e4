"""What a player is asked: where the tile goes, and which building goes where.

A place is written `3/-2 r1` (the upper left field after turning, quarter turns clockwise), a building `hut_lake 3/-2`,
a bridge with its axis `bridge 3/-2 EW`; `skip` builds nothing. Good fits come first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.games.mystaria.buildings import KINDS, axis_text, building_text, portal_gain
from engine.games.mystaria.land import AXES, Building, Land
from engine.games.mystaria.laying import Place, fit, matching, may_lie, places, random_place, why_not
from engine.games.mystaria.notation import Field, field_name, field_of
from engine.games.mystaria.sites import IDLE, axes, denied, gain, sites, why_no_link, why_not_there, why_nowhere
from engine.games.mystaria.state import MystariaState
from engine.games.mystaria.tiles import LANDSCAPES, TURNS, Face, Tile, landscape_text
from engine.options import Barred, Choice, Pick, Step, end, lead
from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.rules import Rules, ask
from engine.text import Text

SKIP = "skip"
REASONS = ("mystaria-joins", "mystaria-not-alike", "mystaria-not-beside", "mystaria-overlaps")
"""If no turn fits, the reason of the turn that comes closest says most: the first of these."""


# Where the tile goes.


def which_place(state: MystariaState, seat: int, tile: Tile) -> Rules[Place]:
    """Ask for place and turn of the tile in hand; only its owner may see what is possible."""
    return ask(seat, Text("mystaria-ask-place"), place_step(state, tile), private=True)


def place_step(state: MystariaState, tile: Tile) -> Step[Place]:
    land = state.land

    def choice(at: Field, best: Callable[[], int]) -> Choice[Place]:
        """With what would match after the turn that fits best."""
        x, y = at
        return lead(
            field_name(at),
            Text("mystaria-place", place=field_name(at)),
            lambda: turn_step(state, tile, x, y),
            hint=lambda: fit_text(land, tile.faces[best()], x, y),
            at=at,
            of=("field", field_name(at)),
        )

    def best_fits() -> list[Choice[Place]]:
        fits: dict[Field, tuple[int, int]] = {}
        for place in places(land, tile):
            at, matches = (place.x, place.y), fit(land, tile.faces[place.turn], place.x, place.y)
            if matches > fits.get(at, (0, 0))[0]:
                fits[at] = matches, place.turn
        turns = {at: turn for at, (_, turn) in fits.items()}
        return [
            choice(at, partial(turns.__getitem__, at))
            for at in sorted(fits, key=lambda at: (-fits[at][0], at[1], at[0]))
        ]

    def find(word: str) -> Choice[Place]:
        at = field_of(word)
        if at is None:
            raise IllegalChoice(Text("mystaria-no-such-field", word=word))
        x, y = at
        if not any(may_lie(land, face, x, y) for face in tile.faces):
            refusals = (why_not(land, face, x, y) for face in tile.faces)
            reason = min((text for text in refusals if text is not None), key=_closeness)
            raise IllegalChoice(Text("mystaria-place-refused", place=word, reason=reason))
        return choice(at, lambda: legal_turns(land, tile, x, y)[0])

    def draw(rng: Rng) -> Choice[Place]:
        place = random_place(land, tile, rng)
        return choice((place.x, place.y), lambda: place.turn)

    return Pick("place", Text("mystaria-ask-place"), best_fits, find, draw)


def turn_step(state: MystariaState, tile: Tile, x: int, y: int) -> Step[Place]:
    land = state.land

    def choice(turn: int) -> Choice[Place]:
        def hint() -> Text:
            return fit_text(land, tile.faces[turn], x, y)

        label, thing = Text(f"mystaria-turn-{turn}"), ("turn", str(turn))
        return end(f"r{turn}", label, Place(x, y, turn), hint=hint, at=(x, y), of=thing)

    def find(word: str) -> Choice[Place]:
        turn = next((turn for turn in TURNS if word == f"r{turn}"), None)
        if turn is None:
            raise IllegalChoice(Text("mystaria-no-such-turn", word=word))
        reason = why_not(land, tile.faces[turn], x, y)
        if reason is not None:
            raise IllegalChoice(Text("mystaria-turn-refused", place=field_name((x, y)), turn=word, reason=reason))
        return choice(turn)

    def choices() -> list[Choice[Place]]:
        return [choice(turn) for turn in legal_turns(land, tile, x, y)]

    def draw(rng: Rng) -> Choice[Place]:
        return choice(rng.choice(legal_turns(land, tile, x, y)))

    return Pick("turn", Text("mystaria-ask-turn"), choices, find, draw)


def legal_turns(land: Land, tile: Tile, x: int, y: int) -> list[int]:
    """The best turn first, the others as they come when turning on clockwise."""
    fits = {turn: fit(land, face, x, y) for turn, face in enumerate(tile.faces) if may_lie(land, face, x, y)}
    best = max(fits, key=lambda turn: (fits[turn], -turn))
    return sorted(fits, key=lambda turn: (turn - best) % len(TURNS))


def fit_text(land: Land, face: Face, x: int, y: int) -> Text:
    """How many fields match, and of which landscapes."""
    found = matching(land, face, x, y)
    kinds = tuple(landscape_text(landscape) for landscape in LANDSCAPES if landscape in found.values())
    return Text("mystaria-fits", count=len(found), lands=kinds)


def _closeness(reason: Text) -> int:
    return next(rank for rank, start in enumerate(REASONS) if reason.id.startswith(start))


# What is built.


def which_building(state: MystariaState, seat: int) -> Rules[Building | None]:
    """Ask for building and field. Everybody can see when nothing can be built: then nobody is asked."""
    possible = any(sites(state, seat, kind) for kind in state.left[seat])
    prompt = Text("mystaria-ask-building")
    return ask(seat, prompt, building_step(state, seat, prompt), forced=None if possible else SKIP)


def building_step(state: MystariaState, seat: int, prompt: Text) -> Step[Building | None]:
    def choice(kind: str, ways: list[Building]) -> Choice[Building | None]:
        def hint() -> Text:
            most = max(gain(state, way) for way in ways)
            return Text("mystaria-scores-up-to" if kind != "bridge" else "mystaria-gains-up-to", points=most)

        return lead(
            kind,
            building_text(kind),
            lambda: site_step(state, seat, kind),
            hint=hint,
            of=("building", kind),
            spots=tuple(way.field for way in ways),
        )

    def skip() -> Choice[Building | None]:
        return end(SKIP, Text("mystaria-skip"), None)

    def possible() -> list[Choice[Building | None]]:
        found = {kind: sites(state, seat, kind) for kind in state.left[seat]}
        return [*(choice(kind, ways) for kind, ways in found.items() if ways), skip()]

    def find(word: str) -> Choice[Building | None]:
        if word == SKIP:
            return skip()
        if word not in KINDS:
            raise IllegalChoice(Text("mystaria-no-such-building", word=word))
        if word not in state.kinds:
            raise IllegalChoice(Text("mystaria-building-unused", building=building_text(word)))
        if word not in state.left[seat]:
            raise IllegalChoice(Text("mystaria-building-used", building=building_text(word)))
        ways = sites(state, seat, word)
        if not ways:
            reason = why_nowhere(state, seat, word)
            raise IllegalChoice(Text("mystaria-building-nowhere", building=building_text(word), reason=reason))
        return choice(word, ways)

    def barred() -> list[Barred]:
        nowhere = [kind for kind in state.left[seat] if not sites(state, seat, kind)]
        return [Barred(building_text(kind), why_nowhere(state, seat, kind)) for kind in nowhere]

    return Pick("choice", prompt, possible, find, barred=barred)


def site_step(state: MystariaState, seat: int, kind: str) -> Step[Building | None]:
    land = state.land

    def label(at: Field) -> Text:
        return Text("mystaria-site", field=field_name(at), land=landscape_text(land.landscape[at]))

    def choice(at: Field, ways: list[Building]) -> Choice[Building | None]:
        def hint() -> Text:
            most, portal = max(gain(state, way) for way in ways), portal_gain(land, ways[0])
            return Text("mystaria-gains" if kind == "bridge" else "mystaria-scores", points=most, portal=portal)

        name, thing = field_name(at), ("field", field_name(at))
        if kind != "bridge":
            return end(name, label(at), ways[0], hint=hint, at=at, of=thing)
        return lead(name, label(at), lambda: axis_step(state, seat, at, ways), hint=hint, at=at, of=thing)

    def best_first() -> list[tuple[Field, list[Building]]]:
        ways: dict[Field, list[Building]] = {}
        for site in sites(state, seat, kind):
            ways.setdefault(site.field, []).append(site)
        return sorted(ways.items(), key=lambda item: -max(gain(state, way) for way in item[1]))

    def possible() -> list[Choice[Building | None]]:
        return [choice(at, ways) for at, ways in best_first()]

    def find(word: str) -> Choice[Building | None]:
        at = field_of(word)
        if at is None:
            raise IllegalChoice(Text("mystaria-no-such-field", word=word))
        reason = why_not_there(state, seat, kind, at)
        if reason is not None:
            raise IllegalChoice(reason)
        ways = axes(state, seat, at) if kind == "bridge" else [None]
        return choice(at, [Building(kind, seat, at, axis) for axis in ways])

    def draw(rng: Rng) -> Choice[Building | None]:
        return choice(*rng.choice(best_first()))

    def barred() -> list[Barred]:
        return [Barred(label(at), reason) for at, reason in denied(state, seat, kind).items()]

    return Pick("cell", Text("mystaria-ask-site", building=building_text(kind)), possible, find, draw, barred)


def axis_step(state: MystariaState, seat: int, at: Field, ways: list[Building]) -> Step[Building | None]:
    def choice(way: Building) -> Choice[Building | None]:
        def hint() -> Text:
            return Text("mystaria-gains", points=gain(state, way), portal=portal_gain(state.land, way))

        thing = ("axis", way.axis or "none")
        return end(way.axis or IDLE, axis_text(way.axis), way, hint=hint, at=at, of=thing)

    def find(word: str) -> Choice[Building | None]:
        for way in ways:
            if word == (way.axis or IDLE):
                return choice(way)
        if word not in AXES:
            raise IllegalChoice(Text("mystaria-no-such-axis", word=word))
        reason = why_no_link(state, seat, at, word)
        assert reason is not None
        raise IllegalChoice(Text("mystaria-axis-refused", reason=reason))

    return Pick("choice", Text("mystaria-ask-axis"), lambda: [choice(way) for way in ways], find)
