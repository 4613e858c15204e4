"""Everdell counted again with pencil and paper: every figure here was copied from the rules, none from the engine.

A card is one line: its id, kind and rarity (C critter, B building; lower case when common), its type's letter, points and
how many there are.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

HIDDEN = ("pile", "discards", "players.*.hand")

DECK = """
architect C purple 2 2     bard C tan 0 2             barge_toad c green 1 3     castle B purple 4 2
cemetery B red 0 2         chapel B red 2 2           chip_sweep c green 2 3     clock_tower B blue 0 3
courthouse B blue 2 2      crane B blue 1 3           doctor C green 4 2         dungeon B blue 0 2
ever_tree B purple 5 2     fairgrounds B green 3 3    farm b green 1 8           fool C tan -2 2
general_store b green 1 3  historian C blue 1 3       husband c green 2 4        inn b red 2 3
innkeeper C blue 1 3       judge C blue 2 2           king C purple 4 2          lookout B red 2 2
mine b green 2 3           miner_mole c green 1 3     monastery B red 1 2        monk C green 0 2
palace B purple 4 2        peddler c green 1 3        post_office b red 2 3      postal_pigeon c tan 0 3
queen C red 4 2            ranger C tan 1 2           resin_refinery b green 1 3 ruins b tan 0 3
school B purple 2 2        shepherd C tan 1 2         shopkeeper C blue 1 3      storehouse b green 2 3
teacher c green 2 3        theater B purple 3 2       twig_barge b green 1 3     undertaker C tan 1 2
university B red 3 2       wanderer c tan 1 3         wife c purple 2 4          woodcarver c green 2 3
"""
WORDS = DECK.split()
CARDS = {WORDS[at]: WORDS[at + 1 : at + 5] for at in range(0, len(WORDS), 5)}
BASIC = {"city_monument", "grand_tour", "harvest_festival", "cartographers_expedition"}
WORKERS = {"winter": 2, "spring": 3, "summer": 4, "autumn": 6}
RESOURCES = ("twig", "resin", "pebble", "berry")


def kind(id: str) -> str:
    return CARDS[id][0]


def colour(id: str) -> str:
    return CARDS[id][1]


def pairs(player: dict[str, Any]) -> int:
    ids = [card["id"] for card in player["city"]]
    return min(ids.count("husband"), ids.count("wife"))


def bonus(player: dict[str, Any], id: str) -> int:
    """What one purple card counts beside its printed points, wives apart."""
    ids = [card["id"] for card in player["city"]]
    if id == "architect":
        return int(min(6, player["resources"]["resin"] + player["resources"]["pebble"]))
    if id == "castle":
        return sum(kind(other) == "b" for other in ids)
    if id == "palace":
        return sum(kind(other) == "B" for other in ids)
    if id == "school":
        return sum(kind(other) == "c" for other in ids)
    if id == "theater":
        return sum(kind(other) == "C" for other in ids)
    if id == "ever_tree":
        return sum(colour(other) == "purple" for other in ids)
    if id == "king":
        return sum(1 if event["id"] in BASIC else 2 for event in player["events"])
    return 0


def event_points(state: dict[str, Any], player: dict[str, Any], event: dict[str, Any]) -> int:
    id, lying = event["id"], event["resources"]

    def mine(card: str) -> dict[str, Any] | None:
        return next((each for each in player["city"] if each["id"] == card), None)

    def workers(card: str) -> int:
        at = mine(card)
        return len(at["workers"]) if at else 0

    if id in BASIC or id == "tax_relief":
        return 3
    if id == "a_brilliant_marketing_plan":
        return int(2 * event["given"])
    if id == "a_well_run_city":
        return 4
    if id == "an_evening_of_fireworks":
        return int(2 * lying["twig"])
    if id == "ancient_scrolls_discovered":
        return len(event["cards"])
    if id == "capture_of_the_acorn_thieves":
        return 3 * len(event["cards"])
    if id == "croak_wart_cure":
        return 6
    if id == "flying_doctor_service":
        return 3 * sum(pairs(other) for other in state["players"])
    if id == "graduation_of_scholars":
        return 2 * len(event["cards"])
    if id == "ministering_to_miscreants":
        dungeon = mine("dungeon")
        return 3 * len(dungeon["prisoners"]) if dungeon else 0
    if id == "path_of_the_pilgrims":
        return 3 * workers("monastery")
    if id == "performer_in_residence":
        return int(2 * lying["berry"])
    if id == "pristine_chapel_ceiling":
        chapel = mine("chapel")
        return int(2 * chapel["tokens"]) if chapel else 0
    if id == "remembering_the_fallen":
        return 3 * workers("cemetery")
    if id == "the_everdell_games":
        return 9
    assert id == "under_new_management", id
    return int(lying["berry"] + lying["twig"] + 2 * lying["resin"] + 2 * lying["pebble"])


def points(state: dict[str, Any], player: dict[str, Any]) -> dict[str, int]:
    ids = [card["id"] for card in player["city"]]
    journeys = [worker["place"] for worker in player["workers"]["deployed"] if worker["place"].startswith("journey_")]
    counted = {
        "cards": sum(int(CARDS[id][2]) for id in ids),
        "tokens": player["tokens"] + sum(card["tokens"] for card in player["city"]),
        "bonus": sum(bonus(player, id) for id in ids) + 3 * pairs(player),
        "journey": sum(int(place[-1]) for place in journeys),
        "events": sum(event_points(state, player, event) for event in player["events"]),
    }
    return {**counted, "total": sum(counted.values())}


def rugwort_points(document: dict[str, Any]) -> int:
    state = document["state"]
    rugwort, mine = state["rugwort"], [event["id"] for event in state["players"][0]["events"]]
    left = sum(id not in mine for id in state["special_events"])
    journey = [place for place in rugwort["places"] if place.startswith("journey_")]
    return int(
        sum(3 if colour(card["id"]) == "purple" else 2 for card in rugwort["city"])
        + 3 * len(rugwort["events"])
        + left * (3 if document["options"]["opponent"] == "rugwort-1" else 6)
        + sum(int(place[-1]) for place in journey)
        + rugwort["tokens"]
    )


def recount(document: dict[str, Any]) -> list[tuple[int, int]]:
    state = document["state"]
    standing = []
    for player in state["players"]:
        counted = points(state, player)
        assert counted == player["points"], f"counted {counted}"
        for event in player["events"]:
            assert event["points"] == event_points(state, player, event), event
        standing.append((counted["total"], len(player["events"]), sum(player["resources"].values())))
    ranks = [1 + sum(other > mine for other in standing) for mine in standing]
    if state["rugwort"] is not None:
        his = rugwort_points(document)
        assert his == state["rugwort"]["points"]["total"]
        # Who loses against Rugwort is second although nobody else sits there.
        ranks = [1 if standing[0][0] > his else 2]
    assert document["finished"] == (state["active"] is None)
    if document["finished"]:
        assert all(player["passed"] and player["season"] == "autumn" for player in state["players"])
    return [(total, rank) for (total, _, _), rank in zip(standing, ranks, strict=True)]


def conserved(document: dict[str, Any]) -> None:
    """Every card, worker and token is in exactly one place, and no city, hand or spot holds more than it may."""
    state = document["state"]
    _cards_conserved(state)
    for seat, player in enumerate(state["players"]):
        deployed = player["workers"]["deployed"]
        assert player["workers"]["supply"] + len(deployed) == WORKERS[player["season"]], f"workers of {seat}"
        assert player["workers"]["supply"] >= 0
        assert len(player["hand"]) <= 8
        assert all(count >= 0 for count in player["resources"].values())
        _city_sound(player)
        assert all(worker["permanent"] for worker in deployed if worker["place"].startswith(("journey", "gone")))
    _workers_fit(state)
    _tokens_fit(state)


def _cards_conserved(state: dict[str, Any]) -> None:
    rugwort = state["rugwort"]["city"] if state["rugwort"] else []
    cities = [player["city"] for player in state["players"]] + [rugwort]
    everywhere = Counter(card["id"] for city in cities for card in city)
    everywhere.update(id for city in cities for card in city for id in card["prisoners"])
    everywhere.update(id for player in state["players"] for event in player["events"] for id in event["cards"])
    everywhere.update(id for player in state["players"] for id in player["hand"])
    everywhere.update(id for id in state["meadow"] if id is not None)
    everywhere.update(state["pile"] + state["discards"] + state["revealed"])
    assert everywhere == Counter({id: int(row[3]) for id, row in CARDS.items()})
    assert sum(everywhere.values()) == 128


def _city_sound(player: dict[str, Any]) -> None:
    ids = [card["id"] for card in player["city"]]
    assert len({card["name"] for card in player["city"]}) == len(ids), "two cards of one name"
    unique = [id for id in ids if kind(id) in "CB"]
    assert len(set(unique)) == len(unique), f"a unique card twice: {unique}"
    assert sum(id != "wanderer" for id in ids) - pairs(player) <= 15, "the city is too big"
    for card in player["city"]:
        if kind(card["id"]) in "cC":
            assert card["occupant"] is None, "a critter is occupied"
        assert len(card["prisoners"]) <= (2 if card["id"] == "dungeon" else 0)
        assert card["tokens"] >= 0
        assert not card["tokens"] or card["id"] in ("chapel", "clock_tower")
        assert card["id"] == "storehouse" or not any(card["resources"].values())


def _workers_fit(state: dict[str, Any]) -> None:
    """No more workers on a spot than it has."""
    standing: Counter[str] = Counter()
    for player in state["players"]:
        forest = [w["place"] for w in player["workers"]["deployed"] if w["place"].startswith("forest_")]
        assert len(set(forest)) == len(forest), "one player twice on a forest card"
        standing.update(worker["place"] for worker in player["workers"]["deployed"] if not worker["guest"])
    if state["rugwort"]:
        standing.update(state["rugwort"]["places"])
    shared = {"basic_2_twig_1_card", "basic_1_resin_1_card", "basic_2_card_1_point", "basic_1_berry"}
    shared |= {"haven", "journey_2", "beside", "gone"}
    for place, count in standing.items():
        if place in shared:
            continue
        most = 2 if place.startswith("forest_") and len(state["players"]) == 4 else 1
        if place.startswith(("cemetery@", "monast@")):
            most = 2
        assert count <= most, f"{count} workers on {place}"
    lying = {
        f"{card['name']}@p{seat + 1}": len(card["workers"])
        for seat, player in enumerate(state["players"])
        for card in player["city"]
    }
    for place, count in lying.items():
        assert count == standing[place], f"{place} shows {count} workers, {standing[place]} stand there"


def _tokens_fit(state: dict[str, Any]) -> None:
    achieved = [event["id"] for player in state["players"] for event in player["events"]]
    achieved += state["rugwort"]["events"] if state["rugwort"] else []
    assert len(set(achieved)) == len(achieved), "an event belongs to two"
    assert set(achieved) <= BASIC | set(state["special_events"])
    assert len(state["special_events"]) <= 4
    for player in state["players"]:
        for event in player["events"]:
            assert sum(event["resources"].values()) <= 3
            assert event["given"] <= 3
            assert len(event["cards"]) <= 5
    assert len(state["meadow"]) == 8
    if None in state["meadow"] and not state["revealed"]:
        assert not state["pile"], "a gap in the Meadow although there are cards"
