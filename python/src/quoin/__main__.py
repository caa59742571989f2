"""Measure how strong an agent is: ``python -m quoin evaluate greedy Othello-v0 random``.

Generate training data on all cores: ``python -m quoin selfplay static --games 1000``.
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys

from quoin import _java, _jvm
from quoin.evaluation import evaluate
from quoin.play import option_values
from quoin.train import run


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m quoin", description="Othello and crossword games for reinforcement learning.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    made = commands.add_parser(
        "evaluate",
        help="measure the playing strength of an agent",
        description="Play pairs of games with swapped seats and print the result with confidence intervals.",
        epilog="Example: python -m quoin evaluate greedy Othello-v0 random --games 200",
    )
    side = "a name such as greedy, model:FILE, cmd:COMMAND or PACKAGE.MODULE:ATTRIBUTE"
    made.add_argument("policy", metavar="AGENT", help=f"agent to evaluate: {side}")
    made.add_argument("env_id", nargs="?", default="Othello-v0", metavar="ENV", help="id of the environment (default: Othello-v0)")
    made.add_argument("opponent", nargs="?", default="random", metavar="OPPONENT", help="opponent, in the same form as AGENT (default: random)")
    made.add_argument("--games", type=int, default=200, metavar="N", help="number of games; must be even (default: 200)")
    made.add_argument("--seed", type=int, default=1, metavar="S", help="random seed (default: 1)")
    made.add_argument("--sprt", metavar="ELO0,ELO1", help="sequential test: stop as soon as one of the two Elo differences is rejected")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="option of the environment; repeatable")
    made.add_argument("--ray", nargs="?", const=True, default=False, metavar="ADDRESS", help="play on the Ray cluster at ADDRESS, or on a temporary one")
    made.add_argument("--workers", type=int, metavar="N", help="number of parallel Ray tasks (default: all cores)")
    commands.add_parser("selfplay", help="generate games of an agent against itself, as training data", add_help=False)
    return parser


def _self_play(words: list[str]) -> int:
    """Run the program's own command, which reports progress and errors."""
    process = subprocess.Popen([str(_java.find().java), "-jar", str(_jvm.jar()), "selfplay", *words])
    # Ctrl-C reaches the program too, which ends by itself after the games that are running.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return process.wait()
    finally:
        signal.signal(signal.SIGINT, before)


def main(words: list[str] | None = None) -> int:
    """Run the command. Exit codes: 0 success, 2 invalid input, 3 something is not installed, 130 interrupted."""
    given = sys.argv[1:] if words is None else words
    if given[:1] == ["selfplay"]:
        codes: list[int] = []
        return run.ended(lambda: codes.append(_self_play(given[1:]))) or codes[0]
    args = _parser().parse_args(words)

    def run_it() -> None:
        sprt = None
        if args.sprt is not None:
            try:
                elo0, elo1 = (float(bound) for bound in args.sprt.split(","))
            except ValueError:
                raise ValueError(f"--sprt takes two Elo differences such as 0,10, got '{args.sprt}'") from None
            sprt = (elo0, elo1)
        print(
            evaluate(
                args.policy, args.env_id, args.opponent, args.games, args.seed,
                sprt=sprt, options=option_values(args.option), ray=args.ray, workers=args.workers,
            )
        )

    return run.ended(run_it)


if __name__ == "__main__":
    sys.exit(main())
