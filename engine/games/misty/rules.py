"""The rules of Misty: draft and build, activate, score, until somebody has won two rounds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from engine.games.misty.cards import DIRECTIONS
from engine.games.misty.rulings import MOST_ROUNDS, ROUNDS_TO_WIN
from engine.games.misty.state import MistyState, Round
from engine.games.misty.window import (
    FIRST_CELL,
    Activation,
    Cell,
    Tally,
    activate,
    best_order,
    cell_name,
    cell_of,
    fits,
    free_cells,
    touches,
)
from engine.options import Choice, Pick, Step, end, lead
from engine.refusals import IllegalChoice
from engine.rules import TURN, Question, Rules, ask_all, question, tell
from engine.text import Player, Text

T = TypeVar("T")


def play(state: MistyState) -> Rules[None]:
    """From the current turn boundary to the end of the game."""
    while state.phase != "over":
        if state.phase == "deal":
            yield from deal(state)
        yield TURN
        if state.phase == "pick":
            yield from pick(state)
        elif state.phase == "place":
            yield from place(state)
        elif state.phase == "activate":
            yield from activation(state)


def deal(state: MistyState) -> Rules[None]:
    """Deal the hands of a draft; the first draft of a round starts with all cards shuffled and empty windows."""
    if state.draft == 0:
        state.stock = state.rng.shuffled(state.deck.cards())
        state.windows = [{} for _ in state.seats]
        state.last = [None for _ in state.seats]
        # The first round says what it is about: nobody should have to read rules to begin.
        number = len(state.rounds) + 1
        begins = Text("misty-round-begins", round=number)
        yield tell(begins if number > 1 else Text("misty-first-round", cards=state.format.cards))
    size = state.format.hand
    state.hands = [state.stock[seat * size : (seat + 1) * size] for seat in state.seats]
    del state.stock[: size * state.players]
    state.picked = [None for _ in state.seats]
    state.phase = "pick"
    direction = Text("misty-passing-left" if state.passing() == 1 else "misty-passing-right")
    yield tell(Text("misty-draft-begins", draft=state.draft + 1, passing=direction), reveals=True)


def pick(state: MistyState) -> Rules[None]:
    """Everybody picks a card at once, by default together with its cell."""
    if state.options["reveal"] == "on":
        chosen = yield from ask_all({seat: which_card(state, seat) for seat in state.seats})
        for seat, kind in chosen.items():
            state.hands[seat].remove(kind)
            state.picked[seat] = kind
            yield tell(Text("misty-picked", who=Player(seat), card=card(kind)), reveals=True)
        state.phase = "place"
        return
    laid = yield from ask_all({seat: card_and_cell(state, seat) for seat in state.seats})
    for seat, (kind, cell) in laid.items():
        state.hands[seat].remove(kind)
        yield from lay(state, seat, kind, cell)
    yield from pass_hands(state)


def place(state: MistyState) -> Rules[None]:
    """With the option `reveal`: the picks are on the table, now everybody says where they go."""
    cells = yield from ask_all({seat: which_cell(state, seat) for seat in state.seats})
    for seat, cell in cells.items():
        kind = state.picked[seat]
        assert kind is not None
        state.picked[seat] = None
        yield from lay(state, seat, kind, cell)
    yield from pass_hands(state)


def lay(state: MistyState, seat: int, kind: str, cell: Cell) -> Rules[None]:
    window = state.windows[seat]
    window[cell] = kind
    state.last[seat] = cell
    # The last card of a window was no choice: the words say why nobody was asked.
    said = "misty-laid-last" if len(window) == state.format.cards else "misty-laid"
    yield tell(Text(said, who=Player(seat), card=card(kind), cell=cell_name(cell)), reveals=True)


def pass_hands(state: MistyState) -> Rules[None]:
    """Hand on what is left; when nothing is, deal again or go on to the activation."""
    step = state.passing()
    state.hands = [state.hands[(seat - step) % state.players] for seat in state.seats]
    if any(state.hands):
        state.phase = "pick"
    elif state.draft + 1 < state.format.drafts:
        state.draft += 1
        state.phase = "deal"
    else:
        state.phase = "activate"
        yield tell(Text("misty-activation-begins"))


def activation(state: MistyState) -> Rules[None]:
    """Everybody says in which order the own arrows move; then the round is counted."""
    asked = {seat: which_order(state, seat) for seat in state.seats if Activation(state.kinds(seat)).movable()}
    orders = yield from ask_all(asked)
    points = []
    for seat in state.seats:
        result = activate(state.kinds(seat), orders.get(seat, ()))
        points.append(result.score())
        yield tell(scored(seat, points[seat], result.tally()), reveals=True)
    best = [seat for seat in state.seats if points[seat] == max(points)]
    winner = best[0] if len(best) == 1 else None
    windows = tuple(tuple(sorted(window.items())) for window in state.windows)
    state.rounds.append(
        Round(windows, tuple(tuple(orders.get(seat, ())) for seat in state.seats), tuple(points), winner)
    )
    if winner is None:
        yield tell(Text("misty-round-tied", round=len(state.rounds)))
    else:
        yield tell(Text("misty-round-won", round=len(state.rounds), who=Player(winner), wins=state.wins(winner)))
    state.draft = 0
    won = any(state.wins(seat) == ROUNDS_TO_WIN for seat in state.seats)
    if not won and len(state.rounds) == MOST_ROUNDS:
        yield tell(Text("misty-last-round", rounds=MOST_ROUNDS))
    state.phase = "over" if won or len(state.rounds) == MOST_ROUNDS else "deal"


def scored(seat: int, points: int, tally: Tally) -> Text:
    """What a window brought, and for what."""
    counts = {"cards": tally.cards, "flowers": tally.flowers, "pairs": tally.pairs}
    how = tuple(Text(f"misty-how-{what}", count=count) for what, count in counts.items() if count)
    if not how:
        return Text("misty-scored-nothing", who=Player(seat))
    return Text("misty-scored", who=Player(seat), points=points, how=how)


# What may be chosen.


WHICH_CARD, WHICH_CARD_ONLY = Text("misty-ask-card"), Text("misty-ask-card-only")


@cache
def card(kind: str) -> Text:
    return Text(f"misty-card-{kind}")


@cache
def cell_label(cell: Cell) -> Text:
    return Text("misty-cell", cell=cell_name(cell))


@cache
def which_cell_for(kind: str) -> Text:
    return Text("misty-ask-cell", card=card(kind))


def does(state: MistyState, kind: str) -> Text:
    """What a card does, for those who have not met it yet."""
    meaning = state.deck.kinds[kind]
    direction = next((name for name, step in DIRECTIONS.items() if step == meaning.step), meaning.group)
    return Text(f"misty-does-{direction}")


def card_and_cell(state: MistyState, seat: int) -> Question[tuple[str, Cell]]:
    def choice(kind: str) -> Choice[tuple[str, Cell]]:
        def cells() -> Step[tuple[str, Cell]]:
            return cell_step(state, seat, kind, lambda cell: (kind, cell))

        return lead(kind, card(kind), cells, hint=lambda: does(state, kind), of=("hand", kind))

    forced = None
    hand = state.hands[seat]
    if len(hand) == 1 and len(free := free_cells(state.windows[seat], state.format)) == 1:
        forced = f"{hand[0]} {cell_name(free[0])}"
    step = card_step(state, seat, WHICH_CARD, choice)
    return question(step.prompt, step, private=True, forced=forced)


def which_card(state: MistyState, seat: int) -> Question[str]:
    def choice(kind: str) -> Choice[str]:
        return end(kind, card(kind), kind, hint=lambda: does(state, kind), of=("hand", kind))

    hand = state.hands[seat]
    step = card_step(state, seat, WHICH_CARD_ONLY, choice)
    return question(step.prompt, step, private=True, forced=hand[0] if len(hand) == 1 else None)


def card_step(state: MistyState, seat: int, prompt: Text, choice: Callable[[str], Choice[T]]) -> Step[T]:
    """The kinds of cards in a hand, each once."""
    hand = [kind for kind in state.deck.kinds if kind in state.hands[seat]]

    def find(word: str) -> Choice[T]:
        kind = word.lower()
        if kind in hand:
            return choice(kind)
        if kind in state.deck.kinds:
            raise IllegalChoice(Text("misty-not-in-hand", card=card(kind)))
        raise IllegalChoice(Text("refused-word", word=word))

    return Pick("card", prompt, lambda: map(choice, hand), find, lambda rng: choice(rng.choice(hand)))


def which_cell(state: MistyState, seat: int) -> Question[Cell]:
    free = free_cells(state.windows[seat], state.format)
    forced = cell_name(free[0]) if len(free) == 1 else None
    kind = state.picked[seat]
    assert kind is not None
    step = cell_step(state, seat, kind, lambda cell: cell)
    return question(step.prompt, step, forced=forced)


def cell_step(state: MistyState, seat: int, kind: str, value: Callable[[Cell], T]) -> Step[T]:
    """Where a card of this kind may go."""
    window, format = state.windows[seat], state.format

    def choice(cell: Cell) -> Choice[T]:
        name = cell_name(cell)
        return end(name, cell_label(cell), value(cell), at=cell, of=("cell", name))

    def find(word: str) -> Choice[T]:
        cell = cell_of(word)
        if cell is None:
            raise IllegalChoice(Text("misty-no-such-cell", word=word))
        if not window and cell != FIRST_CELL:
            raise IllegalChoice(Text("misty-first-cell", cell=cell_name(FIRST_CELL)))
        if cell in window:
            raise IllegalChoice(Text("misty-cell-taken", cell=cell_name(cell), card=card(window[cell])))
        if window and not touches(window, cell):
            raise IllegalChoice(Text("misty-cell-apart", cell=cell_name(cell)))
        if not fits((*window, cell), format):
            raise IllegalChoice(Text("misty-cell-outside", cell=cell_name(cell)))
        return choice(cell)

    return Pick(
        "cell",
        which_cell_for(kind),
        lambda: [choice(cell) for cell in free_cells(window, format)],
        find,
        lambda rng: choice(rng.choice(free_cells(window, format))),
    )


def which_order(state: MistyState, seat: int) -> Question[tuple[Cell, ...]]:
    """The whole order as one answer; each step offers the arrows that can still move."""
    cards = state.kinds(seat)
    forced: list[str] | None = []
    ahead = Activation(cards)
    while forced is not None and (ways := ahead.movable()):
        if len(ways) > 1:
            forced = None
        else:
            ahead.move(ways[0])
            forced.append(cell_name(ways[0]))

    def best() -> str:
        return " ".join(map(cell_name, best_order(cards)[1]))

    return question(
        Text("misty-ask-order"),
        order_step(Activation(cards)),
        forced=" ".join(forced) if forced else None,
        suggest=best if state.options["hints"] == "on" else None,
        best=best,
    )


def order_step(now: Activation) -> Step[tuple[Cell, ...]]:
    """Which of the arrows moves next that can still move."""
    cards, moved, movable = now.cards, now.order, now.movable()

    def choice(cell: Cell) -> Choice[tuple[Cell, ...]]:
        def hint() -> Text:
            return leads_to(now, cell)

        name = cell_name(cell)
        label = Text("misty-move", card=card(cards[cell].name), cell=name)
        # What it hides cannot move any more; nothing that is hidden ever comes free.
        if set(movable) - {cell, now.target(cell)}:
            return lead(name, label, lambda: order_step(now.after(cell)), hint=hint, at=cell, of=("arrow", name))
        return end(name, label, (*moved, cell), hint=hint, at=cell, of=("arrow", name))

    def find(word: str) -> Choice[tuple[Cell, ...]]:
        cell = cell_of(word)
        if cell is None or cell not in cards:
            raise IllegalChoice(Text("misty-no-such-cell", word=word))
        if cards[cell].step is None:
            raise IllegalChoice(Text("misty-no-arrow", cell=cell_name(cell), card=card(cards[cell].name)))
        if cell in moved:
            raise IllegalChoice(Text("misty-moved-already", cell=cell_name(cell)))
        if cell not in movable:
            raise IllegalChoice(Text("misty-hidden", cell=cell_name(cell), card=card(cards[cell].name)))
        return choice(cell)

    prompt = Text("misty-ask-next-arrow" if moved else "misty-ask-first-arrow")
    return Pick(
        "order",
        prompt,
        lambda: map(choice, movable),
        find,
        lambda rng: choice(rng.choice(movable)),
    )


def leads_to(now: Activation, arrow: Cell) -> Text:
    """What happens when this arrow moves now."""
    target = now.target(arrow)
    if target is None:
        return Text("misty-goes-out")
    if not now.piles[target]:
        return Text("misty-goes-free", cell=cell_name(target))
    covered = now.cards[now.piles[target][-1]]
    return Text("misty-goes-onto", cell=cell_name(target), card=card(covered.name))
