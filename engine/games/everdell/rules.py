"""The rules of Everdell: turn after turn, one action each, until everybody has passed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.games.everdell import automata, rulings, scoring
from engine.games.everdell.box import Card
from engine.games.everdell.choosing import Source, barred_cards, card_step, playable
from engine.games.everdell.moments import TURN_ENDS, announce
from engine.games.everdell.payment import can_play, why_not
from engine.games.everdell.piles import refill
from engine.games.everdell.places import go, place_step
from engine.games.everdell.playing import play_as_action
from engine.games.everdell.seasons import pass_turn, prepare, why_not_pass, why_not_prepare
from engine.games.everdell.state import EverdellState, Last
from engine.options import Barred, Choice, Option, Pick, Step, end, lead
from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.rules import TURN, Question, Rules, ask_all, question, tell
from engine.text import Player, Text

PASSES_SELDOM = 8


@dataclass(frozen=True)
class Action:
    """What a player does in a turn: worker (to a place), play (a card), prepare or pass."""

    kind: str
    place: str = ""
    source: Source | None = None


def play(state: EverdellState) -> Rules[None]:
    """From the current turn boundary to the end of the game."""
    if state.turn == 0:
        state.turn = 1
        yield tell(Text("everdell-begins", who=Player(state.first)))
    while not state.over:
        yield TURN
        yield from turn(state, state.active)
        next_player(state)
    yield from finish(state)


def turn(state: EverdellState, seat: int) -> Rules[None]:
    """One action of one player."""
    answers: dict[int, Action] = yield from ask_all({seat: which_action(state, seat)})
    action = answers[seat]
    state.named, state.shown = [], False
    state.last = Last(seat, action.kind)
    if action.kind == "worker":
        state.sides[seat].supply -= 1
        yield from go(state, seat, action.place)
    elif action.kind == "play":
        assert action.source is not None
        yield from play_as_action(state, seat, action.source)
    elif action.kind == "prepare":
        yield from prepare(state, seat)
    else:
        yield from pass_turn(state, seat)
    if rulings.GAPS_WAIT_FOR_CARDS:
        yield from refill(state)
    if state.shown:
        # Until here the player could step back; now a hand card has been seen by all.
        yield tell(Text("everdell-holds", who=Player(seat), count=len(state.sides[seat].hand)), reveals=True)
    state.named, state.shown = [], False
    forget_discards(state)
    yield from announce(TURN_ENDS, state, seat)


def forget_discards(state: EverdellState) -> None:
    """Discards lie face down and nobody may look through them: what was thrown away is not kept in mind."""
    for number in state.discards:
        state.known[number] = 0


def next_player(state: EverdellState) -> None:
    """The next one who has not passed; nobody left: the game is over."""
    state.turn += 1
    waiting = [other for other in (*state.others(state.active), state.active) if not state.sides[other].passed]
    if waiting:
        state.active = waiting[0]
    else:
        state.over = True


def finish(state: EverdellState) -> Rules[None]:
    """Tell what everybody has."""
    for seat in state.seats:
        yield tell(Text("everdell-scored", who=Player(seat), points=scoring.points_of(state, seat).total))
    for opponent in automata.playing(state):
        yield from opponent.finish(state)


# What may be chosen.


def which_action(state: EverdellState, seat: int) -> Question[Action]:
    prompt = Text("everdell-ask-action")
    return question(prompt, action_step(state, seat, prompt), private=True, topic="turn")


class _Actions(Pick[Action]):
    """What to do in a turn. A card that is named is looked at itself, so that its own reason is heard even when no card
    can be played at all."""

    def __init__(
        self,
        prompt: Text,
        choices: Callable[[], Iterable[Choice[Action]]],
        find: Callable[[str], Choice[Action]],
        draw: Callable[[Rng], Choice[Action]],
        barred: Callable[[], Iterable[Barred]],
        cards: Callable[[], Step[Action]],
    ) -> None:
        super().__init__("choice", prompt, choices, find, draw, barred)
        self._cards = cards

    def resolve(self, words: Sequence[str], at: int, labels: list[Text]) -> Option[Action]:
        if words[at : at + 1] == ["play"] and len(words) > at + 1:
            labels.append(Text("everdell-do-play"))
            return self._cards().resolve(words, at + 1, labels)
        return super().resolve(words, at, labels)


def action_step(state: EverdellState, seat: int, prompt: Text) -> Step[Action]:
    """What to do, then where or with which card. Impossible cards and places are refused with their reason."""
    side = state.sides[seat]

    verdicts: dict[str, bool] = {}

    def allows(card: Card) -> bool:
        """Nothing changes while the question stands, so each card is judged once."""
        if card.id not in verdicts:
            verdicts[card.id] = can_play(state, seat, card)
        return verdicts[card.id]

    def refused(card: Card) -> Text | None:
        return why_not(state, seat, card)

    def places() -> Step[Action]:
        return place_step(state, seat, Text("everdell-ask-place"), lambda place: Action("worker", place=place))

    def cards() -> Step[Action]:
        prompt = Text("everdell-ask-card")
        return card_step(state, seat, prompt, refused, lambda source: Action("play", source=source), allows=allows)

    def find(word: str) -> Choice[Action]:
        if word == "worker":
            if not side.supply:
                raise IllegalChoice(Text("everdell-no-worker"))
            return lead(word, Text("everdell-do-worker", count=side.supply), places, of=("action", word))
        if word == "play":
            if not any(True for _ in playable(state, seat, allows)):
                raise IllegalChoice(Text("everdell-nothing-to-play"))
            return lead(word, Text("everdell-do-play"), cards, of=("action", word))
        if word == "prepare":
            if (reason := why_not_prepare(state, seat)) is not None:
                raise IllegalChoice(reason)
            return end(word, Text("everdell-do-prepare"), Action(word), of=("action", word))
        if word == "pass":
            if (reason := why_not_pass(state, seat)) is not None:
                raise IllegalChoice(reason)
            return end(word, Text("everdell-do-pass"), Action(word), of=("action", word))
        raise IllegalChoice(Text("everdell-no-action", word=word))

    def choices() -> Iterator[Choice[Action]]:
        if side.supply:
            yield find("worker")
        if any(True for _ in playable(state, seat, allows)):
            yield lead("play", Text("everdell-do-play"), cards, of=("action", "play"))
        if why_not_prepare(state, seat) is None:
            yield find("prepare")
        if why_not_pass(state, seat) is None:
            yield find("pass")

    def draw(rng: Rng) -> Choice[Action]:
        """At random, but who can still do something else passes seldom: or random games would end too soon."""
        listed = list(choices())
        others = [choice for choice in listed if choice.word != "pass"]
        return rng.choice(others) if others and rng.below(PASSES_SELDOM) else rng.choice(listed)

    def barred() -> Iterator[Barred]:
        """What cannot be done; if that is playing a card, the reason of each card says more than one for all."""
        if not side.supply:
            yield Barred(Text("everdell-do-worker", count=0), Text("everdell-no-worker"))
        if not any(True for _ in playable(state, seat, allows)):
            yield from barred_cards(state, seat, refused)
        for label, reason in (
            (Text("everdell-do-prepare"), why_not_prepare(state, seat)),
            (Text("everdell-do-pass"), why_not_pass(state, seat)),
        ):
            if reason is not None:
                yield Barred(label, reason)

    return _Actions(prompt, choices, find, draw, barred, cards)
