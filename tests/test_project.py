"""The files around the code: they name what is there, and nothing that is not."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from bench import __main__ as runner
from engine.registry import game_ids
from tests.test_imports import ALLOWED

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def lines(name: str) -> list[str]:
    return (ROOT / name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_pins_are_exact_and_carry_no_addresses(name: str) -> None:
    for line in lines(name):
        if line and not line.startswith(("#", "-r requirements.txt")):
            assert re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][0-9a-z.]*", line), line


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_what_we_chose_is_explained_in_the_readme(name: str) -> None:
    chosen = "\n".join(lines(name)).split("\n\n")[0].splitlines()
    packages = [line.split("==")[0] for line in chosen if "==" in line]
    assert len(packages) > 5
    assert [package for package in packages if f"`{package}`" not in README] == []


def test_the_readme_names_every_game_and_shows_only_pictures_that_exist() -> None:
    assert [id for id in game_ids() if f"`{id}`" not in README] == []
    linked = re.findall(r"\]\(([^)#]+)\)", README)
    assert linked
    assert [path for path in linked if not path.startswith("http") and not (ROOT / path).exists()] == []


def test_the_readme_names_only_commands_that_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", "\n".join(lines("Makefile")), re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", README, re.MULTILINE))
    assert {"run", "test", "soak", "bench", "gallery"} <= named <= targets


def test_the_container_holds_every_part_of_the_bot_and_runs_as_nobody_special() -> None:
    text = "\n".join(lines("Dockerfile"))
    copied = set(re.findall(r"^COPY (\w+) \1$", text, re.MULTILINE))
    assert copied == set(ALLOWED) - {"bench", "bot"}
    assert {line.removeprefix("!") for line in lines(".dockerignore") if line.startswith("!")} >= copied
    assert text.index("USER mistgrove") < text.index("CMD")
    assert "VOLUME /data" in text


def test_the_example_settings_are_those_that_are_read() -> None:
    read = set(re.findall(r'environment\.get\("(\w+)"', (ROOT / "cogs" / "settings.py").read_text(encoding="utf-8")))
    shown = {line.lstrip("#").split("=")[0] for line in lines(".env.example") if re.match(r"#?[A-Z_]+=", line)}
    # The sandbox's address is for tests and for those who work on the bot.
    assert shown == read - {"MISTGROVE_SANDBOX"}


def test_every_benchmark_can_be_run_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    known = runner.names()
    assert "engine" in known
    assert all(callable(import_module(f"bench.{name}").main) for name in known)
    assert runner.main(["speed of light"]) == 1
    assert capsys.readouterr().err == f"There is no benchmark speed of light. Known: {', '.join(known)}.\n"
    assert runner.main(["--base", "."]) == runner.main(["engine", "mystaria", "--base", "."]) == 1
    assert capsys.readouterr().err == 2 * "--base is for one benchmark: say which one first.\n"
