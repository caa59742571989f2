"""``python -m quoin.ray arena A B``: a match over a cluster of Ray."""

from __future__ import annotations

import argparse
import sys

from quoin.ray import tournament
from quoin.train import run

#: Options that the arena gets as they are.
HANDED_ON = {
    "--game": "crossword or othello",
    "--variant": "variant of the crossword game",
    "--lexicon": "the words",
    "--opening": "random moves at the beginning of Othello",
    "--sprt": "two differences of Elo, such as 0,10; all pairs are played, those beyond the verdict do not count",
    "--nodes": "a budget for agents that search",
    "--tries": "refused moves in a turn",
    "--on-invalid": "what happens then",
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m quoin.ray",
        description="Play over many processes or machines, with the same results as on one.",
        epilog="Example: python -m quoin.ray arena greedy random --variant mini --games 1000 --workers 8",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    arena = commands.add_parser(
        "arena",
        help="two agents against each other",
        description="Plays what 'quoin arena match' plays, a range of pairs in each task. The same command goes on where it "
        "was stopped.",
        allow_abbrev=False,
        epilog="Example: python -m quoin.ray arena search:4 greedy --game othello --games 500 --address auto",
    )
    arena.add_argument("first", metavar="A", help="the first agent, as the arena names it")
    arena.add_argument("second", metavar="B", help="the second")
    arena.add_argument("--games", "-n", type=int, default=100, metavar="N", help="how many pairs of games (100)")
    arena.add_argument("--seed", type=int, default=1, metavar="S", help="what all chance follows from (1)")
    arena.add_argument("--workers", type=int, default=2, metavar="K", help="how many tasks at once (2)")
    arena.add_argument("--pairs-per-task", type=int, default=0, metavar="P", help="how many pairs a task plays (a few tasks each)")
    arena.add_argument("--address", default="", help="the cluster, such as auto; without, one is started here and ended")
    arena.add_argument("--output", "-o", default="", metavar="FOLDER", help="where everything is kept (matches/ray-A-v-B-SEED)")
    arena.add_argument("--json", action="store_true", help="print the result as one JSON object")
    for option, meaning in HANDED_ON.items():
        arena.add_argument(option, metavar="VALUE", help=f"{meaning}, as in quoin arena match")
    return parser


def main(words: list[str] | None = None) -> int:
    """Exit codes: 0 fine, 2 bad input, 3 something is not installed, 130 interrupted."""
    args = _parser().parse_args(words)
    others = []
    for option in HANDED_ON:
        value = getattr(args, option[2:].replace("-", "_"))
        others += [] if value is None else [option, value]
    return run.ended(lambda: print(tournament.play(args, others), end=""))


if __name__ == "__main__":
    sys.exit(main())
