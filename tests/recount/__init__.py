"""A second, slow and obvious counting of every game: written from the rules, reading only what `replay --json` prints.

Nothing here imports the engine. A module for each game offers
    recount(document)    a list of (total, rank) by seat
    conserved(document)  raises AssertionError when pieces got lost or doubled
    HIDDEN               where the document's state holds what some player may not know (paths, `*` for any place in a list)
"""
