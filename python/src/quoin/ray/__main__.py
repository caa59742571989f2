"""Play a match on a Ray cluster: ``python -m quoin.ray arena A B``."""

from __future__ import annotations

import argparse
import sys

from quoin.ray import tournament
from quoin.train import run

#: Options that are passed on to the arena.
HANDED_ON = {
    "--game": "crossword or othello",
    "--variant": "crossword variant",
    "--lexicon": "word list",
    "--opening": "number of random opening moves in Othello",
    "--sprt": "sequential test with two Elo differences, such as 0,10; all pairs are played, but those after the verdict do not count",
    "--nodes": "node limit for agents that search",
    "--tries": "number of invalid moves allowed per turn",
    "--on-invalid": "what happens after that: pass or loss",
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m quoin.ray",
        description="Play on many processes or machines, with the same results as on one.",
        epilog="Example: python -m quoin.ray arena greedy random --variant mini --games 1000 --workers 8",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    arena = commands.add_parser(
        "arena",
        help="play a match between two agents",
        description="Play the same games as 'quoin arena match', with a range of pairs in each task. Run the same command again to "
        "resume.",
        allow_abbrev=False,
        epilog="Example: python -m quoin.ray arena search:4 greedy --game othello --games 500 --address auto",
    )
    arena.add_argument("first", metavar="A", help="first agent, as in quoin arena match")
    arena.add_argument("second", metavar="B", help="second agent")
    arena.add_argument("--games", "-n", type=int, default=100, metavar="N", help="number of pairs of games (default: 100)")
    arena.add_argument("--seed", type=int, default=1, metavar="S", help="random seed (default: 1)")
    arena.add_argument("--workers", type=int, default=2, metavar="K", help="number of parallel tasks (default: 2)")
    arena.add_argument("--pairs-per-task", type=int, default=0, metavar="P", help="pairs per task (default: a few tasks per worker)")
    arena.add_argument("--address", default="", help="address of a Ray cluster, such as auto (default: start a temporary one)")
    arena.add_argument("--output", "-o", default="", metavar="FOLDER", help="output folder (default: matches/ray-A-v-B-SEED)")
    arena.add_argument("--json", action="store_true", help="print the result as one JSON object")
    for option, meaning in HANDED_ON.items():
        arena.add_argument(option, metavar="VALUE", help=f"{meaning}, as in quoin arena match")
    return parser


def main(words: list[str] | None = None) -> int:
    """Run the command. Exit codes: 0 success, 2 invalid input, 3 something is not installed, 130 interrupted."""
    args = _parser().parse_args(words)
    others = []
    for option in HANDED_ON:
        value = getattr(args, option[2:].replace("-", "_"))
        others += [] if value is None else [option, value]
    return run.ended(lambda: print(tournament.play(args, others), end=""))


if __name__ == "__main__":
    sys.exit(main())
