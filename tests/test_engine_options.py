"""Options as a tree of steps: checked directly, listed lazily, walked by menus, drawn at random."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.options import LONGEST_KEY, Choice, Option, Options, Pick, Some, end, lead
from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.text import Text

LABEL = Text("label")


def menu() -> Options[str]:
    """`stay`, or `go` somewhere (checked directly), or `take` one or two of three things."""

    def place(word: str) -> Choice[str]:
        if word not in ("north", "south"):
            raise IllegalChoice(Text("no-such-place", word=word))
        return end(word, Text("place", word=word), f"went {word}", at=(0, 1))

    def places() -> Iterator[Choice[str]]:
        yield from map(place, ("north", "south"))

    things = [end(word, Text("thing", word=word), word) for word in ("boat", "duck", "kite")]
    some: Some[str, str] = Some("subset", Text("which"), things, 1, 2, lambda chosen: "took " + " ".join(chosen))
    return Options(
        Pick(
            "choice",
            Text("what"),
            [
                end("stay", Text("stay"), "stayed"),
                lead("go", Text("go"), lambda: Pick("place", Text("where"), places, place)),
                lead("take", Text("take"), lambda: some),
            ],
        )
    )


def reason(options: Options[str], key: str) -> Text:
    with pytest.raises(IllegalChoice) as refused:
        options[key]
    return refused.value.reason


def test_listing_gives_every_whole_option_once() -> None:
    assert [(option.key, option.value) for option in menu()] == [
        ("stay", "stayed"),
        ("go north", "went north"),
        ("go south", "went south"),
        ("take boat", "took boat"),
        ("take duck", "took duck"),
        ("take kite", "took kite"),
        ("take boat duck", "took boat duck"),
        ("take boat kite", "took boat kite"),
        ("take duck kite", "took duck kite"),
    ]


def test_labels_of_a_path_are_kept_together() -> None:
    assert menu()["stay"].label == Text("stay")
    assert menu()["go north"].label == Text("choose-path", first=Text("go"), then=Text("place", word="north"))


def test_each_key_is_accepted_and_equal_to_what_was_listed() -> None:
    for option in menu():
        assert menu()[option.key] == option
        assert menu().next(option.key) == option
    assert menu()["take kite boat"].key == "take boat kite"


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("", Text("refused-incomplete", prompt=Text("what"))),
        ("swim", Text("refused-word", word="swim")),
        ("go", Text("refused-incomplete", prompt=Text("where"))),
        ("go east", Text("no-such-place", word="east")),
        ("go north south", Text("refused-too-long", word="south")),
        ("stay here", Text("refused-too-long", word="here")),
        ("take", Text("refused-incomplete", prompt=Text("which"))),
        ("take -", Text("refused-count", least=1, most=2, count=0)),
        ("take boat duck kite", Text("refused-count", least=1, most=2, count=3)),
        ("take boat boat", Text("refused-twice", word="boat")),
        ("take boat swan", Text("refused-word", word="swan")),
        ("x" * (LONGEST_KEY + 1), Text("refused-long", most=LONGEST_KEY)),
    ],
)
def test_refusals_say_exactly_what_is_wrong(key: str, expected: Text) -> None:
    assert reason(menu(), key) == expected


def test_menus_are_walked_word_by_word() -> None:
    root = menu().next()
    assert isinstance(root, Pick)
    assert [choice.word for choice in root] == ["stay", "go", "take"]
    where = menu().next("go")
    assert isinstance(where, Pick)
    assert (where.kind, where.prompt) == ("place", Text("where"))
    assert [choice.at for choice in where] == [(0, 1), (0, 1)]
    which = menu().next("take")
    assert isinstance(which, Some)
    assert (which.least, which.most, len(which.items)) == (1, 2, 3)
    with pytest.raises(IllegalChoice):
        menu().next("go north north")
    with pytest.raises(IllegalChoice):
        menu().next("swim")


def test_drawing_finds_every_option() -> None:
    rng = Rng("draw")
    assert {menu().sample(rng).key for _ in range(300)} == {option.key for option in menu()}


def test_direct_checks_list_nothing() -> None:
    def never() -> Iterator[Choice[int]]:
        raise AssertionError("listed")

    options: Options[int] = Options(Pick("choice", LABEL, never, lambda word: end(word, LABEL, 7)))
    assert options["seven"].value == 7
    with pytest.raises(AssertionError):
        list(options)


def test_drawing_can_be_direct_too() -> None:
    options: Options[int] = Options(
        Pick("choice", LABEL, lambda: iter(()), lambda word: end(word, LABEL, 1), lambda rng: end("one", LABEL, 1))
    )
    assert options.sample(Rng("x")).key == "one"


def test_choices_are_listed_once() -> None:
    calls = []

    def once() -> list[Choice[int]]:
        calls.append(1)
        return [end("a", LABEL, 1)]

    step: Pick[int] = Pick("choice", LABEL, once)
    assert [choice.word for choice in step] == [choice.word for choice in step]
    assert calls == [1]


def test_choosing_nothing_is_written_as_a_dash() -> None:
    things = [end("boat", Text("boat"), "boat")]
    options: Options[tuple[str, ...]] = Options(Some("subset", LABEL, things, 0, 5, lambda chosen: chosen))
    assert [(option.key, option.value) for option in options] == [("-", ()), ("boat", ("boat",))]
    assert options["-"] == Option("-", (), Text("choose-none"))


def even_sums() -> Options[int]:
    """Numbers of which only an even sum may be chosen."""
    numbers = [end(str(number), LABEL, number) for number in range(1, 6)]

    def check(chosen: tuple[int, ...]) -> Text | None:
        return Text("odd") if sum(chosen) % 2 else None

    return Options(Some("subset", LABEL, numbers, 2, 3, lambda chosen: sum(chosen), check))


def test_a_subset_may_have_to_fit_together() -> None:
    keys = [option.key for option in even_sums()]
    assert "1 3" in keys
    assert "1 2" not in keys
    assert reason_of(even_sums(), "1 2") == Text("odd")
    rng = Rng("even")
    assert {even_sums().sample(rng).key for _ in range(400)} == set(keys)


def reason_of(options: Options[int], key: str) -> Text:
    with pytest.raises(IllegalChoice) as refused:
        options[key]
    return refused.value.reason


def test_a_needle_in_a_haystack_of_subsets_is_found() -> None:
    numbers = [end(str(number), LABEL, number) for number in range(12)]

    def check(chosen: tuple[int, ...]) -> Text | None:
        return None if chosen == (2, 3, 5, 7, 11) else Text("no")

    options: Options[int] = Options(Some("subset", LABEL, numbers, 0, 12, len, check))
    assert options.sample(Rng("needle")).key == "2 3 5 7 11"


@given(st.text(max_size=100))
def test_nonsense_is_refused_or_legal_and_nothing_else(key: str) -> None:
    legal = {option.key for option in menu()}
    try:
        option = menu()[key]
    except IllegalChoice:
        assert key not in legal
    else:
        assert option.key in legal


def test_what_is_typed_may_have_other_capitals() -> None:
    assert menu().typed("Go North").key == "go north"
    assert menu().typed("TAKE kite Boat").key == "take boat kite"
    assert menu().spelled("Go nowhere") == "go nowhere"
    assert menu().spelled("Swim North") == "Swim North"
    assert menu().typed("Stay").value == "stayed"
    with pytest.raises(IllegalChoice) as refused:
        menu().typed("Go nowhere")
    assert refused.value.reason == Text("no-such-place", word="nowhere")


def test_words_that_differ_only_in_capitals_are_taken_as_they_are() -> None:
    both = Options(Pick("choice", Text("what"), [end(word, LABEL, word) for word in ("us", "US")]))
    assert both.typed("US").value == "US"
    with pytest.raises(IllegalChoice):
        both.typed("Us")
