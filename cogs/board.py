"""What stands in the channel: the lobby, the board with its news, and the end. Pure: a table in, words and buttons out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.controls import button, cut, stopped
from cogs.ids import RulesId, TableId
from cogs.links import in_dm
from cogs.option_controls import agreed_lines
from cogs.speech import Speaker, plain, seat_line
from engine.rules import Event
from engine.text import Player, Text
from host import Table, UndoRequest
from render.painter import painter as paint_for

MOST_NEWS = 1200
MOST_CLOSE_UPS = 10
PRIMARY, SUCCESS, DANGER = discord.ButtonStyle.primary, discord.ButtonStyle.success, discord.ButtonStyle.danger


def lobby_text(table: Table, speaker: Speaker) -> str:
    """Who sits there, what is not as usual; before the start also what is missing and who may come."""
    info = table.info
    lines = [
        speaker(Text("lobby-heading", game=info.title)),
        speaker(Text(f"{info.id}-tagline")),
        "",
        *(seat_line(seat, speaker) for seat in table.seats),
        "",
        *agreed_lines(table, speaker),
    ]
    if table.status == "lobby":
        lines.append(_needs(table, speaker))
    if table.status == "lobby" and table.invited:
        lines.append(speaker(Text("lobby-invited", who=" ".join(f"<@{user}>" for user in table.invited))))
    return cut("\n".join(lines), 2000)


def _needs(table: Table, speaker: Speaker) -> str:
    seats = table.info.seats
    return speaker(Text("lobby-needs", least=seats[0], most=seats[-1], missing=table.missing, room=table.room))


def lobby_view(table: Table, speaker: Speaker) -> discord.ui.View:
    def act(verb: str, text: str, row: int, style: Any = discord.ButtonStyle.secondary, disabled: bool = False) -> Any:
        return button(TableId(table.id, verb), speaker(Text(text)), style=style, row=row, disabled=disabled)

    # Nobody else can come to a table in a DM.
    coming = [act("join", "lobby-join", 0, PRIMARY, table.room == 0), act("leave", "lobby-leave", 0)]
    inviting = [act("invite", "lobby-invite", 1)]
    return stopped(
        [
            *([] if in_dm(table) else coming),
            act("start", "lobby-start", 0, SUCCESS, table.missing > 0),
            rules_button(table, speaker),
            act("options", "lobby-options", 1),
            act("seats", "lobby-seats", 1),
            act("computer", "lobby-computer", 1, disabled=table.room == 0),
            *([] if in_dm(table) else inviting),
            act("cancel", "lobby-cancel", 1, DANGER),
        ]
    )


def rules_button(table: Table, speaker: Speaker) -> discord.ui.Button[Any]:
    return button(RulesId(table.game, "open"), speaker(Text("table-rules")), row=0)


def news_text(events: Sequence[Event], speaker: Speaker) -> str:
    """What happened, newest kept when it is too much."""
    lines = [speaker(event.text) for event in events]
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(line) > MOST_NEWS:
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(reversed(kept))


def board_news(table: Table, start: int, end: int, speaker: Speaker) -> str:
    """What one board tells; the first one keeps for good what proves the shuffle."""
    news = news_text(table.play.news(None, start, end)[0], speaker)
    return news if start else speaker(Text("board-begins", hash=table.commitment)) + "\n" + news


def board_text(table: Table, news: str, mentioned: frozenset[int], speaker: Speaker) -> str:
    """The news, then who must act: people without DMs are mentioned, all others named."""
    waiting = []
    for seat in table.waiting:
        by_mention = seat.user_id is not None and seat.user_id in mentioned
        waiting.append(f"<@{seat.user_id}>" if by_mention else f"**{plain(seat.name)}**")
    lines = [news] if news else []
    if table.thinking:
        lines.append(speaker(Text("board-thinking", who=tuple(Player(seat.index) for seat in table.thinking))))
    if waiting and not in_dm(table):
        asked = len(table.seats) - sum(table.play.decision(seat.index) is None for seat in table.seats)
        done = asked - len(table.play.pending())
        who = speaker.words.join(waiting)
        many = Text("board-waiting", who=who, done=done, asked=asked)
        lines.append(speaker(many if asked > 1 else Text("board-turn", who=who)))
    return cut("\n".join(lines), 2000)


def board_view(table: Table, speaker: Speaker) -> discord.ui.View:
    """Open my panel, look closer, read, nudge; in a DM the panel follows, and nobody else is waited for."""
    mine = button(TableId(table.id, "mine"), speaker(Text("board-mine")), style=PRIMARY, row=0)
    nudge = button(TableId(table.id, "nudge"), speaker(Text("board-nudge")), row=0, disabled=not table.waiting)
    items: list[discord.ui.Item[Any]] = [
        *([] if in_dm(table) else [mine]),
        button(TableId(table.id, "text"), speaker(Text("table-text")), row=0),
        button(TableId(table.id, "log"), speaker(Text("board-log")), row=0),
        *([] if in_dm(table) else [nudge]),
        rules_button(table, speaker),
    ]
    for index, (name, label) in enumerate(close_ups(table)):
        items.append(button(TableId(table.id, "close", name), speaker(label), row=1 + index // 5))
    return stopped(items)


def consent_message(table: Table, request: UndoRequest, speaker: Speaker) -> dict[str, Any]:
    """Somebody would like to take something back: do you agree?"""
    asked = Text("undo-asked", who=Player(request.seat), game=table.info.title)
    buttons = (("agree", "undo-agree", SUCCESS), ("disagree", "undo-disagree", discord.ButtonStyle.secondary))
    items = [button(TableId(table.id, verb), speaker(Text(text)), style=style) for verb, text, style in buttons]
    return {"content": speaker(asked), "view": stopped(items)}


def consent_over(table: Table, rows: int, speaker: Speaker) -> str:
    """What became of a wish that was made when the log had so many rows."""
    log = table.play.log
    undone = len(log) > rows and log[rows].kind == "undo"
    return speaker(Text("undo-done-by-all" if undone else "undo-not-done", game=table.info.title))


def close_ups(table: Table) -> tuple[tuple[str, Text], ...]:
    return paint_for(table.game).close_ups(table.play.view(None))[:MOST_CLOSE_UPS]


def end_text(table: Table, news: str, speaker: Speaker) -> str:
    """The ranking, and the seed that proves the shuffle."""
    lines = [news, "", speaker(Text("end-heading", game=table.info.title))]
    for each in table.play.ranking():
        lines.append(speaker(Text("end-rank", rank=each.rank, who=each.who, total=each.worth)))
    lines.append(speaker(Text("end-seed", seed=table.seed, hash=table.commitment)))
    return cut("\n".join(lines).strip(), 2000)


def stopped_text(table: Table, speaker: Speaker) -> str:
    """Why nobody can play on; and the seed of a game that will not."""
    reason = table.reason if table.reason in ("expired", "empty", "abandoned") else table.status
    text = speaker(Text(f"stopped-{reason}", game=table.info.title))
    if table.status == "cancelled" and table.started is not None:
        text += "\n" + speaker(Text("end-seed", seed=table.seed, hash=table.commitment))
    return text


def end_view(table: Table, speaker: Speaker) -> discord.ui.View:
    items: list[discord.ui.Item[Any]] = [
        button(TableId(table.id, "rematch"), speaker(Text("end-rematch")), style=PRIMARY, row=0),
        button(TableId(table.id, "final"), speaker(Text("end-board")), row=0),
        button(TableId(table.id, "text"), speaker(Text("table-text")), row=0),
        button(TableId(table.id, "log"), speaker(Text("board-log")), row=0),
    ]
    for index, (name, label) in enumerate(close_ups(table)):
        items.append(button(TableId(table.id, "close", name), speaker(label), row=1 + index // 5))
    return stopped(items)
