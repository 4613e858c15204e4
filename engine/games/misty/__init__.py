"""Misty: draft cards, build a window, let its arrows move, count what can still be seen.

Table options: `window` (full: 3x4 or 4x3; small: 3x3), `reveal` (on: the cell is asked after the picks are shown),
`hints` (on: a best order of the arrows is suggested).

Notation: `rocket D4` picks a card and lays it, `rocket` picks and `D4` lays (option `reveal`), `D4 E3` is an order of
arrows by the cells they start on. Cells run from A1 to G7; the first card of a window lies on D4.

What choices are about: `("hand", "rocket")` a kind of card in the own hand, `("cell", "D4")` where it goes,
`("arrow", "D4")` an arrow of the finished window; cells and arrows also have their place (x, y).

The JSON of `replay` holds `rounds`, a list of
  windows  for each seat the finished window as rows of card codes (U D L R arrows, M monster, F flower, S smiley,
           P plain), top to bottom
  orders   for each seat the starting panes [x, y] of its arrows in the order they moved; [0, 0] is the upper left pane
  points   for each seat
  winner   the seat that won the round, or null for a tie
and beside it `building` (the windows on the table: [cell, kind] pairs), `hands`, `picked` (open picks that wait for
their cell, option `reveal`), `stock`, `winners` (seats that have won the game, or lead).
In `scores` the total is the number of rounds won; its parts are the rounds, each 1 for its winner and 0 for others.
"""

from __future__ import annotations

from engine.games.misty.game import Misty

GAME = Misty()
