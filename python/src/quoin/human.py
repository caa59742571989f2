"""A person at a game: :func:`play_human`. For the terminal there is ``python -m quoin.play``."""

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
    """Plays one episode with a person who reads ``output`` and types into ``input``, by default the terminal.

    Options are those of the environment. The opponent is ``"greedy"`` unless told otherwise, or ``"random"`` in a game that
    has no such agent; with ``"self"`` both sides are played. What cannot be played is explained and asked again.

    :return: the sum of the rewards, or None when the person left before the end
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
    """A person at a game."""

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
        """A legal action; asks until there is one."""
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
        """The legal moves with their numbers, in columns."""
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
        """A line; EOFError at the end."""
        if self.input is sys.stdin and self.output is sys.stdout and self.input.isatty():
            # Lets the line be edited.
            return builtins.input(prompt)
        self.say(prompt, end="")
        line = self.input.readline()
        if not line:
            raise EOFError
        return line
