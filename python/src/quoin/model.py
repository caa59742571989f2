"""A trained policy in an ONNX file, run with the package ``onnxruntime``."""

from __future__ import annotations

import os
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quoin import _files, _jvm

_Array = NDArray[Any]

#: Metadata keys in a model file.
ENVIRONMENT, OPTIONS, TRAINED = "quoin.environment", "quoin.options", "quoin.trained"


class Model:
    """A trained policy, for :func:`quoin.evaluate` and as an opponent.

    Its inputs have the names of observation fields and receive their values as float32; its output ``logits`` has a value for each
    action. It plays the legal action with the largest logit; if several are equal, the one with the lowest number.

    :param file: an ONNX file with the metadata ``quoin.environment``, or the name of a model that comes with the package
    :param threads: number of threads per call; with one, the results are the same everywhere
    """

    def __init__(self, file: str | os.PathLike[str], threads: int = 1) -> None:
        self.file = Path(file)
        self._threads = threads
        shipped = _shipped(os.fspath(file))
        if shipped is None and not self.file.is_file():
            raise ValueError(f"there is no model at {self.file}, and none of that name in the package")
        if shipped is None:
            _files.checked(self.file, _files.LARGEST_MODEL, "a model")
        runtime = _onnxruntime()
        settings = runtime.SessionOptions()
        settings.intra_op_num_threads = settings.inter_op_num_threads = threads
        settings.log_severity_level = 3
        try:
            self._session = runtime.InferenceSession(shipped or str(self.file), settings, providers=["CPUExecutionProvider"])
        except Exception as wrong:  # the runtime has an exception class for each kind of failure
            reason = str(wrong).strip().splitlines()[0]
            raise ValueError(f"{self.file} is no model in ONNX format: {reason}") from None
        told = self._session.get_modelmeta().custom_metadata_map
        if not told.get(ENVIRONMENT):
            raise ValueError(f"{self.file} does not say for which environment it was trained: its metadata lacks {ENVIRONMENT}")
        #: The environment the model was trained for.
        self.environment: str = told[ENVIRONMENT]
        #: The options that affect its observations and actions.
        self.options = _parsed(self.file, told.get(OPTIONS, ""))
        #: How it was trained, in one line.
        self.trained: str = told.get(TRAINED, "")
        #: The observation fields that it reads.
        self.inputs: list[str] = [part.name for part in self._session.get_inputs()]
        #: The names of its outputs.
        self.outputs: list[str] = [part.name for part in self._session.get_outputs()]
        if "logits" not in self.outputs:
            raise ValueError(f"{self.file} has no output named logits")

    def logits(self, observations: Any, masks: _Array) -> _Array:
        """Return the logits of each row."""
        return self._run(["logits"], observations, masks)[0]

    def evaluate(self, observations: Any, masks: _Array) -> tuple[_Array, _Array]:
        """Return the logits and value of each row, for :mod:`quoin.search.mcts`. The file must have the output ``value``."""
        if "value" not in self.outputs:
            raise ValueError(f"{self.file} has no output named value, so it cannot guide a search")
        logits, values = self._run(["logits", "value"], observations, masks)
        return logits, values.reshape(len(masks))

    def _run(self, outputs: list[str], observations: Any, masks: _Array) -> list[_Array]:
        fields: Mapping[str, _Array] = observations if isinstance(observations, Mapping) else {"observation": observations}
        shown = {"action_mask": masks, **fields}
        missing = [name for name in self.inputs if name not in shown]
        if missing:
            raise ValueError(
                f"{self.file} looks at {', '.join(missing)}, which {self.environment} does not show; it shows {', '.join(shown)}"
            )
        feed = {name: np.ascontiguousarray(shown[name], np.float32) for name in self.inputs}
        results = [np.asarray(result) for result in self._session.run(outputs, feed)]
        if results[0].shape != masks.shape:
            raise ValueError(f"the logits of {self.file} have the shape {results[0].shape}, the masks {masks.shape}")
        return results

    def actions(self, observations: Any, masks: _Array) -> _Array:
        """Return an action for each row."""
        return np.asarray(np.where(masks != 0, self.logits(observations, masks), -np.inf).argmax(1))

    def __call__(self, observation: Any, info: Mapping[str, Any]) -> int:
        """Return the action for one observation."""
        if isinstance(observation, Mapping):
            rows: Any = {name: part[None] for name, part in observation.items()}
        else:
            rows = observation[None]
        return int(self.actions(rows, info["action_mask"][None])[0])

    def __reduce__(self) -> tuple[Any, ...]:
        return Model, (self.file, self._threads)

    def __repr__(self) -> str:
        return f"Model({str(self.file)!r})"


def opened(opponent: Any) -> Any:
    """Open the model if an opponent is ``"model:FILE"``; return any other opponent unchanged.

    If Python has no ONNX Runtime, Java runs the model, provided its library is next to the jar, as in a checkout.
    """
    if not isinstance(opponent, str) or not opponent.startswith("model:"):
        return opponent
    try:
        return Model(opponent.removeprefix("model:"))
    except ModuleNotFoundError:
        if (_jvm.jar().parent / "natives" / "onnxruntime.jar").is_file():
            return opponent
        raise


def with_model(options: dict[str, Any]) -> dict[str, Any]:
    """Return the options with the opponent opened by :func:`opened`."""
    return {**options, "opponent": opened(options["opponent"])} if "opponent" in options else options


def _shipped(name: str) -> bytes | None:
    """Return the contents of a model that comes with the package, or None."""
    if not re.fullmatch(r"[a-z][a-z0-9-]*", name):
        return None
    with zipfile.ZipFile(_jvm.jar()) as jar:
        try:
            return jar.read(f"dev/quoin/learning/play/{name}.onnx")
        except KeyError:
            return None


def _onnxruntime() -> Any:
    try:
        import onnxruntime
    except ImportError:
        raise ModuleNotFoundError("quoin: models need the package onnxruntime: pip install \"quoin[onnx]\"") from None
    return onnxruntime


def _parsed(file: Path, text: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not (name and equals):
            raise ValueError(f"{file}: {OPTIONS} must be NAME=VALUE separated by spaces, got '{text}'")
        options[name] = int(value) if re.fullmatch(r"-?\d+", value) else value
    return options
