"""The store: one SQLite file that holds every table, its log, and what people have been shown.

Promises: what a method has written is on the disk when it returns. Several processes may use the file at once,
of which one is the bot (see `alone`). The log of a match is only ever appended to. Nothing here knows a rule, a game or
Discord.
"""

from db.alone import AlreadyRunning, alone
from db.errors import (
    AlreadyDone,
    ChannelInUse,
    IdTaken,
    Outdated,
    RematchExists,
    RowTaken,
    StoreFailed,
)
from db.migrate import DatabaseTooNew
from db.records import (
    Guild,
    LogRow,
    LostPlan,
    MatchRecord,
    Order,
    Plan,
    SeatRecord,
    Shown,
    Status,
    Step,
    UndoRecord,
    User,
    Wish,
)
from db.shown import OVER
from db.store import Store

__all__ = [
    "OVER",
    "AlreadyDone",
    "AlreadyRunning",
    "ChannelInUse",
    "DatabaseTooNew",
    "Guild",
    "IdTaken",
    "LogRow",
    "LostPlan",
    "MatchRecord",
    "Order",
    "Outdated",
    "Plan",
    "RematchExists",
    "RowTaken",
    "SeatRecord",
    "Shown",
    "Status",
    "Step",
    "Store",
    "StoreFailed",
    "UndoRecord",
    "User",
    "Wish",
    "alone",
]
