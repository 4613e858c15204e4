"""The sentences: both languages complete, the same in what they take, all of them used, and none left untranslated."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from engine.registry import game
from engine.text import Player, Text
from tests.cases import ids
from tests.messages import ROOT, SPEAKING, Message, Use, files, junk, messages, owner, place, strings, texts
from tests.spoken import speakers
from words import LOCALES, Words, also_from, sources, words

LONGEST_RULES = 1900
LONGEST_TITLE = 100
LONGEST_TAGLINE = 150

SAME = "As in English: "
"""A comment that begins like this stands above German that may be the same as the English, and says why."""

ENGLISH_WORDS = re.compile(r"\b(the|and|you|your|with|are|of|to|nobody|everybody|choose|card|cards|player|players)\b")


def test_every_line_of_the_files_can_be_read() -> None:
    assert {str(file): found for locale in LOCALES for file in files(locale) if (found := junk(file))} == {}


def test_both_languages_have_the_same_files_and_messages() -> None:
    english, german = (messages(locale) for locale in LOCALES)
    assert [place(file) for file in files("en")] == [place(file) for file in files("de")]
    assert {(message.file, id) for id, message in english.items()} == {
        (message.file, id) for id, message in german.items()
    }


def test_messages_are_in_the_file_of_their_game_and_named_like_it() -> None:
    for id, message in messages("en").items():
        assert re.fullmatch(r"[a-z][a-z0-9_]*(-[A-Za-z0-9_]+)*(\.[a-z]+)?", id), id
        if (game_id := owner(message.file)) in ids():
            assert id.startswith(f"{game_id}-"), f"{id} does not belong into {message.file}"


def test_no_file_lies_where_nobody_reads_it() -> None:
    written = {file for part in SPEAKING for file in (ROOT / part).rglob("*.ftl")}
    assert written == {Path(str(file)) for locale in LOCALES for file in sources(locale)}
    assert any(file.is_relative_to(ROOT / "engine") for file in written), "sets bring sentences of their own"


def test_sentences_from_elsewhere_are_spoken_for_a_while(tmp_path: Path) -> None:
    for locale, greeting in (("en", "good morning"), ("de", "guten Morgen")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "greeting.ftl").write_text(f"made-up-greeting = {greeting}\n", encoding="utf-8")
    assert not words("en").has("made-up-greeting")
    with also_from(tmp_path):
        assert words("en").say(Text("made-up-greeting")) == "good morning"
        assert words("de").say(Text("made-up-greeting")) == "guten Morgen"
        assert words("de").has("everdell-title")
    assert not words("en").has("made-up-greeting")


def test_both_languages_are_told_the_same() -> None:
    english, german = (messages(locale) for locale in LOCALES)
    different = {id: (english[id].variables, german[id].variables) for id in english if id in german}
    assert {id: pair for id, pair in different.items() if pair[0] != pair[1]} == {}


def _needs_no_translation(message: Message) -> bool:
    """Where there are no words, or only the names of games."""
    text = message.text
    for id in ids():
        text = text.replace(words("en").say(Text(f"{id}-title")), "")
    return re.search(r"[^\W\d_]{2}", text) is None


def test_no_german_is_still_english() -> None:
    english, german = (messages(locale) for locale in LOCALES)
    same = {id for id, message in german.items() if id in english and message.source == english[id].source}
    assert [id for id in same if not german[id].note.startswith(SAME) and not _needs_no_translation(german[id])] == []
    noted = {id.split(".")[0] for id, message in german.items() if message.note.startswith(SAME)}
    assert noted <= {id.split(".")[0] for id in same}, "a comment says that they are the same, but they are not"
    # What stands in quotes may be a command that has to be typed.
    left = {id: re.sub("„[^“]*“", "", message.text) for id, message in german.items()}
    assert {id: found[0] for id, text in left.items() if (found := ENGLISH_WORDS.search(text))} == {}
    assert {id for id, message in english.items() if re.search("[äöüßÄÖÜ]", message.text)} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_can_be_said(locale: str) -> None:
    speaker = Words(locale, strict=True)
    for message in messages(locale).values():
        for count in (0, 1, 2, 17):
            arguments = {name: count if name in message.counted else "x" for name in message.variables}
            assert speaker.say(Text(message.id, **arguments)).strip()


def test_texts_of_the_source_exist() -> None:
    missing = [
        f"{use.where}: {name.written}"
        for use in texts()
        for name in use.names
        if not any(name.fits(id) for id in messages("en"))
    ]
    assert missing == []


def _arguments_differ(use: Use) -> str:
    """What is wrong with the arguments of a Text; where its id is put together, one of the messages has to fit."""
    assert use.arguments is not None
    taken: set[str] = set()
    for name in use.names:
        found = [message for locale in LOCALES for id, message in messages(locale).items() if name.fits(id)]
        lacking = [message for message in found if not message.variables <= use.arguments]
        if lacking and (name.pattern is None or len(lacking) == len(found)):
            return f"{use.where}: {lacking[0].id} needs {sorted(lacking[0].variables - use.arguments)}"
        taken.update(*(message.variables for message in found))
    unused = use.arguments - taken
    return f"{use.where}: {use.names[0].written} has no use for {sorted(unused)}" if unused else ""


def test_texts_of_the_source_bring_what_their_message_needs_and_nothing_else() -> None:
    problems = [_arguments_differ(use) for use in texts() if use.names and use.arguments is not None]
    assert [problem for problem in problems if problem] == []


def test_every_message_is_used() -> None:
    whole, patterns = strings()
    unused = {id for id in messages("en") if id not in whole and not any(pattern.fullmatch(id) for pattern in patterns)}
    assert unused == set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", ids())
def test_a_lobby_finds_its_texts(id: str, locale: str) -> None:
    speaker = Words(locale, strict=True)
    info = game(id).info
    assert len(speaker.say(Text(f"{id}-tagline"))) <= LONGEST_TAGLINE
    wanted = [f"{id}-title"]
    for option in info.options:
        wanted += [f"{id}-option-{option.id}", *(f"{id}-option-{option.id}-{value}" for value in option.values)]
    for order in info.orders:
        wanted += [f"{id}-order-{order.topic}", *(f"{id}-order-{order.topic}-{value}" for value in order.values)]
        assert len(set(order.values)) == len(order.values) > 1
    assert len({order.topic for order in info.orders}) == len(info.orders)
    for message in wanted:
        assert len(speaker.say(Text(message))) <= LONGEST_TITLE
    assert info.topics
    for topic in info.topics:
        assert len(speaker.say(Text(f"{id}-rules-{topic}"))) <= LONGEST_RULES
        assert len(speaker.say(Text(f"{id}-rules-{topic}.title"))) <= LONGEST_TITLE
    written = {name for name in messages(locale) if re.fullmatch(f"{id}-rules-[^.]*", name)}
    assert written == {f"{id}-rules-{topic}" for topic in info.topics}


def test_lists_names_and_nested_texts() -> None:
    english, german = speakers()
    picked = Text("refused-not-you", waiting=(Player(0), Player(1), Player(2)))
    assert english.say(picked, ["Ann", "Bo", "Cy"]).endswith("waiting for Ann, Bo and Cy.")
    assert german.say(picked, ["Ann", "Bo", "Cy"]).endswith("warten auf Ann, Bo und Cy.")
    assert english.say(picked, lambda seat: f"<{seat}>").endswith("<0>, <1> and <2>.")
    assert english.join(["a"]) == "a"
    assert english.join([]) == ""
    nested = Text("refused-incomplete", prompt=Text("misty-ask-card"))
    assert english.say(nested) == "There is something missing: Pick a card and its pane."


def test_seats_without_a_name_have_a_number() -> None:
    english, german = speakers()
    assert english.say(Text("misty-laid", who=Player(1), card="x", cell="D4"), ["Ann"]).startswith("Player 2 ")
    assert german.say(Text("misty-laid", who=Player(1), card="x", cell="D4")).startswith("Person 2 ")


def test_names_are_never_read_as_anything_but_names() -> None:
    for name in ("{ $who }", "{misty-title}", "<@1>", "-term", "[one]", "\\u0041", "“”"):
        assert name in words("en").say(Text("misty-round-won", who=Player(0), round=1, wins=1), [name])


def test_the_nearest_language_is_spoken() -> None:
    for locale, found in (("de", "de"), ("de-AT", "de"), ("de_DE", "de"), ("en-GB", "en"), ("fr", "en"), ("", "en")):
        assert words(locale).locale == found
    assert words(None).locale == "en"


def test_a_broken_message_never_stops_a_game(caplog: pytest.LogCaptureFixture) -> None:
    relaxed, strict = Words("en"), Words("en", strict=True)
    for text in (Text("no-such-message"), Text("misty-title.about"), Text("misty-laid", who="Ann")):
        caplog.clear()
        with caplog.at_level(logging.ERROR):
            assert relaxed.say(text) == text.id
        assert "broken message" in caplog.text
        with pytest.raises(LookupError):
            strict.say(text)


def test_what_is_there_can_be_asked() -> None:
    english = words("en")
    assert english.has("misty-rules-goal")
    assert english.has("misty-rules-goal.title")
    assert not english.has("misty-rules-goal.about")
    assert not english.has("no-such-message")
