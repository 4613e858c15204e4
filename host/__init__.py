"""Tables without Discord: lobbies, seats, answers, computers, plans. `README.md` beside this file is the manual."""

from host.host import Host
from host.lobby import COLOURS, LEVELS
from host.table import Seat, Table, UndoRequest

__all__ = ["COLOURS", "LEVELS", "Host", "Seat", "Table", "UndoRequest"]
