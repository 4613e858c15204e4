"""The command line as people use it: every command by a process of its own, both languages, and files that are wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.registry import game, game_ids


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


def run(*arguments: str, stdin: str | bytes = "", lang: str | None = "en", folder: Path | None = None) -> Done:
    command = [sys.executable, "-m", "engine", *(["--lang", lang] if lang else []), *arguments]
    given = stdin.encode() if isinstance(stdin, str) else stdin
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(Path(__file__).parent.parent)}
    done = subprocess.run(
        command, input=given, capture_output=True, env=environment, cwd=folder, timeout=120, check=False
    )
    result = Done(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in result.out + result.err
    return result


def transcript(*, players: int = 2, seed: str = "7", options: tuple[str, ...] = ()) -> str:
    pairs = [word for option in options for word in ("-o", option)]
    done = run("random", "misty", "--players", str(players), "--seed", seed, *pairs)
    assert (done.code, done.err) == (0, "")
    return done.out


def test_list_names_every_game_with_its_options() -> None:
    for lang, label in (("en", "Window"), ("de", "Fenster")):
        done = run("list", lang=lang)
        lines = done.out.splitlines()
        assert done.code == 0
        assert [line.split()[0] for line in lines if not line.startswith(" ")] == list(game_ids())
        assert f"  window=full|small ({label})" in lines[lines.index("misty 2-4 Misty") :]
        assert sum(line.startswith(" ") for line in lines) == sum(len(game(id).info.options) for id in game_ids())


def test_random_prints_a_whole_transcript_that_can_be_replayed() -> None:
    played = transcript(players=3, options=("window=small", "reveal=on"))
    lines = played.splitlines()
    assert lines[:5] == ["# game: misty", "# seed: 7", "# players: 3", "# option: window=small", "# option: reveal=on"]
    assert lines[5] == "# option: hints=off"
    assert lines[6] == "# rules: 1"
    assert lines[7].startswith("# set: ")
    assert played == transcript(players=3, options=("window=small", "reveal=on"))
    assert played != transcript(players=3, seed="8", options=("window=small", "reveal=on"))
    done = run("replay", "-", stdin=played)
    assert done.code == 0
    assert done.out.startswith("The game is over.\n1. Player ")


def test_random_without_a_seed_draws_one_of_128_bits() -> None:
    seeds = {run("random", "misty").out.splitlines()[1].removeprefix("# seed: ") for _ in range(2)}
    assert len(seeds) == 2
    assert all(len(seed) == 32 for seed in seeds)


def test_replay_reads_files_and_gives_json(tmp_path: Path) -> None:
    file = tmp_path / "played.txt"
    file.write_text("\ufeff" + transcript(), encoding="utf-8")
    done = run("replay", str(file), "--json")
    read = json.loads(done.out)
    assert (read["game"], read["players"], read["finished"]) == ("misty", 2, True)
    assert [score["seat"] for score in read["scores"]] == [0, 1]
    assert read == json.loads(run("replay", "-", "--json", stdin=file.read_bytes()).out)
    for played in read["state"]["rounds"]:
        assert set(played) == {"windows", "orders", "points", "winner"}
    assert run("replay", str(file), lang="de").out.startswith("Die Partie ist zu Ende.\n1. Person ")


def test_an_unfinished_game_is_said_to_be_one() -> None:
    first = "\n".join(transcript().splitlines()[:12])
    assert run("replay", "-", stdin=first).out.startswith("The game is not finished yet.")
    assert json.loads(run("replay", "-", "--json", stdin=first).out)["finished"] is False


def test_replay_does_not_mind_tabs_and_other_line_ends() -> None:
    played = transcript()
    changed = "\r\n".join("\t".join(line.split(" ", 1)) if line[0].isdigit() else line for line in played.splitlines())
    one, other = (run("replay", "-", "--json", stdin=text).out for text in (played, changed))
    assert json.loads(one) == json.loads(other)


def test_replaying_follows_second_thoughts() -> None:
    lines = transcript().splitlines()
    start = next(at for at, line in enumerate(lines) if not line.startswith("#"))
    changed = [*lines[:start], lines[start], f"{lines[start][0]} !withdraw", *lines[start:]]
    one, other = (run("replay", "-", "--json", stdin="\n".join(text)).out for text in (lines, changed))
    assert one == other


HEADER = "# game: misty\n# seed: 7\n# players: 2\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The header lacks “# game: …”."),
        ("# game: misty\n# seed: 7\n", "The header lacks “# players: …”."),
        ("# game misty\n", "Line 1: expected a header like “# game: misty”, found “# game misty”."),
        ("# game: chess\n# seed: 7\n# players: 2\n", "Line 1: There is no game “chess”. Known: "),
        ("# colour: red\n", "Line 1: “colour” is no known header. Known: game, seed, players, option, rules, set,"),
        ("\n# players: two\n", "Line 2: “players” has to be a number, found “two”."),
        (f"# players: {'9' * 5000}\n", "Line 1: “players” has to be a number, found “999"),
        ("# game: misty\n# game: misty\n", "Line 2: “# game: …” is already on line 1."),
        ("# game: misty\n# seed:\n", "Line 2: “# seed:” needs a value."),
        ("# game: misty\n# seed: 7\n# players: 5\n", "Line 3: Misty is for 2 to 4 players, not for 5."),
        ("# game: misty\n# seed: 7\n# players: 0\n", "Line 3: Misty is for 2 to 4 players, not for 0."),
        (HEADER + "# option: window\n", "Line 4: expected “# option: name=value”, found “window”."),
        (HEADER + "# option: window=big\n", "Line 4: “window” can’t be “big”. Possible: full, small."),
        (
            HEADER + "# option: window=small\n# option: window = full\n",
            "Line 5: “# option: window: …” is already on line 4.",
        ),
        (HEADER + "# option: door=open\n", "Line 4: There is no table option “door”. Known: window, reveal, hints."),
        (HEADER + "# rules: 99\n", "Line 4: The transcript was played by rules version 99; known are 1 to 1."),
        (HEADER + "# set: abc\n", "Line 4: The transcript was played with the component set abc, but this one is "),
        (HEADER + '# scenario: {"hands": []}\n', "Line 4: a scenario is for tests only."),
        (
            "# game: misty\n0 rocket D4\n",
            "Line 2: expected “# players: …” before the first answer, found “0 rocket D4”.",
        ),
        (HEADER + "rocket D4\n", "Line 4: expected a seat (0 to 1) and a key, found “rocket D4”."),
        (HEADER + "2 rocket D4\n", "Line 4: expected a seat (0 to 1) and a key, found “2 rocket D4”."),
        (HEADER + "0\n", "Line 4: expected a seat (0 to 1) and a key, found “0”."),
        (
            HEADER + "\n\n0 cheese D4\n",
            "Line 6: seat 0 can’t answer “cheese D4”: “cheese” is not one of the choices here.",
        ),
        (HEADER + "0 !withdraw\n", "Line 4: seat 0 can’t answer “!withdraw”: You haven’t answered yet"),
        (HEADER + "0 !undo\n", "Line 4: seat 0 can’t answer “!undo”: There is nothing to take back yet."),
        (HEADER + f"0 {'x' * 500}\n", "Line 4: seat 0 can’t answer “xxx"),
    ],
)
def test_a_bad_transcript_names_its_line_and_what_was_expected(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done = run("replay", "-", stdin=text)
    assert done.code == 1
    assert done.out == ""
    assert done.err.startswith(sentence)
    assert done.err.count("\n") == 1
    file = tmp_path / "bad.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["--lang", "de", "replay", str(file)]) == 1
    german = capsys.readouterr().err
    assert german.count("\n") == 1
    assert german != done.err


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    missing, binary = tmp_path / "missing.txt", tmp_path / "binary.txt"
    binary.write_bytes(b"# game: \xff\xfe\n")
    for file, problem in ((missing, "No such file"), (binary, "codec can't decode"), (tmp_path, "Is a directory")):
        done = run("replay", str(file))
        assert done.code == 1
        assert "can’t be read" in done.err
        assert problem in done.err
    assert "can’t be read" in run("replay", "-", stdin=b"\xff").err


def test_a_component_file_of_ones_own(tmp_path: Path) -> None:
    ours = Path(__file__).parent.parent / "engine" / "games" / "misty" / "cards.json"
    data = json.loads(ours.read_text(encoding="utf-8"))
    data["kinds"][0]["count"] = 9
    own, wrong = tmp_path / "own.json", tmp_path / "wrong.json"
    own.write_text(json.dumps(data), encoding="utf-8")
    wrong.write_text('{"game": "misty", "kinds": []}', encoding="utf-8")
    played = run("random", "misty", "--seed", "7", "--set", str(own))
    assert played.code == 0
    assert run("replay", "-", "--set", str(own), stdin=played.out).code == 0
    other = run("replay", "-", stdin=played.out)
    assert other.code == 1
    assert other.err.startswith("Line 8: The transcript was played with the component set ")
    assert run("random", "misty", "--set", str(wrong)).err == "The deck has 0 cards; four players need 48.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("random", "chess"), "There is no game “chess”. Known: "),
        (("random", "misty", "--players", "9"), "Misty is for 2 to 4 players, not for 9."),
        (("random", "misty", "-o", "window"), "Options are given as name=value, not as “window”."),
        (("random", "misty", "-o", "window=big"), "“window” can’t be “big”. Possible: full, small."),
        (("random", "misty", "--seed", ""), "A seed is a line of text without spaces at its ends."),
        (("random", "misty", "--seed", " 7"), "A seed is a line of text without spaces at its ends."),
        (("random", "misty", "--computers", "3"), "3 of 2 players can’t be computers."),
        (("play", "misty", "--players", "1"), "Misty is for 2 to 4 players, not for 1."),
        (("bench", "chess"), "There is no game “chess”. Known: "),
    ],
)
def test_wishes_that_cannot_be_are_refused_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = run(*arguments)
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith(sentence)


def test_words_that_are_no_command_are_explained() -> None:
    for arguments in ((), ("dance",), ("random",), ("replay",), ("--lang", "fr", "list")):
        done = run(*arguments, lang=None)
        assert done.code == 2
        assert "usage: python -m engine" in done.err
    assert "play in the terminal" in run("--help").out


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m engine random misty --seed 7 | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "# game: misty\n"
    assert done.stderr == ""


def test_hot_seat_in_the_terminal() -> None:
    typed = [
        "?",  # help
        "swim",  # a refusal
        "1",  # the first card by its number; the first pane is no choice
        "",  # the keyboard is passed on
        "board",
        "log",
        "undo",
        "1",
        "",
        "1",  # the second card
        "back",  # and back
        "1 c3",  # card and pane at once, the card by its number
        "",
        "quit",
    ]
    done = run("play", "misty", "--seed", "7", stdin="\n".join(typed) + "\n")
    assert done.code == 0
    for sentence in (
        "Type a number or the notation.",
        "“swim” is not one of the choices here.",
        "Pass the keyboard to Player 2 and press Enter.",
        "Player 1: Pick a card and its pane.",
        "  D4\n",
        "Player 1: Where does the balloon go?",
        "Round 1, draft 1 of 2, pick 1 of 6",
        "Your hand: ",
        "· Round 1 begins: everybody builds a window of 12 cards.",
        "· Draft 1: new cards. Everybody takes one and hands the rest on to the left.",
        "There is nothing to take back yet.",
        "Goodbye. The transcript so far:",
    ):
        assert sentence in done.out, sentence
    # The screen is cleared before somebody else's hand is shown.
    assert done.out.count("\033[2J") == 3
    played = done.out[done.out.index("# game: misty") :]
    answers = [line for line in played.splitlines() if not line.startswith("#")]
    assert answers == ["0 unicycle D4", "1 rocket D4", "0 balloon C3"]
    assert run("replay", "-", stdin=played).code == 0


def test_against_the_computer_in_german_until_the_input_ends() -> None:
    typed = "?\ntisch\n1\nFlower\nzurück\n1\n1\n"
    done = run("play", "misty", "--seed", "7", "--computers", "1", "--strength", "easy", stdin=typed, lang="de")
    assert done.code == 0
    assert "„zurück“ geht einen Schritt zurück" in done.out
    assert done.out.count("Runde 1, Auswahl 1 von 2, Karte 1 von 6") == 2
    assert "Person 2 (Computer) hat geantwortet." in done.out
    assert "Deine Hand: " in done.out
    assert "Bis bald. Das Protokoll bis hierher:" in done.out
    assert "\033[2J" not in done.out


def test_a_whole_game_in_the_terminal_with_hints() -> None:
    """Always the first thing on the list, until the game is over."""
    typed = "1\n" * 600
    done = run("play", "misty", "--seed", "7", "-o", "hints=on", "-o", "window=small", "--computers", "1", stdin=typed)
    assert done.code == 0
    assert "A good answer: " in done.out
    assert "The game is over." in done.out
    assert "# game: misty" in done.out


def test_computers_alone() -> None:
    done = run("play", "misty", "--seed", "7", "--computers", "2", "--strength", "easy")
    assert done.code == 0
    assert "The game is over." in done.out
    same = run("play", "misty", "--seed", "7", "--computers", "2", "--strength", "easy")
    assert same.out == done.out


def test_bench_prints_games_and_answers_a_second() -> None:
    done = run("bench", "misty", "--seconds", "0.1")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0].startswith("misty, 4 players: ")
    assert "random games/s" in lines[0]
    assert [line.split(":")[0].strip() for line in lines[1:3]] == ["replays without digests", "replays with digests"]
    assert "answers/s" in lines[1]
    assert "ratio" in lines[3]


def test_the_language_is_that_of_the_machine_unless_said_otherwise() -> None:
    environment = {**os.environ, "LC_ALL": "de_DE.UTF-8"}
    command = [sys.executable, "-m", "engine", "random", "chess"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60, check=False)
    assert done.stderr.startswith("Das Spiel „chess“ gibt es hier nicht.")
