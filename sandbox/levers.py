"""The sandbox's own levers: the clock, faults, the gateway's connections and the journal; nobody's view, everybody's."""

from __future__ import annotations

from sandbox.errors import ActorError, Json
from sandbox.faults import KINDS
from sandbox.people import Visit, number

DISTURBANCES = {
    "reset": "gateway_reset",
    "reconnect": "gateway_reconnect",
    "invalidate": "gateway_invalidate",
    "close": "gateway_close",
}
MOST_ADVANCE = 10 * 366 * 86400.0
FAULT_FIELDS = ("nth", "times", "probability", "seed", "status", "when", "seconds", "retry_after", "resumable", "code")


def clock(visit: Visit) -> Json:
    """What time it is."""
    return {"now": visit.core.clock.iso(), "frozen": visit.core.clock.frozen}


def move_clock(visit: Visit) -> Json:
    """Advance, freeze or thaw the clock."""
    time, body = visit.core.clock, visit.body
    seconds = body.get("advance", 0)
    if not isinstance(seconds, int | float) or isinstance(seconds, bool) or not 0 <= seconds <= MOST_ADVANCE:
        raise ActorError(400, "advance takes seconds, at most those of ten years.")
    if body.get("frozen") is True and not time.frozen:
        time.freeze()
    time.advance(seconds)
    if body.get("frozen") is False and time.frozen:
        time.thaw()
    visit.core.herald.clock_moved()
    return clock(visit)


def faults(visit: Visit) -> Json:
    """The rules in force, and what rules there could be."""
    kinds = [
        {"kind": name, "about": kind.about, "on": kind.on, "fields": list(kind.fields)} for name, kind in KINDS.items()
    ]
    return {"faults": [fault.shape() for fault in visit.core.faults], "kinds": kinds}


def add_fault(visit: Visit) -> Json:
    """Put a rule in force."""
    body = visit.body
    match = body.get("match") or {}
    if not isinstance(match, dict):
        raise ActorError(400, "match must be an object.")
    known = KINDS.get(str(body.get("kind")))
    takes = () if known is None else ("nth", "times", "probability", "seed", *known.fields)
    # A form may send every field it has; those that this kind does not use are left aside.
    fields = {name: body[name] for name in FAULT_FIELDS if name in body and name in takes}
    given = {name: value for name, value in match.items() if value not in (None, "")}
    fault = visit.core.faults.add(str(body.get("kind")), match=given, **fields)
    return {"fault": fault.shape()}


def remove_fault(visit: Visit) -> Json:
    """Lift a rule."""
    visit.core.faults.remove(str(visit.ids[0]))
    return {"ok": True}


def clear_faults(visit: Visit) -> Json:
    """Lift all rules."""
    visit.core.faults.clear()
    return {"ok": True}


def disturb_gateway(visit: Visit) -> Json:
    """Do something to every open gateway connection."""
    kind = DISTURBANCES.get(str(visit.body.get("do")))
    if kind is None:
        raise ActorError(400, f"do is one of {', '.join(DISTURBANCES)}.")
    for session in visit.core.gateway.sessions:
        session.disturb(
            kind, resumable=bool(visit.body.get("resumable")), code=number(visit.body.get("code", 4000), "code")
        )
    return {"ok": True}


def journal(visit: Visit) -> Json:
    """What happened."""
    book = visit.core.journal
    after, limit = number(visit.query.get("after", 0), "after"), number(visit.query.get("limit", 200), "limit")
    return {"entries": [book.shape(entry) for entry in book.after(after, limit)], "last": book.last}
