"""Play on a Ray cluster: ``python -m quoin.ray arena A B`` and ``python -m quoin.ray selfplay AGENT``."""

from __future__ import annotations

import argparse
import sys

from quoin.ray import selfplay, tournament
from quoin.train import run

#: Options that are passed on to every command.
_RULES = {
    "--game": "crossword or othello",
    "--variant": "crossword variant",
    "--lexicon": "word list",
    "--opening": "number of random opening moves in Othello",
    "--nodes": "node limit for agents that search",
}

#: Options that are passed on to the arena.
_ARENA = {
    **_RULES,
    "--sprt": "sequential test with two Elo differences, such as 0,10; all pairs are played, but those after the verdict do not count",
    "--tries": "number of invalid moves allowed per turn",
    "--on-invalid": "what happens after that: pass or loss",
}

#: Options that are passed on to self-play.
_SELF_PLAY = {
    **_RULES,
    "--encoding": "encoding of the word list",
    "--challenge": "challenge rule of the crossword game",
    "--adjudicate": "adjudication of Othello games, such as exact:12",
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m quoin.ray",
        description="Play on many processes or machines, with the same results as on one.",
        epilog="Example: python -m quoin.ray arena greedy random --variant mini --games 1000 --workers 8",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_arena(commands)
    _add_self_play(commands)
    return parser


def _add_arena(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    arena = commands.add_parser(
        "arena",
        help="play a match between two agents",
        description="Play the same games as 'quoin arena match', with a range of pairs in each task. Run the same command again to "
        "resume.",
        allow_abbrev=False,
        epilog="Example: python -m quoin.ray arena search:4 greedy --game othello --games 500 --address auto",
    )
    arena.set_defaults(play=tournament.play, handed_on=_ARENA)
    arena.add_argument("first", metavar="A", help="first agent, as in quoin arena match")
    arena.add_argument("second", metavar="B", help="second agent")
    arena.add_argument("--games", "-n", type=int, default=100, metavar="N", help="number of pairs of games (default: 100)")
    arena.add_argument("--pairs-per-task", type=int, default=0, metavar="P", help="pairs per task (default: a few tasks per worker)")
    arena.add_argument("--output", "-o", default="", metavar="FOLDER", help="output folder (default: matches/ray-A-v-B-SEED)")
    arena.add_argument("--json", action="store_true", help="print the result as one JSON object")
    _add_cluster(arena, "quoin arena match", _ARENA)


def _add_self_play(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    games = commands.add_parser(
        "selfplay",
        help="generate games of an agent against itself, as training data",
        description="Write the same bytes as 'quoin selfplay', with a range of games in each task. Run the same command again to resume.",
        allow_abbrev=False,
        epilog="Example: python -m quoin.ray selfplay sim:iterations=50 --games 100000 --address auto --workers 64",
    )
    games.set_defaults(play=selfplay.play, handed_on=_SELF_PLAY)
    games.add_argument("agents", nargs="+", metavar="AGENT", help="agent that plays both sides, or two agents that play each other")
    games.add_argument("--games", "-n", type=int, default=100, metavar="N", help="number of games (default: 100)")
    games.add_argument("--games-per-task", type=int, default=0, metavar="P", help="games per task (default: a few tasks per worker)")
    games.add_argument("--output", "-o", default="", metavar="FOLDER", help="output folder (default: selfplay/ray-AGENT-SEED)")
    _add_cluster(games, "quoin selfplay", _SELF_PLAY)


def _add_cluster(command: argparse.ArgumentParser, original: str, handed_on: dict[str, str]) -> None:
    command.add_argument("--seed", type=int, default=1, metavar="S", help="random seed (default: 1)")
    command.add_argument("--workers", type=int, default=2, metavar="K", help="number of parallel tasks (default: 2)")
    command.add_argument("--address", default="", help="address of a Ray cluster, such as auto (default: start a temporary one)")
    for option, meaning in handed_on.items():
        command.add_argument(option, metavar="VALUE", help=f"{meaning}, as in {original}")


def main(words: list[str] | None = None) -> int:
    """Run the command. Exit codes: 0 success, 2 invalid input, 3 something is not installed, 130 interrupted."""
    args = _parser().parse_args(words)
    others = []
    for option in args.handed_on:
        value = getattr(args, option[2:].replace("-", "_"))
        others += [] if value is None else [option, value]
    return run.ended(lambda: print(args.play(args, others), end=""))


if __name__ == "__main__":
    sys.exit(main())
