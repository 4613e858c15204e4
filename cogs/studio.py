"""Pictures for Discord: drawn beside the event loop, and only once for the same view, words and names."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

import discord

from cogs.speech import Speaker
from engine.asked import Asked
from engine.game import View
from host import Table
from render.kit import Picture, Sitter
from render.kit import Table as Sitting
from render.lobby import lobby_picture
from render.painter import painter as paint_for

KEPT = 256
WORKERS = 1
"""A second painter draws no more (both want the same interpreter), and keeps everybody else waiting for it."""


class Studio:
    """Draws and remembers."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="painter")
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def lobby(self, table: Table, speaker: Speaker) -> Picture:
        sitting, players, most = self._sitting(table, speaker), len(table.seats), table.info.seats[-1]
        key = ("lobby", table.game, self._who(table), speaker.locale)
        return await self._draw(key, lambda: lobby_picture(table.info, sitting, players, most))

    async def board(self, table: Table, speaker: Speaker) -> Picture:
        """The public board."""
        view, waiting = table.play.view(None), self._waiting(table)
        sitting, painter = self._sitting(table, speaker), paint_for(table.game)
        key = ("board", table.game, view, waiting, self._who(table), speaker.locale)
        return await self._draw(key, lambda: painter.board(view, sitting, waiting))

    async def panel(self, table: Table, view: View, asked: Asked | None, speaker: Speaker) -> Picture:
        """What only one seat may see: the table as it is for it, or as it will be at a decision that it plans for."""
        sitting, painter, waiting = self._sitting(table, speaker), paint_for(table.game), self._waiting(table)
        mark = ("panel", table.id, table.game, view, waiting, asked, self._who(table), speaker.locale)
        return await self._draw(mark, lambda: painter.panel(view, asked, sitting, waiting))

    async def close_up(self, table: Table, seat: int | None, name: str, speaker: Speaker) -> Picture:
        view, sitting, painter = table.play.view(seat), self._sitting(table, speaker), paint_for(table.game)
        key = ("close", table.game, view, name, self._who(table), speaker.locale)
        return await self._draw(key, lambda: painter.close_up(view, name, sitting))

    async def sheet(self, table: Table, speaker: Speaker) -> Picture:
        view, scores = table.play.view(None), table.play.scores()
        sitting, painter = self._sitting(table, speaker), paint_for(table.game)
        key = ("sheet", table.game, view, self._who(table), speaker.locale)
        return await self._draw(key, lambda: painter.sheet(view, scores, sitting))

    async def illustration(self, game: str, topic: str, speaker: Speaker) -> discord.File | None:
        """The picture that goes with a topic of the rules, if the painter has one."""
        painter = paint_for(game)
        draw = getattr(painter, "illustration", None)
        if draw is None:
            return None
        sitting = Sitting((), speaker)
        picture = await asyncio.get_running_loop().run_in_executor(self._pool, lambda: draw(topic, sitting))
        return as_file(picture, topic) if picture is not None else None

    async def _draw(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        picture = await asyncio.get_running_loop().run_in_executor(self._pool, draw)
        self._kept[key] = picture
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture

    @staticmethod
    def _waiting(table: Table) -> frozenset[int]:
        return frozenset(decision.seat for decision in table.play.pending())

    @staticmethod
    def _who(table: Table) -> Hashable:
        return tuple((seat.name, seat.colour, seat.computer) for seat in table.seats)

    @staticmethod
    def _sitting(table: Table, speaker: Speaker) -> Sitting:
        # In a picture nothing formats, so names stand there as they are.
        say = Speaker(speaker.locale, table.names)
        return Sitting(tuple(Sitter(seat.name, seat.colour, seat.computer) for seat in table.seats), say)


def as_file(picture: Picture, name: str) -> discord.File:
    return discord.File(io.BytesIO(picture.png), filename=f"{name}.png", description=picture.alt or None)
