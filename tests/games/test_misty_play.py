"""Misty as it is played: drafts and where hands go, the open pick, rounds and who wins, what redeals may change."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.games.misty import GAME, window
from engine.games.misty.rulings import MOST_ROUNDS
from engine.games.misty.views import MistyView
from engine.match import Match
from engine.options import Pick
from engine.refusals import BadTable
from engine.rng import Rng
from engine.text import Player, Text
from tests.cases import play_randomly
from tests.recount.misty import DECK, points
from words import words

VECTORS = json.loads(Path(__file__).with_name("misty_vectors.json").read_text(encoding="utf-8"))
SIX = ["heart", "star", "house", "flower", "smiley", "monster"]


def view(match: Match, seat: int | None = None) -> MistyView:
    found = match.view(seat)
    assert isinstance(found, MistyView)
    return found


def pick_all(match: Match) -> None:
    """Everybody takes the first thing on offer."""
    for decision in match.pending():
        match.submit(decision.seat, next(iter(decision.options)).key)


def test_a_round_begins_with_six_hidden_cards_each_out_of_54() -> None:
    for players in (2, 3, 4):
        match = Match(GAME, players, "deal")
        report = match.report()
        assert [len(hand) for hand in report["hands"]] == [6] * players
        assert len(report["stock"]) == 54 - 6 * players
        assert Counter(sum(report["hands"], report["stock"])) == DECK
        for seat in range(players):
            assert sorted(view(match, seat).hand) == sorted(report["hands"][seat])
        assert view(match, None).hand == ()
        assert {decision.private for decision in match.pending()} == {True}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("size", "drafts", "cards"), [("full", 2, 6), ("small", 3, 3)])
def test_hands_go_left_then_right_then_left_again(players: int, size: str, drafts: int, cards: int) -> None:
    match = Match(GAME, players, "passing", {"window": size})
    for draft in range(drafts):
        step = (1, -1, 1)[draft]
        for pick in range(1, cards):
            now = view(match)
            assert (now.draft, now.passing, now.pick) == (draft, step, pick)
            assert [len(window.cards) for window in now.windows] == [draft * cards + pick - 1] * players
            if (draft, pick) == (drafts - 1, cards - 1):
                # The very last card and its pane are no choice: the round goes on by itself.
                break
            before = [Counter(hand) for hand in match.report()["hands"]]
            taken = {decision.seat: next(iter(decision.options)).value for decision in match.pending()}
            pick_all(match)
            after = match.report()["hands"]
            for seat in range(players):
                before[seat].subtract([taken[seat][0]])
                assert Counter(after[(seat + step) % players]) == +before[seat]
        pick_all(match)


def test_the_second_draft_is_dealt_from_the_stock() -> None:
    match = Match(GAME, 4, "stock")
    stock = match.report()["stock"]
    for _ in range(6):
        pick_all(match)
    report = match.report()
    assert report["hands"] == [stock[6 * seat : 6 * seat + 6] for seat in range(4)]
    assert report["stock"] == stock[24:]
    assert len(stock[24:]) == 6


def test_picks_are_secret_and_can_be_changed_until_the_last_one_is_in() -> None:
    match = Match(GAME, 3, "secret")
    options = list(match.pending()[0].options)
    match.submit(0, options[0].key)
    match.submit(0, options[-1].key)
    for reader in (None, 0, 1, 2):
        assert match.view(reader) == Match(GAME, 3, "secret").view(reader)
    assert len(match.report()["hands"][0]) == 6
    pick_all(match)
    assert match.report()["building"][0] == [["D4", options[-1].value[0]]]


def test_the_last_card_of_a_hand_asks_only_for_its_cell() -> None:
    lying = [["D4", "heart"]]
    match = Match(GAME, 2, "last", scenario={"windows": [lying, lying], "hands": [["star"], ["house"]]})
    decision = match.decision(0)
    assert decision is not None
    assert {option.value[0] for option in decision.options} == {"star"}
    assert len(list(decision.options)) == 8
    # A menu passes over the only card, so the question for the cell has to name it.
    step = decision.options.next("star")
    assert isinstance(step, Pick)
    assert step.prompt == Text("misty-ask-cell", card=Text("misty-card-star"))


def test_the_last_card_and_its_last_cell_are_no_question() -> None:
    cells = ["B2", "C2", "D2", "B3", "C3", "D3", "B4"]
    lying = [[cell, "heart"] for cell in cells]
    scenario = {"windows": [lying, lying], "hands": [["star", "house"], ["flower", "smiley"]], "draft": 2}
    match = Match(GAME, 2, "forced", {"window": "small"}, scenario=scenario)
    match.submit(0, "star C4")
    match.submit(1, "smiley C4")
    assert [entry.key for entry in match.log] == ["star C4", "smiley C4"]
    told = [event.text for event in match.events(None)]
    assert Text("misty-laid", who=Player(0), card=Text("misty-card-star"), cell="C4") in told
    assert Text("misty-laid-last", who=Player(0), card=Text("misty-card-flower"), cell="D4") in told
    assert match.report()["rounds"][0]["windows"] == [["PPP", "PPP", "PPF"], ["PPP", "PPP", "PSP"]]
    assert [decision.number for decision in match.pending()] == [2, 2]


def test_with_the_option_reveal_cells_are_asked_after_the_picks_are_shown() -> None:
    match = Match(GAME, 2, "reveal", {"reveal": "on"}, scenario={"hands": [["heart", "star"], ["house", "flower"]]})
    match.submit(0, "star")
    assert match.events(1) == match.events(None) == ()
    assert view(match, 1).windows[0].picked is None
    match.submit(1, "house")
    told = ["misty-picked", "misty-picked", "misty-laid", "misty-laid", "misty-picked", "misty-picked"]
    assert [decision.prompt.args for decision in match.pending()] == [
        (("card", Text("misty-card-flower")),),
        (("card", Text("misty-card-heart")),),
    ]
    assert [event.text.id for event in match.events(None)] == told
    # The first cell of a window is no choice; then the last card of a hand is none either, but its cell is.
    assert match.report()["building"] == [[["D4", "star"]], [["D4", "house"]]]
    assert [window.picked for window in view(match, None).windows] == ["flower", "heart"]
    assert [(decision.seat, decision.private) for decision in match.pending()] == [(0, False), (1, False)]
    match.submit(0, "E5")
    match.submit(1, "C4")
    assert match.report()["building"] == [[["D4", "star"], ["E5", "flower"]], [["C4", "heart"], ["D4", "house"]]]


def window_worth(wanted: int) -> list[str]:
    """Twelve panes of which so many count: arrows on the edge leave the window."""
    lost = 12 - wanted
    return [
        "U" * min(lost, 4) + "P" * (4 - min(lost, 4)),
        "PPPP",
        "D" * max(lost - 4, 0) + "P" * (4 - max(lost - 4, 0)),
    ]


def play_round(scores: list[int], before: list[dict[str, Any]], seed: str = "rounds") -> Match:
    """A round that ends with these points, after those finished rounds."""
    scenario = {"windows": [window_worth(wanted) for wanted in scores], "phase": "activate", "rounds": before}
    match = Match(GAME, len(scores), seed, scenario=scenario)
    rng = Rng(seed)
    while not match.finished and len(match.report()["rounds"]) == len(before):
        decision = match.pending()[0]
        match.submit(decision.seat, decision.options.sample(rng).key)
    assert match.report()["rounds"][-1]["points"] == scores
    return match


def play_rounds(scores: list[list[int]]) -> Match:
    rounds: list[dict[str, Any]] = []
    for number, wanted in enumerate(scores, 1):
        match = play_round(wanted, rounds)
        rounds = match.report()["rounds"]
        assert match.finished == (number == len(scores)), f"after round {number}"
    return match


@pytest.mark.parametrize("vector", VECTORS["rounds"])
def test_round_vectors_through_play(vector: dict[str, Any]) -> None:
    match = play_rounds(vector["scores"])
    assert len(match.report()["rounds"]) == vector["rounds_played"]
    assert match.report()["winners"] == vector["winner"]
    assert [score.seat for score in match.scores() if score.rank == 1] == vector["winner"]
    wins = [
        sum(line[seat] > max(line[:seat] + line[seat + 1 :]) for line in vector["scores"])
        for seat in range(match.players)
    ]
    assert [score.total for score in match.scores()] == wins


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        # Nobody has two wins: most rounds won, then all points together, then a shared victory.
        ([[9, 9]] * 8 + [[9, 8]], [1, 2]),
        ([[9, 9]] * 9, [1, 1]),
        ([[12, 8]] + [[9, 9]] * 7 + [[8, 9]], [1, 2]),
        ([[9, 8]] + [[9, 9]] * 7 + [[8, 9]], [1, 1]),
        ([[9, 9, 8]] * 8 + [[7, 8, 9]], [3, 2, 1]),
    ],
)
def test_after_nine_rounds_it_is_over(scores: list[list[int]], ranks: list[int]) -> None:
    assert len(scores) == MOST_ROUNDS
    match = play_rounds(scores)
    assert [score.rank for score in match.scores()] == ranks
    assert match.report()["winners"] == [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert match.events(None)[-1].text == Text("misty-last-round", rounds=MOST_ROUNDS)


def test_who_wins_in_the_last_round_has_simply_won() -> None:
    match = play_rounds([[9, 8]] + [[9, 9]] * 7 + [[9, 8]])
    assert [score.rank for score in match.scores()] == [1, 2]
    assert match.events(None)[-1].text.id == "misty-round-won"


def test_two_wins_win_however_many_points_others_made() -> None:
    match = play_rounds([[8, 7, 7], [7, 12, 12], [9, 8, 8]])
    scores = match.scores()
    assert [(score.total, score.rank) for score in scores] == [(2, 1), (0, 2), (0, 2)]
    assert [[part.points for part in score.parts] for score in scores] == [[1, 0, 1], [0, 0, 0], [0, 0, 0]]
    said = [part.label for part in scores[1].parts]
    assert said == [Text("misty-part-round", round=number, points=made) for number, made in ((1, 7), (2, 12), (3, 8))]
    assert scores[0].worth == Text("misty-total", total=2)


def told_of(rows: list[str]) -> Text:
    """How the count of a window without arrows is told."""
    plain = ["PPPP", "PPPP", "PPPP"]
    match = Match(GAME, 2, "told", scenario={"windows": [rows, plain], "phase": "activate"})
    return next(event.text for event in match.events(None) if event.text.id.startswith("misty-scored"))


def test_points_are_told_with_their_reasons() -> None:
    def how(**counts: int) -> tuple[Text, ...]:
        return tuple(Text(f"misty-how-{what}", count=count) for what, count in counts.items())

    assert told_of(["SSSP", "FFPP", "MPPP"]) == Text(
        "misty-scored", who=Player(0), points=13, how=how(cards=10, flowers=1, pairs=1)
    )
    assert told_of(["PPPP", "PPPP", "PPPP"]) == Text("misty-scored", who=Player(0), points=12, how=how(cards=12))


def test_a_window_with_nothing_left_is_told_as_well() -> None:
    rows = ["RL", "RL"]
    scenario = {"windows": [rows, rows], "phase": "activate"}
    match = Match(GAME, 2, "nothing", scenario=scenario)
    for seat in (0, 1):
        match.submit(seat, "B2 B3")
    told = [event.text for event in match.events(None)]
    assert Text("misty-scored-nothing", who=Player(1)) in told


def test_in_a_terminal_windows_are_grids() -> None:
    lying = [["D4", "rocket"], ["E5", "flower"]]
    scenario = {"windows": [lying, lying], "hands": [["star", "house"], ["flower", "smiley"]]}
    drawn = GAME.sketch(view(Match(GAME, 2, "sketch", {"window": "small"}, scenario=scenario), 0))
    assert [line for line in drawn if isinstance(line, str)] == [
        *("   C  D  E  F", " 3 ·  ·  ·", " 4 ·  ↑  ·  ·", " 5 ·  ·  ✿  ·", " 6    ·  ·  ·"),
        *("   D  E", " 4 ↑", " 5    ✿"),
    ]


def test_in_a_terminal_a_finished_window_has_its_points() -> None:
    scenario = {"windows": [["PPS", "RUM", "PPF"], ["PPP", "PPP", "PPF"]], "phase": "activate"}
    match = Match(GAME, 2, "between", {"window": "small"}, scenario=scenario)
    match.submit(0, "C3 B3")
    drawn = [line for line in GAME.sketch(view(match)) if isinstance(line, str)]
    assert drawn[:4] == ["   B  C  D", " 2 ♥1 ≈0 ☺1", " 3  0 →1  0", " 4 ♥1 ♥1 M1"]


def test_words_say_that_a_window_is_still_empty() -> None:
    lines = [words("en").say(line, ["Ada", "Ben"]) for line in GAME.describe(view(Match(GAME, 2, "empty")))]
    assert lines[1:] == ["Ada (0 rounds won):", "no cards yet", "Ben (0 rounds won):", "no cards yet"]


def test_between_two_rounds_the_words_tell_how_the_last_one_ended() -> None:
    rows = ["PPS", "RUM", "PPF"]
    scenario = {"windows": [rows, ["PPP", "PPP", "PPF"]], "phase": "activate"}
    match = Match(GAME, 2, "between", {"window": "small"}, scenario=scenario)
    match.submit(0, "C3 B3")
    assert view(match).between
    lines = [words("en").say(line, ["Ada", "Ben"]) for line in GAME.describe(view(match))]
    assert lines[1:7] == [
        "Round 1: Ben wins",
        "Ada (0 rounds won):",
        "B2 heart (1), C2 rocket over heart (0) and D2 smiley (1)",
        "B3 empty, C3 truck (1) and D3 empty",
        "B4 heart (1), C4 heart (1) and D4 monster (1)",
        "Ada: arrows in the order C3 B3; 0 left the window, 1 flower eaten, 0 smiley pairs: 6 points.",
    ]


def test_a_new_round_shuffles_all_cards_again() -> None:
    match = play_round([10, 9], [])
    report = match.report()
    assert not match.finished
    assert report["building"] == [[], []]
    assert Counter(sum(report["hands"], report["stock"])) == DECK
    assert view(match).round == 2
    assert view(match).draft == 0
    assert view(match).wins == (1, 0)
    assert view(match).rounds[0].points == (10, 9)
    assert Text("misty-round-begins", round=2) in [event.text for event in match.events(None)]


def test_the_first_round_says_what_it_is_about() -> None:
    for size, cards in (("full", 12), ("small", 9)):
        first = Match(GAME, 2, "first", {"window": size}).events(None)[0]
        assert first.text == Text("misty-first-round", cards=cards)


def test_three_smileys_are_one_pair_unless_the_ruling_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ["SSSP", "PPPP", "PPPP"]
    scenario = {"windows": [rows, rows], "phase": "activate"}
    assert Match(GAME, 2, "s", scenario=scenario).report()["rounds"][0]["points"] == [13, 13]
    monkeypatch.setattr(window, "SMILEYS_OF_A_PAIR_ARE_SHARED", True)
    assert Match(GAME, 2, "s", scenario=scenario).report()["rounds"][0]["points"] == [14, 14]


def imagined_hands(match: Match, seat: int | None) -> list[set[tuple[str, ...]]]:
    """For each seat the hands it holds in twenty imagined worlds."""
    rng = Rng("imagine")
    worlds = [match.imagine(seat, rng).report()["hands"] for _ in range(20)]
    return [{tuple(sorted(hands[other])) for hands in worlds} for other in range(match.players)]


def test_a_redeal_keeps_what_a_seat_has_held_and_shuffles_the_rest() -> None:
    match = Match(GAME, 4, "memory")
    known = [[len(hands) == 1 for hands in imagined_hands(match, seat)] for seat in range(4)]
    assert known == [[seat == other for other in range(4)] for seat in range(4)]
    pick_all(match)
    # Hands went to the left: seat 0 knows what seat 1 holds now.
    assert [len(hands) == 1 for hands in imagined_hands(match, 0)] == [True, True, False, False]
    assert all(len(hands) > 1 for hands in imagined_hands(match, None))
    pick_all(match)
    assert [len(hands) == 1 for hands in imagined_hands(match, 0)] == [True, True, True, False]
    pick_all(match)
    assert [len(hands) == 1 for hands in imagined_hands(match, 0)] == [True] * 4
    for _ in range(3):
        pick_all(match)
    pick_all(match)
    # The second draft goes to the right.
    assert [len(hands) == 1 for hands in imagined_hands(match, 0)] == [True, False, False, True]


def test_a_redeal_never_changes_what_lies_open() -> None:
    match = play_randomly(Match(GAME, 3, "open", {"reveal": "on"}), Rng("open"), rows=10)
    world = match.imagine(1, Rng("world"))
    assert world.report()["building"] == match.report()["building"]
    assert world.report()["picked"] == match.report()["picked"]
    assert sorted(world.report()["hands"][1]) == sorted(match.report()["hands"][1])


def test_computer_players_prefer_to_win_the_round() -> None:
    close, clear = play_round([10, 9], []), play_round([12, 12], [])
    assert close.outlook(0) > clear.outlook(0) == 0
    assert close.outlook(1) == -1
    assert close.horizon() != Match(GAME, 2, "start").horizon()


@pytest.mark.parametrize(
    "scenario",
    [
        {"cheese": 1},
        {"windows": [[["Z9", "heart"]], []]},
        {"windows": [[["D4", "cheese"]], []]},
        {"windows": [["XYZ"], []]},
        {"rounds": [{}]},
    ],
)
def test_scenarios_that_make_no_sense_are_refused(scenario: dict[str, Any]) -> None:
    with pytest.raises(BadTable) as refused:
        Match(GAME, 2, "s", scenario=scenario)
    assert refused.value.reason.id == "table-no-scenario"


def test_the_second_counting_knows_the_rules() -> None:
    """It stands alone, so the vectors must hold for it too."""
    for vector in VECTORS["vectors"]:
        assert points(vector["rows"], vector["order"]) == vector["score"]
