"""Self-play: the opponent is the learning network, or one of its snapshots on disk.

Snapshots are ONNX files instead of PyTorch files: they can be used as the agent ``model:FILE``, they can be read without a
description of the network, and the league of one training script can be used by another.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quoin.model import Model

_Array = NDArray[Any]

#: Maps observations and masks, one row per game, to logits.
Logits = Callable[[Any, _Array], _Array]


class League:
    """Snapshots of a learner in a folder, such as ``step-000004096.onnx``.

    :param size: how many of the latest snapshots to play against; the folder keeps all of them
    """

    def __init__(self, folder: Path, size: int) -> None:
        self.folder, self._size = folder, size
        self._models: dict[Path, Model] = {}

    def begin(self, step: int) -> None:
        """Remove snapshots that a stopped run wrote after ``step``."""
        for file in self.files():
            if step == 0 or _step(file) > step:
                file.unlink()
        self._models.clear()

    def files(self) -> list[Path]:
        """All snapshots, oldest first."""
        return sorted((file for file in self.folder.glob("step-*.onnx") if _step(file) >= 0), key=_step)

    def add(self, step: int, write: Callable[[str], Any]) -> None:
        """Add a snapshot. ``write`` gets its name, relative to the folder of the run."""
        write(f"{self.folder.name}/step-{step:09}.onnx")

    def draw(self, chance: np.random.Generator) -> Model | None:
        """Return one of the latest snapshots at random, or None if there are none."""
        latest = self.files()[-self._size :]
        if not latest:
            return None
        file = latest[int(chance.integers(len(latest)))]
        self._models = {known: model for known, model in self._models.items() if known in latest}
        if file not in self._models:
            self._models[file] = Model(file)
        return self._models[file]


class SelfPlay:
    """The opponent in every game: the current network or, with a league, one of its snapshots.

    Use it as the option ``opponent`` of a vector environment. Like the learner, it samples actions from the policy. All games have
    the same opponent at any time; :meth:`draw` chooses it before each rollout.
    """

    def __init__(self, seed: int, league: League | None, latest_probability: float) -> None:
        self.league = league
        self._latest = latest_probability
        self._chance = np.random.default_rng([seed, 1])
        self._live: Logits | None = None
        self._snapshot: Model | None = None
        self._failure: Exception | None = None

    def follow(self, logits: Logits) -> None:
        """Set the current network. It is called for each move, so its latest weights are used."""
        self._live = logits

    def begin(self, step: int) -> None:
        """Prepare the folder for a run that starts at ``step``."""
        if self.league is not None:
            self.league.begin(step)

    def draw(self) -> None:
        """Choose the opponent for the next rollout. Raises the error that occurred in the previous one, if any."""
        if self._failure is not None:
            # The environment has moved at random instead.
            raise self._failure
        if self.league is not None:
            self._snapshot = None if self._chance.random() < self._latest else self.league.draw(self._chance)

    @property
    def snapshot(self) -> Model | None:
        """The current snapshot; None for the current network."""
        return self._snapshot

    def actions(self, observations: Any, masks: _Array) -> _Array:
        """Return an action for each row, sampled from the policy."""
        try:
            return self._sampled(observations, masks)
        except Exception as failure:
            self._failure = failure
            raise

    def _sampled(self, observations: Any, masks: _Array) -> _Array:
        if self._live is None:
            raise RuntimeError("self-play needs a network: call follow() before the first game")
        logits = self._live(observations, masks) if self._snapshot is None else self._snapshot.logits(observations, masks)
        legal = masks != 0
        scores = np.full(logits.shape, -np.inf)
        # The argmax of logits plus Gumbel noise is a sample from their softmax.
        scores[legal] = logits[legal] + self._chance.gumbel(size=int(legal.sum()))
        return np.asarray(scores.argmax(1))

    def state(self) -> dict[str, Any]:
        """Return the state for a checkpoint, so that a resumed run plays the same games."""
        return dict(self._chance.bit_generator.state)

    def load(self, state: Mapping[str, Any]) -> None:
        """Restore the result of :meth:`state`."""
        self._chance.bit_generator.state = state


def _step(file: Path) -> int:
    """Return the step in the name of a snapshot, or -1 if there is none."""
    found = re.fullmatch(r"step-(\d+)\.onnx", file.name)
    return int(found[1]) if found else -1
