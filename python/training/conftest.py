from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: ./quoin test training installs it")

import gymnasium  # noqa: E402

import quoin  # noqa: E402

# One thread: the sums, and so what is learnt, are then the same in every run.
torch.set_num_threads(1)

IDS = quoin.environments()


def against_random(id: str) -> dict[str, Any]:
    """The options of an environment in which the agent has an opponent, if the game is one of two."""
    try:
        gymnasium.make(id, opponent="random").close()
    except ValueError as refused:
        assert "has no option 'opponent'" in str(refused)
        return {}
    return {"opponent": "random"}


#: Runs a training as the command line does, and gives what it printed.
Training = Callable[..., str]


@pytest.fixture
def training(capsys: pytest.CaptureFixture[str]) -> Training:
    def run(module: ModuleType, *words: str, out: Path) -> str:
        code = module.main([*words, "--output", str(out)])
        told = capsys.readouterr()
        assert code == 0, told.err
        return told.out

    return run


FIGURES: list[str] = []


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What was learnt, where everybody sees it."""
    for figure in FIGURES:
        terminalreporter.write_line(figure)
