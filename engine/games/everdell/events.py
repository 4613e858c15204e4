"""Basic and special events: achieving one. What some of them do at once are verbs."""

from __future__ import annotations

from engine.games.everdell.box import Event
from engine.games.everdell.bundle import NOTHING, bundle_step, kinds_within, least, listed, plus
from engine.games.everdell.gains import pay
from engine.games.everdell.names import place_name
from engine.games.everdell.state import Achieved, EverdellState
from engine.games.everdell.verbs import event_verbs
from engine.rules import Rules, ask, tell
from engine.text import Player, Text


def achieve(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """Take an event whose conditions are met, pay for it, and do what it says."""
    state.achieved[event.id] = Achieved(seat)
    yield tell(Text("everdell-achieves", who=Player(seat), event=place_name(state, event.id)))
    if event.pays != NOTHING:
        pay(state, seat, event.pays)
        yield tell(Text("everdell-pays", who=Player(seat), what=listed(event.pays)))
    if event.worth != NOTHING:
        yield from store_resources(state, seat, event)
    if (verb := event_verbs(event.id).achieve) is not None:
        yield from verb(state, seat, event)


def event_question(id: str, event: Event, **more: int) -> Text:
    """A question of an event, with what the event says: how much it takes, and what that is worth."""
    name = f"everdell-event-{event.id}"
    return Text(id, event=Text(name), text=Text(f"{name}.text"), **more)


def store_resources(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """Put some resources on the event: fireworks, a performer's berries, new management."""
    most = least(state.sides[seat].resources, kinds_within(event.worth))
    if most == NOTHING:
        return
    prompt = event_question("everdell-ask-store", event)
    chosen = yield from ask(seat, prompt, bundle_step(prompt, most, 0, event.most, lambda chosen: chosen))
    if chosen != NOTHING:
        pay(state, seat, chosen)
        mine = state.achieved[event.id]
        mine.stored = plus(mine.stored, chosen)
        yield tell(Text("everdell-stores-event", who=Player(seat), what=listed(chosen)))
