"""What the rulebook leaves open, and what we decided: one named constant each."""

SMILEYS_OF_A_PAIR_ARE_SHARED = False
"""Three smileys in a row hold one pair (a smiley belongs to one pair at most). True would count every contact."""

ROUNDS_TO_WIN = 2
"""Who first wins two rounds wins the game; a tied round is won by nobody."""

MOST_ROUNDS = 9
"""If nobody has two wins by then: most round wins, then most points over all rounds, then a shared victory."""

DRAFTS_ALTERNATE = True
"""Hands go left, then right, and in the 3x3 variant left again."""
