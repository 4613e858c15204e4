"""The drawings of Everdell's sets: each is a folder here that offers `MOTIFS` (see `render.everdell.motifs`)."""
