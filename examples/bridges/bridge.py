#!/usr/bin/env python3
"""Lets a crossword engine that you have play in the arena.

    bridge.py macondo  LEXICON COMMAND...    for example: bridge.py macondo NWL23 /opt/macondo/macondo
    bridge.py magpie   LEXICON COMMAND...    for example: bridge.py magpie --dir /opt/MAGPIE CSW24 bin/magpie
    bridge.py quackle  LEXICON COMMAND...    for example: bridge.py quackle --dir /opt/quackle/test csw24 ./libquackle_test
    bridge.py ENGINE --parse                 prints the move in what an engine said, from standard input

Options, before LEXICON:

    --dir FOLDER        start the engine in this folder; MAGPIE and Quackle read their data from it
    --ask COMMAND       what to ask for a move (default: gen 1 for Macondo, gen for MAGPIE), for example
                        --ask 'gsim -plies 2 -numplays 15 -iterations 1000 -minplayiterations 50 -scondition none -sinfer false'
                        For Macondo also --ask bot, its simulating bot, or --ask 'bot PLIES'
    --endgame COMMAND   what to ask instead when the bag is empty, for example --endgame 'endgame -etlim 5'
    --preendgame COMMAND    what to ask instead when 1 to 4 tiles are in the bag, for example --preendgame 'peg -pegtlim 5'
    --tiles LETTERS     all tiles of the game (default: the 100 English ones), to tell the other rack when the bag is empty
    --data FOLDER       Macondo's data (MACONDO_DATA_PATH)

--ask 'bot 2' looks two plies ahead while more than 7 tiles are in the bag. With fewer, Macondo decides how it looks ahead: it
simulates to the end of the game, or solves the pre-endgame (one tile in the bag) or the endgame. With one tile on each rack
it plays gen 1, because the bot fails there.

Macondo and MAGPIE are started once and told each position as CGP. Quackle's test program is started for every move
with a GCG of the game so far. LEXICON is the engine's name for the words of the match: give both sides the same list.
More words after COMMAND go to the engine: settings such as -threads 4 for MAGPIE, --computer='Championship Player' for
Quackle.

When the engine refuses a command, says nothing that is a move, or when the arena refuses the move, the bridge ends with
an error. It never passes on its own.
"""
import argparse
import json
import os
import re
import shlex
import socket
import subprocess
import sys
import tempfile
from collections import Counter

PLACE = r"(?:[0-9]{1,2}[A-Oa-o]|[A-Oa-o][0-9]{1,2})"
MOVE = rf"(\(?[Pp]ass\)?|\(exch [^)]+\)|{PLACE} \S+)(?=\s|$)"
# The first row of a list: "1: 8D WORD ..." from gen and sim; from peg "2-ply  1  8D WORD ...", or "1  8D WORD ..." when its
# time ran out in the first stage. A win rate of -100 % means that it had no time for any move: its list is in no order.
FIRST_ROW = re.compile(rf"(?:^|\s)1:\s+{MOVE}|^\s*(?:\S+\s+)?1\s+{MOVE}(?!.*\s-100\.0\s)")
# The line below "Play  V  S ..." from MAGPIE's endgame, and below "Play  Leave ..." from Macondo's sim.
HEADING, ROW_BELOW = re.compile(r"^\s*Play\s"), re.compile(rf"^\s*{MOVE}")
QUACKLE_ROW = re.compile(rf"^\s*(-\S*|{PLACE} \S+) *\(score = ")
# MAGPIE answers "version" with this, so everything that came before belongs to the commands before.
VERSION = re.compile(r"^(?:magpie> *)*[0-9]+\.[0-9]+\.[0-9]+\s*$")
REFUSED = re.compile(r"^(?:magpie> *|macondo> *)*(\(error [0-9]+\)|Error\b|ERROR:).*")
COLOR = re.compile(r"\x1b\[[0-9;]*m")
ENGLISH = Counter(A=9, B=2, C=2, D=4, E=12, F=2, G=3, H=2, I=9, J=1, K=1, L=4, M=2, N=6, O=8, P=2, Q=1, R=6, S=4, T=6, U=4,
                  V=2, W=2, X=1, Y=2, Z=1) + Counter({"?": 2})

# Only a script can ask Macondo's simulating bot for a move. With a number of plies, the script runs the bot's simulation itself.
BOT = re.compile(r"bot( [0-9]+)?")
BOT_SCRIPT = """
local macondo = require("macondo")
if args then
    macondo.gen("100")
    print(macondo.sim("-stop 99 -plies " .. args[1]))
else
    print("Play\\n" .. macondo.elite_play())
end
"""
BOT_DECIDES = 7  # tiles in the bag, or fewer


def arena_move(text):
    """An engine's way of writing a move in the arena's."""
    if text.strip("()").lower() in ("-", "pass"):
        return "pass"
    return "exch " + text[1:] if text.startswith("-") else text.strip("()") if text.startswith("(") else text


def best_move(engine, lines):
    """The first move of a list, else None; the lists begin with the best."""
    below_heading = False
    for line in lines:
        pattern = QUACKLE_ROW if engine == "quackle" else ROW_BELOW if below_heading else FIRST_ROW
        found = pattern.search(line)
        if found:
            return arena_move(next(filter(None, found.groups())))
        below_heading = HEADING.match(line) is not None
    return None


def opponent_rack(message, tiles):
    """The tiles that are neither on the board nor on our rack when the bag is empty; nothing while it is not."""
    if message.get("bag") != 0:
        return ""
    seen = Counter("?" if tile.islower() else tile for tile in message["board"] if tile != ".") + Counter(message["rack"])
    unseen = "".join(sorted((tiles - seen).elements()))
    if len(unseen) != message["opponenttiles"]:
        sys.exit(f"the other rack must have {message['opponenttiles']} tiles, but {unseen or 'nothing'} is unseen; give --tiles")
    return unseen


def cgp(message, tiles):
    """The position as four words: rows with runs of empty squares as numbers, racks, scores, scoreless turns."""
    board, columns = message["board"], message["columns"]
    rows = [board[at : at + columns] for at in range(0, len(board), columns)]
    rows = [re.sub(r"\.+", lambda run: str(len(run.group())), row) for row in rows]
    score = message["score"]
    return f"{'/'.join(rows)} {message['rack']}/{opponent_rack(message, tiles)} {score['me']}/{score['opponent']} 0"


class ByPosition:
    """An engine that stays running and remembers the last position it understood."""

    def __init__(self, options):
        self.engine, self.options = options.engine, options
        environment = dict(os.environ)
        if self.engine == "magpie":
            self.load, self.end = f"cgp {{}} -lex {options.lexicon}", "version"
            settings = ["set", "-mode", "sync", "-savesettings", "false", "-lex", options.lexicon]
            command = [options.command[0], *settings, *options.command[1:]]
        else:
            self.load, self.end = f"load cgp {{}} lex {options.lexicon};", None
            command = options.command
            environment.setdefault("MACONDO_SERVE", f"127.0.0.1:{free_port()}")
            if options.data:
                environment["MACONDO_DATA_PATH"] = options.data
        self.ask, self.script = options.ask or {"magpie": "gen", "macondo": "gen 1"}[self.engine], None
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", cwd=options.dir, env=environment,
        )

    def command(self, message):
        bag, command = message.get("bag", -1), self.ask
        if bag == 0 and self.options.endgame:
            command = self.options.endgame
        elif 1 <= bag <= 4 and self.options.preendgame:
            command = self.options.preendgame
        bot = BOT.fullmatch(command) if self.engine == "macondo" else None
        if bot and bag == 0 and len(message["rack"]) + message["opponenttiles"] <= 2:
            return "gen 1"  # the bot's endgame fails if one ply is left
        return self.bot(bot[1] if bot[1] and bag > BOT_DECIDES else "") if bot else command

    def bot(self, plies):
        if self.script is None:
            self.script = tempfile.NamedTemporaryFile("w", suffix=".lua")
            self.script.write(BOT_SCRIPT)
            self.script.flush()
        return f"script {shlex.quote(self.script.name)}{plies}"

    def choose(self, message):
        commands = [self.load.format(cgp(message, self.options.tiles)), self.command(message)]
        try:
            self.process.stdin.write("\n".join(commands + ([self.end] if self.end else [])) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            sys.exit(f"{self.engine} has ended")
        lines = self.lines(commands)
        move = best_move(self.engine, lines)
        if move is None:
            sys.exit(f"{self.engine} gave no move that can be read for {commands}")
        if self.end:
            for _ in lines:  # the rows that are not best must not be taken for the next answer
                pass
        return move

    def lines(self, commands):
        """What the engine says, up to the end marker; without one the reader stops when it has a move."""
        line = ""
        for line in self.process.stdout:
            line = COLOR.sub("", line)
            if REFUSED.match(line):
                sys.exit(f"{self.engine} refused {commands}: {line.strip()}")
            if self.end and VERSION.match(line):
                return
            yield line
        sys.exit(f"{self.engine} ended with {self.process.wait()} before it gave a move; its last line: {line.strip()!r}")

    def told(self, message):
        pass


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class ByGame:
    """An engine that reads the game so far from a GCG file."""

    def __init__(self, options):
        self.engine, self.dir = options.engine, options.dir
        self.command = [*options.command, f"--lexicon={options.lexicon}", "--mode=positions"]
        self.game, self.events, self.scores, self.answer = None, [], (0, 0), ""
        self.rack = self.board = ""

    def record(self, nick, rack, move, before, after):
        kind, _, word = move.partition(" ")
        place = {"pass": "-", "exch": "-" + word}.get(kind)
        if place is None:
            place = f"{kind} {re.sub(r'[(]([^()]*)[)]', lambda seen: '.' * len(seen.group(1)), word)}"
            rack = rack or re.sub(r"[a-z]", "?", re.sub(r"\([^()]*\)", "", word))
        self.events.append(f">{nick}: {rack or '?'} {place} +{after - before} {after}")

    def hear(self, message):
        """Starts anew with a game, and writes down what the opponent has played."""
        if message["gameid"] != self.game:
            self.game, self.events, self.scores = message["gameid"], [], (0, 0)
        mine, theirs = message["score"]["me"], message["score"]["opponent"]
        if message["status"]["moverequired"] and not message["errcode"] and message["lastmove"]:
            self.record("them", "", message["lastmove"], self.scores[1], theirs)
        elif not message["status"]["moverequired"] and not message["status"]["endofgame"]:
            withdrawn = message["board"] == self.board and not self.answer.startswith("exch")
            self.record("me", self.rack, "pass" if withdrawn else self.answer, self.scores[0], mine)
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
            run = subprocess.run(
                [*self.command, f"--position={file.name}"], stdout=subprocess.PIPE, text=True, errors="replace", cwd=self.dir
            )
        self.rack, self.board = message["rack"], message["board"]
        self.answer = best_move(self.engine, run.stdout.splitlines())
        if self.answer is None:
            sys.exit(f"{self.engine} ended with {run.returncode} and gave no move that can be read: {run.stdout[-500:]!r}")
        return self.answer

    def told(self, message):
        self.hear(message)


def main(engine, *words):
    if words == ("--parse",):
        print(best_move(engine, sys.stdin) or "no move")
        return
    options = arguments(engine, words)
    player = (ByGame if engine == "quackle" else ByPosition)(options)
    answer = ""
    for line in sys.stdin:
        message = json.loads(line)
        if not message["status"]["moverequired"]:
            player.told(message)
        elif message["errcode"]:
            # Its lexicon has other words than the match, or the bridge has misread it. A pass would hide that.
            sys.exit(f"the arena refused '{answer}': {message['errcode']} {message.get('message', '')}")
        else:
            answer = player.choose(message)
            print(answer, flush=True)


def arguments(engine, words):
    parser = argparse.ArgumentParser(usage=__doc__, add_help=False, allow_abbrev=False)
    for option in ("--dir", "--ask", "--endgame", "--preendgame", "--data"):
        parser.add_argument(option)
    parser.add_argument("--tiles", type=Counter, default=ENGLISH)
    parser.add_argument("lexicon")
    parser.add_argument("program")
    parser.add_argument("settings", nargs=argparse.REMAINDER)
    options = parser.parse_args(words)
    options.engine, options.command = engine, [options.program, *options.settings]
    return options


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("macondo", "magpie", "quackle"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
