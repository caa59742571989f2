"""Let a person play: :func:`play_human`. At the terminal, use ``python -m quoin.play``."""

from __future__ import annotations

import builtins
import shutil
import sys
from typing import Any, TextIO

from quoin import _layout
from quoin.environment import QuoinEnv

HELP = """Type a move as the game writes it: d3 in Othello, 8D WORD or pass in a crossword game; or the number of an action.
  ?   shows the legal moves      q   leaves the game, as does Ctrl-D"""


def play_human(
    id: str = "Othello-v0",
    *,
    seed: int | None = None,
    input: TextIO | None = None,
    output: TextIO | None = None,
    **options: Any,
) -> float | None:
    """Play one episode with a person who reads ``output`` and types into ``input`` (default: the terminal).

    The options are those of the environment. The default opponent is ``"greedy"``, or ``"random"`` in a game without that agent;
    with ``"self"``, the person plays both sides. If a move is not possible, it explains why and asks again.

    :return: the sum of the rewards, or None if the person quit before the end
    """
    id = id.rsplit("/", 1)[-1].rsplit(":", 1)[-1]
    known = _layout.find(id)
    if known is not None and "opponent" not in options and any(field.name == "agent_player" for field in known.info):
        options = {"opponent": _usual_opponent(id), **options}
    env = QuoinEnv(id, render_mode="ansi", **options)
    table = _Table(env, sys.stdin if input is None else input, sys.stdout if output is None else output)
    try:
        return table.play(seed)
    except (EOFError, KeyboardInterrupt):
        table.say("\nLeft the game.")
        return None
    finally:
        env.close()


def _usual_opponent(id: str) -> str:
    try:
        _layout.of(id, {"opponent": "greedy"})
    except ValueError:
        return "random"
    return "greedy"


class _Table:
    """A game with a person."""

    def __init__(self, env: QuoinEnv, input: TextIO, output: TextIO) -> None:
        self.env = env
        self.input = input
        self.output = output

    def play(self, seed: int | None) -> float:
        _, info = self.env.reset(seed=seed)
        self.say(HELP)
        total, over = 0.0, False
        while not over:
            self.say(f"\n{self.env.render()}", end="")
            action = self.ask(info)
            _, reward, terminated, truncated, info = self.env.step(action)
            total += reward
            over = terminated or truncated
            if reward and not over:
                self.say(f"Reward {reward:+g}")
        self.say(f"\n{self.env.render()}The game is over{' (cut off)' if truncated else ''}. Reward {total:+g}")
        return total

    def ask(self, info: dict[str, Any]) -> int:
        """Ask until the person enters a legal action, and return it."""
        while True:
            words = self.read("> ").strip()
            if words.lower() in ("q", "quit", "exit"):
                raise EOFError
            if words == "?":
                self.show_moves(self.legal(info))
                continue
            try:
                if words.isascii() and words.isdigit():
                    action = int(words)
                    self.env.action_text(action)
                    return action
                if words:
                    return self.env.read_action(words)
            except ValueError as refused:
                self.say(f"{refused}. ? shows the legal moves.")

    def show_moves(self, actions: list[int]) -> None:
        """Show the legal moves with their numbers, in columns."""
        entries = [f"{self.env.action_text(action)} ({action})" for action in actions]
        width = max(map(len, entries)) + 2
        columns = max(1, shutil.get_terminal_size().columns // width)
        for start in range(0, len(entries), columns):
            self.say("".join(entry.ljust(width) for entry in entries[start : start + columns]).rstrip())

    def legal(self, info: dict[str, Any]) -> list[int]:
        return [int(action) for action in info["action_mask"].nonzero()[0]]

    def say(self, text: str, end: str = "\n") -> None:
        print(text, end=end, file=self.output, flush=True)

    def read(self, prompt: str) -> str:
        """Read a line. Raises EOFError at the end of the input."""
        if self.input is sys.stdin and self.output is sys.stdout and self.input.isatty():
            # Enables line editing.
            return builtins.input(prompt)
        self.say(prompt, end="")
        line = self.input.readline()
        if not line:
            raise EOFError
        return line
