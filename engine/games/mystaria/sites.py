"""Where a building may go after a tile has been laid, and why not elsewhere."""

from __future__ import annotations

from engine.games.mystaria.buildings import HUTS, building_text, portal_gain, tower_in_sight
from engine.games.mystaria.land import AXES, Building, ends_of
from engine.games.mystaria.notation import Field, field_name
from engine.games.mystaria.rulings import BRIDGE_MAY_LINK_TWO_OWN, MOUNTAINS_MAY_BE_LINKED
from engine.games.mystaria.state import MystariaState
from engine.games.mystaria.tiles import MOUNTAIN, landscape_text
from engine.text import Player, Text

IDLE = "-"
"""The axis of a bridge that links nothing, in notation."""


def sites(state: MystariaState, seat: int, kind: str) -> list[Building]:
    """Every way to put up this building now, row by row; a bridge once for each way it can run."""
    land, suiting = state.land, landscapes_for(state, seat, kind)
    fields = [at for at in land.within_reach() if land.landscape[at] in suiting and _may_stand(state, seat, kind, at)]
    if kind != "bridge":
        return [Building(kind, seat, at) for at in fields]
    return [Building(kind, seat, at, axis) for at in fields for axis in axes(state, seat, at)]


def _may_stand(state: MystariaState, seat: int, kind: str, at: Field) -> bool:
    """Whether nothing stands against this building on a field in reach whose landscape suits it: as `why_not_there` says."""
    if at in state.land.building_at or _occupant(state, seat, kind, at) is not None:
        return False
    if kind == "tower":
        return tower_in_sight(state.land, at) is None
    return kind != "bridge" or bool(axes(state, seat, at))


def _occupant(state: MystariaState, seat: int, kind: str, at: Field) -> Building | None:
    """The building that bars its region to this one; the foot of an own bridge may stand beside own ones if the table says so."""
    own_foot = kind == "bridge" and state.options["bridgefoot"] == "on"
    return next((other for other in state.land.residents_at(at) if other.owner != seat or not own_foot), None)


def denied(state: MystariaState, seat: int, kind: str) -> dict[Field, Text]:
    """The fields in reach whose landscape suits this building and where it may not stand all the same, with the reasons."""
    suiting = landscapes_for(state, seat, kind)
    fields = [at for at in state.land.within_reach() if state.land.landscape[at] in suiting]
    return {at: reason for at in fields if (reason := why_not_there(state, seat, kind, at)) is not None}


def why_nowhere(state: MystariaState, seat: int, kind: str) -> Text:
    """Why there is no place for this building in reach."""
    reasons = denied(state, seat, kind).values()
    if any(reason.id == "mystaria-site-bridge" for reason in reasons):
        return Text("mystaria-nowhere-bridge")
    if reasons:
        return min(reasons, key=lambda reason: reason.id in ("mystaria-site-taken", "mystaria-site-occupied"))
    suiting = tuple(landscape_text(landscape) for landscape in landscapes_for(state, seat, kind))
    return Text("mystaria-nowhere", lands=suiting) if suiting else Text("mystaria-nowhere-tree")


def landscapes_for(state: MystariaState, seat: int, kind: str) -> tuple[str, ...]:
    """The landscapes that this building may stand on; none for a tree without any hut."""
    if kind == "castle":
        return (MOUNTAIN,)
    if kind == "tree":
        return tuple(landscape for hut, landscape in HUTS.items() if hut not in state.left[seat])
    return (HUTS[kind],) if kind in HUTS else tuple(HUTS.values())


def why_not_there(state: MystariaState, seat: int, kind: str, at: Field) -> Text | None:
    """Why this building may not stand on this field, or None if it may."""
    land = state.land
    where = field_name(at)
    if at not in land.landscape:
        return Text("mystaria-site-gap", field=where)
    if at not in land.within_reach():
        return Text("mystaria-site-far", field=where)
    if (land.landscape[at] == MOUNTAIN) != (kind == "castle"):
        return Text("mystaria-site-castle" if kind == "castle" else "mystaria-site-mountain", field=where)
    if at in land.building_at:
        other = land.buildings[land.building_at[at]]
        return Text("mystaria-site-taken", field=where, building=building_text(other.kind), who=Player(other.owner))
    if (occupant := _occupant(state, seat, kind, at)) is not None:
        return Text(
            "mystaria-site-occupied",
            field=where,
            building=building_text(occupant.kind),
            who=Player(occupant.owner),
            there=field_name(occupant.field),
        )
    return _own_condition(state, seat, kind, at)


def _own_condition(state: MystariaState, seat: int, kind: str, at: Field) -> Text | None:
    land = state.land
    landscape = land.landscape[at]
    if kind in HUTS and HUTS[kind] != landscape:
        return Text(
            "mystaria-site-hut", field=field_name(at), needs=landscape_text(HUTS[kind]), land=landscape_text(landscape)
        )
    if kind == "tree" and next(hut for hut, own in HUTS.items() if own == landscape) in state.left[seat]:
        return Text("mystaria-site-tree", field=field_name(at), land=landscape_text(landscape))
    if kind == "tower" and (other := tower_in_sight(land, at)) is not None:
        return Text("mystaria-site-tower", field=field_name(at), who=Player(other.owner), there=field_name(other.field))
    if kind == "bridge" and not axes(state, seat, at):
        reasons = tuple(reason for axis in AXES if (reason := why_no_link(state, seat, at, axis)) is not None)
        return Text("mystaria-site-bridge", field=field_name(at), reasons=reasons)
    return None


def axes(state: MystariaState, seat: int, foot: Field) -> list[str | None]:
    """The ways a bridge can run here; None, if the table allows it, is one that links nothing."""
    linking: list[str | None] = [axis for axis in AXES if _may_link(state, seat, foot, axis)]
    return linking or ([None] if state.options["idlebridge"] == "on" else [])


def _may_link(state: MystariaState, seat: int, foot: Field, axis: str) -> bool:
    """Whether a bridge links two regions along this axis; what most often stands against it is seen without a reason."""
    one, other = (state.land.landscape.get(end) for end in ends_of(foot, axis))
    return one is not None and one == other and why_no_link(state, seat, foot, axis) is None


def why_no_link(state: MystariaState, seat: int, foot: Field, axis: str) -> Text | None:
    """Why a bridge on this field links nothing along this axis, or None if it does."""
    land = state.land
    one, other = ends_of(foot, axis)
    if one not in land.landscape or other not in land.landscape:
        return Text("mystaria-link-gap", one=field_name(one), other=field_name(other))
    if land.landscape[one] != land.landscape[other]:
        return Text("mystaria-link-unlike", one=field_name(one), other=field_name(other))
    if land.landscape[one] == MOUNTAIN and not MOUNTAINS_MAY_BE_LINKED:
        return Text("mystaria-link-mountains", one=field_name(one), other=field_name(other))
    if land.region_at[one] == land.region_at[other]:
        return Text("mystaria-link-same", one=field_name(one), other=field_name(other))
    homes = [land.residents_at(end) for end in (one, other)]
    for resident in (*homes[0], *homes[1]):
        if resident.owner != seat:
            return Text("mystaria-link-foreign", who=Player(resident.owner), there=field_name(resident.field))
    if all(homes) and not BRIDGE_MAY_LINK_TWO_OWN:
        return Text("mystaria-link-two", one=field_name(one), other=field_name(other))
    return None


def gain(state: MystariaState, building: Building) -> int:
    """What the building would add to its owner's points now; a bridge scores through what lives at its ends."""
    land = state.land
    direct = state.worth(building).points + portal_gain(land, building)
    if building.ends is None:
        return direct
    one, other = building.ends
    return direct + sum(
        state.worth(resident).each * len(land.region(beyond))
        for end, beyond in ((one, other), (other, one))
        for resident in land.residents_at(end)
        if resident.kind in (*HUTS, "tree")
    )
