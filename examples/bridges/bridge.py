#!/usr/bin/env python3
"""Lets a crossword engine that you have play in the arena.

    bridge.py macondo  LEXICON COMMAND...    for example: bridge.py macondo NWL23 /opt/macondo/macondo
    bridge.py magpie   LEXICON COMMAND...    for example: bridge.py magpie CSW24 /opt/MAGPIE/bin/magpie -mode sync
    bridge.py quackle  LEXICON COMMAND...    for example: bridge.py quackle csw24 ./test --computer='Championship Player'
    bridge.py ENGINE --parse                 prints the move in what an engine said, from standard input

Macondo and MAGPIE are started once and told each position as CGP. Quackle's test program is started for every move
with a GCG of the game so far; it must run in its own folder (quoin ... --dir). LEXICON is the engine's name for
the words of the match: give both sides the same list.
"""
import json
import re
import subprocess
import sys
import tempfile

PLACE = r"(?:[0-9]{1,2}[A-Oa-o]|[A-Oa-o][0-9]{1,2})"
NUMBERED_ROW = re.compile(rf"(?:^|\s)[0-9]+:\s+(\(?[Pp]ass\)?|\(exch [^)]+\)|{PLACE} \S+)(?=\s|$)")
QUACKLE_ROW = re.compile(rf"^\s*(-\S*|{PLACE} \S+) *\(score = ")


def arena_move(text):
    """An engine's way of writing a move in the arena's."""
    if text.strip("()").lower() in ("-", "pass"):
        return "pass"
    return "exch " + text[1:] if text.startswith("-") else text.strip("()") if text.startswith("(") else text


def move_in(engine, line):
    """The move that a line of an engine's list has, else None; the lists begin with the best."""
    found = (QUACKLE_ROW if engine == "quackle" else NUMBERED_ROW).search(line)
    return arena_move(found.group(1)) if found else None


def cgp(message, lexicon):
    """The position as one line: rows with runs of empty squares as numbers, racks, scores, scoreless turns."""
    board, columns = message["board"], message["columns"]
    rows = [board[at : at + columns] for at in range(0, len(board), columns)]
    rows = [re.sub(r"\.+", lambda run: str(len(run.group())), row) for row in rows]
    score = message["score"]
    return f"{'/'.join(rows)} {message['rack']}/ {score['me']}/{score['opponent']} 0 lex {lexicon};"


class ByPosition:
    """An engine that is told positions."""

    COMMANDS = {"macondo": ("load cgp {}", "gen 1"), "magpie": ("cgp {}", "generate")}

    def __init__(self, engine, lexicon, command):
        self.engine, self.lexicon = engine, lexicon
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def choose(self, message):
        if message["errcode"]:
            return "pass"  # its lexicon has other words than the match, or it has misread the position
        for command in self.COMMANDS[self.engine]:
            self.process.stdin.write(command.format(cgp(message, self.lexicon)) + "\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            move = move_in(self.engine, line)
            if move:
                return move
        sys.exit(f"{self.engine} ended before it gave a move")

    def told(self, message):
        pass


class ByGame:
    """An engine that reads the game so far from a GCG file."""

    def __init__(self, engine, lexicon, command):
        self.engine = engine
        self.command = [*command, f"--lexicon={lexicon}", "--mode=positions"]
        self.game, self.events, self.scores, self.answer = None, [], (0, 0), ""
        self.rack = self.board = ""

    def record(self, nick, rack, move, before, after):
        kind, _, word = move.partition(" ")
        place = {"pass": "-", "exch": "-" + word}.get(kind)
        if place is None:
            place = f"{kind} {re.sub(r'[(](.*?)[)]', lambda seen: '.' * len(seen.group(1)), word)}"
            rack = rack or re.sub(r"[a-z]", "?", re.sub(r"\(.*?\)", "", word))
        self.events.append(f">{nick}: {rack or '?'} {place} +{after - before} {after}")

    def hear(self, message):
        """Starts anew with a game, and writes down what the opponent has played."""
        if message["gameid"] != self.game:
            self.game, self.events, self.scores = message["gameid"], [], (0, 0)
        mine, theirs = message["score"]["me"], message["score"]["opponent"]
        if message["status"]["moverequired"] and not message["errcode"] and message["lastmove"]:
            self.record("them", "", message["lastmove"], self.scores[1], theirs)
        elif not message["status"]["moverequired"] and not message["status"]["endofgame"]:
            refused = message["board"] == self.board and not self.answer.startswith("exch")
            self.record("me", self.rack, "pass" if refused else self.answer, self.scores[0], mine)
        self.scores = (mine, theirs)

    def gcg(self, rack):
        names = ["me", "them"] if (self.events or [">them"])[0].startswith(">me") else ["them", "me"]
        lines = [f"#player{number} {name} {name}" for number, name in enumerate(names, 1)]
        return "\n".join(lines + (self.events or [">them: ? - +0 0"]) + [f"#incomplete {rack}"]) + "\n"

    def choose(self, message):
        self.hear(message)
        with tempfile.NamedTemporaryFile("w", suffix=".gcg") as file:
            file.write(self.gcg(message["rack"]))
            file.flush()
            said = subprocess.run([*self.command, f"--position={file.name}"], stdout=subprocess.PIPE, text=True).stdout
        moves = [move for move in (move_in(self.engine, line) for line in said.splitlines()) if move]
        self.rack, self.board = message["rack"], message["board"]
        self.answer = moves[0] if moves and not message["errcode"] else "pass"
        return self.answer

    def told(self, message):
        self.hear(message)


def main(engine, *rest):
    if rest == ("--parse",):
        print(next(filter(None, (move_in(engine, line) for line in sys.stdin)), "no move"))
        return
    player = (ByGame if engine == "quackle" else ByPosition)(engine, rest[0], list(rest[1:]))
    for line in sys.stdin:
        message = json.loads(line)
        if message["status"]["moverequired"]:
            print(player.choose(message), flush=True)
        else:
            player.told(message)


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("macondo", "magpie", "quackle"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
