"""Misty's pictures."""
