"""The rules of the games: standard library only, no Discord, no clock, no network.

Whoever hosts a game needs `Match`, the types at its border (`Decision`, `Option`, `Text`, `View`, `Score`)
and the refusals; whoever writes a game needs `Game`, `State` and the verbs `ask`, `ask_all`, `ask_some`, `tell`.
"""
