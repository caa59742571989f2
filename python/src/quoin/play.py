"""Play a game at the terminal: ``python -m quoin.play Othello-v0``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import Any

from quoin import _layout
from quoin._java import JavaNotFoundError
from quoin.human import play_human


def _value(text: str) -> Any:
    """Convert an option's value to a boolean, a number or a string."""
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def option_values(words: Iterable[str]) -> dict[str, Any]:
    """Parse options of the form NAME=VALUE."""
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals):
            raise ValueError(f"an option must have the form NAME=VALUE, got '{word}'")
        options[name] = _value(value)
    return options


def main(arguments: list[str] | None = None) -> int:
    """Play a game at the terminal. Exit codes: 0 success, 2 invalid input, 3 no Java."""
    parser = argparse.ArgumentParser(
        prog="python -m quoin.play",
        description="Play a game at the terminal.",
        epilog="Example: python -m quoin.play Othello-v0 --option opponent=search:3 --option agent_player=white",
    )
    parser.add_argument("id", nargs="?", default="Othello-v0", help=f"environment: {', '.join(_layout.known())} (default: Othello-v0)")
    parser.add_argument("--seed", type=int, help="random seed, to play the same game again")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="option of the environment; repeatable")
    given = parser.parse_args(arguments)
    try:
        play_human(given.id, seed=given.seed, **option_values(given.option))
    except ValueError as wrong:
        print(f"quoin: {wrong}", file=sys.stderr)
        return 2
    except JavaNotFoundError as missing:
        print(missing, file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
