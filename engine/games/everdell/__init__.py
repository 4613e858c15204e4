"""Everdell: build a city of critters and constructions through four seasons. The base game, for one to four.

Table options: `opponent` (`none`, or who plays along without a seat, with the level: `rugwort-1`; alone there is one).

Notation. A turn is one of `worker <place>`, `play <card>`, `prepare`, `pass`; what an effect asks are answers of their own.
  place      the id of a location or event (`basic_3_twig`, `haven`, `grand_tour`), or a city card with its owner:
             `inn@p2`, `inn@rugwort`
  card       a card's word, at most eight letters, for most cards its id: `farm` from the hand, `farm@m3` from place 3 of
             the Meadow; further copies in one list or city are numbered: `farm2`
  payment    `cost`, `token`, or the id of a card that helps to pay; then, where there is a choice, the card it uses and
             what is paid: `dungeon fool ttrrp`
  resources  one letter each in the order twig, resin, pebble, berry: `ttb`; `-` for nothing
  seats      `p1` to `p4`

Words. Names are the messages `everdell-card-<id>`, `everdell-place-<id>`, `everdell-event-<id>`, and `everdell-<id>` for an
automaton; the attribute `.text` of each says what it does and `.ruling`, where there is one, how we play it. `/rules` finds
each of them as a topic of the same id (`everdell-rules-<id>` puts figures, text and ruling together), after the chapters.

The JSON of `replay` holds
  turn, active (a seat, or null at the end), first
  players    for each seat: season, passed, resources, tokens (in the own supply), hand, and
    city     name, id, occupant (the critter that its occupied token paid for), tokens, resources, prisoners, workers (seats)
    workers  supply (a number) and deployed: place (`beside`: its card has gone; `gone`: out of the game), permanent, guest
    events   id, resources and cards on it, given (resources given away for it), points
    points   cards, tokens, bonus, journey, events, total
  rugwort    null, or city, tokens, places, meadow (how many places he keeps), events, points; so for every automaton
  meadow     eight card ids or null
  pile, discards   card ids, the top one first; cards that somebody is looking at alone count as the pile's
  revealed   cards that lie open on their way
  forest     card ids by clearing, clockwise from the top left, null where none lies
  special_events   the ids of this game
"""

from __future__ import annotations

from engine.games.everdell.game import Everdell

GAME = Everdell()
