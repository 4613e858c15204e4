"""The base game: its cards by group, its places and events, and Rugwort."""

GROUPS = (
    "governance",
    "abilities",
    "clock_tower",
    "farms",
    "couple",
    "prosperity",
    "makers",
    "copying",
    "destinations",
    "travelers",
    "fool",
    "places",
    "events",
    "rugwort",
)
"""Cards that answer to the same moment do so in the order of this list, and within a file from top to bottom."""

CHAPTERS = ("solo",)
