#!/usr/bin/env python3
"""A crossword agent: points now, plus what the tiles it keeps are worth.

It asks the referee for the legal moves ("legal?") and weighs them. Try it:

    ./quoin arena check 'python3 examples/agents/leave.py'
"""
import json
import re
import sys
from collections import Counter

WORTH = {"?": 25, "S": 8, "Z": 5, "X": 4, "E": 3, "R": 2, "H": 1, "C": 1, "Q": -7, "V": -6, "W": -4, "U": -3, "G": -2}


def tiles_of(move):
    """The tiles a move takes from the rack: lower case is a blank, brackets are tiles that lie there already."""
    kind, _, word = move.partition(" ")
    if kind == "exch":
        return Counter(word)
    return Counter("?" if c.islower() else c for c in re.sub(r"\([^()]*\)", "", word))


def worth(kept):
    vowels = sum(count for tile, count in kept.items() if tile in "AEIOU")
    total = sum(WORTH.get(tile, 0) * count for tile, count in kept.items())
    total -= 4 * sum(count - 1 for tile, count in kept.items() if tile != "?")
    return total - 2 * abs(vowels - (kept.total() - kept["?"] - vowels))


def value(message, move, score):
    kept = Counter(message["rack"]) - tiles_of(move)
    late = message.get("bag", 0) == 0
    return score + (0 if late else worth(kept)) - (10 if move == "pass" else 0)


def choose(message):
    moves = zip(message["legalmoves"], message["legalscores"])
    return max(moves, key=lambda pair: value(message, *pair))[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["status"]["moverequired"]:
        if message["errcode"]:
            print("refused:", message["message"], file=sys.stderr)
        print(choose(message) if "legalmoves" in message else "legal?", flush=True)
