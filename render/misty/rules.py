"""Pictures for the topics of Misty's rules: small windows that show what the words say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.misty.cards import DIRECTIONS, Deck, Kind, default
from engine.games.misty.views import Window, result_of
from engine.games.misty.window import FORMATS, Activation, Cell, activate, best_order, cell_name, free_cells
from engine.text import Text
from render.kit import MARGIN, PHONE_WIDTH, Box, Canvas, Picture, Table, board, icons
from render.kit.theme import DUSK, EMBER, MIST, NIGHT
from render.misty.board import draw_building, draw_result
from render.misty.cards import card
from render.misty.window import WindowDrawing, looks, span_of

_WIDTH = PHONE_WIDTH - 2 * MARGIN
_CODES = {
    "U": "rocket",
    "u": "balloon",
    "D": "leaf",
    "d": "raindrop",
    "L": "unicycle",
    "l": "tractor",
    "R": "truck",
    "r": "scooter",
    "M": "monster",
    "F": "flower",
    "S": "smiley",
    "H": "heart",
    "T": "star",
    "P": "house",
}
_CORNER = (2, 2)  # where the upper left pane of an example lies


def draw_illustration(topic: str, table: Table) -> Picture | None:
    """The picture for a topic, if it has one."""
    draw = _TOPICS.get(topic)
    return draw(table) if draw else None


def _kinds() -> dict[str, Kind]:
    deck: Deck = default().parts
    return dict(deck.kinds)


def _window(rows: Sequence[str]) -> dict[Cell, Kind]:
    """A window from rows of codes; a dot is a pane without a card."""
    kinds = _kinds()
    return {
        (_CORNER[0] + x, _CORNER[1] + y): kinds[_CODES[code]]
        for y, row in enumerate(rows)
        for x, code in enumerate(row)
        if code != "."
    }


def _drawing(canvas: Canvas, cells: Sequence[Cell], left: float, top: float, size: float) -> WindowDrawing:
    span = span_of(cells)
    w, h = WindowDrawing.extent(span, size)
    return WindowDrawing(canvas, _kinds().__getitem__, Box(left, top, w, h), span, size)


def _order_of(cards: Mapping[Cell, Kind]) -> list[Cell]:
    return best_order(cards)[1]


def _alt(topic: str, cards: Mapping[Cell, Kind], table: Table) -> str:
    panes = (
        Text("misty-text-pane", cell=cell_name(at), card=Text(f"misty-card-{kind.name}")) for at, kind in cards.items()
    )
    return table.say(Text("misty-alt-example", topic=Text(f"misty-rules-{topic}.title"), cards=tuple(panes)))


# One window


def _counted(topic: str, rows: Sequence[str], table: Table, size: float) -> Picture:
    """A window after its arrows have moved as well as they could, with its points."""
    cards = _window(rows)
    done = activate(cards, _order_of(cards))
    span = span_of(cards)
    w, h = WindowDrawing.extent(span, size)
    canvas = Canvas(PHONE_WIDTH, h + board.EDGE + 40, NIGHT)
    drawing = _drawing(canvas, list(cards), (PHONE_WIDTH - w + board.EDGE) / 2, board.EDGE + 22, size)
    draw_result(drawing, _finished(done), result_of(done))
    return canvas.picture(_alt(topic, cards, table))


def _finished(done: Activation) -> Window:
    cards = tuple((cell, kind.name) for cell, kind in done.cards.items())
    return Window(cards, (), None, None, result_of(done))


def _goal(table: Table) -> Picture:
    return _counted("goal", ("USSF", "THMP", "FrDr"), table, 62)


def _scoring(table: Table) -> Picture:
    return _counted("scoring", ("SSTF", "RHLP", "DFTH"), table, 62)


def _variant(table: Table) -> Picture:
    return _counted("variant", ("USF", "TSH", "dRP"), table, 62)


def _placing(table: Table) -> Picture:
    """A window of four cards and every pane where the next one may go."""
    cards = _window((".S", "TR", "F."))
    free = tuple(free_cells(cards, FORMATS["full"]))
    span = span_of([*cards, *free])
    size = 54.0
    w, h = WindowDrawing.extent(span, size)
    canvas = Canvas(PHONE_WIDTH, h + board.EDGE + 30, NIGHT)
    drawing = _drawing(canvas, [*cards, *free], (PHONE_WIDTH - w + board.EDGE) / 2, board.EDGE + 14, size)
    laid = tuple((cell, kind.name) for cell, kind in cards.items())
    draw_building(drawing, Window(laid, free, None, None, None), marks=False)
    drawing.free(free)
    return canvas.picture(_alt("placing", cards, table))


# Before and after


def _before_and_after(topic: str, rows: Sequence[str], table: Table, feeding: bool) -> Picture:
    cards = _window(rows)
    size = 38.0
    w, h = WindowDrawing.extent(span_of(cards), size)
    canvas = Canvas(PHONE_WIDTH, h + 44, NIGHT)
    before, after = (
        _drawing(canvas, list(cards), left, 22, size) for left in (MARGIN + 6, PHONE_WIDTH - MARGIN - 20 - w)
    )
    moved = activate(cards, _order_of(cards)) if feeding else Activation(cards)
    if not feeding:
        for cell in _order_of(cards):
            moved.move(cell)
    before.activation(Activation(cards))
    after.activation(moved)
    after.meals(moved)
    canvas.stamp(icons.arrow, Box(PHONE_WIDTH / 2 - 18, h / 2 + 11, 22, 22), MIST)
    return canvas.picture(_alt(topic, cards, table))


def _arrows(table: Table) -> Picture:
    return _before_and_after("arrows", ("TRdR", "UPFu", "HrLS"), table, feeding=False)


def _monsters(table: Table) -> Picture:
    return _before_and_after("monsters", ("TFPM", "MHSF", "ULSr"), table, feeding=True)


# Cards


def _guide(table: Table) -> Picture:
    """Every kind of card and what it does."""
    kinds = _kinds().values()
    meanings: dict[str, list[Kind]] = {}
    ways = {step: way for way, step in DIRECTIONS.items()}
    for kind in kinds:
        meanings.setdefault(ways[kind.step] if kind.step else kind.group, []).append(kind)
    height = 60
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + len(meanings) * height - 4, NIGHT)
    for i, (meaning, alike) in enumerate(meanings.items()):
        line = Box(MARGIN, MARGIN + i * height, _WIDTH, height - 4)
        canvas.panel(line, DUSK, 8)
        for j, kind in enumerate(alike):
            canvas.stamp(card, Box(line.x + 4 + j * 50, line.y + 4, 48, 48), *looks(kind))
        words = Box(line.x + 160, line.y + 5, line.w - 166, line.h - 8)
        names = ", ".join(table.say(Text(f"misty-card-{kind.name}")) for kind in alike)
        name, does = words.top(20)
        canvas.text_in(name, names, 14, EMBER, True, "left", upright="top")
        canvas.text_in(does, table.say(Text(f"misty-does-{meaning}")), 13, MIST, False, "left", 2, upright="top")
    return canvas.picture(
        table.say(Text("misty-alt-guide", cards=tuple(Text(f"misty-card-{kind.name}") for kind in kinds)))
    )


def _draft(table: Table) -> Picture:
    """A hand of which one card is kept and the rest goes on."""
    hand = [_kinds()[name] for name in ("truck", "monster", "flower", "heart", "leaf")]
    canvas = Canvas(PHONE_WIDTH, 190, NIGHT)
    size, step = 62.0, 75.0
    for i, kind in enumerate(hand):
        here = Box(MARGIN + 9 + i * step, 18 if i != 2 else 108, size, size)
        canvas.stamp(card, here, *looks(kind))
        if i == 2:
            board.tick(canvas, here.right - 5, here.y + 5, 22)
            canvas.stamp(icons.arrow, Box(here.x + 16, 50, 30, 30), EMBER, "down")
        else:
            canvas.stamp(icons.arrow, Box(here.x + 20, here.bottom + 10, 22, 22), MIST, "left")
    cards = tuple(Text(f"misty-card-{kind.name}") for kind in hand)
    return canvas.picture(table.say(Text("misty-alt-example", topic=Text("misty-rules-draft.title"), cards=cards)))


_TOPICS: dict[str, Callable[[Table], Picture]] = {
    "goal": _goal,
    "setup": _guide,
    "draft": _draft,
    "placing": _placing,
    "arrows": _arrows,
    "monsters": _monsters,
    "scoring": _scoring,
    "variant": _variant,
}
