"""Another world that a reader cannot tell from the real one: other faces on the cards that this reader does not know.

Cards are numbers and their faces stand in one list, so nothing else has to change: every pile, every hand and every
shuffle of the turn under way stays as it is. Kept are the faces that the reader knows now or knew at the turn boundary,
and those that answers of this turn have named, because without them those answers could not have been given. Cards
that were discarded in earlier turns count as unknown to all: who remembers them could rule some of these worlds out, but
none of them shows more than a reader may know. What an automaton hides beside cards it deals anew itself.
"""

from __future__ import annotations

from engine.games.everdell import automata
from engine.games.everdell.state import EverdellState, reader_bit
from engine.rng import Rng


def redeal(state: EverdellState, seat: int | None, rng: Rng, now: EverdellState) -> EverdellState:
    bit = reader_bit(seat)
    named = set(now.named)
    unknown = [
        number
        for number in range(len(state.faces))
        if not (state.known[number] | now.known[number]) & bit and number not in named
    ]
    faces = [state.faces[number] for number in unknown]
    rng.shuffle(faces)
    for number, face in zip(unknown, faces, strict=True):
        state.faces[number] = face
    for opponent in automata.playing(state):
        state.automata[opponent.id] = opponent.redeal(state, seat, rng, now)
    return state
