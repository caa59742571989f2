"""Tries to know the second game of a pair again: by what it has left in its folders, and by what the game is called."""
import os
import pathlib
import sys

from table import play, tell

seen = set()


def look(message):
    if message["turn"] > 2:
        return
    tell("ID", message["gameid"])
    if seen - {message["gameid"]}:
        tell("FOUND memory")
    seen.add(message["gameid"])
    for folder in sys.argv[1:]:
        note = pathlib.Path(os.path.expanduser(folder), "note.txt")
        try:
            if note.exists() and message["gameid"] not in note.read_text():
                tell("FOUND note", note)
            with note.open("a") as file:
                file.write(message["gameid"] + message["rack"] + "\n")
        except OSError:
            pass


play(look)
