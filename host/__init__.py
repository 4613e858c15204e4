"""Tables without Discord: lobbies, seats, answers, computers, plans. `README.md` beside this file is the manual."""

from host.agreement import Agreement, Misfit
from host.host import Host
from host.lobby import LEVELS
from host.table import Seat, Table, UndoRequest

__all__ = ["LEVELS", "Agreement", "Host", "Misfit", "Seat", "Table", "UndoRequest"]
