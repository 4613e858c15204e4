"""What a reader may know of a Misty table."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import View
from engine.games.misty.cards import Kind
from engine.games.misty.state import MistyState, Round
from engine.games.misty.window import Activation, Cell, Tally, activate, free_cells, reading


@dataclass(frozen=True)
class Pile:
    """A pane after the activation: its cards from bottom to top, what it is worth."""

    cell: Cell
    cards: tuple[str, ...]
    points: int


@dataclass(frozen=True)
class Result:
    """How a window ended: the piles on its panes, the arrows in the order they moved, what left the window, what was
    eaten (by the cell each card started on), the smiley pairs, the points and what they are made of."""

    piles: tuple[Pile, ...]
    order: tuple[Cell, ...]
    gone: tuple[Cell, ...]
    eaten: tuple[tuple[Cell, Cell], ...]
    pairs: tuple[tuple[Cell, Cell], ...]
    points: int
    tally: Tally


@dataclass(frozen=True)
class Window:
    """One seat's window: cards by building cell, row by row; `free` are the cells where the next card may go."""

    cards: tuple[tuple[Cell, str], ...]
    free: tuple[Cell, ...]
    last: Cell | None
    picked: str | None
    """A pick that lies open and waits for its cell (option `reveal`)."""
    result: Result | None
    """Set when this window shows a finished round."""


@dataclass(frozen=True)
class RoundView:
    windows: tuple[Window, ...]
    points: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, kw_only=True)
class MistyView(View):
    """The table: the running round's windows, the finished rounds, and this reader's hand."""

    phase: str
    round: int
    """Counted from 1; the running one, or the last one when the game is over."""
    draft: int
    """Counted from 0."""
    drafts: int
    pick: int
    """Which card of this draft is being picked, counted from 1."""
    picks: int
    passing: int
    """+1: hands go to the next seat; -1: to the seat before."""
    windows: tuple[Window, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    wins: tuple[int, ...]
    rounds: tuple[RoundView, ...]
    kinds: tuple[Kind, ...]

    @property
    def between(self) -> bool:
        """A round is over and no card of the next one lies yet: what there is to see is how it ended."""
        return bool(self.rounds) and not any(window.cards for window in self.windows)

    def kind(self, name: str) -> Kind:
        return next(kind for kind in self.kinds if kind.name == name)

    def activation(self, seat: int, order: tuple[Cell, ...] = ()) -> Activation:
        """This seat's window after some of its arrows have moved; for previews."""
        kinds = {kind.name: kind for kind in self.kinds}
        now = Activation({cell: kinds[name] for cell, name in self.windows[seat].cards})
        for cell in order:
            now.move(cell)
        return now


def view_of(state: MistyState, seat: int | None) -> MistyView:
    over = state.phase == "over"
    rounds = tuple(_finished(state, round) for round in state.rounds)
    drafting = state.phase in ("pick", "place")
    windows = rounds[-1].windows if over else tuple(_building(state, at) for at in state.seats)
    hand = state.hands[seat] if drafting and seat is not None else []
    sizes = tuple(len(cards) for cards in state.hands) if drafting else tuple(0 for _ in state.seats)
    picked = 1 if state.phase == "place" else 0
    return MistyView(
        seat=seat,
        players=state.players,
        options=tuple(sorted(state.options.items())),
        finished=over,
        phase=state.phase,
        round=len(state.rounds) + (0 if over else 1),
        draft=state.draft,
        drafts=state.format.drafts,
        pick=state.format.hand - max(sizes) + 1 - picked if drafting else state.format.hand,
        picks=state.format.hand,
        passing=state.passing(),
        windows=windows,
        hand=tuple(sorted(hand, key=list(state.deck.kinds).index)),
        hand_sizes=sizes,
        wins=tuple(state.wins(at) for at in state.seats),
        rounds=rounds,
        kinds=tuple(state.deck.kinds.values()),
    )


def _building(state: MistyState, seat: int) -> Window:
    cards = state.windows[seat] if state.windows else {}
    return Window(
        cards=tuple(sorted(cards.items(), key=reading)),
        free=tuple(free_cells(cards, state.format)) if len(cards) < state.format.cards else (),
        last=state.last[seat] if state.last else None,
        picked=state.picked[seat] if state.picked else None,
        result=None,
    )


def _finished(state: MistyState, round: Round) -> RoundView:
    windows = []
    for cards, order in zip(round.windows, round.orders, strict=True):
        done = activate({cell: state.deck.kinds[name] for cell, name in cards}, order)
        windows.append(Window(tuple(sorted(cards, key=reading)), (), None, None, result_of(done)))
    return RoundView(tuple(windows), round.points, round.winner)


def result_of(done: Activation) -> Result:
    """What there is to see of a window after its activation."""
    worth = done.points()
    return Result(
        piles=tuple(
            Pile(cell, tuple(done.cards[start].name for start in pile), worth[cell])
            for cell, pile in sorted(done.piles.items(), key=reading)
        ),
        order=tuple(done.order),
        gone=tuple(done.gone),
        eaten=tuple(done.eaten),
        pairs=tuple(done.pairs()),
        points=done.score(),
        tally=done.tally(),
    )
