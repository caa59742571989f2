#!/usr/bin/env python3
"""Stands in for MAGPIE: it keeps its position, prints many rows, and after a refused command it goes on with the old one.

It exchanges a tile of the rack that it was told last, so a bridge that takes an old row for an answer is refused. What it
is told goes to the file "told" in its folder.
"""
import os
import sys

if sys.argv[1:2] != ["set"] or not {"-mode", "sync", "-savesettings", "false", "-lex"} <= set(sys.argv):
    sys.exit("(error 1) a command comes before the settings")
if not os.path.isdir("data"):
    sys.exit("(error 2) there is no ./data here")
print("MAGPIE, or one that behaves like it")
told = open("told", "a")
rack, other, bag = "", "", 100


def error(text):
    print(f"(error {text}", file=sys.stderr, flush=True)


def rows(best):
    """The list beside the board, as MAGPIE prints it."""
    print("   ＡＢＣ  ➤ Player 1  %s  0     Move      Lv Sc StEq" % rack)
    print("  ┏━━━━━━┓   Player 2            1:  %-12s  %s  0  9.00" % (best, rack))
    for number in range(2, 16):
        print("%2d┃　－　┃   ? A A B            %d:  8%s STALE     0  %d.00" % (number, number, "ABCDEFGHIJKLMNO"[number - 2], 9 - number))
    print("\nShowing 15 of 15 plays", flush=True)


for line in sys.stdin:
    told.write(line)
    told.flush()
    words = line.split()
    exchange = f"(exch {rack[:1]})" if bag >= 7 else "pass"
    if words[0] == "cgp":
        if len(words) != 7 or words[5] != "-lex" or len(words[1].split("/")) != 15:
            error("38) cgp has an invalid number of rows")
            continue
        rack, other = words[2].split("/")
        tiles = sum(c.isalpha() for c in words[1])
        bag = 100 - tiles - 14
    elif words[0] in ("gen", "gsim"):
        rows(exchange)
    elif words[0] == "endgame":
        if bag > 0 or not other:
            error("185) bag must be empty to solve an endgame")
            continue
        print("Endgame (depth: 4, time: 0.1s, status: finished)\nPlay  V   S  Turn 2\npass  12  3  8A STALE 5", flush=True)
    elif words[0] == "peg":
        print("PEG (stage 1): 2 candidates, 0.2s\ndepth   rank  move      wins  ties  loss   win%  spread")
        print("2-ply      1  pass         8     0     0  100.0  +164.5\n2-ply      2  8A STALE     8     0     0   90.0  +1.5", flush=True)
    elif words[0] == "version":
        print("0.0.0", flush=True)
    else:
        error(f"1) unrecognized command or argument '{words[0]}'")
