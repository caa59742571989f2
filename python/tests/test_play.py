"""A person at a game."""

from __future__ import annotations

import io
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from conftest import legal_actions

import quoin
from quoin import play

IDS = quoin.environments()


def game_of(id: str, by: str, **options: Any) -> tuple[list[str], float]:
    """A whole game as a person would type it, by moves or by numbers, and what it earns."""
    env = quoin.QuoinEnv(id, **options)
    _, info = env.reset(seed=5)
    typed, total, over = [], 0.0, False
    chance = np.random.default_rng(5)
    while not over:
        action = int(chance.choice(legal_actions(info)))
        typed.append(str(action) if by == "numbers" else env.action_text(action))
        _, reward, terminated, truncated, info = env.step(action)
        total += reward
        over = terminated or truncated
    return typed, total


@pytest.mark.parametrize("by", ["moves", "numbers"])
@pytest.mark.parametrize("id", IDS)
def test_a_whole_game_of_every_environment(id: str, by: str) -> None:
    has_opponent = "agent_player" in quoin.QuoinEnv(id).reset(seed=1)[1]
    typed, expected = game_of(id, by, **({"opponent": "greedy"} if has_opponent else {}))
    output = io.StringIO()
    lines = ["?", "nonsense", "999999999", "", *typed]
    earned = quoin.play_human(id, seed=5, input=io.StringIO("\n".join(lines) + "\n"), output=output)
    assert earned == pytest.approx(expected)
    said = output.getvalue()
    assert said.count("> ") == len(lines)
    assert said.count("? shows the legal moves.") == 2, "two wrong answers are explained, an empty one is asked again"
    assert f"({typed[0]})" in said if by == "numbers" else f"{typed[0]} (" in said, "the list has what was played first"
    assert f"The game is over. Reward {expected:+g}" in said


def test_refusals_say_why() -> None:
    output = io.StringIO()
    wrong = ["a1", "z9", "pass", "64", "0"]
    assert quoin.play_human("quoin/Othello-v0", seed=1, input=io.StringIO("\n".join(wrong)), output=output) is None
    answers = [line for line in output.getvalue().splitlines() if line.startswith("> ") and "? shows" in line]
    assert len(answers) == len(wrong)
    assert "a1" in answers[0] and "a1 to h8" in answers[1] and "0..63" in answers[3] and "a1" in answers[4]
    assert output.getvalue().endswith("Left the game.\n")


def test_both_sides_are_played_when_told_so() -> None:
    output = io.StringIO()
    assert quoin.play_human(opponent="self", input=io.StringIO("d3\nc3\nq\n"), output=output) is None
    assert output.getvalue().count("Black to move") == 2 and output.getvalue().count("White to move") == 1


def test_notation_is_there_for_programs_too() -> None:
    env = quoin.QuoinEnv("Othello-v0")
    for early in (lambda: env.action_text(19), lambda: env.read_action("d3")):
        with pytest.raises(quoin.environment.ResetNeeded):
            early()
    env.reset(seed=1)
    assert env.action_text(19) == "d3" and env.read_action("D3") == 19
    with pytest.raises(ValueError, match="a1"):
        env.read_action("a1")
    with pytest.raises(ValueError):
        env.action_text(0)
    with pytest.raises(IndexError):
        env.action_text(64)
    with pytest.raises(TypeError):
        env.action_text(1.5)
    with pytest.raises(TypeError):
        env.read_action(19)


def test_wrong_arguments_are_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong, said in (
        (["Chess-v0"], "there is no environment 'Chess-v0'"),
        (["--option", "opponent=nobody"], "opponent must be"),
        (["--option", "opponent"], "NAME=VALUE"),
        (["--option", "invalid_move_penalty=true"], "invalid_move_penalty must be"),
        (["--seed", "-1"], "seed must not be negative"),
    ):
        assert play.main(wrong) == 2
        assert said in capsys.readouterr().err
    with pytest.raises(quoin.JavaNotFoundError), pytest.MonkeyPatch.context() as patch:
        patch.setattr(quoin.human, "QuoinEnv", _no_java)
        quoin.play_human()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(quoin.human, "QuoinEnv", _no_java)
        assert play.main([]) == 3
    assert "no Java here" in capsys.readouterr().err


def _no_java(*_: Any, **__: Any) -> Any:
    raise quoin.JavaNotFoundError("no Java here")


class Terminal:
    """``python -m quoin.play`` at the other end of a pseudo-terminal."""

    def __init__(self, *words: str) -> None:
        import pty

        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "quoin.play", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            # A job in the background inherits that SIGINT is ignored.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(theirs)
        self.shown = ""

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def wait_for(self, text: str, again: Callable[[], None] = lambda: None) -> str:
        """What was shown until a text came; it is forgotten then. While nothing comes, something is done again."""
        end = time.monotonic() + 120
        while text not in self.shown:
            assert time.monotonic() < end, self.shown
            if not select.select([self.ours], [], [], 2)[0]:
                again()
                continue
            try:
                self.shown += os.read(self.ours, 4096).decode()
            except OSError:
                assert text in self.shown, self.shown
        before, _, self.shown = self.shown.partition(text)
        return before

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)


needs_terminals = pytest.mark.skipif(sys.platform == "win32", reason="this system has no pseudo-terminals")


@needs_terminals
def test_at_a_terminal_until_the_end_of_input() -> None:
    with Terminal("Othello-v0", "--seed", "3", "--option", "opponent=random") as terminal:
        assert "Black to move" in terminal.wait_for("> ")
        terminal.type("?\n")
        assert "d3 (19)" in terminal.wait_for("> ")
        terminal.type("d4\n")
        assert "d4" in terminal.wait_for("> ")
        terminal.type("d3\n")
        assert "Black to move" in terminal.wait_for("> ")
        terminal.type("\x04")
        terminal.wait_for("Left the game.")
        assert terminal.process.wait(60) == 0


@needs_terminals
def test_an_interruption_leaves_the_game_without_a_trace() -> None:
    with Terminal("MiniScrabble-v0") as terminal:
        terminal.wait_for("> ")

        def interrupt() -> None:
            terminal.process.send_signal(signal.SIGINT)

        interrupt()
        # Between the prompt and the waiting for a line Python may overlook the first.
        assert "Traceback" not in terminal.wait_for("Left the game.", interrupt)
        assert terminal.process.wait(60) == 0
