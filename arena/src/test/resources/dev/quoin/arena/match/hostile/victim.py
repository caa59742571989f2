"""Plays."""
from table import play

play()
